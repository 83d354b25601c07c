"""The heading of the list, with the keys that hide it and move it to the other side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme

TITLE = "Table as list"
HIDE, MOVE = "T", "dock ⇄"


class ListHeading(QWidget):
    """`hide_wanted` and `move_wanted` when their keys are clicked."""

    hide_wanted = Signal()
    move_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(f"{HIDE} hides the list and shows it again; {MOVE} puts it on the other side")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(100, self._theme.px(30, 29))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        move, hide = self._lefts()
        if event.position().x() >= move:
            self.move_wanted.emit()
        elif event.position().x() >= hide:
            self.hide_wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.foot))
        painter.setFont(self._theme.label(18, 16))
        painter.setPen(QColor(palette.text))
        cap = painter.fontMetrics().capHeight()
        painter.drawText(QPointF(self._theme.grown(12), (self.height() + cap) / 2), TITLE.upper())
        move, hide = self._lefts()
        paint_cap(painter, self._theme, hide, self.height() / 2, HIDE, palette.muted)
        paint_cap(painter, self._theme, move, self.height() / 2, MOVE, palette.muted)

    def _lefts(self) -> tuple[int, int]:
        """The left edges of the caps "dock" and "T"."""
        move = self.width() - cap_width(self._theme, MOVE) - self._theme.grown(12)
        return move, move - cap_width(self._theme, HIDE) - self._theme.grown(8)
