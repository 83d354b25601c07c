"""Tells what has happened one after the other, as planned in `telling.py`: bursts, heralds, cards shown large, figures.

A click or a key ends all of it: everything then stands where the state says.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.view import View
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.bursts import Floats
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.herald import Herald
from tabletop.ui.scene.metrics import TABLE, Layer, put
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.pictures import Faces
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.telling import Burst, Change, Shown, Told

SHOWN = 210.0  # units of width of a card that is shown for a moment
COMES, LEAVES = 0.18, 0.15  # shares of the time that it is shown
TELLING = ("teller", "telling")


class Teller:
    """Runs one plan at a time."""

    def __init__(
        self,
        scene: QGraphicsScene,
        clock: Clock,
        floats: Floats,
        herald: Herald,
        wardrobe: Wardrobe,
        outlines: Outlines,
        faces: Faces,
        style: Style,
    ):
        self._scene = scene
        self._clock = clock
        self._floats = floats
        self._herald = herald
        self._faces = faces
        self.shown = CardItem("shown", wardrobe, outlines, style)
        put(self.shown, Layer.OVERLAYS, 8)

    @property
    def telling(self) -> bool:
        """Whether something is still to be told."""
        return self._clock.moving(TELLING)

    def tell(
        self,
        told: Told,
        view: View,
        place_of: Callable[[str], QPointF | None],
        middle: QPointF,
        change: Callable[[Change], None],
        done: Callable[[], None],
    ) -> None:
        """Begin a plan. `place_of` gives the middle of a thing, `change` lets a figure become another; then `done`."""
        if told.length:
            self._clock.run(TELLING, told.length, lambda _progress: None, done=done, skips=True, still=True)
        for burst in told.bursts:
            place = place_of(burst.thing)
            if place is not None:
                self._later(("burst", burst.at), burst.at, partial(self._burst, burst, place))
        for each in told.changes:
            self._later(("change", each.at, each.seat), each.at, partial(change, each))
        for card in told.cards:
            self._later(("card", card.at), card.at, partial(self._show, card, view))
        now = [(shout, sentence) for at, shout, sentence in told.cries if at <= 0]
        if now:
            self._herald.cry(now, middle)
        for at, shout, sentence in told.cries:
            if at > 0:
                self._later(("cry", at), at, partial(self._cry, shout, sentence, middle))

    def _later(self, name: tuple[object, ...], at: float, done: Callable[[], None]) -> None:
        """Do this when its turn has come; at once where the table is not animated."""
        if at <= 0:
            done()
            return
        self._clock.run(("teller", *name), 1.0, lambda _progress: None, delay=at, done=done, skips=True, still=True)

    def _burst(self, burst: Burst, place: QPointF) -> None:
        if self.telling:  # who skips ahead wants to see no more of it
            self._floats.show_words(place, burst.head, burst.tail, seat_mark(burst.seat).colour)

    def _cry(self, shout: str, sentence: str, middle: QPointF) -> None:
        if self.telling:
            self._herald.cry([(shout, sentence)], middle)

    def _show(self, card: Shown, view: View) -> None:
        """A card that everybody may see now, large in the middle for a moment."""
        pieces = [piece for zone in view.zones.values() for piece in zone.pieces if piece.key == card.card]
        if not self.telling or not self._clock.shows or not pieces or pieces[0].kind is None:
            return
        item, flies = self.shown, self._clock.flies
        item.show_as(self._faces.look(pieces[0], "hand"), SHOWN, Dress(), False)
        item.setPos(TABLE.center())
        if item.scene() is None:
            self._scene.addItem(item)

        def show(progress: float) -> None:
            if flies:
                item.setScale(min(1.0, 0.55 + 0.45 * progress / COMES))
                item.setOpacity(min(1.0, (1 - progress) / LEAVES))

        show(0.0)
        self._clock.run(
            ("teller", "shown"), card.length, show, Curve.Linear, done=self._put_away, skips=True, still=True
        )

    def _put_away(self) -> None:
        if self.shown.scene() is not None:
            self._scene.removeItem(self.shown)
