"""The player: which position is shown, and what plays on by itself. No widgets here; `moved` says what to draw."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.replaying.replay import Replay

STEP_MS = 1400  # from one decision to the next at speed 1
QUIET_SHARE = 0.4  # of that, where a decision changed nothing that can be seen
SPEEDS = (("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))


class Player(QObject):
    """Goes through a replay. `moved` carries whether the position follows the one before, so that pieces may glide.

    `number` is the position shown, `playing` whether it goes on by itself.
    """

    moved = Signal(bool)
    playing_changed = Signal(bool)

    def __init__(self, replay: Replay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.replay = replay
        self.number = 0
        self.speed = 1.0
        self.playing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    def toggle(self) -> None:
        """Play or pause; from the end it plays from the beginning."""
        if self.playing:
            self.pause()
            return
        if self.number == self.replay.last:
            self._go(0, glide=False)
        self._set_playing(True)
        self._wait(STEP_MS / 4)

    def pause(self) -> None:
        """Stop where it is."""
        self._timer.stop()
        self._set_playing(False)

    def step(self, by: int) -> None:
        """Some decisions on or back; playing stops."""
        self.pause()
        self._go(self.number + by, glide=by == 1)

    def jump(self, number: int) -> None:
        """To a position; what was playing plays on from there."""
        self._go(number, glide=False)
        if self.playing:
            self._wait(STEP_MS)

    def chapter(self, by: int) -> None:
        """To the beginning of the next chapter (1), or of this one, then of the one before (-1)."""
        starts = [chapter.start for chapter in self.replay.chapters]
        if by > 0:
            self.jump(next((start for start in starts if start > self.number), self.replay.last))
        else:
            self.jump(next((start for start in reversed(starts) if start < self.number), 0))

    def set_speed(self, speed: float) -> None:
        """How many times faster than usual."""
        self.speed = speed
        if self.playing:
            self._wait(STEP_MS)

    # ------------------------------------------------------------ inside
    def _go(self, number: int, glide: bool) -> None:
        number = min(max(number, 0), self.replay.last)
        if number != self.number:
            self.number = number
            self.moved.emit(glide)

    def _next(self) -> None:
        self._go(self.number + 1, glide=True)
        if self.number == self.replay.last:
            self._set_playing(False)
            return
        events = self.replay.events_between(self.number, self.number + 1)
        self._wait(STEP_MS if any(event.text for event in events) else STEP_MS * QUIET_SHARE)

    def _wait(self, length: float) -> None:
        self._timer.start(round(length / self.speed))

    def _set_playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.playing_changed.emit(playing)
