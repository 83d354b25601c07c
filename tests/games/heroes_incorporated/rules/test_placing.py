"""Heroes go on the grid, crimes move once, round 1 begins (HI-BEGIN)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay
from tests.games.heroes_incorporated.rules.test_set_up import drafted, to_placing


def _placing(count: int, seed: int = 0, **options: str) -> CityPlay:
    return to_placing(drafted(count, seed, **options))


def _place_all(game: CityPlay, rolls: list[int] | None = None) -> list[str | None]:
    """Everybody places at the first block offered; who was asked. `rolls` are the faces of the crime die after it."""
    asked = []
    while game.question == "place":
        asked.append(game.asked)
        if rolls is not None:
            game.table.script = [face - 1 for face in rolls]
        game.answer(game.keys[0])
    return asked


@rule("HI-BEGIN-1", "HI-R9")
def test_the_opening_player_is_drawn_or_named() -> None:
    drawn = {_placing(3, seed).asked for seed in range(12)}
    assert drawn == {"Ann", "Bo", "Cy"}
    named = {_placing(3, seed, first="2").asked for seed in range(4)}
    assert named == {"Cy"}


@rule("HI-BEGIN-2", "HI-R10")
@pytest.mark.parametrize(("first", "order"), [("0", ["Ann", "Bo", "Cy"]), ("1", ["Bo", "Cy", "Ann"])])
def test_heroes_are_placed_clockwise_and_the_second_ones_in_the_same_order(first: str, order: list[str]) -> None:
    game = _placing(3, first=first)
    assert _place_all(game) == [*order, *order]


@rule("HI-R10")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_owner_picks_which_hero_is_placed(choice: int) -> None:
    game = _placing(2, first="0")
    heroes = list(game.table.team(0))
    assert {int(key.split(":")[1]) for key in game.keys} == set(heroes)
    game.answer(f"place:{heroes[choice]}:7").answer(game.keys[0])
    assert game.asked == "Ann"
    assert {int(key.split(":")[1]) for key in game.keys} == {heroes[1 - choice]}


@rule("HI-BEGIN-2")
def test_every_block_without_a_hero_is_free_for_placing() -> None:
    game = _placing(2, first="0")
    hero = game.table.team(0)[0]
    spaces = {int(key.split(":")[2]) for key in game.keys}
    assert spaces == set(range(25)), "Crimeland and blocks with crime are allowed"
    game.answer(f"place:{hero}:12")
    assert {int(key.split(":")[2]) for key in game.keys} == set(range(25)) - {12}
    own = game.table.team(1)[0]
    taken = f"card:{game.table.city[12]}"
    assert game.refuse(f"hero:{own}", taken).rule == "HI-BEGIN-2"


@rule("HI-BEGIN-3")
def test_each_crime_pawn_moves_once_in_letter_order_when_all_heroes_stand() -> None:
    game = _placing(2)
    starts = game.pawns
    game.answer(game.keys[0])
    assert game.pawns == starts, "not before"
    _place_all(game, rolls=[1, 3, 5, 7, 2])
    assert game.pawns == [(1, 2), (2, 5), (4, 3), (4, 1), (3, 5)]
    moved = [line[6] for line in game.log() if line.startswith("Crime ") and " moves to " in line]
    assert moved == list("ABCDE")
    assert (game.table.round, game.table.turn, game.question) == (1, 1, "act")


@rule("HI-BEGIN-4", "HI-R11")
@pytest.mark.parametrize("seed", range(4))
def test_who_placed_the_first_hero_opens_round_one_without_a_roll(seed: int) -> None:
    game = _placing(3, seed)
    first = game.asked
    _place_all(game)
    assert (game.asked, game.table.round) == (first, 1)
    assert not [event for event in game.match.events if event.kind == "roll-off"]
