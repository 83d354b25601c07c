"""The log: one line an event in plain words. Names of cards are links, names of players stand in their colours."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QPaintEvent, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from tabletop.engine.events import MENTION, Event
from tabletop.ui.palette import Palette, readable, seat_mark
from tabletop.ui.parts.whole_lines import cover_cut_lines, keep_lines_whole
from tabletop.ui.theme import Theme


class LogView(QTextBrowser):
    """Shows the events that it is given; adds what is new, and begins again after a take-back."""

    card_wanted = Signal(str, str)  # (piece key, name) of a mention that was clicked
    card_hovered = Signal(str, str)  # (piece key, name) under the pointer, both "" when it leaves

    def __init__(self, theme: Theme, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._names = theme, names
        self._shown: list[Event] = []
        self._last, self._times = "", 1
        self.setOpenLinks(False)
        self.setAccessibleName("Log")
        self.setUndoRedoEnabled(False)
        self._follows = True
        # The text is laid out later than it is added; the end is where the bar says it is then.
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        self.anchorClicked.connect(self._clicked)
        self.highlighted.connect(self._highlighted)
        theme.changed.connect(self._again)
        keep_lines_whole(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cover_cut_lines(self, self._theme.palette.dock)

    def show_events(self, events: Sequence[Event]) -> None:
        """Show these events, all from the first on."""
        kept = len(self._shown)
        if kept > len(events) or self._shown != list(events[:kept]):
            self.clear()
            self._shown, self._last = [], ""
            kept = 0
        if len(events) == kept:
            return
        bar = self.verticalScrollBar()
        self._follows = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self.document())
        for event in events[kept:]:
            if event.text:
                self._repeat(cursor) if self._repeats(event) else self._append(cursor, event)
        self._shown = list(events)
        if self._follows:
            bar.setValue(bar.maximum())

    def lines(self) -> list[str]:
        """What is read there, line by line."""
        return [line for line in self.toPlainText().splitlines() if line]

    def _repeats(self, event: Event) -> bool:
        """Whether the line before says the same, such as "Ann draws a card." four times."""
        self._times = self._times + 1 if event.text == self._last else 1
        self._last = event.text
        return self._times > 1

    def _repeat(self, cursor: QTextCursor) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._times > 2:
            before = f" ({self._times - 1} times)"
            cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, len(before))
        form = QTextCharFormat()
        form.setForeground(QColor(self._theme.palette.muted))
        cursor.insertText(f" ({self._times} times)", form)

    def _append(self, cursor: QTextCursor, event: Event) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        form = QTextBlockFormat()
        form.setLeftMargin(14)
        form.setTextIndent(-14)
        form.setBottomMargin(3)
        form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if event.kind == "phase":
            form.setTopMargin(8)
        if not self.document().isEmpty():
            cursor.insertBlock(form)
        cursor.insertHtml(line_html(event, self._names, self._theme.palette))
        cursor.setBlockFormat(form)  # the first text of a document brings a format of its own

    def _follow(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def _again(self) -> None:
        events, self._shown, self._last = self._shown, [], ""
        self.clear()
        self.show_events(events)

    def _clicked(self, url: QUrl) -> None:
        key, _, name = url.toString().partition("|")
        self.card_wanted.emit(key, name)

    def _highlighted(self, url: QUrl) -> None:
        key, _, name = url.toString().partition("|")
        self.card_hovered.emit(key, name)


def line_html(event: Event, names: Sequence[str], palette: Palette) -> str:
    """One event as rich text: players bold in their colour, cards underlined, phases muted."""
    colour = palette.muted if event.kind == "phase" else palette.text
    parts, last = [], 0
    for match in MENTION.finditer(event.text):
        parts.append(html.escape(event.text[last : match.start()]))
        number, card = match.group(1), match.group(2)
        if card is None:
            seat = int(number)
            tint = readable(seat_mark(seat).colour, palette.dock, palette)
            parts.append(f'<b style="color:{tint}">{html.escape(names[seat])}</b>')
        else:
            name = html.escape(card)
            parts.append(f'<a style="color:{colour}" href="card:{number}|{name}">{name}</a>')
        last = match.end()
    parts.append(html.escape(event.text[last:]))
    return f'<span style="color:{colour}">{"".join(parts)}</span>'
