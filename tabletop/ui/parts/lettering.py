"""Lettering: text in the display or label voice, painted, because style sheets cannot set letter spacing."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.theme import Theme


class Lettering(QWidget):
    """One line in Bangers (`display`) or Bebas Neue (`label`). `role` names a colour of the palette, or is `#RRGGBB`.

    Sizes are pixels at full HD and at 1280 x 720. Text that is too wide shrinks to 60 % and is then cut with dots.
    """

    def __init__(
        self,
        theme: Theme,
        text: str,
        size: tuple[float, float],
        *,
        voice: str = "display",
        role: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._text, self._size, self._voice, self._role = theme, text, size, voice, role
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(text)
        self.centred = False
        theme.changed.connect(self.updateGeometry)

    def set_text(self, text: str, role: str | None = None) -> None:
        """Change what it says, and its colour."""
        self._text = text
        self._role = role or self._role
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font())
        shown = self._shown()
        wide = max(metrics.horizontalAdvance(shown), metrics.boundingRect(shown).right())  # slanted letters lean over
        return QSize(math.ceil(wide) + 4, round(metrics.ascent() * 1.16))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 40), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        colour = self._role if self._role.startswith("#") else getattr(self._theme.palette, self._role)
        painter.setPen(QColor(colour))
        font, text = self._font(), self._shown()
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > self.width() - 2:
            shrunk = math.floor(font.pixelSize() * max(0.6, (self.width() - 2) / wide))  # never up: it would be cut
            font.setPixelSize(max(11, shrunk))
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        x = (self.width() - metrics.horizontalAdvance(text)) / 2 if self.centred else 1.0
        painter.drawText(QPointF(x, (self.height() + metrics.capHeight()) / 2), text)

    def _shown(self) -> str:
        return self._text.upper() if self._voice == "label" else self._text

    def _font(self) -> QFont:
        return self._theme.display(*self._size) if self._voice == "display" else self._theme.label(*self._size)
