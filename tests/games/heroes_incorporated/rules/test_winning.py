"""The target, the moment of winning, and what decides between several (HI-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.game import SetupFault
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play

ANN: dict[str, Any] = {"heroes": [{"name": "Stampede", "at": [5, 1]}, "Huntaar"]}
BO: dict[str, Any] = {"heroes": ["Shadowboxer", "Scrap"]}
CY: dict[str, Any] = {"heroes": ["Lumen", "Werebeast"]}


def die(hero: str, at: list[int]) -> dict[str, Any]:
    """A hero whose 6 lies where it stands."""
    return {"name": hero, "at": at, "face": 6}


@rule("HI-WIN-1", "HI-R76")
@pytest.mark.parametrize(("count", "target"), [(2, 36), (3, 30), (4, 30)])
def test_the_target_goes_by_the_number_of_players(count: int, target: int) -> None:
    assert new_game(count).table.target == target
    team = [ANN, BO, CY, {"heroes": ["Titan", "Thunderhawk"]}][:count]
    fame = {"fame": "Fan Club"}
    game = play(players=[team[0] | fame | {"points": target - 2}, *team[1:]], phase="end")
    assert game.winner is None
    game = play(players=[team[0] | fame | {"points": target - 1}, *team[1:]], phase="end")
    assert game.winner == "Ann"


@rule("HI-WIN-2", "HI-R63", "HI-R86")
def test_passing_the_target_during_a_round_wins_nothing_yet() -> None:
    game = play(
        players=[
            ANN | {"points": 29, "hand": ["Cat up a Tree"]},
            BO | {"points": 27, "hand": ["Junkyard Armada", "Charity Gala"]},
            CY,
        ],
        step=3,
    )
    game.play("Cat up a Tree").end().play("Junkyard Armada").end().idle("Cy", "Ann")
    assert (game.points("Ann"), game.points("Bo"), game.outcome) == (30, 30, None)
    game.play("Charity Gala").end().idle("Cy")
    assert game.winner == "Bo", "more points at the start of scoring: scores first and wins"
    assert (game.points("Bo"), game.points("Ann")) == (31, 30)


@rule("HI-WIN-3", "HI-R57")
def test_block_powers_count_for_the_win() -> None:
    game = play(
        players=[
            {"heroes": [die("Stampede", [1, 4]), "Huntaar"], "points": 24},
            BO | {"points": 23, "fame": "Fan Club"},
            CY,
        ],
        pawns=[[1, 4]],
        phase="end",
    )
    assert (game.points("Ann"), game.outcome) == (29, None)
    game.answer("City Hall")
    assert (game.winner, game.points("Ann")) == ("Ann", 30)
    assert game.points("Bo") == 23, "later players do not score"


@rule("HI-WIN-3")
def test_a_player_who_scores_later_wins_when_those_before_stay_below() -> None:
    game = play(
        players=[ANN | {"points": 28}, {"heroes": [die("Shadowboxer", [1, 5]), "Scrap"], "points": 25}, CY],
        pawns=[[1, 5]],
        phase="end",
    )
    assert (game.winner, game.points("Bo")) == ("Bo", 30)
    assert game.outcome is not None
    assert game.outcome.rule == "HI-WIN-3"


@rule("HI-WIN-4", "HI-R57")
def test_in_a_group_the_higher_total_wins_powers_included() -> None:
    game = play(
        players=[
            {"heroes": [die("Stampede", [1, 5]), "Huntaar"], "points": 26},
            {"heroes": [die("Shadowboxer", [1, 4]), "Scrap"], "points": 26},
            CY,
        ],
        pawns=[[1, 5], [1, 4]],
        phase="end",
    )
    assert (game.points("Ann"), game.points("Bo"), game.outcome) == (31, 31, None), "checked after both have done both"
    game.answer("City Hall")
    assert (game.winner, game.points("Bo")) == ("Bo", 32)


@rule("HI-WIN-5", "HI-R64")
@pytest.mark.parametrize(("rolls", "winner"), [([2, 5], "Bo"), ([6, 5], "Ann"), ([4, 4, 1, 3], "Bo")])
def test_equal_totals_roll_off_with_a_six_sided_die(rolls: list[int], winner: str) -> None:
    fame = {"points": 29}
    game = play(
        players=[ANN | fame | {"fame": "Fan Club"}, BO | fame | {"fame": "Toy Line Deal"}, CY | {"points": 29}],
        phase="end",
        rolls=rolls,
    )
    assert (game.winner, game.points("Ann"), game.points("Bo"), game.points("Cy")) == (winner, 30, 30, 29)
    assert game.outcome is not None
    assert game.outcome.rule == "HI-WIN-5"


@rule("HI-WIN-6")
def test_points_gained_in_the_round_count_for_the_scoring_order() -> None:
    def late(card: str) -> CityPlay:
        fame = {"fame": "Fan Club"}
        players = [ANN | fame | {"points": 29}, BO | {"points": 28, "fame": "Toy Line Deal", "hand": [card]}, CY]
        game = play(players=players, step=4, turn="Bo")
        return game.play(card).end().idle("Cy")

    assert late("Junkyard Armada").winner == "Bo", "31 before scoring"
    assert late("Anonymous Tip").winner == "Ann"


@rule("HI-LAIR-13", "HI-WIN-1")
def test_three_or_four_may_agree_on_36_with_lairs_only() -> None:
    assert new_game(3, lairs="on", target="36").table.target == 36
    assert new_game(3, lairs="on").table.target == 30
    with pytest.raises(SetupFault, match="only with supervillain lairs"):
        new_game(4, target="36")
