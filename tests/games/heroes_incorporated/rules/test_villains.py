"""Supervillains on a block: target, defeat, misses, how long they stay (HI-VILLAIN-5, 6, 10 to 16)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

FOUR = ["Evolver", "Mammoth", "Mind Ripper", "Berserker"]


def _against(hero: dict[str, object], villains: list[str], roll: int, **more: object) -> CityPlay:
    """Ann's hero on (2, 2), number 4, against these supervillains, all of Bo's."""
    hand = more.pop("hand", [])
    ann = {"heroes": [hero, stand("Lumen", 5, 5)], "hand": hand}
    bo = {"heroes": [stand("Paragon", 2, 2), stand("Traveller", 5, 1)]}
    lying = [{"card": card, "at": [2, 2], "by": "Bo"} for card in villains]
    return play(**{"players": [ann, bo], "pawns": [[2, 2]], "villains": lying, "rolls": [roll], **more})


def _target(game: CityPlay, hero: str) -> int:
    game.fight(hero)
    return game.target()


@example("HI-E4")
@rule("HI-VILLAIN-6", "HI-R75")
@pytest.mark.parametrize(("hero", "target"), [("Scrap", 7), ("Huntaar", 8)])
def test_the_target_is_the_highest_number_for_the_origin_of_the_hero(hero: str, target: int) -> None:
    game = _against(stand(hero, 2, 2), FOUR, 1)
    assert _target(game, hero) == target


@example("HI-E4")
@rule("HI-VILLAIN-6", "HI-VILLAIN-7", "HI-VILLAIN-13", "HI-JUSTICE-1")
def test_four_supervillains_and_a_miss() -> None:
    scrap = stand("Scrap", 2, 2, combat=1, gadgets=["Jet Pack"])
    game = _against(scrap, FOUR, 5, hand=["Cat up a Tree", "School Visit"], options={"justice": "on"})
    game.fight("Scrap")
    assert (game.asked, game.question) == ("Ann", "discard")
    game.answer("Cat up a Tree")
    assert (game.gear("Scrap"), game.hand("Ann")) == ([], ["School Visit"])
    assert game.player("Ann").justice == 1
    assert game.villains((2, 2)) == FOUR
    assert game.hero("Scrap").combat == 1


@example("HI-E4")
@rule("HI-VILLAIN-5", "HI-VILLAIN-11", "HI-R22", "HI-R93")
def test_four_supervillains_and_a_success() -> None:
    game = _against(stand("Scrap", 2, 2, combat=1, gadgets=["Jet Pack"]), FOUR, 6, hand=["Cat up a Tree"])
    game.fight("Scrap")
    assert (game.villains((2, 2)), sorted(game.discard)) == ([], sorted(FOUR))
    assert (game.die_on("Scrap"), game.hand("Ann"), game.gear("Scrap")) == ((2, 2), ["Cat up a Tree"], ["Jet Pack"])
    assert game.points("Ann") == 0, "defeating them pays nothing"
    game.to_round_end()
    assert game.points("Ann") == 4, "the block pays its number, not more"


@example("HI-E4")
@rule("HI-VILLAIN-6", "HI-R22")
@pytest.mark.parametrize(("combat", "placed"), [(1, False), (2, True)])
def test_huntaar_needs_two_tokens_against_evolver(combat: int, placed: bool) -> None:
    game = _against(stand("Huntaar", 2, 2, combat=combat), FOUR, 6)
    game.fight("Huntaar")
    assert game.hero("Huntaar").locked == placed
    assert (game.villains((2, 2)) == []) == placed


@rule("HI-R75", "HI-VILLAIN-6")
def test_two_heroes_fight_one_after_the_other_each_with_its_own_target() -> None:
    game = _against(stand("Huntaar", 2, 2), ["Evolver"], 1)
    assert _target(game, "Huntaar") == 8
    game.end().fight("Paragon")
    assert game.target() == 6


@rule("HI-R22", "HI-FIGHT-5")
def test_a_supervillain_lower_than_the_block_makes_it_no_easier() -> None:
    ann = {"heroes": [stand("Scrap", 1, 5, gadgets=["Villain Scanner"]), stand("Lumen", 5, 5)]}
    bo = {"heroes": [stand("Paragon", 5, 2), stand("Traveller", 5, 1)]}
    villains = [{"card": "Berserker", "at": [1, 5]}]
    game = play(players=[ann, bo], pawns=[[1, 5]], villains=villains, rolls=[4])
    game.fight("Scrap")
    assert (game.target(), game.die_on("Scrap")) == (5, None)


@rule("HI-VILLAIN-10", "HI-R32")
def test_they_remain_for_the_round_and_hinder_also_who_played_them() -> None:
    game = _against(stand("Scrap", 2, 2), ["Mammoth"], 6)
    game.fight("Scrap").end()
    assert game.villains((2, 2)) == ["Mammoth"]
    game.table.script = [5]
    game.fight("Paragon")
    assert (game.target(), game.die_on("Paragon")) == (7, None)
    game.idle("Ann", "Bo")
    assert game.villains((2, 2)) == ["Mammoth"]


@rule("HI-VILLAIN-13", "HI-R34")
def test_a_roll_that_reaches_only_the_lower_of_two_removes_neither() -> None:
    game = _against(stand("Scrap", 2, 2), ["Berserker", "Mammoth"], 6)
    before = game.picture()
    game.fight("Scrap")
    assert game.villains((2, 2)) == ["Berserker", "Mammoth"]
    assert game.changed(before) == {"Ann: coloured"}


@rule("HI-VILLAIN-15", "HI-R82")
def test_undefeated_supervillains_are_discarded_at_the_end_of_the_round() -> None:
    game = _against(stand("Scrap", 2, 2), ["Mammoth", "Siphon"], 2)
    game.fight("Scrap")
    game.to_round_end()
    assert (game.table.round, game.table.villains) == (2, [])
    assert game.discard == ["Mammoth", "Siphon"]


@rule("HI-VILLAIN-16", "HI-R36")
def test_a_supervillain_without_a_crime_cannot_be_fought_and_stays_until_the_round_ends() -> None:
    heroes = [stand("Dr. Illusion", 2, 2), stand("Scrap", 2, 2)]
    bo = {"heroes": [stand("Paragon", 2, 2), stand("Traveller", 5, 1)]}
    game = play(players=[{"heroes": heroes}, bo], pawns=[[2, 2]], villains=[{"card": "Mammoth", "at": [2, 2]}])
    assert game.can(f"fight:{game.number('Scrap')}:6")
    game.bonus("Dr. Illusion").answer("pawn:0:0")
    assert game.pawns == [(1, 1)]
    assert not any(key.startswith("fight:") for key in game.keys)
    assert game.villains((2, 2)) == ["Mammoth"]
    game.pass_().end()
    assert not any(key.startswith("fight:") for key in game.keys)
    game.to_round_end()
    assert (game.table.villains, game.discard) == ([], ["Mammoth"])


@rule("HI-R93", "HI-VILLAIN-5")
def test_points_of_the_block_do_not_change_when_a_tie_has_defeated_a_supervillain() -> None:
    ann = {"heroes": [stand("Scrap", 4, 3, combat=1), stand("Lumen", 5, 5)]}
    bo = {"heroes": [stand("Huntaar", 5, 2), stand("Traveller", 5, 1)]}
    game = play(players=[ann, bo], pawns=[[4, 3]], villains=[{"card": "Mammoth", "at": [4, 3]}], rolls=[6])
    game.fight("Scrap")
    assert game.discard == ["Mammoth"]
    game.to_round_end()
    assert (game.points("Ann"), game.points("Bo")) == (3, 0)
