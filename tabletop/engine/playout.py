"""Games played to the end without checkpoints, log or wording: for simulations, searches and benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.engine.chance import Chancy, below
from tabletop.engine.decision import Move, Question
from tabletop.engine.game import Outcome, Rules, Step
from tabletop.engine.match import Match

Picker = Callable[[Question, list[Move]], Move]


@dataclass(slots=True)
class Played:
    """What a playout came to. `decisions` had more than one answer (or were a response window), `forced` had one."""

    outcome: Outcome
    decisions: int
    forced: int


class EndlessGame(RuntimeError):
    """A playout went over its limit of decisions."""


def random_picker(chance: Chancy) -> Picker:
    """Picks any option with equal chance."""
    return lambda _question, moves: moves[below(chance, len(moves))]


def play_out(rules: Rules, table: Any, pick: Picker, limit: int = 100_000) -> Played:
    """Play from a stable point to the end, changing the table. Raises EndlessGame past `limit` answers or steps."""
    return _to_the_end(rules, table, rules.step(table), None, pick, limit)


def finish(match: Match, pick: Picker, limit: int = 100_000) -> Played:
    """Play a match's clone to the end from where it stands, its table being used up. Raises EndlessGame."""
    twin = match.clone()
    if twin.table.outcome is not None:
        return Played(twin.table.outcome, 0, 0)
    question, coroutine = twin.question, twin.coroutine
    if question is None or coroutine is None:
        return play_out(twin.rules, twin.table, pick, limit)
    return _to_the_end(twin.rules, twin.table, coroutine, pick(question, question.candidates()), pick, limit)


def _to_the_end(rules: Rules, table: Any, step: Step, move: Move | None, pick: Picker, limit: int) -> Played:
    decisions = forced = steps = 0
    if move is not None:
        decisions += 1
    while True:
        try:
            while True:
                question = step.send(move)  # type: ignore[arg-type]
                moves = question.candidates()
                if len(moves) == 1 and not question.always:
                    forced += 1
                    move = moves[0]
                else:
                    decisions += 1
                    move = pick(question, moves)
        except StopIteration:
            pass
        outcome: Outcome | None = table.outcome
        if outcome is not None:
            return Played(outcome, decisions, forced)
        steps += 1
        if decisions + forced > limit or steps > limit:
            raise EndlessGame(f"no end after {decisions + forced} answers and {steps} steps")
        move = None
        step = rules.step(table)
