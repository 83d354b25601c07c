"""What a seat holds of a match: all that screens, hints, exports and bots may know and ask.

Secrets leave a match through here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.events import Event
from tabletop.engine.game import Outcome
from tabletop.engine.view import ALL, View

if TYPE_CHECKING:
    from tabletop.engine.match import Match


class SeatHandle:
    """A match as one seat (or SPECTATOR, or ALL once it is over) may know it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        if seat == ALL and match.outcome is None:
            raise ValueError("Everything may be seen only when the game is over.")
        self._match = match
        self.seat = seat

    def view(self) -> View:
        """The table as this seat may see it."""
        return self._match.rules.view(self._match.table, self.seat)

    def decision(self) -> Decision | None:
        """The pending decision, None when it is not this seat's."""
        return self._match.decision if self._match.to_move == self.seat else None

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, which everybody may know."""
        return self._match.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._match.outcome

    def log(self) -> list[Event]:
        """Everything that happened, each as far as this seat may know it."""
        return [event.for_seat(self.seat) for event in self._match.events]

    def refuse(self, subject: str | None, target: str | None) -> Refusal:
        """Why this pair is no option now, with the number of the rule.

        Where the subject alone is an answer (a Character to activate), it is asked why its first choice can't be the
        target.
        """
        match = self._match
        question = match.question if match.to_move == self.seat else None
        decision = self.decision()
        if decision is not None and target is not None:
            alone = next((o for o in decision.options if o.subject == subject and o.target is None), None)
            twin = None if alone is None or subject is None else self._ahead(alone.key)
            if twin is not None:
                return twin.rules.not_now(twin.table, twin.question, subject, target)
        return match.rules.not_now(match.table, question, subject, target)

    def after(self, key: str) -> Decision | None:
        """The decision that would follow this answer at once for the same seat.

        None if somebody else would be asked, if a step would end, or if anything hidden would come out.
        """
        twin = self._ahead(key)
        return None if twin is None else twin.decision

    def _ahead(self, key: str) -> Match | None:
        match = self._match
        if match.to_move != self.seat:
            return None
        twin = match.clone()
        twin.answer(key)
        if twin.table.revealed != match.table.revealed or twin.to_move != self.seat:
            return None
        return twin
