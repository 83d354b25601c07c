"""The picture of a saved game: the public table, or a tile with the game's emblem where there is none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tabletop.ui.icons import tinted
from tabletop.ui.palette import mix
from tabletop.ui.theme import Theme

SHAPE = 800 / 474  # width over height


class Thumbnail(QWidget):
    """Shows a picture as large as it fits, with an ink line round it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = QPixmap()
        self._scaled = QPixmap()
        self._accent, self._emblem = theme.palette.raised, ""

    def show_save(self, path: Path | None, accent: str, emblem: str) -> None:
        """The picture file of a save, with what stands in for it."""
        self._picture = QPixmap(str(path)) if path is not None else QPixmap()
        self._scaled = QPixmap()
        self._accent, self._emblem = accent, emblem
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        rect = self._place()
        if self._picture.isNull():
            painter.fillRect(rect, QColor(mix(palette.table, self._accent, 0.30)))
            size = round(rect.height() * 0.52)
            picture = tinted(self._emblem, size, mix(self._accent, palette.paper, 0.25), self.devicePixelRatioF())
            if not picture.isNull():
                half = picture.deviceIndependentSize() / 2
                painter.drawPixmap(
                    rect.center().x() - round(half.width()), rect.center().y() - round(half.height()), picture
                )
        else:
            painter.drawPixmap(rect.topLeft(), self._fitted(rect.size()))
        painter.setPen(QPen(QColor(palette.ink), 3))
        painter.drawRect(rect.adjusted(1, 1, -2, -2))

    def _place(self) -> QRect:
        size = QSize(round(SHAPE * 100), 100).scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRect(0, 0, size.width(), size.height())
        rect.moveCenter(self.rect().center())
        return rect

    def _fitted(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._scaled.isNull() or self._scaled.deviceIndependentSize().toSize() != size:
            self._scaled = self._picture.scaled(
                size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._scaled.setDevicePixelRatio(ratio)
        return self._scaled
