"""Polygons of our own: seat signs, star, burst, and the sheared plate of captions.

Paths are centred on (0, 0) or given by a rectangle; colours and sizes belong to whoever paints.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

SHEAR = 0.14  # captions lean by 8 degrees


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    """A closed path through these points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def burst(points: int, outer: float, inner: float, first: float = 0.0) -> QPainterPath:
    """A burst with so many points round (0, 0); `first` is the angle of the first point in radians."""
    corners = []
    for step in range(points * 2):
        angle = first + math.pi * step / points
        radius = outer if step % 2 == 0 else inner
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(corners)


def star(size: float) -> QPainterPath:
    """A five-pointed star `size` wide round (0, 0), radii 49 and 27 of 100."""
    return burst(5, size * 0.49, size * 0.27, -math.pi / 2)


def sign(name: str, size: float) -> QPainterPath:
    """A seat's sign, about `size` wide, round (0, 0)."""
    half = size / 2
    if name == "diamond":
        return polygon([(0, -half), (half, 0), (0, half), (-half, 0)])
    if name == "square":
        side = half * 0.82
        return polygon([(-side, -side), (side, -side), (side, side), (-side, side)])
    if name == "triangle":
        return polygon([(0, -half * 0.95), (half, half * 0.8), (-half, half * 0.8)])
    if name == "hexagon":
        return burst(3, half, half * 0.866, math.radians(30))
    if name == "cross":
        arm, out = half * 0.36, half * 0.95
        corner = [(-arm, -out), (arm, -out), (arm, -arm), (out, -arm), (out, arm), (arm, arm)]
        return polygon([*corner, *[(-x, -y) for x, y in corner]])
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), half * 0.92, half * 0.92)
    return path


def paint_sign(
    painter: QPainter, name: str, centre: QPointF, size: float, fill: str, ink: str, line: float = 0.09
) -> None:
    """Paint a seat's sign with its ink line (a share of its size)."""
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(QColor(ink), size * line, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(fill))
    painter.drawPath(sign(name, size))
    painter.restore()


def tick(size: float) -> QPainterPath:
    """An open tick about `size` wide round (0, 0), to be drawn with a thick line."""
    path = QPainterPath(QPointF(-size * 0.45, 0))
    path.lineTo(QPointF(-size * 0.12, size * 0.34))
    path.lineTo(QPointF(size * 0.46, -size * 0.36))
    return path


def sheared(rect: QRectF) -> QPainterPath:
    """The outline of a caption: a rectangle leaning to the right, inside the width of `rect`."""
    lean = rect.height() * SHEAR
    return polygon(
        [
            (rect.left() + lean, rect.top()),
            (rect.right(), rect.top()),
            (rect.right() - lean, rect.bottom()),
            (rect.left(), rect.bottom()),
        ]
    )
