"""What is said aloud: one object through which every announcement to a screen reader goes.

It is given public words only. Words of one turn of the event loop are said together, so that nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.seeing import gathered

MOST_NEWS = 6  # lines said at once; all of them are in the log
TAKEN_BACK = "Taken back."


class Announcer(QObject):
    """Says prompts, moves and results. `said` carries each sentence as the screen reader gets it."""

    said = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._heard: list[str] = []
        self._prompt = ""
        self._waiting: list[str] = []
        self._waiting_prompt = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.flush)

    def tell(self, log: Sequence[str], prompt: str, spoken: bool = False) -> None:
        """A new moment: say what the log has gained and the prompt if it is another one.

        `log` has every public line so far; `spoken` if the row that has just got focus says the prompt.
        """
        kept = len(self._heard)
        if self._heard == list(log[:kept]):
            self._waiting += [line for line in log[kept:] if line]
        else:
            self._waiting = [TAKEN_BACK]
        self._heard = list(log)
        if prompt != self._prompt:
            self._prompt = prompt
            self._waiting_prompt = "" if spoken else prompt
        if spoken and prompt in self._waiting:
            self._waiting.remove(prompt)  # the end of a game is both a line and the prompt
        if self._waiting or self._waiting_prompt:
            self._timer.start()

    def skip_to(self, log: Sequence[str]) -> None:
        """The log begins later from now on: these lines of it need not be said."""
        self._heard = list(log)

    def say(self, words: str) -> None:
        """Say something at once: a refusal, the thing that has got focus on the table."""
        if words:
            self.flush()
            self._speak(words)

    def flush(self) -> None:
        """Say what waits."""
        self._timer.stop()
        news = gathered(self._waiting)
        if len(news) > MOST_NEWS:
            news = [f"{len(news) - MOST_NEWS} lines more in the log.", *news[-MOST_NEWS:]]
        if self._waiting_prompt in news:
            self._waiting_prompt = ""
        words = " ".join(_sentence(part) for part in (*news, self._waiting_prompt) if part)
        self._waiting, self._waiting_prompt = [], ""
        if words:
            self._speak(words)

    def _speak(self, words: str) -> None:
        self.said.emit(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, words))


def _sentence(words: str) -> str:
    """With a stop at its end, so that the next one is heard apart."""
    return words if words[-1] in ".!?:)" else f"{words}."
