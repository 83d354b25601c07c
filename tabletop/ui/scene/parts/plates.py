"""A number on a plate of paper, and a die of directions as a compass."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui import shapes
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.figures import FigureItem
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.plaques import fitting
from tabletop.ui.scene.style import display, label, text

WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
NEEDLE = "#F0452F"


class PlateItem(FigureItem):
    """A number on paper, with an icon before it if the layout names one."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.value:
            return
        style, rect = self._style, self._rect
        ink = style.colour("ink")
        painter.setPen(QPen(ink, 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("paper"))
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        room = rect.adjusted(3, 0, -3, 0)
        if self.figure.icon:
            side = rect.height() * 0.68
            place = QRectF(rect.left() + 5, rect.center().y() - side / 2, side, side)
            mask = mask_pixmap(self.figure.icon, math.ceil(side * style.table_scale), style.palette.ink)
            painter.drawPixmap(place, mask, QRectF(mask.rect()))
            room.setLeft(place.right() + 2)
        px = rect.height() * 0.8
        while px > 12 and QFontMetricsF(display(px)).horizontalAdvance(self.shown) > room.width():
            px -= 0.5
        outlined(painter, room.center(), self.shown, display(px), ink, ink, 0)


class CompassItem(FigureItem):
    """One of eight directions, clockwise from north; without one the needle is missing."""

    @property
    def direction(self) -> str:
        """The direction it shows in a word, "" for none."""
        return direction_of(int(self.value)) if self.value.isdigit() else ""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self._rect
        size = min(rect.height() * 0.6, rect.width() * 0.36)
        middle = QPointF(rect.left() + size / 2 + 2, rect.top() + size * 0.62)
        self._paint_disc(painter, middle, size / 2)
        self._paint_words(painter, QRectF(rect.left() + size + 12, rect.top(), rect.width() - size - 12, rect.height()))

    def _paint_disc(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        style = self._style
        ink, paper = style.colour("ink"), style.colour("paper")
        painter.setPen(QPen(ink, 3))
        painter.setBrush(paper)
        painter.drawEllipse(middle, radius, radius)
        painter.save()
        painter.translate(middle)
        for step in range(8):
            painter.save()
            painter.rotate(45 * step)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            wide = radius * (0.14 if step % 2 == 0 else 0.09)
            painter.drawPath(shapes.polygon([(0, -radius * 0.9), (wide, -radius * 0.66), (-wide, -radius * 0.66)]))
            painter.restore()
        if self.shown.isdigit():
            painter.rotate(45.0 * (int(self.shown) - 1))
            painter.setPen(QPen(ink, 2.5, j=Qt.PenJoinStyle.MiterJoin))
            painter.setBrush(QColor(NEEDLE))
            far = radius * 0.82
            points = [(0, -far), (far * 0.42, -far * 0.28), (far * 0.16, -far * 0.28), (far * 0.16, far * 0.6)]
            painter.drawPath(shapes.polygon([*points, *((-x, y) for x, y in reversed(points[1:]))]))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(), radius * 0.14, radius * 0.14)
        painter.restore()

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        style = self._style
        title = label(fitting(self.figure.caption.upper(), label, style.legible(17.0, most=22.0), 10.0, room.width()))
        painter.setFont(title)
        painter.setPen(style.colour("text"))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignTop), self.figure.caption.upper())
        below = room.adjusted(0, QFontMetricsF(title).height() + 1, 0, 0)
        words = self.direction or self.figure.note
        px = style.legible(14.0, most=20.0)
        wrap = int(Qt.TextFlag.TextWordWrap)
        while px > 10 and not _fits(words, px, below):
            px -= 0.5
        painter.setFont(text(px))
        painter.setPen(style.colour("text" if self.direction else "muted"))
        painter.drawText(below, wrap, words)


def direction_of(face: object) -> str:
    """A face from 1 on as a direction in a word, "" for none."""
    return WINDS[(face - 1) % len(WINDS)] if isinstance(face, int) and face > 0 else ""


def _fits(words: str, px: float, room: QRectF) -> bool:
    metrics = QFontMetricsF(text(px))
    whole = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words)
    longest = max((metrics.horizontalAdvance(word) for word in words.split()), default=0.0)
    return whole.height() <= room.height() and longest <= room.width()
