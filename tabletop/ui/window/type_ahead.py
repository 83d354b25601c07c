"""Finding by typing: with more choices in the action bar than there are digits, letters go to the one so called.

Only while the keyboard is in the action bar; elsewhere a letter is a shortcut. The list finds by itself.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.window.action_bar import ActionBar
from tabletop.ui.window.action_line import ActionLine
from tabletop.ui.window.actions import MOST_DIGITS
from tabletop.ui.window.bar_items import Item

FORGET_MS = 1000  # after so long a pause typing begins anew
OTHER_KEYS = ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)


class TypeAhead:
    """Gathers letters and moves the keyboard to the first choice that begins with them."""

    def __init__(self, bar: ActionBar) -> None:
        self._bar = bar
        self._typed = ""
        self._since = QElapsedTimer()

    def press(self, event: QKeyEvent) -> bool:
        """Take a letter. False if it is none, or if letters mean something else now."""
        letter = event.text()
        if not letter.isalpha() or event.modifiers() & OTHER_KEYS or not self._listens():
            return False
        going_on = self._since.isValid() and self._since.elapsed() < FORGET_MS
        self._typed = (self._typed if going_on else "") + letter.casefold()
        self._since.restart()
        first, *others = self._bar.lines
        any(self._go(line) for line in (*others, first))  # targets stand below those who act
        return True

    def _listens(self) -> bool:
        focus = QApplication.focusWidget()
        inside = focus is not None and self._bar.isAncestorOf(focus)
        return inside and sum(len(line.buttons) for line in self._bar.lines) > MOST_DIGITS

    def _go(self, line: ActionLine) -> bool:
        for button in line.buttons:
            if button.isVisible() and self._fits(button.item):
                button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        hidden = next((item for item in line.hidden_items if self._fits(item)), None)
        if hidden is None or not line.isVisible():
            return False
        line.open_more(hidden)
        return True

    def _fits(self, item: Item) -> bool:
        return item.label.casefold().replace(" ", "").startswith(self._typed)
