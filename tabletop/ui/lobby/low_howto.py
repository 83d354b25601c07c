"""How a game is played, in short, for a wide and low place: the goal, a round in pictures, some cards, and two keys.

The tall one, for a lobby with a game or two, is in `howto.py`; which of them is shown is decided in `guide.py`.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.game import Game
from tabletop.ui.lobby.fan import Fan
from tabletop.ui.lobby.howto import caption_of, short_page
from tabletop.ui.lobby.steps import StepRow, steps_of
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.theme import Theme

FAN_LINE = 80  # text sizes of width from which cards stand beside the words
GOAL_SHARE, FAN_SHARE = 0.26, 0.24  # of the width
FAN_CARDS = 3
LEAST_LINE = 22  # text sizes of width that words to be scrolled have at least
MOST_MORE = 4  # further things to know, two side by side
GOAL_ALONE = 0.31  # of the width, where no cards are shown


def sections_of(page: str) -> list[str]:
    """A short page, parted before each paragraph that begins with words in bold."""
    return [part for part in re.split(r"\n\n(?=\*\*)", page) if part]


def _height(label: QLabel, width: int) -> int:
    label.ensurePolished()
    return label.heightForWidth(max(1, width))


class LowHowToPanel(CaptionedPanel):
    """`learn_wanted` asks for the lesson, `page_wanted` for the whole page, `cards_wanted` for all cards."""

    learn_wanted = Signal(str)
    page_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(self, theme: Theme, game: Game, newcomer: bool, parent: QWidget | None = None) -> None:
        learns = newcomer and game.tutorial is not None
        super().__init__(theme, caption_of(game, learns), theme.palette.acts if learns else None, parent)
        self.panel.set_tint(game.accent)
        before, steps, after = steps_of(short_page(game.how_to_play()))
        self.goal = self._words(before)
        self.steps = StepRow(theme, steps, low=True)
        self.learn_button = self._key("Learn in five minutes", game) if learns else None
        self.page_button = QPushButton("How to play, on one page", self.panel)
        self.page_button.clicked.connect(lambda: self.page_wanted.emit(game.name))
        self.more = [self._words(words) for words in sections_of(after)[:MOST_MORE]]
        self.fan = Fan(theme, game, self.panel, most=FAN_CARDS)
        self.fan.clicked.connect(lambda: self.cards_wanted.emit(game.name))
        self._left = QWidget(self.panel)
        self._left.setProperty("plain", True)
        self.area = QScrollArea(self.panel)
        self._read = QWidget()
        self._build()
        self._crowded = False
        theme.changed.connect(self._fit)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Its caption and its keys; words that find no room are scrolled."""
        keys = (self.learn_button, self.page_button)
        tall = sum(key.sizeHint().height() for key in keys if key is not None)
        return QSize(200, self._frame() + tall + self._theme.px(14, 8))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ------------------------------------------------------------ inside
    def _words(self, markdown: str) -> QLabel:
        label = QLabel(markdown)
        label.setTextFormat(Qt.TextFormat.MarkdownText)
        label.setProperty("large", True)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def _key(self, words: str, game: Game) -> QPushButton:
        button = QPushButton(words, self.panel)
        button.setProperty("primary", True)
        button.setProperty("grand", True)
        button.setToolTip(
            f"Play the first moves of {game.title} with somebody at your side. Nothing to read beforehand."
        )
        button.clicked.connect(lambda: self.learn_wanted.emit(game.name))
        return button

    def _build(self) -> None:
        theme = self._theme
        self._row = QHBoxLayout(self.panel)
        self._told = QVBoxLayout(self._left)
        self._told.setContentsMargins(0, 0, 0, 0)
        self._told.addWidget(self.goal)
        self._told.addStretch(1)
        for key in (self.learn_button, self.page_button):
            if key is not None:
                self._told.addWidget(key)
        self._told.addStretch(0)
        self._read.setProperty("plain", True)
        self._reading = QVBoxLayout(self._read)
        self._reading.setContentsMargins(0, 0, theme.px(8, 6), 0)
        self._reading.addWidget(self.steps)
        self._more = QGridLayout()
        for place, label in enumerate(self.more):
            self._more.addWidget(label, place // 2, place % 2)
        self._reading.addLayout(self._more)
        self._reading.addStretch(1)
        self.area.setWidgetResizable(True)
        self.area.setMinimumHeight(1)  # keys come first
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName("A round in steps")
        self.area.setWidget(self._read)
        self._row.addWidget(self._left)
        self._row.addWidget(self.area, 1)
        self._row.addWidget(self.fan)

    def _frame(self) -> int:
        """Pixels of height that are not for words."""
        margins = self._row.contentsMargins()
        return self._outer.contentsMargins().top() + margins.top() + margins.bottom()

    def _fit(self) -> None:
        """Cards where there is width for them; the goal goes to the steps, to be scrolled, where it would be cut."""
        theme = self._theme
        side, gap = theme.px(28, 16), theme.px(30, 18)
        self._row.setContentsMargins(side, theme.px(32, 22), side, theme.px(18, 12))
        self._row.setSpacing(gap)
        self._told.setSpacing(theme.px(12, 7))
        self._reading.setSpacing(theme.px(16, 10))
        room = QSize(self.width() - 2 * side, self.height() - self._frame())
        with_fan = room.width() >= FAN_LINE * theme.text_px(14, 12)
        wide = round(room.width() * (GOAL_SHARE if with_fan else GOAL_ALONE))
        keys = [key for key in (self.learn_button, self.page_button) if key is not None]
        for part in (self.goal, *keys):
            part.ensurePolished()
        widest = max(key.sizeHint().width() for key in keys)
        tall = sum(key.sizeHint().height() + self._told.spacing() for key in keys)
        wide = max(wide, widest)
        self._crowd(self.goal.heightForWidth(wide) + tall > room.height())
        self.fan.setVisible(with_fan and not self._crowded)
        self.fan.setFixedWidth(max(1, round(room.width() * FAN_SHARE)))
        beside = widest if self._crowded else wide
        rest = room.width() - beside - gap - ((self.fan.width() + gap) if with_fan and not self._crowded else 0)
        if self._stack(self._crowded and rest < LEAST_LINE * theme.text_px(14, 12)):
            beside = rest = room.width()
        self._left.setFixedWidth(max(1, beside))
        self._tell_more(QSize(rest - self._reading.contentsMargins().right(), room.height()))

    def _stack(self, stacked: bool) -> bool:
        """Keys below the words instead of beside them, where words would have too little of the width."""
        self._row.setDirection(QBoxLayout.Direction.BottomToTop if stacked else QBoxLayout.Direction.LeftToRight)
        tall = QSizePolicy.Policy.Maximum if stacked else QSizePolicy.Policy.Preferred
        self._left.setSizePolicy(QSizePolicy.Policy.Preferred, tall)
        return stacked

    def _tell_more(self, room: QSize) -> None:
        """Below the steps, what is read there without scrolling: pairs of further words, or one that is as wide."""
        gaps = self._theme.px(30, 18), self._theme.px(16, 10)
        self._more.setHorizontalSpacing(gaps[0])
        self._more.setVerticalSpacing(gaps[1])
        full = max(1, room.width())
        left = room.height() - self.steps.height_in(full)
        scrolled = self._crowded or left < 0
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolled else Qt.FocusPolicy.NoFocus)
        left = 0 if scrolled else left
        for first in range(0, len(self.more), 2):
            pair = self.more[first : first + 2]
            needed = gaps[1] + max(_height(label, (full - gaps[0]) // 2) for label in pair)
            beside = needed <= left and len(pair) > 1
            alone = not beside and gaps[1] + _height(pair[0], full) <= left
            self._more.addWidget(pair[0], first // 2, 0, 1, 1 if beside else 2)
            pair[0].setVisible(beside or alone)
            pair[-1].setVisible(beside or (alone and len(pair) == 1))
            left = left - needed if beside else 0

    def _crowd(self, crowded: bool) -> None:
        if crowded != self._crowded:
            self._crowded = crowded
            if crowded:
                self._reading.insertWidget(0, self.goal)
            else:
                self._told.insertWidget(0, self.goal)
            last = self._told.count() - 1
            self._told.setStretch(0 if crowded else 1, 0 if crowded else 1)  # keys stand at the top then
            self._told.setStretch(last, 1 if crowded else 0)
