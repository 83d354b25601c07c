"""The rules of a game: chapters, text and search; opens at a rule's number."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.game import Game
from tabletop.ui.parts.reading import show_markdown
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.theme import Theme

HEADING = re.compile(r"^#{2,3} (.+)$", re.MULTILINE)
RULE = re.compile(r"\b[A-Z]{2,3}-(?:[A-Z]+-)?R?\d+[a-z]?\b")


class RulesBody(QWidget):
    """Chapters on the left, text on the right, a search field above."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._theme = theme
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search the rules: a word, or a number such as the one of a refusal")
        self.search.setAccessibleName("Search the rules")
        self.found = QLabel("")
        self.found.setProperty("muted", True)
        self.chapters = QListWidget()
        self.chapters.setAccessibleName("Chapters")
        self.chapters.addItems(HEADING.findall(text))
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.text = QTextBrowser()
        self.text.setAccessibleName("Rules")
        self.text.setOpenLinks(False)
        show_markdown(self.text, text)
        self._arrange()
        self.search.textChanged.connect(self._searched)
        self.search.returnPressed.connect(self.find_next)
        self.chapters.currentTextChanged.connect(self._go_to_heading)
        self.text.anchorClicked.connect(self._follow)

    def go_to(self, rule: str) -> bool:
        """Scroll to where a rule is stated, its number marked; False if it is not in the text."""
        return self._scroll_to(rule, whole=True)

    def find_next(self) -> None:
        """The next place of what is searched, from the top again after the last."""
        words = self.search.text().strip()
        if words and not self.text.find(words):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words)

    # ------------------------------------------------------------ inside
    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.found)
        layout.addLayout(top)
        below = QHBoxLayout()
        self.chapters.setFixedWidth(self._theme.px(250, 200))
        below.addWidget(self.chapters)
        below.addWidget(self.text, 1)
        layout.addLayout(below, 1)
        self.setMinimumHeight(self._theme.px(820, 540))

    def _searched(self, words: str) -> None:
        words = words.strip()
        if not words:
            self.found.setText("")
            return
        count = self.text.toPlainText().casefold().count(words.casefold())
        self.found.setText("nowhere" if count == 0 else f"{count} place{'s' if count > 1 else ''}, Enter for the next")
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.text.find(words)

    def _go_to_heading(self, heading: str) -> None:
        self._scroll_to(heading, whole=False)

    def _follow(self, url: QUrl) -> None:
        self.go_to(url.toString().removeprefix("rule:"))

    def _scroll_to(self, words: str, whole: bool) -> bool:
        flags = QTextDocument.FindFlag.FindCaseSensitively
        if whole:
            flags |= QTextDocument.FindFlag.FindWholeWords
        document = self.text.document()
        cursor = document.find(words, 0, flags)
        while not cursor.isNull() and not self._states(cursor, words, whole):
            cursor = document.find(words, cursor, flags)
        if cursor.isNull():
            cursor = document.find(words, 0, flags)
        if cursor.isNull():
            return False
        self.text.setTextCursor(cursor)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + self.text.cursorRect(cursor).top() - 12)
        return True

    @staticmethod
    def _states(cursor: QTextCursor, words: str, whole: bool) -> bool:
        """Whether this is the place itself and not a mention: a rule's number begins its paragraph."""
        block = cursor.block().text().strip()
        return block.startswith(words) and (not whole or not RULE.fullmatch(block))


def rules_sheet(parent: QWidget, theme: Theme, game: Game, rule: str = "") -> tuple[Sheet, RulesBody]:
    """Open a game's rules over `parent`, at a rule's number if one is given."""
    body = RulesBody(theme, game.rules_text())
    done = QPushButton("Close")
    sheet = Sheet(theme, f"{game.title}: rules", game.accent, body, foot_row(None, done), parent, width=1320)
    done.clicked.connect(sheet.close_sheet)
    sheet.open(body.search)
    if rule:
        body.go_to(rule)
    else:
        body.search.setFocus(Qt.FocusReason.PopupFocusReason)
    return sheet, body
