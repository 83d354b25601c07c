"""The table itself: its halftone ground, panels, the zigzag between two sides, lanes. Nothing here can be acted on.

The ground is one pixmap of the window's size, so that zooming and panning never draw a dot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Zigzag
from tabletop.engine.places import Caption
from tabletop.ui import shapes
from tabletop.ui.palette import on, seat_mark
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.captions import SEPARATOR, name_cut, paint_tag, tag_size
from tabletop.ui.scene.metrics import MM
from tabletop.ui.scene.style import Style, label

ROW = 0.866  # height of a row of the 60 degree lattice, in pitches
ZIGZAG = QColor("#B3261B")
CAPTION = 19.0  # units of the caption's font
BESIDE, WIDEST = 16.0, 330.0  # units: from the panel's corner to a caption, and the widest one
TURN = 7.0  # units of the border of the panel whose owner has the turn
TAG_HIGH = 1.4  # height of a tag in sizes of its font
LEAD = 1.05  # room for a sign before the words, in sizes of the font
OVERLAP = 5.0  # units by which a caption lies over its panel


def lattice(width: float, height: float, pitch: float) -> list[tuple[float, float]]:
    """The points of the halftone lattice that lie in a rectangle."""
    points = []
    for row in range(math.ceil(height / (ROW * pitch)) + 1):
        shift = (row % 2) * pitch / 2
        points += [(column * pitch + shift, row * ROW * pitch) for column in range(math.ceil(width / pitch) + 1)]
    return points


def table_ground(size: QSize, ratio: float, style: Style) -> QPixmap:
    """The ground for a window of `size` logical pixels: dots that grow from the middle outwards."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(style.colour("table"))
    if not style.palette.table_dot:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("table_dot"))
    pitch = 26 * min(max(style.window, 0.69), 1.4)
    middle = QPointF(size.width() / 2, size.height() / 2)
    far = math.hypot(middle.x(), middle.y())
    for x, y in lattice(size.width(), size.height(), pitch):
        radius = 0.5 * pitch * math.sqrt(math.hypot(x - middle.x(), y - middle.y()) / far)
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.end()
    return pixmap


def panel_ground(size: QRectF, tint: str, upwards: bool, scale: float, style: Style) -> QPixmap:
    """A zone's panel at `scale` pixels a unit: its ground, dots in the owner's colour towards its own edge, border."""
    pixmap = QPixmap(QSize(round(size.width() * scale), round(size.height() * scale)))
    pixmap.fill(style.colour("panel"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    if tint and style.palette.halftone:
        colour = QColor(tint)
        # A wash of the colour as well: dots alone leave the middle of a panel without any.
        colour.setAlphaF(0.10)
        painter.fillRect(size, colour)
        colour.setAlphaF(0.13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for x, y in lattice(size.width(), size.height(), 16):
            along = 1 - y / size.height() if upwards else y / size.height()
            radius = 8 * math.sqrt(min(max(along, 0), 1))
            painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.colour("edge"), 3, j=Qt.PenJoinStyle.MiterJoin))
    painter.drawRect(size.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.setPen(QPen(style.colour("line"), 1, j=Qt.PenJoinStyle.MiterJoin))
    painter.drawRect(size.adjusted(4.5, 4.5, -4.5, -4.5))
    painter.end()
    return pixmap


class PanelItem(QGraphicsItem):
    """A panel; its origin is its upper left corner. `upwards` says that its dots grow towards its upper edge."""

    def __init__(self, rect: QRectF, upwards: bool, style: Style):
        super().__init__()
        self.setPos(rect.topLeft())
        self._size = QRectF(QPointF(), rect.size())
        self._upwards = upwards
        self._style = style
        self._tint = ""
        self._turn = ""
        self._out = ""
        self._ground: tuple[float, QPixmap] | None = None

    @property
    def marked(self) -> tuple[bool, str]:
        """Whether it is marked as the one whose turn it is, and what is written across it."""
        return bool(self._turn), self._out

    def mark(self, turn: str, out: str) -> None:
        """A thick border in the colour `turn`, "" for none; `out` is written on a plate across the greyed panel."""
        if (turn, out) != (self._turn, self._out):
            self._turn, self._out = turn, out
            self.update()

    def tint(self, tint: str) -> None:
        """Set the colour of the dots, "" for none."""
        if tint != self._tint:
            self._tint = tint
            self._ground = None
            self.update()

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = self._style.table_scale
        if self._ground is None or self._ground[0] != scale:
            self._ground = (scale, panel_ground(self._size, self._tint, self._upwards, scale, self._style))
        blit(painter, self._ground[1], self._size.center(), scale)
        if self._turn:
            self._paint_turn(painter)
        if self._out:
            paint_out(painter, self._size, self._out, self._style)

    def _paint_turn(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._style.colour("ink"), TURN + 4, j=Qt.PenJoinStyle.MiterJoin))
        inner = self._size.adjusted(TURN / 2, TURN / 2, -TURN / 2, -TURN / 2)
        painter.drawRect(inner)
        painter.setPen(QPen(QColor(self._turn), self._style.line(TURN), j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(inner)


class OutItem(QGraphicsItem):
    """The veil, the cross and the plate of who is out over the pieces that lie on a panel."""

    def __init__(self, rect: QRectF, style: Style):
        super().__init__()
        self.setPos(rect.topLeft())
        self._size = QRectF(QPointF(), rect.size())
        self._style = style
        self._words = ""
        self.setVisible(False)

    def say(self, words: str) -> None:
        """What stands on the plate; "" takes it away."""
        self._words = words
        self.setVisible(bool(words))

    def boundingRect(self) -> QRectF:
        return self._size

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_out(painter, self._size, self._words, self._style)


class CaptionItem(QGraphicsItem):
    """The sheared caption on a panel's edge; above the pieces, so that no outline covers it."""

    def __init__(self, panel: QRectF, caption: Caption, style: Style):
        super().__init__()
        self._top = caption.edge == "top"
        self._style = style
        self._bare = caption.text == "{owner}"
        self._seat: int | None = None
        self._shorter: tuple[str, ...] = ()
        self._words = ""
        self._fill = "#000000"
        self._rooms = [min(panel.width() - 2 * BESIDE, room) for room in (WIDEST, caption.room * MM or WIDEST)]
        if caption.sign:
            self._rooms[0] = self._rooms[1]
        self._room = self._rooms[0]
        # Above a panel near the table's edge it is no higher than what is left there.
        self._most = min(30.0, (panel.top() + OVERLAP) / TAG_HIGH) if self._top else 30.0
        self.setPos(panel.left() + BESIDE, panel.top() + OVERLAP if self._top else panel.bottom() - OVERLAP)

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def say(self, words: str, fill: str, shorter: tuple[str, ...] = (), seat: int | None = None) -> None:
        """Set words and colour; `shorter` ones stand where they do not fit. `seat` is whose sign stands before them."""
        if (words, fill, shorter, seat) != (self._words, self._fill, self._shorter, self._seat):
            self.prepareGeometryChange()
            self._words, self._fill, self._shorter, self._seat = words, fill, shorter, seat

    def narrow(self, taken: Sequence[QRectF]) -> None:
        """Take the smaller room while something lies beside it, in scene units."""
        whole = QRectF(self.pos().x(), self.pos().y() - (CAPTION if self._top else 0), self._rooms[0], CAPTION)
        room = self._rooms[any(each.intersects(whole) for each in taken)]
        if room != self._room:
            self._room = room
            self.update()

    @property
    def shown(self) -> str:
        """What can be read of it: a long name is cut."""
        font = self._font
        words, room = self._words.upper(), self._room - 1.3 * font.pixelSize() - self._lead
        for shorter in self._shorter:
            if QFontMetricsF(font).horizontalAdvance(words) > room:
                words = shorter.upper()
        if self._seat is not None:
            name, sign, rest = words.partition(SEPARATOR)
            left = room - QFontMetricsF(font).horizontalAdvance(sign + rest)
            return QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, max(left, 0.0)) + sign + rest
        if self._bare and SEPARATOR not in words:  # nothing follows the name
            return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
        return name_cut(words, QFontMetricsF(font), room)

    @property
    def _font(self) -> QFont:
        return label(self._style.legible(CAPTION, most=self._most))

    @property
    def _lead(self) -> float:
        """Room for the sign before the words."""
        return self._font.pixelSize() * LEAD if self._seat is not None else 0.0

    def boundingRect(self) -> QRectF:
        wide, high = tag_size(self._words, label(30.0))  # the largest that it can be
        return QRectF(-3, -high - 3 if self._top else -3, wide + high, high + 6)

    @property
    def covered(self) -> QRectF:
        """What the words cover now, in its own coordinates."""
        wide, high = tag_size(self.shown, self._font)
        wide += self._lead
        return QRectF(0, -high if self._top else 0, wide + high * 0.14, high) if self._words else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._words:
            return
        font, ink = self._font, self._style.colour("ink")
        place = QPointF(0, -tag_size("", font)[1] if self._top else 0)
        words = QColor(on(self._fill, self._style.palette))
        covered = paint_tag(painter, place, self.shown, font, QColor(self._fill), words, ink, lead=self._lead)
        if self._seat is not None:
            size = font.pixelSize() * 0.82
            middle = QPointF(place.x() + font.pixelSize() * 0.55 + size / 2, covered.center().y())
            shapes.paint_sign(painter, seat_mark(self._seat).sign, middle, size, "#FFFFFF", ink.name(), 0.14)


def paint_out(painter: QPainter, area: QRectF, words: str, style: Style) -> None:
    """Greyed, crossed from corner to corner, a plate in the middle."""
    painter.fillRect(area, style.colour("table", 0.55))
    inner = area.adjusted(12, 12, -12, -12)
    painter.setPen(QPen(style.colour("line_strong"), style.line(4)))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.bottomLeft(), inner.topRight())
    font, ink = label(min(style.legible(34.0, least=15.0), 46.0)), style.colour("ink")
    wide, high = tag_size(words, font)
    place = area.center() - QPointF((wide + high * 0.14) / 2, high / 2)
    paint_tag(painter, place, words, font, style.colour("disabled"), ink, ink, 3.0)


class ZigzagItem(QGraphicsItem):
    """The red line between two sides that face each other."""

    def __init__(self, zigzag: Zigzag):
        super().__init__()
        self.setPos(zigzag.x * MM, zigzag.y * MM)
        self._wide = zigzag.w * MM

    def boundingRect(self) -> QRectF:
        return QRectF(-4, -12, self._wide + 8, 24)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        count = max(2, round(self._wide / 26) // 2 * 2)
        step = self._wide / count
        line = QPolygonF([QPointF(step * i, -6 if i % 2 else 6) for i in range(count + 1)])
        painter.setPen(QPen(ZIGZAG, 3.5, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPolyline(line)
