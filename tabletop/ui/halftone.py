"""Halftone grounds: dots on a 60 degree lattice, drawn once into a pixmap and kept.

Row j lies at y = j * 0.866 p, odd rows shifted by p / 2; the radius is r * p * t ** g with t along the fade.
"""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

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
    tint = QColor(dots)
    tint.setAlphaF(alpha)
    if fade == "out":
        _from_the_middle(pixmap, size, tint, pitch, ratio, grow)
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
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


def _from_the_middle(pixmap: QPixmap, size: QSize, tint: QColor, pitch: float, ratio: float, grow: float) -> None:
    """Dots that grow from the middle outwards: one quarter is drawn and turned over, in a quarter of the time."""
    half = QSize(math.ceil(size.width() * ratio / 2), math.ceil(size.height() * ratio / 2))
    quarter = QImage(half, QImage.Format.Format_ARGB32_Premultiplied)
    quarter.fill(0)
    painter = QPainter(quarter)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.scale(ratio, ratio)
    width, height = half.width() / ratio, half.height() / ratio
    for row in range(math.ceil(height / (ROW * pitch)) + 1):
        y = row * ROW * pitch
        for column in range(math.ceil(width / pitch) + 1):
            x = (column + (row % 2) / 2) * pitch
            radius = 0.5 * pitch * min(1.0, math.hypot(x / width, y / height) / 1.4142) ** grow
            if radius > 0.4:
                painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.end()
    painter.begin(pixmap)
    painter.scale(1 / ratio, 1 / ratio)
    right, lower = pixmap.width() - half.width(), pixmap.height() - half.height()
    flip = Qt.Orientation.Horizontal
    painter.drawImage(right, lower, quarter)
    painter.drawImage(0, lower, quarter.flipped(flip))
    painter.drawImage(right, 0, quarter.flipped(Qt.Orientation.Vertical))
    painter.drawImage(0, 0, quarter.flipped(flip | Qt.Orientation.Vertical))
    painter.end()


def _along(fade: str, x: float, y: float) -> float:
    """How far along the fade a point is, 0 to 1; x and y are shares of the size."""
    return min(max(x if fade == "right" else 1.0 - y, 0.0), 1.0)
