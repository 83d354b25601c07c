"""Bursts: the preview over the target under the pointer, and damage or healing that floats up from a card.

At most one floats at a time; each leaves within 900 ms.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui import shapes
from tabletop.ui.palette import on
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style, display, label

POINTS, OUTER, INNER = 14, 66.0, 46.0
GROWS, STAYS, LEAVES, RISE = 180.0, 450.0, 200.0, 24.0
OVERSHOOT = 3.0  # of the curve, so that growing from 60 % reaches 110 % before it comes back to 100 %


class BurstItem(QGraphicsItem):
    """A burst with a number or word, and a smaller line below; its origin is its middle."""

    def __init__(self, style: Style):
        super().__init__()
        self._style = style
        self._head, self._tail, self._colour = "", "", "refused"
        self.setVisible(False)
        put(self, Layer.OVERLAYS, 10)

    @property
    def words(self) -> str:
        """What stands in it."""
        return f"{self._head} {self._tail}".strip()

    def say(self, head: str, tail: str, colour: str) -> None:
        """Set the words and the palette's name of the colour, or a colour such as "#3D8BFF"."""
        self._head, self._tail, self._colour = head, tail, colour
        self.update()

    @property
    def _hex(self) -> str:
        return self._colour if self._colour.startswith("#") else str(getattr(self._style.palette, self._colour))

    def boundingRect(self) -> QRectF:
        return QRectF(-OUTER - 16, -OUTER - 6, 2 * OUTER + 36, 2 * OUTER + 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        # A word needs more room than a number: the burst grows sideways.
        painter.save()
        painter.scale(1.15 if len(self._head) > 3 or len(self._tail) > 10 else 1.0, 1.0)
        burst = shapes.burst(POINTS, OUTER, INNER, math.radians(-90))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawPath(burst.translated(5, 7))
        painter.setPen(QPen(style.colour("ink"), 3.5, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(self._hex))
        painter.drawPath(burst)
        painter.restore()
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        ink = self._style.colour("ink")
        lines = _lines(self._tail)
        px = _fits(display, self._head.upper(), 52.0, 94.0 if len(self._head) > 3 else 80.0, 18.0)
        rise = (0.0, 10.0, 17.0)[len(lines)]
        outlined(painter, QPointF(0, -rise), self._head.upper(), display(px), QColor("white"), ink, px * 0.12)
        painter.setPen(QColor(on(self._hex, self._style.palette)))
        for number, line in enumerate(lines):
            painter.setFont(label(_fits(label, line.upper(), 15.5, 100.0, 11.0)))
            y = -rise + 22 + 15 * number
            painter.drawText(QRectF(-62, y, 124, 18), Qt.AlignmentFlag.AlignCenter, line)


def _lines(words: str) -> list[str]:
    """Small words in one line, or in two of about the same length."""
    if len(words) <= 13 or " " not in words:
        return [words] if words else []
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def _fits(font: Callable[[float], QFont], words: str, px: float, room: float, least: float) -> float:
    """The largest size up to `px` at which the words are no wider than `room`."""
    while px > least and QFontMetricsF(font(px)).horizontalAdvance(words) > room:
        px -= 0.5
    return px


def split_preview(preview: str) -> tuple[str, str]:
    """A preview such as "−1, 2 less DR 1" as what stands large and what stands small."""
    head, _, tail = preview.partition(",")
    return head.strip(), tail.strip()


class Floats:
    """Damage and healing, one burst after the other."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, style: Style):
        self._clock = clock
        self.item = self._burst = BurstItem(style)
        scene.addItem(self._burst)
        self._waiting: deque[tuple[QPointF, str, str, str]] = deque()

    def show_change(self, place: QPointF, change: int) -> None:
        """Let a change of hit points float up from a place of the scene."""
        words = f"−{-change}" if change < 0 else f"+{change}"
        self.show_words(place, words, "", "refused" if change < 0 else "healed")

    def show_words(self, place: QPointF, head: str, tail: str, colour: str) -> None:
        """Let a burst with these words float up from a place of the scene."""
        if not self._clock.shows:
            return
        self._waiting.append((place, head, tail, colour))
        if not self._burst.isVisible():
            self._next()

    def clear(self) -> None:
        """Show no more of them."""
        self._waiting.clear()
        self._clock.drop(self)
        self._burst.setVisible(False)

    def _next(self) -> None:
        if not self._waiting:
            self._burst.setVisible(False)
            return
        place, *words = self._waiting.popleft()
        self._burst.say(*words)
        self._burst.setVisible(True)
        # Those that wait shorten the stay of the one that is shown.
        stays = STAYS if not self._waiting else STAYS / 3
        whole = GROWS + stays + LEAVES
        if not self._clock.flies:
            self._burst.setScale(1.0)
            self._burst.setOpacity(1.0)
            self._burst.setPos(place)
            self._clock.run(self, whole, lambda _t: None, Curve.Linear, done=self._next, still=True)
            return
        grow, leave = QEasingCurve(Curve.OutBack), QEasingCurve(Curve.InQuad)
        grow.setOvershoot(OVERSHOOT)

        def show(progress: float) -> None:
            now = progress * whole
            gone = max(0.0, (now - GROWS - stays) / LEAVES)
            self._burst.setScale(0.6 + 0.4 * grow.valueForProgress(min(now / GROWS, 1.0)))
            self._burst.setOpacity(max(0.0, 1 - gone))
            self._burst.setPos(place - QPointF(0, RISE * leave.valueForProgress(gone)))

        show(0.0)
        self._clock.run(self, whole, show, Curve.Linear, done=self._next)
