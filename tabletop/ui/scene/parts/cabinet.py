"""Pictures of parts, painted once for a look and a size and kept, so that a table of tokens only draws pixmaps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.ui.scene.parts.belts import paint_belt
from tabletop.ui.scene.parts.blocks import paint_block, paint_ticket
from tabletop.ui.scene.parts.looks import PartLook, Shape
from tabletop.ui.scene.parts.standing import paint_die, paint_marker, paint_pawn, paint_sign, paint_stand
from tabletop.ui.scene.parts.tokens import paint_token
from tabletop.ui.scene.style import Style

ROOM = 1.5  # a picture is so many times as wide as its part: for the shadow, a star, a plate
ROOMS: dict[Shape, float] = {"block": 1.0, "ticket": 1.15}  # where that would be wasted
KEPT = 400

PAINT: dict[Shape, Callable[[QPainter, PartLook, float, Style], None]] = {
    "token": paint_token,
    "die": paint_die,
    "pawn": paint_pawn,
    "stand": paint_stand,
    "marker": paint_marker,
    "sign": paint_sign,
    "belt": paint_belt,
    "block": paint_block,
    "ticket": paint_ticket,
}


class Cabinet:
    """Keeps the pictures of one style."""

    def __init__(self, style: Style):
        self._style = style
        self._kept: dict[tuple[PartLook, int], QPixmap] = {}

    def pixmap(self, look: PartLook, pixels: int) -> QPixmap:
        """The picture of a part `pixels` wide; its middle is the part's middle."""
        key = (look, pixels)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._paint(look, pixels)
        return found

    def clear(self) -> None:
        """Forget all, after a change of scale or colours."""
        self._kept.clear()

    def _paint(self, look: PartLook, pixels: int) -> QPixmap:
        side = round(pixels * ROOMS.get(look.shape, ROOM))
        side += (side - pixels) % 2
        pixmap = QPixmap(QSize(side, side))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(side / 2, side / 2)
        PAINT[look.shape](painter, look, float(pixels), self._style)
        painter.end()
        return pixmap
