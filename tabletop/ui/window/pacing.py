"""The pace of bots: a short pause before each act, none in a response window, none while somebody skips ahead."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from tabletop.ui.controller import Controller

PAUSE_MS = 500
LOOK_AGAIN_MS = 60  # until it is looked again whether all has been told


class Pacer(QObject):
    """Lets bots act one after another. `factor` is that of the speed setting; 0 leaves no pause."""

    def __init__(self, controller: Controller, factor: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.factor = factor
        self.busy: Callable[[], bool] = lambda: False  # whether what happened is still being told
        self._hurry = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)

    def watch(self) -> None:
        """Something has changed: if a bot is asked now, let it act after its pause."""
        seat = self._controller.bot_to_move
        if seat is None:
            self._hurry = False
            self._timer.stop()
            return
        if not self._timer.isActive():
            self._timer.start(self._pause(seat))

    def skip_ahead(self) -> None:
        """Run to the next decision of a person without pauses."""
        self._hurry = True
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """No bot acts any more."""
        self._timer.stop()

    def _pause(self, seat: int) -> int:
        decision = self._controller.match.ask(seat).decision()
        unseen = decision is not None and decision.window
        return 0 if self._hurry or unseen else round(PAUSE_MS * self.factor)

    def _act(self) -> None:
        if self.busy() and not self._hurry:
            self._timer.start(LOOK_AGAIN_MS)
        else:
            self._controller.bot_step()
