"""Worked examples about the end of a round: HI-E9 to HI-E11, HI-E13 and HI-E14, with their numbers."""

from __future__ import annotations

from typing import Any

from tests.citing import example
from tests.games.heroes_incorporated.city_play import CityPlay, play


def die(hero: str, at: list[int]) -> dict[str, Any]:
    """A hero whose 6 lies where it stands."""
    return {"name": hero, "at": at, "face": 6}


@example("HI-E9")
def test_the_leader_scores_first_reaches_thirty_and_wins() -> None:
    game = play(
        players=[
            {"heroes": ["Stampede", "Huntaar"], "points": 29, "fame": "Fan Club"},
            {"heroes": [die("Shadowboxer", [4, 4]), "Scrap"], "points": 27},
            {"heroes": [die("Lumen", [1, 5]), die("Werebeast", [4, 3])], "points": 25},
        ],
        pawns=[[4, 4], [1, 5], [4, 3]],
        phase="end",
    )
    assert game.table.target == 30
    assert game.winner == "Ann"
    assert [game.points(name) for name in ("Ann", "Bo", "Cy")] == [30, 27, 25], "B and C do not score"


@example("HI-E9")
def test_on_paper_the_others_would_have_had_thirty_and_thirty_three() -> None:
    game = play(
        players=[
            {"heroes": ["Stampede", "Huntaar"], "points": 29},
            {"heroes": [die("Shadowboxer", [4, 4]), "Scrap"], "points": 27},
            {"heroes": [die("Lumen", [1, 5]), die("Werebeast", [4, 3])], "points": 25},
        ],
        pawns=[[4, 4], [1, 5], [4, 3]],
        phase="end",
    )
    assert (game.winner, game.points("Bo"), game.points("Cy")) == ("Bo", 30, 25), "without A's point B is the first"


@example("HI-E10")
def test_a_three_point_card_before_scoring_changes_the_order() -> None:
    game = play(
        players=[
            {"heroes": [die("Stampede", [5, 2]), "Huntaar"], "points": 28},
            {"heroes": [die("Shadowboxer", [5, 3]), "Scrap"], "points": 26, "hand": ["The Long Stakeout"]},
            {"heroes": ["Lumen", "Werebeast"]},
        ],
        pawns=[[5, 2], [5, 3]],
        turn="Bo",
        opener="Cy",
        step=4,
    )
    game.play("The Long Stakeout")
    assert (game.points("Bo"), game.points("Ann")) == (29, 28)
    game.to_round_end()
    assert (game.winner, game.points("Bo"), game.points("Ann")) == ("Bo", 31, 28)


@example("HI-E11")
def test_equal_before_scoring_they_score_together_and_the_higher_total_wins() -> None:
    game = play(
        players=[
            {"heroes": [die("Stampede", [5, 2]), "Huntaar"], "points": 28},
            {"heroes": [die("Shadowboxer", [3, 1]), "Scrap"], "points": 28},
            {"heroes": ["Lumen", "Werebeast"]},
        ],
        pawns=[[5, 2], [3, 1]],
        phase="end",
    )
    assert game.table.target == 30
    assert (game.points("Ann"), game.points("Bo"), game.winner) == (30, 32, "Bo")


@example("HI-E13")
def test_a_pawn_that_leaves_the_grid_and_one_that_leaves_crimeland() -> None:
    game = play(
        players=[{"heroes": ["Stampede", "Huntaar"]}, {"heroes": ["Shadowboxer", "Scrap"]}],
        pawns=[[1, 3], [3, 3]],
        rolls=[1, 4],
        phase="end",
    )
    assert game.pawns == [(3, 3), (4, 4)]
    assert game.table.script == [], "A was not rolled again"


def looking_for_a_corner(rolls: list[int]) -> CityPlay:
    """HI-E14: Mammoth, played by B, is undefeated; a hero stands at (1, 1), the other corners are empty."""
    ann = {"heroes": [{"name": "Stampede", "at": [1, 1]}, {"name": "Huntaar", "at": [1, 4], "combat": 1}], "points": 5}
    bo = {"heroes": [{"name": "Shadowboxer", "at": [3, 3]}, {"name": "Scrap", "at": [3, 4]}]}
    return play(
        players=[ann, bo],
        pawns=[[3, 3]],
        options={"lairs": "on"},
        villains=[{"card": "Mammoth", "at": [3, 3], "by": "Bo"}],
        rolls=rolls,
        phase="end",
    )


@example("HI-E14")
def test_north_leaves_only_the_north_eastern_corner() -> None:
    game = looking_for_a_corner([1, 1])
    assert (game.villains((1, 5)), game.table.villains[0].lair) == (["Mammoth"], True)


@example("HI-E14")
def test_north_west_is_rolled_again() -> None:
    game = looking_for_a_corner([8, 8, 4, 1])
    assert game.villains((5, 5)) == ["Mammoth"]
    assert sum("north-west, not empty: again" in line for line in game.log()) == 2


@example("HI-E14")
def test_in_a_later_round_the_lair_pays_six_at_once() -> None:
    game = looking_for_a_corner([1, 1, 6])
    assert (game.table.round, game.asked, game.points("Ann")) == (2, "Ann", 5)
    game.move("Huntaar", (1, 5)).idle("Bo")
    game.fight("Huntaar")
    assert (game.points("Ann"), game.discard, game.villains((1, 5))) == (11, ["Mammoth"], [])
    assert game.hero("Huntaar").free
    assert game.die_on("Huntaar") is None
