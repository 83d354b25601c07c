"""Drawing a pixmap pixel for pixel, whatever scale the view has.

A pixmap made for the right size is put on whole device pixels, which is sharp and fast; any other is scaled.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

Layers = list[tuple[QPixmap, float, float]]  # pixmaps with half their width and height

NEARLY = 1e-4  # by how much a scale may differ and still be the same
NEAR = 1.0  # device pixels that a pixmap may differ from the wanted size and still be drawn as it is


def scale_of(painter: QPainter) -> float:
    """Device pixels in one unit of what is being painted."""
    transform = painter.combinedTransform()
    return math.hypot(transform.m11(), transform.m12())


def blit(painter: QPainter, pixmap: QPixmap, middle: QPointF, scale: float) -> None:
    """Draw `pixmap` with its middle at `middle`. `scale` is how many of its pixels make one unit of the painter."""
    if pixmap.isNull():
        return
    transform = painter.combinedTransform()
    wide = pixmap.width() / scale * scale_of(painter)
    upright = abs(transform.m12()) < 1e-6 and transform.m11() > 0
    if upright and abs(wide - pixmap.width()) < NEAR:
        _draw_sharp(painter, pixmap, transform.map(middle))
        return
    width, height = pixmap.width() / scale, pixmap.height() / scale
    target = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def stack(painter: QPainter, layers: Layers, scale: float) -> bool:
    """Draw pixmaps that were made for `scale` on one another, all with their middle at the painter's origin.

    For screens whose ratio is 1. Leaves the painter without a transform. False, with nothing drawn, while something is
    scaled or turned.
    """
    transform = painter.worldTransform()
    if abs(transform.m11() - scale) > NEARLY or transform.m12():
        return False
    x, y = transform.dx(), transform.dy()
    painter.resetTransform()
    for pixmap, half_width, half_height in layers:
        painter.drawPixmap(round(x - half_width), round(y - half_height), pixmap)
    return True


def _draw_sharp(painter: QPainter, pixmap: QPixmap, middle: QPointF) -> None:
    ratio = painter.device().devicePixelRatio()
    x = round(middle.x() - pixmap.width() / 2)
    y = round(middle.y() - pixmap.height() / 2)
    before = painter.worldTransform()
    painter.setWorldTransform(QTransform.fromTranslate(x / ratio, y / ratio))
    painter.drawPixmap(QRectF(0, 0, pixmap.width() / ratio, pixmap.height() / ratio), pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(before)
