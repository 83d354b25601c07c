"""The full curtain: covers the table until the person who decides next has taken the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tabletop.engine.game import Game
from tabletop.ui import fonts, halftone, shapes
from tabletop.ui.moment import Moment
from tabletop.ui.palette import mix, seat_mark
from tabletop.ui.parts.hold_button import HoldButton
from tabletop.ui.scene.clock import Clock
from tabletop.ui.theme import Theme
from tabletop.ui.window.curtain_leaves import CurtainLeaves
from tabletop.ui.window.curtain_note import paint_note, where_it_stands

WORDS_ACROSS, WORDS_DOWN = 0.6, 0.09  # of the window: what the paper holds between the name and the button
NOTE_ACROSS = 0.34  # of the window: the note in the corner, which stays off the words in the middle


class Curtain(QWidget):
    """Shown while `moment.curtain` names a seat; `held` when that seat has held its button."""

    held = Signal(int)

    def __init__(self, theme: Theme, clock: Clock, game: Game, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._clock = clock
        self._leaves = CurtainLeaves(clock, page)
        self._comes = False  # it covers everything already, but is seen only as two halves that come from the sides
        self._theme, self._game = theme, game
        self._seat, self._name, self._words, self._note = 0, "", "", ""
        self.button: HoldButton | None = None
        self._returning: QWidget | None = None  # what had the keyboard before
        self.hide()

    def show_moment(self, moment: Moment) -> None:
        """Close or open for this moment."""
        if moment.curtain is None:
            self._open()
            return
        if self.isVisible() and self._seat == moment.curtain:
            return
        if not self.isVisible():
            self._returning = QApplication.focusWidget()
        self._seat, self._name = moment.curtain, moment.scene.names[moment.curtain]
        self._words, self._note = _look_away(moment), where_it_stands(self._game, moment)
        if self.button is not None:
            self.button.deleteLater()
        title = f"{self._name}: hold to see the table"
        note = "half a second; Enter and Space do nothing here"
        self.button = HoldButton(self._theme, self._seat, title, note, cap="1", larger=1.5, parent=self)
        self.button.completed.connect(self.held)
        self.setAccessibleName(f"Hand the screen to {self._name}")
        self.setAccessibleDescription(self._note)
        self.cover()
        self.button.show()
        picture = self.grab() if self._clock.flies and self.isHidden() else None
        self.show()
        self.raise_()
        self.button.setFocus()
        if picture is not None:
            self._comes = True
            self.button.move(-self.width(), 0)
            self._leaves.close_over(picture, self._has_come)

    def _has_come(self) -> None:
        self._comes = False
        self.cover()
        self.update()

    def _open(self) -> None:
        """Go away and give the keyboard back."""
        if self.isHidden():
            return
        if self._clock.flies and not self._comes:
            self._leaves.open_from(self.grab())
        self.hide()
        if self._returning is not None and isValid(self._returning):
            self._returning.setFocus()

    def cover(self) -> None:
        """Take the size of the page."""
        self.setGeometry(self._page.rect())
        if self.button is not None:
            size = self.button.sizeHint()
            self.button.setGeometry(
                (self.width() - size.width()) // 2, round(self.height() * 0.615), size.width(), size.height()
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing typed here reaches the table below."""
        event.accept()

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """The keyboard stays with the one button."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._comes:
            return
        palette, mark = self._theme.palette, seat_mark(self._seat)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dots = mix(mark.colour, palette.ink, 0.35) if palette.halftone else ""
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(
            0, 0, halftone.ground(self.size(), mark.colour, dots, self._theme.px(30), ratio, "out", 0.75, 0.9)
        )
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter.save()
        painter.translate(middle)
        painter.scale(self.width() / 2 * 0.82, self.height() / 2 * 0.82)
        burst = shapes.burst(22, 1.0, 0.82, 0.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.shadow))
        painter.drawPath(burst.translated(0.012, 0.024))
        pen = QPen(QColor(palette.ink), max(4.0, 5 * self.height() / 1080))
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(QColor(palette.paper))
        painter.drawPath(burst)
        painter.restore()
        paint_note(painter, self._theme, self._note, self.width() * NOTE_ACROSS)
        self._paint_words(painter, middle)

    def _paint_words(self, painter: QPainter, middle: QPointF) -> None:
        palette, mark = self._theme.palette, seat_mark(self._seat)
        unit = min(self.width() / 1920, self.height() / 1080)
        small, large = fonts.label_font(round(46 * unit)), self._name_font(round(230 * unit))
        for font, text, colour, y in (
            (small, "Hand the screen to".upper(), palette.ink, -0.205),
            (large, self._name, mark.colour, -0.005),
        ):
            painter.setFont(font)
            wide = QFontMetricsF(font).horizontalAdvance(text)
            at = QPointF(middle.x() - wide / 2, middle.y() + y * self.height())
            painter.setPen(QColor(palette.ink))
            if font is large:
                painter.drawText(at + QPointF(6, 7) * unit, text)
            painter.setPen(QColor(colour))
            painter.drawText(at, text)
        plain = self._theme.text(15, 13)
        plain.setPixelSize(max(plain.pixelSize(), round(22 * unit)))
        painter.setFont(plain)
        painter.setPen(QColor(palette.ink))
        room = QRectF(0, 0, WORDS_ACROSS * self.width(), WORDS_DOWN * self.height())
        room.moveCenter(QPointF(middle.x(), middle.y() + 0.06 * self.height()))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        while plain.pixelSize() > 11 and painter.boundingRect(room, flags, self._words).height() > room.height():
            plain.setPixelSize(plain.pixelSize() - 1)
            painter.setFont(plain)
        painter.drawText(room, flags, self._words)

    def _name_font(self, size: int) -> QFont:
        """The font of the name, smaller where a long name would leave the paper."""
        font = fonts.display_font(size)
        wide = QFontMetricsF(font).horizontalAdvance(self._name)
        return font if wide <= self.width() * 0.5 else fonts.display_font(round(size * self.width() * 0.5 / wide))


def _look_away(moment: Moment) -> str:
    """What the others are asked, and what the one who decides may rely on."""
    assert moment.curtain is not None
    names, humans = moment.scene.names, moment.scene.humans
    others = [name for seat, name in enumerate(names) if seat != moment.curtain and humans[seat]]
    away = f"{others[0]}, look away. " if len(others) == 1 else "Everybody else looks away. " if others else ""
    name = names[moment.curtain]
    return f"{away}Nothing of {name}'s hand shows before {name} holds this button."
