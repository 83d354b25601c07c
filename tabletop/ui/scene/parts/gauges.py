"""Numbers that have a picture of their own: a dial, a bag, a stepper. Their values come from the view's facts."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.figures import FigureItem
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.parts.plates import CompassItem, PlateItem
from tabletop.ui.scene.style import display, label, text

START, ARC = -220.0, 260.0  # degrees, clockwise from three o'clock
GREEN, YELLOW, RED = "#35C46A", "#FFD33D", "#F0452F"
LEATHER = "#B5713A"
GROUND = "#0D1018"


def arc_colour(value: float, most: float) -> str:
    """Green above half, yellow to a quarter, red below."""
    share = value / max(most, 1)
    return GREEN if share > 0.5 else YELLOW if share >= 0.25 else RED


class DialItem(FigureItem):
    """Hit points on a disc with an arc; a crack and the word when the owner is injured (0)."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.value:
            return
        style = self._style
        size = min(self._rect.width(), self._rect.height())
        unit = size / 150
        middle = self._rect.center()
        painter.setPen(QPen(style.colour("edge"), 4 * unit))
        painter.setBrush(QColor(GROUND) if style.palette.name == "dark" else style.colour("panel"))
        painter.drawEllipse(middle, size / 2 - 2 * unit, size / 2 - 2 * unit)
        around = QRectF(middle.x() - size * 0.41, middle.y() - size * 0.41, size * 0.82, size * 0.82)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        base = style.colour("raised" if style.palette.name == "contrast" else "line")
        painter.setPen(QPen(base, 12 * unit, c=Qt.PenCapStyle.FlatCap))
        painter.drawArc(around, round(-START * 16), round(-ARC * 16))
        now = self.shown_number
        colour = QColor(arc_colour(now, self.figure.most))
        painter.setPen(QPen(colour, 12 * unit, c=Qt.PenCapStyle.FlatCap))
        share = min(max(now / max(self.figure.most, 1), 0), 1)
        painter.drawArc(around, round(-START * 16), round(-ARC * share * 16))
        injured = self.value == "0"
        if injured:
            self._paint_crack(painter, middle, size)
        number, ink = display(58 * unit), style.colour("edge")
        line = 6.0 * unit if style.palette.name == "dark" else 0.0
        outlined(painter, middle + QPointF(0, -2 * unit), self.shown, number, style.colour("text"), ink, line)
        painter.setFont(label(max(16 * unit, 11)))
        painter.setPen(style.colour("refused" if injured else "muted"))
        below = QRectF(middle.x() - size / 2, middle.y() + 34 * unit, size, 24 * unit)
        words = "Injured" if injured else f"of {self.figure.most}"
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_crack(self, painter: QPainter, middle: QPointF, size: float) -> None:
        points = [(-0.1, -0.48), (0.06, -0.3), (-0.14, -0.14), (0.12, 0.04), (-0.04, 0.2)]
        crack = QPolygonF([middle + QPointF(x, y) * size for x, y in points])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("ink", 0.05), ("paper", 0.02)):
            painter.setPen(QPen(self._style.colour(name), size * width, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawPolyline(crack)


class BagItem(FigureItem):
    """A leather bag with the count of what is in it, and a caption."""

    @property
    def mouth(self) -> QPointF:
        """Where a token comes out, in scene units."""
        return QPointF(self._rect.left() + self._side / 2, self._rect.top() + self._side * 0.2)

    @property
    def _side(self) -> float:
        return min(self._rect.height(), self._rect.width() * 0.5)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.value:
            return
        style, side = self._style, self._side
        area = QRectF(self._rect.left(), self._rect.center().y() - side / 2, side, side)
        line = max(2.0, side * 0.03)
        ink = mask_pixmap("swap-bag", 256, style.palette.ink)
        for step in range(8):
            angle = math.tau * step / 8
            out = QPointF(math.cos(angle), math.sin(angle)) * line
            painter.drawPixmap(area.translated(out), ink, QRectF(ink.rect()))
        leather = mask_pixmap("swap-bag", 256, LEATHER)
        painter.drawPixmap(area, leather, QRectF(leather.rect()))
        left = area.right() + 14
        px = min(62.0, self._rect.height() * 0.6)
        font, colour = display(px), style.colour("text")
        edge = 6.0 if style.palette.name == "dark" else 0.0
        place = QPointF(left + (self._rect.right() - left) / 2, self._rect.top() + px * 0.6)
        outlined(painter, place, self.shown, font, colour, style.colour("edge"), edge)
        painter.setFont(text(style.legible(14, most=17.0)))
        painter.setPen(style.colour("muted"))
        words = QRectF(left, self._rect.top() + px * 1.1, self._rect.right() - left, self._rect.height() - px * 1.1)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        painter.drawText(words, int(wrap), self.figure.caption)


class StepperItem(FigureItem):
    """A number with a minus and a plus key, such as a share of damage. `step_at` says which key lies where."""

    def step_at(self, point: QPointF) -> int:
        """−1 or 1 for the keys under a point of the scene, 0 for neither."""
        if not self.value or not self._rect.contains(point):
            return 0
        key = self._rect.width() * 0.32
        if point.x() < self._rect.left() + key:
            return -1
        return 1 if point.x() > self._rect.right() - key else 0

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.value:
            return
        style, rect = self._style, self._rect
        ink = style.colour("ink")
        painter.setPen(QPen(ink, 2))
        painter.setBrush(style.colour("paper"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        high = rect.height()
        outlined(painter, rect.center(), self.shown, display(high * 0.75), ink, ink, 0)
        painter.setPen(QPen(ink, max(3.0, high * 0.1)))
        for sign, x in ((-1, rect.left() + high * 0.42), (1, rect.right() - high * 0.42)):
            if not self.can_step(sign):
                painter.setPen(QPen(style.colour("kind"), 2))
            painter.drawLine(QPointF(x - high * 0.18, rect.center().y()), QPointF(x + high * 0.18, rect.center().y()))
            if sign > 0:
                painter.drawLine(
                    QPointF(x, rect.center().y() - high * 0.18), QPointF(x, rect.center().y() + high * 0.18)
                )

    def can_step(self, by: int) -> bool:
        """Whether the number stays between 0 and the figure's most."""
        return self.value.isdigit() and 0 <= int(self.value) + by <= self.figure.most


GAUGES: dict[str, type[FigureItem]] = {
    "number": FigureItem,
    "dial": DialItem,
    "bag": BagItem,
    "stepper": StepperItem,
    "plate": PlateItem,
    "compass": CompassItem,
}
