"""Equipped gadgets: whose they are, their limit, swaps, and where the card of a lost token goes (HI-GADGET)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Stampede"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Shadowboxer"]}
THREE = ["Combat Visor", "Force Shield", "Phase Belt"]


def playable(game: CityPlay) -> list[str]:
    """The plays that are offered."""
    return [key for key in game.keys if key.startswith("play:")]


@rule("HI-CARD-5")
def test_a_gadget_works_from_the_moment_it_is_put_on() -> None:
    heroes = [{"name": "Stampede", "at": [3, 3]}, {"name": "Huntaar", "at": [1, 1]}]
    game = play(players=[{"heroes": heroes, "hand": ["Jet Pack"]}, BO], pawns=[[5, 5]])
    before = game.picture()
    game.play("Jet Pack", "Stampede")
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "Stampede: gear"}
    game.bonus("Stampede").move("Stampede", (2, 2))
    assert game.at("Stampede") == (2, 2), "in the same turn"


@rule("HI-CARD-5")
def test_only_the_carrier_may_use_a_gadget() -> None:
    heroes = [{"name": "Stampede", "at": [3, 3], "gadgets": ["Jet Pack"]}, {"name": "Shadowboxer", "at": [3, 3]}]
    game = play(players=[{"heroes": heroes}, {"heroes": ["Huntaar", "Werebeast"]}], pawns=[[5, 5]])
    diagonal = {f"move:{game.number(name)}:6" in game.keys: name for name in ("Stampede", "Shadowboxer")}
    assert diagonal == {True: "Stampede", False: "Shadowboxer"}


@rule("HI-CARD-5", "HI-LIMIT-4", "HI-GADGET-2")
def test_a_gadget_goes_on_an_own_hero_that_is_no_alien() -> None:
    game = play(players=[{"heroes": ["Titan", "Lumen"], "hand": ["Jet Pack"]}, BO])
    card = game.player("Ann").hand[0]
    assert playable(game) == [f"play:{card}:hero:{game.number('Lumen')}"]


@rule("HI-GADGET-2")
def test_with_two_aliens_a_gadget_cannot_be_played() -> None:
    game = play(players=[{"heroes": ["Titan", "Traveller"], "hand": ["Jet Pack"]}, {"heroes": ["Lumen", "Stampede"]}])
    assert playable(game) == []
    assert game.refuse("Jet Pack", "Titan").rule == "HI-GADGET-2"


@rule("HI-GADGET-1", "HI-R45", "HI-LIMIT-4", "HI-CARD-13")
@pytest.mark.parametrize("given_up", THREE)
def test_a_fourth_gadget_comes_only_in_the_place_of_another(given_up: str) -> None:
    heroes = [{"name": "Lumen", "gadgets": THREE}, "Stampede"]
    game = play(players=[{"heroes": heroes, "hand": ["Jet Pack"]}, BO])
    game.play("Jet Pack", "Lumen")
    assert game.question == "aim"
    assert len(game.keys) == 3, "one has to go"
    assert game.decision.prompt == "Three gadgets are the limit. Which one makes room for Jet Pack?"
    gone = next(card for card in game.hero("Lumen").gadgets if game.table.kind(card).name == given_up)
    game.answer(next(key for key in game.keys if key.endswith(f":{gone}")))
    assert sorted(game.gear("Lumen")) == sorted([*(one for one in THREE if one != given_up), "Jet Pack"])
    assert game.discard == [given_up]


@rule("HI-GADGET-1", "HI-R45")
def test_a_third_gadget_needs_no_swap() -> None:
    game = play(players=[{"heroes": [{"name": "Lumen", "gadgets": THREE[:2]}, "Stampede"], "hand": ["Jet Pack"]}, BO])
    game.play("Jet Pack", "Lumen")
    assert game.gear("Lumen") == [*THREE[:2], "Jet Pack"]
    assert game.discard == []


@rule("HI-R45", "HI-LIMIT-3")
def test_there_is_no_swap_for_combat_tokens() -> None:
    heroes = [{"name": "Lumen", "combat": 3}, {"name": "Stampede", "combat": 1}]
    game = play(players=[{"heroes": heroes, "hand": ["Power Surge"]}, BO])
    assert playable(game) == [f"play:{game.player('Ann').hand[0]}:hero:{game.number('Stampede')}"]


@rule("HI-CARD-13", "HI-R42", "HI-LIMIT-7")
def test_the_card_of_a_gadget_lies_with_its_token_and_is_discarded_with_it() -> None:
    bo = {"heroes": [{"name": "Scrap", "gadgets": ["Jet Pack"]}, {"name": "Huntaar", "gadgets": ["Phase Belt"]}]}
    game = play(players=[ANN | {"hand": ["System Crash"]}, bo])
    assert "Jet Pack" not in game.deck
    assert game.discard == []
    game.play("System Crash", "Scrap")
    assert (game.gear("Scrap"), game.gear("Huntaar")) == ([], ["Phase Belt"])
    assert game.discard == ["Jet Pack", "System Crash"]


@rule("HI-CARD-13", "HI-R42")
def test_the_first_token_of_scrap_has_no_card_and_stays_out_when_it_is_lost() -> None:
    bo = {"heroes": [{"name": "Scrap", "own": "Jet Pack", "gadgets": ["Phase Belt"]}, "Huntaar"]}
    game = play(players=[ANN | {"hand": ["Equipment Failure"]}, bo])
    game.play("Equipment Failure", "Scrap")
    jet = next(card for card in game.hero("Scrap").gadgets if game.table.kind(card).name == "Jet Pack")
    game.answer(next(key for key in game.keys if key.endswith(f":{jet}")))
    assert game.gear("Scrap") == ["Phase Belt"]
    assert game.discard == ["Equipment Failure"]
    assert game.removed == ["Jet Pack"]


@rule("HI-CARD-13", "HI-R42")
def test_a_hero_that_is_knocked_out_keeps_its_gadgets() -> None:
    bo = {"heroes": [{"name": "Scrap", "gadgets": ["Phase Belt"]}, "Huntaar"]}
    game = play(players=[ANN | {"hand": ["Cryo Cannon"]}, bo])
    game.play("Cryo Cannon", "Scrap")
    assert game.gear("Scrap") == ["Phase Belt"]


@rule("HI-LIMIT-7")
def test_there_is_one_token_for_each_gadget() -> None:
    game = new_game(2)
    gadgets = [game.table.kind(card).name for card in range(len(game.table.kinds))]
    for name in (*THREE, "Jet Pack", "Hovercraft"):
        assert gadgets.count(name) == 1


@rule("HI-R91")
@pytest.mark.parametrize(("gadgets", "stays"), [(["Villain Scanner"], True), ([], False)])
def test_the_placed_die_of_a_scanners_carrier_meets_a_number_one_lower(gadgets: list[str], stays: bool) -> None:
    ann = {"heroes": [{"name": "Stampede", "at": [2, 2], "face": 4, "gadgets": gadgets}, "Lumen"]}
    bo = {"heroes": [{"name": "Shadowboxer", "at": [2, 2]}, "Traveller"]}
    cy = {"heroes": ["Huntaar", "Titan"], "hand": ["Berserker"]}
    game = play(players=[ann, bo, cy], pawns=[[2, 2]], turn="Bo", rolls=[1])
    game.fight("Shadowboxer", quiet=False).throw("Cy", "Berserker")
    assert game.table.fight is not None
    assert game.table.fight.result == "miss"
    assert (game.die_on("Stampede") == (2, 2)) is stays
    assert game.villains((2, 2)) == ([] if stays else ["Berserker"]), "a die that is left defeats it after the miss"
