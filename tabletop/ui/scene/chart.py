"""A chart on the table: one line a seat over time, in the seat's colour and ended by its sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.layout import Chart
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, label, text

SIGN = 18.0


class ChartItem(QGraphicsItem):
    """The chart, in scene coordinates."""

    def __init__(self, chart: Chart, style: Style):
        super().__init__()
        self.chart = chart
        self._rect = units(chart.at)
        self._style = style
        self.points: tuple[tuple[float, ...], ...] = ()

    def show_facts(self, view: View) -> None:
        """Take the points from the facts."""
        value = view.facts.get(self.chart.fact)
        points = tuple(tuple(map(float, point)) for point in value) if isinstance(value, list) else ()
        if points != self.points:
            self.points = points
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
        room = self._rect.adjusted(px * 2.6, px * 2.0, -SIGN * 1.6, -px * 0.9)
        painter.setFont(text(px * 0.85))
        for share in (0.0, 0.5, 1.0):
            y = room.bottom() - room.height() * share
            painter.setPen(QPen(style.colour("line"), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(style.colour("muted"))
            box = QRectF(self._rect.left() + 4, y - px, room.left() - self._rect.left() - 10, 2 * px)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{self.chart.most * share:g}"
            )
        for seat in range(len(self.points[0]) if self.points else 0):
            self._paint_seat(painter, seat, room)

    def _paint_seat(self, painter: QPainter, seat: int, room: QRectF) -> None:
        mark = seat_mark(seat)
        step = room.width() / max(len(self.points) - 1, 1)
        line = QPolygonF(
            [
                QPointF(room.left() + step * n, room.bottom() - room.height() * point[seat] / self.chart.most)
                for n, point in enumerate(self.points)
            ]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._style.colour("ink"), 5))
        painter.drawPolyline(line)
        painter.setPen(QPen(QColor(mark.colour), 3))
        painter.drawPolyline(line)
        end = line.last() + QPointF(SIGN * 0.7, 0)
        shapes.paint_sign(painter, mark.sign, end, SIGN, mark.colour, self._style.palette.ink)
