"""Worked examples about fights: HI-E2 to HI-E4 with their variants and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import example
from tests.games.heroes_incorporated.city_play import CityPlay, play

AT, FIVE, FOUR = (2, 2), {"City Hall": [2, 2]}, {"Temple of the Ages": [2, 2]}


def three_heroes(rolls: list[int]) -> CityPlay:
    """HI-E2: a block of 5 with one crime, and a free hero of each of three players there."""
    players = [
        {"heroes": [{"name": "Stampede", "at": [2, 2]}, {"name": "Lumen", "at": [5, 5]}]},
        {"heroes": [{"name": "Huntaar", "at": [2, 2]}, {"name": "Scrap", "at": [5, 5]}]},
        {"heroes": [{"name": "Shadowboxer", "at": [2, 2]}, {"name": "Traveller", "at": [5, 5]}]},
    ]
    game = play(players=players, pawns=[[2, 2]], city=FIVE, rolls=rolls, options={"justice": "on"})
    assert game.table.number(6) == 5
    return game


@example("HI-E2")
def test_equal_dice_lie_together_until_a_better_roll_comes() -> None:
    game = three_heroes([5, 5, 6, 1])
    game.fight("Stampede").end().fight("Huntaar").end()
    assert (game.die_on("Stampede"), game.die_on("Huntaar")) == (AT, AT)
    assert not game.hero("Stampede").free
    assert not game.hero("Huntaar").free
    game.fight("Shadowboxer").end()
    assert (game.die_on("Stampede"), game.die_on("Huntaar"), game.die_on("Shadowboxer")) == (None, None, AT)
    assert f"fight:{game.number('Stampede')}:6" in game.keys, "A may act again"
    game.idle("Ann")
    assert f"fight:{game.number('Huntaar')}:6" in game.keys, "and so may B"
    game.to_round_end()
    assert game.question == "power"
    assert [game.points(name) for name in ("Ann", "Bo", "Cy")] == [0, 0, 5]
    assert [game.player(name).justice for name in ("Ann", "Bo", "Cy")] == [0, 0, 0]


@example("HI-E2")
def test_without_the_better_roll_both_score_two_and_the_power_is_unused() -> None:
    game = three_heroes([5, 5, 1])
    game.fight("Stampede").end().fight("Huntaar").end().idle("Cy")
    game.to_round_end()
    assert game.table.round == 2, "nobody was asked for the power of City Hall"
    assert [game.points(name) for name in ("Ann", "Bo", "Cy")] == [2, 2, 0]


def justice_fight() -> CityPlay:
    """HI-E3: A has rolled 3 with one Combat +1 token and three Justice tokens on a block of 4."""
    ann = {"heroes": [{"name": "Stampede", "at": [2, 2], "combat": 1}, {"name": "Lumen", "at": [2, 2]}], "justice": 3}
    bo = {"heroes": [{"name": "Scrap", "at": [2, 2]}, "Titan"], "hand": ["Equipment Failure"]}
    return play(players=[ann, bo], pawns=[[2, 2]], city=FOUR, options={"justice": "on"}, rolls=[3, 6]).fight("Stampede")


@example("HI-E3")
def test_three_justice_tokens_and_one_combat_token_make_seven_of_a_three() -> None:
    game = justice_fight()
    fight = game.table.fight
    assert fight is not None
    assert (fight.face, game.table.heroes[0].combat, fight.target) == (3, 1, 4)
    assert fight.face + game.hero("Stampede").combat == 4, "a success already"
    game.answer("justice:3")
    assert (game.hero("Stampede").face, game.table.heroes[0].value, game.player("Ann").justice) == (6, 7, 0)
    assert game.die_on("Stampede") == AT
    game.end().fight("Scrap")
    assert game.table.fight is not None
    assert (game.table.fight.face, game.table.fight.result) == (6, "miss"), "at best 6, and that is below 7"
    assert game.die_on("Stampede") == AT


@example("HI-E3")
def test_without_spending_the_three_is_a_success_too() -> None:
    game = justice_fight().answer("justice:0")
    assert (game.table.heroes[0].value, game.die_on("Stampede"), game.player("Ann").justice) == (4, AT, 3)


@example("HI-E3")
def test_when_the_combat_token_is_lost_the_die_stays_with_six() -> None:
    game = justice_fight().answer("justice:3").end()
    game.play("Equipment Failure", "Stampede")
    assert game.hero("Stampede").combat == 0
    assert (game.table.heroes[0].value, game.die_on("Stampede")) == (6, AT)


FOUR_VILLAINS = ["Evolver", "Mammoth", "Mind Ripper", "Berserker"]


def four_villains(hero: dict[str, Any], roll: int, justice: str = "on", hand: list[str] | None = None) -> CityPlay:
    """HI-E4: one block of 4 with a crime and the four supervillains; the hero has rolled."""
    team = {"heroes": [{"at": [2, 2], **hero}, {"name": "Lumen", "at": [5, 5]}], "hand": hand or []}
    villains = [{"card": card, "at": [2, 2]} for card in FOUR_VILLAINS]
    players = [team, {"heroes": ["Shadowboxer", "Titan"]}]
    game = play(
        players=players,
        pawns=[[2, 2]],
        city=FOUR,
        villains=villains,
        options={"justice": justice},
        rolls=[roll],
    )
    return game.fight(hero["name"])


SCRAP = {"name": "Scrap", "combat": 1, "gadgets": ["Jet Pack"]}


@example("HI-E4")
@pytest.mark.parametrize(("hero", "target"), [("Scrap", 7), ("Huntaar", 8)])
def test_the_target_of_each_hero(hero: str, target: int) -> None:
    assert four_villains({"name": hero}, 1).target() == target


@example("HI-E4")
@pytest.mark.parametrize("justice", ["on", "off"])
def test_scrap_with_a_five_misses_and_pays_every_penalty(justice: str) -> None:
    game = four_villains(SCRAP, 5, justice, ["Cat up a Tree", "School Visit"])
    assert game.question == "discard"
    assert game.table.fight is not None
    assert (game.table.fight.target, game.table.fight.result) == (7, "miss")
    game.answer("School Visit")
    assert (game.hand("Ann"), game.gear("Scrap")) == (["Cat up a Tree"], [])
    assert sorted(game.discard) == ["Jet Pack", "School Visit"]
    assert game.hero("Scrap").combat == 1
    assert game.player("Ann").justice == (1 if justice == "on" else 0)
    assert game.villains(AT) == FOUR_VILLAINS, "all four stay"
    assert game.die_on("Scrap") is None


@example("HI-E4")
def test_scrap_with_a_six_defeats_all_four_and_the_block_pays_four() -> None:
    game = four_villains(SCRAP, 6, hand=["Cat up a Tree", "School Visit"])
    assert (game.villains(AT), sorted(game.discard)) == ([], sorted(FOUR_VILLAINS))
    assert game.die_on("Scrap") == AT
    assert (game.hand("Ann"), game.gear("Scrap"), game.player("Ann").justice) == (
        ["Cat up a Tree", "School Visit"],
        ["Jet Pack"],
        0,
    )
    game.to_round_end()
    assert game.points("Ann") == 4, "not more"


@example("HI-E4")
@pytest.mark.parametrize(("combat", "placed"), [(1, None), (2, AT)])
def test_huntaar_needs_eight(combat: int, placed: tuple[int, int] | None) -> None:
    game = four_villains({"name": "Huntaar", "combat": combat}, 6)
    assert game.target() == 8
    assert game.die_on("Huntaar") == placed
    assert game.villains(AT) == ([] if placed else FOUR_VILLAINS)
