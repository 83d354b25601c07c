"""A panel with its caption lying over the upper edge."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.ui.parts.caption import Caption
from tabletop.ui.parts.ground import Panel
from tabletop.ui.theme import Theme


class CaptionedPanel(QWidget):
    """A panel; what belongs into it goes into `panel.layout()`."""

    def __init__(self, theme: Theme, caption: str, fill: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.panel = Panel(theme, self)
        self.caption = Caption(theme, caption, fill, 19, self)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.panel)
        theme.changed.connect(self._place)
        self._place()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        size = self.caption.sizeHint()
        self._outer.setContentsMargins(0, round(size.height() * 0.55), 0, 0)
        self.caption.setGeometry(QRect(self._theme.px(18), 0, size.width(), size.height()))
        self.caption.raise_()
