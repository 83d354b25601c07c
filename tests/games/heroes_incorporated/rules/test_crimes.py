"""Crime pawns at the end of a round: the crime die, the edge of the grid, many on one block (HI-CRIME)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play

ANN: dict[str, Any] = {"heroes": ["Stampede", "Huntaar"]}
BO: dict[str, Any] = {"heroes": ["Shadowboxer", "Scrap"]}


def crimes(pawns: list[list[int]], rolls: list[int], **position: Any) -> CityPlay:
    """The round ends, the crime die shows these faces."""
    game = play(players=[ANN, BO], pawns=pawns, rolls=rolls, phase="end", **position)
    assert game.table.round == 2
    return game


@rule("HI-CRIME-1", "HI-CRIME-2", "HI-R60")
@pytest.mark.parametrize(
    ("face", "to"),
    [(1, (2, 2)), (2, (2, 3)), (3, (3, 3)), (4, (4, 3)), (5, (4, 2)), (6, (4, 1)), (7, (3, 1)), (8, (2, 1))],
)
def test_each_face_of_the_crime_die_is_a_compass_point(face: int, to: tuple[int, int]) -> None:
    assert crimes([[3, 2]], [face]).pawns == [to]


@rule("HI-CRIME-1")
def test_pawns_move_in_letter_order_with_one_roll_each() -> None:
    game = crimes([[4, 4], [2, 2], [3, 3]], [1, 3, 5])
    assert game.pawns == [(3, 4), (2, 3), (4, 3)]
    assert [line.split(":")[0] for line in game.log() if line.startswith("Crime die")] == [
        f"Crime die for crime {letter}" for letter in "ABC"
    ]
    assert game.table.script == []


@rule("HI-CRIME-1")
def test_crimes_move_after_scoring() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "face": 5}, "Huntaar"]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[1, 5]], rolls=[5], phase="end")
    assert (game.points("Ann"), game.pawns) == (5, [(2, 5)])


@rule("HI-CRIME-3", "HI-R62")
@pytest.mark.parametrize(("at", "face"), [([1, 3], 1), ([1, 1], 8), ([3, 5], 2), ([5, 5], 5), ([4, 1], 7), ([5, 2], 6)])
def test_a_pawn_that_would_leave_the_grid_goes_to_crimeland_and_rests(at: list[int], face: int) -> None:
    game = crimes([at, [4, 4]], [face, 1])
    assert game.pawns == [(3, 3), (3, 4)], "the second roll was the second pawn's"
    assert game.table.script == []


@rule("HI-CRIME-6", "HI-R62")
def test_a_pawn_in_crimeland_moves_like_any_other_also_beside_one_just_sent_there() -> None:
    game = crimes([[1, 3], [3, 3], [3, 3]], [1, 3, 7])
    assert game.pawns == [(3, 3), (3, 4), (3, 2)]


@rule("HI-CRIME-6", "HI-R62")
def test_a_pawn_sent_to_crimeland_by_minions_during_the_round_moves_at_its_end() -> None:
    king = {"heroes": [{"name": "Silver King", "at": [4, 5]}, "Huntaar"]}
    game = play(players=[king, BO], pawns=[[4, 5]], rolls=[4], step=4)
    game.bonus("Silver King")
    assert game.pawns == [(3, 3)]
    game.to_round_end()
    assert game.pawns == [(4, 4)]


@rule("HI-CRIME-4", "HI-R61", "HI-CRIME-5")
def test_fought_crimes_stay_on_the_board_and_each_rolls_for_itself() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "face": 5}, "Huntaar"]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[1, 5], [1, 5]], rolls=[5, 7], phase="end")
    assert game.points("Ann") == 5
    assert game.pawns == [(2, 5), (1, 4)]


@rule("HI-CRIME-5")
def test_any_number_of_pawns_may_come_to_one_block() -> None:
    game = crimes([[2, 2], [2, 4], [3, 3], [4, 2], [4, 4]], [4, 6, 1, 2, 8])
    assert game.pawns == [(3, 3), (3, 3), (2, 3), (3, 3), (3, 3)]


@rule("HI-R88")
def test_a_pawn_moves_also_where_a_die_lay() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "face": 5}, "Huntaar"]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[1, 5]], rolls=[7], phase="end")
    assert (game.die_on("Stampede"), game.pawns) == (None, [(1, 4)])
    log = game.log()
    dice = next(number for number, line in enumerate(log) if "dice go back" in line)
    assert dice < next(number for number, line in enumerate(log) if "Crime die" in line)


@rule("HI-CRIME-9", "HI-MARK-8")
def test_markers_are_cleared_after_the_crimes_have_moved() -> None:
    ann = ANN | {"coloured": 1, "white": 0, "heroes": [{"name": "Stampede", "marked": True}, "Huntaar"]}
    game = play(players=[ann, BO | {"hand": 6}], pawns=[[3, 3]], rolls=[1], phase="end")
    assert (game.asked, game.question) == ("Bo", "discard"), "hands come last"
    assert (game.pawns, game.markers("Ann"), game.hero("Stampede").marked) == ([(2, 3)], (4, 1), False)


@rule("HI-CRIME-7")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_in_the_opening_move_no_pawn_leaves_the_grid(count: int) -> None:
    for seed in range(3):
        game = new_game(count, seed)
        starts: list[tuple[int, int]] = []
        while game.table.round == 0:
            starts = game.pawns
            game.answer(game.keys[0])
        assert len(starts) == len(game.pawns)
        for start, now in zip(starts, game.pawns, strict=True):
            assert max(abs(start[0] - now[0]), abs(start[1] - now[1])) == 1, "one step in some direction"
        assert not any("off the grid" in line for line in game.log())
