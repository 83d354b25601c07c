"""A moment of a match that has gone on since: the match as it stood after so many answers, and what may be seen of it.

Of a match that has not ended only what everybody may know is seen; of a finished one all, at every moment.
"""

from __future__ import annotations

from bisect import bisect_right
from contextlib import suppress
from dataclasses import dataclass

from tabletop.engine.decision import key_of
from tabletop.engine.events import Event
from tabletop.engine.handle import SeatHandle
from tabletop.engine.history import Checkpoint, Entry, RuleFault
from tabletop.engine.match import Match
from tabletop.engine.view import ALL, SPECTATOR


@dataclass(frozen=True, slots=True)
class Moment:
    """`match` stands after `answers` entries of the whole match; `happened` events came before it.

    The match knows its own log only from its last stable point on.
    """

    match: Match
    answers: int
    happened: int

    def handle(self, open_to_all: bool) -> SeatHandle:
        """What may be seen: everything if the whole match is over, else what is public."""
        if not open_to_all:
            return self.match.ask(SPECTATOR)
        return self.match.ask(ALL) if self.match.outcome is not None else FinishedHandle(self.match)


class FinishedHandle(SeatHandle):
    """A moment in the middle of a game that has ended: nothing of it is a secret any more."""

    __slots__ = ()

    def __init__(self, match: Match) -> None:
        super().__init__(match, SPECTATOR)
        self.seat = ALL


def moment_after(whole: Match, count: int) -> Moment:
    """The moment after `count` entries of `whole`, and those that followed by themselves; of an automatic game, after
    `count` steps.

    It starts from the stable point before, so it takes a few milliseconds however long the match was.
    """
    if whole.game.automatic:
        return _moment_at_step(whole, count)
    first = whole.checkpoints[0].answers_before
    point = _point_before(whole, count + first)
    match = Match.at(whole.game, whole.setup, whole.card_set, point.base.copy(), point.answers_before)
    match.marks = False
    start = point.answers_before - first
    for number, entry in enumerate(whole.entries[start:count]):
        give_again(match, entry, number)
    with suppress(RuleFault):  # the whole match got no further either
        match.run()
    return Moment(match, match.number - first, point.events_before + len(match.events))


def length(whole: Match) -> int:
    """The largest count for `moment_after`."""
    return whole.steps if whole.game.automatic else len(whole.entries)


def _moment_at_step(whole: Match, count: int) -> Moment:
    points = whole.checkpoints
    point = points[bisect_right(points, count, key=lambda point: point.steps_before) - 1]
    match = Match.at(whole.game, whole.setup, whole.card_set, point.base.copy())
    for _ in range(count - point.steps_before):
        match.advance()
    if count == point.steps_after:
        for entry in point.entries:
            match.concede(entry.seat)
    return Moment(match, count, point.events_before + len(match.events))


def give_again(match: Match, entry: Entry, number: int) -> None:
    """Give an answer of another match to this one; `number` counts from where this match begins."""
    if entry.command:
        match.concede(entry.seat)
        return
    match.run()
    if match.entry(number) is None:  # else the match has answered by itself, as there is one option
        match.answer(key_of(entry.move))


def told(events: list[Event], open_to_all: bool) -> list[Event]:
    """The log as it may be read."""
    return [event.for_seat(ALL if open_to_all else SPECTATOR) for event in events]


def _point_before(whole: Match, number: int) -> Checkpoint:
    points = whole.checkpoints
    return points[max(bisect_right(points, number, key=lambda point: point.answers_before) - 1, 0)]
