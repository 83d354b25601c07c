"""What a round pays: blocks, shares, Fame and Noble, in which order, and what is fixed beforehand (HI-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

PLAIN = (("Stampede", "Huntaar"), ("Shadowboxer", "Scrap"), ("Lumen", "Werebeast"), ("Titan", "Thunderhawk"))


def die(hero: str, at: list[int], face: int, combat: int = 0) -> dict[str, Any]:
    """A hero whose die lies where it stands."""
    return {"name": hero, "at": at, "face": face, "combat": combat}


def end_of_round(*players: dict[str, Any], **position: Any) -> CityPlay:
    """The round is over."""
    return play(players=list(players), phase="end", **position)


def points(game: CityPlay) -> list[int]:
    """Everybody's points."""
    return [game.points(name) for name in game.match.names]


def paid(game: CityPlay) -> list[str]:
    """Who gained points, in the order of the log."""
    return [line.split()[0] for line in game.log() if "in this round" in line and " gains " in line]


@rule("HI-SCORE-2")
def test_a_block_pays_its_number_to_the_highest_fight_value() -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [2, 2], 4, combat=2), "Huntaar"]},
        {"heroes": [die("Shadowboxer", [2, 2], 5), "Scrap"]},
        pawns=[[2, 2]],
    )
    assert points(game) == [4, 0], "6 against 5"
    assert (game.asked, game.question) == ("Ann", "power")


@rule("HI-SCORE-2")
def test_several_pawns_pay_once_and_a_block_without_a_die_pays_nobody() -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [4, 4], 4), {"name": "Huntaar", "at": [2, 3]}]},
        {"heroes": ["Shadowboxer", "Scrap"]},
        pawns=[[4, 4], [4, 4], [2, 3]],
    )
    assert points(game) == [3, 0]


@rule("HI-SCORE-4", "HI-SCORE-3")
@pytest.mark.parametrize(("count", "share"), [(2, 2), (3, 1), (4, 1)])
def test_equal_highest_dice_share_the_number_rounded_down_without_the_power(count: int, share: int) -> None:
    players = [{"heroes": [die(PLAIN[n][0], [1, 4], 5), PLAIN[n][1]]} for n in range(count)]
    game = end_of_round(*players, pawns=[[1, 4]])
    assert game.question == "act", "City Hall would pay one point more"
    assert points(game) == [share] * count


@rule("HI-R73", "HI-SCORE-4")
def test_four_players_on_a_block_of_three_get_nothing() -> None:
    players = [{"heroes": [die(PLAIN[n][0], [4, 4], 5), PLAIN[n][1]]} for n in range(4)]
    assert points(end_of_round(*players, pawns=[[4, 4]])) == [0, 0, 0, 0]


@rule("HI-SCORE-3")
@pytest.mark.parametrize("use", [True, False])
def test_the_sole_winner_may_use_the_power_of_the_block(use: bool) -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [1, 4], 5), "Huntaar"]}, {"heroes": ["Shadowboxer", "Scrap"]}, pawns=[[1, 4]]
    )
    assert (game.asked, game.question, points(game)) == ("Ann", "power", [5, 0])
    game.answer("City Hall" if use else "done")
    assert points(game) == [6 if use else 5, 0]
    assert game.question == "act", "once"


@rule("HI-SCORE-5", "HI-R56")
def test_two_equal_dice_of_one_player_count_once() -> None:
    two = [die("Stampede", [1, 4], 5), die("Huntaar", [1, 4], 5)]
    game = end_of_round({"heroes": two}, {"heroes": ["Shadowboxer", "Scrap"]}, pawns=[[1, 4]])
    assert (points(game), game.question) == ([5, 0], "power"), "sole winner"
    game = end_of_round({"heroes": two}, {"heroes": [die("Shadowboxer", [1, 4], 5), "Scrap"]}, pawns=[[1, 4]])
    assert (points(game), game.question) == ([2, 2], "act"), "two players share"


@rule("HI-SCORE-3", "HI-SCORE-5")
@pytest.mark.parametrize(("winner", "cards"), [("Stampede", 1), ("Shadowboxer", 2)])
def test_with_two_equal_own_dice_the_owner_picks_the_winning_hero(winner: str, cards: int) -> None:
    heroes = [die("Stampede", [2, 2], 5), die("Shadowboxer", [2, 2], 5)]
    game = end_of_round({"heroes": heroes}, {"heroes": ["Huntaar", "Scrap"]}, pawns=[[2, 2]])
    game.answer("State University").answer(winner)
    assert len(game.hand("Ann")) == cards


@rule("HI-SCORE-6", "HI-R57")
def test_blocks_fame_and_noble_are_added_in_one_go_then_powers_follow_in_any_order() -> None:
    for first, second in (("City Hall", "Comic Shop"), ("Comic Shop", "City Hall")):
        game = end_of_round(
            {"heroes": [die("Paragon", [1, 4], 5), die("Huntaar", [4, 5], 5)], "fame": "Fan Club", "points": 10},
            {"heroes": ["Shadowboxer", "Scrap"]},
            pawns=[[1, 4], [4, 5]],
        )
        assert "Ann gains 9 Hero Points in this round: 10 \u2192 19." in game.log(), "5 + 2 + 1 + 1"
        assert (points(game), game.hand("Ann")) == ([19, 0], [])
        game.answer(first).answer(second)
        assert (points(game), len(game.hand("Ann"))) == ([20, 0], 1)


@rule("HI-SCORE-1", "HI-R55")
def test_players_score_in_the_order_of_their_points_which_does_not_change_meanwhile() -> None:
    game = end_of_round(
        {"heroes": ["Stampede", "Paragon"], "points": 3},
        {"heroes": [die("Shadowboxer", [1, 5], 5), "Scrap"], "points": 9},
        {"heroes": [die("Lumen", [2, 1], 5), "Werebeast"], "points": 5},
        {"heroes": ["Titan", "Thunderhawk"], "points": 4, "fame": "Fan Club"},
        pawns=[[1, 5], [2, 1]],
    )
    assert paid(game) == ["Bo", "Cy", "Dee", "Ann"]
    assert points(game) == [4, 14, 10, 5]


@rule("HI-R55", "HI-TURN-7")
def test_the_order_is_fixed_after_the_window_for_noble() -> None:
    game = end_of_round(
        {"heroes": ["Stampede", "Huntaar"], "points": 5, "fame": "Fan Club"},
        {"heroes": ["Paragon", "Scrap"], "points": 5, "justice": 2},
        options={"justice": "on"},
    )
    assert (game.asked, game.question) == ("Bo", "trade")
    game.answer("Trade 2")
    assert paid(game) == ["Bo", "Ann"]
    assert points(game) == [6, 7]


@rule("HI-SCORE-7", "HI-R58", "HI-R89")
def test_equal_players_score_together_and_use_their_powers_clockwise_from_the_opener() -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [1, 4], 5), "Huntaar"], "points": 5},
        {"heroes": [die("Shadowboxer", [2, 2], 5), "Scrap"], "points": 5},
        {"heroes": [die("Lumen", [4, 5], 5), "Werebeast"], "points": 5},
        pawns=[[1, 4], [2, 2], [4, 5]],
        opener="Bo",
    )
    assert points(game) == [10, 9, 7], "all have their points before the first power is used"
    asked = []
    while game.question == "power":
        asked.append(game.asked)
        game.answer(game.keys[0])
    assert asked == ["Bo", "Cy", "Ann"]


@rule("HI-SCORE-7")
def test_who_is_behind_scores_only_after_the_powers_of_those_before() -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [1, 4], 5), "Huntaar"], "points": 4},
        {"heroes": [die("Shadowboxer", [2, 2], 5), "Scrap"], "points": 5},
        pawns=[[1, 4], [2, 2]],
    )
    assert (game.asked, points(game)) == ("Bo", [4, 9])
    game.answer("done")
    assert (game.asked, points(game)) == ("Ann", [9, 9])


@rule("HI-SCORE-8")
def test_immediate_points_are_added_during_the_round() -> None:
    king = {"heroes": [{"name": "Silver King", "at": [4, 5]}, "Huntaar"], "points": 7}
    game = play(players=[king, {"heroes": ["Stampede", "Scrap"]}], pawns=[[4, 5]])
    game.bonus("Silver King")
    assert points(game) == [9, 0]


@rule("HI-SCORE-9", "HI-R59")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (5, 3)])
def test_points_can_be_lost_but_never_below_nothing(before: int, after: int) -> None:
    ann = {"heroes": ["Stampede", "Huntaar"], "hand": ["Tabloid Scandal"]}
    game = play(players=[ann, {"heroes": ["Titan", "Scrap"], "points": before}])
    game.play("Tabloid Scandal", "Bo")
    assert points(game) == [0, after]


@rule("HI-SCORE-10", "HI-R92")
def test_a_token_won_in_scoring_changes_no_other_block() -> None:
    game = end_of_round(
        {"heroes": [die("Stampede", [1, 1], 5), die("Huntaar", [1, 5], 5)], "points": 3},
        {"heroes": [die("Shadowboxer", [1, 5], 5), die("Scrap", [1, 4], 5)], "points": 1},
        pawns=[[1, 1], [1, 4], [1, 5]],
    )
    game.answer("Genicon Inc.").answer(next(key for key in game.keys if key.endswith(f":{game.number('Huntaar')}")))
    assert game.hero("Huntaar").combat == 1
    assert (game.asked, game.question) == ("Bo", "power")
    assert game.die_on("Shadowboxer") == (1, 5), "the die is not judged again"
    assert game.points("Bo") == 1 + 2 + 5, "the tie on Central Bank was fixed: 5 / 2"
    assert game.points("Ann") == 3 + 5 + 2
