"""Empty places for saved games: what a list with a game or two shows below them, as a table shows places for cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.theme import Theme

GAP = 6.0  # px between two places, as between two rows of the list
LEAST = 0.55  # of a row's height, below which a place is left out
HINT = "A game that you save under a name appears here."


class EmptySlots(QWidget):
    """As many dashed frames as there is room for; the first says what comes there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(HINT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(100, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.text(14, 12))
        for number, place in enumerate(self.places()):
            painter.setPen(QPen(QColor(palette.line), 1.5 * palette.outline_factor, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(place, 5, 5)
            room = place.adjusted(self._theme.px(16, 10), 0, -self._theme.px(16, 10), 0)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            if number == 0 and painter.boundingRect(room, flags, HINT).height() <= room.height():
                painter.setPen(QColor(palette.muted))
                painter.drawText(room, flags, HINT)

    def places(self) -> list[QRectF]:
        """Where the frames are: each as high as a row of the list, the last one what is left."""
        row = float(self._theme.px(105, 76))
        found, top = [], 1.0
        while self.height() - 1 - top >= LEAST * row:
            tall = min(row, self.height() - 1 - top)
            found.append(QRectF(1, top, self.width() - 2, tall))
            top += tall + GAP
        return found
