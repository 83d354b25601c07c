"""The prompt: one plain sentence in bold that takes a second line when it must, and a third with large text."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.theme import Theme

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MOST_LINES = 3


class Prompt(QWidget):
    """Shows a sentence; as wide as it is, so that what stands beside it follows at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show another sentence."""
        self._text = text
        self.setAccessibleName(text)
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        return QSize(metrics.horizontalAdvance(self._text) + 8, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._metrics().height() + 2)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """Take the height of one line, or of more where the width is not enough for one."""
        metrics = self._metrics()
        wrapped = metrics.boundingRect(QRect(0, 0, max(self.width(), 1), 1000), WRAP, self._text).height()
        lines = 1 if self.width() >= self.sizeHint().width() else MOST_LINES
        self.setFixedHeight(min(wrapped, metrics.lineSpacing() * lines) + 2)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._theme.text(18.5, 15, bold=True))
        painter.setPen(QColor(self._theme.palette.text))
        painter.drawText(self.rect(), WRAP, self._text)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.text(18.5, 15, bold=True))
