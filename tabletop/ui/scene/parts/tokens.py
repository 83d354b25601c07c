"""Tokens: a disc in the colour of its kind with an emblem; double, power-up, critical mass, and empty spaces.

Painted round (0, 0); sizes are shares of the diameter.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui import shapes
from tabletop.ui.palette import mix
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style, display

LINE, EMBLEM, INNER = 0.06, 0.56, 0.80
DOTS = 12
FADED = 0.72  # how much of the panel is mixed into an empty space


@dataclass(frozen=True, slots=True)
class TokenKind:
    """Colour and emblem of a kind; `white` emblems are white, the others ink; `ring` is a second line."""

    colour: str
    icon: str
    white: bool = True
    ring: str = ""


TOKENS: dict[str, TokenKind] = {
    "combat": TokenKind("#E5382B", "fist"),
    "resource": TokenKind("#E8B021", "two-coins", white=False),
    "agility": TokenKind("#35A853", "running-shoe"),
    "focus": TokenKind("#2E7BE0", "eye-target"),
    "crisis": TokenKind("#17151C", "death-skull", ring="#F0452F"),
    "crest": TokenKind("#F6ECD3", "sharp-crown", white=False),
    "specialty": TokenKind("#9B5DE5", "magic-swirl"),
    "utility": TokenKind("#FFFFFF", "cycle", white=False),
    "reverse": TokenKind("#8D97AF", "anticlockwise-rotation", white=False),
}
CRITICAL = "#FFD33D"


def token_kind(kind: str) -> TokenKind:
    """The kind of this name; one that is not known is a grey disc."""
    return TOKENS.get(kind, TOKENS["reverse"])


def emblem_colour(kind: TokenKind, style: Style) -> str:
    """The colour of the emblem on the disc."""
    return "#FFFFFF" if kind.white else style.palette.ink


def paint_token(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A token, or the space for one, `size` across."""
    kind = token_kind(look.kind)
    if "empty" in look.marks:
        _empty(painter, kind, look.icon or kind.icon, size, style)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    if "critical" in look.marks:
        edge = shapes.burst(16, size * 0.64, size * 0.5, -math.pi / 2)
        painter.drawPath(edge.translated(size * 0.04, size * 0.06))
        painter.setPen(QPen(style.colour("ink"), size * 0.04, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(CRITICAL))
        painter.drawPath(edge)
    else:
        _disc(painter, QPointF(size * 0.04, size * 0.06), size / 2)
    painter.setPen(QPen(style.colour("ink"), size * LINE))
    painter.setBrush(QColor(kind.colour))
    _disc(painter, QPointF(), size * (0.5 - LINE / 2))
    if kind.ring:
        _ring(painter, size * 0.42, QColor(kind.ring), size * 0.045)
    _emblem(painter, look.icon or kind.icon, emblem_colour(kind, style), size)
    _extras(painter, look, size, style)


def _disc(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.drawEllipse(middle, radius, radius)


def _ring(painter: QPainter, radius: float, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawEllipse(QPointF(), radius, radius)


def _emblem(painter: QPainter, icon: str, colour: str, size: float) -> None:
    wide = size * EMBLEM
    mask = mask_pixmap(icon, max(16, round(wide * 2)), colour)
    painter.drawPixmap(QRectF(-wide / 2, -wide / 2, wide, wide), mask, QRectF(mask.rect()))


def _extras(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    paper, ink = style.colour("paper"), style.colour("ink")
    corner = QPointF(size * 0.34, size * 0.34)
    if "double" in look.marks:
        _ring(painter, size * INNER / 2, paper, size * 0.05)
        painter.setPen(QPen(ink, size * 0.035))
        painter.setBrush(paper)
        _disc(painter, corner, size * 0.19)
        outlined(painter, corner, "2", display(size * 0.29), ink, ink, 0)
    if "power" in look.marks:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper)
        for step in range(DOTS):
            angle = 2 * math.pi * step / DOTS
            place = QPointF(math.cos(angle), math.sin(angle)) * (size * INNER / 2)
            _disc(painter, place, size * 0.034)
        painter.setPen(QPen(ink, size * 0.03, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(CRITICAL))
        painter.drawPath(shapes.star(size * 0.42).translated(corner))
    if "last" in look.marks:
        _ring(painter, size * 0.54, style.colour("selected"), size * 0.045)


def _empty(painter: QPainter, kind: TokenKind, icon: str, size: float, style: Style) -> None:
    """The space for a token: the disc faded into the panel, a dashed line, the emblem at 55 %."""
    panel = style.palette.panel
    pen = QPen(QColor(mix(kind.colour, panel, 0.35)), size * 0.04)
    pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.setBrush(QColor(mix(kind.colour, panel, FADED)))
    _disc(painter, QPointF(), size * 0.48)
    painter.setOpacity(painter.opacity() * 0.55)
    _emblem(painter, icon, kind.ring or style.palette.text, size)
    painter.setOpacity(1.0)
