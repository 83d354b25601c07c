"""Random play to the end: no dead end, no exception, bounded, every card in one place, a proper end."""

from __future__ import annotations

import os
import subprocess
import sys

from tabletop.engine.chance import Source
from tabletop.engine.decision import Move
from tabletop.engine.match import Match
from tabletop.engine.playout import Picker, play_out, random_picker
from tests.contract.cases import Case, every_case, lookup, random_walk

SEEDS = 300


@every_case
def test_random_games_end(case: Case) -> None:
    for seed in range(SEEDS):
        rules = case.game.rules()
        table = rules.new(case.setup(seed), case.game.card_set())
        played = play_out(rules, table, random_picker(Source(seed + 1)), case.longest)
        assert played.decisions <= case.longest
        assert played.outcome.winners or played.outcome.rule in case.winnerless
        assert played.outcome.sentence


@every_case
def test_every_card_lies_in_one_place_at_every_decision(case: Case) -> None:
    """Loading a state checks where every card lies; the number of cards never changes."""
    for seed in range(40):
        match = case.match(seed)
        cards = len(match.table.kinds)
        for moment in random_walk(match, seed):
            table = moment.rules.load(moment.rules.dump(moment.table), moment.card_set, "state")
            assert len(table.kinds) == cards
            assert moment.rules.encode(table) == moment.rules.encode(moment.table)


@every_case
def test_a_playout_and_a_match_are_the_same_game(case: Case) -> None:
    for seed in range(20):
        match = case.match(seed)
        for moment in random_walk(match, seed):
            assert moment.outcome is None
        rules = case.game.rules()
        table = rules.new(case.setup(seed), case.game.card_set())
        play_out(rules, table, _given([entry.move for entry in match.entries if not entry.forced]))
        assert rules.encode(table) == rules.encode(match.table)


def _given(moves: list[Move]) -> Picker:
    answers = iter(moves)
    return lambda _question, _moves: next(answers)


@every_case
def test_the_end_has_an_outcome_and_asks_nobody(case: Case) -> None:
    for seed in range(20):
        match = case.match(seed)
        for _ in random_walk(match, seed):
            pass
        assert match.outcome is not None
        assert match.to_move is None
        assert match.decision is None
        assert not match.advance()
        assert any(event.kind == "outcome" for event in match.events)


@every_case
def test_a_seat_can_concede_at_any_time(case: Case) -> None:
    for length in range(1, 20, 3):
        match = case.match(5)
        for moment in random_walk(match, 5, length):
            assert moment.outcome is None
        match.concede(1)
        if case.seats == 2:
            assert match.outcome is not None
            assert match.outcome.winners == (0,)
        else:
            _goes_on_without(match.clone(), 1)
        match.undo(free=True)
        assert match.outcome is None


def _goes_on_without(match: Match, seat: int) -> None:
    """The others play on to an end at which the seat that gave up is neither asked nor a winner."""
    match.run()
    asked = 0
    for moment in random_walk(match, 7):
        assert moment.to_move != seat
        asked += 1
    assert asked
    assert match.outcome is not None
    assert seat not in match.outcome.winners


def game_hash(case_name: str, seed: int) -> str:
    """The hash at the end of a random game; run in another process too."""
    from tests.contract.cases import CASES

    case = next(case for case in CASES if str(case) == case_name)
    match = case.match(seed)
    for _ in random_walk(match, seed):
        pass
    return match.state_hash()


@every_case
def test_same_seed_and_answers_give_the_same_hash_in_another_process(case: Case) -> None:
    here = [game_hash(str(case), seed) for seed in (3, 4)]
    assert here[0] != here[1]
    code = (
        "from tests.contract.test_playing import game_hash\n"
        f"print(*[game_hash({str(case)!r}, seed) for seed in (3, 4)])"
    )
    for hash_seed in ("0", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
        assert done.stdout.split() == here


@every_case
def test_rules_of_a_case_are_found_by_name(case: Case) -> None:
    assert lookup(case.game.name) is case.game
