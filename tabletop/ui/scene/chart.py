"""A chart on the table: one line a seat over time, in the seat's colour, ended by its sign, its name and its number."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Chart
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import readable, seat_mark
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, label, text

SIGN = 18.0
LONGEST_NAME = 0.22  # of the chart's width


class ChartItem(QGraphicsItem):
    """The chart, in scene coordinates."""

    def __init__(self, chart: Chart, style: Style):
        super().__init__()
        self.chart = chart
        self._rect = units(chart.at)
        self._style = style
        self.points: tuple[tuple[float, ...], ...] = ()
        self.names: tuple[str, ...] = ()
        self._round = 0

    def show_facts(self, view: View, names: Sequence[str] = ()) -> None:
        """Take the points from the facts."""
        value, number = view.facts.get(self.chart.fact), view.facts.get("round")
        points = tuple(tuple(map(float, point)) for point in value) if isinstance(value, list) else ()
        shown = (points, tuple(names), number if isinstance(number, int) else 0)
        if shown != (self.points, self.names, self._round):
            self.points, self.names, self._round = shown
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        px = style.legible(15, most=20.0)
        painter.setPen(QPen(style.colour("line"), 2))
        painter.setBrush(style.colour("panel"))
        painter.drawRect(self._rect)
        painter.setPen(style.colour("muted"))
        painter.setFont(label(px * 1.2))
        painter.drawText(self._rect.adjusted(10, 4, -10, 0), Qt.AlignmentFlag.AlignLeft, self.chart.title)
        names = max(
            (QFontMetricsF(text(px, bold=True)).horizontalAdvance(words) for words in self._words(px)), default=0
        )
        room = self._rect.adjusted(px * 2.6, px * 2.0, -SIGN * 1.8 - names, -px * (1.8 if self.chart.every else 0.9))
        painter.setFont(text(px * 0.85))
        for share in (0.0, 0.5, 1.0):
            y = room.bottom() - room.height() * share
            painter.setPen(QPen(style.colour("line"), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(style.colour("muted"))
            box = QRectF(self._rect.left() + 4, y - px, room.left() - self._rect.left() - 10, 2 * px)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{self._top() * share:g}"
            )
        if self.chart.every and self._round:
            self._paint_rounds(painter, room, px)
        for seat in range(len(self.points[0]) if self.points else 0):
            self._paint_line(painter, seat, room)
        self._paint_ends(painter, room, px)

    # ------------------------------------------------------------ inside
    def _x(self, number: int, room: QRectF) -> float:
        """Where a point lies: by its round, where rounds are counted, else evenly."""
        last = len(self.points) - 1
        if not self.chart.every:
            return room.left() + room.width() * number / max(last, 1)
        reached = self._round if number == last else min(number * self.chart.every, self._round)
        return room.left() + room.width() * reached / max(self._round, 1)

    def _top(self) -> float:
        """The top of the scale: a little more than has been reached, in steps of 20."""
        reached = max((max(point) for point in self.points if point), default=0.0)
        return min(float(self.chart.most), 20.0 * math.ceil(max(reached * 1.1, 1.0) / 20.0))

    def _y(self, value: float, room: QRectF) -> float:
        return room.bottom() - room.height() * value / self._top()

    def _words(self, px: float) -> list[str]:
        """Name and number by seat; a long name is cut."""
        metrics = QFontMetricsF(text(px, bold=True))
        room = self._rect.width() * LONGEST_NAME
        last = self.points[-1] if self.points else ()
        names = [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) for name in self.names]
        return [f"{name} {value:g}" for name, value in zip(names, last, strict=False)]

    def _paint_rounds(self, painter: QPainter, room: QRectF, px: float) -> None:
        painter.setPen(self._style.colour("muted"))
        below = QRectF(room.left(), room.bottom() + px * 0.35, room.width(), px * 1.3)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, "Round 0")
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, str(self._round))

    def _paint_line(self, painter: QPainter, seat: int, room: QRectF) -> None:
        line = QPolygonF([QPointF(self._x(n, room), self._y(point[seat], room)) for n, point in enumerate(self.points)])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._style.colour("ink"), 5))
        painter.drawPolyline(line)
        painter.setPen(QPen(QColor(seat_mark(seat).colour), 3))
        painter.drawPolyline(line)

    def _paint_ends(self, painter: QPainter, room: QRectF, px: float) -> None:
        """Signs and names at the ends of the lines, moved apart where they would cover each other."""
        if not self.points:
            return
        palette, last = self._style.palette, self.points[-1]
        edges = self._rect.top() + px * 0.8, self._rect.bottom() - px * 0.8
        places = apart([self._y(value, room) for value in last], max(SIGN, px * 1.25), edges)
        painter.setFont(text(px, bold=True))
        words = self._words(px)
        for seat, y in enumerate(places):
            mark = seat_mark(seat)
            end = QPointF(room.right() + SIGN * 0.8, y)
            shapes.paint_sign(painter, mark.sign, end, SIGN, mark.colour, palette.ink)
            if seat < len(words):
                painter.setPen(QColor(readable(mark.colour, palette.panel, palette)))
                box = QRectF(end.x() + SIGN * 0.75, y - px, self._rect.right() - end.x(), 2 * px)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words[seat])


def apart(places: Sequence[float], least: float, edges: tuple[float, float]) -> list[float]:
    """The same places, moved so that they are at least so far apart and lie between the edges, if there is room."""
    order = sorted(range(len(places)), key=lambda n: -places[n])
    moved = list(places)
    highest, limit = edges
    for n in order:
        moved[n] = min(places[n], limit)
        limit = moved[n] - least
    for n in reversed(order):
        moved[n] = max(moved[n], highest)
        highest = moved[n] + least
    return moved
