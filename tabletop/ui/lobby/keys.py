"""Keys in the lobby: what the line at the bottom says of them, and arrows that choose a game from any button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

Hints = list[tuple[tuple[str, ...], str]]


def enter_words(focused: QWidget | None, play: QPushButton, lesson: QPushButton | None, begins: str) -> str:
    """What Enter does with the keyboard on `focused`: on the key that plays it begins a game, `begins` says which."""
    if lesson is not None and focused is lesson:
        return "begin the lesson"
    if isinstance(focused, QPushButton) and focused is not play:
        return f"press “{focused.text()}”"
    return f"play now: {begins}" if begins else "play now"


def lobby_hints(several: bool, learns: bool, enter: str, continues: bool) -> Hints:
    """The line of keys: games to choose from, a lesson, what Enter does, and a game to go on with."""
    hints: Hints = [(("←", "→"), "choose a game")] if several else []
    hints += [(("L",), "learn in five minutes")] if learns else []
    hints += [(("Enter",), enter), (("N",), "new game")]
    hints += [(("C",), "continue")] if continues else []
    return [*hints, (("F1",), "rules")]


class ArrowsPass(QObject):
    """Buttons, which would step among themselves, pass the keys left and right on to the page."""

    def pass_in(self, part: QWidget) -> None:
        """From now on all buttons in there, as they are now, pass arrows on."""
        for button in part.findChildren(QAbstractButton):
            button.installEventFilter(self)  # a second time does nothing

    def eventFilter(self, _button: QObject, event: QEvent) -> bool:
        arrow = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if arrow and event.type() == QEvent.Type.KeyPress:
            event.ignore()
            return True
        return False
