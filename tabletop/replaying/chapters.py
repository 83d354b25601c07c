"""The chapters of a match: where rounds and phases begin, by the numbers of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.engine.game import Game
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR

OVER = "over"


@dataclass(frozen=True, slots=True)
class Chapter:
    """From position `start` on it is this round (0 before the first) and phase (its title), or a player's turn."""

    start: int
    round: int
    phase: str

    @property
    def title(self) -> str:
        """The round and the phase, "Round 3 · Fight"."""
        return f"Round {self.round} · {self.phase}" if self.round and self.phase != END else self.phase


END = "The end"


def chapters_of(match: Match, starts: Sequence[int], first: int) -> list[Chapter]:
    """The chapters of a match whose position `first + n` stands after `starts[n]` entries."""
    found: dict[int, Chapter] = {}
    before = match.checkpoints[0].answers_before
    for point in match.checkpoints:
        place = _position_at(starts, point.answers_before - before)
        if match.game.automatic:
            place = point.steps_before
        found[first + place] = _chapter(match, point.base, first + place)  # a later one at the same position stands
    last = first + len(starts) - 1
    if match.outcome is not None:
        found[last] = Chapter(last, match.rules.round_of(match.table), END)
    return _without_repeats([found[start] for start in sorted(found)])


def _position_at(starts: Sequence[int], answers: int) -> int:
    """The first position at or after so many entries."""
    return next((place for place, start in enumerate(starts) if start >= answers), len(starts) - 1)


def _chapter(match: Match, table: object, start: int) -> Chapter:
    facts = match.rules.view(table, SPECTATOR).facts
    phase, active = str(facts.get("phase") or ""), facts.get("active")
    if facts.get("turn") and isinstance(active, int) and phase != OVER:  # a game of turns is read by whose turn it is
        which = f" {facts['turn']}" if facts.get("turns") else ""  # of so many that each has in a round
        return Chapter(start, match.rules.round_of(table), f"{match.names[active]}\u2019s turn{which}")
    return Chapter(start, match.rules.round_of(table), _title(match.game, phase))


def _title(game: Game, phase: str) -> str:
    return dict(game.phases).get(phase) or phase.replace("-", " ").capitalize() or "The game"


def _without_repeats(chapters: list[Chapter]) -> list[Chapter]:
    kept: list[Chapter] = []
    for chapter in chapters:
        if not kept or (kept[-1].round, kept[-1].phase) != (chapter.round, chapter.phase):
            kept.append(chapter)
    return kept
