"""The tempo of a game that plays itself: when it goes on, and how far at a time. No widgets here.

How it goes on is in `ui/self_playing.py`; its keys and slider are in `tempo_row.py`.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.ui.self_playing import SelfPlaying

TEMPOS = (0.25, 0.5, 1.0, 2.0, 4.0, 10.0, 30.0, 100.0)  # rounds a second
USUAL = 2
STEPPED = 4.0  # rounds a second up to which each step shows
STEPS = 2  # a round, nearly
FAST_MS = 100  # between two pictures of a game in which steps do not show
RUN_MS = 15  # left to the screen between two slices of running


def in_words(rounds: float) -> str:
    """A tempo in words, from rounds a second."""
    if rounds < 1:
        return f"a round in {round(1 / rounds)} seconds"
    return f"{round(rounds)} round{'s' if rounds > 1 else ''} a second"


class Run(Enum):
    """What goes on by itself."""

    NOTHING = auto()
    ROUNDS = auto()
    TO_LANDMARK = auto()
    TO_END = auto()


class Tempo(QObject):
    """Plays, pauses, steps and runs. `changed` when it begins or stops, or its tempo is another one."""

    changed = Signal()

    def __init__(self, controller: SelfPlaying, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.place = USUAL
        self.run = Run.NOTHING
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    @property
    def rounds(self) -> float:
        """Rounds a second."""
        return TEMPOS[self.place]

    @property
    def words(self) -> str:
        """The tempo in words."""
        return in_words(self.rounds)

    @property
    def playing(self) -> bool:
        """Whether anything goes on by itself."""
        return self.run is not Run.NOTHING

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._controller.match.outcome is not None

    @property
    def motion(self) -> float:
        """How long pieces may move, compared to a table at rest."""
        return min(1.0, 1.0 / self.rounds) if self.run is Run.ROUNDS else 1.0

    def toggle(self) -> None:
        """Play or pause."""
        self.pause() if self.playing else self._begin(Run.ROUNDS)

    def pause(self) -> None:
        """Stop where it is."""
        self._timer.stop()
        if self.playing:
            self._stop()

    def step(self) -> None:
        """One step on; what played stops."""
        self.pause()
        if self._controller.step():
            self._controller.keep()

    def to_landmark(self) -> None:
        """Run to the next landmark."""
        self._begin(Run.TO_LANDMARK)

    def to_end(self) -> None:
        """Run to the end of the game."""
        self._begin(Run.TO_END)

    def set_place(self, place: int) -> None:
        """Another tempo, by its place in the list."""
        place = min(max(place, 0), len(TEMPOS) - 1)
        if place != self.place:
            self.place = place
            if self.run is Run.ROUNDS:
                self._controller.hurried = self.rounds > STEPPED
                self._timer.start(self._pause())
            self.changed.emit()

    # ------------------------------------------------------------ inside
    def _begin(self, run: Run) -> None:
        if self.over:
            return
        self.run = run
        self._controller.hurried = run is not Run.ROUNDS or self.rounds > STEPPED
        self.changed.emit()
        self._timer.start(0)

    def _stop(self) -> None:
        self.run = Run.NOTHING
        self._controller.rest()
        self.changed.emit()

    def _pause(self) -> int:
        if self.run is not Run.ROUNDS:
            return RUN_MS
        return FAST_MS if self._controller.hurried else round(1000 / (STEPS * self.rounds))

    def _tick(self) -> None:
        if not self._go_on():
            self._stop()
        elif self.playing:  # a sheet that opened meanwhile may have paused it
            self._timer.start(self._pause())

    def _go_on(self) -> bool:
        """False when it stops here."""
        controller = self._controller
        if self.run is Run.TO_LANDMARK:
            going = controller.to_landmark() is None
        elif self.run is Run.TO_END:
            going = controller.on()
        elif controller.hurried:
            going = controller.rounds(round(self.rounds * FAST_MS / 1000))
        else:
            going = controller.step()
        return going and not self.over
