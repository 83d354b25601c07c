"""Lines of text that stand on the table, from the view's facts: how a player or the game stands, in a few words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.events import MENTION
from tabletop.engine.fittings import Lines
from tabletop.engine.view import View
from tabletop.ui.palette import readable, seat_mark
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, text

PX, MOST, LEAST = 15.0, 34.0, 11.0


class LinesItem(QGraphicsItem):
    """The first line strong, the others quiet; what does not fit is set smaller, then wrapped."""

    def __init__(self, lines: Lines, style: Style, clock: Clock):
        super().__init__()
        self.lines = lines
        self._rect = units(lines.at)
        self._style = style
        self._clock = clock
        self._waits = False  # what they tell is not seen yet
        self._said: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """What stands there, as one text."""
        return "\n".join(named(line, self._names) for line in self._said)

    def show_facts(self, view: View, owner: int | None, names: Sequence[str]) -> None:
        """Take the lines from the facts."""
        value = view.facts.get(self.lines.fact)
        if self.lines.seat is not None and isinstance(value, list):
            value = value[owner] if owner is not None and owner < len(value) else []
        said = tuple(str(line) for line in value) if isinstance(value, list) else ()
        if (said, tuple(names)) != (self._said, self._names):
            new = said != self._said
            self._said, self._names = said, tuple(names)
            if new and self.lines.after:
                self._waits = True
                self._clock.run(self, self.lines.after, lambda _progress: None, done=self._come, skips=True)
            self.update()

    def _come(self) -> None:
        self._waits = False
        self.update()

    def make_room(self, taken: Sequence[QRectF]) -> None:
        """Stand in the larger room while nothing of what is `taken` lies in it."""
        small, free = units(self.lines.at), self.lines.free
        rect = small
        if free is not None and not any(each.intersects(units(free)) for each in taken):
            rect = units(free)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._said or self._waits:
            return
        px = self._size()
        y = self._rect.top()
        for number, line in enumerate(self._said):
            font = text(px, bold=number == 0)
            metrics = QFontMetricsF(font)
            for part in wrapped(named(line, self._names), metrics, self._rect.width()):
                y += metrics.height()
                self._paint_line(painter, QPointF(self._rect.left(), y - metrics.descent()), part, number == 0, px)

    def _paint_line(self, painter: QPainter, place: QPointF, words: str, strong: bool, px: float) -> None:
        painter.setFont(text(px, bold=strong))
        painter.setPen(self._style.colour("text" if strong else "muted"))
        metrics = QFontMetricsF(text(px, bold=strong))
        x = place.x()
        if self.lines.centred:
            x += (self._rect.width() - metrics.horizontalAdvance(words)) / 2
        for name in self._names:  # a name stands in its seat's colour where it begins the line
            if words.startswith(name):
                painter.setPen(self._name_colour(self._names.index(name)))
                painter.drawText(QPointF(x, place.y()), name)
                x += metrics.horizontalAdvance(name)
                words = words[len(name) :]
                painter.setPen(self._style.colour("text" if strong else "muted"))
                break
        painter.drawText(QPointF(x, place.y()), words)

    def _name_colour(self, seat: int) -> QColor:
        palette = self._style.palette
        return QColor(readable(seat_mark(seat).colour, palette.panel, palette))

    def _size(self) -> float:
        """The largest size at which all lines stand in the room."""
        px = self._style.legible(PX, most=MOST)
        while px > LEAST and not self._fits(px):
            px -= 0.5
        return px

    def _fits(self, px: float) -> bool:
        high = 0.0
        for number, line in enumerate(self._said):
            metrics = QFontMetricsF(text(px, bold=number == 0))
            high += metrics.height() * len(wrapped(named(line, self._names), metrics, self._rect.width()))
        return high <= self._rect.height()


def named(line: str, names: Sequence[str]) -> str:
    """A line with the names of seats put in and the marks of cards taken off; a seat without a name is left out."""

    def name(found: re.Match[str]) -> str:
        seat, card = int(found[1]), found[2]
        return card if card is not None else names[seat] if seat < len(names) else ""

    return MENTION.sub(name, line)


def wrapped(words: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """The words in as few lines as the room allows; a single word that is too long is cut with an ellipsis."""
    found: list[str] = []
    for word in words.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and metrics.horizontalAdvance(longer) <= room:
            found[-1] = longer
        else:
            found.append(metrics.elidedText(word, Qt.TextElideMode.ElideRight, room))
    return found
