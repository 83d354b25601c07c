"""Cards that lie as plates with words instead of pictures: a hero's row on a board, a gadget's chip, a tag.

A `Plaque` is a value with all that is painted; the picture is kept by the wardrobe as those of cards are.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from tabletop.ui.palette import mix, on, seat_mark
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.masks import paint_mask
from tabletop.ui.scene.sentences import paint_texts
from tabletop.ui.scene.style import Style, display, label, text

Kind = Literal["row", "chip", "tag"]

LEAST = 10.0  # units of the smallest words
PAD = 9.0  # units between a row's emblem and its words
BAND = 17.0  # units of the band below an emblem that tells a state
CHIPS = 44.0  # units that chips take at the foot of a row with sentences
LYING = 80.0  # degrees of the emblem of a hero that is knocked out


@dataclass(frozen=True, slots=True)
class Plaque:
    """`wide` and `high` in units. `colour` is that of the emblem's ground, `note` the line below the title.

    `state` stands on a band below the emblem, with `icon`; `lying` turns the emblem. `plus` is the number on a yellow
    plate, `lines` the rows of chips that lie on it, `end` the units at the upper right that something else takes.
    `texts` are names and sentences below the note, if there is room for them.
    A tag has a dashed `ring` at its right for a marker of that colour; what is `spent` is told quietly.
    """

    kind: Kind
    wide: float
    high: float
    title: str
    emblem: str = ""
    colour: str = "#8D97AF"
    note: str = ""
    state: str = ""
    icon: str = ""
    lying: bool = False
    plus: int = 0
    lines: int = 0
    texts: tuple[tuple[str, str], ...] = ()
    end: float = 0.0
    ring: str = ""
    spent: bool = False

    @property
    def ratio(self) -> float:
        """Its height over its width."""
        return self.high / self.wide


def plaque_image(plaque: Plaque, width: int, style: Style) -> QImage:
    """The picture of a plaque, `width` device pixels wide."""
    scale = width / plaque.wide
    image = QImage(QSize(width, max(1, round(plaque.high * scale))), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    PAINT[plaque.kind](painter, plaque, style)
    painter.end()
    return image


# ------------------------------------------------------------ a hero's row
def _paint_row(painter: QPainter, plaque: Plaque, style: Style) -> None:
    """Emblem on its colour, name, a line below it."""
    ink = style.colour("ink")
    whole = QRectF(0, 0, plaque.wide, plaque.high)
    painter.setPen(QPen(ink, 3, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour("paper"))
    painter.drawRect(whole.adjusted(1.5, 1.5, -1.5, -1.5))
    square = QRectF(0, 0, row_square(plaque.high), plaque.high)
    painter.setBrush(QColor(mix(plaque.colour, "#8D97AF", 0.6) if plaque.lying else plaque.colour))
    painter.drawRect(square.adjusted(1.5, 1.5, -1.5, -1.5))
    shown = square.adjusted(0, 0, 0, -BAND + 3 if plaque.state else 0)
    _paint_emblem(painter, plaque, shown.center(), min(shown.width(), shown.height()) * 0.78, style)
    if plaque.state:
        _paint_band(painter, plaque, QRectF(1.5, plaque.high - BAND - 1.5, square.width() - 3, BAND), style)
    if plaque.plus:
        _paint_plus(painter, plaque.plus, style)
    _paint_words(painter, plaque, square.right() + PAD, style)


def row_square(high: float) -> float:
    """The width of the emblem's ground in a row so high."""
    return min(high, 80.0)


def _paint_words(painter: QPainter, plaque: Plaque, left: float, style: Style) -> None:
    room = plaque.wide - left - 8
    ink = style.colour("ink")
    top = 6.0 if plaque.texts else 3.0 if plaque.lines else plaque.high * 0.21
    px = style.legible(26.0, most=28.0 if plaque.lines else 32.0)
    px = fitting(plaque.title, display, px, 15.0, room - plaque.end)
    painter.setPen(ink)
    font = display(px)
    painter.setFont(font)
    title = QFontMetricsF(font).elidedText(plaque.title.upper(), Qt.TextElideMode.ElideRight, room - plaque.end + 2)
    row = QRectF(left, top, room, 28 if plaque.lines else 30)
    painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, title)
    below = QRectF(left, row.bottom(), room, 16 if plaque.lines else 22)
    px = fitting(plaque.note, text, style.legible(14.0, most=15.5 if plaque.lines else 18.0), LEAST, room)
    painter.setFont(text(px))
    note = QFontMetricsF(text(px)).elidedText(plaque.note, Qt.TextElideMode.ElideRight, room + 1)
    painter.setPen(ink)
    painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, note)
    if plaque.texts:
        foot = plaque.high - (CHIPS if plaque.lines else 7.0)
        paint_texts(painter, plaque.texts, QRectF(left, below.bottom() + 5, room, foot - below.bottom() - 5), style)


def _paint_emblem(painter: QPainter, plaque: Plaque, middle: QPointF, size: float, style: Style) -> None:
    """The emblem in paper with an ink line round it."""
    if not plaque.emblem:
        return
    place = QRectF(-size / 2, -size / 2, size, size)
    painter.save()
    painter.translate(middle)
    if plaque.lying:
        painter.rotate(LYING)
    for step in range(12):
        angle = math.tau * step / 12
        out = QPointF(math.cos(angle), math.sin(angle)) * size * 0.042
        paint_mask(painter, plaque.emblem, place.translated(out), style.palette.ink)
    paint_mask(painter, plaque.emblem, place, style.palette.paper)
    painter.restore()


def _paint_band(painter: QPainter, plaque: Plaque, band: QRectF, style: Style) -> None:
    ink = style.colour("ink")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRect(band.adjusted(0, -2, 0, 0))
    painter.setBrush(style.colour("paper"))
    painter.drawRect(band)
    icon = 12.0 if plaque.icon else 0.0
    px = fitting(plaque.state.upper(), label, 16.0, LEAST, band.width() - 8 - icon)
    wide = QFontMetricsF(label(px)).horizontalAdvance(plaque.state.upper()) + icon + (3 if icon else 0)
    x = band.center().x() - wide / 2
    if plaque.icon:
        paint_mask(painter, plaque.icon, QRectF(x, band.center().y() - icon / 2, icon, icon), style.palette.ink)
        x += icon + 3
    painter.setPen(ink)
    painter.setFont(label(px))
    painter.drawText(
        QRectF(x, band.top(), band.right() - x, band.height() + 1), Qt.AlignmentFlag.AlignVCenter, plaque.state.upper()
    )


def _paint_plus(painter: QPainter, plus: int, style: Style) -> None:
    """The yellow plate with what tokens add, at the upper left; a second edge for each further token."""
    ink = style.colour("ink")
    painter.setPen(QPen(ink, 2, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour("acts"))
    for step in reversed(range(plus)):
        plate = QRectF(5 + 3.0 * step, 5 + 3.0 * step, 28, 20)
        painter.drawRect(plate)
    outlined(painter, QPointF(19, 15.3), f"+{plus}", label(18), ink, ink, 0)


# ------------------------------------------------------------ chips and tags
def _paint_chip(painter: QPainter, plaque: Plaque, style: Style) -> None:
    """A gadget on a hero: its icon on its colour, and the name."""
    ground = mix(plaque.colour, style.palette.paper, 0.62)
    ink = style.colour("ink")
    painter.setPen(QPen(ink, 1.5, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(mix(ground, style.palette.paper, 0.6) if plaque.spent else ground))
    painter.drawRect(QRectF(0.75, 0.75, plaque.wide - 1.5, plaque.high - 1.5))
    edge = plaque.high
    painter.setBrush(QColor(plaque.colour))
    painter.drawRect(QRectF(0.75, 0.75, edge - 1.5, edge - 1.5))
    _paint_icon(painter, plaque.emblem, QRectF(3, 3, edge - 6, edge - 6), on(plaque.colour, style.palette))
    room = plaque.wide - edge - 7
    words = plaque.title.upper()
    px = fitting(words, label, style.legible(15.5, most=19.0), LEAST, room)
    font = label(px)
    painter.setPen(ink)
    painter.setFont(font)
    area = QRectF(edge + 4, 0, room + 2, plaque.high + 1)
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room + 1)
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
    if plaque.spent:
        _strike(painter, area, QFontMetricsF(font).horizontalAdvance(shown), ink)


def _paint_tag(painter: QPainter, plaque: Plaque, style: Style) -> None:
    """A card that stays with a team: icon, name, and the place of its marker."""
    whole = QRectF(0, 0, plaque.wide, plaque.high)
    painter.setPen(QPen(style.colour("edge"), 2, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour("raised"))
    painter.drawRect(whole.adjusted(1, 1, -1, -1))
    edge = plaque.high
    painter.setBrush(QColor(plaque.colour))
    painter.drawRect(QRectF(1, 1, edge - 2, edge - 2))
    _paint_icon(painter, plaque.emblem, QRectF(4, 4, edge - 8, edge - 8), on(plaque.colour, style.palette))
    room = plaque.wide - edge - 8 - plaque.end
    words = plaque.title.upper()
    px = fitting(words, label, style.legible(17.0, most=20.0), LEAST, room)
    painter.setFont(label(px))
    painter.setPen(style.colour("muted" if plaque.spent else "text"))
    metrics = QFontMetricsF(label(px))
    area = QRectF(edge + 5, 0, room + 2, plaque.high + 1)
    painter.drawText(
        area, Qt.AlignmentFlag.AlignVCenter, metrics.elidedText(words, Qt.TextElideMode.ElideRight, room + 1)
    )
    left = area.left() + metrics.horizontalAdvance(words) + 8
    small = text(max(px * 0.72, LEAST))
    if plaque.note and QFontMetricsF(small).horizontalAdvance(plaque.note) < plaque.wide - plaque.end - left - 4:
        painter.setFont(small)
        painter.setPen(style.colour("muted"))
        painter.drawText(QRectF(left, 0, plaque.wide - left, plaque.high), Qt.AlignmentFlag.AlignVCenter, plaque.note)
    if plaque.ring:
        _paint_ring(painter, plaque, style)


def _paint_ring(painter: QPainter, plaque: Plaque, style: Style) -> None:
    """The dashed place of a marker with a dot of its colour."""
    pen = QPen(style.colour("text"), 2)
    pen.setDashPattern([2.0, 1.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, radius = QPointF(plaque.wide - plaque.high / 2 - 2, plaque.high / 2), plaque.high * 0.36
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(style.colour("ink"), 1.5))
    painter.setBrush(QColor(plaque.ring))
    painter.drawEllipse(middle, radius * 0.5, radius * 0.5)


def _paint_icon(painter: QPainter, icon: str, place: QRectF, colour: str) -> None:
    if icon:
        paint_mask(painter, icon, place, colour)


def _strike(painter: QPainter, area: QRectF, wide: float, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1.5))
    y = area.center().y()
    painter.drawLine(QPointF(area.left(), y), QPointF(area.left() + wide, y))


PAINT = {"row": _paint_row, "chip": _paint_chip, "tag": _paint_tag}


def fitting(words: str, font: Callable[[float], QFont], px: float, least: float, room: float) -> float:
    """The largest size up to `px`, but no less than `least`, at which the words stand in the room."""
    while px > least and QFontMetricsF(font(px)).horizontalAdvance(words) > room:
        px -= 0.5
    return px


def ring_colour(name: str, seat: int) -> str:
    """The colour of a marker by name; "coloured" is the seat's own, "" for none."""
    return {"coloured": seat_mark(seat).colour, "white": "#F6F6F2"}.get(name, name)
