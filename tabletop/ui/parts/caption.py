"""Captions: sheared plates with a label, ground and text together, as on a comic page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui import shapes
from tabletop.ui.palette import on
from tabletop.ui.theme import Theme


def paint_plate(
    painter: QPainter, theme: Theme, rect: QRectF, text: str, fill: str, *, font_px: float, ink: str | None = None
) -> None:
    """Paint a caption into `rect`: sheared ground in `fill`, ink line of 2 px, sheared label text."""
    palette = theme.palette
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.ink), 2 * palette.outline_factor))
    painter.setBrush(QColor(fill))
    painter.drawPath(shapes.sheared(rect.adjusted(1, 1, -1, -1)))
    font = theme.label(font_px)
    painter.setFont(font)
    painter.setPen(QColor(ink or on(fill, palette)))
    metrics = QFontMetricsF(font)
    painter.translate(rect.center())
    painter.shear(-shapes.SHEAR, 0)
    cap = metrics.capHeight()
    painter.drawText(QPointF(-metrics.horizontalAdvance(text.upper()) / 2, cap / 2), text.upper())
    painter.restore()


def plate_size(theme: Theme, text: str, font_px: float) -> QSize:
    """How large a caption with this text is, in pixels."""
    font = theme.label(font_px)
    metrics = QFontMetricsF(font)
    em = font.pixelSize()
    height = metrics.capHeight() + em * 0.62
    width = metrics.horizontalAdvance(text.upper()) + em * 1.1 + height * shapes.SHEAR
    return QSize(round(width), round(height))


class Caption(QWidget):
    """A caption as a widget, 18 px unless said otherwise."""

    def __init__(
        self, theme: Theme, text: str, fill: str | None = None, font_px: float = 19, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = text
        self._fill = fill
        self._font_px = font_px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(text)
        theme.changed.connect(self.updateGeometry)

    def set_text(self, text: str, fill: str | None = None) -> None:
        """Change what it says and its ground."""
        if (text, fill or self._fill) != (self._text, self._fill):
            self._text, self._fill = text, fill or self._fill
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return plate_size(self._theme, self._text, self._font_px)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill = self._fill or self._theme.palette.paper
        paint_plate(painter, self._theme, QRectF(self.rect()), self._text, fill, font_px=self._font_px)
