"""Round places for markers in a row under their title, dashed while they are empty; and what lies where no card is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.parts.grounds import GroundItem
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.plaques import fitting
from tabletop.ui.scene.style import text

TITLE = 16.0  # units of the words above the places
MOST = 20.0
ABOVE = 3.0  # units from the words to the places


class SpacesItem(GroundItem):
    """Places for markers: the title above them, and in each empty one its number if they are taken in turn."""

    def empty_places(self) -> list[int]:
        return [place for place in range(self.zone.slots) if place not in self._taken]

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, -TITLE, 0, 0)

    def paint_ground(self, painter: QPainter) -> None:
        style = self._style
        scale = style.table_scale
        for place in self.empty_places():
            slot = self.slot_rect(place)
            words = str(place + 1) if self.zone.numbered else ""
            look = PartLook("marker", words=words, marks=frozenset({"empty"}))
            pixels = max(1, round(slot.width() * scale))
            blit(painter, self.cabinet.pixmap(look, pixels), slot.center(), pixels / slot.width())
        if not self.zone.slots and not self._count:
            return
        px = fitting(self.zone.title, text, style.legible(TITLE, most=MOST), 11.0, self.rect.width())
        painter.setFont(text(px))
        painter.setPen(style.colour("muted"))
        painter.drawText(QPointF(self.rect.left(), self.rect.top() - ABOVE), self.zone.title)


class PlaquesItem(GroundItem):
    """Where plaques lie: while there is none a dashed place says so."""

    def paint_ground(self, painter: QPainter) -> None:
        if self._count or not self.zone.none:
            return
        style, rect = self._style, self.slot_rect(0)
        pen = QPen(style.colour("line_strong"), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
        most = min(17.0, rect.height() * 0.66)  # the words keep off the dashes
        px = fitting(self.zone.none, text, style.legible(13.0, most=most), 10.0, rect.width() - 14)
        painter.setFont(text(px))
        painter.setPen(style.colour("muted"))
        painter.drawText(rect.adjusted(8, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.zone.none)
