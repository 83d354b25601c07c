"""The controller of a game that plays itself: it goes on when told to, a step, some rounds, or to a landmark.

No widgets and no clock here: when to go on is the business of `window/tempo.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from tabletop.engine.events import Event, plain
from tabletop.engine.match import Match, RuleFault
from tabletop.trace import Trace
from tabletop.ui.controller import Controller
from tabletop.ui.driving import Bot
from tabletop.ui.hotseat import Hands
from tabletop.ui.moment import Moment
from tabletop.ui.seeing import seen_log
from tabletop.ui.standing import Offer

SLICE = 0.02  # seconds of steps at a time, so that the screen stays alive
KEEP_SECONDS = 5.0  # between two autosaves while it plays
MOST_LINES = 1500  # events of the log on the screen
LINES_KEPT = 400  # of them after it has got too long


class SelfPlaying(Controller):
    """`hurried` while it goes on faster than one can read: the log waits, and pieces jump to their places."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], hands: Hands = Hands.CLOSED, trace: Trace | None = None
    ) -> None:
        super().__init__(match, bots, hands, trace)
        self.hurried = False
        self.log_moved: Callable[[list[Event]], None] = lambda _log: None  # the log begins later than before
        self._first = max(0, len(match.events) - LINES_KEPT)  # event with which the log begins
        self._log = self._read()
        self._kept = time.monotonic()

    def start(self) -> None:
        """The table as it was left; a new game is dealt."""
        if self.match.steps == 0:
            self._advance()
        self._show()

    def moment(self) -> Moment:
        """What the screen may show now: the prompt tells what came last."""
        moment = super().moment()
        if moment.outcome is None:
            last = next((event.text for event in reversed(self.match.events[-20:]) if event.text), "")
            moment.prompt = plain(last, self.match.names)
        moment.scene.quiet = moment.scene.quiet or self.hurried
        return moment

    def log(self) -> list[Event]:
        """The end of the log, as far as it is on the screen."""
        return self._log

    def standing(self, seats: Sequence[int] | None = None) -> list[Offer]:
        """Nothing is asked, so there is nothing to answer beforehand."""
        return []

    # ------------------------------------------------------------ going on
    def step(self) -> bool:
        """One step. False if the game is over, or its rules have failed."""
        moved = self._advance()
        self._show()
        return moved

    def rounds(self, count: int) -> bool:
        """Until `count` more rounds have begun, or as far as one slice of time reaches. False as in `step`."""
        last = self._round() + count
        return self._go_on(lambda: self._round() >= last)

    def to_landmark(self) -> bool | None:
        """On to the next landmark. True when one is reached, None when time was up before, False as in `step`."""
        seen = len(self.match.events)
        reached = False

        def there() -> bool:
            nonlocal seen, reached
            events = self.match.events
            reached = any(event.kind in self.match.game.landmarks for event in events[seen:])
            seen = len(events)
            return reached

        moved = self._go_on(there)
        return True if reached else None if moved else False

    def on(self) -> bool:
        """As far as one slice of time reaches. False as in `step`."""
        return self._go_on(lambda: False)

    def keep(self) -> None:
        """Tell whoever keeps the game safe."""
        self._kept = time.monotonic()
        self.answered()

    def rest(self) -> None:
        """Nobody hurries any more: the log catches up."""
        self.hurried = False
        self._show()
        self.keep()

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        super().concede(seat)
        self._show()

    # ------------------------------------------------------------ inside
    def _run(self) -> None:
        """Nothing follows by itself."""
        self._tell()

    def _advance(self) -> bool:
        try:
            return self.match.advance()
        except RuleFault as fault:
            self.faulted(str(fault))
            return False

    def _go_on(self, there: Callable[[], bool]) -> bool:
        """Steps until we are there or time is up."""
        end = time.monotonic() + SLICE
        moved = self._advance()
        while moved and not there() and time.monotonic() < end:
            moved = self._advance()
        self._show()
        return moved

    def _show(self) -> None:
        self._tell()
        if not self.hurried or self.match.outcome is not None:
            self._catch_up()
        if self.match.outcome is not None or time.monotonic() - self._kept > KEEP_SECONDS:
            self.keep()
        self.changed()

    def _catch_up(self) -> None:
        count = len(self.match.events)
        if count - self._first > MOST_LINES or count - self._first - len(self._log) > LINES_KEPT:
            self._first = count - LINES_KEPT
            self._log = self._read()
            self.log_moved(self._log)
        else:
            self._log = self._read()

    def _read(self) -> list[Event]:
        return seen_log(self.match, [])[self._first :]
