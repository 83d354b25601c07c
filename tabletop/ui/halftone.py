"""Halftone grounds: dots on a 60 degree lattice, drawn once into a pixmap and kept.

Row j lies at y = j * 0.866 p, odd rows shifted by p / 2; the radius is r * p * t ** g with t along the fade.
"""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

ROW = 0.866


@functools.lru_cache(maxsize=24)
def ground(
    size: QSize, colour: str, dots: str, pitch: float, ratio: float, fade: str, alpha: float = 1.0, grow: float = 0.5
) -> QPixmap:
    """A filled ground with dots, `size` in logical pixels; `fade` is `out` (from the middle), `right` or `up`."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(colour))
    if not dots:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    tint = QColor(dots)
    tint.setAlphaF(alpha)
    painter.setBrush(tint)
    width, height = size.width(), size.height()
    for row in range(math.ceil(height / (ROW * pitch)) + 1):
        y = row * ROW * pitch
        for column in range(math.ceil(width / pitch) + 1):
            x = (column + (row % 2) / 2) * pitch
            radius = 0.5 * pitch * _along(fade, x / width, y / height) ** grow
            if radius > 0.4:
                painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.end()
    return pixmap


def _along(fade: str, x: float, y: float) -> float:
    """How far along the fade a point is, 0 to 1; x and y are shares of the size."""
    if fade == "right":
        return min(max(x, 0.0), 1.0)
    if fade == "up":
        return min(max(1.0 - y, 0.0), 1.0)
    return min(1.0, math.hypot(x - 0.5, y - 0.5) / 0.7071)
