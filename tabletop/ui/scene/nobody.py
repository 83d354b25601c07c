"""The button of a table call that says that nobody answers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.hands import HIGH
from tabletop.ui.scene.style import Style, text

NOBODY_WIDE = 168.0


class NobodyButton(QGraphicsItem):
    """The button that says that nobody answers. Its origin is its upper left corner."""

    def __init__(self, parent: QGraphicsItem, style: Style):
        super().__init__(parent)
        self._style = style
        self._over = False
        self._wide = NOBODY_WIDE

    def stretch(self, wide: float) -> None:
        """Take another width, in units of its own."""
        if wide != self._wide:
            self.prepareGeometryChange()
            self._wide = wide

    def hover(self, over: bool) -> None:
        """Whether the pointer is over it."""
        if over != self._over:
            self._over = over
            self.update()

    @property
    def rect(self) -> QRectF:
        """The button in its own coordinates."""
        return QRectF(0, 0, self._wide, HIGH)

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        painter.fillRect(self.rect, style.colour("edge"))
        ground = style.colour("acts" if self._over else "raised")
        painter.fillRect(self.rect.adjusted(2, 2, -2, -6), ground)
        painter.setPen(style.colour("ink" if self._over else "text"))
        painter.setFont(text(16, bold=True))
        near = 22.0 if self._wide >= NOBODY_WIDE else 10.0
        painter.drawText(QRectF(near, 0, 90, HIGH - 4), Qt.AlignmentFlag.AlignVCenter, "Nobody")
        cap = QRectF(self._wide - 40 - near * 0.8, HIGH / 2 - 14, 40, 22)
        painter.setPen(QPen(painter.pen().color(), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(text(11, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, "End")
