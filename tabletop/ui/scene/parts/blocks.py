"""Blocks of a city and the small cards that lie tilted on them, painted round (0, 0).

Sizes are shares of the block's edge, or of the small card's width.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.ui import shapes
from tabletop.ui.palette import mix, on
from tabletop.ui.scene.captions import outlined, paint_small_tag, paint_tag, tag_size
from tabletop.ui.scene.masks import paint_mask
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style, display, label

DRAWN = 136.0  # units of a block's edge for which the lengths below are given
CAPTION, LINE, DISC, STAR = 23.0, 3.0, 46.0, 24.0
EMBLEM = 92.0
DARKER = 0.34
DESTROYED = "#22252E"
LAIR = "#8E2A22"
TICKET_HIGH = 0.64  # height of a small card over its width
TICKET_TURN = -5.0
LEAST = 11.0  # pixels of the caption's font
STRIP = 1.1  # height of the strip over the pixels of its font, at the least
NARROWEST = 0.74  # how much narrower than drawn a caption may be
NAMED = 48.0  # pixels from which a small card has room for its name
CRACK = ((0.62, -0.33), (0.5, -0.16), (0.58, -0.06), (0.4, 0.12), (0.5, 0.2), (0.34, 0.42), (0.4, 0.5))
FORKS = (((0.58, -0.06), (0.74, 0.06), (0.72, 0.2)), ((0.4, 0.12), (0.2, 0.08), (0.08, 0.2)))


def paint_block(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A block `size` wide: caption, emblem tone on tone, number, star of a power, tokens; destroyed or a lair."""
    unit = size / DRAWN
    body = QRectF(-size / 2, -size / 2, size, size)
    destroyed = "destroyed" in look.marks
    ground = DESTROYED if destroyed else look.kind or DESTROYED
    painter.fillRect(body, QColor(ground))
    below = body.adjusted(0, strip_height(unit, style), 0, 0)
    tone = mix(ground, "#000000", DARKER) if not destroyed else mix(ground, "#FFFFFF", 0.1)
    _icon(painter, look.icon, below.center(), EMBLEM * unit, tone)
    if destroyed:
        _crack(painter, body, unit, style)
    if "lair" in look.marks:
        _lair(painter, below, unit, style)
    _number(painter, look, body, unit, style)
    if "power" in look.marks and not destroyed:
        _star(painter, body, unit, style)
    _tokens(painter, look.count, body, unit, style)
    _caption(painter, look, body, unit, style)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.colour("edge"), LINE * unit, j=Qt.PenJoinStyle.MiterJoin))
    half = LINE * unit / 2
    painter.drawRect(body.adjusted(half, half, -half, -half))


def _caption(painter: QPainter, look: PartLook, body: QRectF, unit: float, style: Style) -> None:
    strip = QRectF(body.left(), body.top(), body.width(), strip_height(unit, style))
    destroyed = "destroyed" in look.marks
    painter.fillRect(strip, QColor(mix(style.palette.paper, DESTROYED, 0.45)) if destroyed else style.colour("paper"))
    painter.setPen(QPen(style.colour("ink"), 2 * unit))
    painter.drawLine(strip.bottomLeft(), strip.bottomRight())
    font, narrow = caption_font(look.title, strip.width() - 14 * unit, unit, style)  # a lit block has brackets there
    painter.setPen(style.colour("ink"))
    painter.setFont(font)
    painter.save()
    painter.translate(strip.center() + QPointF(0, font.pixelSize() * 0.03 + LINE / 3 * unit))
    painter.scale(narrow, min(1.0, narrow / NARROWEST))  # smaller on the whole in a very small table
    area = QRectF(-strip.width() / narrow / 2, -strip.height() / 2, strip.width() / narrow, strip.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, look.title.upper())
    painter.restore()


def strip_height(unit: float, style: Style) -> float:
    """How high the strip of captions is: in a very small table higher than drawn, so that letters stand inside it."""
    return max(CAPTION * unit, min(LEAST * style.screen_scale, 32 * unit) * STRIP)


def caption_font(title: str, room: float, unit: float, style: Style) -> tuple[QFont, float]:
    """The font of a caption, smaller where it is long; and how much narrower it is, where that would be too small."""
    words, px = title.upper(), 16.0 * unit
    least = LEAST * style.screen_scale
    px = max(px, min(least, 19.0 * unit))
    while px > least and QFontMetricsF(label(px)).horizontalAdvance(words) > room:
        px -= 0.5
    narrow = min(1.0, room / max(QFontMetricsF(label(px)).horizontalAdvance(words), 1.0))
    return label(px), narrow


def _number(painter: QPainter, look: PartLook, body: QRectF, unit: float, style: Style) -> None:
    """The number in a yellow quarter disc; of paper where it is no score."""
    if not look.words:
        return
    radius = DISC * unit
    quarter = QPainterPath(body.bottomRight())
    quarter.lineTo(body.right(), body.bottom() - radius)
    box = QRectF(body.right() - radius, body.bottom() - radius, 2 * radius, 2 * radius)
    quarter.arcTo(box, 90, 90)
    quarter.closeSubpath()
    painter.setPen(QPen(style.colour("ink"), LINE * unit, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour("paper" if "paper" in look.marks else "acts"))
    painter.drawPath(quarter)
    ink = style.colour("ink")
    middle = body.bottomRight() - QPointF(18.5, 19) * unit
    outlined(painter, middle, look.words, display(31 * unit), ink, ink, 0)


def _star(painter: QPainter, body: QRectF, unit: float, style: Style) -> None:
    middle = body.bottomLeft() + QPointF(18, -18) * unit
    painter.setPen(QPen(style.colour("ink"), 2.2 * unit))
    painter.setBrush(style.colour("paper"))
    painter.drawEllipse(middle, STAR / 2 * unit, STAR / 2 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("ink"))
    painter.drawPath(shapes.star(STAR * 0.72 * unit).translated(middle))


def _tokens(painter: QPainter, count: int, body: QRectF, unit: float, style: Style) -> None:
    """Combat tokens lying on the block, one over the other."""
    ink = style.colour("ink")
    px = max(15 * unit, min(9 * style.screen_scale, 20 * unit))
    for number in range(count):
        place = QPointF(body.left() + (36 + 9 * number) * unit, body.bottom() - px * 1.38 - (5 + 5 * number) * unit)
        paint_small_tag(painter, place, "+1", px, style.colour("acts"), ink, 2 * unit)


def _crack(painter: QPainter, body: QRectF, unit: float, style: Style) -> None:
    """A crack from the caption to the lower edge, with two forks."""
    for colour, wide, shift in ((mix(DESTROYED, "#FFFFFF", 0.34), 3.4, 1.6), (style.palette.ink, 3.4, 0.0)):
        painter.setPen(QPen(QColor(colour), wide * unit, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for points in (CRACK, *FORKS):
            path = QPainterPath()
            for step, (x, y) in enumerate(points):
                at = QPointF(body.left() + x * body.width() + shift * unit, y * body.height())
                path.moveTo(at) if step == 0 else path.lineTo(at)
            painter.drawPath(path)


def _lair(painter: QPainter, below: QRectF, unit: float, style: Style) -> None:
    """A border in the colour of danger, and the word."""
    wide = 7 * unit
    painter.setPen(QPen(QColor(LAIR), wide, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = wide / 2 + LINE * unit / 2
    painter.drawRect(below.adjusted(half, half, -half, -half))
    font = label(max(14 * unit, min(LEAST * style.screen_scale, 18 * unit)))
    place = QPointF(below.right() - tag_size("LAIR", font)[0] - 6 * unit, below.top() + 4 * unit)
    ink = style.colour("ink")
    paint_tag(painter, place, "LAIR", font, QColor(LAIR), QColor(on(LAIR, style.palette)), ink, 2 * unit)


def paint_ticket(painter: QPainter, look: PartLook, size: float, style: Style) -> None:
    """A small card lying tilted: its name, its icon and its number on the colour of its frame."""
    high = size * TICKET_HIGH
    card = QRectF(-size / 2, -high / 2, size, high)
    painter.save()
    painter.rotate(TICKET_TURN)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawRoundedRect(card.translated(size * 0.03, size * 0.045), size * 0.04, size * 0.04)
    painter.setPen(QPen(style.colour("ink"), size * 0.03))
    painter.setBrush(QColor(look.kind))
    painter.drawRoundedRect(card, size * 0.04, size * 0.04)
    paper = on(look.kind, style.palette)
    yellow, ink = style.colour("acts"), style.colour("ink")
    if size < NAMED * style.screen_scale:
        _icon(painter, look.icon, QPointF(-size * 0.22, 0), size * 0.42, paper)
        outlined(painter, QPointF(size * 0.24, 0), look.words, display(size * 0.56), yellow, ink, size * 0.06)
        painter.restore()
        return
    px = size * 0.19
    while px > size * 0.1 and QFontMetricsF(display(px)).horizontalAdvance(look.title.upper()) > size * 0.9:
        px -= 0.5
    painter.setPen(QColor(paper))
    painter.setFont(display(px))
    painter.drawText(card.adjusted(0, 0, 0, -high * 0.56), Qt.AlignmentFlag.AlignCenter, look.title.upper())
    lower = high * 0.2
    _icon(painter, look.icon, QPointF(-size * 0.17, lower), size * 0.32, paper)
    outlined(painter, QPointF(size * 0.22, lower), look.words, display(size * 0.36), yellow, ink, size * 0.05)
    painter.restore()


def _icon(painter: QPainter, name: str, middle: QPointF, size: float, colour: str) -> None:
    if name:
        paint_mask(painter, name, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), colour)
