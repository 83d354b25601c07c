"""A track of numbers with the seats' signs on it, which glide to each new number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Track
from tabletop.engine.view import View
from tabletop.ui.palette import mix
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.motion import arc, glide_length
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style, label

FIFTH = 5
ALONE, TWO, MANY = 32.0, 24.0, 18.0  # sizes of signs by how many stand on one number
NUMBERED = 30.0  # a sign that is smaller has no number inside: the cell shows it


class SignItem(QGraphicsItem):
    """A seat's sign on the track. Its origin is its middle."""

    def __init__(self, track: TrackItem, cabinet: Cabinet, style: Style):
        super().__init__(track)
        self.look = PartLook("sign")
        self.size = ALONE
        self._cabinet = cabinet
        self._style = style

    def show_as(self, look: PartLook, size: float) -> None:
        """Set the seat, its number, and the size in units."""
        if (look, size) != (self.look, self.size):
            self.prepareGeometryChange()
            self.look, self.size = look, size

    def boundingRect(self) -> QRectF:
        half = self.size * 0.75 + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pixels = max(1, round(self.size * self._style.table_scale))
        blit(painter, self._cabinet.pixmap(self.look, pixels), QPointF(), pixels / self.size)


class TrackItem(QGraphicsItem):
    """The cells, each fifth lighter and the number to reach marked; the signs are its children."""

    def __init__(self, track: Track, cabinet: Cabinet, style: Style, clock: Clock):
        super().__init__()
        self.track = track
        self.signs: dict[int, SignItem] = {}
        self.points: list[int] = []
        self.target: int | None = None
        self._cabinet = cabinet
        self._style = style
        self._clock = clock
        self._rect = units(track.at)

    def show_facts(self, view: View) -> None:
        """Take the points of every seat, and the number to reach."""
        points = view.facts.get(self.track.fact)
        target = view.facts.get(self.track.target) if self.track.target else None
        self.points = [int(each) for each in points] if isinstance(points, list) else []
        if target != self.target:
            self.target = target if isinstance(target, int) else None
            self.update()
        for seat, item in self.signs.items():
            item.setVisible(seat < len(self.points))
        for seat in range(len(self.points)):
            self._bring(seat)

    def place(self, seat: int) -> tuple[QPointF, float]:
        """Where the sign of a seat stands, and its size: side by side with others on the same number."""
        cell = self.cell(self.points[seat])
        beyond = self.points[seat] > self.track.most
        here = [other for other in range(len(self.points)) if self._place(other) == self._place(seat)]
        size = ALONE if len(here) == 1 else TWO if len(here) == 2 else MANY
        number, middle = here.index(seat), cell.center()
        if len(here) == 1:
            return middle, size
        if beyond:
            step = cell.width() / len(here)
            return QPointF(cell.left() + step * (number + 0.5), middle.y()), min(ALONE, step * 0.98)
        if len(here) == 2:
            return middle + QPointF(-0.18 * cell.width(), -0.14 * cell.height()) * (1 if number == 0 else -1), size
        across, down = number % 2 * 2 - 1, number // 2 * 2 - 1
        return middle + QPointF(across * size * 0.42, down * size * 0.48), size

    def cell(self, number: int) -> QRectF:
        """The cell of a number; the last one, for all that lies beyond, takes what is left of its row."""
        wide, high = self._cell
        down, across = divmod(self._of(number), self.track.columns)
        left = self._rect.left() + across * wide
        right = self._rect.right() if number > self.track.most else left + wide
        return QRectF(left, self._rect.top() + down * high, right - left, high)

    @property
    def rect(self) -> QRectF:
        """What the track covers, in scene units."""
        return self._rect

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        room = self._cell[0] - 4
        px = min(style.legible(15.0, most=19.0), 19.0)
        while px > 10 and QFontMetricsF(label(px)).horizontalAdvance("36") > room:
            px -= 0.5
        painter.setFont(label(px))
        for number in range(self.track.most + 2):
            self._paint_cell(painter, number)
        if self.target is not None:
            self._paint_target(painter, self.cell(self.target))

    # inside

    @property
    def _cell(self) -> tuple[float, float]:
        rows = -(-(self.track.most + 2) // self.track.columns)
        return self._rect.width() / self.track.columns, self._rect.height() / rows

    def _of(self, number: int) -> int:
        return min(max(number, 0), self.track.most + 1)

    def _place(self, seat: int) -> int:
        return self._of(self.points[seat])

    def _bring(self, seat: int) -> None:
        middle, size = self.place(seat)
        words = str(self.points[seat])
        known = self.signs.get(seat)
        item = known or SignItem(self, self._cabinet, self._style)
        inside = size >= NUMBERED or (self.points[seat] > self.track.most and size >= TWO)
        item.show_as(PartLook("sign", words=words if inside else "", seat=seat), size)
        if known is None:
            self.signs[seat] = item
            item.setPos(middle)
        elif item.pos() != middle:
            start = item.pos()
            length = glide_length((middle - start).manhattanLength())
            self._clock.run(item, length, lambda t: item.setPos(arc(start, middle, t)), skips=True)

    def _paint_cell(self, painter: QPainter, number: int) -> None:
        style, cell = self._style, self.cell(number)
        beyond = number > self.track.most
        light = number % FIFTH == 0 and not beyond
        share = 0.3 if style.palette.name == "contrast" else 0.55
        ground = mix(style.palette.raised, style.palette.line, share) if light else style.palette.raised
        painter.setPen(QPen(style.colour("edge"), 1.5, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(ground))
        painter.drawRect(cell)
        painter.setPen(style.colour("text"))
        words = f"{number}+" if beyond else str(number)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_target(self, painter: QPainter, cell: QRectF) -> None:
        """A thick frame of the colour of what is wanted, on ink."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("ink", 5.0), ("acts", 3.0)):
            painter.setPen(QPen(self._style.colour(name), self._style.line(width), j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
