"""The numbered rules as one text: every number a link, places by number and by heading, hits of a search.

Which chapter or hit is chosen, and the way back, is the window's business (`window.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from tabletop.rulebook import NUMBER, numbered_rules, with_links
from tabletop.ui.palette import mix
from tabletop.ui.parts.reading import space_out
from tabletop.ui.theme import Theme

LEAST_WORD = 2  # letters that a search needs before it marks anything
MOST_HITS = 500
SNIPPET = 90  # characters shown of a place that was found


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
        self.setMarkdown(with_links(text, self.numbers))
        space_out(self.document())
        self._dress()
        self._widen_tables()
        self.chapters = [
            Chapter(block.blockFormat().headingLevel(), block.text(), block.position())
            for block in self._blocks()
            if 2 <= block.blockFormat().headingLevel() <= 3
        ]
        self._stated = self._where_stated()
        self._hits: list[Hit] = []
        self._current = -1
        self._marked: str = ""
        self.anchorClicked.connect(self._clicked)

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
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - self._theme.px(36, 24))
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

    def top_position(self) -> int:
        """The place of the text that stands at the top now."""
        return self.cursorForPosition(self.viewport().rect().topLeft()).position()

    def marks(self) -> list[str]:
        """The words that are marked, for tests."""
        return [selection.cursor.selectedText() for selection in self.extraSelections()]

    # ------------------------------------------------------------ inside
    def _blocks(self) -> list[QTextBlock]:
        blocks, block = [], self.document().begin()
        while block.isValid():
            blocks.append(block)
            block = block.next()
        return blocks

    def _where_stated(self) -> dict[str, int]:
        """A rule is stated where its number begins a paragraph, a list entry or a cell."""
        places: dict[str, int] = {}
        for block in self._blocks():
            found = NUMBER.match(block.text().lstrip())
            if found and found[0] in self.numbers:
                places.setdefault(found[0], block.position())
        return places

    def _dress(self) -> None:
        """Headings in the display voice, links in the colour of rule numbers."""
        palette, cursor = self._theme.palette, QTextCursor(self.document())
        cursor.beginEditBlock()
        for block in self._blocks():
            level = block.blockFormat().headingLevel()
            if level:
                self._dress_heading(cursor, block, level)
            parts = block.begin()
            while not parts.atEnd():
                part = parts.fragment()
                if part.charFormat().isAnchor():
                    cursor.setPosition(part.position())
                    cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
                    form = QTextCharFormat()
                    form.setForeground(QColor(palette.link))
                    form.setFontUnderline(False)
                    cursor.mergeCharFormat(form)
                parts += 1
        cursor.endEditBlock()

    def _widen_tables(self) -> None:
        """Tables take the width that there is and no more, with a quiet line between their cells."""
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format().toTableFormat()
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                form.setCellPadding(self._theme.px(6, 4))
                form.setCellSpacing(0)
                form.setBorderCollapse(True)
                form.setBorder(1)
                form.setBorderBrush(QColor(self._theme.palette.line))
                frame.setFormat(form)

    def _dress_heading(self, cursor: QTextCursor, block: QTextBlock, level: int) -> None:
        theme = self._theme
        font = theme.display(*((38, 28), (32, 24), (24, 19))[min(level, 3) - 1])
        form = QTextCharFormat()
        form.setFont(font)
        form.setFontWeight(QFont.Weight.Normal)
        cursor.setPosition(block.position())
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(form)
        space = QTextBlockFormat()
        space.setTopMargin(theme.px(26, 18))
        space.setBottomMargin(theme.px(8, 6))
        cursor.mergeBlockFormat(space)

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
    begin = max(0, start - SNIPPET // 3)
    begin = 0 if begin < SNIPPET // 4 else text.rfind(" ", 0, begin) + 1
    cut = text[begin : begin + SNIPPET]
    number = NUMBER.match(text)
    told = f"{number[0]} … " if number and begin else "… " if begin else ""
    return f"{told}{cut}{' …' if begin + SNIPPET < len(text) else ''}"
