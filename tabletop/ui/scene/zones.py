"""What a zone shows besides its pieces: empty places, counters; and the light on a place or a whole row.

Panels are drawn by the ground; pieces are items of their own.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.places import Zone
from tabletop.engine.view import View
from tabletop.ui.palette import mix
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.captions import outlined, paint_tag, paint_two_tone, tag_size
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.outlines import MARGIN, Mark, Outlines
from tabletop.ui.scene.style import Style, display, label, text

PILE_COUNT = 20.0  # units from a pile to the base line of its counter
TAG_INSIDE = 7.0  # units of a tag that overlap the panel whose edge it stands on; cards begin at 11
EDGES = 6.0  # units of a lane that its outline takes above and below the words
TITLE = 36.0  # size of a lane's name
WORDS_LEFT = 118.0  # units from the left end of a lane to its words, behind its name
GRID_COUNT = 9.0  # units from the counter's base line to the first row of a grid


class ZoneItem(QGraphicsItem):
    """The empty places and the counter of one zone, in scene coordinates."""

    def __init__(self, zone: Zone, name: str, outlines: Outlines, style: Style):
        super().__init__()
        self.zone = zone
        self.name = name
        self._outlines = outlines
        self._style = style
        self._taken: frozenset[int] = frozenset()
        self._count = 0
        self._words = ""
        self._slots = [units(zone.slot(place)) for place in range(zone.slots)]

    @property
    def absent(self) -> bool:
        """Whether the zone leaves no trace now."""
        return self.zone.hide_empty and not self._count

    @property
    def rect(self) -> QRectF:
        """What the zone covers, in scene units."""
        return units(self.zone.at)

    def slot_rect(self, place: int) -> QRectF:
        """A place in scene units."""
        return self._slots[place] if place < len(self._slots) else units(self.zone.slot(place))

    def place_at(self, point: QPointF) -> int | None:
        """The place under a point of the scene."""
        if self.zone.show != "fan" and self.rect.adjusted(-2, -2, 2, 2).contains(point):
            return next((place for place, slot in enumerate(self._slots) if slot.contains(point)), None)
        return None

    def show_facts(self, view: View) -> None:
        """Take what stands on it from the facts; nothing here."""

    def show_pieces(self, count: int, taken: frozenset[int]) -> None:
        """Set how many pieces lie here and which places they take."""
        words = self.zone.count.format(count=count, slots=self.zone.slots) if self.zone.count else ""
        if (count, taken, words) != (self._count, self._taken, self._words):
            self._count, self._taken, self._words = count, taken, words
            self.update()

    def empty_places(self) -> list[int]:
        """The places that no piece takes, in order."""
        if self.zone.show in ("row", "grid"):
            return [place for place in range(self.zone.slots) if place not in self._taken]
        return [0] if self.zone.show == "pile" and not self._count else []

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-14, -14, 14, 34)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.absent:
            return
        scale = self._style.table_scale
        for place in self.empty_places():
            slot = self.slot_rect(place)
            blit(painter, self._outlines.pixmap("empty", slot, scale), slot.center(), scale)
        if self._words:
            self.paint_count(painter)

    @property
    def counted(self) -> bool:
        """Whether it has a counter."""
        return bool(self._words)

    def count_rect(self) -> QRectF:
        """What the words of the counter cover, in scene units."""
        place, px = self._count_place()
        font = label(px)
        wide, high = QFontMetricsF(font).horizontalAdvance(self._words.upper()), QFontMetricsF(font).capHeight()
        left = place.x() - (wide / 2 if self.zone.show == "pile" else 0)
        return QRectF(left, place.y() - high, wide, high)

    def paint_count(self, painter: QPainter) -> None:
        """Paint the counter, in scene coordinates."""
        place, px = self._count_place()
        paint_two_tone(painter, place, self._words, label(px), self._style, self.zone.show == "pile")

    def _count_place(self) -> tuple[QPointF, float]:
        """The base line of the counter, and the size of its font."""
        first = self.slot_rect(0)
        px = self._style.legible(15.5, most=24.0)
        if self.zone.show == "pile":
            return QPointF(first.center().x(), first.bottom() + PILE_COUNT + (px - 15.5) * 0.7), px
        return QPointF(first.left() + 2, first.top() - GRID_COUNT), px


class LightItem(QGraphicsItem):
    """The light on a place, a row or a lane that something may be dropped on. `thing` is its name."""

    def __init__(self, thing: str, rect: QRectF, mark: Mark, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.setPos(rect.center())
        self._rect = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        self._mark: Mark = mark
        self._words = ""
        self._tag = ""
        self._upper = False
        self._pointed = False
        self._outlines = outlines
        self._style = style

    def become(self, mark: Mark) -> None:
        """Change the kind of light."""
        if mark != self._mark:
            self._mark = mark
            self.update()

    def say(self, words: str, tag: str = "", upper: bool = False) -> None:
        """The words inside the upper edge, and those of the tag at the lower right (`upper`: at the upper right)."""
        self._words, self._tag, self._upper = words, tag, upper
        self.update()

    def point(self, pointed: bool) -> None:
        """Whether the pointer is over it."""
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-MARGIN, -MARGIN - TAG_INSIDE, MARGIN, MARGIN + TAG_INSIDE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._mark == "inside":
            painter.fillRect(self._rect, self._style.colour("target", 0.13 if self._pointed else 0.04))
        mark: Mark = "pointed" if self._pointed and self._mark in ("target", "own") else self._mark
        scale = self._style.table_scale
        blit(painter, self._outlines.pixmap(mark, self._rect, scale), QPointF(), scale)
        if self._words:
            painter.setPen(self._style.colour("target"))
            painter.setFont(label(self._style.legible(21, most=32.0)))
            painter.drawText(self._rect.adjusted(0, 14, 0, 0), Qt.AlignmentFlag.AlignHCenter, self._words)
        if self._tag:
            ink = self._style.colour("ink")
            place = self.tag_rect(self._tag, self._upper).topLeft()
            paint_tag(painter, place, self._tag, self._tag_font, self._style.colour("own_tag"), ink, ink)

    def tag_rect(self, tag: str, upper: bool) -> QRectF:
        """What a tag on its upper or lower edge covers, in its own coordinates: all but a little lies outside."""
        wide, high = tag_size(tag, self._tag_font)
        y = self._rect.top() - high + TAG_INSIDE if upper else self._rect.bottom() - TAG_INSIDE
        return QRectF(self._rect.right() - wide - 4, y, wide, high)

    @property
    def _tag_font(self) -> QFont:
        return label(self._style.legible(15, most=24.0))


class LaneItem(QGraphicsItem):
    """The lane between the rows, there only while something may be dropped on it."""

    def __init__(self, thing: str, rect: QRectF, title: str, colour: str, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.setPos(rect.center())
        self._rect = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        self._title = title
        self._colour = colour
        self._lines = ("", "")
        self._pointed = False
        self._outlines = outlines
        self._style = style

    @property
    def rect(self) -> QRectF:
        """The lane in its own coordinates."""
        return self._rect

    def say(self, first: str, second: str) -> None:
        """What dropping here does, in one or two lines."""
        self._lines = (first, second)
        self.update()

    def point(self, pointed: bool) -> None:
        """Whether the pointer is over it."""
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        ground = QColor(mix(self._colour, style.palette.table, 0.35 if self._pointed else 0.6))
        painter.fillRect(self._rect, ground)
        painter.fillRect(self._rect, style.colour("target", 0.13 if self._pointed else 0.04))
        blit(painter, self._outlines.pixmap("inside", self._rect, style.table_scale), QPointF(), style.table_scale)
        words = QColor("#FFFFFF" if style.palette.name != "light" else style.palette.ink)
        title = display(TITLE)
        outlined(
            painter, QPointF(self._rect.left() + self._words_left / 2, 0), self._title.upper(), title, words, words, 0
        )
        painter.setPen(words)
        left = self._rect.adjusted(self._words_left, 0, -16, 0)
        (first, bold), (second, plain) = self._fitted()
        painter.setFont(bold)
        first = QFontMetricsF(bold).elidedText(first, Qt.TextElideMode.ElideRight, left.width())
        if not second:
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, first)
            return
        size = bold.pixelSize()
        apart = min(size * 1.35, self._rect.height() - EDGES - size * 1.25)  # between the two lines
        painter.drawText(left.adjusted(0, 0, 0, -apart), Qt.AlignmentFlag.AlignVCenter, first)
        painter.setFont(plain)
        second = QFontMetricsF(plain).elidedText(second, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left.adjusted(0, apart, 0, 0), Qt.AlignmentFlag.AlignVCenter, second)

    @property
    def words_end(self) -> float:
        """How far to the right the words reach, in its own coordinates; its middle is 0."""
        wide = max(QFontMetricsF(font).horizontalAdvance(words) for words, font in self._fitted())
        return min(self._rect.left() + self._words_left + wide, self._rect.right() - 16)

    @property
    def _words_left(self) -> float:
        """Units from the left end to the words: behind its name, however long that is."""
        return max(WORDS_LEFT, QFontMetricsF(display(TITLE)).horizontalAdvance(self._title.upper()) + TITLE)

    def _fitted(self) -> tuple[tuple[str, QFont], tuple[str, QFont]]:
        """Both lines with their fonts."""
        first, second = self._lines
        px = self._style.legible(16, 11.0, 24.0)
        if px > 20:  # a card held over the middle covers what reaches there; the lane's own name says it already
            first = first.removeprefix(f"{self._title} ")
        return (first, text(px, bold=True)), (second, text(px - 1))
