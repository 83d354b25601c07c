"""Inventor: a gadget to begin with, and gadget cards without an action (HI-POWER-10, HI-R48, HI-R99)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play, stand

BO = {"heroes": [stand("Stampede", 5, 5), stand("Titan", 5, 4)]}
GADGETS = ["Jet Pack", "Sleep Gas Grenade", "Hovercraft"]


def scrap(hand: list[str], mate: Any = "Lumen", bo: dict[str, Any] = BO, **hero: Any) -> CityPlay:
    """Ann has Scrap and these cards."""
    return play(players=[{"heroes": [stand("Scrap", 5, 1, **hero), mate], "hand": hand}, bo])


@rule("HI-POWER-10", "HI-R48")
def test_all_three_kinds_of_gadget_cards_are_free_any_number_in_a_turn() -> None:
    game = scrap([*GADGETS, "Cat up a Tree"])
    game.free("Jet Pack", "Scrap").free("Sleep Gas Grenade", "Stampede").free("Hovercraft")
    assert (game.gear("Scrap"), game.hero("Stampede").down, game.hq_of("Ann")) == (["Jet Pack"], True, "Hovercraft")
    assert (game.asked, game.markers("Ann"), game.spaces("Ann")) == ("Ann", (4, 1), [])
    game.play("Cat up a Tree")
    assert game.markers("Ann") == (3, 1), "another card costs its action"


@rule("HI-POWER-10", "HI-R48", "HI-R13", "HI-TURN-3")
def test_free_gadgets_also_come_after_the_normal_action_but_not_in_the_turn_of_others() -> None:
    game = scrap(["Jet Pack"]).draw()
    assert game.asked == "Ann"
    game.end().idle("Bo")
    assert game.asked == "Ann"
    game.pass_()
    game.free("Jet Pack", "Lumen")
    assert game.gear("Lumen") == ["Jet Pack"]


@rule("HI-R99")
def test_while_the_inventor_stands_no_marker_can_be_spent_on_a_gadget_card() -> None:
    assert not any(key.startswith("play") for key in scrap(GADGETS).keys)


@rule("HI-R99")
@pytest.mark.parametrize("down", [False, True])
def test_nor_does_the_inventors_owner_spend_another_marker_on_one(down: bool) -> None:
    heroes = [stand("Scrap", 4, 4) | {"down": down}, stand("Stampede", 5, 5)]
    ann = {"heroes": heroes, "hand": ["Jet Pack", "Cat up a Tree"], "hq": "Satellite Uplink"}
    game = play(players=[ann, {"heroes": ["Titan", "Lumen"]}])
    jet = f"play:{game.player('Ann').hand[0]}:hero:{game.number('Stampede')}"
    game.bonus("Stampede")
    assert (jet in game.keys) is down
    game.play("Cat up a Tree")
    assert game.can("hq") is down, "nothing but a gadget card is left for it to play"


@rule("HI-POWER-10", "HI-KO-4")
def test_a_knocked_out_inventor_plays_nothing_for_free() -> None:
    game = scrap(GADGETS, down=True)
    assert not any(key.startswith("free") for key in game.keys)
    game.play("Jet Pack", "Lumen")
    assert game.markers("Ann") == (3, 1)


@rule("HI-POWER-10")
def test_nobody_else_plays_gadget_cards_for_free() -> None:
    ann = {"heroes": [stand("Andron", 5, 1), "Lumen"], "hand": GADGETS}
    game = play(players=[ann, {"heroes": [stand("Scrap", 5, 1), "Titan"]}])
    assert not any(key.startswith("free") for key in game.keys)


@rule("HI-R50", "HI-POWER-12")
def test_a_free_gadget_card_can_be_cancelled() -> None:
    bo = {"heroes": [stand("Cera", 5, 5), "Titan"], "hand": ["Cat up a Tree"]}
    game = scrap(["Jet Pack"], bo=bo).free("Jet Pack", "Scrap", quiet=False).cancel("Bo", "Cat up a Tree")
    assert (game.gear("Scrap"), game.removed) == ([], ["Jet Pack", "Cat up a Tree"])


@rule("HI-POWER-10", "HI-SETUP-11")
@pytest.mark.parametrize(("expansion", "tokens"), [("on", 9), ("off", 6)])
def test_the_inventor_begins_with_a_gadget_of_the_owners_choice_whose_card_leaves_the_game(
    expansion: str, tokens: int
) -> None:
    game = new_game(4, seed=1, super=expansion)
    seeds = iter(range(2, 40))
    while game.question != "gadget":
        if game.question == "place":
            game = new_game(4, seed=next(seeds), super=expansion)
        options = game.decision.options
        game.answer(next((one.key for one in options if one.label.startswith("Scrap")), options[0].key))
    assert len(game.keys) == tokens
    name = game.labels()[0]
    game.answer(game.keys[0])
    assert len(game.gear("Scrap")) == 1
    assert game.gear("Scrap")[0] in name
    assert game.gear("Scrap")[0] not in game.deck
    assert [each for each in game.match.names if game.gear("Scrap")[0] in game.hand(each)] == []


@rule("HI-CARD-13", "HI-R42")
def test_the_first_gadget_has_no_card_to_discard_when_it_is_lost() -> None:
    bo = {"heroes": [stand("Stampede", 5, 5), "Titan"], "hand": ["Equipment Failure"]}
    game = play(players=[{"heroes": [stand("Scrap", 5, 1, own="Jet Pack"), "Lumen"]}, bo], turn="Bo")
    game.play("Equipment Failure", "Scrap")
    assert (game.gear("Scrap"), game.removed, game.discard) == ([], ["Jet Pack"], ["Equipment Failure"])
