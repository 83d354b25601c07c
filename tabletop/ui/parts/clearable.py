"""A field to search in, with a cross that empties it. The cross is as large as the words; Qt's own never grows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from tabletop.ui.theme import Theme


class ClearableLine(QLineEdit):
    """The cross stands at the right end while there are words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.cross = _Cross(theme, self)
        self.cross.clicked.connect(self.clear)
        self.cross.hide()
        self.textChanged.connect(lambda words: self.cross.setVisible(bool(words)))
        theme.changed.connect(self._place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = self._theme.text_px(16, 13.5)
        room = size + self._theme.px(16, 12)  # the words end before it
        self.setTextMargins(0, 0, room, 0)
        self.cross.setGeometry(QRect(self.width() - room - 2, 0, room, self.height()))


class _Cross(QAbstractButton):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Esc empties the field
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName("Clear")
        self.setToolTip("Clear")

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        size = self._theme.text_px(16, 13.5)
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.text if self.underMouse() else palette.muted))
        painter.drawEllipse(disc)
        pen = QPen(QColor(palette.foot), size / 8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arm, middle = size * 0.2, disc.center()
        for x in (-arm, arm):
            painter.drawLine(middle + QPointF(x, arm), middle - QPointF(x, arm))
