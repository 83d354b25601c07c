"""A pile that is shuffled: it splits in two fans and closes, twice."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.metrics import Layer, card_rect, put
from tabletop.ui.scene.spots import Spot
from tabletop.ui.scene.style import Style

LASTS = 420.0  # milliseconds
EACH = 3  # cards in a fan
OUT, LEAN = 0.34, 7.0  # how far the nearest card of a fan goes (share of its width), degrees from one to the next


class ShuffleItem(QGraphicsItem):
    """Backs of one pile in two fans, opened by `open_to`; its origin is the pile's middle."""

    def __init__(self, spot: Spot, wardrobe: Wardrobe, style: Style):
        super().__init__()
        self._spot = spot
        self._wardrobe = wardrobe
        self._style = style
        self._opened = 0.0
        self.setPos(spot.middle)

    def open_to(self, share: float) -> None:
        """Open both fans so far, 0 to 1."""
        self._opened = share
        self.update()

    @property
    def opened(self) -> float:
        """How far the fans are open."""
        return self._opened

    def boundingRect(self) -> QRectF:
        wide = self._spot.width
        return card_rect(wide).adjusted(-wide * 0.8, -wide * 0.3, wide * 0.8, wide * 0.3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = self._style.table_scale
        pixels = max(1, round(self._spot.width * scale))
        back = self._wardrobe.pixmap(self._spot.look, pixels, Dress())
        for number in range(EACH, 0, -1):
            for side in (-1, 1):
                painter.save()
                share = self._opened * (0.6 + 0.2 * number)
                painter.translate(side * OUT * share * self._spot.width, 0)
                painter.rotate(side * LEAN * number * self._opened)
                blit(painter, back, QPointF(), pixels / self._spot.width)
                painter.restore()


def shuffle(scene: QGraphicsScene, spot: Spot, wardrobe: Wardrobe, style: Style, clock: Clock) -> None:
    """Show a pile being shuffled where it lies."""
    if not clock.flies:
        return
    item = ShuffleItem(spot, wardrobe, style)
    put(item, Layer.PIECES, 450)
    scene.addItem(item)

    def done() -> None:
        if item.scene() is not None:
            scene.removeItem(item)

    clock.run(
        ("shuffle", spot.zone),
        LASTS,
        lambda t: item.open_to(abs(math.sin(2 * math.pi * t))),
        Curve.InOutSine,
        done=done,
        skips=True,
    )
