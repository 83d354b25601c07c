"""One part on the table: its picture with outlines. Its origin is its middle.

Which parts there are and how they travel is decided in `items.py`.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.dressing import veil
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.outlines import MARGIN, Mark, Outlines
from tabletop.ui.scene.parts.blocks import TICKET_HIGH
from tabletop.ui.scene.parts.cabinet import ROOM, Cabinet
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.parts.places import PartSpot
from tabletop.ui.scene.style import Style

STEP = 600  # parts lie above cards and strips
HELD, FADED = 0.38, 0.45  # how much is seen of a part that is held, of one that does not count
WITHIN = 14.0  # units by which outlines that lie outside other pieces lie inside a block
INSIDE: dict[Mark, Mark] = {"acts": "ready", "target": "edge", "own": "edge", "pointed": "aimed"}


class PartItem(QGraphicsItem):
    """One part. `thing` is its key; its origin is its middle."""

    def __init__(self, thing: str, cabinet: Cabinet, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.size = 1.0
        self.look = PartLook("token")
        self.marks: tuple[Mark, ...] = ()
        self.face: int | None = None  # what a rolling die shows
        self.zone = ""
        self._cabinet = cabinet
        self._outlines = outlines
        self._style = style
        self._dimness = 0.0
        self._flash = False

    def show_as(self, look: PartLook, size: float) -> None:
        """Set picture and size (units)."""
        if (look, size) != (self.look, self.size):
            self.prepareGeometryChange()
            self.look, self.size = look, size
            self.update()

    def show_face(self, face: int | None) -> None:
        """Show this face of a die; None for the one it lies on."""
        self.face = face
        self.update()

    def mark(self, marks: tuple[Mark, ...]) -> None:
        """Set the outlines."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    @property
    def rect(self) -> QRectF:
        """The part in its own coordinates."""
        high = self.size * (TICKET_HIGH if self.look.shape == "ticket" else 1.0)
        return QRectF(-self.size / 2, -high / 2, self.size, high)

    @property
    def flashes(self) -> bool:
        """Whether the outline flashes just now."""
        return self._flash

    def set_flash(self, on: bool) -> None:
        """Show the flash or not."""
        if on != self._flash:
            self._flash = on
            self.update()

    @property
    def dimness(self) -> float:
        """How far the veil of "not now" has come, 0 to 1; only blocks have one."""
        return self._dimness

    def set_dimness(self, dimness: float) -> None:
        """Show the veil so far."""
        self._dimness = dimness
        self.update()

    def boundingRect(self) -> QRectF:
        out = 5.8 if self.look.shape == "block" else max(MARGIN, self.size * (ROOM - 1) / 2 + 2)
        return self.rect.adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = self._style.table_scale
        pixels = max(1, round(self.size * scale))
        if "held" in self.marks or "faded" in self.look.marks:
            painter.setOpacity(HELD if "held" in self.marks else FADED)
        plated = self.look.shape == "die" and bool(self.look.words)
        if plated:  # what is written on a plate beside a die lies over its outlines
            self._paint_marks(painter, scale)
        blit(painter, self._cabinet.pixmap(self._shown(), pixels), QPointF(), pixels / self.size)
        painter.setOpacity(1.0)
        if self._dimness > 0:
            palette = self._style.palette
            veil(painter, self.rect, self._style, palette.dim_strength * self._dimness)
        if not plated:
            self._paint_marks(painter, scale)

    def _paint_marks(self, painter: QPainter, scale: float) -> None:
        inside = self.look.shape == "block"
        for mark in (*self.marks, "flash") if self._flash else self.marks:
            picture, rect = (INSIDE.get(mark, mark), self.rect) if inside else (mark, self.rect)
            if inside and mark not in INSIDE:
                rect = rect.adjusted(WITHIN, WITHIN, -WITHIN, -WITHIN)
            blit(painter, self._outlines.pixmap(picture, rect, scale), QPointF(), scale)

    def _shown(self) -> PartLook:
        if self.face is None:
            return self.look
        look = self.look
        return replace(look, words="", face=self.face)


def stack(item: PartItem, spot: PartSpot) -> None:
    """Parts lie above cards and strips, blocks below everything that stands on the table."""
    if spot.look.shape == "block":
        put(item, Layer.ZONES, 50)
    else:
        put(item, Layer.PIECES, min(STEP + spot.step, 990))
