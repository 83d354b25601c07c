"""Fight Crime: what must be reached, placed and beaten dice, several dice on a block (HI-FIGHT-2 to 9, 12, 13)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

DOCKS = (4, 3)
"""A block of number 3 without a power."""


def _two(mine: dict[str, object], theirs: dict[str, object], rolls: list[int], **more: object) -> CityPlay:
    """Ann's hero and one of Bo's, with a crime on the docks."""
    players = [
        {"heroes": [mine, stand("Paragon", 1, 1)]},
        {"heroes": [theirs, stand("Traveller", 1, 2)], "points": 1},
    ]
    return play(**{"players": players, "pawns": [[4, 3]], "rolls": rolls, **more})


@rule("HI-FIGHT-5", "HI-FIGHT-2")
@pytest.mark.parametrize(
    ("block", "face", "placed"),
    [
        ((4, 3), 3, True),
        ((4, 3), 2, False),
        ((1, 4), 5, True),
        ((1, 4), 4, False),
        ((5, 2), 2, True),
        ((5, 2), 1, False),
    ],
)
def test_a_roll_must_reach_the_number_of_the_block(block: tuple[int, int], face: int, placed: bool) -> None:
    game = play(
        players=[{"heroes": [stand("Scrap", *block), "Lumen"]}, {"heroes": ["Traveller", "Paragon"]}],
        pawns=[list(block)],
        rolls=[face],
    )
    before = game.picture()
    game.fight("Scrap")
    assert game.die_on("Scrap") == (block if placed else None)
    assert game.changed(before) == ({"Scrap: die", "Ann: coloured"} if placed else {"Ann: coloured"})


@rule("HI-FIGHT-2", "HI-VILLAIN-5")
@pytest.mark.parametrize(("block", "number"), [((4, 3), 3), ((1, 5), 5), ((5, 2), 2)])
def test_the_number_is_also_what_the_block_pays(block: tuple[int, int], number: int) -> None:
    game = play(
        players=[
            {"heroes": [stand("Scrap", *block, face=6), stand("Lumen", 1, 1)]},
            {"heroes": [stand("Traveller", 1, 2), stand("Huntaar", 1, 3)]},
        ],
        pawns=[list(block)],
        phase="end",
    )
    assert (game.points("Ann"), game.points("Bo")) == (number, 0)


@rule("HI-FIGHT-7", "HI-R24")
def test_a_successful_die_is_placed_without_being_asked_for() -> None:
    game = _two(stand("Scrap", *DOCKS), stand("Huntaar", 5, 5), [4])
    game.fight("Scrap", quiet=False)
    assert (game.die_on("Scrap"), game.hero("Scrap").face, game.hero("Scrap").locked) == (DOCKS, 4, True)
    assert game.asked == "Bo"


@rule("HI-FIGHT-6", "HI-R23")
def test_a_roll_that_is_lower_than_a_die_already_there_misses() -> None:
    game = _two(stand("Scrap", *DOCKS), stand("Huntaar", *DOCKS, face=5), [4], options={"justice": "on"})
    game.fight("Scrap")
    assert (game.die_on("Scrap"), game.die_on("Huntaar")) == (None, DOCKS)
    assert game.player("Ann").justice == 1, "it is a miss like any other"


@rule("HI-R23", "HI-VILLAIN-14")
def test_a_roll_beaten_by_a_die_already_there_suffers_the_penalties() -> None:
    theirs = stand("Huntaar", *DOCKS, face=6)
    game = _two(stand("Scrap", *DOCKS, combat=1), theirs, [4], villains=[{"card": "Siphon", "at": [4, 3]}])
    game.fight("Scrap")
    assert game.die_on("Scrap") is None
    assert game.hero("Scrap").combat == 0


@rule("HI-FIGHT-8", "HI-FIGHT-11", "HI-MOD-6")
def test_a_higher_die_sends_every_lower_one_back_and_frees_its_hero() -> None:
    players = [
        {"heroes": [stand("Scrap", *DOCKS), "Paragon"]},
        {"heroes": [stand("Titan", *DOCKS, face=4, combat=0), stand("Lumen", *DOCKS, face=4)]},
    ]
    game = play(players=players, pawns=[[4, 3]], rolls=[5, 6])
    before = game.picture()
    game.fight("Scrap")
    assert game.changed(before) == {"Scrap: die", "Titan: die", "Lumen: die", "Ann: coloured"}
    assert game.asked == "Bo"
    game.fight("Titan")
    assert game.die_on("Titan") == DOCKS, "it may fight again at once, on the same block too"
    assert game.die_on("Scrap") is None


@rule("HI-FIGHT-9")
def test_equal_dice_stay_together_and_all_their_heroes_are_locked() -> None:
    game = _two(stand("Scrap", *DOCKS), stand("Huntaar", *DOCKS, face=4), [4])
    game.fight("Scrap")
    assert game.die_on("Scrap") == game.die_on("Huntaar") == DOCKS
    assert (game.hero("Scrap").free, game.hero("Huntaar").free) == (False, False)


@example("HI-E2")
@rule("HI-FIGHT-8", "HI-FIGHT-9", "HI-FIGHT-11", "HI-JUSTICE-2")
def test_ties_and_a_better_roll() -> None:
    game = _example_two()
    game.fight("Scrap").end().fight("Lumen").end()
    assert game.die_on("Scrap") == game.die_on("Lumen") == (1, 5)
    game.fight("Madame Arcana").end()
    assert (game.die_on("Madame Arcana"), game.die_on("Scrap"), game.die_on("Lumen")) == ((1, 5), None, None)
    assert (game.player("Ann").justice, game.player("Bo").justice) == (0, 0)
    assert (game.asked, game.hero("Scrap").free) == ("Ann", True)
    assert f"fight:{game.number('Scrap')}:4" in game.keys
    game.to_round_end()
    assert [game.points(name) for name in ("Ann", "Bo", "Cy")] == [0, 0, 5]


@example("HI-E2")
@rule("HI-FIGHT-9", "HI-SCORE-4")
def test_a_tie_is_shared_when_nobody_comes_later() -> None:
    game = _example_two()
    game.fight("Scrap").end().fight("Lumen").end().to_round_end()
    assert [game.points(name) for name in ("Ann", "Bo", "Cy")] == [2, 2, 0]


def _example_two() -> CityPlay:
    """Three free heroes without tokens on a block of 5."""
    players = [
        {"heroes": [stand("Scrap", 1, 5), stand("Traveller", 5, 1)]},
        {"heroes": [stand("Lumen", 1, 5), stand("Cera", 5, 2)]},
        {"heroes": [stand("Madame Arcana", 1, 5), stand("Stampede", 5, 3)]},
    ]
    return play(players=players, pawns=[[1, 5]], rolls=[5, 5, 2, 6], options={"justice": "on"})


@rule("HI-FIGHT-12")
def test_several_pawns_on_a_block_are_one_crime() -> None:
    game = _two(stand("Scrap", *DOCKS), stand("Huntaar", 5, 5), [3], pawns=[[4, 3], [4, 3], [4, 3]])
    assert [key for key in game.keys if key.startswith("fight:")] == [f"fight:{game.number('Scrap')}:17"]
    game.fight("Scrap")
    assert game.die_on("Scrap") == DOCKS, "the number to reach is still 3"
    game.to_round_end()
    assert game.points("Ann") == 3 + 1, "it pays once, and 1 through Paragon"


@rule("HI-FIGHT-13", "HI-R25")
@pytest.mark.parametrize(("face", "first", "second"), [(5, None, DOCKS), (4, DOCKS, DOCKS), (3, DOCKS, None)])
def test_dice_of_team_mates_are_compared_like_those_of_strangers(
    face: int, first: tuple[int, int] | None, second: tuple[int, int] | None
) -> None:
    heroes = [stand("Scrap", *DOCKS, face=4), stand("Lumen", *DOCKS)]
    game = play(players=[{"heroes": heroes}, {"heroes": ["Traveller", "Paragon"]}], pawns=[[4, 3]], rolls=[face])
    game.fight("Lumen")
    assert (game.die_on("Scrap"), game.die_on("Lumen")) == (first, second)


@rule("HI-R79")
def test_either_of_two_own_heroes_on_a_block_may_fight_each_with_its_own_die() -> None:
    heroes = [stand("Scrap", *DOCKS), stand("Titan", *DOCKS, combat=0)]
    game = play(players=[{"heroes": heroes}, {"heroes": ["Traveller", "Paragon"]}], pawns=[[4, 3]], rolls=[4, 4])
    assert {key for key in game.keys if key.startswith("fight:")} == {"fight:0:17", "fight:1:17"}
    game.fight("Titan").end()
    assert (game.die_on("Titan"), game.die_on("Scrap")) == (DOCKS, None)
    game.idle("Bo").fight("Scrap")
    assert game.die_on("Titan") == game.die_on("Scrap") == DOCKS


@rule("HI-R73", "HI-SCORE-4", "HI-FIGHT-9")
def test_four_players_tied_on_a_block_of_three_get_nothing_and_stay_locked() -> None:
    names = (("Scrap", "Shadowboxer"), ("Lumen", "Andron"), ("Huntaar", "Stampede"), ("Traveller", "Thunderhawk"))
    players = [{"heroes": [stand(one, *DOCKS), stand(other, 1, 1)]} for one, other in names]
    game = play(players=players, pawns=[[4, 3]], rolls=[5, 5, 5, 5])
    for one, _ in names:
        game.fight(one).end()
    assert all(game.hero(one).locked for one, _ in names)
    game.to_round_end()
    assert [game.points(name) for name in game.match.names] == [0, 0, 0, 0]
    assert not any(game.hero(one).locked for one, _ in names)
