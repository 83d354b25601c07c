"""The end of a game: who won and why, and where to go from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.events import plain
from tabletop.engine.figures import FinalFigure
from tabletop.engine.game import Game, Outcome
from tabletop.engine.names import joined
from tabletop.ui import fonts, shapes
from tabletop.ui.dialogs.figures import FinalFigures
from tabletop.ui.palette import seat_mark
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.theme import Theme
from tabletop.ui.window.inspection import rule_link


class Winner(QWidget):
    """The winner's name on a burst in the seat's colour."""

    def __init__(self, theme: Theme, words: str, seat: int | None) -> None:
        super().__init__()
        self._theme, self._words, self._seat = theme, words, seat
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(600), self._theme.px(250, 170))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.width() / 2 * 0.92, self.height() / 2 * 0.96)
        star = shapes.burst(17, 1.0, 0.72, 0.12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.shadow))
        painter.drawPath(star.translated(0.02, 0.06))
        pen = QPen(QColor(palette.ink), 4)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(QColor(palette.paper if self._seat is None else seat_mark(self._seat).colour))
        painter.drawPath(star)
        painter.restore()
        size = float(self._theme.px(72, 50))
        font = fonts.display_font(size)
        while size > 20 and QFontMetricsF(font).horizontalAdvance(self._words) > self.width() * 0.58:
            size -= 2
            font = fonts.display_font(size)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        x = (self.width() - metrics.horizontalAdvance(self._words)) / 2
        painter.setPen(QColor(palette.ink))
        painter.drawText(QPointF(x, (self.height() + metrics.capHeight()) / 2), self._words)


def winner_words(outcome: Outcome, names: Sequence[str]) -> str:
    """The headline: "Ann wins", "Ann and Bo win", "Nobody wins"."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return "Nobody wins"
    return f"{joined(winners)} win{'s' if len(winners) == 1 else ''}"


def end_sheet(
    parent: QWidget,
    theme: Theme,
    game: Game,
    outcome: Outcome,
    names: Sequence[str],
    *,
    rematch: Callable[[], None],
    replay: Callable[[], None],
    save: Callable[[], None],
    leave: Callable[[], None],
    rule: Callable[[str], None],
    figures: Sequence[FinalFigure] = (),
) -> Sheet:
    """Open the end over `parent`. The table stays behind it: Look at the table goes back to it."""
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 18, 28, 18)
    layout.setSpacing(14)
    roomy(theme, body, layout)
    seat = outcome.winners[0] if len(outcome.winners) == 1 else None
    layout.addWidget(Winner(theme, winner_words(outcome, names), seat))
    sentence = QLabel(f"{plain(outcome.sentence, names)} {rule_link(outcome.rule, theme.palette)}")
    sentence.setTextFormat(Qt.TextFormat.RichText)
    sentence.setWordWrap(True)
    sentence.setProperty("large", True)
    sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    sentence.linkActivated.connect(lambda link: rule(link.removeprefix("rule:")))
    layout.addWidget(sentence)
    if figures:
        layout.addWidget(FinalFigures(theme, names, figures))
    layout.addStretch(1)
    wanted = ("Back to the lobby", "Look at the table", "Save", "Replay", "Rematch")
    buttons = [QPushButton(words) for words in wanted]
    buttons[-1].setToolTip("The same people and options, everything else new")
    buttons[-1].setProperty("primary", True)
    foot = foot_row(buttons[0], None, *buttons[1:])
    sheet = Sheet(theme, "The end", game.accent, body, foot, parent, width=1000)

    def then(act: Callable[[], None]) -> Callable[[], None]:
        def done() -> None:
            sheet.close_sheet()
            act()

        return done

    for button, act in zip(buttons, (leave, lambda: None, save, replay, rematch), strict=True):
        button.clicked.connect(then(act) if act is not save else save)
    sheet.open(sheet)
    return sheet
