"""The counter of a zone once more, on a plate over the ring round a card that lies right beside it.

At rest counters are part of their zones; the rings of cards would cover their words.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.pieces import Pieces
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.zones import ZoneItem

PAD = (7.0, 3.0)


class CountPlate(QGraphicsItem):
    """The counter of one zone, in scene coordinates."""

    def __init__(self, zone: ZoneItem, style: Style):
        super().__init__()
        self.zone = zone
        self._style = style
        put(self, Layer.PIECES, 460)

    @property
    def rect(self) -> QRectF:
        """The plate, in scene units."""
        return self.zone.count_rect().adjusted(-PAD[0], -PAD[1], PAD[0], PAD[1])

    def boundingRect(self) -> QRectF:
        return self.zone.boundingRect().united(self.rect)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(self._style.colour("edge"))
        painter.setBrush(self._style.colour("panel"))
        painter.drawRoundedRect(self.rect, 4, 4)
        self.zone.paint_count(painter)


class CountPlates:
    """The plates that are needed now, one for each zone with a ring beside its counter."""

    def __init__(self, scene: QGraphicsScene, style: Style):
        self._scene = scene
        self._style = style
        self.plates: dict[str, CountPlate] = {}

    def show(self, zones: dict[str, ZoneItem], pieces: Pieces) -> None:
        """Have a plate wherever the outline of a card reaches a counter."""
        ringed = [pieces.placed.table.get(key) for key, card in pieces.cards.items() if card.marks]
        wanted = {spot.zone for spot in ringed if spot is not None and spot.zone in zones}
        for name in [name for name, plate in self.plates.items() if name not in wanted or plate.zone != zones[name]]:
            self._scene.removeItem(self.plates.pop(name))
        for name in wanted:
            if zones[name].counted and name not in self.plates:
                self.plates[name] = CountPlate(zones[name], self._style)
                self._scene.addItem(self.plates[name])
            elif name in self.plates:
                self.plates[name].update()

    def clear(self) -> None:
        """Take all plates away."""
        for plate in self.plates.values():
            self._scene.removeItem(plate)
        self.plates = {}
