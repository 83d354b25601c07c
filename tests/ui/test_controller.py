"""The controller with real duels: what may show, answering once, undo, bots, and how often hands are opened."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletop.bots import HUMAN
from tabletop.engine.decision import Refusal
from tabletop.engine.match import Match, RuleFault
from tabletop.engine.view import Piece
from tabletop.trace import Trace
from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands
from tests.ui.duels import People, controlled, new_duel


def hand_kinds(controller: Controller, seat: int) -> list[str | None]:
    return [piece.kind for piece in controller.moment().scene.view.zones[f"hand-{seat}"].pieces]


def pieces(controller: Controller) -> list[Piece]:
    return [piece for zone in controller.moment().scene.view.zones.values() for piece in zone.pieces]


def opened(controller: Controller) -> Controller:
    seat = controller.moment().scene.hand_wanted
    assert seat is not None
    controller.hold(seat)
    return controller


# ------------------------------------------------------------ what may show


def test_hands_are_closed_before_the_first_glimpse() -> None:
    controller = controlled(new_duel())
    moment = controller.moment()
    assert moment.scene.hand_wanted == 0
    assert moment.decision is None
    assert hand_kinds(controller, 0) == [None] * 4
    assert hand_kinds(controller, 1) == [None] * 4


def test_holding_opens_the_own_hand_only() -> None:
    controller = opened(controlled(new_duel()))
    moment = controller.moment()
    assert moment.scene.open_hand == 0
    assert moment.decision is not None
    assert None not in hand_kinds(controller, 0)
    assert hand_kinds(controller, 1) == [None] * 4


def test_the_hand_closes_when_the_turn_passes() -> None:
    controller = opened(controlled(new_duel()))
    deploy = next(o.key for o in controller.moment().decision.options if o.key.startswith("deploy"))  # type: ignore[union-attr]
    assert controller.choose(deploy, controller.moment().number)
    assert set(hand_kinds(controller, 0)) == {None}


def test_the_log_is_public_while_hands_are_closed() -> None:
    controller = controlled(new_duel())
    assert "<0> draws a card." in [event.text for event in controller.log()]


def test_alone_the_log_and_the_hand_are_open() -> None:
    controller = controlled(new_duel(kinds=(HUMAN, "random")))
    assert None not in hand_kinds(controller, 0)
    assert controller.moment().scene.open_hand == 0
    assert hand_kinds(controller, 1) == [None] * 4
    assert "<0> draws a card." not in [event.text for event in controller.log()]


def test_open_hands_show_both() -> None:
    controller = controlled(new_duel(), Hands.OPEN)
    assert None not in hand_kinds(controller, 0) + hand_kinds(controller, 1)


def test_the_curtain_hides_the_question_too() -> None:
    controller = controlled(new_duel(), Hands.CURTAIN)
    moment = controller.moment()
    assert moment.curtain == 0
    assert moment.decision is None
    controller.hold(0)
    moment = controller.moment()
    assert moment.curtain is None
    assert moment.decision is not None


def test_a_peek_shows_the_hand_and_no_options() -> None:
    controller = controlled(new_duel())
    controller.hold(1)
    moment = controller.moment()
    assert moment.decision is None
    assert None not in hand_kinds(controller, 1)
    controller.release(1)
    assert hand_kinds(controller, 1) == [None] * 4
    assert controller.moment().scene.hand_wanted == 0


def test_nothing_of_a_closed_hand_shows_in_whole_duels() -> None:
    for seed in (1, 2):
        controller = controlled(new_duel(seed))
        people = People(controller, seed)
        while controller.match.outcome is None:
            visible = controller.seats.visible_hands()
            assert len(visible) <= 1
            for piece in pieces(controller):
                if piece.zone.startswith("hand-") and int(piece.zone[-1]) not in visible:
                    assert piece.kind is None
            people.act()


# ------------------------------------------------------------ answering


def test_a_closed_hand_takes_no_answer_but_pass() -> None:
    said: list[Refusal] = []
    controller = controlled(new_duel())
    controller.refused = said.append
    decision = controller.decision
    assert decision is not None
    deploy = next(o.key for o in decision.options if o.key.startswith("deploy"))
    assert not controller.choose(deploy, decision.number)
    assert "Hold your button first" in said[0].sentence
    assert [option.key for option in controller.blind()] == ["pass"]
    assert controller.choose("pass", decision.number)
    assert controller.decision is not None
    assert controller.decision.seat == 1


def test_an_answer_to_an_old_decision_is_refused() -> None:
    controller = controlled(new_duel())
    number = controller.moment().number
    assert controller.choose("pass", number)
    assert not controller.choose("pass", number)
    assert controller.decision is not None
    assert controller.decision.seat == 1


def test_an_unknown_answer_is_refused_with_a_sentence() -> None:
    said: list[Refusal] = []
    controller = opened(controlled(new_duel()))
    controller.refused = said.append
    assert not controller.choose("deploy:9999:front", controller.moment().number)
    assert said


def test_no_decision_is_answered_twice_in_whole_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []
    answer = Match.answer

    def counted(match: Match, key: str, number: int | None = None) -> None:
        answer(match, key, number)
        if match is playing:  # and not one of its clones
            assert number is not None
            numbers.append(number)

    monkeypatch.setattr(Match, "answer", counted)
    for seed in (3, 4):
        numbers.clear()
        playing = new_duel(seed)
        People(controlled(playing), seed).play()
        assert len(numbers) == len(set(numbers)) > 50


def test_a_failing_card_costs_only_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    controller = opened(controlled(new_duel()))
    controller.faulted = said.append
    before = controller.match.state_hash()

    def fails(*_: Any) -> None:
        raise RuleFault("ZeroDivisionError: division by zero")

    moment = controller.moment()
    assert moment.decision is not None
    with monkeypatch.context() as patched:
        patched.setattr(Match, "answer", fails)
        assert not controller.choose(moment.decision.options[0].key, moment.number)
    assert said == ["ZeroDivisionError: division by zero"]
    assert controller.match.state_hash() == before
    assert controller.choose(moment.decision.options[0].key, moment.number)


def test_two_answers_in_a_row() -> None:
    controller = fighting(5)
    decision = controller.moment().decision
    assert decision is not None
    for option in decision.options:
        following = controller.after(option.key)
        if following is not None:
            assert controller.choose_chain(option.key, following.options[0].key, decision.number)
            assert controller.match.number >= decision.number + 2
            return
    raise AssertionError("no Character leads to a Target")


def fighting(seed: int) -> Controller:
    """A duel at a decision of the Fight Phase that leads on to a choice of the same seat."""
    controller = controlled(new_duel(seed))
    people = People(controller, seed, stops=0.0)
    for _ in range(2000):
        decision = controller.moment().decision
        at_fight = decision is not None and decision.kind == "fight"
        if at_fight and any(controller.after(option.key) for option in decision.options):  # type: ignore[union-attr]
            return controller
        people.act()
    raise AssertionError("no such decision")


# ------------------------------------------------------------ table calls


def called(first_seed: int = 0) -> Controller:
    """A duel at a table call, hands closed."""
    for seed in range(first_seed, first_seed + 40):
        controller = controlled(new_duel(seed))
        people = People(controller, seed, stops=0.1)
        for _ in range(400):
            if controller.match.outcome is not None:
                break
            if controller.moment().scene.call_seats:
                return controller
            people.act()
    raise AssertionError("no table call in forty duels")


def test_a_table_call_shows_no_hand_and_no_option() -> None:
    controller = called()
    moment = controller.moment()
    assert moment.scene.call is not None
    assert moment.decision is None
    assert controller.seats.visible_hands() == []
    assert moment.scene.call.title.rstrip(".") in moment.prompt


def test_nobody_declines_for_everybody_asked() -> None:
    controller = called()
    group = controller.decision.group  # type: ignore[union-attr]
    controller.nobody()
    decision = controller.decision
    assert decision is None or decision.group != group


def test_a_claim_opens_the_hand_and_may_still_decline() -> None:
    controller = called()
    seat = controller.moment().scene.call_seats[0]
    controller.claim(seat)
    moment = controller.moment()
    assert moment.scene.open_hand == seat
    assert moment.decision is not None
    assert moment.decision.option("decline") is not None
    assert controller.choose("decline", moment.number)


def test_a_claim_of_somebody_who_is_not_asked_means_nothing() -> None:
    controller = called()
    others = [seat for seat in (0, 1) if seat not in controller.call_seats()]
    for seat in others:
        controller.claim(seat)
    assert controller.moment().scene.call is not None
    assert controller.seats.claims == set()


def test_alone_an_empty_window_is_never_asked() -> None:
    controller = controlled(new_duel(3, kinds=(HUMAN, "random")))
    people = People(controller, 3)
    while controller.match.outcome is None:
        decision = controller.moment().decision
        if decision is not None and decision.window:
            assert len(decision.options) > 1
        people.act()


# ------------------------------------------------------------ taking back


def test_undo_and_redo() -> None:
    controller = opened(controlled(new_duel()))
    start = controller.match.state_hash()
    deploy = next(o.key for o in controller.moment().decision.options if o.key.startswith("deploy"))  # type: ignore[union-attr]
    controller.choose(deploy, controller.moment().number)
    after = controller.match.state_hash()
    assert controller.undo_block() is None
    controller.undo()
    assert controller.match.state_hash() == start
    assert controller.match.can_redo
    controller.redo()
    assert controller.match.state_hash() == after


def test_after_undo_the_hand_has_to_be_opened_again() -> None:
    controller = opened(controlled(new_duel()))
    deploy = next(o.key for o in controller.moment().decision.options if o.key.startswith("deploy"))  # type: ignore[union-attr]
    controller.choose(deploy, controller.moment().number)
    controller.undo()
    assert controller.seats.visible_hands() == []
    assert controller.moment().scene.hand_wanted == 0


def test_undo_says_why_not() -> None:
    said: list[Refusal] = []
    controller = controlled(new_duel())
    controller.refused = said.append
    controller.undo()
    assert said[0].sentence == controller.undo_block()


def test_a_bots_answer_cannot_be_taken_back() -> None:
    controller = controlled(new_duel(kinds=(HUMAN, "random")))
    controller.choose("pass", controller.moment().number)
    while controller.bot_to_move is not None:
        controller.bot_step()
    if controller.match.outcome is None:
        assert controller.undo_block() is not None


# ------------------------------------------------------------ bots, ends, counting


def test_two_bots_play_a_duel_to_its_end() -> None:
    controller = controlled(new_duel(11, kinds=("random", "random")))
    while controller.bot_step():
        pass
    assert controller.match.outcome is not None
    assert controller.moment().outcome is controller.match.outcome


def test_conceding_ends_the_game() -> None:
    controller = controlled(new_duel())
    kept: list[int] = []
    controller.answered = lambda: kept.append(1)
    controller.concede(0)
    assert controller.match.outcome is not None
    assert controller.match.outcome.winners == (1,)
    assert kept


def test_every_human_decision_is_kept() -> None:
    kept: list[int] = []
    controller = controlled(new_duel())
    controller.answered = lambda: kept.append(controller.match.number)
    controller.choose("pass", controller.moment().number)
    assert len(kept) == 1


def test_the_trace_tells_decisions_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    match = new_duel()
    controller = Controller(match, {}, Hands.CLOSED, Trace(sys.stdout))
    controller.start()
    controller.choose("pass", controller.moment().number)
    controller.choose("pass", 0)
    controller.concede(1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("DECISION 0 Play Phase")
    assert lines[1] == "CHOSE pass"
    assert lines[2].startswith("DECISION 1 ")
    assert lines[3] == "REFUSED stale"
    assert lines[-1].startswith("ENDED Ann wins")


def test_since_you_looked_has_at_most_three_lines() -> None:
    controller = opened(controlled(new_duel()))
    assert 1 <= len(controller.moment().scene.since) <= 3


def test_hands_are_opened_about_ten_times_a_round_at_most() -> None:
    openings: Counter[str] = Counter()
    for seed in range(12):
        controller = controlled(new_duel(seed))
        People(controller, seed).play()
        openings["hands"] += sum(controller.seats.openings.values())
        openings["rounds"] += max(controller.match.rules.round_of(controller.match.table), 1)
    assert 3 <= openings["hands"] / openings["rounds"] <= 11


def test_whoever_keeps_silent_is_not_called_again_this_round() -> None:
    controller = called()
    seat = controller.moment().scene.call_seats[0]
    group = controller.decision.group  # type: ignore[union-attr]
    controller.keep_silent(seat)
    decision = controller.decision
    assert decision is None or decision.group != group
    assert controller.is_silent(seat)
    people = People(controller, 1)
    started = controller.match.rules.round_of(controller.match.table)
    while controller.match.outcome is None and controller.match.rules.round_of(controller.match.table) == started:
        assert seat not in controller.moment().scene.call_seats
        people.act()
    assert not controller.is_silent(seat)


def test_silence_can_be_broken() -> None:
    controller = called()
    seat = controller.moment().scene.call_seats[0]
    controller.keep_silent(seat)
    controller.keep_silent(seat, False)
    assert not controller.is_silent(seat)


def test_while_a_bot_decides_the_last_line_of_the_log_stands_beside() -> None:
    controller = controlled(new_duel(kinds=(HUMAN, "random")))
    controller.choose("pass", controller.moment().number)
    moment = controller.moment()
    assert moment.bot == 1
    assert moment.prompt == "Bo decides."
    assert moment.note == "Ann passes."
