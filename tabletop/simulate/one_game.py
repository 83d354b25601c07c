"""One simulated game, and batches of them as one task for a worker process.

Everything here is plain data in and out, so that it can be sent between processes.
"""

from __future__ import annotations

import hashlib
import signal
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletop.bots import bots_of
from tabletop.engine.chance import Source, split
from tabletop.engine.decision import Move, Question, key_of
from tabletop.engine.game import Game, Outcome, Rules, SeatSetup, Setup
from tabletop.engine.match import Match
from tabletop.engine.playout import EndlessGame, Picker, play_out, random_picker
from tabletop.engine.view import SPECTATOR, Json
from tabletop.games import game_named

LIMIT = 100_000  # answers; a game that needs more does not end
_RANDOM = "random"
_PICKER_STREAM = 0x5EED  # keeps the players' chance apart from the table's, which starts from the same seed


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate: `games` games of a series that `seed` determines."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    games: int = 1
    seed: int = 0

    def setup(self, number: int, game: Game) -> Setup:
        """The set-up of one game of the series. Raises SetupFault."""
        seats = [SeatSetup(f"Seat {seat}", bot) for seat, bot in enumerate(self.bots, 1)]
        return game.setup(seats, dict(self.options), split(self.seed, number + 1))


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that ended in an exception, with what is needed to see it again."""

    number: int
    seed: int
    error: str
    answers: tuple[str, ...]
    trace: str


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that came to its end. `decisions` had a choice (or were a response window), `forced` had none.

    `turns` is 0 in a game that does not count them.
    """

    number: int
    seed: int
    outcome: Outcome
    decisions: int
    forced: int
    state_hash: str
    rounds: int = 0
    turns: int = 0


Result = Finished | Fault


def play_batch(plan: Plan, first: int, count: int) -> list[Result]:
    """Games `first` to `first + count - 1` of a plan."""
    return [play_one(plan, number) for number in range(first, first + count)]


def play_one(plan: Plan, number: int, game: Game | None = None) -> Result:
    """One game of a plan. Whatever goes wrong inside it comes back as a Fault."""
    game = game or game_named(plan.game)
    setup = plan.setup(number, game)
    try:
        if all(bot == _RANDOM for bot in plan.bots):
            return _played_out(game, setup, number, random_picker(_chance(setup)))
        return _played_by_bots(game, setup, number)
    except Exception as error:
        return _fault(game, setup, number, error)


def leave_interrupts_to_the_parent() -> None:
    """For workers: Ctrl+C ends the whole run, tidily, from the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chance(setup: Setup) -> Source:
    return Source(split(setup.seed, _PICKER_STREAM))


def _played_out(game: Game, setup: Setup, number: int, pick: Picker) -> Finished:
    rules = game.rules()
    table = rules.new(setup, game.card_set())
    played = play_out(rules, table, pick, LIMIT)
    return _finished(number, setup, rules, table, played.outcome, (played.decisions, played.forced))


def _played_by_bots(game: Game, setup: Setup, number: int) -> Finished:
    match = _match(game, setup)
    _let_bots_play(match)
    outcome = match.outcome
    assert outcome is not None
    entries = match.entries
    forced = sum(entry.forced for entry in entries)
    return _finished(number, setup, match.rules, match.table, outcome, (len(entries) - forced, forced))


def _finished(
    number: int, setup: Setup, rules: Rules, table: Any, outcome: Outcome, answers: tuple[int, int]
) -> Finished:
    digest = hashlib.blake2b(rules.encode(table), digest_size=16).hexdigest()
    rounds = rules.round_of(table)
    turns = _turns(rules.view(table, SPECTATOR).facts, rounds)
    return Finished(number, setup.seed, outcome, *answers, digest, rounds, turns)


def _turns(facts: Mapping[str, Json], rounds: int) -> int:
    """How many turns there were, 0 where none are counted. `turns` is how many each round has if they begin anew."""
    turn, each = facts.get("turn"), facts.get("turns")
    before = each * max(rounds - 1, 0) if isinstance(each, int) else 0
    return before + turn if isinstance(turn, int) else 0


def _match(game: Game, setup: Setup) -> Match:
    match = Match.new(game, setup)
    match.marks = False  # nobody will load this match again
    return match


def _let_bots_play(match: Match) -> None:
    bots = bots_of(match.setup)
    match.run()
    while match.to_move is not None:
        if match.number > LIMIT:
            raise EndlessGame(f"no end after {match.number} answers")
        match.answer(bots[match.to_move].choose(match.ask(match.to_move)))
        match.run()


def _fault(game: Game, setup: Setup, number: int, error: Exception) -> Fault:
    trace = "".join(traceback.format_exception(error))
    return Fault(number, setup.seed, f"{type(error).__name__}: {error}", _answers(game, setup), trace)


def _answers(game: Game, setup: Setup) -> tuple[str, ...]:
    """The answers that led to a fault: the same game again, this time written down."""
    match: Match | None = None
    answers: list[str] = []
    try:
        if any(who.kind != _RANDOM for who in setup.seats):
            match = _match(game, setup)
            _let_bots_play(match)
        else:
            _played_out(game, setup, 0, _noting(random_picker(_chance(setup)), answers))
    except Exception:  # the fault that is being reported
        pass
    return tuple(key_of(entry.move) for entry in match.entries) if match is not None else tuple(answers)


def _noting(pick: Picker, answers: list[str]) -> Picker:
    def pick_and_note(question: Question, moves: list[Move]) -> Move:
        move = pick(question, moves)
        answers.append(key_of(move))
        return move

    return pick_and_note
