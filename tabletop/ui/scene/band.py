"""The band of paper on which a fight is decided: what must be reached, the dice and what they come to, the choices.

It lies over everything in its place while a fight is under way, and its result for a moment. The dice are parts of the
table; `Band` in `tabletop.engine.layout` says which facts it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.layout import Band
from tabletop.engine.view import View
from tabletop.ui.palette import mix
from tabletop.ui.scene.captions import outlined, paint_tag, tag_size
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.ground import lattice
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.parts.looks import roll_length
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style, display, label
from tabletop.ui.scene.tiles import Tile, fitted, in_row, paint_tile, tiles_of

REACH, SLANT = 236.0, 26.0  # units of the red ground at its foot, and by how much it leans
DICE, VALUE = 258.0, 84.0  # units from the left end to the dice, and of the room for the value
ASKED = 440.0  # units from the left end to the choices
TILE_WIDE, WORDED_WIDE = 82.0, 128.0
CAPTION = 19.0
LINGERS, READ = 1700.0, 450.0  # milliseconds that a result stays; between a roll and what comes of it


def band_words(view: View, band: Band) -> list[str]:
    """A fight in short lines: what must be reached and why, what was rolled, how it went."""
    facts = view.facts.get(band.fact)
    if not isinstance(facts, dict):
        return []
    why = ", ".join(f"{name} {number}" for name, number in facts.get("lines", ()))
    said = [str(facts.get("title", "")), f"{facts.get('target')} to reach" + (f" ({why})" if why else "")]
    if facts.get("value"):
        said.append(f"rolled {facts.get('says')}: {facts['value']}, {facts.get('verdict')}")
    said += [str(facts.get(name) or "").rstrip(".!") for name in ("word", "sentence")]
    return [line for line in said if line]


class BandItem(QGraphicsItem):
    """The band, in scene coordinates; `gone` is called when a result leaves by itself."""

    def __init__(self, band: Band, accent: str, style: Style, clock: Clock):
        super().__init__()
        self.band = band
        self.rect = units(band.at)
        self.facts: Mapping[str, Any] = {}
        self.tiles: tuple[Tile, ...] = ()
        self.heading = ""
        self.pointed = ""
        self.gone: Callable[[], None] = lambda: None
        self._accent = accent
        self._style = style
        self._clock = clock
        self._rolled: object = None
        self._rolling = False
        self._dismissed: object = None
        self.setVisible(False)

    # ------------------------------------------------------------ what is shown
    @property
    def up(self) -> bool:
        """Whether the band is there."""
        return self.isVisible()

    def show_state(self, state: SceneState, quiet: bool, wait: float = 0.0) -> None:
        """Take the fight from the facts and the choices from the decision. The dice begin to roll after `wait`."""
        facts = state.view.facts.get(self.band.fact)
        before, self.facts = self.facts, facts if isinstance(facts, dict) else {}
        self.heading, self.tiles = tiles_of(state.decision, self.band.asks, int(self.facts.get("enough") or 0))
        roll = self.facts.get("roll") or 0
        over = bool(self.facts.get("over"))
        if roll and roll != self._rolled and not quiet:
            self._roll(int(roll), wait)
        if roll and roll != self._rolled and quiet and over:
            self._dismissed = roll  # it was over before this table was looked at
        self._rolled = roll
        there = bool(self.facts) and state.call is None and not (over and roll == self._dismissed)
        self.setVisible(there)
        if there and over and not (before.get("over") and before.get("roll") == roll):
            self._linger()
        elif not over:
            self._clock.drop(("band", "lingers"))
        self.update()

    @property
    def lingers(self) -> bool:
        """Whether a result is there that goes by itself."""
        return self.up and self._clock.moving(("band", "lingers"))

    def dismiss(self) -> bool:
        """A click puts a result away; False if there is none."""
        if not self.up or not self.facts.get("over"):
            return False
        self._dismissed = self.facts.get("roll")
        self._clock.drop(("band", "lingers"))
        self.setVisible(False)
        self.gone()
        return True

    def point(self, thing: str) -> None:
        """The tile under the pointer, "" for none."""
        if thing != self.pointed:
            self.pointed = thing
            self.update()

    def _roll(self, roll: int, wait: float) -> None:
        """What was rolled is read when the dice lie still."""
        self._rolling = self._clock.shows

        def done() -> None:
            self._rolling = False
            self.update()

        length = wait + (roll_length(roll) if self._clock.flies else READ)
        self._clock.run(("band", "rolls"), length, lambda _progress: None, done=done, skips=True, still=True)

    def _linger(self) -> None:
        if not self._clock.shows:
            return  # with motion off it stays until the next act or a click
        length = LINGERS + (roll_length(int(self.facts.get("roll") or 0)) if self._rolling else 0.0)
        self._clock.run(("band", "lingers"), length, lambda _progress: None, done=self._leave, still=True)

    def _leave(self) -> None:
        if self.facts.get("over"):
            self._dismissed = self.facts.get("roll")
            self.setVisible(False)
            self.gone()

    # ------------------------------------------------------------ where things are
    def tile_rects(self) -> list[QRectF]:
        """Where the tiles lie, in scene units."""
        room = self._asked.adjusted(0, 22, 0, 0)
        return in_row(room, len(self.tiles), WORDED_WIDE if self._worded else TILE_WIDE)

    @property
    def _worded(self) -> bool:
        return any(tile.icons < 0 for tile in self.tiles)

    @property
    def _asked(self) -> QRectF:
        return QRectF(
            self.rect.left() + ASKED, self.rect.top() + 6, self.rect.width() - ASKED - 12, self.rect.height() - 14
        )

    def tile_at(self, point: QPointF) -> str:
        """The name of the tile under a point of the scene, "" for none."""
        if not self.up or self._rolling:
            return ""
        found = zip(self.tiles, self.tile_rects(), strict=True)
        return next((tile.name for tile, rect in found if rect.contains(point)), "")

    def covers(self, point: QPointF) -> bool:
        """Whether the band lies over a point of the scene."""
        return self.up and self.rect.contains(point)

    @property
    def words(self) -> str:
        """Everything that stands on it, as one text."""
        facts = self.facts
        lines = [f"{name} {number}" for name, number in facts.get("lines", ())]
        said = [facts.get("title"), *lines, facts.get("note"), f"{facts.get('target')} to reach"]
        if not self._rolling:
            value = str(facts.get("value") or "")
            said += [facts.get("says"), value, facts.get("verdict"), self.heading]
            said += [" ".join(filter(None, (tile.head, tile.number, tile.tail))) for tile in self.tiles]
            said += [] if self.tiles else [facts.get("word"), facts.get("sentence")]
        return "\n".join(str(line) for line in said if line)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -26, 12, 12)

    # ------------------------------------------------------------ painting
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.facts:
            return
        style, rect = self._style, self.rect
        painter.setPen(Qt.PenStyle.NoPen)
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
        if not self._rolling:
            self._paint_value(painter)
            if self.tiles:
                self._paint_tiles(painter)
            else:
                self._paint_word(painter)

    def _paint_red(self, painter: QPainter) -> None:
        style, rect = self._style, self.rect
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
        style, words = self._style, str(self.facts.get("title", ""))
        px = style.legible(CAPTION, most=24.0)
        while px > 12 and tag_size(words, label(px))[0] > self.rect.width() - 40:
            px -= 0.5
        ink = style.colour("ink")
        high = tag_size(words, label(px))[1]
        place = QPointF(self.rect.left() + 12, self.rect.top() - high + 9)
        paint_tag(painter, place, words, label(px), QColor(self._accent), ink, ink)

    def _paint_target(self, painter: QPainter) -> None:
        style, rect = self._style, self.rect
        ink = style.colour("ink")
        middle = QPointF(rect.left() + 176, rect.top() + 58)
        outlined(painter, middle, str(self.facts.get("target", "")), display(86), style.colour("refused"), ink, 6)
        self._label(painter, QRectF(middle.x() - 52, rect.bottom() - 30, 104, 24), "to reach", 19)
        lines = list(self.facts.get("lines", ()))
        note = str(self.facts.get("note", ""))
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
        while px > style.legible(10, 10.5) and QFontMetricsF(label(px)).horizontalAdvance(name) > left:
            px -= 0.5
        painter.setPen(style.colour("ink", 1.0 if strong else 0.7))
        painter.setFont(label(px))
        name = QFontMetricsF(label(px)).elidedText(name, Qt.TextElideMode.ElideRight, left)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(display(min(room.height() * 0.8, 23.0)))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number)

    def _paint_value(self, painter: QPainter) -> None:
        facts, style, rect = self.facts, self._style, self.rect
        if not facts.get("value"):
            return
        ink = style.colour("ink")
        middle = QPointF(rect.left() + 398, rect.top() + 58)
        fill = QColor("white") if not facts.get("good") else style.colour("healed")
        outlined(painter, middle, str(facts["value"]), display(80), fill, ink, 6)
        self._label(painter, QRectF(middle.x() - 48, rect.bottom() - 30, 90, 24), str(facts.get("verdict", "")), 18)
        self._label(painter, QRectF(rect.left() + DICE - 22, rect.bottom() - 30, 112, 24), str(facts.get("says")), 17)

    def _label(self, painter: QPainter, room: QRectF, words: str, size: float) -> None:
        px = self._style.legible(size, most=22.0)
        while px > 9 and QFontMetricsF(label(px)).horizontalAdvance(words.upper()) > room.width():
            px -= 0.5
        painter.setPen(self._style.colour("ink"))
        painter.setFont(label(px))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words.upper())

    def _paint_tiles(self, painter: QPainter) -> None:
        style, room = self._style, self._asked
        painter.setPen(style.colour("ink"))
        painter.setFont(label(style.legible(17, most=19.0)))
        painter.drawText(room.adjusted(2, -1, 0, 0), Qt.AlignmentFlag.AlignTop, self.heading.upper())
        for tile, rect in zip(self.tiles, self.tile_rects(), strict=True):
            paint_tile(painter, tile, rect, style, tile.name == self.pointed)

    def _paint_word(self, painter: QPainter) -> None:
        """What came of it, or what may still come, where nobody chooses."""
        style, facts = self._style, self.facts
        word, sentence = str(facts.get("word", "")).upper(), str(facts.get("sentence", ""))
        room = self._asked
        if not facts.get("value"):  # nothing was rolled yet: there is more room
            room = room.united(QRectF(self.rect.left() + REACH + SLANT + 16, room.top(), 1, room.height()))
        ink = style.colour("ink")
        if word:
            px = 50.0
            while px > 20 and QFontMetricsF(display(px)).horizontalAdvance(word) > room.width() - 16:
                px -= 1
            painter.save()
            painter.translate(room.center().x(), room.top() + room.height() * 0.36)
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


class BandLine(QGraphicsItem):
    """The white outline of the square that a band is about, and the dotted line of paper down to the band."""

    def __init__(self, band: BandItem, style: Style):
        super().__init__()
        self._band = band
        self._style = style
        self._square = QRectF()
        self._x = 0.0
        self.setVisible(False)

    @property
    def square(self) -> QRectF:
        """What is outlined, in scene units."""
        return self._square

    def join(self, square: QRectF | None, gap: float, leftmost: bool) -> None:
        """Outline this square; the line runs down in the gap left of it, right of it at the left edge."""
        self.setVisible(square is not None)
        if square is None:
            return
        self.prepareGeometryChange()
        self._square = square
        self._x = square.right() + gap / 2 if leftmost else square.left() - gap / 2
        self.update()

    def boundingRect(self) -> QRectF:
        return self._square.united(QRectF(self._x, self._band.rect.top(), 1, 1)).adjusted(-16, -16, 16, 16)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = self._square.adjusted(-2, -2, 2, 2)
        for colour, width in ((style.colour("ink"), 11.0), (QColor("white"), 5.0)):
            painter.setPen(QPen(colour, style.line(width), j=Qt.PenJoinStyle.RoundJoin))
            painter.drawRoundedRect(around, 8, 8)
        y = self._square.bottom() + 12
        ends = self._band.rect.top() - 2
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, radius in ((style.colour("ink"), 4.6), (style.colour("paper"), 3.2)):
            painter.setBrush(colour)
            spot = y
            while spot < ends:
                painter.drawEllipse(QPointF(self._x, spot), radius, radius)
                spot += 10.5
