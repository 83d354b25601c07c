"""What trays, tracks, boards and strips show under their pieces. Each places its children by the layout's slots.

What stands on a board or strip comes from `view.facts["boards"][zone name]`, a dictionary:
a board has `title`, `damage`, `indefensible`, `spaces` (token kinds in order), `unlock`, `payable`, `finishing`;
a strip has `steps` (words in order) and `now` (the current one, counted from 0).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.engine.places import Zone
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import mix, on, readable
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.captions import outlined, paint_tag, tag_size
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.looks import PartLook
from tabletop.ui.scene.style import Style, display, label, text
from tabletop.ui.scene.zones import ZoneItem

TRAY = "#0D1018"
INDEFENSIBLE = "#FF9A5C"
FIFTH = 5
APART = 4.0  # units between two plates of a strip
BOARD = 11.0  # units of a board round the blocks that lie on it


class GroundItem(ZoneItem):
    """A zone with a ground of its own; `accent` is the game's colour."""

    def __init__(self, zone: Zone, name: str, accent: str, cabinet: Cabinet, outlines: Outlines, style: Style):
        super().__init__(zone, name, outlines, style)
        self.accent = accent
        self.cabinet = cabinet
        self.board: dict[str, Any] = {}

    def show_facts(self, view: View) -> None:
        """Take what stands on it from the facts."""
        boards = view.facts.get("boards")
        board = boards.get(self.name) if isinstance(boards, dict) else None
        board = board if isinstance(board, dict) else {}
        if board != self.board:
            self.board = board
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.absent:
            self.paint_ground(painter)

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the pieces."""
        raise NotImplementedError


class TrayItem(GroundItem):
    """A dark tray; where a piece was taken from the middle, a dashed white ring stays."""

    def paint_ground(self, painter: QPainter) -> None:
        style = self._style
        tray = TRAY if style.palette.name == "dark" else style.palette.panel
        painter.setPen(QPen(style.colour("edge"), 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(tray))
        painter.drawRect(self.rect.adjusted(1.5, 1.5, -1.5, -1.5))
        pen = QPen(style.colour("selected"), 3)
        pen.setDashPattern([3, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in self.gaps():
            slot = self.slot_rect(place)
            radius = slot.width() * 0.47
            painter.drawEllipse(slot.center(), radius, radius)

    def gaps(self) -> list[int]:
        """The places before the last piece that nothing lies on."""
        return [place for place in range(max(self._taken, default=0)) if place not in self._taken]


class TrackItem(GroundItem):
    """Numbered cells, each fifth one lighter; markers stand on them."""

    def paint_ground(self, painter: QPainter) -> None:
        style = self._style
        font = label(max(style.legible(14, most=17.0), 11))
        painter.setFont(font)
        for place in range(self.zone.slots):
            cell = self.slot_rect(place)
            fifth = place % FIFTH == 0
            ground = (
                mix(style.palette.raised, style.palette.line, 0.3 if style.palette.name == "contrast" else 0.55)
                if fifth
                else style.palette.raised
            )
            painter.setPen(QPen(style.colour("edge"), 1.5, j=Qt.PenJoinStyle.MiterJoin))
            painter.setBrush(QColor(ground))
            painter.drawRect(cell)
            painter.setPen(style.colour("text"))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(place))


class StepsItem(GroundItem):
    """Sheared plates one after another, the current one in the accent: phases, turns, an order of play."""

    def paint_ground(self, painter: QPainter) -> None:
        style, steps = self._style, self.steps
        font = self.font
        x = self.rect.left()
        for number, words in enumerate(steps):
            now = number == self.board.get("now")
            fill = self.accent if now else style.palette.raised
            ink = QColor(on(fill, style.palette)) if now else style.colour("muted")
            wide, high = tag_size(words, font)
            place = QPointF(x, self.rect.center().y() - high / 2)
            paint_tag(painter, place, words, font, QColor(fill), ink, style.colour("edge"))
            x += wide + high * 0.14 + APART

    @property
    def steps(self) -> list[str]:
        """What stands on the plates."""
        return [str(step) for step in self.board.get("steps", ())]

    @property
    def font(self) -> QFont:
        """The label font, as large as lets all plates stand side by side; never below 11."""
        px = self._style.legible(18, most=self.rect.height() / 1.4)
        while px > 11 and self.width_at(px) > self.rect.width():
            px -= 0.5
        return label(px)

    def width_at(self, px: float) -> float:
        """How wide the plates are together at a size of the font, in units."""
        sizes = [tag_size(step, label(px)) for step in self.steps]
        return sum(wide + high * 0.14 + APART for wide, high in sizes)


class BoardItem(GroundItem):
    """An ability with spaces for tokens: name, damage, what it unlocks, a tick when the draw can pay for it."""

    @property
    def filled(self) -> bool:
        """Whether every space is taken."""
        return bool(self.board.get("spaces")) and not self.empty_places()

    def empty_places(self) -> list[int]:
        return [place for place in range(len(self.board.get("spaces", ()))) if place not in self._taken]

    def paint_ground(self, painter: QPainter) -> None:
        style, board, rect = self._style, self.board, self.rect
        last = bool(board.get("finishing"))
        ground = mix(style.palette.panel, style.palette.acts, 0.20) if last else style.palette.panel
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(style.colour("edge"), 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QPen(style.colour("text" if self.filled else "line"), 3 if self.filled else 1)
        painter.setPen(line)
        painter.drawRect(rect.adjusted(2.5, 2.5, -2.5, -2.5))
        self._paint_spaces(painter)
        self._paint_words(painter, "acts" if last and style.palette.name != "light" else "text")

    def _paint_spaces(self, painter: QPainter) -> None:
        scale = self._style.table_scale
        for place in self.empty_places():
            slot = self.slot_rect(place)
            look = PartLook("token", str(self.board["spaces"][place]), marks=frozenset({"empty"}))
            pixels = max(1, round(slot.width() * scale))
            blit(painter, self.cabinet.pixmap(look, pixels), slot.center(), pixels / slot.width())

    def _paint_words(self, painter: QPainter, title: str) -> None:
        style, rect = self._style, self.rect
        damage = str(self.board.get("damage", ""))
        number = display(40)
        wide = QFontMetricsF(number).horizontalAdvance(damage)
        if damage:
            colour = style.colour("text")
            if self.board.get("indefensible"):
                colour = QColor(readable(INDEFENSIBLE, style.palette.panel, style.palette, 3.0))
            middle = QPointF(rect.right() - 12 - wide / 2, rect.top() + 27)
            outlined(
                painter, middle, damage, number, colour, style.colour("edge"), 4 if style.palette.name == "dark" else 0
            )
        if self.board.get("payable"):
            self._paint_tick(painter, QPointF(rect.right() - 12 - wide - 20, rect.top() + 25))
        room = rect.width() - wide - (58 if self.board.get("payable") else 34)
        name, px = str(self.board.get("title", "")).upper(), 20.0
        while px > 12 and QFontMetricsF(display(px)).horizontalAdvance(name) > room:
            px -= 0.5
        painter.setFont(display(px))
        painter.setPen(style.colour(title))
        area = QRectF(rect.left() + 12, rect.top() + 5, room, 28)
        painter.drawText(
            area,
            Qt.AlignmentFlag.AlignVCenter,
            QFontMetricsF(display(px)).elidedText(name, Qt.TextElideMode.ElideRight, room),
        )
        self._paint_unlock(painter)

    def _paint_tick(self, painter: QPainter, middle: QPointF) -> None:
        ink = self._style.colour("ink")
        painter.setPen(QPen(ink, 2))
        painter.setBrush(self._style.colour("paper"))
        painter.drawEllipse(middle, 11, 11)
        painter.setPen(QPen(ink, 3.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shapes.tick(13).translated(middle))

    def _paint_unlock(self, painter: QPainter) -> None:
        words = str(self.board.get("unlock", ""))
        if not words:
            return
        font, style, rect = text(13), self._style, self.rect
        last = self.slot_rect(max(len(self.board.get("spaces", ())) - 1, 0)).right()
        room = rect.right() - last - 40
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        left = rect.right() - 12 - QFontMetricsF(font).horizontalAdvance(shown)
        mask = mask_pixmap("key", 32, style.palette.acts if style.palette.name != "light" else style.palette.text)
        painter.drawPixmap(QRectF(left - 20, rect.bottom() - 28, 16, 16), mask, QRectF(mask.rect()))
        painter.setFont(font)
        painter.setPen(style.colour("text"))
        painter.drawText(QRectF(left, rect.bottom() - 30, room, 20), Qt.AlignmentFlag.AlignVCenter, shown)


class BlocksItem(GroundItem):
    """The dark board that blocks lie on."""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-BOARD - 2, -BOARD - 2, BOARD + 2, BOARD + 2)

    def paint_ground(self, painter: QPainter) -> None:
        style = self._style
        painter.setPen(QPen(style.colour("edge"), 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("bar"))
        painter.drawRoundedRect(self.rect.adjusted(-BOARD, -BOARD, BOARD, BOARD), 6, 6)


class BlockGround(GroundItem):
    """What stands on a block lies on the block itself."""

    def paint_ground(self, painter: QPainter) -> None:
        del painter
