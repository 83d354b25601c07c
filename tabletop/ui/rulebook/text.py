"""The numbered rules as one text: every number a link, places by number and by heading, hits of a search.

Which chapter or hit is chosen, and the way back, is the window's business (`window.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPaintEvent,
    QTextCursor,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from tabletop.rulebook import NUMBER, numbered_rules, with_links
from tabletop.ui.palette import mix
from tabletop.ui.parts.reading import space_out
from tabletop.ui.parts.whole_lines import cover_cut_lines, keep_lines_whole
from tabletop.ui.rulebook.dressing import blocks_of, dress
from tabletop.ui.theme import Theme

LEAST_WORD = 2  # letters that a search needs before it marks anything
MOST_HITS = 500
SNIPPET = 90  # characters shown of a place that was found
BEFORE = 20  # of them before what was searched, so that it stands in the first line


class Chapter(NamedTuple):
    """A heading: its level from 2 on, its words, and where it begins in the text."""

    level: int
    title: str
    position: int


class Hit(NamedTuple):
    """A place that was found: where it begins and ends, and the words round it."""

    position: int
    end: int
    words: str


class RulesText(QTextBrowser):
    """Shows the text of the rules. `number_wanted` is the number of a link that was clicked."""

    number_wanted = Signal(str)

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.numbers = frozenset(numbered_rules(text))
        self.setProperty("rules", True)
        self.setAccessibleName("Rules")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(theme.px(14, 10))
        self._markdown = with_links(text, self.numbers)
        self._show_text()
        self.chapters = [
            Chapter(block.blockFormat().headingLevel(), block.text(), block.position())
            for block in blocks_of(self.document())
            if 2 <= block.blockFormat().headingLevel() <= 3
        ]
        self._stated = self._where_stated()
        self._hits: list[Hit] = []
        self._current = -1
        self._marked: str = ""
        self.anchorClicked.connect(self._clicked)
        theme.changed.connect(self._redress)
        keep_lines_whole(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cover_cut_lines(self, self._theme.palette.dock)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()  # the way back is the window's, not that of a browser
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ going
    def go_to_rule(self, number: str) -> bool:
        """Show the place that states this rule, marked; False if there is none."""
        place = self._stated.get(number)
        if place is None:
            return False
        self._marked = number
        self.go_to(place)
        return True

    def go_to(self, position: int) -> None:
        """Scroll so that this place of the text stands near the top, the cursor on it."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        bar, top = self.verticalScrollBar(), self.cursorRect(cursor).top()
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        begin = self.cursorRect(cursor).top()
        if top - begin < self.viewport().height() // 2:  # a place in a long paragraph comes without what is before it
            top = begin
        bar.setValue(bar.value() + top - self._room_above())
        self._show_marks()

    @property
    def marked(self) -> str:
        """The number of the rule that is marked, "" for none."""
        return self._marked

    def unmark(self) -> None:
        """Take the mark off the rule that was gone to."""
        self._marked = ""
        self._show_marks()

    # ------------------------------------------------------------ searching
    def search(self, words: str) -> list[Hit]:
        """Mark all places where these words stand, whatever their case; returns them in order."""
        self._hits, self._current = [], -1
        words = words.strip()
        if len(words) >= LEAST_WORD:
            cursor = self.document().find(words, 0)
            while not cursor.isNull() and len(self._hits) < MOST_HITS:
                self._hits.append(Hit(cursor.selectionStart(), cursor.selectionEnd(), _snippet(cursor)))
                cursor = self.document().find(words, cursor)
        self._show_marks()
        return self._hits

    def show_hit(self, index: int) -> None:
        """Show one of the places that were found, marked more strongly than the others."""
        self._current = index
        self._marked = ""
        self.go_to(self._hits[index].position)

    def chapter_at(self, position: int) -> int:
        """The index of the chapter in which a place of the text lies, -1 before the first."""
        return sum(chapter.position <= position for chapter in self.chapters) - 1

    def first_rules(self) -> int:
        """The index of the chapter that states the first rule; notes and lists of pieces may stand before it."""
        chapter = self.chapter_at(min(self._stated.values(), default=0))
        above = [index for index in range(chapter + 1) if self.chapters[index].level == 2]
        return max(above, default=max(chapter, 0))

    def top_position(self) -> int:
        """The place of the text that stands at the top now."""
        return self.cursorForPosition(QPoint(0, self._room_above() + 1)).position()

    def marks(self) -> list[str]:
        """The words that are marked, for tests."""
        return [selection.cursor.selectedText() for selection in self.extraSelections()]

    # ------------------------------------------------------------ inside
    def _room_above(self) -> int:
        """Pixels above a place that was gone to: too few for half a line of what stands before it."""
        return self._theme.px(8, 5)

    def _show_text(self) -> None:
        self.setMarkdown(self._markdown)
        space_out(self.document())
        dress(self.document(), self._theme)

    def _redress(self) -> None:
        """Other colours or sizes: the same text anew, at the place that is read; places in it stay what they were."""
        position, top = self.textCursor().position(), self.top_position()
        self._show_text()
        self.go_to(top)
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        bar = self.verticalScrollBar()
        value = bar.value()
        self.setTextCursor(cursor)
        bar.setValue(value)

    def _where_stated(self) -> dict[str, int]:
        """A rule is stated where its number begins a paragraph, a list entry or a cell."""
        places: dict[str, int] = {}
        for block in blocks_of(self.document()):
            found = NUMBER.match(block.text().lstrip())
            if found and found[0] in self.numbers:
                places.setdefault(found[0], block.position())
        return places

    def _show_marks(self) -> None:
        palette = self._theme.palette
        selections = [self._selection(hit.position, hit.end, palette.chosen, "") for hit in self._hits]
        for hit, selection in zip(self._hits, selections, strict=True):
            selection.format.setFontUnderline(True)
            selection.format.setUnderlineColor(QColor(palette.text))
            if self._hits.index(hit) == self._current:
                selection.format.setBackground(QColor(palette.acts))
                selection.format.setForeground(QColor(palette.ink))
        if self._marked:
            place = self._stated[self._marked]
            block = self.document().findBlock(place)
            tint = mix(palette.dock, palette.link, 0.28)
            marked = self._selection(place, place + block.length() - 1, tint, "whole")
            selections.insert(0, marked)
        self.setExtraSelections(selections)

    def _selection(self, start: int, end: int, ground: str, whole: str) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format.setBackground(QColor(ground))
        selection.format.setProperty(QTextFormat.Property.FullWidthSelection, bool(whole))
        return selection

    def _clicked(self, url: QUrl) -> None:
        self.number_wanted.emit(url.toString().removeprefix("rule:"))


def _snippet(cursor: QTextCursor) -> str:
    """The words round a place, cut at both ends where they are too many."""
    text, start = cursor.block().text(), cursor.selectionStart() - cursor.block().position()
    begin = max(0, start - BEFORE)
    begin = 0 if begin < BEFORE // 2 else text.rfind(" ", 0, begin) + 1
    cut = text[begin : begin + SNIPPET]
    number = NUMBER.match(text)
    told = f"{number[0]} … " if number and begin else "… " if begin else ""
    return f"{told}{cut}{' …' if begin + SNIPPET < len(text) else ''}"
