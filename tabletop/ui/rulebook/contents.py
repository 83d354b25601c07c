"""The list beside the rules: chapters, or the places that a search has found, each in two lines or more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from tabletop.ui.parts.whole_lines import cover_cut_row, keep_lines_whole
from tabletop.ui.rulebook.text import Chapter, Hit
from tabletop.ui.theme import Theme

WIDTH = (460, 320)  # pixels at full HD and at 1280 x 720
MOST_LINES = 6  # of a place that was found
BROADEST = 1.6  # times the width, however large the text
INDENT = "   "


class Contents(QListWidget):
    """It goes nowhere only because the keyboard has come to it; going is the window's business."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines = 1
        self.setProperty("rules", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setWordWrap(True)
        keep_lines_whole(self)
        theme.changed.connect(self._sizes)
        self._sizes()

    def show_chapters(self, chapters: Sequence[Chapter]) -> None:
        """Chapters, the large ones in bold."""
        self.setAccessibleName("Chapters")
        self._fill([(chapter.title, chapter.level == 2) for chapter in chapters], 1)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Places that were found, with the words round them."""
        self.setAccessibleName("Places found")
        self._fill([(hit.words, True) for hit in hits], 2)

    def choose(self, row: int) -> None:
        """Mark a row as the one that is read, without going anywhere."""
        before = self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(before)

    def step(self, by: int, round_again: bool = False) -> None:
        """Go on in the list, to its end or from the top again."""
        count = self.count()
        if count:
            place = self.currentRow() + by
            self.setCurrentRow(place % count if round_again else min(max(place, 0), count - 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cover_cut_row(self, self._theme.palette.dock)

    def focusInEvent(self, event: QFocusEvent) -> None:
        before = self.blockSignals(True)
        super().focusInEvent(event)
        self.blockSignals(before)

    # ------------------------------------------------------------ inside
    def _fill(self, lines: list[tuple[str, bool]], height: int) -> None:
        before = self.blockSignals(True)
        self.clear()
        self._lines = height
        for words, first in lines:
            item = QListWidgetItem(words if first else f"{INDENT}{words}")
            font = item.font()
            font.setBold(first and height == 1)
            item.setFont(font)
            item.setToolTip(words)
            self.addItem(item)
        self._sizes()
        self.blockSignals(before)

    def _sizes(self) -> None:
        theme = self._theme
        self.setFixedWidth(round(theme.px(*WIDTH) * min(BROADEST, max(1.0, theme.text_scale))))
        line = QFontMetricsF(theme.text(14, 12, bold=True)).height()
        air, bar = theme.px(16, 13), self.verticalScrollBar().sizeHint().width()
        room = QRectF(0, 0, self.width() - bar - 2 * theme.px(16, 13), line * MOST_LINES)
        metrics = QFontMetricsF(self._row_font())
        for row in range(self.count()):
            item = self.item(row)
            tall = line * self._lines
            if self._lines > 1:  # as high as its words are in the width there is
                tall = max(tall, metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text()).height())
            item.setSizeHint(QSize(10, round(tall) + air))

    def _row_font(self) -> QFont:
        """The font of rows as the style sheet has it."""
        self.ensurePolished()
        return self.font()
