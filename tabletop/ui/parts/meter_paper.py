"""The paper that a test of skill stands on: a tag, the bar, a line of words below it, and buttons beside it.

What the buttons do and when it comes is its owner's business.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tabletop.ui.parts.meter_bar import MeterBar
from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.theme import Theme

SHADOW = (8, 10)
BESIDE = 24  # pixels that the bar is wider than the words below it


class MeterPaper(QWidget):
    """`title` stands on the tag; `longest` is the longest line of words that will stand below the bar."""

    def __init__(self, theme: Theme, accent: str, title: str, longest: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._accent, self._title, self._longest = theme, accent, title, longest
        self._said = ""
        self.bar = MeterBar(theme, accent, self)
        self.buttons: list[QPushButton] = []
        self.side = QWidget(self)
        self._column = QVBoxLayout(self.side)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self, self.side):
            part.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.side.setStyleSheet("background: transparent;")
        self.setAccessibleName(title)

    @property
    def words(self) -> str:
        """The line below the bar."""
        return self._said

    def say(self, words: str) -> None:
        """Write this below the bar."""
        self._said = words
        self.update()

    def show_buttons(self, labels: list[tuple[str, str]]) -> list[QPushButton]:
        """One button for each (label, preview); those of before are gone."""
        for button in self.buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for label, preview in labels:
            words = [label, preview] if preview else [label]
            button = QPushButton("\n".join(words), self.side)
            button.setProperty("paper", True)
            button.setAccessibleName(", ".join(words))
            self._column.addWidget(button)
            self.buttons.append(button)
        before: QWidget = self.bar
        for button in self.buttons:
            QWidget.setTabOrder(before, button)
            before = button
        return self.buttons

    def minimumSizeHint(self) -> QSize:
        """Room for the words, a bar that can be hit, and the buttons."""
        side = self.side.sizeHint()
        words = QFontMetricsF(self._theme.text(15, 12))
        longest = max(words.horizontalAdvance(line) for line in (self._longest, self._said))
        bar = max(round(longest) + BESIDE, self._theme.px(420, 300))
        half = self._tag_height // 2
        high = self._theme.px(84, 62) + round(words.height()) + self._pad + self._above + half
        return QSize(
            bar + side.width() + 3 * self._pad + SHADOW[0],
            max(high, side.height() + 2 * self._pad + half) + SHADOW[1],
        )

    def lay_out(self) -> None:
        """Put bar and buttons into the size as it is."""
        paper, pad = self._paper, self._pad
        side = self.side.sizeHint()
        words = round(QFontMetricsF(self._theme.text(15, 12)).height())
        top = paper.top() + self._above
        self.side.setGeometry(
            paper.right() - pad - side.width(), paper.center().y() - side.height() // 2, side.width(), side.height()
        )
        right = self.side.x() - pad if self.buttons else paper.right() - pad
        self.bar.setGeometry(
            paper.left() + pad - 4, top, right - paper.left() - pad + 4, paper.bottom() - pad // 2 - words - top
        )

    # ------------------------------------------------------------ picture
    @property
    def _pad(self) -> int:
        return self._theme.px(16, 11)

    @property
    def _above(self) -> int:
        """From the paper's edge to the bar, below the part of the tag that lies on the paper."""
        return max(self._pad, self._tag_height // 2 + 2)

    @property
    def _tag_height(self) -> int:
        return round(tag_size(self._title, self._theme.label(19, 15))[1])

    @property
    def _paper(self) -> QRect:
        return self.rect().adjusted(2, self._tag_height // 2, -SHADOW[0] - 2, -SHADOW[1] - 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self._paper)
        painter.fillRect(paper.translated(*SHADOW), QColor(palette.shadow))
        painter.setPen(QPen(QColor(palette.ink), 4 * palette.outline_factor, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(palette.paper))
        painter.drawRect(paper)
        font, ink = self._theme.label(19, 15), QColor(palette.ink)
        paint_tag(painter, QPointF(paper.left() + 12, 0), self._title, font, QColor(self._accent), ink, ink)
        painter.setFont(self._theme.text(15, 12))
        painter.setPen(ink)
        bar = self.bar.geometry()
        line = QRectF(bar.left() + 8, bar.bottom(), bar.width() - 8, paper.bottom() - bar.bottom())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._said)
