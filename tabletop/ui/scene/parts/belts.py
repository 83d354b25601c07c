"""The Title Belt, painted round (0, 0): a strap, a plate with points, a star (sizes as shares of its width)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui import shapes
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style

STRAP, PLATE, STAR = "#5A3420", "#FFD23F", "#F0452F"


def paint_belt(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """The belt, lying flat; `look` says nothing more of it."""
    ink = style.colour("ink")
    strap = QRectF(-size * 0.5, -size * 0.15, size, size * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawRoundedRect(strap.translated(size * 0.03, size * 0.05), size * 0.06, size * 0.06)
    painter.setPen(QPen(ink, size * 0.03))
    painter.setBrush(QColor(STRAP))
    painter.drawRoundedRect(strap, size * 0.06, size * 0.06)
    painter.setPen(QPen(ink, size * 0.03, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(PLATE))
    painter.drawPath(shapes.burst(16, size * 0.33, size * 0.27, math.radians(-90)))
    painter.setBrush(QColor("#F58A1F"))
    painter.drawEllipse(QPointF(), size * 0.2, size * 0.2)
    painter.setBrush(QColor(STAR))
    painter.drawPath(shapes.star(size * 0.3))
