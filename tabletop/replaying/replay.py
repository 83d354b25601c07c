"""A match to look back on: positions numbered by decisions, chapters, what was chosen, and a way on from each of them.

A position is a moment at which somebody had to decide, or the end. Answers that were given because there was only one
are no positions of their own; of an automatic game each step is one. Nothing here changes the match it was made from.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tabletop.engine.events import Event
from tabletop.engine.game import Outcome, SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.record import Stretch
from tabletop.engine.view import View
from tabletop.replaying.branching import branch, branch_block
from tabletop.replaying.chapters import Chapter, chapters_of
from tabletop.replaying.choices import Choice, choice_in_full, choice_in_public, step_in_words
from tabletop.replaying.moments import Moment, length, moment_after, told

CACHED = 64  # positions kept as they are, for stepping to and fro


@dataclass(frozen=True, slots=True)
class Position:
    """One position as it may be shown. `choice` led to it; `to_move` must decide next; `log` is all until then."""

    number: int
    view: View
    log: list[Event]
    choice: Choice
    chapter: Chapter
    to_move: int | None
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch of the match: its positions begin at `first`, each after `starts[n]` entries of the stretch's match."""

    match: Match
    first: int
    starts: list[int]
    events: int  # in the parts before
    left_out: int


class Replay:
    """Positions 0 to `last`. `notes` are sentences for the person, such as that some answers no longer fit."""

    def __init__(self, stretches: Sequence[Stretch], notes: Sequence[str] = (), left_over: int = 0) -> None:
        last = stretches[-1].match
        self.game, self.setup, self.card_set, self.names = last.game, last.setup, last.card_set, last.names
        self.notes = list(notes)
        self.finished = last.outcome is not None and not left_over
        self.outcome = last.outcome if self.finished else None
        self._events: list[Event] = []
        self._parts: list[_Part] = []
        self.chapters: list[Chapter] = []
        for stretch in stretches:
            self._add(stretch)
        self.last = self._parts[-1].first + len(self._parts[-1].starts) - 1
        self._log = told(self._events, self.finished)
        self._moment = lru_cache(CACHED)(self._find)

    @classmethod
    def of_match(cls, match: Match) -> Replay:
        """A match that is played here, as it stands."""
        return cls([Stretch(match, 0)])

    def at(self, number: int) -> Position:
        """A position, the nearest one if there is none of this number."""
        number = min(max(number, 0), self.last)
        part, moment = self._moment(number)
        return Position(
            number,
            moment.handle(self.finished).view(),
            self._log[: part.events + moment.happened],
            self.choice(number),
            self.chapter(number),
            moment.match.to_move,
            moment.match.outcome,
        )

    def choice(self, number: int) -> Choice:
        """What was decided between the position before and this one."""
        if number == 0:
            return Choice(None, "Nobody has decided yet.")
        part, moment = self._moment(number)
        if number == part.first:
            return Choice(None, self._gap(part))
        if self.game.automatic:
            return step_in_words(self.names, self.events_between(number - 1, number))
        entry = part.match.entries[part.starts[number - part.first - 1]]
        _, before = self._moment(number - 1)
        if self.finished:
            return choice_in_full(before.match, entry)
        seen = self._log[part.events + before.happened : part.events + moment.happened]
        return choice_in_public(before.match, entry, seen)

    def events_between(self, number: int, later: int) -> list[Event]:
        """What happened from one position to a later one."""
        return self._log[self._happened(number) : self._happened(later)]

    def chapter(self, number: int) -> Chapter:
        """The chapter in which a position lies."""
        return self.chapters[max(bisect_right(self.chapters, number, key=lambda each: each.start) - 1, 0)]

    @property
    def gaps(self) -> list[int]:
        """The positions before which answers are left out, because the rules have changed."""
        return [part.first for part in self._parts[1:]]

    # ------------------------------------------------------------ a way on
    def branch_block(self, number: int) -> str | None:
        """Why nobody may play on from a position, as a sentence; None if they may."""
        if self.game.automatic:
            return "This game plays itself: from here it would go the same way again."
        return branch_block(self.setup, self.finished, self.at(number).outcome)

    def branch(self, number: int, seats: Sequence[SeatSetup]) -> Match:
        """A new match that stands at a position and has its history, with these people. Raises SetupFault."""
        part, moment = self._moment(min(max(number, 0), self.last))
        return branch(part.match, moment.answers, seats)

    # ------------------------------------------------------------ inside
    def _add(self, stretch: Stretch) -> None:
        match = stretch.match
        entries = match.entries
        starts = [place for place, entry in enumerate(entries) if not entry.forced]
        over = match.outcome is not None
        if over or match.to_move is not None or not starts:
            starts.append(len(entries))
        if self.game.automatic:
            starts = list(range(length(match) + 1))  # each step is a position
        first = self._parts[-1].first + len(self._parts[-1].starts) if self._parts else 0
        before = len(self._events)
        part = _Part(match, first, starts, before, stretch.left_out)
        self._events += [replace(event, number=before + event.number) for event in match.events]
        self._parts.append(part)
        self.chapters += chapters_of(match, starts, first)

    def _find(self, number: int) -> tuple[_Part, Moment]:
        part = next(part for part in reversed(self._parts) if part.first <= number)
        return part, moment_after(part.match, part.starts[number - part.first])

    def _happened(self, number: int) -> int:
        part, moment = self._moment(min(max(number, 0), self.last))
        return part.events + moment.happened

    def _gap(self, part: _Part) -> str:
        count = f"{part.left_out} answer{'s' if part.left_out != 1 else ''}"
        missing = f"{count} that fit no longer are left out." if part.left_out > 1 else f"{count} is left out."
        where = f"The rules have changed since: {missing if part.left_out else 'the table was different here.'}"
        return f"{where} It goes on at the saved moment of round {self.chapter(part.first).round}."
