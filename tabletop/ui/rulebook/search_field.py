"""The search field of the rules: up and down go through what was found. What is found is the window's business."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tabletop.ui.parts.clearable import ClearableLine
from tabletop.ui.theme import Theme


class SearchField(ClearableLine):
    """`step_wanted` is 1 or -1: on or back in the list beside the text."""

    step_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setPlaceholderText("Find a word or a rule")
        self.setAccessibleName("Search the rules")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.step_wanted.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()  # Esc once more closes the window
        else:
            super().keyPressEvent(event)
