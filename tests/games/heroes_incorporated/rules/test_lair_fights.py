"""Fights against a supervillain in its lair, and pawns turned away from it (HI-LAIR-6 to 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

BO: dict[str, Any] = {"heroes": ["Shadowboxer", "Scrap"]}


def lair(hero: str, roll: int, combat: int = 0, card: str = "Mammoth", **position: Any) -> CityPlay:
    """A hero stands on the lair in the corner (1, 5), Central Bank, number 5."""
    heroes = [{"name": hero, "at": [1, 5], "combat": combat}, {"name": "Lumen", "at": [5, 1]}]
    given = {
        "players": [{"heroes": heroes, "points": 3}, BO],
        "pawns": [[3, 3]],
        "options": {"lairs": "on"},
        **position,
    }
    return play(villains=[{"card": card, "at": [1, 5], "lair": True}], rolls=[roll], **given)


@rule("HI-LAIR-6", "HI-R68")
@pytest.mark.parametrize(
    ("card", "hero", "target"),
    [("Mammoth", "Stampede", 7), ("Evolver", "Stampede", 8), ("Evolver", "Titan", 6), ("Evolver", "Werebeast", 6)],
)
def test_the_target_is_the_combat_number_for_the_hero(card: str, hero: str, target: int) -> None:
    assert lair(hero, 1, card=card).fight(hero).target() == target


@rule("HI-LAIR-6", "HI-R68")
def test_the_number_of_the_block_is_ignored() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "gadgets": ["Villain Scanner"]}, {"name": "Lumen", "at": [5, 1]}]
    game = lair("Stampede", 4, card="Mind Ripper", players=[{"heroes": heroes}, BO])
    game.fight("Stampede")
    assert (game.target(), game.points("Ann")) == (4, 6), "the block has number 5"


@rule("HI-LAIR-6")
def test_it_is_a_crime_without_any_pawn_and_only_for_a_hero_in_reach() -> None:
    game = lair("Stampede", 6)
    assert f"fight:{game.number('Stampede')}:4" in game.keys
    assert [key for key in game.keys if key.startswith("fight:")] == [f"fight:{game.number('Stampede')}:4"]


@rule("HI-LAIR-7", "HI-LAIR-8", "HI-R69", "HI-SCORE-8")
def test_a_success_pays_six_points_at_once_and_the_hero_stays_free() -> None:
    game = lair("Stampede", 6, combat=1)
    before = game.picture()
    game.fight("Stampede")
    assert game.changed(before) == {"Ann: points", "Ann: coloured", "discard"}
    assert (game.points("Ann"), game.discard, game.table.villains) == (9, ["Mammoth"], [])
    assert game.die_on("Stampede") is None
    assert f"bonus:{game.number('Stampede')}" in game.keys, "it may still act in this turn"
    game.bonus("Stampede").move("Stampede", (1, 4))
    game.to_round_end()
    assert game.points("Ann") == 9, "the block pays nothing more"


@rule("HI-LAIR-8", "HI-R69")
def test_the_block_of_a_won_lair_gives_neither_number_nor_power() -> None:
    game = lair("Stampede", 6, combat=1, city={"City Hall": [1, 5]}, step=4)
    game.fight("Stampede")
    game.to_round_end()
    assert (game.table.round, game.points("Ann")) == (2, 9)


@rule("HI-LAIR-6", "HI-LAIR-7")
def test_after_a_miss_it_stays_and_the_next_hero_may_win_the_points() -> None:
    bo = {"heroes": [{"name": "Shadowboxer", "at": [1, 5], "combat": 1}, "Scrap"]}
    heroes = [{"name": "Stampede", "at": [1, 5]}, {"name": "Lumen", "at": [5, 1]}]
    game = play(
        players=[{"heroes": heroes}, bo],
        pawns=[[3, 3]],
        options={"lairs": "on"},
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        rolls=[6, 6],
    )
    game.fight("Stampede").end()
    assert (game.villains((1, 5)), game.points("Ann"), game.die_on("Stampede")) == (["Mammoth"], 0, None)
    game.fight("Shadowboxer")
    assert (game.points("Bo"), game.points("Ann"), game.discard) == (6, 0, ["Mammoth"])


@rule("HI-LAIR-9", "HI-R70")
def test_a_pawn_never_enters_a_lair_by_crime_die_illusion_or_crime_wave() -> None:
    villain = {"card": "Mammoth", "at": [1, 5], "lair": True}
    ann = {"heroes": [{"name": "Dr. Illusion", "at": [1, 4]}, {"name": "Lumen", "at": [5, 1]}], "hand": ["Crime Wave"]}
    for way in ("die", "illusion", "wave"):
        game = play(
            players=[ann, BO],
            pawns=[[1, 4]],
            options={"lairs": "on"},
            villains=[villain],
            rolls=[3],
            phase="end" if way == "die" else "act",
        )
        if way == "illusion":
            game.bonus("Dr. Illusion").answer("pawn:0:4")
        elif way == "wave":
            game.play("Crime Wave").answer("pawn:0:4")
        assert game.pawns == [(3, 3)], way


@rule("HI-LAIR-9")
def test_a_pawn_goes_freely_to_a_corner_that_is_no_lair() -> None:
    villain = {"card": "Mammoth", "at": [1, 1], "lair": True}
    game = play(
        players=[{"heroes": ["Stampede", "Huntaar"]}, BO],
        pawns=[[1, 4]],
        options={"lairs": "on"},
        villains=[villain],
        rolls=[3],
        phase="end",
    )
    assert game.pawns == [(1, 5)]


@rule("HI-LAIR-10")
def test_no_supervillain_is_thrown_into_a_lair_fight() -> None:
    bo = BO | {"hand": ["Berserker"]}
    heroes = [{"name": "Stampede", "at": [1, 5], "combat": 1}, {"name": "Lumen", "at": [5, 1]}]
    game = lair("Stampede", 6, players=[{"heroes": heroes}, bo])
    game.fight("Stampede", quiet=False)
    assert game.question != "throw"
    assert (game.points("Ann"), game.hand("Bo")) == (6, ["Berserker"])
    game = play(players=[{"heroes": heroes}, bo], pawns=[[1, 5]], rolls=[6])
    assert game.fight("Stampede", quiet=False).question == "throw", "into any other fight it is"


@rule("HI-LAIR-11")
def test_penalties_work_in_a_lair() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "gadgets": ["Jet Pack"]}, {"name": "Lumen", "at": [5, 1]}]
    game = lair("Stampede", 3, card="Berserker", players=[{"heroes": heroes}, BO])
    game.fight("Stampede")
    assert (game.gear("Stampede"), game.villains((1, 5))) == ([], ["Berserker"])


@rule("HI-LAIR-11")
@pytest.mark.parametrize(("combat", "won"), [(0, False), (1, True)])
def test_combat_tokens_count_in_a_lair(combat: int, won: bool) -> None:
    game = lair("Stampede", 6, combat=combat).fight("Stampede")
    assert (game.points("Ann") == 9) is won


@rule("HI-LAIR-11")
def test_justice_tokens_are_spent_in_a_lair() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "combat": 1}, {"name": "Lumen", "at": [5, 1]}]
    options = {"lairs": "on", "justice": "on"}
    game = lair("Stampede", 5, players=[{"heroes": heroes, "justice": 1}, BO], options=options)
    game.fight("Stampede").answer("justice:1")
    assert (game.points("Ann"), game.player("Ann").justice) == (6, 0)
