"""Clone, save, undo and recovery: one operation, and nothing is lost by any of them."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from tabletop.engine.chance import Source, below
from tabletop.engine.decision import move_of
from tabletop.engine.game import SaveFault
from tabletop.engine.match import Match, Refused, RuleFault, StaleAnswer
from tests.contract.cases import Case, answer_at_random, every_case, lookup, random_walk, sometimes


@every_case
def test_playing_a_clone_leaves_the_original_as_it_was(case: Case) -> None:
    for seed in range(4):
        for moment in sometimes(random_walk(case.match(seed), seed), 9 * case.stride, seed):
            before = moment.state_hash()
            twin = moment.clone()
            assert twin.state_hash() == before
            assert twin.decision == moment.decision
            for _ in random_walk(twin, seed + 1, 40):
                pass
            assert moment.state_hash() == before


@every_case
def test_checkpoints_never_change(case: Case) -> None:
    match = case.match(5)
    kept: list[bytes] = []
    for moment in random_walk(match, 5):
        points = moment.checkpoints
        kept += [moment.rules.encode(point.base) for point in points[len(kept) :]]
    assert [match.rules.encode(point.base) for point in match.checkpoints[: len(kept)]] == kept


@every_case
def test_save_and_load_at_every_decision(case: Case) -> None:
    """In the middle of an effect too: the same decision, the same state, the same log, and it plays on."""
    for seed in range(2):
        for moment in sometimes(random_walk(case.match(seed), seed), 3 * case.stride, seed):
            text = json.dumps(moment.dump())
            loaded, notes = Match.load(json.loads(text), lookup)
            assert notes == []
            assert loaded.state_hash() == moment.state_hash()
            assert loaded.decision == moment.decision
            assert loaded.events == moment.events
            assert json.dumps(loaded.dump()) == text


@every_case
def test_undo_and_redo_give_equal_hashes(case: Case) -> None:
    for seed in range(6):
        match = case.match(seed)
        chance = Source(seed + 77)
        hashes = [match.state_hash()]
        undone: list[str] = []
        for _ in range(120):
            kind = below(chance, 5)
            if kind == 0 and len(hashes) > 1:
                undone.append(hashes.pop())
                match.undo(free=True)
            elif kind == 1 and match.can_redo:
                match.redo()
                match.run()
                hashes.append(undone.pop())
            elif match.outcome is None:
                answer_at_random(match, chance)
                undone.clear()
                hashes.append(match.state_hash())
            assert match.state_hash() == hashes[-1]
            assert [event.number for event in match.events] == list(range(len(match.events)))
        assert len(hashes) > 10


@every_case
def test_undo_stops_where_something_hidden_came_out(case: Case) -> None:
    blocked = free = 0
    for moment in random_walk(case.match(2), 2):
        if moment.undo_block() is None:
            free += 1
            before = moment.state_hash()
            revealed = moment.table.revealed
            moment.undo()
            assert moment.table.revealed == revealed
            moment.redo()
            moment.run()
            assert moment.state_hash() == before
        elif moment.undo_block(free=True) is None:
            blocked += 1
            with pytest.raises(Refused):
                moment.undo()
    assert blocked
    assert free


@every_case
@pytest.mark.parametrize("conceded", [False, True], ids=["played out", "conceded"])
def test_the_end_is_taken_back_only_where_take_backs_are_allowed(case: Case, conceded: bool) -> None:
    """Everything lies open after it, so a match that went on would be another one."""
    for seed in range(3):
        match = case.match(seed)
        for _ in random_walk(match, seed, 9 if conceded else 100_000):
            pass
        if conceded:  # one after the other, until nobody is left to play against
            for gone in range(case.seats - 1):
                match.concede((seed + gone) % case.seats)
        assert match.outcome is not None
        before = match.state_hash()
        assert match.undo_block() == "The game is over, and everything has been shown."
        with pytest.raises(Refused, match="The game is over"):
            match.undo()
        assert match.state_hash() == before
        assert match.undo_block(free=True) is None
        match.undo(free=True)
        assert match.to_move is not None


@every_case
def test_an_error_in_an_effect_costs_only_that_answer(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every 7th answer meets a failing rule; the match stands as before, and goes on once the rule works again."""
    match = case.match(3)
    chance = Source(11)
    failed = 0
    for count in range(60):
        if match.outcome is not None:
            break
        if count % 7 == 3:
            before, decision = match.state_hash(), match.decision
            assert decision is not None
            key = decision.options[below(chance, len(decision.options))].key
            assert match.coroutine is not None
            with monkeypatch.context() as patch:
                patch.setattr(Match, "coroutine_send", staticmethod(_failing), raising=True)
                with pytest.raises(RuleFault, match="broken card"):
                    match.answer(key)
            assert match.state_hash() == before
            assert match.decision == decision
            failed += 1
        answer_at_random(match, chance)
    assert failed > 3


def _failing(coroutine: object, move: object) -> object:
    """Lets the rule run with this answer, then fails as a broken card would in mid-effect."""
    with suppress(StopIteration):
        coroutine.send(move)  # type: ignore[attr-defined]
    raise ZeroDivisionError("broken card")


@every_case
def test_a_stale_or_foreign_answer_changes_nothing(case: Case) -> None:
    match = case.match(1)
    for moment in sometimes(random_walk(match, 1, 60), 5):
        before = moment.state_hash()
        decision = moment.decision
        assert decision is not None
        with pytest.raises(StaleAnswer):
            moment.answer(decision.options[0].key, decision.number - 1)
        for key in ("", "nonsense", decision.options[0].key + " ", decision.options[0].key + ":0"):
            with pytest.raises(Refused):
                moment.answer(key)
        assert moment.state_hash() == before


@every_case
def test_keys_read_back_as_moves(case: Case) -> None:
    for moment in random_walk(case.match(9), 9):
        assert moment.question is not None
        assert moment.decision is not None
        moves = set(moment.question.candidates())
        assert {move_of(option.key) for option in moment.decision.options} == moves


@every_case
def test_a_changed_answer_in_a_save_is_named(case: Case) -> None:
    match = case.match(6)
    for _ in random_walk(match, 6, 12):
        pass
    data = match.dump()
    index = next(i for i, entry in enumerate(data["entries"]) if not entry["forced"] and i > 2)
    data["entries"][index]["key"] = "nonsense:9999"
    with pytest.raises(SaveFault) as fault:
        Match.load(data, lookup)
    assert fault.value.field == f"entries[{index}]"
    assert "nonsense:9999" in fault.value.problem
    recovered, notes = Match.load(data, lookup, recover=True)
    assert notes
    assert recovered.to_move is not None or recovered.outcome is not None
