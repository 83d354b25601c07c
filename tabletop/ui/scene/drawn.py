"""Cards that go into a hand of which nothing lies on the table: their backs fly to its button and are gone there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.places import Hand
from tabletop.engine.view import View
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.metrics import MM, Layer, card_rect, put
from tabletop.ui.scene.motion import APART, arc, glide_length
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.style import Style

MOST = 4  # cards of one hand that fly at once


@dataclass(frozen=True, slots=True)
class Flight:
    """So many cards from one zone into a hand that is not shown, `width` units wide."""

    hand: str
    source: str
    count: int
    width: float


def flights(
    hands: Mapping[str, Hand], old: View | None, new: View, giver: Callable[[str], str | None]
) -> Iterator[Flight]:
    """What went into hands that are not shown and lie closed. `giver` says from which zone."""
    for name, hand in hands.items():
        held, before = new.zones.get(name), old.zones.get(name) if old is not None else None
        if hand.shown or held is None or before is None or any(piece.kind is not None for piece in held.pieces):
            continue
        source = giver(name) if held.count > before.count else None
        if source is not None:
            yield Flight(name, source, min(held.count - before.count, MOST), hand.card * MM)


class DrawnItem(QGraphicsItem):
    """A back on its way; its origin is its middle."""

    def __init__(self, look: Look, width: float, wardrobe: Wardrobe, style: Style):
        super().__init__()
        self._look, self._width, self._wardrobe, self._style = look, width, wardrobe, style

    def boundingRect(self) -> QRectF:
        return card_rect(self._width)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixels = max(1, round(self._width * self._style.table_scale))
        blit(painter, self._wardrobe.pixmap(self._look, pixels, Dress()), QPointF(), pixels / self._width)


class Drawn:
    """Lets backs fly over one scene."""

    def __init__(self, scene: QGraphicsScene, wardrobe: Wardrobe, style: Style, clock: Clock):
        self.items: list[DrawnItem] = []
        self._scene, self._wardrobe, self._style, self._clock = scene, wardrobe, style, clock

    def show(
        self,
        found: Iterable[Flight],
        where: Callable[[str], QPointF | None],
        back_of: Callable[[str], Look | None],
    ) -> None:
        """Show flights, of each one card after the other; nothing where pieces jump."""
        for flight in found if self._clock.flies else ():
            start, end, look = where(flight.source), where(flight.hand), back_of(flight.source)
            if start is not None and end is not None and look is not None:
                for number in range(flight.count):
                    self._one(look, flight.width, start, end, number * APART * 3)

    def _one(self, look: Look, width: float, start: QPointF, end: QPointF, delay: float) -> None:
        item = DrawnItem(look, width, self._wardrobe, self._style)
        put(item, Layer.HOVERED, 500)
        item.setPos(start)
        self.items.append(item)
        self._scene.addItem(item)

        def show(progress: float) -> None:
            item.setPos(arc(start, end, progress))

        def done() -> None:
            if item in self.items:
                self.items.remove(item)
                self._scene.removeItem(item)

        length = glide_length((end - start).manhattanLength())
        self._clock.run(item, length, show, delay=delay, done=done, skips=True)

    def clear(self) -> None:
        """Take all away."""
        for item in self.items:
            self._clock.drop(item)
            self._scene.removeItem(item)
        self.items = []
