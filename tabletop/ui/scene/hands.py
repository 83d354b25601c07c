"""Beside a closed hand: the named button that opens it by holding, and why it stays closed.

Only the pointer opens a hand. The half second is counted by the view; here the ring only shows it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.places import Hand
from tabletop.ui import shapes
from tabletop.ui.palette import hold_ground, seat_mark
from tabletop.ui.scene.captions import name_cut
from tabletop.ui.scene.metrics import HOLD_LEAST, HOLD_LEAST_RAISED
from tabletop.ui.scene.outlines import dots
from tabletop.ui.scene.style import Style, text

WIDE, HIGH = 236.0, 56.0
RING, SIGN = 17.0, 20.0
TITLE = (15.0, 12.5)  # the size of the upper line, and the least one for a long name
LARGE = (20.0, 15.0, 26.0)  # both lines of a small button, and the upper one alone
READABLE = 8.5  # pixels on the screen below which the second line of a small button is left out
HINT = 14.5  # px of the quiet words
WANTED = 17.0  # units that the ring of a wanted button needs on every side


class HoldButton(QGraphicsItem):
    """A seat's button: its sign in a ring, a title, and what holding does.

    `holds` is False for a mere name plate; `claims` says that holding it answers a table call.
    """

    def __init__(self, seat: int, style: Style, holds: bool = True, claims: bool = False):
        super().__init__()
        self.seat = seat
        self.holds = holds
        self.claims = claims
        self._style = style
        self._title, self._note = "", ""
        self._wanted = False
        self._down = False
        self._large = False
        self._filled = 0.0
        self._wide = WIDE

    def say(self, title: str, note: str, wanted: bool = False, large: bool = False) -> None:
        """Set both lines, and whether this seat's turn needs the hand (yellow outline).

        On a small button they are `large`, and the second one is left out where it could not be read.
        """
        if (title, note, wanted, large) != (self._title, self._note, self._wanted, self._large):
            self._title, self._note, self._wanted, self._large = title, note, wanted, large
            self.update()

    def press(self, down: bool) -> None:
        """Show the key down or up."""
        self._down = down
        self.update()

    def fill(self, share: float) -> None:
        """Fill the ring so far, 0 to 1."""
        self._filled = share
        self.update()

    @property
    def filled(self) -> float:
        """How far the ring is filled."""
        return self._filled

    def fit(self) -> None:
        """Never let the button get smaller on the screen than .74 of its size, .6 where a risen hand takes the room."""
        style = self._style
        shown = max(style.table_scale / style.screen_scale, 0.1)
        full, raised = HOLD_LEAST / max(style.window, 0.1), HOLD_LEAST_RAISED / shown
        self.setScale(max(1.0, max(full, raised) * style.text_scale))

    @property
    def words(self) -> str:
        """What is written on it."""
        return f"{self._title}, {self._note}" if self._note else self._title

    @property
    def rect(self) -> QRectF:
        """The button in its own coordinates."""
        return QRectF(0, 0, self._wide, HIGH)

    def stretch(self, wide: float) -> None:
        """Take another width, in units of its own, where several stand side by side."""
        if wide != self._wide:
            self.prepareGeometryChange()
            self._wide = wide

    @property
    def ring(self) -> float:
        """How far its yellow ring reaches, in units of its own; 0 without one."""
        return WANTED if self._wanted else 0.0

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-20, -20, 20, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        mark = seat_mark(self.seat)
        key = self.rect.adjusted(0, 4 if self._down else 0, 0, 0 if self._down else -4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("edge"))
        painter.drawRect(self.rect)
        painter.setBrush(QColor(hold_ground(self.seat, style.palette)))
        painter.drawRect(key.adjusted(2, 2, -2, -2))
        painter.setBrush(QColor(mark.colour))
        painter.drawRect(QRectF(key.left(), key.top(), 6, key.height()))
        if self._wanted:
            self._paint_wanted(painter)
        left = key.left() + 16.0
        if self.holds:
            self._paint_ring(painter, QPointF(key.left() + 34, key.center().y()))
            left = key.left() + 64
        else:
            centre = QPointF(key.left() + 26, key.center().y())
            shapes.paint_sign(painter, mark.sign, centre, SIGN, mark.colour, style.palette.ink)
            left = key.left() + 48
        self._paint_words(painter, QRectF(left, key.top(), key.right() - left - 6, key.height()))

    def _paint_ring(self, painter: QPainter, centre: QPointF) -> None:
        mark, style = seat_mark(self.seat), self._style
        around = QRectF(centre.x() - RING, centre.y() - RING, 2 * RING, 2 * RING)
        painter.setBrush(style.colour("edge", 0.55))
        painter.setPen(QPen(style.colour("ink"), 6))
        painter.drawEllipse(around)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(style.colour("line_strong"), 2))
        painter.drawEllipse(around)
        if self._filled > 0:
            painter.setPen(QPen(QColor("white"), 4, c=Qt.PenCapStyle.FlatCap))
            painter.drawArc(around, 90 * 16, round(-360 * 16 * self._filled))
        shapes.paint_sign(painter, mark.sign, centre, SIGN, mark.colour, style.palette.ink)

    def _paint_large(self, painter: QPainter, room: QRectF) -> None:
        style = self._style
        shown = style.table_scale / style.screen_scale * self.scale()
        both = bool(self._note) and LARGE[1] * shown >= READABLE
        px = LARGE[0] if both else LARGE[2]
        while px > TITLE[1] and QFontMetricsF(text(px, bold=True)).horizontalAdvance(self._title) > room.width():
            px -= 0.5
        painter.setFont(text(px, bold=True))
        painter.setPen(style.colour("text"))
        upper = room.adjusted(0, 4, 0, -23) if both else room
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self._title)
        if both:
            second = text(LARGE[1])
            painter.setFont(second)
            painter.setPen(style.colour("hold_text"))
            note = QFontMetricsF(second).elidedText(self._note, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room.adjusted(0, 28, 0, -3), Qt.AlignmentFlag.AlignVCenter, note)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        if self._large:
            self._paint_large(painter, room)
            return
        style = self._style
        px, title = fitting_title(self._title, room.width())
        second = text(12.5)
        painter.setPen(style.colour("text"))
        painter.setFont(text(px, bold=True))
        if not self._note:
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
            return
        painter.drawText(room.adjusted(0, 6, 0, -24), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(style.colour("hold_text"))
        painter.setFont(second)
        note = QFontMetricsF(second).elidedText(self._note, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, 26, 0, -5), Qt.AlignmentFlag.AlignVCenter, note)

    def _paint_wanted(self, painter: QPainter) -> None:
        style = self._style
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("ink", 8.0), ("acts", 4.0)):
            painter.setPen(QPen(style.colour(colour), style.line(width), j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(self.rect.adjusted(-4, -4, 4, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("acts"))
        for out, radius in ((9.5, 2.6), (15.0, 1.5)):
            for dot in dots(self.rect, out, 8.5):
                painter.drawEllipse(dot, radius, radius)


class HandHint(QGraphicsItem):
    """Two quiet lines near the nearest hand's button, such as why hands stay closed. Its origin is its corner."""

    def __init__(self, hand: Hand, style: Style):
        super().__init__()
        self.hand = hand
        self._style = style
        self._words = ""
        self._share = 1.0

    def say(self, words: str) -> None:
        """Set the words, "" for none."""
        if words != self._words:
            self.prepareGeometryChange()
            self._words = words
            self.update()

    def stand_in(self, rooms: list[QRectF]) -> None:
        """Stand in the first of these rooms that takes the words whole, else smaller where they stay largest."""
        self.prepareGeometryChange()
        self._share = 1.0
        size = self._size()
        shares = [min(1.0, room.width() / size.width(), room.height() / size.height()) for room in rooms]
        self._share = max(max(shares), 0.1)
        room = rooms[shares.index(max(shares))]
        self.setPos(room.left(), room.center().y() - self._size().height() / 2)

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._words:
            painter.setPen(self._style.colour("muted"))
            painter.setFont(self._font())
            painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignVCenter, self._words)

    def _size(self) -> QSizeF:
        size = QFontMetricsF(self._font()).size(0, self._words or " ")
        return QSizeF(size.width() + 2, size.height() + 2)

    def _font(self) -> QFont:
        grown = max(self._style.text_factor / max(self._style.window, 0.1), 1.0)
        return text(HINT * grown * self._share)


def fitting_title(title: str, room: float) -> tuple[float, str]:
    """The size and the words of a button's title in so much room: a long name is cut, what follows it never is."""
    px = TITLE[0]
    while px > TITLE[1] and QFontMetricsF(text(px, bold=True)).horizontalAdvance(title) > room:
        px -= 0.5
    return px, name_cut(title, QFontMetricsF(text(px, bold=True)), room)


def counted(count: int) -> str:
    """ "1 card", "4 cards"."""
    return f"{count} card" if count == 1 else f"{count} cards"
