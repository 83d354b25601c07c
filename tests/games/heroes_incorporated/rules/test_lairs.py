"""Supervillains look for a lair at the end of the round: the corner, the roller, the order (HI-LAIR-1 to 5, 12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

Where = tuple[int, int]
CENTRE_HEROES: dict[str, Any] = {"heroes": [{"name": "Stampede", "at": [3, 1]}, {"name": "Huntaar", "at": [3, 2]}]}
BO: dict[str, Any] = {"heroes": [{"name": "Shadowboxer", "at": [3, 3]}, {"name": "Scrap", "at": [3, 4]}]}
MAMMOTH = {"card": "Mammoth", "at": [3, 3], "by": "Bo"}


def lairs(villains: list[dict[str, Any]], rolls: list[int], **position: Any) -> CityPlay:
    """The round ends; nothing stands in a corner unless it is said."""
    given = {"players": [CENTRE_HEROES, BO], "pawns": [[3, 3]], "options": {"lairs": "on"}, **position}
    return play(villains=villains, rolls=rolls, phase="end", **given)


def homes(game: CityPlay) -> dict[str, Where]:
    """Where which supervillain has its lair."""
    found = {}
    for one in game.table.villains:
        assert one.lair
        found[game.table.kind(one.card).name] = (one.block // 5 + 1, one.block % 5 + 1)
    return found


@rule("HI-LAIR-1", "HI-LAIR-2", "HI-CRIME-2")
@pytest.mark.parametrize(("face", "corner"), [(2, (1, 5)), (4, (5, 5)), (6, (5, 1)), (8, (1, 1))])
def test_a_diagonal_face_names_the_corner(face: int, corner: Where) -> None:
    game = lairs([MAMMOTH], [face, 1])
    assert homes(game) == {"Mammoth": corner}
    assert (game.discard, game.villains((3, 3))) == ([], [])


@rule("HI-LAIR-2")
@pytest.mark.parametrize(
    ("face", "corners"),
    [(1, {(1, 1), (1, 5)}), (3, {(1, 5), (5, 5)}), (5, {(5, 1), (5, 5)}), (7, {(1, 1), (5, 1)})],
)
def test_an_edge_lets_the_player_of_the_card_choose_one_of_its_corners(face: int, corners: set[Where]) -> None:
    chosen = set()
    for pick in (0, 1):
        game = lairs([MAMMOTH], [face, 1])
        assert (game.asked, game.question, len(game.keys)) == ("Bo", "corner", 2)
        chosen.add(homes(game.answer(game.keys[pick]))["Mammoth"])
    assert chosen == corners


@rule("HI-LAIR-1")
def test_without_the_option_it_goes_to_the_discard_pile() -> None:
    game = lairs([MAMMOTH], [1], options={})
    assert (game.discard, game.table.villains, game.table.script) == (["Mammoth"], [], [])


@rule("HI-LAIR-1", "HI-LAIR-6")
def test_one_that_has_a_lair_stays_there_round_after_round() -> None:
    game = lairs([{"card": "Mammoth", "at": [1, 5], "lair": True}], [1])
    assert (homes(game), game.table.script, game.table.round) == ({"Mammoth": (1, 5)}, [], 2)
    game.to_round_end()
    assert homes(game) == {"Mammoth": (1, 5)}


@rule("HI-LAIR-3", "HI-LAIR-4")
@pytest.mark.parametrize("what", ["hero", "pawn", "supervillain"])
def test_a_corner_with_a_hero_a_pawn_or_a_supervillain_is_not_empty(what: str) -> None:
    heroes = {"heroes": [{"name": "Stampede", "at": [1, 5] if what == "hero" else [3, 1]}, CENTRE_HEROES["heroes"][1]]}
    game = lairs(
        [MAMMOTH, *([{"card": "Evolver", "at": [1, 5], "lair": True}] if what == "supervillain" else [])],
        [2, 1, 1],
        players=[heroes, BO],
        pawns=[[1, 5]] if what == "pawn" else [[3, 3]],
    )
    assert homes(game)["Mammoth"] == (1, 1), "NE was rolled again; N left one corner"


@rule("HI-LAIR-4", "HI-R67")
def test_an_edge_with_both_corners_taken_is_rolled_again() -> None:
    game = lairs([MAMMOTH], [1, 1, 4, 1, 1], pawns=[[1, 1], [1, 5]])
    assert homes(game) == {"Mammoth": (5, 5)}
    assert sum("not empty: again" in line for line in game.log()) == 2


@rule("HI-LAIR-5")
def test_with_no_empty_corner_the_card_is_discarded() -> None:
    corners = [[1, 1], [1, 5], [5, 1], [5, 5]]
    game = lairs([MAMMOTH], [], pawns=corners, seed=4)
    assert (game.table.villains, game.discard) == ([], ["Mammoth"])
    game = lairs([MAMMOTH], [4, 1, 1, 1], pawns=corners[:3])
    assert homes(game) == {"Mammoth": (5, 5)}


@rule("HI-LAIR-12", "HI-R71")
def test_several_go_one_by_one_in_the_order_played_and_see_the_corners_taken_before() -> None:
    evolver = {"card": "Evolver", "at": [2, 2], "by": "Ann"}
    game = lairs([MAMMOTH, evolver], [8, 1, 1])
    assert homes(game) == {"Mammoth": (1, 1), "Evolver": (1, 5)}, "N had one corner left for the second"
    game = lairs([evolver, MAMMOTH], [8, 1, 1])
    assert homes(game) == {"Evolver": (1, 1), "Mammoth": (1, 5)}


@rule("HI-LAIR-12", "HI-R71")
def test_with_one_corner_for_two_the_second_is_discarded() -> None:
    evolver = {"card": "Evolver", "at": [2, 2], "by": "Ann"}
    game = lairs([MAMMOTH, evolver], [4, 1, 1, 1], pawns=[[1, 1], [1, 5], [5, 1]])
    assert (homes(game), game.discard) == ({"Mammoth": (5, 5)}, ["Evolver"])


@rule("HI-R98")
def test_a_supervillain_may_end_in_the_corner_that_it_leaves() -> None:
    game = lairs([MAMMOTH | {"at": [1, 5]}], [2, 1])
    assert homes(game) == {"Mammoth": (1, 5)}


@rule("HI-R98")
def test_another_one_that_has_not_left_yet_still_stands_in_its_corner() -> None:
    evolver = {"card": "Evolver", "at": [1, 5], "by": "Ann"}
    game = lairs([MAMMOTH, evolver], [2, 8, 2, 1])
    assert homes(game) == {"Mammoth": (1, 1), "Evolver": (1, 5)}


@rule("HI-LAIR-1", "HI-TURN-7", "HI-LAIR-9")
def test_lairs_are_found_before_the_crimes_move() -> None:
    game = lairs([MAMMOTH], [2, 2], pawns=[[2, 4]])
    assert (homes(game), game.pawns) == ({"Mammoth": (1, 5)}, [(3, 3)]), "the pawn is turned away from the lair"


@rule("HI-R72", "HI-LAIR-14", "HI-LAIR-3")
def test_it_never_arrives_on_a_hero_but_heroes_come_and_go() -> None:
    heroes = [{"name": "Stampede", "at": [1, 4]}, {"name": "Huntaar", "at": [3, 2]}]
    villain = {"card": "Mammoth", "at": [1, 5], "lair": True}
    game = play(
        players=[{"heroes": heroes, "points": 5}, BO], pawns=[[3, 3]], options={"lairs": "on"}, villains=[villain]
    )
    game.move("Stampede", (1, 5)).end()
    assert game.at("Stampede") == (1, 5)
    game.to_round_end()
    assert (game.at("Stampede"), homes(game)) == ((1, 5), {"Mammoth": (1, 5)}), "it stays there"
    game.move("Stampede", (2, 5))
    assert game.at("Stampede") == (2, 5)
