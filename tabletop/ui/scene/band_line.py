"""The white outline of the square that a fight is about, and the dotted line of paper down to its band."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.style import Style


class BandLine(QGraphicsItem):
    """One outline with its line; `band` is where that leads."""

    def __init__(self, band: QRectF, style: Style):
        super().__init__()
        self._band = band
        self._style = style
        self._square = QRectF()
        self._x = 0.0
        self.setVisible(False)

    @property
    def square(self) -> QRectF:
        """What is outlined, in scene units."""
        return self._square

    def join(self, square: QRectF | None, gap: float, leftmost: bool) -> None:
        """Outline this square; the line runs down in the gap left of it, right of it at the left edge."""
        self.setVisible(square is not None)
        if square is None:
            return
        self.prepareGeometryChange()
        self._square = square
        self._x = square.right() + gap / 2 if leftmost else square.left() - gap / 2
        self.update()

    def boundingRect(self) -> QRectF:
        return self._square.united(QRectF(self._x, self._band.top(), 1, 1)).adjusted(-16, -16, 16, 16)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = self._square.adjusted(-2, -2, 2, 2)
        for colour, width in ((style.colour("ink"), 11.0), (QColor("white"), 5.0)):
            painter.setPen(QPen(colour, style.line(width), j=Qt.PenJoinStyle.RoundJoin))
            painter.drawRoundedRect(around, 8, 8)
        y = self._square.bottom() + 12
        ends = self._band.top() - 2
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, radius in ((style.colour("ink"), 4.6), (style.colour("paper"), 3.2)):
            painter.setBrush(colour)
            spot = y
            while spot < ends:
                painter.drawEllipse(QPointF(self._x, spot), radius, radius)
                spot += 10.5
