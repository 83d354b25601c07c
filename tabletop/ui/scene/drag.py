"""What is seen of a drag: the ghost at the pointer and the dotted trail to the place it came from.

The real thing stays in its place until the state says otherwise. Positions are pixels of the window. This is no item of
the scene: the view paints it over a still picture of the table, so that a drag repaints nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from tabletop.engine.places import CARD_RATIO
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.metrics import card_rect
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.style import Style

GHOST_SIZE = 0.63
GHOST = Dress(turn=5.0, shadow=(8.0, 10.0))
DOT, PITCH, EDGE = 9.0, 16.0, 2.2  # pixels: of a dot, from one to the next, of the ink round it
GLIDE_BACK = 180.0
TOGETHER = 6  # dots whose places are repainted as one rectangle


def _nowhere(_region: QRegion) -> None:
    return None


class DragPicture:
    """Ghost and trail. `begin`, `move`, then `end` or `glide_back`. `repaint` is told what must be painted anew."""

    def __init__(self, wardrobe: Wardrobe, cabinet: Cabinet, style: Style, clock: Clock):
        self.repaint: Callable[[QRegion], None] = _nowhere
        self.visible = False
        self.place = QPointF()  # where the ghost hangs
        self._look: Look | PartLook = Look(None, "back")
        self._width = 100.0
        self._wardrobe, self._cabinet = wardrobe, cabinet
        self._style, self._clock = style, clock
        self._start = QPointF()
        self._dots: list[tuple[float, float]] = []
        self._region = QRegion()
        self._dot: tuple[tuple[str, float, float], QPixmap] | None = None

    def begin(self, look: Look | PartLook, width: float, start: QPointF) -> None:
        """Pick up something shown `width` pixels wide, whose middle is at `start`."""
        self._clock.drop(self)
        self._look, self._width, self._start = look, width, start
        self.visible = True
        self.move(start)

    def move(self, pointer: QPointF, quiet: Sequence[QRectF] = ()) -> None:
        """Follow the pointer. The trail leaves out what is `quiet`, where words are read; all in pixels."""
        dots = along(self._start, pointer, PITCH * self._size)
        for rect in quiet:
            dots = [dot for dot in dots if not rect.contains(*dot)]
        self._hang(pointer, dots)

    def end(self) -> None:
        """Show no ghost any more."""
        self._clock.drop(self)
        if self.visible:
            self.visible = False
            self._dots = []
            before, self._region = self._region, QRegion()
            self.repaint(before)

    def glide_back(self) -> None:
        """Let the ghost go back to where it came from."""
        if not self.visible:
            return
        here, home = self.place, self._start - self.offset
        self._clock.run(
            self,
            GLIDE_BACK,
            lambda t: self._hang(here + (home - here) * t, []),
            Curve.OutBack,
            done=self.end,
            overshoot=1.1,
        )

    @property
    def dots(self) -> list[tuple[float, float]]:
        """The middles of the dots of the trail, in pixels."""
        return self._dots

    @property
    def offset(self) -> QPointF:
        """From the pointer to the middle of the ghost: its upper left corner, so that the target stays visible."""
        if isinstance(self._look, PartLook):
            return QPointF(self._width * 0.3, self._width * 0.3)
        return QPointF(self._width * 0.46, self._width * CARD_RATIO * 0.5)

    def paint(self, painter: QPainter) -> None:
        """Paint trail and ghost over the table; the painter's units are pixels of the window."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        dot, ratio = self._dot_picture(), self._style.screen_scale
        half = dot.width() / ratio / 2
        for x, y in self._dots:
            painter.drawPixmap(QPointF(x - half, y - half), dot)
        width = round(self._width * ratio)
        if isinstance(self._look, PartLook):
            picture = self._cabinet.pixmap(self._look, width)
        else:
            picture = self._wardrobe.pixmap(self._look, width, GHOST)
        blit(painter, picture, self.place + self.offset, width / self._width)

    # inside

    @property
    def _size(self) -> float:
        return min(max(self._style.window, 0.7), 1.3)

    def _hang(self, place: QPointF, dots: list[tuple[float, float]]) -> None:
        self.place, self._dots = place, dots
        before, self._region = self._region, self._covered()
        self.repaint(before.united(self._region))

    def _covered(self) -> QRegion:
        """What ghost and trail cover; the trail in a few small pieces, not in one large box."""
        out = self._width * 0.2
        box = card_rect(self._width).adjusted(-out, -out, out, out).translated(self.place + self.offset)
        region = QRegion(box.toAlignedRect())
        far = DOT * self._size / 2 + EDGE + 2
        for first in range(0, len(self._dots), TOGETHER):
            xs, ys = zip(*self._dots[first : first + TOGETHER], strict=True)
            corner = QPointF(min(xs) - far, min(ys) - far)
            piece = QRectF(corner, QPointF(max(xs) + far, max(ys) + far))
            region = region.united(piece.toAlignedRect())
        return region

    def _dot_picture(self) -> QPixmap:
        """One dot of the trail with its ink, painted once."""
        key = (self._style.palette.name, self._size, self._style.screen_scale)
        if self._dot is None or self._dot[0] != key:
            self._dot = (key, _dot(self._style, DOT * self._size / 2))
        return self._dot[1]


def _dot(style: Style, radius: float) -> QPixmap:
    ratio = style.screen_scale
    side = math.ceil((radius + EDGE + 1) * 2 * ratio)
    pixmap = QPixmap(QSize(side, side))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(side / ratio / 2, side / ratio / 2)
    for colour, more in (("ink", EDGE), ("acts", 0.0)):
        painter.setBrush(style.colour(colour))
        painter.drawEllipse(middle, radius + more, radius + more)
    painter.end()
    return pixmap


def along(start: QPointF, end: QPointF, pitch: float) -> list[tuple[float, float]]:
    """Points about `pitch` apart along a bent way from `start` to `end` that leaves upwards or downwards.

    Walks chords a little shorter than that, with plain numbers: this is done for every move of the pointer.
    """
    ax, ay, bx, by = start.x(), start.y(), end.x(), end.y()
    cx, cy = ax + (bx - ax) * 0.2, by  # what the curve is pulled towards
    length = math.hypot(cx - ax, cy - ay) + math.hypot(bx - cx, by - cy)
    steps = max(2, int(length / pitch * 1.3))
    dots, gone, x, y = [(ax, ay)], 0.0, ax, ay
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        to_x = u * u * ax + 2 * u * t * cx + t * t * bx
        to_y = u * u * ay + 2 * u * t * cy + t * t * by
        gone += math.hypot(to_x - x, to_y - y)
        x, y = to_x, to_y
        if gone >= pitch:
            dots.append((x, y))
            gone -= pitch
    return dots
