"""The ground and the words of a duel on the mat: burst, symbols, sound word, a tag over each card, and the sentence.

The two cards are pieces of the table; they lie between the ground and the words.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Duel
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import mix, on, seat_mark
from tabletop.ui.scene.captions import outlined, paint_tag, tag_size
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.ground import lattice
from tabletop.ui.scene.lines import named, wrapped
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, display, label, text

TILTS = (-5.0, 8.0)
SYMBOL = 158.0
LINK_GAP = 26.0  # units between two rule numbers
WORD_IN, WORD_FROM = 160.0, 1.6  # milliseconds; the sound word comes from 160 % of its size
YELLOW, ORANGE, SOUND = "#FFD23F", "#F58A1F", "#F0452F"


@dataclass(frozen=True, slots=True)
class DuelFacts:
    """What a duel shows, read from the view's fact; see `tabletop.engine.fittings.Duel`."""

    seats: tuple[int, int]
    winner: int | None = None
    word: str = ""
    symbols: tuple[str, str] = ("", "")
    titles: tuple[str, str] = ("", "")
    says: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def duel_of(view: View, duel: Duel) -> DuelFacts | None:
    """The duel under way, None while there is none."""
    fact = view.facts.get(duel.fact)
    if not isinstance(fact, dict):
        return None
    one, two = map(int, fact["seats"])
    shown = [_fields(view, duel.zone.format(seat=seat)) for seat in (one, two)]
    best: dict[str, Any] = next((fields for fields in shown if "headline" in fields), {})
    says = tuple(map(str, fact.get("says") or ()))
    return DuelFacts(
        (one, two),
        fact.get("winner"),
        str(best.get("word") or fact.get("word") or ""),
        (str(shown[0].get("icon", "")), str(shown[1].get("icon", ""))),
        (str(shown[0].get("title", "")), str(shown[1].get("title", ""))),
        (str(best["headline"]), *says[1:]) if best else says,
        tuple(map(str, fact.get("rules") or ())),
    )


def duel_words(facts: DuelFacts, names: Sequence[str]) -> list[str]:
    """A duel in lines: who is at it with what as far as it is seen, then the headline and what comes of it."""
    said = [_tag(facts, side, names) for side in (0, 1)]
    return [*said, *(named(line, names) for line in facts.says)]


def _tag(facts: DuelFacts, side: int, names: Sequence[str]) -> str:
    seat = facts.seats[side]
    parts = [names[seat] if seat < len(names) else "", facts.titles[side]]
    if facts.winner == seat:
        parts.append("wins")
    return " \u00b7 ".join(part for part in parts if part)


def _fields(view: View, zone: str) -> dict[str, Any]:
    held = view.zones.get(zone)
    return held.pieces[0].fields if held is not None and held.pieces else {}


class DuelItems:
    """The two items of a duel, below and above its cards."""

    def __init__(self, duel: Duel, accent: str, style: Style, clock: Clock):
        self.duel = duel
        self.ground = DuelGround(duel, accent, style)
        self.words = DuelWords(duel, style, clock)

    def show_facts(self, view: View, names: Sequence[str]) -> None:
        """Take the duel, or that there is none, from the facts."""
        facts = duel_of(view, self.duel)
        self.ground.show_duel(facts)
        self.words.show_duel(facts, names)


class DuelGround(QGraphicsItem):
    """The mat below everything on it, always there, and the burst of a duel that is decided. `accent` is the game's."""

    def __init__(self, duel: Duel, accent: str, style: Style):
        super().__init__()
        self._rect = units(duel.at)
        self._accent = accent
        self._style = style
        self.facts: DuelFacts | None = None

    def show_duel(self, facts: DuelFacts | None) -> None:
        """Show this duel, or the empty mat."""
        if facts != self.facts:
            self.facts = facts
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-20, -70, 20, 70)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        ink = style.colour("ink")
        painter.setPen(QPen(ink, 5))
        painter.setBrush(QColor(mix(style.palette.panel, self._accent, 0.20 if style.palette.halftone else 0.0)))
        painter.drawRoundedRect(self._rect, 16, 16)
        if style.palette.halftone:
            self._paint_dots(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out, width in ((14.0, 5.0), (26.0, 1.5)):
            painter.setPen(QPen(QColor(self._accent), style.line(width)))
            painter.drawRoundedRect(self._rect.adjusted(out, out, -out, -out), 12, 12)
        if self.facts is not None and self.facts.winner is not None:
            self._paint_burst(painter)

    def _paint_dots(self, painter: QPainter) -> None:
        colour = QColor(self._accent)
        colour.setAlphaF(0.10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        inner = self._rect.adjusted(16, 16, -16, -16)
        for x, y in lattice(inner.width(), inner.height(), 20):
            painter.drawEllipse(inner.topLeft() + QPointF(x, y), 5, 5)

    def _paint_burst(self, painter: QPainter) -> None:
        middle = self._rect.center() - QPointF(0, self._rect.height() * 0.04)
        high = self._rect.height()
        for colour, outer, inner, first in ((YELLOW, 0.56, 0.30, 0.1), (ORANGE, 0.36, 0.25, 0.3)):
            painter.setPen(QPen(self._style.colour("ink"), 4, j=Qt.PenJoinStyle.MiterJoin))
            painter.setBrush(QColor(colour))
            painter.drawPath(shapes.burst(14, high * outer, high * inner, first).translated(middle))


class DuelWords(QGraphicsItem):
    """What lies above the two cards."""

    def __init__(self, duel: Duel, style: Style, clock: Clock):
        super().__init__()
        self._duel = duel
        self._rect = units(duel.at)
        self._style = style
        self._clock = clock
        self._names: tuple[str, ...] = ()
        self._grown = 1.0
        self.facts: DuelFacts | None = None
        self._links: list[tuple[QRectF, str]] = []
        self._paper: QRectF | None = None
        self.setVisible(False)

    def rule_at(self, point: QPointF) -> str:
        """The rule number under a point of the scene, "" for none."""
        shown = self.isVisible() and self.facts is not None and self.facts.says
        return next((rule for rect, rule in self._links if rect.contains(point)), "") if shown else ""

    @property
    def words(self) -> str:
        """Everything that is said, as one text."""
        if self.facts is None:
            return ""
        said = [*duel_words(self.facts, self._names), *self.facts.rules]
        return "\n".join([self.facts.word, *said] if self.facts.word else said)

    def tag(self, side: int) -> str:
        """The tag over a card: name, number and symbol, who wins."""
        assert self.facts is not None
        return _tag(self.facts, side, self._names)

    def show_duel(self, facts: DuelFacts | None, names: Sequence[str]) -> None:
        """Show this duel, or none; a result comes with its sound word."""
        if (facts, tuple(names)) == (self.facts, self._names):
            return
        before, self.facts, self._names = self.facts, facts, tuple(names)
        self.setVisible(facts is not None)
        if facts is not None and facts.winner is not None and (before is None or before.winner != facts.winner):
            self._clock.run(self, WORD_IN, self._grow, Curve.OutBack, skips=True)
        self.update()

    def _grow(self, progress: float) -> None:
        self._grown = WORD_FROM + (1 - WORD_FROM) * progress
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-30, -90, 30, 60)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        facts = self.facts
        if facts is None:
            return
        if facts.winner is not None:
            self._paint_symbols(painter, facts)
        for side in (0, 1):
            self._paint_tag(painter, side)
        if facts.word:
            self._paint_word(painter, facts.word)
        self._paint_says(painter, facts)

    def _paint_symbols(self, painter: QPainter, facts: DuelFacts) -> None:
        middle = self._rect.center() - QPointF(0, self._rect.height() * 0.04)
        size = min(SYMBOL, self._rect.width() * 0.17)
        for side, name in enumerate(facts.symbols):
            won = facts.seats[side] == facts.winner
            place = middle + QPointF((-0.34 if side == 0 else 0.34) * size, (-0.16 if won else 0.2) * size)
            wide = size if won else size * 0.82
            if not name:
                outlined(painter, place, "?", display(wide * 0.8), QColor("#F7ECD4"), self._style.colour("ink"), 9)
                continue
            pixels = max(24, round(wide * self._style.table_scale))
            self._cut_out(painter, name, place, wide, pixels, "#F7ECD4" if won else "#BFE3FF")

    def _cut_out(self, painter: QPainter, name: str, place: QPointF, wide: float, pixels: int, colour: str) -> None:
        """An icon with an ink line round it, as if cut out of paper."""
        target = QRectF(place.x() - wide / 2, place.y() - wide / 2, wide, wide)
        ink = mask_pixmap(name, pixels, self._style.palette.ink)
        for step in range(12):
            angle = math.tau * step / 12
            off = QPointF(math.cos(angle), math.sin(angle)) * 4.5
            painter.drawPixmap(target.translated(off), ink, QRectF(ink.rect()))
        fill = mask_pixmap(name, pixels, colour)
        painter.drawPixmap(target, fill, QRectF(fill.rect()))

    def _paint_tag(self, painter: QPainter, side: int) -> None:
        assert self.facts is not None
        style = self._style
        words = self.tag(side)
        colour = seat_mark(self.facts.seats[side]).colour
        px = style.legible(24, most=30.0)
        room = self._rect.width() * 0.36
        while px > 12 and tag_size(words, label(px))[0] > room:
            px -= 1
        wide, high = tag_size(words, label(px))
        card = units(self._duel.slot(side))
        x = min(max(card.center().x() - wide / 2, self._rect.left() + 6), self._rect.right() - wide - 6)
        y = max(card.top() - high - 16, self._rect.top() - high * 0.5)
        ink = QColor(on(colour, style.palette))
        paint_tag(painter, QPointF(x, y), words, label(px), QColor(colour), ink, style.colour("ink"))

    def _paint_word(self, painter: QPainter, word: str) -> None:
        painter.save()
        painter.setTransform(
            QTransform()
            .translate(self._rect.center().x(), self._rect.top() - 8)
            .rotate(-4)
            .scale(self._grown, self._grown),
            True,
        )
        size = min(96.0, self._rect.width() * 0.1)
        outlined(painter, QPointF(), word.upper(), display(size), QColor(SOUND), self._style.colour("ink"), 10)
        painter.restore()

    @property
    def paper(self) -> QRectF | None:
        """The paper with the sentence as it was painted last, None before."""
        return self._paper

    def _paint_says(self, painter: QPainter, facts: DuelFacts) -> None:
        """A paper with headline, sentence and rule numbers over the lower edge of the mat."""
        if not facts.says:
            return
        style = self._style
        head, *rest = (named(line, self._names) for line in facts.says)
        px = style.legible(17, most=25.0)
        room = self._rect.width() * 0.62
        body = [part for line in rest for part in wrapped(line, QFontMetricsF(text(px)), room)]
        body_high = QFontMetricsF(text(px)).height()
        title = min(30.0, px * 1.75)
        links = QFontMetricsF(text(px * 0.85, bold=True))
        rules = [f"{rule} \u25b8" for rule in facts.rules]
        wide = max(
            [QFontMetricsF(display(title)).horizontalAdvance(head.upper())]
            + [QFontMetricsF(text(px)).horizontalAdvance(line) for line in body]
            + [sum(links.horizontalAdvance(rule) for rule in rules) + LINK_GAP * (len(rules) - 1)]
        )
        high = title * 1.3 + body_high * (len(body) + bool(rules)) + 18
        paper = QRectF(self._rect.center().x() - wide / 2 - 22, self._rect.bottom() + 4 - high, wide + 44, high)
        self._paper = paper
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawRect(paper.translated(7, 8))
        painter.setPen(QPen(style.colour("ink"), 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("paper"))
        painter.drawRect(paper)
        painter.setPen(style.colour("ink"))
        painter.setFont(display(title))
        y = paper.top() + 8
        painter.drawText(
            QRectF(paper.left(), y, paper.width(), title * 1.3), Qt.AlignmentFlag.AlignCenter, head.upper()
        )
        y += title * 1.3
        painter.setFont(text(px))
        for line in body:
            painter.drawText(QRectF(paper.left(), y, paper.width(), body_high), Qt.AlignmentFlag.AlignCenter, line)
            y += body_high
        painter.setPen(style.colour("paper_link"))
        painter.setFont(text(px * 0.85, bold=True))
        x = paper.center().x() - (sum(map(links.horizontalAdvance, rules)) + LINK_GAP * (len(rules) - 1)) / 2
        self._links = []
        for rule, words in zip(facts.rules, rules, strict=True):
            link = QRectF(x, y, links.horizontalAdvance(words), body_high)
            painter.drawText(link, Qt.AlignmentFlag.AlignCenter, words)
            self._links.append((link.adjusted(-6, -4, 6, 6), rule))
            x += link.width() + LINK_GAP
