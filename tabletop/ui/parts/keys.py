"""Key caps: the small outlined key beside what it does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.theme import Theme

GAP = 8


def cap_width(theme: Theme, key: str) -> int:
    """The width of a key cap in pixels."""
    return round(QFontMetricsF(theme.text(11, 9.5, bold=True)).horizontalAdvance(key) + theme.px(12, 9))


def paint_cap(painter: QPainter, theme: Theme, left: float, middle: float, key: str, colour: str) -> float:
    """Paint a key cap whose left edge and middle are given; returns its right edge."""
    font = theme.text(11, 9.5, bold=True)
    metrics = QFontMetricsF(font)
    height = metrics.capHeight() + theme.px(10, 8)
    rect = QRectF(left, middle - height / 2, cap_width(theme, key), height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 3, 3)
    painter.setFont(font)
    x = rect.center().x() - metrics.horizontalAdvance(key) / 2
    painter.drawText(QPointF(x, rect.center().y() + metrics.capHeight() / 2), key)
    return rect.right()


class KeyHints(QWidget):
    """A line of keys and what they do: ((keys), text) after one another."""

    def __init__(
        self, theme: Theme, hints: list[tuple[tuple[str, ...], str]], parent: QWidget | None = None, fill: bool = False
    ) -> None:
        super().__init__(parent)
        self._theme, self._hints = theme, hints
        self.setSizePolicy(
            QSizePolicy.Policy.Expanding if fill else QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        )
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        theme.changed.connect(self.updateGeometry)
        self.set_hints(hints)

    def set_hints(self, hints: list[tuple[tuple[str, ...], str]]) -> None:
        """Change the keys."""
        self._hints = hints
        self.setAccessibleName(", ".join(f"{' '.join(keys)} {text}" for keys, text in hints))
        self.updateGeometry()
        self.update()

    def shown(self) -> list[tuple[tuple[str, ...], str]]:
        """The keys and what they do."""
        return list(self._hints)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.text(12.5, 11))
        width = 0.0
        for keys, text in self._hints:
            width += sum(cap_width(self._theme, key) + 4 for key in keys) + metrics.horizontalAdvance(text) + 3 * GAP
        return QSize(round(width), round(metrics.height() + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self._theme.palette.muted
        font = self._theme.text(12.5, 11)
        metrics = QFontMetricsF(font)
        x, middle = 1.0, self.height() / 2
        for keys, text in self._hints:
            for key in keys:
                x = paint_cap(painter, self._theme, x, middle, key, colour) + 4
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QPointF(x + 4, middle + metrics.capHeight() / 2), text)
            x += metrics.horizontalAdvance(text) + 3 * GAP
