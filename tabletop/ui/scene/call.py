"""The table call: what was announced, a button to hold for each seat that may answer, and "Nobody".

It stands in the middle lane of the open table and covers no card. It says the same whoever holds what. Where the
buttons of many seats leave the words too little room, they stand in a second line below them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.decision import Call
from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.hands import HIGH, WIDE, HoldButton
from tabletop.ui.scene.nobody import NOBODY_WIDE, NobodyButton
from tabletop.ui.scene.plaques import fitting
from tabletop.ui.scene.style import Style, display, label, text

NOBODY_LEAST = 140.0
WORDS_LEAST = 300.0  # units that the words need beside the buttons
WORDS_HIGH = 43.0  # units of the words above them
SHOUTS = 22.0  # units of an announcement that is no louder than its question
LEAST_ASKED, LEAST_SAID = 13.0, 14.0  # units to which question and announcement shrink before one of them is cut
TWO_LINES = 50.0  # units above the buttons from which two lines of words find room
PAD, GAP, CLOSE = 16.0, 18.0, 10.0
SAYS_ALL, SAYS_HOLD = 196.0, 166.0  # units of a button that has room for "Bo answers", for what holding does
SAYS_IT = 130.0  # units of one that has room for "answers"
COMES, GOES = 140.0, 120.0  # milliseconds


class CallPanel(QGraphicsItem):
    """The panel, in scene coordinates. `buttons` are those of the seats that may answer."""

    def __init__(self, rect: QRectF, accent: str, style: Style, clock: Clock):
        super().__init__()
        self.open = False  # a call that folds away is still seen, but no longer open
        self._clock = clock
        self._rect = rect
        self._accent = accent
        self._style = style
        self._title, self._question = "", ""
        self._tip: QPointF | None = None
        self.buttons: list[HoldButton] = []
        self.nobody = NobodyButton(self, style)
        self._words_right = rect.right()
        self._two_lines = False
        self._words_high = WORDS_HIGH
        self.setVisible(False)

    @property
    def paper(self) -> QRectF:
        """The paper, in scene units."""
        return QRectF(self._rect)

    def covers(self, point: QPointF) -> bool:
        """Whether its paper lies over a point of the scene."""
        return self.isVisible() and self._rect.contains(point)

    @property
    def words_room(self) -> QRectF:
        """Where the words stand, in scene units."""
        high = self._words_high if self._two_lines else self._rect.height()
        return QRectF(self._rect.left() + 18, self._rect.top(), self._words_right - self._rect.left() - 18, high)

    @property
    def words(self) -> str:
        """What is announced and asked."""
        return f"{self._title}. {self._question}"

    def announce(self, call: Call, seats: list[int], names: list[str], tip: QPointF | None) -> None:
        """Show a call; `tip` is the middle of what was announced."""
        self.prepareGeometryChange()
        self._title, self._question, self._tip = call.title.rstrip("."), call.question, tip
        if [button.seat for button in self.buttons] != seats:
            self._make_buttons(seats)
        self._lay_out()
        for button in self.buttons:
            button.say(*_button_words(names[button.seat], button.rect.width()))
        self.setVisible(True)
        self.update()
        if not self.open:
            self.open = True
            self._unfold(0.0, 1.0, COMES)

    def fold(self) -> None:
        """Let the call go back to what was announced."""
        if self.open:
            self.open = False
            self._unfold(1.0, 0.0, GOES)

    def _unfold(self, start: float, end: float, length: float) -> None:
        """The paper grows out of what was announced, or goes back into it."""
        tip = self._tip if self._tip is not None else self._rect.center()

        def show(progress: float) -> None:
            share = max(start + (end - start) * progress, 0.02)
            self.setTransform(
                QTransform().translate(tip.x(), tip.y()).scale(share, share).translate(-tip.x(), -tip.y())
            )

        def done() -> None:
            self.setTransform(QTransform())
            self.setVisible(self.open)

        show(0.0)
        self._clock.run(self, length, show, done=done, skips=True)

    def _make_buttons(self, seats: list[int]) -> None:
        for button in self.buttons:
            button.scene().removeItem(button)
        self.buttons = [HoldButton(seat, self._style, claims=True) for seat in seats]
        for button in self.buttons:
            button.setParentItem(self)

    def _lay_out(self) -> None:
        scale = self._scale(self._rect.height() - 8)
        wide = sum(WIDE * scale + GAP for _ in self.buttons) + NOBODY_WIDE * scale + GAP
        self._two_lines = self._rect.width() - PAD - wide < WORDS_LEAST
        if self._two_lines:
            self._below()
        else:
            self._beside(scale)

    def _scale(self, room: float) -> float:
        """How large the buttons are: as the person's text, but no higher than the room."""
        for button in self.buttons:
            button.fit()
        wanted = self.buttons[0].scale() if self.buttons else 1.0
        return min(wanted, room / HIGH)

    def _beside(self, scale: float) -> None:
        """Buttons at the right end, the words left of them."""
        x = self._rect.right() - PAD
        buttons: list[NobodyButton | HoldButton] = [self.nobody, *reversed(self.buttons)]
        for button in buttons:
            wide = WIDE if isinstance(button, HoldButton) else NOBODY_WIDE
            button.stretch(wide)
            button.setScale(scale)
            x -= wide * scale
            button.setPos(x, self._rect.center().y() - HIGH * scale / 2)
            x -= GAP
        self._words_right = x

    def _below(self) -> None:
        """Buttons of the same width over the whole length, below the words."""
        scale = self._scale(self._rect.height() - WORDS_HIGH - 14)
        room = self._rect.width() - 2 * PAD - CLOSE * len(self.buttons)
        nobody = NOBODY_LEAST * scale
        each = min(WIDE * scale, (room - nobody) / max(len(self.buttons), 1))
        nobody = min(NOBODY_WIDE * scale, room - each * len(self.buttons))
        y = self._rect.bottom() - 8 - HIGH * scale
        x = self._rect.right() - PAD - nobody
        self.nobody.stretch(nobody / scale)
        self.nobody.setScale(scale)
        self.nobody.setPos(x, y)
        for button in reversed(self.buttons):
            x -= CLOSE + each
            button.stretch(each / scale)
            button.setScale(scale)
            button.setPos(x, y)
        self._words_right = self._rect.right() - PAD
        self._words_high = y - self._rect.top() - 4

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-8, -60, 18, 60)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        outline = QPainterPath()
        outline.addRect(self._rect)
        if self._tip is not None:
            outline = outline.united(self._tail(self._tip))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawPath(outline.translated(8, 10))
        painter.setPen(QPen(style.colour("ink"), 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("paper"))
        painter.drawPath(outline)
        font, ink = label(19), style.colour("ink")
        _, high = tag_size("Table call", font)
        corner = QPointF(self._rect.left() + 12, self._rect.top() - high + 8)
        paint_tag(painter, corner, "Table call", font, QColor(self._accent), ink, ink)
        self._paint_words(painter)

    def _tail(self, tip: QPointF) -> QPainterPath:
        up = tip.y() < self._rect.center().y()
        edge = self._rect.top() + 2 if up else self._rect.bottom() - 2
        x = min(max(tip.x(), self._rect.left() + 170), self._rect.right() - 40)
        path = QPainterPath()
        path.addPolygon(
            QPolygonF([QPointF(x - 18, edge), QPointF(x, edge + (-20 if up else 20)), QPointF(x + 18, edge)])
        )
        path.closeSubpath()
        return path

    def _paint_words(self, painter: QPainter) -> None:
        larger = self._style.hand_factor / max(self._style.window, 0.1)
        left = self._rect.left() + 18
        room = self._words_right - left
        if self._two_lines:
            self._paint_above(painter, QRectF(left, self._rect.top() + 11, room, WORDS_HIGH - 7), larger)
            return
        px = min(29 * larger, 30)  # more would reach under the tag
        title = self._title.upper()
        while px > 16 and QFontMetricsF(display(px)).horizontalAdvance(title) > room:
            px -= 1
        painter.setPen(self._style.colour("ink"))
        painter.setFont(display(px))
        upper = QRectF(left, self._rect.top() + 9, room, self._rect.height() * 0.45)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, title)
        size = min(15 * larger, 20)
        least = min(
            12 * larger, 16
        )  # smaller can't be read: then what was said is cut, and stands whole below the table
        while size > least and QFontMetricsF(text(size)).horizontalAdvance(self._question) > room:
            size -= 0.5
        painter.setFont(text(size))
        lower = QRectF(left, self._rect.top() + self._rect.height() * 0.55, room, self._rect.height() * 0.36)
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, cut(self._question, QFontMetricsF(text(size)), room))

    def _paint_above(self, painter: QPainter, room: QRectF, larger: float) -> None:
        """What was announced and what is asked, in one line; as large as both of them fit."""
        size = min(16 * larger, 22)
        question = QFontMetricsF(text(size)).horizontalAdvance(self._question) + 22
        title = self._title.upper()
        px = min(29 * larger, 32.0)
        while px > 17 and QFontMetricsF(display(px)).horizontalAdvance(title) + question > room.width():
            px -= 0.5
        metrics = QFontMetricsF(display(px))
        if px < SHOUTS and self._words_high >= TWO_LINES:
            self._paint_both(painter, title, room, size)
            return
        while size > LEAST_ASKED and metrics.horizontalAdvance(title) + question > room.width():
            size -= 0.5
            question = QFontMetricsF(text(size)).horizontalAdvance(self._question) + 22
        while px > LEAST_SAID and metrics.horizontalAdvance(title) + question > room.width():
            px -= 0.5
            metrics = QFontMetricsF(display(px))
        title = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width() - question)
        painter.setPen(self._style.colour("ink"))
        painter.setFont(display(px))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(text(size))
        right = room.adjusted(metrics.horizontalAdvance(title) + 22, 0, 0, 0)
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, self._question)

    def _paint_both(self, painter: QPainter, title: str, room: QRectF, size: float) -> None:
        """What was announced over what is asked: in one line they would not both be whole."""
        upper = QRectF(room.left(), room.top() - 3, room.width(), self._words_high * 0.46)
        px = fitting(title, display, min(29.0, upper.height()), 12.0, room.width())
        metrics = QFontMetricsF(display(px))
        painter.setPen(self._style.colour("ink"))
        painter.setFont(display(px))
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, shown)
        lower = QRectF(room.left(), upper.bottom(), room.width(), self._words_high - upper.height() - 8)
        painter.setFont(text(fitting(self._question, text, min(size, lower.height() * 0.8), 10.0, room.width())))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, self._question)


def _button_words(name: str, wide: float) -> tuple[str, str]:
    """Both lines of a seat's button that is so many units wide."""
    if wide >= SAYS_ALL:
        return f"{name} answers", "hold: opens the hand"
    if wide < SAYS_IT:
        return name, ""
    return name, "hold to answer" if wide >= SAYS_HOLD else "answers"


def cut(words: str, metrics: QFontMetricsF, room: float) -> str:
    """Words that fit into so many units: the question at their end stays whole, what comes before it is cut."""
    if metrics.horizontalAdvance(words) <= room:
        return words
    said, _, question = words.rpartition(". ")
    tail = f" {question}" if said else ""
    left = room - metrics.horizontalAdvance(tail)
    return metrics.elidedText(said or question, Qt.TextElideMode.ElideRight, left) + tail
