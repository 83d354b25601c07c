"""Grounds: widgets whose background is dotted. The dots are drawn once for a size and kept."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.ui import halftone
from tabletop.ui.palette import mix
from tabletop.ui.theme import Theme


class Ground(QWidget):
    """The table's ground: dots from the middle outwards."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        pixmap = halftone.ground(
            self.size(),
            palette.table,
            palette.table_dot if palette.halftone else "",
            self._theme.px(26, 18),
            self.devicePixelRatioF(),
            "out",
        )
        QPainter(self).drawPixmap(0, 0, pixmap)


DOTS = 0.30  # share of the tint in the dots of a panel, the ground that words on it have to stand out from


class Panel(QWidget):
    """A panel with the 3 px edge and the inner hairline; with a tint, also dots that fade to the left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, tint: str = "") -> None:
        super().__init__(parent)
        self._theme = theme
        self._tint = tint
        theme.changed.connect(self.update)

    def set_tint(self, tint: str) -> None:
        """Mix this colour in (a game's accent); empty for none."""
        self._tint = tint
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        if self._tint:
            fill, dots = mix(palette.panel, self._tint, 0.16), mix(palette.panel, self._tint, DOTS)
            pitch = self._theme.px(16)
            painter.drawPixmap(
                0,
                0,
                halftone.ground(
                    self.size(), fill, dots if palette.halftone else "", pitch, self.devicePixelRatioF(), "right"
                ),
            )
        else:
            painter.fillRect(self.rect(), QColor(palette.panel))
        rect = QRectF(self.rect())
        painter.setPen(QPen(QColor(palette.edge), 3 * palette.outline_factor))
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawRect(rect.adjusted(4.5, 4.5, -4.5, -4.5))
