"""What is seen of a drag: the ghost at the pointer and the dotted trail to the place it came from.

The real card stays in its place until the state says otherwise. Positions are pixels of the window.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.layout import CARD_RATIO
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.metrics import card_rect
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.style import Style

GHOST_SIZE = 0.63
GHOST = Dress(turn=5.0, shadow=(8.0, 10.0))
DOT, PITCH = 9.0, 16.0
CHORDS = 120
GLIDE_BACK = 180.0


class GhostItem(QGraphicsItem):
    """The card in small, turned, its upper left corner at the origin, so that the target stays visible.

    A part is shown as it is, a little lower right of the pointer.
    """

    def __init__(self, root: ScreenItem, wardrobe: Wardrobe, cabinet: Cabinet, style: Style):
        super().__init__(root)
        self.look: Look | PartLook = Look(None, "back")
        self.width = 100.0
        self._wardrobe = wardrobe
        self._cabinet = cabinet
        self._style = style
        self.setVisible(False)
        self.setZValue(2)

    def take(self, look: Look | PartLook, width: float) -> None:
        """Show this picture, `width` pixels of the window wide."""
        self.prepareGeometryChange()
        self.look, self.width = look, width
        self.update()

    @property
    def offset(self) -> QPointF:
        """From the pointer to the middle of the ghost."""
        if isinstance(self.look, PartLook):
            return QPointF(self.width * 0.3, self.width * 0.3)
        return QPointF(self.width * 0.46, self.width * CARD_RATIO * 0.5)

    def boundingRect(self) -> QRectF:
        out = self.width * 0.2
        return card_rect(self.width).adjusted(-out, -out, out, out).translated(self.offset)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        width = round(self.width * self._style.screen_scale)
        if isinstance(self.look, PartLook):
            picture = self._cabinet.pixmap(self.look, width)
        else:
            picture = self._wardrobe.pixmap(self.look, width, GHOST)
        blit(painter, picture, self.offset, width / self.width)


class TrailItem(QGraphicsItem):
    """Dots from where the drag began to the ghost."""

    def __init__(self, root: ScreenItem, style: Style):
        super().__init__(root)
        self._style = style
        self._dots: list[QPointF] = []
        self._box = QRectF()
        self.setVisible(False)
        self.setZValue(1)

    def lead(self, start: QPointF, end: QPointF) -> None:
        """Draw the trail between two points, bent so that it leaves upwards."""
        bend = QPointF(start.x() + (end.x() - start.x()) * 0.2, end.y())
        self.prepareGeometryChange()
        self._dots = along(start, bend, end, PITCH * self._size)
        xs, ys = (start.x(), bend.x(), end.x()), (start.y(), bend.y(), end.y())
        box = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        self._box = box.adjusted(-12, -12, 12, 12)

    @property
    def _size(self) -> float:
        return min(max(self._style.window, 0.7), 1.3)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        radius = DOT / 2 * self._size
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, more in (("ink", 2.2), ("acts", 0.0)):
            painter.setBrush(self._style.colour(colour))
            for dot in self._dots:
                painter.drawEllipse(dot, radius + more, radius + more)


def along(start: QPointF, bend: QPointF, end: QPointF, pitch: float) -> list[QPointF]:
    """Points at even distances along the curve from `start` to `end` that `bend` pulls at.

    Walks short chords: asking a QPainterPath for each point costs ten times that.
    """
    dots, gone, last = [start], 0.0, start
    for step in range(1, CHORDS + 1):
        t = step / CHORDS
        point = start * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + end * (t * t)
        gone += math.hypot(point.x() - last.x(), point.y() - last.y())
        last = point
        if gone >= pitch:
            dots.append(point)
            gone -= pitch
    return dots


class DragPicture:
    """Ghost and trail together. `begin`, `move`, then `end` or `glide_back`."""

    def __init__(self, root: ScreenItem, wardrobe: Wardrobe, cabinet: Cabinet, style: Style, clock: Clock):
        self._ghost = GhostItem(root, wardrobe, cabinet, style)
        self._trail = TrailItem(root, style)
        self._clock = clock
        self._start = QPointF()

    @property
    def visible(self) -> bool:
        """Whether a ghost is shown."""
        return self._ghost.isVisible()

    def begin(self, look: Look | PartLook, width: float, start: QPointF) -> None:
        """Pick up something shown `width` pixels wide, whose middle is at `start`."""
        self._clock.drop(self)
        self._start = start
        self._ghost.take(look, width)
        self.move(start)
        self._ghost.setVisible(True)
        self._trail.setVisible(True)

    def move(self, pointer: QPointF) -> None:
        """Follow the pointer."""
        self._ghost.setPos(pointer)
        self._trail.lead(self._start, pointer)

    def end(self) -> None:
        """Show no ghost any more."""
        self._clock.drop(self)
        self._ghost.setVisible(False)
        self._trail.setVisible(False)

    def glide_back(self) -> None:
        """Let the ghost go back to where it came from."""
        if not self.visible:
            return
        self._trail.setVisible(False)
        here, home = self._ghost.pos(), self._start - self._ghost.offset
        self._clock.run(
            self,
            GLIDE_BACK,
            lambda t: self._ghost.setPos(here + (home - here) * t),
            Curve.OutBack,
            done=self.end,
            overshoot=1.1,
        )
