"""The 14 supervillains: number for each origin, penalty on a miss and whom it spares (HI-VILLAIN-6, 14, part 6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

NUMBERS: dict[str, dict[str, int]] = {
    "Limbo": {"": 9},
    "Thornqueen": {"": 5},
    "Gearwraith": {"": 5, "Tech": 7},
    "Hexmistress": {"": 5, "Chosen": 7},
    "Doctor Plague": {"": 6},
    "Quakemaw": {"": 6},
    "Evolver": {"": 6, "Mutant": 8},
    "Mammoth": {"": 7},
    "Mind Ripper": {"": 5},
    "Berserker": {"": 5},
    "Rust Baron": {"": 6, "Tech": 8},
    "Oathbreaker": {"": 6, "Chosen": 8},
    "Star Tyrant": {"": 6, "Alien": 8},
    "Siphon": {"": 5},
}
BASE = ("Limbo", "Thornqueen", "Gearwraith", "Hexmistress", "Doctor Plague", "Quakemaw")
HEROES = {"Tech": "Andron", "Mutant": "Huntaar", "Chosen": "Thunderhawk", "Alien": "Titan"}
PENALTY = {
    "Thornqueen": {"Andron: down"},
    "Doctor Plague": {"Andron: combat"},
    "Siphon": {"Andron: combat"},
    "Mind Ripper": {"Ann: hand", "discard"},
    "Berserker": {"Andron: gear", "discard"},
}
"""What changes on a miss, besides the card of the supervillain that lies on the block."""


def options(*villains: str, **more: str) -> dict[str, str]:
    """The option with which these supervillains are in the game."""
    return {"super": "off" if set(villains) & set(BASE) else "on", **more}


def thrown(*villains: str, hero: Any = None, roll: int = 1, cards: Any = (), others: Any = (), **more: Any) -> CityPlay:
    """Ann's hero fights at (2, 2), of number 4; Bo throws in the supervillains one after the other."""
    ann = {"heroes": [hero or stand("Andron", 2, 2, combat=0), stand("Lumen", 5, 1)], "hand": list(cards)}
    bo: dict[str, Any] = {"heroes": [stand("Paragon", 5, 5, combat=1), stand("Shadowboxer", 1, 5, combat=1)]}
    bo["hand"] = [*villains, "Charity Gala"]
    given = {"options": options(*villains), "pawns": [[2, 2]], "rolls": [roll], **more}
    game = play(players=[ann, bo, *others], **given)
    game.answer("fight:0:6")
    for villain in villains:
        game.throw("Bo", villain)
    return game


@rule("HI-VILLAIN-6", "HI-ORIGIN-1")
@pytest.mark.parametrize("origin", HEROES)
@pytest.mark.parametrize("villain", NUMBERS)
def test_each_has_its_number_for_each_origin(villain: str, origin: str) -> None:
    numbers = NUMBERS[villain]
    number = numbers.get(origin, numbers[""])
    for face, combat in ((min(number, 6), max(0, number - 6)), (min(number - 1, 6), max(0, number - 7))):
        game = thrown(villain, hero=stand(HEROES[origin], 2, 2, combat=combat), roll=face)
        assert game.target() == number
        game.quiet()
        placed = game.die_on(HEROES[origin]) == (2, 2)
        assert placed == (face + combat >= number)
        assert (villain in game.discard) == placed


@rule("HI-VILLAIN-4", "HI-VILLAIN-5", "HI-R93", "HI-VILLAIN-11")
@pytest.mark.parametrize("villain", NUMBERS)
def test_a_defeated_one_is_discarded_without_penalty_and_without_points(villain: str) -> None:
    hero = stand("Lumen", 2, 2, combat=3)
    ann = {"heroes": [hero, stand("Andron", 5, 1)], "hand": ["Cat up a Tree"]}
    bo = {"heroes": [stand("Paragon", 5, 5), "Shadowboxer"], "hand": [villain]}
    game = play(players=[ann, bo], options=options(villain), pawns=[[2, 2]], rolls=[6])
    before = game.picture()
    game.fight("Lumen", (2, 2), quiet=False).throw("Bo", villain).quiet()
    assert game.changed(before) == {"Bo: hand", "discard", "Lumen: die", "Ann: coloured"}
    assert (game.discard, game.villains((2, 2))) == ([villain], [])


@rule("HI-VILLAIN-14", "HI-VILLAIN-13", "HI-R35")
@pytest.mark.parametrize("villain", NUMBERS)
def test_a_miss_brings_the_penalty_of_the_card_and_nothing_else(villain: str) -> None:
    gadget = "Jet Pack" if villain not in BASE else "Grapple Line"
    hero = stand("Andron", 2, 2, combat=1, gadgets=[gadget])
    game = thrown(villain, hero=hero, cards=["Cat up a Tree"])
    before = game.picture()
    game.quiet()
    assert game.changed(before) == PENALTY.get(villain, set())
    assert game.villains((2, 2)) == [villain]


@rule("HI-VILLAIN-14", "HI-R35")
@pytest.mark.parametrize("villain", ["Doctor Plague", "Siphon", "Mind Ripper", "Berserker"])
def test_what_is_not_there_cannot_be_lost(villain: str) -> None:
    others = [{"heroes": [stand("Stampede", 3, 3, combat=2), "Titan"], "hand": 2}]
    game = thrown(villain, others=others)
    before = game.picture()
    game.quiet()
    assert game.changed(before) == set()
    assert game.asked == "Bo", "the turn goes on"


@rule("HI-R35")
def test_the_owner_of_the_missing_hero_chooses_card_and_gadget() -> None:
    game = thrown("Mind Ripper", cards=["Cat up a Tree", "School Visit"]).quiet()
    assert (game.asked, game.question, len(game.keys)) == ("Ann", "discard", 2)
    game.answer(game.keys[1])
    assert game.hand("Ann") == ["Cat up a Tree"]
    game = thrown("Berserker", hero=stand("Andron", 2, 2, gadgets=["Jet Pack", "Phase Belt"])).quiet()
    assert (game.asked, game.question, len(game.keys)) == ("Ann", "lose", 2)
    game.answer(game.keys[1])
    assert game.gear("Andron") == ["Jet Pack"]


@rule("HI-VILLAIN-7", "HI-R35")
def test_the_penalties_of_all_follow_in_the_order_played_and_a_shield_still_there_saves() -> None:
    shield = stand("Andron", 2, 2, combat=0, gadgets=["Force Shield"])
    game = thrown("Thornqueen", "Doctor Plague", hero=shield).quiet()
    assert (game.asked, game.question) == ("Ann", "shield")
    game.answer(game.keys[0])
    assert (game.hero("Andron").down, game.gear("Andron")) == (False, [])
    both = [{"card": "Berserker", "at": [2, 2], "by": "Bo"}, {"card": "Siphon", "at": [2, 2], "by": "Bo"}]
    ann = {"heroes": [stand("Andron", 2, 2, combat=1, gadgets=["Force Shield"]), "Lumen"]}
    game = play(players=[ann, {}], villains=both, pawns=[[2, 2]], rolls=[1]).fight("Andron", (2, 2))
    assert (game.gear("Andron"), game.hero("Andron").combat) == ([], 0)


@rule("HI-VILLAIN-14")
def test_thornqueen_knocks_out_the_missing_hero_only() -> None:
    game = thrown("Thornqueen").quiet()
    assert [game.table.hero_kind(n).name for n, hero in enumerate(game.table.heroes) if hero.down] == ["Andron"]


# ------------------------------------------------------------ Quakemaw
def quake(at: list[int], *, lair: bool = False, **more: Any) -> CityPlay:
    """Quakemaw lies undefeated on a block when the round ends."""
    villains = [{"card": "Quakemaw", "at": at, "by": "Bo", "lair": lair}]
    heroes = [stand("Andron", 2, 2), stand("Lumen", 5, 1)]
    position = {"options": options("Quakemaw"), "villains": villains, "pawns": [[4, 4]], "phase": "end", **more}
    return play(players=[{"heroes": heroes}, {"heroes": ["Paragon", "Stampede"]}], **position)


@rule("HI-R28", "HI-VILLAIN-15")
def test_undefeated_quakemaw_destroys_its_block_with_all_that_is_there() -> None:
    game = quake([1, 1], pawns=[[1, 1]])
    assert (game.destroyed((1, 1)), game.tokens((1, 1)), game.discard) == (True, 0, ["Quakemaw"])
    assert sum(game.table.destroyed) == 1
    assert sum(quake([2, 2]).table.destroyed) == 1, "a hero does not protect the block"


@rule("HI-R28")
@pytest.mark.parametrize("at", [[3, 3], [5, 2]])
def test_quakemaw_destroys_neither_crimeland_nor_what_is_destroyed_already(at: list[int]) -> None:
    game = quake(at, destroyed=["Pet Store"])
    assert [n for n, gone in enumerate(game.table.destroyed) if gone] == [21]
    assert game.discard == ["Quakemaw"], "it leaves as usual"


@rule("HI-LAIR-1", "HI-LAIR-2", "HI-R28")
def test_quakemaw_destroys_its_old_block_before_it_goes_to_a_lair_and_none_in_the_lair() -> None:
    game = quake([2, 3], options=options("Quakemaw", lairs="on"), rolls=[4])
    assert (game.destroyed((2, 3)), game.villains((5, 5)), sum(game.table.destroyed)) == (True, ["Quakemaw"], 1)
    game = quake([5, 5], lair=True, options=options("Quakemaw", lairs="on"))
    assert (sum(game.table.destroyed), game.villains((5, 5))) == (0, ["Quakemaw"])


@rule("HI-VILLAIN-11")
def test_a_defeated_quakemaw_destroys_nothing() -> None:
    game = thrown("Quakemaw", roll=6).quiet()
    game.to_round_end()
    assert not any(game.table.destroyed)


@rule("HI-SETUP-2")
@pytest.mark.parametrize("expansion", ["on", "off"])
def test_base_and_expansion_supervillains_are_never_in_one_game(expansion: str) -> None:
    game = play(players=[{}, {}], options={"super": expansion})
    kinds = [game.table.kind(card) for card in range(len(game.table.kinds))]
    names = sorted(kind.name for kind in kinds if kind.combat is not None)
    assert names == sorted(set(BASE) if expansion == "off" else set(NUMBERS) - set(BASE))
