"""Stages: dark grounds in the middle on which cards are shown large: a draft, cards that are looked at, one played.

Where their cards lie is worked out here; the cards themselves are pieces of the table like all others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Stage
from tabletop.engine.places import CARD_RATIO, Rect
from tabletop.engine.view import Piece, View
from tabletop.ui.palette import mix, on, seat_mark
from tabletop.ui.scene.captions import SEPARATOR, paint_tag, tag_size
from tabletop.ui.scene.ground import lattice
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style, label, text
from tabletop.ui.scene.tiles import Tile, in_rows, paint_tile, tiles_of

CAPTION = 22.0
NOTE, LEAST_NOTE = 21.0, 12.0
GAP, LEAST_STEP = 26.0, 0.62  # units between two cards; of its width that is seen of each of many
SEAT = "{seat}"


def asked_seat(state: SceneState, near: int) -> int:
    """The seat that is asked something now, else the one that sits nearest."""
    if state.decision is not None:
        return state.decision.seat
    for seat in (state.open_hand, state.hand_wanted):
        if seat is not None:
            return seat
    return near


def standing(stage: Stage, state: SceneState) -> Stage:
    """The stage where it is at this moment: aside while something on the table is chosen."""
    decision = state.decision
    if stage.aside is None or decision is None or decision.uses_hand or state.call is not None:
        return stage
    if not any(option.target or option.subject for option in decision.options):
        return stage
    at, room = stage.aside
    return replace(stage, at=at, zones=tuple((name, room) for name, _ in stage.zones))


def staged(stage: Stage, view: View, seat: int) -> Iterator[tuple[str, Rect, list[Piece]]]:
    """The zones of a stage that have pieces to show: name, rectangle, pieces. One that is alone lies in the middle."""
    named = [(view.zones.get(zone.format(seat=seat)), rect) for zone, rect in stage.zones]
    found = [(held, rect) for held, rect in named if held is not None and held.pieces]
    for held, rect in found:
        if len(found) == 1 and len(stage.zones) > 1:
            rect = replace(rect, y=stage.at.y + (stage.at.h - stage.foot - rect.h) / 2)
        yield held.name, rect, held.pieces


def laid(room: QRectF, count: int) -> tuple[float, list[QPointF]]:
    """The width of cards that lie side by side in a room, as large as they fit, and their middles."""
    apart = (room.width() - GAP * (count - 1)) / max(count, 1)
    width = room.height() / CARD_RATIO
    width = min(width, max(apart, width * LEAST_STEP))
    step = min(width + GAP, (room.width() - width) / max(count - 1, 1))
    left = room.center().x() - step * (count - 1) / 2
    return width, [QPointF(left + step * number, room.center().y()) for number in range(count)]


class StageItem(QGraphicsItem):
    """The ground of a stage, its caption, and the tiles that may stand on it."""

    def __init__(self, stage: Stage, accent: str, style: Style):
        super().__init__()
        self.stage = stage
        self.rect = units(stage.at)
        self.tiles: tuple[Tile, ...] = ()
        self.pointed = ""
        self._accent = accent
        self._fill = accent
        self._words = ""
        self._notes: list[tuple[str, QRectF]] = []
        self._style = style
        self.setVisible(False)

    @property
    def up(self) -> bool:
        """Whether the stage is there."""
        return self.isVisible()

    @property
    def words(self) -> str:
        """Everything that is written on it."""
        tiles = [f"{tile.head} {tile.tail}".strip() for tile in self.tiles]
        return "\n".join([self._words, *tiles, *(words for words, _ in self._notes)])

    def show_state(self, state: SceneState, near: int) -> None:
        """Show the stage while there is something on it."""
        seat = asked_seat(state, near)
        heading, self.tiles = tiles_of(state.decision, self.stage.asks)
        stage = standing(self.stage, state)
        there = any(True for _ in staged(stage, state.view, seat))
        if units(stage.at) != self.rect:
            self.prepareGeometryChange()
            self.rect = units(stage.at)
        notes = [(filled(words, state.view.facts), units(rect)) for words, rect in stage.notes if not self.tiles]
        self._notes = [(words, rect) for words, rect in notes if words]
        if not self.tiles:
            heading = filled(self.stage.heading, state.view.facts)
        self.setVisible(bool((there and heading) or self.tiles))
        own = any(SEAT in zone for zone, _ in self.stage.zones)
        self._fill = seat_mark(seat).colour if own else self._accent
        self._words = f"{state.names[seat]}{SEPARATOR}{heading}" if own and seat < len(state.names) else heading
        self.update()

    def point(self, thing: str) -> None:
        """The tile under the pointer, "" for none."""
        if thing != self.pointed:
            self.pointed = thing
            self.update()

    def tile_rects(self) -> list[QRectF]:
        """Where the tiles lie, in scene units."""
        room = units(self.stage.zones[0][1])
        for _, rect in self.stage.zones[1:]:
            room = room.united(units(rect))
        return in_rows(room, len(self.tiles))

    def tile_at(self, point: QPointF) -> str:
        """The name of the tile under a point of the scene, "" for none."""
        if not self.up or not self.tiles:
            return ""
        found = zip(self.tiles, self.tile_rects(), strict=True)
        return next((tile.name for tile, rect in found if rect.contains(point)), "")

    def covers(self, point: QPointF) -> bool:
        """Whether the stage lies over a point of the scene."""
        return self.up and self.rect.contains(point)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-6, -30, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style, rect = self._style, self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawRect(rect.translated(8, 10))
        ground = mix(style.palette.panel, self._fill, 0.14 if style.palette.halftone else 0.0)
        painter.setPen(QPen(style.colour("edge"), 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(ground))
        painter.drawRect(rect)
        if style.palette.halftone:
            self._paint_dots(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._fill), style.line(3)))
        painter.drawRect(rect.adjusted(5, 5, -5, -5))
        ink = style.colour("ink")
        px = style.legible(CAPTION, most=30.0)
        while px > 12 and tag_size(self._words, label(px))[0] > rect.width() - 40:
            px -= 0.5
        high = tag_size(self._words, label(px))[1]
        words = QColor(on(self._fill, style.palette))
        place = QPointF(rect.left() + 18, rect.top() - high * 0.55)
        paint_tag(painter, place, self._words, label(px), QColor(self._fill), words, ink)
        for tile, each in zip(self.tiles, self.tile_rects() if self.tiles else [], strict=True):
            paint_tile(painter, tile, each, style, tile.name == self.pointed)
        for note, room in self._notes:
            self._paint_note(painter, note, room)

    def _paint_note(self, painter: QPainter, words: str, room: QRectF) -> None:
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        px = self._style.legible(NOTE, most=30.0)
        while px > LEAST_NOTE and not room.contains(QFontMetricsF(text(px)).boundingRect(room, flags, words)):
            px -= 0.5
        painter.setFont(text(px))
        painter.setPen(self._style.colour("text"))
        painter.drawText(room, flags, words)

    def _paint_dots(self, painter: QPainter) -> None:
        colour = QColor(self._fill)
        colour.setAlphaF(0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        inner = self.rect.adjusted(14, 14, -14, -14)
        for x, y in lattice(inner.width(), inner.height(), 22):
            size = 6.0 * max(0.0, y / inner.height()) ** 0.5
            painter.drawEllipse(inner.topLeft() + QPointF(x, y), size, size)


def filled(words: str, facts: Mapping[str, object]) -> str:
    """A heading with the fact that it names; "" while that is not set."""
    if not words.startswith("{"):
        return words
    return str(facts.get(words.strip("{}")) or "")
