"""The plate over a small target under the pointer: what choosing it would do, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style, label

PX, ABOVE = 15.0, 6.0  # size of the words; units between plate and target
ROOM = 8.0  # units that the lean and the line of the plate need


class HintItem(QGraphicsItem):
    """A sheared plate of paper; its origin is the upper middle of what it speaks of."""

    def __init__(self, style: Style):
        super().__init__()
        self.words = ""
        self._style = style
        self.setVisible(False)
        put(self, Layer.OVERLAYS, 10)

    def say(self, words: str, place: QPointF | None) -> None:
        """Show these words above a place of the scene; nothing without words or place."""
        shown = words if place is not None else ""
        if shown != self.words:
            self.prepareGeometryChange()
            self.words = shown
        self.setVisible(bool(shown))
        if place is not None:
            self.setPos(place)

    @property
    def rect(self) -> QRectF:
        """The plate in its own coordinates."""
        wide, high = tag_size(self.words, self._font)
        return QRectF(-wide / 2, -ABOVE - high, wide, high)

    @property
    def _font(self) -> QFont:
        return label(self._style.legible(PX, most=26.0))

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ink = self._style.colour("ink")
        paint_tag(painter, self.rect.topLeft(), self.words, self._font, self._style.colour("own_tag"), ink, ink)
