"""The parts on the table: one item a piece, brought to its spot by difference, gliding and rolling by the one clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.view import View
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.motion import arc, flash, glide_length
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.looks import BOUNCE, FACE, faces_to, roll_length
from tabletop.ui.scene.parts.part import PartItem, stack
from tabletop.ui.scene.parts.places import ROLLED, PartSpot
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.telling import NOTHING_TOLD, Roll, Told

OVER = 700  # steps by which parts of a zone that covers others lie in the layer of what hovers
ROLLING = 70.0  # units of a die's edge while it rolls
RISE, RISES, FLIES = 60.0, 90.0, 200.0  # a token leaves the bag: units, milliseconds up, milliseconds to the tray
LEAST_GROWTH = 1.2  # of a rolling die, however large it lies


class Parts:
    """Keeps the items, by key of the piece."""

    def __init__(self, scene: QGraphicsScene, outlines: Outlines, style: Style, clock: Clock):
        self.items: dict[str, PartItem] = {}
        self.spots: dict[str, PartSpot] = {}
        self.cabinet = Cabinet(style)
        self._scene = scene
        self._outlines = outlines
        self._style = style
        self._clock = clock
        self.over = ""  # a zone that lies over everything else
        self.hidden = ""  # a zone of which nothing is shown now
        self.middle_of: Callable[[str], QPointF | None] = lambda _zone: None
        self._leaving: list[PartItem] = []
        self._rolls: dict[str, int] = {}
        self._fresh = True  # nothing has been shown yet: what lies there has not come just now

    def sync(
        self,
        spots: Mapping[str, PartSpot],
        view: View,
        came_from: Callable[[str], QPointF | None],
        starts: Mapping[str, QPointF] | None = None,
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Bring every part to its spot. `came_from` gives where new parts of a zone come from (the bag), or None.

        `starts` are places of cards that become parts: these glide from there. What is `told` one after
        the other waits for its turn.
        """
        for key in [key for key in self.items if key not in spots]:
            self._take_away(key, told.wait(key))
        before, self.spots = self.spots, dict(spots)
        first = not before
        for key, spot in spots.items():
            known = self.items.get(key)
            if known is None:
                item = self._add(key, spot)
                bag = None if first else came_from(spot.zone)
                if bag is not None:
                    self._draw(item, bag, spot.middle)
                elif not first and starts is not None and key in starts:
                    self._glide(item, starts[key], spot.middle)
                elif not first and key in told.rolls and told.rolls[key].zone != spot.zone:
                    self._stand_aside(item, told.rolls[key].zone)
                    self._bring(item, spot, told.wait(key))
            elif not (before.get(key) == spot and self._clock.moving(known)):  # it is on its way there already
                if key in told.rolls and told.rolls[key].zone not in (spot.zone, known.zone):
                    self._stand_aside(known, told.rolls[key].zone)
                self._bring(known, spot, told.wait(key))
            self.items[key].setVisible(not self.hidden or spot.zone != self.hidden)
        self._roll_all(view, told.rolls)
        self._fresh = False

    def clear(self) -> None:
        """Take every part off the table."""
        for item in (*self.items.values(), *self._leaving):
            self._clock.drop(item)
            self._scene.removeItem(item)
        self.items, self.spots, self._rolls, self._fresh, self._leaving = {}, {}, {}, True, []
        self.cabinet.clear()

    def _add(self, key: str, spot: PartSpot) -> PartItem:
        item = self.items[key] = PartItem(key, self.cabinet, self._outlines, self._style)
        item.show_as(spot.look, spot.size)
        item.setPos(spot.middle)
        self._stack(item, spot)
        self._scene.addItem(item)
        return item

    def hide(self, zone: str) -> None:
        """Show nothing of this zone, "" for none."""
        self.hidden = zone
        for key, spot in self.spots.items():
            if key in self.items:
                self.items[key].setVisible(not zone or spot.zone != zone)

    def _stack(self, item: PartItem, spot: PartSpot) -> None:
        item.zone = spot.zone
        if self.over and spot.zone == self.over:
            put(item, Layer.HOVERED, min(OVER + spot.step, 990))
        else:
            stack(item, spot)

    def _take_away(self, key: str, wait: float) -> None:
        item = self.items.pop(key)
        self._clock.drop(item)
        if not wait or not self._clock.shows:
            self._scene.removeItem(item)
            return
        item.mark(())
        self._leaving.append(item)

        def done() -> None:
            if item in self._leaving:
                self._leaving.remove(item)
                self._scene.removeItem(item)

        self._clock.run(item, 1.0, lambda _progress: None, delay=wait, done=done, skips=True, still=True)

    def _stand_aside(self, item: PartItem, zone: str) -> None:
        """Put a die into the zone where it rolls before it goes on."""
        middle = self.middle_of(zone)
        if middle is not None and self._clock.shows:
            item.show_as(item.look, ROLLED)
            item.setPos(middle)
            put(item, Layer.HOVERED, OVER)

    def _bring(self, item: PartItem, spot: PartSpot, wait: float = 0.0) -> None:
        """Let a part glide to its spot, at once or after a while; it looks as before until then."""
        start, end = item.pos(), spot.middle
        if wait and self._clock.shows:
            self._bring_later(item, spot, wait)
            return
        above = item.zValue() >= Layer.HOVERED and start != end
        share = item.size / spot.size
        item.show_as(spot.look, spot.size)
        if not above:
            self._stack(item, spot)
        if start != end:
            self._glide(item, start, end, share, partial(self._stack, item, spot))

    def _bring_later(self, item: PartItem, spot: PartSpot, wait: float) -> None:
        start, end, share, flies = item.pos(), spot.middle, item.size / spot.size, self._clock.flies

        def show(progress: float) -> None:
            item.show_as(spot.look, spot.size)
            gone = progress if flies else float(progress >= 1)
            item.setPos(arc(start, end, gone))
            item.setScale(share + (1 - share) * gone)

        length = glide_length((end - start).manhattanLength()) if flies and start != end else 1.0
        done = partial(self._stack, item, spot)
        self._clock.run(item, length, show, delay=wait, done=done, skips=True, still=True)

    def _glide(
        self,
        item: PartItem,
        start: QPointF,
        end: QPointF,
        share: float = 1.0,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """Glide, from `share` times its size."""
        if self._clock.reduced:
            flash(self._clock, item)

        def show(progress: float) -> None:
            item.setPos(arc(start, end, progress))
            item.setScale(share + (1 - share) * progress)

        length = glide_length((end - start).manhattanLength())
        show(0.0)  # while others move already, the first frame of this comes later
        self._clock.run(item, length, show, done=done, skips=True)

    def _draw(self, item: PartItem, bag: QPointF, end: QPointF) -> None:
        """A token comes out of the bag: it rises, shows itself, and flies to its place."""
        top = bag - QPointF(0, RISE)
        curve = QEasingCurve(Curve.OutCubic)
        whole = RISES + FLIES

        def show(progress: float) -> None:
            now = progress * whole
            if now < RISES:
                item.setPos(bag + (top - bag) * curve.valueForProgress(now / RISES))
            else:
                item.setPos(top + (end - top) * curve.valueForProgress((now - RISES) / FLIES))

        self._clock.run(item, whole, show, Curve.Linear, skips=True)

    def _roll_all(self, view: View, rolls: Mapping[str, Roll]) -> None:
        for key, roll in rolls.items():
            if key in self.items and not self._fresh:
                self._rolls[key] = roll.roll
                self._roll(self.items[key], roll.roll, roll.face, roll.at)
        for zone in view.zones.values():
            for piece in zone.pieces:
                number = piece.fields.get("roll")
                item = self.items.get(piece.key)
                if item is None or not isinstance(number, int):
                    continue
                before = self._rolls.get(piece.key)
                self._rolls[piece.key] = number
                if before != number and not self._fresh:
                    self._roll(item, number, item.look.face)

    def _roll(self, item: PartItem, roll: int, face: int, wait: float = 0.0) -> None:
        faces = faces_to(face, roll)
        tumbling = FACE * len(faces)
        whole = roll_length(roll)
        larger = max(ROLLING / item.size, LEAST_GROWTH)
        bounce = QEasingCurve(Curve.OutBounce)

        def show(progress: float) -> None:
            now = progress * whole
            if now < tumbling:
                item.show_face(faces[min(int(now / FACE), len(faces) - 1)])
                item.setScale(larger)
            else:
                item.show_face(None)
                item.setScale(larger + (1 - larger) * bounce.valueForProgress((now - tumbling) / BOUNCE))

        if self._clock.flies:
            item.show_face(faces[0])  # not for one picture what is still to be rolled
        done = partial(item.show_face, None)
        self._clock.run(("roll", item.thing), whole, show, Curve.Linear, wait, done, skips=True)
