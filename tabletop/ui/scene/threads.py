"""Threads between things: coral from a Taunted card to its taunter, of paper from a card to what it acted on."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style


class ThreadItem(QGraphicsItem):
    """A bent line between two points of the scene."""

    def __init__(self, style: Style, colour: str = "refused"):
        super().__init__()
        self._style, self._colour = style, colour
        self._path = QPainterPath()
        self.setVisible(False)
        put(self, Layer.HOVERED, 900)

    def join(self, start: QPointF, end: QPointF) -> None:
        """Show the thread between two points."""
        self.prepareGeometryChange()
        self._path = QPainterPath(start)
        middle = (start + end) / 2
        self._path.quadTo(QPointF(middle.x() + (end.y() - start.y()) * 0.15, middle.y()), end)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("ink", 9.0), (self._colour, 5.0)):
            painter.setPen(QPen(self._style.colour(colour), width, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(self._path)
        painter.setPen(QPen(self._style.colour("ink"), 2))
        painter.setBrush(self._style.colour(self._colour))
        painter.drawEllipse(self._path.currentPosition(), 9, 9)


MOST_SHORT = 54.0  # units that a thread leaves free at either end, so that numbers stay readable


class Threads:
    """Threads of paper from one point to several."""

    def __init__(self, scene: QGraphicsScene, style: Style):
        self._scene, self._style = scene, style
        self.items: list[ThreadItem] = []

    def join(self, start: QPointF | None, ends: Sequence[QPointF]) -> None:
        """Show a thread to each of the ends; without a start there are none."""
        wanted = [] if start is None else [end for end in ends if end != start]
        while len(self.items) < len(wanted):
            self.items.append(ThreadItem(self._style, "paper"))
            self._scene.addItem(self.items[-1])
        for place, item in enumerate(self.items):
            item.setVisible(False)
            if start is not None and place < len(wanted):
                item.join(_towards(start, wanted[place]), _towards(wanted[place], start))


def _towards(point: QPointF, other: QPointF) -> QPointF:
    """A little on the way from one point to another."""
    way = other - point
    length = math.hypot(way.x(), way.y())
    return point + way * (min(MOST_SHORT, length / 4) / max(length, 1.0))
