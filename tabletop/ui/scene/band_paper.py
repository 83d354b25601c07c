"""How the band of a fight is painted: the red ground with what must be reached, the value, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.ui.palette import mix
from tabletop.ui.scene.captions import outlined, paint_tag, tag_size
from tabletop.ui.scene.ground import lattice
from tabletop.ui.scene.style import Style, display, label
from tabletop.ui.scene.tiles import Tile, fitted, paint_tile

REACH, SLANT = 236.0, 26.0  # units of the red ground at its foot, and by how much it leans
DICE = 258.0  # units from the left end to the dice
ASKED = 440.0  # units from the left end to the choices
CAPTION = 19.0
LARGEST_LEAST = 12.5  # units: with large text a name is small rather than cut
BELOW = 30.0  # units below it that it covers as well


@dataclass(frozen=True, slots=True)
class Asked:
    """The choices on a band: heading, tiles with their places, and the name of the one under the pointer."""

    heading: str = ""
    tiles: tuple[Tile, ...] = ()
    rects: tuple[QRectF, ...] = ()
    pointed: str = ""


def asked_room(band: QRectF) -> QRectF:
    """Where the choices stand, with their heading."""
    return QRectF(band.left() + ASKED, band.top() + 6, band.width() - ASKED - 12, band.height() - 14)


class BandPaper:
    """Paints one band; `accent` is the colour of its caption."""

    def __init__(self, rect: QRectF, accent: str, style: Style):
        self._rect = rect
        self._accent = accent
        self._style = style
        self._facts: Mapping[str, Any] = {}

    def paint(self, painter: QPainter, facts: Mapping[str, Any], rolling: bool, asked: Asked) -> None:
        """The whole band; while dice are `rolling` nothing of what they come to."""
        self._facts = facts
        style, rect = self._style, self._rect
        painter.setPen(Qt.PenStyle.NoPen)
        below = QRectF(rect.left(), rect.bottom(), rect.width(), BELOW)
        painter.fillRect(below, style.colour("table"))  # a hand that it covers must not look out below it
        painter.setBrush(style.colour("shadow"))
        painter.drawRect(rect.translated(8, 8))
        painter.setBrush(style.colour("paper"))
        painter.drawRect(rect)
        self._paint_red(painter)
        painter.setPen(QPen(style.colour("ink"), 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)
        self._paint_caption(painter)
        self._paint_target(painter)
        if rolling:
            return
        self._paint_value(painter)
        if asked.tiles:
            self._paint_tiles(painter, asked)
        else:
            self._paint_word(painter)

    def _paint_red(self, painter: QPainter) -> None:
        style, rect = self._style, self._rect
        red = QPainterPath(rect.topLeft())
        red.lineTo(rect.left() + REACH + SLANT, rect.top())
        red.lineTo(rect.left() + REACH - SLANT, rect.bottom())
        red.lineTo(rect.bottomLeft())
        red.closeSubpath()
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(style.palette.paper, "#F0452F", 0.30)))
        painter.drawPath(red)
        if style.palette.halftone:
            painter.setClipPath(red)
            painter.setBrush(QColor(mix(style.palette.paper, "#F0452F", 0.42)))
            for x, y in lattice(REACH + SLANT, rect.height(), 13):
                size = 4.6 * max(0.0, 1 - x / (REACH + SLANT)) ** 0.5
                painter.drawEllipse(rect.topLeft() + QPointF(x, y), size, size)
        painter.restore()
        painter.setPen(QPen(style.colour("ink"), 4))
        painter.drawLine(
            QPointF(rect.left() + REACH + SLANT, rect.top()), QPointF(rect.left() + REACH - SLANT, rect.bottom())
        )

    def _paint_caption(self, painter: QPainter) -> None:
        style, words = self._style, str(self._facts.get("title", ""))
        px = style.legible(CAPTION, most=24.0)
        while px > 12 and tag_size(words, label(px))[0] > self._rect.width() - 40:
            px -= 0.5
        ink = style.colour("ink")
        high = tag_size(words, label(px))[1]
        place = QPointF(self._rect.left() + 12, self._rect.top() - high + 9)
        paint_tag(painter, place, words, label(px), QColor(self._accent), ink, ink)

    def _paint_target(self, painter: QPainter) -> None:
        style, rect = self._style, self._rect
        ink = style.colour("ink")
        middle = QPointF(rect.left() + 176, rect.top() + 58)
        outlined(painter, middle, str(self._facts.get("target", "")), display(86), style.colour("refused"), ink, 6)
        self._label(painter, QRectF(middle.x() - 52, rect.bottom() - 30, 104, 24), "to reach", 19)
        lines = list(self._facts.get("lines", ()))
        note = str(self._facts.get("note", ""))
        high = min(30.0, (rect.height() - 40 - (26 if note else 0)) / max(len(lines), 1))
        y = rect.top() + 16
        for number, (name, count) in enumerate(lines):
            self._paint_line(painter, QRectF(rect.left() + 14, y, 116, high), str(name), str(count), number == 0)
            y += high
        if note:
            room = QRectF(rect.left() + 14, y + 2, 112, rect.bottom() - y - 8)
            font, parts = fitted(note, room, style)
            painter.setFont(font)
            painter.setPen(ink)
            for part in parts:
                painter.drawText(room, Qt.AlignmentFlag.AlignTop, part)
                room.translate(0, QFontMetricsF(font).height())

    def _paint_line(self, painter: QPainter, room: QRectF, name: str, number: str, strong: bool) -> None:
        style = self._style
        px = min(style.legible(19, 13.0), room.height() * 0.8)
        wide = QFontMetricsF(display(23.0)).horizontalAdvance(number) + 7
        left = room.width() - wide
        name = name.upper()
        while px > style.legible(10, 10.5, LARGEST_LEAST) and QFontMetricsF(label(px)).horizontalAdvance(name) > left:
            px -= 0.5
        painter.setPen(style.colour("ink", 1.0 if strong else 0.7))
        painter.setFont(label(px))
        name = QFontMetricsF(label(px)).elidedText(name, Qt.TextElideMode.ElideRight, left)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(display(min(room.height() * 0.8, 23.0)))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number)

    def _paint_value(self, painter: QPainter) -> None:
        facts, style, rect = self._facts, self._style, self._rect
        if not facts.get("value"):
            return
        ink = style.colour("ink")
        middle = QPointF(rect.left() + 398, rect.top() + 58)
        fill = QColor("white") if not facts.get("good") else style.colour("healed")
        outlined(painter, middle, str(facts["value"]), display(80), fill, ink, 6)
        self._label(painter, QRectF(middle.x() - 48, rect.bottom() - 30, 84, 24), str(facts.get("verdict", "")), 18)
        self._label(painter, QRectF(rect.left() + DICE - 22, rect.bottom() - 30, 112, 24), str(facts.get("says")), 17)

    def _label(self, painter: QPainter, room: QRectF, words: str, size: float) -> None:
        px = self._style.legible(size, most=22.0)
        while px > 9 and QFontMetricsF(label(px)).horizontalAdvance(words.upper()) > room.width():
            px -= 0.5
        painter.setPen(self._style.colour("ink"))
        painter.setFont(label(px))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words.upper())

    def _paint_tiles(self, painter: QPainter, asked: Asked) -> None:
        style, room = self._style, asked_room(self._rect)
        painter.setPen(style.colour("ink"))
        painter.setFont(label(style.legible(17, most=19.0)))
        painter.drawText(room.adjusted(2, -1, 0, 0), Qt.AlignmentFlag.AlignTop, asked.heading.upper())
        for tile, rect in zip(asked.tiles, asked.rects, strict=True):
            paint_tile(painter, tile, rect, style, tile.name == asked.pointed)

    def _paint_word(self, painter: QPainter) -> None:
        """What came of it, or what may still come, where nobody chooses."""
        style, facts = self._style, self._facts
        word, sentence = str(facts.get("word", "")).upper(), str(facts.get("sentence", ""))
        room = asked_room(self._rect)
        if not facts.get("value"):  # nothing was rolled yet: there is more room
            room = room.united(QRectF(self._rect.left() + REACH + SLANT + 16, room.top(), 1, room.height()))
        ink = style.colour("ink")
        if word:
            px = 50.0 if sentence else 66.0
            while px > 20 and QFontMetricsF(display(px)).horizontalAdvance(word) > room.width() - 16:
                px -= 1
            painter.save()
            painter.translate(room.center().x(), room.top() + room.height() * (0.36 if sentence else 0.5))
            painter.rotate(-3)
            fill = style.colour("healed" if facts.get("good") else "refused")
            outlined(painter, QPointF(), word, display(px), fill, ink, 6)
            painter.restore()
        low = room.adjusted(0, room.height() * 0.66 if word else 0, 0, 0)
        font, lines = fitted(sentence, low, style)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        y = low.center().y() - metrics.height() * len(lines) / 2
        for line in lines:
            painter.drawText(QRectF(low.left(), y, low.width(), metrics.height()), Qt.AlignmentFlag.AlignCenter, line)
            y += metrics.height()
