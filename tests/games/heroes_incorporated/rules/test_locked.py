"""Locked heroes, crimes under a die, destroyed blocks (HI-FIGHT-10, 11, 14 to 16)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Huntaar", 5, 1), stand("Traveller", 5, 2)]}


def _options_of(game: CityPlay, hero: str) -> set[str]:
    number = str(game.number(hero))
    verbs = ("move", "fight", "teleport", "rocket", "bonus")
    return {key.split(":")[0] for key in game.keys if key.split(":")[0] in verbs and key.split(":")[1] == number}


@rule("HI-FIGHT-10")
@pytest.mark.parametrize("hero", ["Slingshot", "Traveller", "Lumen"])
def test_a_locked_hero_neither_moves_nor_fights_until_its_die_comes_off(hero: str) -> None:
    ann = {
        "heroes": [stand(hero, 4, 3, face=5, gadgets=["Phase Belt"] * (hero != "Traveller")), stand("Paragon", 5, 5)]
    }
    bo = {"heroes": ["Huntaar", "Scrap"]}
    game = play(players=[ann, bo], pawns=[[4, 3], [4, 2]])
    assert _options_of(game, hero) == set()
    assert game.refuse(hero, (4, 4)).rule == "HI-FIGHT-10"
    if hero != "Traveller":
        game.answer(next(key for key in game.keys if key.startswith("belt")))
        assert {"move", "fight"} <= _options_of(game, hero), "free again at once"


@rule("HI-FIGHT-10")
def test_a_hero_stays_locked_for_the_rest_of_the_round_and_is_free_in_the_next() -> None:
    ann = {"heroes": [stand("Scrap", 4, 3), stand("Paragon", 5, 5)], "points": 9}
    game = play(players=[ann, BO], pawns=[[4, 3]], rolls=[3, 1])
    game.fight("Scrap").end()
    while game.table.round == 1:
        if game.asked == "Ann":
            assert _options_of(game, "Scrap") == set()
        game.idle(str(game.asked))
    assert (game.asked, _options_of(game, "Scrap")) == ("Ann", {"move"})


@rule("HI-FIGHT-11")
def test_a_hero_whose_die_comes_off_may_move_at_once() -> None:
    heroes = [stand("Scrap", 4, 3), stand("Lumen", 4, 3, face=3)]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[4, 3]], rolls=[6])
    game.fight("Scrap").end().idle("Bo")
    assert game.die_on("Lumen") is None
    assert "move" in _options_of(game, "Lumen")
    assert _options_of(game, "Scrap") == set()


@rule("HI-FIGHT-14", "HI-R26")
def test_neither_cards_nor_hq_gadgets_move_a_locked_hero() -> None:
    heroes = [stand("Scrap", 4, 3, face=5), stand("Lumen", 5, 5)]
    ann = {"heroes": heroes, "hq": "Hovercraft", "hand": ["Emergency Call"]}
    game = play(players=[ann, BO], pawns=[[4, 3], [2, 2]])
    game.hq()
    assert {key.split(":")[1] for key in game.keys} == {str(game.number("Lumen"))}
    game.answer(game.keys[0])
    plays = {key for key in game.keys if key.startswith("play:")}
    assert plays
    assert not any(key.endswith(f"hero:{game.number('Scrap')}") for key in plays)


@rule("HI-FIGHT-14", "HI-R26")
def test_subway_terminal_moves_the_winning_hero_at_scoring() -> None:
    ann = {"heroes": [stand("Scrap", 4, 2, face=5), stand("Lumen", 5, 5)]}
    game = play(players=[ann, BO], pawns=[[4, 2]], phase="end", rolls=[1])
    assert (game.question, game.block((4, 2))) == ("power", "Subway Terminal")
    game.answer(game.keys[0])
    assert game.hero("Scrap").locked
    game.answer(next(key for key in game.keys if key.endswith(":0")))
    assert game.at("Scrap") == (1, 1)
    assert game.points("Ann") == 3


@rule("HI-FIGHT-15", "HI-R27")
def test_no_pawn_is_taken_from_a_block_with_a_die_by_illusion_or_minions() -> None:
    heroes = [stand("Dr. Illusion", 5, 2), stand("Silver King", 5, 2)]
    bo = {"heroes": [stand("Huntaar", 5, 2, face=4), stand("Scrap", 1, 1)]}
    guarded = play(players=[{"heroes": heroes}, bo], pawns=[[5, 2], [1, 5]])
    assert not any(key.startswith("bonus:") for key in guarded.keys)
    bo = {"heroes": [stand("Huntaar", 5, 2), stand("Scrap", 1, 1)]}
    free = play(players=[{"heroes": heroes}, bo], pawns=[[5, 2], [1, 5]])
    assert sum(key.startswith("bonus:") for key in free.keys) == 2


@rule("HI-FIGHT-15", "HI-R27")
def test_no_card_and_no_block_takes_a_pawn_from_under_a_die() -> None:
    heroes = [stand("Scrap", 3, 2, face=6), stand("Lumen", 1, 1)]
    game = play(players=[{"heroes": heroes, "hand": ["Crime Wave"]}, BO], pawns=[[3, 2], [3, 2], [4, 4]])
    game.play("Crime Wave", quiet=False)
    assert {key.split(":")[:2][1] for key in game.keys} == {"2"}, "only the pawn that lies under no die"
    assert game.can("Crime C to Crimeland")


@rule("HI-R27")
def test_police_precinct_takes_no_pawn_from_under_a_die_at_scoring() -> None:
    heroes = [stand("Scrap", 3, 2, face=6), stand("Lumen", 4, 3, face=6)]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[3, 2], [4, 3], [4, 4]], phase="end", rolls=[7, 7, 1])
    assert (game.question, game.labels()[0]) == ("power", "Police Precinct")
    game.answer(game.keys[0])
    assert game.pawns == [(3, 1), (4, 2), (2, 3)], "C had gone to Crimeland before the crime die moved all three"


@rule("HI-FIGHT-16", "HI-R28")
def test_nobody_fights_on_a_destroyed_block_unless_it_is_a_lair() -> None:
    ann = {"heroes": [stand("Scrap", 1, 5), stand("Lumen", 4, 3)]}
    game = play(
        players=[ann, BO],
        destroyed=["Central Bank", "Harbour Docks"],
        pawns=[[4, 3]],
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        options={"lairs": "on"},
        rolls=[6],
    )
    assert {key for key in game.keys if key.startswith("fight:")} == {"fight:0:4"}
    assert game.refuse("Lumen", "pawn:A").rule == "HI-FIGHT-16"
    game.fight("Scrap")
    assert game.table.fight is not None
    assert game.table.fight.target == 7


@rule("HI-FIGHT-16", "HI-R28")
def test_a_destroyed_block_pays_nothing_and_has_no_power() -> None:
    for destroyed, points in ([], 5 + 1), (["City Hall"], 0):
        ann = {"heroes": [stand("Scrap", 1, 4, face=6), stand("Lumen", 1, 1)]}
        game = play(players=[ann, BO], destroyed=destroyed, pawns=[[1, 4]], phase="end")
        assert (game.question == "power") == (not destroyed)
        if game.question == "power":
            game.answer(game.keys[0])
        assert game.points("Ann") == points


@rule("HI-R28")
def test_combat_tokens_on_a_destroyed_block_go_to_the_supply() -> None:
    game = play(
        players=[{"heroes": [stand("Scrap", 5, 4), stand("Lumen", 5, 5)], "hand": ["Meteor Strike"]}, BO],
        pawns=[[2, 2]],
    )
    supply = game.table.combat_supply()
    assert game.tokens((1, 1)) == 1
    game.play("Meteor Strike", (1, 1))
    assert (game.destroyed((1, 1)), game.tokens((1, 1)), game.table.combat_supply()) == (True, 0, supply + 1)
