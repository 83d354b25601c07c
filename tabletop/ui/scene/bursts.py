"""Bursts: the preview over the target under the pointer, and damage or healing that floats up from a card.

At most one floats at a time; each leaves within 900 ms.
"""

from __future__ import annotations

import math
from collections import deque

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui import shapes
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style, display, label

POINTS, OUTER, INNER = 14, 66.0, 46.0
GROWS, STAYS, LEAVES, RISE = 180.0, 450.0, 200.0, 24.0


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
        """Set the words and the palette's name of the colour."""
        self._head, self._tail, self._colour = head, tail, colour
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-OUTER - 16, -OUTER - 6, 2 * OUTER + 36, 2 * OUTER + 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        # A word needs more room than a number: the burst grows sideways.
        painter.save()
        painter.scale(1.22 if len(self._head) > 3 or len(self._tail) > 10 else 1.0, 1.0)
        burst = shapes.burst(POINTS, OUTER, INNER, math.radians(-90))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawPath(burst.translated(5, 7))
        painter.setPen(QPen(style.colour("ink"), 3.5, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour(self._colour))
        painter.drawPath(burst)
        painter.restore()
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        ink = self._style.colour("ink")
        # Bangers has no minus sign of the width of a figure in every version; its own looks right here.
        room = 92.0 if len(self._head) > 3 else 80.0
        px = 52.0
        while px > 18 and QFontMetricsF(display(px)).horizontalAdvance(self._head.upper()) > room:
            px -= 1
        middle = QPointF(0, -10 if self._tail else 0)
        outlined(painter, middle, self._head.upper(), display(px), QColor("white"), ink, px * 0.12)
        if self._tail:
            size = 15.5
            while size > 11 and QFontMetricsF(label(size)).horizontalAdvance(self._tail.upper()) > 104:
                size -= 0.5
            painter.setPen(ink)
            painter.setFont(label(size))
            painter.drawText(QRectF(-62, 14, 124, 20), Qt.AlignmentFlag.AlignCenter, self._tail)


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
        self._waiting: deque[tuple[QPointF, int]] = deque()

    def show_change(self, place: QPointF, change: int) -> None:
        """Let a change of hit points float up from a place of the scene."""
        if self._clock.speed <= 0:
            return
        self._waiting.append((place, change))
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
        place, change = self._waiting.popleft()
        self._burst.say(f"−{-change}" if change < 0 else f"+{change}", "", "refused" if change < 0 else "healed")
        self._burst.setVisible(True)
        # Those that wait shorten the stay of the one that is shown.
        stays = STAYS if not self._waiting else STAYS / 3
        grow, leave = QEasingCurve(Curve.OutBack), QEasingCurve(Curve.InQuad)
        whole = GROWS + stays + LEAVES

        def show(progress: float) -> None:
            now = progress * whole
            gone = max(0.0, (now - GROWS - stays) / LEAVES)
            self._burst.setScale(0.6 + 0.4 * grow.valueForProgress(min(now / GROWS, 1.0)))
            self._burst.setOpacity(max(0.0, 1 - gone))
            self._burst.setPos(place - QPointF(0, RISE * leave.valueForProgress(gone)))

        show(0.0)
        self._clock.run(self, whole, show, Curve.Linear, done=self._next)
