"""Options of a decision as tiles of paper: what each is called, what it would come to. A click on one answers.

Used by the band of a fight and by the stage; they say where the tiles lie.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.engine.decision import Decision, Option
from tabletop.engine.fittings import Ask
from tabletop.ui.scene.bursts import split_preview
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.lines import wrapped
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.offers import TILE
from tabletop.ui.scene.style import Style, display, label, text

GAP = 8.0  # units between two tiles
GOOD, BAD = "#1E7B45", "#C8301F"
LEAST, LEAST_LABEL = 9.5, 10.5  # pixels of the screen below which words on a tile are not read
LARGEST_LEAST = 16.0  # units: with large text the words stay whole, and stand below the table as well
SMALL = 120.0  # units of height of a tile that has no room for sentences
TIGHT = 0.9  # height of a line of capitals, in sizes of its font


@dataclass(frozen=True, slots=True)
class Tile:
    """`head` is what it is called, `icons` stand instead; `number` is what it comes to and `good` whether that is
    enough; `tail` are the words below."""

    key: str
    head: str
    icons: int = -1
    icon: str = ""
    number: str = ""
    good: bool = True
    tail: str = ""

    @property
    def name(self) -> str:
        """The name of the tile as a thing on the table."""
        return TILE + self.key


def tiles_of(decision: Decision | None, asks: Sequence[Ask], enough: int = 0) -> tuple[str, tuple[Tile, ...]]:
    """Heading and tiles for a decision of these kinds; none for others. A number from `enough` on is good."""
    ask = next((each for each in asks if decision is not None and each.kind == decision.kind), None)
    if ask is None or decision is None:
        return "", ()
    tiles = [_tile(option, ask, enough) for option in decision.listed()]
    return ask.heading, tuple(sorted(tiles, key=lambda tile: tile.icons))


def _tile(option: Option, ask: Ask, enough: int) -> Tile:
    number, tail = split_preview(option.preview)
    if not number.isdigit():
        number, tail = "", option.preview
    last = option.key.rpartition(":")[2]
    icons = int(last) if ask.icon and last.isdigit() else -1
    good = not number or int(number) >= enough
    return Tile(option.key, option.label, icons, ask.icon, number, good, tail)


def in_row(room: QRectF, count: int, widest: float) -> list[QRectF]:
    """Where so many tiles lie side by side, from the left."""
    wide = min(widest, (room.width() - GAP * (count - 1)) / max(count, 1))
    return [QRectF(room.left() + (wide + GAP) * n, room.top(), wide, room.height()) for n in range(count)]


def in_rows(room: QRectF, count: int) -> list[QRectF]:
    """Where so many tiles lie in a field, with rows of about the same length."""
    columns = max(1, math.ceil(math.sqrt(count)))
    rows = max(1, math.ceil(count / columns))
    wide = (room.width() - GAP * (columns - 1)) / columns
    high = (room.height() - GAP * (rows - 1)) / rows
    places = [divmod(n, columns) for n in range(count)]
    return [QRectF(room.left() + (wide + GAP) * x, room.top() + (high + GAP) * y, wide, high) for y, x in places]


def paint_tile(painter: QPainter, tile: Tile, rect: QRectF, style: Style, pointed: bool) -> None:
    """A tile; the one under the pointer is yellow."""
    ink = style.colour("ink")
    painter.setPen(QPen(ink, 3))
    painter.setBrush(style.colour("acts" if pointed else "box"))
    painter.drawRoundedRect(rect, 7, 7)
    painter.setPen(QPen(style.colour("acts"), style.line(3)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 5, 5)
    if tile.number:
        _paint_number(painter, tile, rect, style)
    else:
        _paint_words(painter, tile, rect, style)


def _paint_number(painter: QPainter, tile: Tile, rect: QRectF, style: Style) -> None:
    ink = style.colour("ink")
    inner = rect.adjusted(7, 7, -7, -6)
    head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.2)
    if tile.icons > 0:
        _paint_icons(painter, tile, head, style)
    else:
        words = "none" if tile.icons == 0 else tile.head
        head.setHeight(inner.height() * (0.2 if tile.icons == 0 else 0.47))
        paint_label(painter, words, head, style)
    px = inner.height() * (0.34 if tile.icons >= 0 else 0.3)
    middle = QPointF(rect.center().x(), head.bottom() + px * 0.48)
    outlined(painter, middle, tile.number, display(px), QColor(GOOD if tile.good else BAD), ink, 0)
    low = QRectF(inner.left(), head.bottom() + px * 0.95, inner.width(), 0)
    low.setBottom(inner.bottom() + 2)
    paint_label(painter, tile.tail, low, style)


def _paint_icons(painter: QPainter, tile: Tile, room: QRectF, style: Style) -> None:
    size = min(room.height(), room.width() / max(tile.icons, 1))
    mask = mask_pixmap(tile.icon, max(16, round(size * style.table_scale)), style.palette.ink)
    left = room.center().x() - size * tile.icons / 2
    for number in range(tile.icons):
        painter.drawPixmap(QRectF(left + size * number, room.top(), size, size), mask, QRectF(mask.rect()))


def _paint_words(painter: QPainter, tile: Tile, rect: QRectF, style: Style) -> None:
    """A tile that is read: its name as on a card, a line below it, and the words."""
    inner = rect.adjusted(9, 8, -9, -8)
    if rect.height() < SMALL:
        paint_label(painter, tile.head, inner.adjusted(0, 0, 0, -inner.height() * 0.45), style)
        paint_label(painter, tile.tail, inner.adjusted(0, inner.height() * 0.56, 0, 0), style)
        return
    painter.setPen(style.colour("ink"))
    short = not tile.tail
    px = min(24.0, inner.height() * (0.3 if short else 0.2))
    while px > 12 and QFontMetricsF(display(px)).horizontalAdvance(tile.head.upper()) > inner.width():
        px -= 0.5
    narrow = QFontMetricsF(display(px)).horizontalAdvance(tile.head.upper()) > inner.width()
    if short or narrow:
        _paint_fitted(
            painter, tile.head, inner if short else inner.adjusted(0, 0, 0, -inner.height() * 0.5), style, True
        )
        if not short:
            _paint_fitted(painter, tile.tail, inner.adjusted(0, inner.height() * 0.53, 0, 0), style)
        return
    painter.setFont(display(px))
    name = QRectF(inner.left(), inner.top(), inner.width(), px * 1.25)
    painter.drawText(name, Qt.AlignmentFlag.AlignCenter, tile.head.upper())
    painter.setPen(QPen(style.colour("ink"), 1.6))
    painter.drawLine(QPointF(inner.left(), name.bottom() + 2), QPointF(inner.right(), name.bottom() + 2))
    _paint_fitted(painter, tile.tail, QRectF(inner.left(), name.bottom() + 5, inner.width(), 0).united(
        QRectF(inner.left(), inner.bottom() - 1, inner.width(), 1)), style)  # fmt: skip


def _paint_fitted(painter: QPainter, words: str, room: QRectF, style: Style, bold: bool = False) -> None:
    """Words in the middle of a room, as large as they fit."""
    font, lines = fitted(words, room, style, bold)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(style.colour("ink"))
    y = room.center().y() - metrics.height() * len(lines) / 2
    for line in lines:
        place = QRectF(room.left() - 4, y, room.width() + 8, metrics.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)
        y += metrics.height()


def paint_label(painter: QPainter, words: str, room: QRectF, style: Style) -> None:
    """Capitals in the middle of a room, as large as they fit; what never fits is cut at the end."""
    px = style.legible(17.0, 13.0, 22.0)
    least = style.legible(10.0, LEAST_LABEL, LARGEST_LEAST)
    words = words.upper()
    while True:
        metrics = QFontMetricsF(label(px))
        lines = wrapped(words, metrics, room.width())
        whole = all(metrics.horizontalAdvance(word) <= room.width() for word in words.split())
        if (whole and px * (TIGHT * len(lines) + 0.1) <= room.height() + 1) or px <= least:
            break
        px -= 0.5
    fits = max(1, int((room.height() + 3) / (px * TIGHT)))
    if len(lines) > fits:
        rest = " ".join(lines[fits - 1 :])
        lines = [*lines[: fits - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room.width())]
    painter.setFont(label(px))
    painter.setPen(style.colour("ink"))
    y = room.center().y() - px * TIGHT * len(lines) / 2
    for line in lines:
        painter.drawText(QRectF(room.left() - 6, y, room.width() + 12, px * TIGHT), Qt.AlignmentFlag.AlignCenter, line)
        y += px * TIGHT


def fitted(words: str, room: QRectF, style: Style, bold: bool = False) -> tuple[QFont, list[str]]:
    """The largest font at which words stand in a room, and the lines; what never fits is cut at the end."""
    most = style.legible(15.0, 12.0, 24.0)
    least = style.legible(8.0, LEAST, LARGEST_LEAST)
    px = most
    while True:
        metrics = QFontMetricsF(text(px, bold=bold))
        lines = wrapped(words, metrics, room.width())
        whole = all(metrics.horizontalAdvance(word) <= room.width() for word in words.split())
        if (whole and metrics.height() * len(lines) <= room.height() + 1) or px <= least:
            break
        px -= 0.5
    fits = max(1, int((room.height() + 1) // metrics.height()))
    if len(lines) > fits:
        rest = " ".join(lines[fits - 1 :])
        lines = [*lines[: fits - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room.width())]
    return text(px, bold=bold), lines
