"""The risen hand: a shelf over the lower part of the window with the hand's cards at reading size.

Positions are pixels of the window. Where the cards stand is worked out without graphics.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.places import CARD_RATIO
from tabletop.ui import shapes
from tabletop.ui.palette import on, seat_mark
from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.motion import RISES
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.style import Style, label, text

CARD = 214.0  # pixels of width of a card in a window of 1524 x 902
LEAST = 164.0  # below this the text of a card can't be read
GAP = 26.0
ROOM = 17.0  # above and below a card, for its outlines
SIDE = 16.0
TALLEST = 0.46  # share of the window that the shelf may take
OVER = 40.0  # pixels that its caption stands above it
HINT = 118.0  # pixels that the hint beside the cards needs


@dataclass(frozen=True, slots=True)
class ShelfPlan:
    """Where the shelf is and where its cards' middles are; `width` is that of a card."""

    rect: QRectF
    width: float
    middles: tuple[QPointF, ...]


def plan(window: QSizeF, scale: float, count: int) -> ShelfPlan:
    """Place `count` cards on a shelf at the foot of a window; `scale` is the window's size against 1524 x 902."""
    width = max(CARD * scale, LEAST)
    room = ROOM * max(scale, 0.7)
    width = min(width, (window.height() * TALLEST - 2 * room) / CARD_RATIO)
    high = width * CARD_RATIO + 2 * room
    rect = QRectF(0, window.height() - high, window.width(), high)
    step = width + GAP * max(scale, 0.6)
    if count > 1:
        step = min(step, (window.width() - 2 * SIDE - width) / (count - 1))
    first = window.width() / 2 - step * (count - 1) / 2
    y = rect.top() + room + width * CARD_RATIO / 2
    return ShelfPlan(rect, width, tuple(QPointF(first + step * i, y) for i in range(count)))


class ShelfItem(QGraphicsItem):
    """The shelf's ground, its line in the seat's colour, its caption, and how to lower the hand."""

    def __init__(self, root: ScreenItem, style: Style, clock: Clock):
        super().__init__(root)
        self.setZValue(0)
        self.setVisible(False)
        self.up = False  # a shelf that goes down is still seen, but no longer up
        self._style = style
        self._clock = clock
        self._rect = QRectF()
        self._seat = 0
        self._words = ""
        self._clear = 0.0
        self._hint = ""

    @property
    def rect(self) -> QRectF:
        """What it covers, in pixels of the window."""
        return self._rect

    @property
    def words(self) -> str:
        """What its caption says."""
        return self._words

    def show_hand(self, plan: ShelfPlan, seat: int, words: str, hint: str) -> None:
        """Show the shelf for a seat's hand."""
        self.prepareGeometryChange()
        self._rect, self._seat, self._words, self._hint = plan.rect, seat, words, hint
        last = max((middle.x() for middle in plan.middles), default=plan.rect.center().x())
        self._clear = last + plan.width / 2
        self.setVisible(True)
        self.update()
        if not self.up:
            self.up = True
            self._slide(self._rect.height(), 0.0)

    def lower(self) -> None:
        """Let the shelf go down and vanish."""
        if self.up:
            self.up = False
            self._slide(self.y(), self._rect.height() + OVER)

    def _slide(self, start: float, end: float) -> None:
        self._clock.run(
            self,
            RISES,
            lambda t: self.setY(start + (end - start) * t),
            done=lambda: self.setVisible(self.up),
            skips=True,
        )

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(0, -OVER, 0, 0)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style, mark = self._style, seat_mark(self._seat)
        painter.fillRect(self._rect, style.colour("bar"))
        painter.fillRect(QRectF(0, self._rect.top(), self._rect.width(), 3), QColor(mark.colour))
        self._paint_caption(painter)
        area = self._hint_area()
        if area is not None:
            painter.setPen(style.colour("muted"))
            painter.setFont(text(13.5 * style.hand_factor))
            painter.drawText(area, Qt.TextFlag.TextWordWrap, self._hint)

    @property
    def hint_rect(self) -> QRectF:
        """What the words of the hint cover, in pixels of the window; empty where there is no room for them."""
        area = self._hint_area()
        if area is None or not self.up:
            return QRectF()
        metrics = QFontMetricsF(text(13.5 * self._style.hand_factor))
        return metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, self._hint)

    def _hint_area(self) -> QRectF | None:
        """The room for the hint right of the last card, if it is large enough."""
        large = max(self._style.hand_factor, 1.0)
        gap = 24 * large  # clear of the ring of the last card
        room = self._rect.right() - self._clear - gap - 12
        if room < HINT * large - gap / 2 or not self._hint:
            return None
        return QRectF(self._clear + gap, self._rect.top() + 16, min(room, 170 * large), self._rect.height() - 24)

    def _paint_caption(self, painter: QPainter) -> None:
        style, mark = self._style, seat_mark(self._seat)
        font = label(20 * style.hand_factor)
        px = float(font.pixelSize())
        _, high = tag_size(self._words, font)
        place = QPointF(18, self._rect.top() - high * 0.88)
        fill, ink = QColor(mark.colour), style.colour("ink")
        words = QColor(on(mark.colour, style.palette))
        paint_tag(painter, place, self._words, font, fill, words, ink, lead=px * 1.3)
        centre = QPointF(place.x() + px * 1.15, place.y() + high / 2)
        shapes.paint_sign(painter, mark.sign, centre, px * 0.78, "#FFFFFF", style.palette.ink)
