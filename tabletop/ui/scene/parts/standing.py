"""Dice, pawns, hero stands, round markers and the seats' signs, painted round (0, 0).

Sizes are shares of the part's size: edge of a die, height of a pawn, diameter of the others.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.ui import shapes
from tabletop.ui.palette import mix, on, seat_mark
from tabletop.ui.scene.captions import outlined, paint_small_tag, paint_tag, small_tag_size, tag_size
from tabletop.ui.scene.masks import paint_mask
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style, display, label

PAWN = "#F0452F"
MARKERS = {
    "white": "#F6F6F2",
    "orange": "#F28A1E",
    "brown": "#8A5A34",
    "black": "#2A2A30",
    "pink": "#F59AC4",
    "grey": "#9AA0AA",
    "natural": "#D9B98A",
}
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
LYING = 80.0  # degrees
WORDED = 26.0  # pixels from which a stand has room for a word
FLAT = 0.66  # how high the disc of somebody lying is


def paint_die(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A die in the seat's colour showing its face; `words` are a plate at its upper right corner."""
    body = QRectF(-size / 2, -size / 2, size, size)
    corner = size * 0.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawRoundedRect(body.translated(size * 0.06, size * 0.09), corner, corner)
    painter.setPen(QPen(style.colour("ink"), size * 0.06))
    painter.setBrush(QColor(seat_mark(look.seat).colour))
    inner = body.adjusted(size * 0.03, size * 0.03, -size * 0.03, -size * 0.03)
    painter.drawRoundedRect(inner, corner, corner)
    light = QColor("white")
    light.setAlphaF(0.55)
    painter.setPen(QPen(light, size * 0.045, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-size * 0.22, -size * 0.405), QPointF(size * 0.12, -size * 0.405))
    painter.setPen(QPen(style.colour("ink"), size * 0.035))
    painter.setBrush(QColor("white"))
    for x, y in PIPS[look.face]:
        painter.drawEllipse(QPointF(x * size * 0.25, y * size * 0.25), size * 0.095, size * 0.095)
    if look.words:
        px = max(size * 0.3, min(9 * style.screen_scale, size * 0.42))
        wide, high = small_tag_size(look.words, px)
        place = QPointF(size * 0.72 - wide - high * 0.14, -size * 0.5 - high * 0.55)
        paint_small_tag(painter, place, look.words, px, style.colour("acts"), style.colour("ink"), min(2.0, px * 0.15))


def pawn_path(size: float) -> QPainterPath:
    """The silhouette of a pawn: head, cone and foot in one line."""
    half = size / 2
    foot = shapes.polygon(
        [(-half * 0.8, half), (-half * 0.8, half * 0.68), (half * 0.8, half * 0.68), (half * 0.8, half)]
    )
    cone = shapes.polygon(
        [
            (-half * 0.2, -half * 0.55),
            (half * 0.2, -half * 0.55),
            (half * 0.62, half * 0.72),
            (-half * 0.62, half * 0.72),
        ]
    )
    head = QPainterPath()
    head.addEllipse(QPointF(0, -half * 0.7), half * 0.3, half * 0.3)
    return head.united(cone).united(foot)


def paint_pawn(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A crime pawn `size` high with its letter."""
    path = pawn_path(size * 0.94)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawPath(path.translated(size * 0.06, size * 0.09))
    painter.setPen(QPen(style.colour("ink"), size * 0.055, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(PAWN))
    painter.drawPath(path)
    ink = style.colour("ink")
    outlined(
        painter, QPointF(0, size * 0.15), look.words.upper(), display(size * 0.42), QColor("white"), ink, size * 0.07
    )


def paint_stand(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A hero stand: paper in a ring of the seat's colour with its sign; locked, or lying when knocked out."""
    mark, ink, lying = seat_mark(look.seat), style.colour("ink"), "lying" in look.marks
    painter.save()
    if lying:
        painter.scale(1.0, FLAT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawEllipse(QPointF(size * 0.04, size * 0.06), size / 2, size / 2)
    painter.setPen(QPen(ink, size * 0.05))
    painter.setBrush(QColor(mark.colour))
    painter.drawEllipse(QPointF(), size * 0.475, size * 0.475)
    painter.setPen(QPen(ink, size * 0.035))
    painter.setBrush(QColor(mix(style.palette.paper, style.palette.ink, 0.3 if lying else 0.0)))
    painter.drawEllipse(QPointF(), size * 0.37, size * 0.37)
    if lying:
        painter.rotate(LYING)
    _icon(painter, look.icon, QPointF(), size * 0.5, style)
    painter.restore()
    if lying and size >= WORDED * style.screen_scale:
        paper = style.colour("paper")
        font = label(size * 0.27)
        wide, _ = tag_size("KO", font)
        paint_tag(painter, QPointF(-wide / 2, size * 0.12), "KO", font, ink, paper, paper, size * 0.025)
    shapes.paint_sign(
        painter, mark.sign, QPointF(-size * 0.36, size * 0.36), size * 0.26, mark.colour, style.palette.ink
    )
    if "locked" in look.marks:
        disc = QPointF(size * 0.36, -size * 0.36)
        painter.setPen(QPen(ink, size * 0.035))
        painter.setBrush(style.colour("paper"))
        painter.drawEllipse(disc, size * 0.18, size * 0.18)
        _icon(painter, "padlock", disc, size * 0.22, style)


def paint_marker(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A round marker in its colour, "coloured" the seat's; an empty place for one is a dashed ring with its number."""
    if "empty" in look.marks:
        pen = QPen(style.colour("line_strong"), size * 0.07)
        pen.setDashPattern([1.6, 1.3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), size * 0.46, size * 0.46)
        muted = style.colour("muted")
        outlined(painter, QPointF(), look.words, label(max(size * 0.42, 11)), muted, muted, 0)
        return
    own = seat_mark(look.seat).colour if look.kind == "coloured" else MARKERS["grey"]
    colour = MARKERS.get(look.kind, look.kind if look.kind.startswith("#") else own)
    line = style.colour("paper" if look.kind == "black" else "ink")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawEllipse(QPointF(size * 0.04, size * 0.06), size / 2, size / 2)
    painter.setPen(QPen(line, size * 0.08))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(), size * 0.46, size * 0.46)
    if look.words:
        words = QColor(on(colour, style.palette))
        outlined(painter, QPointF(), look.words, display(size * 0.5), words, words, 0)


def paint_sign(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A seat's sign with a number inside, as on a score track."""
    mark, ink = seat_mark(look.seat), style.colour("ink")
    shapes.paint_sign(painter, mark.sign, QPointF(), size, mark.colour, style.palette.ink, 0.07)
    lower = size * 0.12 if mark.sign == "triangle" else 0.0
    if look.words:
        px = size * (0.42 if mark.sign in ("triangle", "cross") else 0.5)
        outlined(painter, QPointF(0, lower), look.words, display(px), ink, ink, 0)


def _icon(painter: QPainter, name: str, middle: QPointF, size: float, style: Style) -> None:
    if name:
        paint_mask(painter, name, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), style.palette.ink)
