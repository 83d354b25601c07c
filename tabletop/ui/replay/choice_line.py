"""One line that says what was decided: who in the seat's colour, the answer in bold, then what was asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.replaying.choices import Choice
from tabletop.ui import shapes
from tabletop.ui.palette import readable, seat_mark
from tabletop.ui.theme import Theme

GAP = 10.0


class ChoiceLine(QWidget):
    """What does not fit is cut with dots, the question first; the tooltip has all of it."""

    def __init__(self, theme: Theme, names: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._names = theme, names
        self._choice = Choice(None, "")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_choice(self, choice: Choice) -> None:
        """Show this decision."""
        self._choice = choice
        self.setAccessibleName(self.words)
        self.setToolTip("\n".join(part for part in (self.words, choice.asked) if part))
        self.update()

    @property
    def words(self) -> str:
        """Who and what, in one line: "Bo: Xiang, −2"."""
        choice = self._choice
        answer = f"{choice.words}, {choice.preview}" if choice.preview else choice.words
        if choice.seat is None:
            return answer
        name = self._names[choice.seat]
        # A sentence of the log names who acts by itself.
        return answer if answer.startswith(f"{name} ") else f"{name}: {answer}"

    def sizeHint(self) -> QSize:
        return QSize(300, round(QFontMetricsF(self._bold()).height()) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, choice = self._theme.palette, self._choice
        x = 1.0
        if choice.seat is not None:
            x = self._paint_seat(painter, choice.seat)
        name = "" if choice.seat is None else self._names[choice.seat]
        words = choice.words.removeprefix(f"{name} ") if name else choice.words
        x = self._paint(painter, x, words, self._bold(), palette.text)
        x = self._paint(painter, x, choice.preview, self._plain(), palette.text)
        self._paint(painter, x + GAP, choice.asked, self._plain(), palette.muted)

    def _paint_seat(self, painter: QPainter, seat: int) -> float:
        mark, palette = seat_mark(seat), self._theme.palette
        size = self.height() * 0.66
        shapes.paint_sign(painter, mark.sign, QPointF(size * 0.62, self.height() / 2), size, mark.colour, palette.ink)
        colour = readable(mark.colour, palette.foot, palette)
        return self._paint(painter, size * 1.24 + 6, self._names[seat], self._bold(), colour)

    def _paint(self, painter: QPainter, x: float, words: str, font: QFont, colour: str) -> float:
        """Paint words from `x` on; returns where the next ones begin."""
        room = self.width() - x
        if not words or room < 24:
            return x
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(x, (self.height() + metrics.capHeight()) / 2), shown)
        return x + metrics.horizontalAdvance(shown) + GAP

    def _bold(self) -> QFont:
        return self._theme.text(18.5, 15, bold=True)

    def _plain(self) -> QFont:
        return self._theme.text(14.5, 12)
