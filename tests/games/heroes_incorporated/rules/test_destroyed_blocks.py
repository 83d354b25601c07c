"""Destroyed and restored blocks, and Crimeland as an ordinary block (HI-R28, HI-CRIME-8, HI-R85)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Huntaar"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Scrap"]}


@rule("HI-R28")
def test_a_destroyed_block_has_no_number_and_no_power_and_its_tokens_go_to_the_supply() -> None:
    game = play(
        players=[
            {"heroes": [{"name": "Lumen", "at": [5, 1]}, {"name": "Huntaar", "at": [5, 1]}], "hand": ["Meteor Strike"]},
            {"heroes": [{"name": "Traveller", "at": [5, 2]}, {"name": "Scrap", "at": [5, 2]}]},
        ]
    )
    supply = game.table.combat_supply()
    game.play("Meteor Strike", (1, 1))
    assert game.destroyed((1, 1))
    assert game.table.number(0) == 0
    assert (game.tokens((1, 1)), game.table.combat_supply()) == (0, supply + 1)


@rule("HI-R28")
@pytest.mark.parametrize(
    ("what", "place"),
    [("hero", [2, 1]), ("pawn", [2, 3]), ("villain", [2, 4]), ("destroyed", [5, 4]), ("Crimeland", [3, 3])],
)
def test_what_stands_on_a_block_guards_it(what: str, place: list[int]) -> None:
    heroes = [{"name": "Lumen", "at": [2, 1]}, {"name": "Huntaar", "at": [2, 2]}]
    game = play(
        players=[{"heroes": heroes, "hand": ["Meteor Strike"]}, {"heroes": BO["heroes"][:1]}],
        pawns=[[2, 3]],
        villains=[{"card": "Mammoth", "at": [2, 4]}],
        destroyed=["Furniture Warehouse"],
    )
    card = game.player("Ann").hand[0]
    assert f"play:{card}:block:{5 * place[0] + place[1] - 6}" not in game.keys, what
    assert f"play:{card}:block:19" in game.keys, "an empty one can be destroyed"


@rule("HI-R28")
def test_a_block_with_a_die_alone_is_guarded_too() -> None:
    heroes = [{"name": "Lumen", "at": [2, 1], "face": 5, "die": [2, 2]}, {"name": "Huntaar", "at": [2, 1]}]
    game = play(players=[{"heroes": heroes, "hand": ["Meteor Strike"]}, BO], pawns=[[3, 3]])
    assert f"play:{game.player('Ann').hand[0]}:block:6" not in game.keys


@rule("HI-R28", "HI-CRIME-8")
def test_heroes_and_pawns_enter_and_leave_a_destroyed_block_but_nobody_fights_there() -> None:
    heroes = [{"name": "Lumen", "at": [2, 2]}, {"name": "Traveller", "at": [5, 5]}]
    game = play(
        players=[{"heroes": heroes}, {"heroes": ["Scrap", "Titan"]}],
        pawns=[[2, 3], [3, 3]],
        city={"Pet Store": [2, 3]},
        destroyed=["Pet Store"],
        step=4,
        rolls=[7, 2, 5, 1],
    )
    assert not any(key.startswith("fight:") for key in game.keys), "not from beside it, either"
    game.move("Lumen", (2, 3))
    game.to_round_end()
    assert game.pawns == [(2, 2), (2, 4)], "one has left it"
    assert game.at("Lumen") == (2, 3)
    assert not any(key == f"fight:{game.number('Lumen')}:7" for key in game.keys)


@rule("HI-CRIME-8")
def test_a_pawn_enters_a_destroyed_block_and_one_with_a_hero() -> None:
    ann = {"heroes": [{"name": "Lumen", "at": [2, 4]}, {"name": "Titan", "at": [5, 5]}]}
    game = play(
        players=[ann, BO],
        pawns=[[2, 2], [3, 4]],
        city={"Pet Store": [2, 3]},
        destroyed=["Pet Store"],
        phase="end",
        rolls=[3, 1],
    )
    assert game.pawns == [(2, 3), (2, 4)]


@rule("HI-R28")
def test_a_restored_block_has_number_and_power_back_but_no_token() -> None:
    game = play(players=[ANN | {"hand": ["Rebuilding Fund"]}, BO], destroyed=["Genicon Inc."])
    game.play("Rebuilding Fund", quiet=False)
    assert game.question == "aim"
    game.answer(game.keys[0])
    assert not game.destroyed((1, 1))
    assert (game.table.number(0), game.tokens((1, 1)), game.points("Ann")) == (5, 0, 2)


@rule("HI-R28")
@pytest.mark.parametrize(("at", "gone"), [([3, 4], True), ([3, 3], False)])
def test_quakemaw_destroys_its_block_with_all_that_stands_there_but_never_crimeland(at: list[int], gone: bool) -> None:
    heroes = [{"name": "Lumen", "at": at, "combat": 1}, {"name": "Huntaar", "at": [5, 1]}]
    game = play(
        players=[{"heroes": heroes}, BO],
        options={"super": "off"},
        villains=[{"card": "Quakemaw", "at": at}],
        pawns=[at],
        rolls=[1],
        phase="end",
    )
    assert game.destroyed((at[0], at[1])) is gone
    assert sum(game.table.destroyed) == gone
    assert game.discard == ["Quakemaw"]
    assert (game.at("Lumen"), game.hero("Lumen").combat, game.pawns) == (tuple(at), 1, [(2, at[1])])


@rule("HI-R28")
def test_a_lair_on_a_destroyed_block_is_still_fought() -> None:
    heroes = [{"name": "Lumen", "at": [1, 5], "combat": 1}, "Huntaar"]
    game = play(
        players=[{"heroes": heroes}, BO],
        options={"lairs": "on"},
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        city={"Pet Store": [1, 5]},
        destroyed=["Pet Store"],
        rolls=[6],
    )
    game.fight("Lumen")
    assert (game.points("Ann"), game.discard) == (6, ["Mammoth"])


@rule("HI-R85")
def test_crimeland_is_entered_fought_over_and_scored_like_any_block() -> None:
    heroes = [{"name": "Lumen", "at": [3, 2]}, "Huntaar"]
    bo = BO | {"hand": ["Berserker"]}
    game = play(players=[{"heroes": heroes}, bo], pawns=[[3, 3]], rolls=[5, 1], step=3)
    game.move("Lumen", (3, 3)).idle("Bo")
    game.fight("Lumen", quiet=False).throw("Bo", "Berserker").quiet()
    assert (game.die_on("Lumen"), game.discard) == ((3, 3), ["Berserker"])
    game.to_round_end()
    assert (game.points("Ann"), game.pawns) == (4, [(2, 3)])


@rule("HI-R85")
def test_crime_wave_takes_a_pawn_out_of_crimeland_and_illusion_does_not() -> None:
    heroes = [{"name": "Dr. Illusion", "at": [3, 3]}, "Huntaar"]
    game = play(players=[{"heroes": heroes, "hand": ["Crime Wave"]}, BO], pawns=[[3, 3]])
    assert f"bonus:{game.number('Dr. Illusion')}" not in game.keys
    game.play("Crime Wave").answer("pawn:0:7")
    assert game.pawns == [(2, 3)]
