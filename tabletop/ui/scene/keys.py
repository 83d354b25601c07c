"""The table's keys. What is not meant for the table goes on to the window (digits, End, undo and the rest)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


@dataclass(frozen=True, slots=True)
class Keys:
    """What each kind of key does; every function says whether it did anything."""

    act: Callable[[], bool]
    cancel: Callable[[], bool]
    go: Callable[[int, int], bool]
    zoom: Callable[[float], bool]
    fit: Callable[[], bool]

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; False if it is not the table's."""
        if event.modifiers() & MODIFIERS:
            return False
        key = Key(event.key())
        if key in ARROWS:
            return self.go(*ARROWS[key])
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            # A key that is held down acts once.
            return True if event.isAutoRepeat() else self.act()
        if key == Key.Key_Escape:
            return self.cancel()
        if key in (Key.Key_Plus, Key.Key_Equal):
            return self.zoom(1)
        if key == Key.Key_Minus:
            return self.zoom(-1)
        return self.fit() if key == Key.Key_F else False
