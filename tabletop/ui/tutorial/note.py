"""The note of a lesson: a sheet of paper with the step's words, its keys, and how far one has come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.rulebook.pages import html_of
from tabletop.ui.theme import Theme

CORNER = 9.0
SHADOW = QPointF(5, 6)
WIDTH = (380, 330)  # pixels at full HD and at 1280 x 720: it fits between a card of the right row and the dock


class Progress(QWidget):
    """A dot a step: done ones filled, the present one with a ring."""

    def __init__(self, theme: Theme, count: int) -> None:
        super().__init__()
        self._theme, self._count, self._index = theme, count, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, index: int) -> None:
        """Steps are counted from 0."""
        self._index = index
        self.setAccessibleName(f"Step {min(index + 1, self._count)} of {self._count}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.mark_px(14, 11) * self._count, self._theme.mark_px(16, 13))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self._theme.mark_px(18, 14), self.width() / max(self._count, 1))
        middle, radius = self.height() / 2, min(self._theme.mark_px(5, 4), step * 0.32)
        for number in range(self._count):
            at = QPointF(step * (number + 0.5), middle)
            painter.setPen(QPen(QColor(palette.ink), 1.6))
            painter.setBrush(QColor(palette.ink if number < self._index else palette.paper))
            painter.drawEllipse(at, radius, radius)
            if number == self._index:
                painter.setBrush(QColor(palette.acts))
                painter.drawEllipse(at, radius + 1.6, radius + 1.6)


class LessonNote(QWidget):
    """Says one step after the other; what its keys do is the flow's business."""

    next_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, theme: Theme, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.title = Lettering(theme, "", (27, 21), role="ink", parent=self)
        self.words = QLabel(self)
        self.words.setProperty("onPaper", True)
        self.words.setProperty("page", True)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.waiting = QLabel(self)
        self.waiting.setProperty("onPaper", True)
        self.waiting.setProperty("strong", True)
        self.progress = Progress(theme, count)
        self.next_button = _key("Next", primary=True)
        self.back_button, self.show_button = _key("Back"), _key("Show me")
        self.leave_button = _key("Leave")
        self.leave_button.setToolTip("Back to the lobby; you can begin the lesson again at any time.")
        self.show_button.setToolTip("Does this step for you.")
        self._arrange()
        self._connect()
        theme.changed.connect(self._sizes)
        self._sizes()

    def show_step(self, index: int, title: str, words: str, waiting: str, *, reading: bool) -> None:
        """Show a step; `waiting` is said below its words while there is something to do or to wait for."""
        self.title.set_text(title)
        self.words.setText(html_of(words, self._theme.palette.paper_link))
        self.words.setAccessibleName(self.spoken(title, words))
        self.waiting.setText(waiting)
        self.waiting.setVisible(bool(waiting))
        self.progress.show_step(index)
        self.back_button.setVisible(index > 0)
        self.next_button.setVisible(reading)
        self.show_button.setVisible(not reading)
        self._sizes()

    @staticmethod
    def spoken(title: str, words: str) -> str:
        """A step as a screen reader says it."""
        return f"{title}. {words.replace('**', '')}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self._theme.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(2, 2, -2 - SHADOW.x(), -2 - SHADOW.y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.shadow))
        painter.drawRoundedRect(sheet.translated(SHADOW), CORNER, CORNER)
        painter.setPen(QPen(QColor(palette.ink), 3 * palette.outline_factor))
        painter.setBrush(QColor(palette.paper))
        painter.drawRoundedRect(sheet, CORNER, CORNER)

    # ------------------------------------------------------------ inside
    def _arrange(self) -> None:
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.title)
        self._layout.addWidget(self.words)
        self._layout.addWidget(self.waiting)
        self._layout.addWidget(self.progress)
        keys = QHBoxLayout()
        keys.setSpacing(8)
        keys.addWidget(self.leave_button)
        keys.addStretch(1)
        for key in (self.back_button, self.show_button, self.next_button):
            keys.addWidget(key)
        self._layout.addLayout(keys)

    def _connect(self) -> None:
        self.next_button.clicked.connect(self.next_wanted)
        self.back_button.clicked.connect(self.back_wanted)
        self.show_button.clicked.connect(self.show_wanted)
        self.leave_button.clicked.connect(self.leave_wanted)

    def _sizes(self) -> None:
        theme = self._theme
        side = theme.px(18, 13)
        self._layout.setContentsMargins(side, side - 2, side + int(SHADOW.x()), side + int(SHADOW.y()))
        self._layout.setSpacing(theme.px(10, 7))
        width = round(theme.px(*WIDTH) * max(1.0, theme.text_scale**0.7))
        self.setFixedWidth(width)
        inner = width - 2 * side - int(SHADOW.x())
        self.words.setMinimumHeight(0)  # else the height of the words before is the least
        self.words.setFixedHeight(max(self.words.heightForWidth(inner), 1))
        self._layout.activate()
        self.setFixedHeight(self._layout.totalSizeHint().height())


def _key(words: str, primary: bool = False) -> QPushButton:
    button = QPushButton(words)
    button.setProperty("primary" if primary else "paper", True)
    button.setAccessibleName(words)
    return button
