"""Icons from the shipped masks in one colour and without their margin, for labels, strips and markers."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tabletop.data import data_dir


@cache
def mask_pixmap(name: str, size: int, colour: str) -> QPixmap:
    """An icon in one colour without its margin, `size` pixels wide; empty when the mask is missing."""
    mask = QImage(str(data_dir("assets") / "icons" / f"{name}.fill.png"))
    if mask.isNull():
        return QPixmap(size, size)
    inner = mask.copy(32, 32, 512, 512).scaled(
        size, size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    picture = QImage(inner.size(), QImage.Format.Format_ARGB32)
    picture.fill(QColor(colour))
    picture.setAlphaChannel(inner.convertToFormat(QImage.Format.Format_Grayscale8))
    return QPixmap.fromImage(picture)


def paint_mask(painter: QPainter, name: str, place: QRectF, colour: str) -> None:
    """Draw an icon into a square place, from a picture of just so many pixels as it covers there.

    A larger picture would be sampled at a few of its points only, and a small icon fall to pieces.
    """
    shape = painter.worldTransform()
    pixels = place.width() * math.hypot(shape.m11(), shape.m12())
    mask = mask_pixmap(name, max(4, math.ceil(pixels)), colour)
    painter.drawPixmap(place, mask, QRectF(mask.rect()))
