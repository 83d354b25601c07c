"""The keys of a player, with signs of our own: first, back, play or pause, on, last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui import shapes
from tabletop.ui.theme import Theme


class TransportKey(QPushButton):
    """A push button whose sign is painted; `sign` is one of `first`, `back`, `play`, `pause`, `on`, `last`."""

    def __init__(self, theme: Theme, sign: str, name: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = ""
        self.setProperty("primary", sign == "play")
        self.set_sign(sign, name, key)
        theme.changed.connect(self.updateGeometry)

    def set_sign(self, sign: str, name: str, key: str) -> None:
        """Change what it does."""
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key})")
        self.update()

    @property
    def sign(self) -> str:
        """What is painted on it."""
        return self._sign

    def sizeHint(self) -> QSize:
        wide = self._theme.px(84, 62) if self.property("primary") else self._theme.px(54, 42)
        least = self._theme.mark_px(18, 15) + self._theme.px(16, 14)  # the sign with its margin
        return QSize(max(wide, least), max(self._theme.px(40, 34), least))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        palette = self._theme.palette
        colour = palette.ink if self.property("primary") else palette.text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour if self.isEnabled() else palette.off))
        down = 2 if self.isDown() else 0
        painter.translate(self.width() / 2, self.height() / 2 - 1 + down)
        painter.drawPath(sign_path(self._sign, self._theme.mark_px(18, 15)))


def sign_path(sign: str, size: float) -> QPainterPath:
    """The sign round (0, 0), `size` pixels high."""
    half = size / 2
    path = QPainterPath()
    if sign == "pause":
        path.addRect(QRectF(-half * 0.8, -half, half * 0.55, size))
        path.addRect(QRectF(half * 0.25, -half, half * 0.55, size))
        return path
    turn = -1 if sign in ("back", "first") else 1
    shift = -turn * half * 0.25 if sign in ("back", "on", "first", "last") else 0.0
    corners = [(-half * 0.7, -half), (half * 0.85, 0.0), (-half * 0.7, half)]
    path.addPath(shapes.polygon([(x * turn + shift, y) for x, y in corners]))
    if sign in ("first", "last"):
        bar = QPointF(turn * half * 0.85 + shift, -half)
        path.addRect(QRectF(min(bar.x(), bar.x() + turn * half * 0.4), -half, half * 0.4, size))
    return path
