"""Standing answers: what they answer, how long they last, and that they tell nothing of a hand."""

from __future__ import annotations

import pytest

from tabletop.bots import HUMAN
from tabletop.engine.decision import Decision, Option
from tabletop.engine.standing import StandingAnswer
from tabletop.games import game_named
from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands
from tabletop.ui.standing import ROUND, TURN, StandingOrders
from tests.ui.duels import People, controlled, new_duel

HEAL = StandingAnswer("heal", "always takes a HEAL", "may", "yes", "R-1")


def asked(seat: int, kind: str, *keys: str, rule: str = "R-1") -> Decision:
    return Decision(0, seat, kind, "?", tuple(Option(key, key) for key in keys), rule)


def test_a_standing_answer_is_given_for_its_questions_only() -> None:
    orders = StandingOrders([HEAL])
    orders.give(0, "heal")
    assert orders.key_for(asked(0, "may", "yes", "no")) == "yes"
    assert orders.key_for(asked(1, "may", "yes", "no")) is None
    assert orders.key_for(asked(0, "may", "yes", "no", rule="R-2")) is None
    assert orders.key_for(asked(0, "choose", "yes", "no")) is None
    assert orders.key_for(asked(0, "may", "no")) is None
    orders.give(0, "heal", on=False)
    assert orders.key_for(asked(0, "may", "yes", "no")) is None


def test_silence_ends_with_its_turn_or_round() -> None:
    orders = StandingOrders([])
    orders.time((2, "play", 0), 2)
    orders.give(0, TURN)
    orders.give(1, ROUND)
    assert orders.silent(0)
    assert orders.silent(1)
    orders.time((2, "play", 1), 2)
    assert not orders.silent(0)
    assert orders.silent(1)
    orders.time((3, "play", 0), 3)
    assert not orders.silent(1)


def test_what_lasts_is_kept_with_the_table() -> None:
    orders = StandingOrders([HEAL])
    orders.give(1, "heal")
    orders.give(0, ROUND)
    fresh = StandingOrders([HEAL])
    fresh.load(orders.dump() + " 7:heal 0:unknown nonsense", [0, 1])
    assert fresh.dump() == "1:heal"
    assert fresh.holds(1, "heal")
    assert not fresh.silent(0)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(KeyError):
        StandingOrders([HEAL]).give(0, "dance")


def until(controller: Controller, kind: str, key: str, seed: int) -> Decision | None:
    """Play on at random until a person is asked this; None if the game ends before."""
    people = People(controller, seed)
    while controller.match.outcome is None:
        decision = controller.decision
        if decision is not None and decision.kind == kind and decision.option(key) is not None:
            return decision
        people.act()
    return None


@pytest.mark.parametrize(("name", "kind", "key"), [("heal", "may", "yes"), ("shown", "discard", "rest")])
def test_a_game_may_be_played_without_being_asked_again(name: str, kind: str, key: str) -> None:
    controller = controlled(new_duel(5))
    decision = until(controller, kind, key, 5)
    assert decision is not None
    for seat in (0, 1):
        controller.stand(seat, name)
    given = [entry for entry in controller.match.entries if not entry.forced]
    assert given[-1].seat in (0, 1)
    people = People(controller, 6)
    while controller.match.outcome is None:
        now = controller.decision
        heal = now is not None and now.rule == "HB-TERM-13" and now.kind == "may"
        assert not (heal if name == "heal" else now is not None and now.option("rest") is not None)
        people.act()


def test_undo_goes_behind_what_was_answered_by_itself() -> None:
    controller = controlled(new_duel(5), Hands.OPEN)
    decision = until(controller, "discard", "rest", 5)
    assert decision is not None
    entries = len(controller.match.entries)
    controller.stand(decision.seat, "shown")
    assert len(controller.match.entries) > entries
    if controller.undo_block() is None:
        controller.undo()
        now = controller.decision
        assert now is not None
        assert now.option("rest") is None or now.seat != decision.seat
        controller.redo()
        assert len(controller.match.entries) > entries


def test_silence_alone_against_a_bot_declines_unasked() -> None:
    controller = controlled(new_duel(3, kinds=(HUMAN, "random")))
    people = People(controller, 3)
    windows = 0
    while controller.match.outcome is None:
        if not controller.is_silent(0):
            controller.stand(0, ROUND)
        if controller.match.outcome is None:
            decision = controller.decision
            windows += decision is not None and decision.window and decision.seat == 0
            people.act()
    assert windows == 0


def test_silence_looks_the_same_whatever_the_hand_holds() -> None:
    """Public log and public questions of a silent seat are those of a seat for which nobody answered."""
    said: list[list[str]] = []
    for silent in (True, False):
        controller = controlled(new_duel(2))
        people = People(controller, 2, stops=0.0)
        for _ in range(300):
            moment = controller.moment()
            if moment.scene.call is not None and moment.scene.call_seats:
                seat = moment.scene.call_seats[0]
                controller.stand(seat, TURN) if silent else controller.nobody()
                break
            people.act()
        said.append([event.text for event in controller.log()])
    assert said[0] == said[1]


def test_every_game_declares_answers_that_need_no_look() -> None:
    for answer in game_named("hero-brigade").standing:
        assert answer.words
        assert answer.kind != "respond"
