"""The steps of a fight, and that a declared one cannot be taken back (HI-FIGHT-3, HI-FIGHT-4, HI-R20, HI-R66)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def _full(rolls: list[int]) -> CityPlay:
    """A fight in which every step asks something."""
    gadgets = ["Combat Visor", "Targeting Computer"]
    ann = {"heroes": [stand("Madame Arcana", 4, 3, gadgets=gadgets), stand("Lumen", 1, 1)], "justice": 1}
    bo = {"heroes": [stand("Huntaar", 5, 5), stand("Scrap", 5, 4)], "hand": ["Berserker"]}
    return play(players=[ann, bo], pawns=[[4, 3]], rolls=rolls, options={"justice": "on"})


@rule("HI-FIGHT-3", "HI-R20")
def test_marker_supervillains_roll_gadgets_justice_and_then_the_comparison() -> None:
    game = _full([2, 3, 1, 2])
    game.fight("Madame Arcana", quiet=False)
    assert game.markers("Ann") == (3, 1), "paid when declared"
    assert (game.asked, game.question) == ("Bo", "throw")
    assert game.table.fight is not None
    assert game.table.fight.dice == [], "nothing is rolled before the window is over"
    game.throw("Bo", "Berserker")
    assert (game.asked, game.question) == ("Ann", "roll")
    assert (game.table.fight.dice, game.table.fight.face) == ([2, 3], 3), "Magic keeps the higher die first"
    game.answer(next(key for key in game.keys if key.startswith("again")))
    assert (game.table.fight.dice, game.table.fight.face) == ([1, 2], 2), "a re-roll throws both dice again"
    game.answer(next(key for key in game.keys if key.startswith("raise")))
    assert (game.question, game.table.fight.face) == ("justice", 3), "Justice comes last"
    game.answer("justice:1")
    assert game.table.fight.result == "miss"
    assert game.table.fight.face == 4


@rule("HI-FIGHT-3")
def test_the_own_die_is_placed_only_after_everything_else() -> None:
    game = _full([4, 1])
    game.fight("Madame Arcana")
    assert game.die_on("Madame Arcana") is None
    game.answer("keep")
    assert (game.question, game.die_on("Madame Arcana")) == ("justice", None)
    game.answer("justice:0")
    assert game.die_on("Madame Arcana") == (4, 3)


@rule("HI-FIGHT-4", "HI-R21")
def test_a_declared_fight_cannot_be_taken_back_however_strong_the_supervillain() -> None:
    ann = {"heroes": [stand("Huntaar", 4, 3), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Scrap", 5, 5), stand("Paragon", 5, 4)], "hand": ["Evolver"]}
    game = play(players=[ann, bo], pawns=[[4, 3]], rolls=[6])
    game.fight("Huntaar", quiet=False).throw("Bo", "Evolver")
    assert game.table.fight is not None
    assert (game.table.fight.target, game.table.fight.result) == (8, "miss"), "rolled without being asked"
    assert (game.markers("Ann"), game.die_on("Huntaar")) == ((3, 1), None)


@rule("HI-R66", "HI-JUSTICE-8")
def test_tokens_spent_in_vain_are_gone_and_the_miss_earns_one() -> None:
    ann = {"heroes": [stand("Scrap", 1, 5), stand("Lumen", 1, 1)], "justice": 2}
    bo = {"heroes": [stand("Huntaar", 5, 5), stand("Paragon", 5, 4)]}
    game = play(players=[ann, bo], pawns=[[1, 5]], rolls=[2], options={"justice": "on"})
    game.fight("Scrap").answer("justice:2")
    assert game.die_on("Scrap") is None, "4 is below 5"
    assert game.player("Ann").justice == 1


@rule("HI-R66", "HI-JUSTICE-6")
def test_tokens_are_never_spent_on_a_die_already_lying() -> None:
    ann = {"heroes": [stand("Scrap", 4, 3, face=4), stand("Titan", 1, 1)], "justice": 3}
    bo = {"heroes": [stand("Huntaar", 4, 3), stand("Paragon", 5, 4)]}
    game = play(players=[ann, bo], pawns=[[4, 3]], rolls=[5], options={"justice": "on"})
    assert not any("justice" in key or key.startswith("trade") for key in game.keys)
    game.idle("Ann").fight("Huntaar")
    assert game.die_on("Scrap") is None, "nobody was asked before the lower die went back"
    assert game.player("Ann").justice == 3
