"""What each seat would have if the round ended now: in a dashed panel, or over the table while it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Standings
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import hold_ground, seat_mark
from tabletop.ui.scene.captions import outlined, paint_tag
from tabletop.ui.scene.lines import wrapped
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, display, label, text

CAPTION = 19.0
INSIDE, GAP = 13.0, 7.0  # units from the panel's edge to the rows, and between two rows
TOP = 20.0
BAR = 6.0  # units of the seat's colour at a row's left edge
LEAST = 10.0


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat: its points, what it would gain, and where that comes from."""

    name: str
    points: int
    gain: int
    parts: str

    @property
    def total(self) -> int:
        """The points that it would have."""
        return self.points + self.gain


def standings_of(view: View, fact: str, names: Sequence[str]) -> list[Standing]:
    """What the fact says of every seat, in words; nothing while it is not there."""
    value = view.facts.get(fact)
    if not isinstance(value, list) or len(value) > len(names):
        return []
    return [
        Standing(names[seat], int(each["points"]), int(each["gain"]), parts_in_words(each["parts"], each["powers"]))
        for seat, each in enumerate(value)
    ]


def parts_in_words(parts: Sequence[Sequence[object]], powers: Sequence[str]) -> str:
    """ "City Hall 5, Fan Club 1; power of City Hall"."""
    words = ", ".join(f"{name} {points}" for name, points in parts)
    if not powers:
        return words or "nothing yet"
    more = ("power of " if len(powers) == 1 else "powers of ") + " and ".join(powers)
    return f"{words}; {more}" if words else more


class StandingsItem(QGraphicsItem):
    """A row a seat with the sum and its parts."""

    def __init__(self, standings: Standings, style: Style):
        super().__init__()
        self.standings = standings
        self.rows: list[Standing] = []
        self._style = style
        self._rect = units(standings.at)
        self._over = units(standings.hovered) if standings.hovered is not None else None
        self.setVisible(False)

    def show_facts(self, view: View, names: Sequence[str]) -> None:
        """Take the rows from the facts."""
        rows = standings_of(view, self.standings.fact, names)
        if rows != self.rows:
            self.rows = rows
            self.update()
        if self._over is None or not rows:
            self.setVisible(bool(rows))

    def hover(self, point: QPointF | None) -> None:
        """The pointer is at this point of the scene, or has gone."""
        if self._over is not None:
            self.setVisible(bool(self.rows) and point is not None and self._over.contains(point))

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -34, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style, rect = self._style, self._rect
        painter.setBrush(style.colour("panel", 1.0 if self._over is not None else 0.55))
        if self._over is not None:
            pen = QPen(style.colour("paper" if style.palette.name != "light" else "ink"), 3)
        else:
            pen = QPen(style.colour("line_strong"), 2.5)
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        font, ink = label(style.legible(CAPTION, most=27.0)), style.colour("ink")
        place = QPointF(rect.left() + 16, rect.top() + 5 - font.pixelSize() * 1.38)
        paint_tag(painter, place, self.standings.title, font, style.colour("paper"), ink, ink)
        count = max(len(self.rows), 1)
        high = (rect.height() - TOP - INSIDE - GAP * (count - 1)) / count
        high = min(high, 96.0)
        for seat, row in enumerate(self.rows):
            top = rect.top() + TOP + (high + GAP) * seat
            self._paint_row(painter, seat, row, QRectF(rect.left() + INSIDE, top, rect.width() - 2 * INSIDE, high))

    def _paint_row(self, painter: QPainter, seat: int, row: Standing, area: QRectF) -> None:
        style, mark = self._style, seat_mark(seat)
        painter.setPen(QPen(style.colour("edge"), 2, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(hold_ground(seat, style.palette)))
        painter.drawRect(area)
        painter.fillRect(QRectF(area.left(), area.top(), BAR, area.height()), QColor(mark.colour))
        head = min(style.legible(17.0, most=23.0), 23.0)
        line = head * 1.45
        sum_px = head * 1.4
        words, total = f"{row.points} + {row.gain} = ", str(row.total)
        wide = QFontMetricsF(display(sum_px)).horizontalAdvance(words + total)
        right = QRectF(area.right() - wide - 10, area.top() + 2, wide, line + 3)
        self._paint_sum(painter, words, total, right, sum_px)
        sign = QPointF(area.left() + BAR + 12 + head * 0.4, area.top() + 3 + line / 2)
        shapes.paint_sign(painter, mark.sign, sign, head * 0.85, mark.colour, style.palette.ink)
        left = sign.x() + head * 0.75
        font = text(head, bold=True)
        name = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, right.left() - left - 8)
        painter.setFont(font)
        painter.setPen(style.colour("text"))
        painter.drawText(QRectF(left, area.top() + 3, area.width(), line), Qt.AlignmentFlag.AlignVCenter, name)
        room = QRectF(area.left() + BAR + 9, area.top() + line + 4, area.width() - BAR - 16, area.height() - line - 7)
        self._paint_parts(painter, row.parts, room)

    def _paint_sum(self, painter: QPainter, words: str, total: str, area: QRectF, px: float) -> None:
        style = self._style
        font = display(px)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(style.colour("hold_text"))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)
        left = area.left() + metrics.horizontalAdvance(words)
        middle = QPointF(left + metrics.horizontalAdvance(total) / 2, area.center().y())
        outlined(painter, middle, total, font, style.colour("text"), style.colour("edge"), 0)

    def _paint_parts(self, painter: QPainter, words: str, room: QRectF) -> None:
        """As large as lets all of it stand; at the least size what is too much is cut."""
        px = min(self._style.legible(14.0, most=19.0), 19.0)
        lines = wrapped(words, QFontMetricsF(text(px)), room.width())
        while px > LEAST and len(lines) * QFontMetricsF(text(px)).height() > room.height():
            px -= 0.5
            lines = wrapped(words, QFontMetricsF(text(px)), room.width())
        metrics = QFontMetricsF(text(px))
        most = max(1, int(room.height() / metrics.height() + 0.05))
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = [*lines[: most - 1], metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room.width())]
        painter.setFont(text(px))
        painter.setPen(self._style.colour("hold_text"))
        for number, line in enumerate(lines):
            painter.drawText(QPointF(room.left(), room.top() + metrics.ascent() + number * metrics.height()), line)
