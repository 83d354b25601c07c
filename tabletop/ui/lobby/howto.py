"""What somebody without a saved game sees: the lesson, a round in pictures, and how the game is won."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QTextBrowser, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.icons import tinted
from tabletop.ui.lobby.fan import Fan
from tabletop.ui.lobby.steps import LARGE_TEXT, StepRow, steps_of
from tabletop.ui.palette import readable
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.reading import show_markdown
from tabletop.ui.rulebook.pages import panels_of
from tabletop.ui.theme import Theme

LINK = re.compile(r" ?\[[^\]]+\]\(rule:[^)]+\)")


def short_page(page: str) -> str:
    """The page *How to play* in short, as markdown: goal, steps of a round, end; rule numbers and tips are left out."""
    parts = []
    for panel in panels_of(page):
        text = LINK.sub("", panel.text)
        if re.match(r"1\. \*\*", text):
            parts.append(f"**{panel.title}.**\n\n" + re.sub(r"^\d+\. ", "- ", text, flags=re.MULTILINE))
        elif not text.startswith("1. "):
            parts.append(f"**{panel.title}**\n\n{text}" if text.startswith("- ") else f"**{panel.title}.** {text}")
    return "\n\n".join(parts)


def caption_of(game: Game, learns: bool) -> str:
    """The caption of a panel that tells how a game is played, or also leads a newcomer to its lesson."""
    return f"First steps: {game.title}" if learns else f"How to play {game.title}"


class LearnRow(QWidget):
    """The way into the lesson: a picture, what it is, and one large key."""

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("plain", True)
        self._theme = theme
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.px(18, 12))
        self._picture = QLabel(self)
        layout.addWidget(self._picture)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(Lettering(theme, "New here?", (38, 28), parent=self))
        words = QLabel(
            f"Play the first moves of {game.title} with somebody at your side. Nothing to read beforehand.", self
        )
        words.setProperty("large", True)
        words.setWordWrap(True)
        self._words = words
        told.addWidget(words)
        layout.addLayout(told, 1)
        self.button = QPushButton("Learn in five minutes", self)
        self.button.setProperty("primary", True)
        self.button.setProperty("grand", True)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        theme, palette = self._theme, self._theme.palette
        colour = readable(palette.acts, palette.panel, palette, 3.0)
        self._picture.setPixmap(tinted("light-bulb", theme.px(64, 44), colour, self.devicePixelRatioF()))
        self._words.setVisible(theme.text_scale < LARGE_TEXT)  # the key says it as well


class HowToPanel(CaptionedPanel):
    """`learn_wanted` asks for the lesson, `page_wanted` for the whole page."""

    learn_wanted = Signal(str)
    page_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(self, theme: Theme, game: Game, newcomer: bool, parent: QWidget | None = None) -> None:
        learns = newcomer and game.tutorial is not None
        super().__init__(theme, caption_of(game, learns), theme.palette.acts if learns else None, parent)
        before, steps, after = steps_of(short_page(game.how_to_play()))
        self.learn = LearnRow(theme, game, self.panel) if learns else None
        self.learn_button = self.learn.button if self.learn is not None else None
        layout = QVBoxLayout(self.panel)
        side = theme.px(28, 16)
        layout.setContentsMargins(side, theme.px(34, 24), side, theme.px(14, 8))
        layout.setSpacing(theme.px(26, 14) if learns else theme.px(18, 8))
        if self.learn is not None:
            self.learn.button.clicked.connect(lambda: self.learn_wanted.emit(game.name))
            layout.addWidget(self.learn)
            line = QWidget(self.panel)
            line.setFixedHeight(2)
            line.setStyleSheet(f"background: {theme.palette.line};")
            layout.addWidget(line)
        self._theme, self._slot = theme, layout.count()
        self._read, self._area = QWidget(self.panel), QScrollArea(self.panel)
        self._read.setProperty("plain", True)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        told = QVBoxLayout(self._read)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(layout.spacing())
        layout.addWidget(self._area, 1)
        if before:
            first = QLabel(before, self._read)
            first.setTextFormat(Qt.TextFormat.MarkdownText)
            first.setProperty("large", True)
            first.setWordWrap(True)
            told.addWidget(first)
        if steps:
            told.addWidget(StepRow(theme, steps, self._read))
        self.fan = Fan(theme, game, self.panel) if learns else None
        if self.fan is not None:  # who can learn by playing need not read more
            self.fan.clicked.connect(lambda: self.cards_wanted.emit(game.name))
        self._below = self.fan or self._reading(after)
        layout.addWidget(self._below, 1)
        self.page_button = QPushButton("How to play, on one page", self.panel)
        self.page_button.clicked.connect(lambda: self.page_wanted.emit(game.name))
        layout.addWidget(self.page_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._layout = layout
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Large text is scrolled and has the panel for itself."""
        large = self._theme.text_scale >= LARGE_TEXT
        if large:
            self._area.setWidget(self._read)
        else:
            self._area.takeWidget()
            self._layout.insertWidget(self._slot, self._read)
            self._read.show()
        self._area.setVisible(large)
        self._below.setVisible(not large)

    def _reading(self, words: str) -> QTextBrowser:
        text = QTextBrowser(self.panel)
        text.setProperty("page", True)
        text.setAccessibleName("How to play")
        show_markdown(text, words)
        text.document().setDocumentMargin(0)
        text.setStyleSheet("padding: 0;")
        return text
