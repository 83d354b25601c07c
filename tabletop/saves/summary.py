"""What everybody may know of a saved match, for the list of saved games: never a hand, never a deck.

Made from the spectator's view, so it can tell no more than the open table does.
"""

from __future__ import annotations

import msgspec

from tabletop.engine.events import plain
from tabletop.engine.match import Match
from tabletop.engine.names import joined
from tabletop.engine.view import SPECTATOR


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names by seat, round (0 before the first), phase in people's words, who must decide, how it ended.

    `to_move` and `ended` are empty where they do not apply; `decisions` counts the answers so far.
    """

    seats: tuple[str, ...]
    round: int = 0
    phase: str = ""
    to_move: str = ""
    ended: str = ""
    decisions: int = 0

    def line(self) -> str:
        """All of it in one line: `Ann and Bo, round 3, Play Phase, Bo to decide`."""
        parts = [joined(self.seats)]
        if self.round:
            parts.append(f"round {self.round}")
        if self.ended:
            parts.append(self.ended)
        else:
            parts += [part for part in (self.phase, f"{self.to_move} to decide" if self.to_move else "") if part]
        return ", ".join(parts)


def summary_of(match: Match) -> Summary:
    """The summary of a match at this moment."""
    facts = match.ask(SPECTATOR).view().facts
    names = match.names
    seat = match.to_move
    outcome = match.outcome
    return Summary(
        seats=tuple(names),
        round=_number(facts.get("round")),
        phase=_phase(match, str(facts.get("phase") or "")),
        to_move="" if seat is None else names[seat],
        ended="" if outcome is None else plain(outcome.sentence, names),
        decisions=match.number,
    )


def _phase(match: Match, word: str) -> str:
    """The title of a phase, or the view's word for it where the game has no title."""
    return dict(match.game.phases).get(word, word)


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
