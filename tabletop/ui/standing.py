"""Standing answers of the people at one screen: what a seat has said once and for all, or for this turn or round.

A seat that answers no call is not asked, whatever it holds, so that its silence tells nothing: to everybody else it is
the same as a "Nobody". No widgets and no match here; the controller says what turn and round it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from tabletop.engine.decision import Decision
from tabletop.engine.standing import StandingAnswer

TURN, ROUND = "turn", "round"
SILENCES = {TURN: "no answer this turn", ROUND: "no answer this round"}


@dataclass(frozen=True, slots=True)
class Offer:
    """A standing answer as a seat may give it or take it back: `words` with the seat's name before them,
    `short` the same in little room."""

    seat: int
    name: str
    words: str
    short: str
    on: bool


class StandingOrders:
    """Which seats have given which standing answers. `declared` are those of the game, in the order of its list."""

    def __init__(self, declared: Sequence[StandingAnswer]) -> None:
        self.declared = {answer.name: answer for answer in declared}
        self._kept: set[tuple[int, str]] = set()
        self._silent: dict[tuple[int, str], Hashable] = {}
        self._now: dict[str, Hashable] = {TURN: None, ROUND: None}

    def time(self, turn: Hashable, round_number: int) -> None:
        """It is this turn and this round now; silence of turns and rounds that are past ends."""
        self._now = {TURN: turn, ROUND: round_number}

    def give(self, seat: int, name: str, on: bool = True) -> None:
        """A seat gives a standing answer, or takes it back. Raises KeyError for a name that nobody declared."""
        if name in SILENCES:
            if on:
                self._silent[seat, name] = self._now[name]
            else:
                self._silent.pop((seat, name), None)
            return
        answer = self.declared[name]
        (self._kept.add if on else self._kept.discard)((seat, answer.name))

    def holds(self, seat: int, name: str) -> bool:
        """Whether this standing answer is given now."""
        if name in SILENCES:
            return (seat, name) in self._silent and self._silent[seat, name] == self._now[name]
        return (seat, name) in self._kept

    def silent(self, seat: int) -> bool:
        """Whether a seat answers no call now."""
        return any(self.holds(seat, name) for name in SILENCES)

    def key_for(self, decision: Decision) -> str | None:
        """The answer that its seat has given to this question beforehand, None if it has given none."""
        kept = (answer for name, answer in self.declared.items() if (decision.seat, name) in self._kept)
        return next((answer.key for answer in kept if answer.fits(decision)), None)

    def offers(self, seats: Sequence[int], names: Sequence[str]) -> list[Offer]:
        """Everything that these seats may give or take back, seat by seat."""
        words = {name: (what, what) for name, what in SILENCES.items()}
        words |= {name: (answer.words, answer.short or answer.words) for name, answer in self.declared.items()}
        return [
            Offer(seat, name, f"{names[seat]}: {long}", f"{names[seat]}: {short}", self.holds(seat, name))
            for seat in seats
            for name, (long, short) in words.items()
        ]

    # ------------------------------------------------------------ kept with the table
    def dump(self) -> str:
        """What lasts longer than a round, as one word for a save's notes: "0:heal 1:heal"."""
        return " ".join(f"{seat}:{name}" for seat, name in sorted(self._kept))

    def load(self, text: str, seats: Sequence[int]) -> None:
        """Take over what `dump` wrote; what no seat or game knows any more is left out."""
        for part in text.split():
            seat, _, name = part.partition(":")
            if seat.isdigit() and int(seat) in seats and name in self.declared:
                self._kept.add((int(seat), name))
