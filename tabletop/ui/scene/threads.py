"""The thread from a Taunted card to its taunter, shown while the pointer is over the card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style


class ThreadItem(QGraphicsItem):
    """A bent line between two points of the scene."""

    def __init__(self, style: Style):
        super().__init__()
        self._style = style
        self._path = QPainterPath()
        self.setVisible(False)
        put(self, Layer.HOVERED, 900)

    def join(self, start: QPointF, end: QPointF) -> None:
        """Show the thread between two points."""
        self.prepareGeometryChange()
        self._path = QPainterPath(start)
        middle = (start + end) / 2
        self._path.quadTo(QPointF(middle.x() + (end.y() - start.y()) * 0.15, middle.y()), end)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("ink", 9.0), ("refused", 5.0)):
            painter.setPen(QPen(self._style.colour(colour), width, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(self._path)
        painter.setPen(QPen(self._style.colour("ink"), 2))
        painter.setBrush(self._style.colour("refused"))
        painter.drawEllipse(self._path.currentPosition(), 9, 9)
