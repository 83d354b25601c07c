"""What is asked, in words: names where there are names, and what stands against a roll."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.ui.controller import Controller
from tests.ui.heroes_incorporated.fights import PLAYERS, fight
from tests.ui.heroes_incorporated.games import controlled, new_game


def open_hand(controller: Controller) -> None:
    """Open the hand that must be open."""
    wanted = controller.moment().scene.hand_wanted
    if wanted is not None:
        controller.hold(wanted)


def choose(controller: Controller, words: str = "") -> None:
    """Take the first option with these words."""
    open_hand(controller)
    moment = controller.moment()
    assert moment.decision is not None
    option = next(option for option in moment.decision.options if words in option.label)
    assert controller.choose(option.key, moment.number)


def rolled(rolls: list[int], fighter: str = "Titan", **data: Any) -> str:
    """The prompt after a roll to which nobody has thrown in anything."""
    controller = controlled(fight(rolls, teams=3, **data))
    choose(controller, f"{fighter} fights")
    while controller.moment().scene.call is not None:
        controller.nobody()
    return controller.moment().prompt


@pytest.mark.parametrize(
    ("teams", "answers", "prompt"),
    [
        (2, 0, "Keep one of these heroes. The other two go to Bo."),
        (3, 0, "Keep one of these heroes. The others go to Bo and Cy, one to each."),
        (3, 1, "Which hero goes to Bo, on your left? The other goes to Cy, on your right."),
        (4, 1, "Which hero goes to Bo, on your left? The other goes to Dee, on your right."),
        (2, 2, "Keep one of these two as your second hero. The other is out of the game."),
        (3, 6, "Keep one of these two as your second hero. The other is out of the game."),
    ],
)
def test_the_draft_names_who_gets_the_other_heroes(teams: int, answers: int, prompt: str) -> None:
    controller = controlled(new_game(teams, seed=3))
    for _ in range(answers):
        choose(controller)
    open_hand(controller)
    assert controller.moment().prompt == prompt


def test_a_roll_is_told_with_what_stands_against_it() -> None:
    city = {"City Hall": [2, 2]}
    assert rolled([2], city=city) == (
        "Titan rolled 2, with Combat +1 that is 3, against City Hall\u2019s 5. Spend Justice tokens?"
    )


def test_a_roll_that_is_enough_says_so() -> None:
    assert ", enough against City Hall\u2019s 5. " in rolled([4], city={"City Hall": [2, 2]})


def test_a_supervillain_that_counts_more_is_named() -> None:
    villain = {"card": "Mammoth", "at": [2, 2], "by": "Bo"}
    assert "against Mammoth\u2019s" in rolled([2], villains=[villain])


def test_an_older_die_that_holds_the_block_is_named() -> None:
    older = {"name": "Stampede", "at": [1, 1], "face": 5, "die": [2, 2]}
    players = [*PLAYERS[:2], {**PLAYERS[2], "heroes": [PLAYERS[2]["heroes"][0], older]}]
    prompt = rolled([3], players=players, city={"Pet Store": [2, 2]})
    assert prompt == "Titan rolled 3, with Combat +1 that is 4, against an older die of 5. Spend Justice tokens?"


@pytest.mark.parametrize(
    ("villain", "gear", "note"),
    [
        ("Mammoth", [], "the higher one counts"),
        ("Rust Baron", [], "8 against Tech"),
        ("Rust Baron", ["Villain Scanner"], "8 against Tech, 1 less with the scanner"),
    ],
)
def test_the_band_tells_why_a_number_is_not_the_printed_one(villain: str, gear: list[str], note: str) -> None:
    andron = {"name": "Andron", "at": [2, 2], "combat": 1, "gadgets": gear}
    players = [{**PLAYERS[0], "heroes": [PLAYERS[0]["heroes"][0], andron]}, *PLAYERS[1:3]]
    there = [{"card": villain, "at": [2, 2], "by": "Bo"}]
    controller = controlled(fight([2], teams=3, players=players, villains=there, city={"Pet Store": [2, 2]}))
    choose(controller, "Andron fights on Pet Store")
    shown = controller.moment().scene.view.facts["fight"]
    assert isinstance(shown, dict)
    assert shown["note"] == note


def test_whoever_answers_a_call_is_asked_for_the_answer() -> None:
    players = [{**PLAYERS[0], "hand": 2}, {**PLAYERS[1], "hand": ["Mammoth", 2]}, PLAYERS[2]]
    controller = controlled(fight([2], teams=3, players=players, city={"Pet Store": [2, 2]}))
    choose(controller, "Titan fights")
    assert controller.moment().prompt == "Titan fights on Pet Store, 2 to reach. Does anyone throw in a supervillain?"
    controller.claim(1)
    open_hand(controller)
    assert controller.moment().prompt == "Titan fights on Pet Store, 2 to reach. Throw in a supervillain?"


def test_a_name_with_a_full_stop_of_its_own_gets_no_second_one() -> None:
    older = {"name": "Stampede", "at": [1, 1], "face": 5, "die": [1, 1]}
    players = [*PLAYERS[:2], {**PLAYERS[2], "heroes": [PLAYERS[2]["heroes"][0], older]}]
    players[0] = {**PLAYERS[0], "justice": 0}
    controller = controlled(fight([], teams=3, players=players, phase="end", city={"Genicon Inc.": [1, 1]}))
    while "Genicon" not in controller.moment().prompt:
        choose(controller, "Use no power")
    assert controller.moment().prompt == "You alone won Genicon Inc.: use its power?"


def test_a_card_played_on_such_a_block_is_called_in_one_sentence() -> None:
    players = [{**PLAYERS[0], "hand": ["Meteor Strike", 1]}, *PLAYERS[1:4]]
    controller = controlled(fight([], teams=4, players=players, city={"Genicon Inc.": [5, 5]}))
    hand = controller.moment().scene.hand_offered
    assert hand is not None
    controller.hold(hand)
    choose(controller, "Meteor Strike on Genicon Inc.")
    assert controller.moment().prompt == "Ann plays Meteor Strike on Genicon Inc. Does Mind Control cancel it?"


def test_of_two_dice_of_magic_the_one_that_counts_lies_on_top() -> None:
    controller = controlled(fight([2, 1], teams=3, turn="Bo", city={"City Hall": [4, 2]}))
    choose(controller, "Madame Arcana fights")
    while controller.moment().scene.call is not None:
        controller.nobody()
    dice = controller.moment().scene.view.zones["fight"].pieces
    assert [(die.fields["face"], die.fields["faded"]) for die in dice] == [(1, True), (2, False)]
