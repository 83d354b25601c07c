"""What a match remembers: answers and commands, the stable points between them, and how an answer can fail."""

from __future__ import annotations

from typing import Any

from tabletop.engine.decision import Move, Refusal

CONCEDE = "!concede"
GO_ON = "!on"  # in a save of an automatic game: so many steps without a question
IMAGINE = "!imagine"


class Refused(Exception):
    """An answer that is no option; `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class StaleAnswer(Exception):
    """An answer to a decision that is no longer the one being asked, such as a second click."""


class RuleFault(Exception):
    """Code behind a rule or card failed. The match stands where it stood before the answer."""


class Entry:
    """One line of a match's history: an answer, or a command (its key begins with `!`).

    `mark` is a fingerprint of state and options before the answer (0: none taken), `revealed` the table's counter then.
    """

    __slots__ = ("chance", "deal", "forced", "mark", "move", "revealed", "seat")

    def __init__(
        self, move: Move, seat: int, forced: bool, revealed: int, mark: int = 0, deal: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.move = move
        self.seat = seat
        self.forced = forced
        self.revealed = revealed
        self.mark = mark
        self.deal = deal
        self.chance = 0  # of an imagined world: its own future, so that it does not tell the real one

    @property
    def command(self) -> bool:
        """Whether this is a command rather than an answer."""
        return isinstance(self.move[0], str) and self.move[0].startswith("!")


class Checkpoint:
    """The state at a stable point, never changed again, and what was answered from there to the next.

    In an automatic game `more` steps follow the first before the next checkpoint, and before `entries`.
    """

    __slots__ = ("answers_before", "base", "entries", "events_before", "more", "started", "steps_before")

    def __init__(self, base: Any, events_before: int, answers_before: int, steps_before: int = 0) -> None:
        self.base = base
        self.events_before = events_before
        self.answers_before = answers_before
        self.steps_before = steps_before
        self.entries: list[Entry] = []
        self.started = False
        self.more = 0

    @property
    def steps_after(self) -> int:
        """How many steps had been taken when the next checkpoint was, or would be, made."""
        return self.steps_before + (1 + self.more if self.started else 0)
