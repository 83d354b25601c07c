"""How many play and who goes first (BR-R1, BR-R44)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.game import SeatSetup, SetupFault
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL, PROTOCOL
from tabletop.games.hero_brawl.position import NAMES
from tests.citing import rule
from tests.games.hero_brawl.bout import new_game


@rule("BR-R1")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_two_to_six_play(count: int) -> None:
    bout = new_game(count, seed=5)
    assert len(bout.counts()) == count
    assert sum(bout.counts()) + bout.pile == 60


@rule("BR-R1", "BR-R47")
@pytest.mark.parametrize("count", [0, 1, 7])
def test_one_or_seven_cannot_play(count: int) -> None:
    seats = [SeatSetup(f"Player {n}") for n in range(count)]
    for game in (BRAWL, PROTOCOL):
        with pytest.raises(SetupFault, match=r"2 to 6 players, not"):
            game.setup(seats, {}, 0)


@rule("BR-R44")
def test_by_default_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(new_game(3, seed=seed).table.starting for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


@rule("BR-R44")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_may_be_agreed_on(seat: int) -> None:
    bout = new_game(3, seed=8, first=str(seat))
    assert bout.table.starting == seat
    assert bout.turn == NAMES[seat] or bout.champion == NAMES[seat]


@rule("BR-R44")
def test_the_loser_of_the_last_game_may_begin_and_without_one_it_is_by_lot() -> None:
    assert {new_game(4, seed=seed, first="loser", lost="2").table.starting for seed in range(12)} == {2}
    assert len({new_game(4, seed=seed, first="loser").table.starting for seed in range(30)}) == 4


@rule("BR-R44")
@pytest.mark.parametrize(
    ("options", "words"),
    [({"first": "4"}, "The first player cannot be seat 5: there are 3 seats."), ({"lost": "3"}, "cannot be seat 4")],
)
def test_a_first_player_who_does_not_sit_there_is_refused(options: dict[str, str], words: str) -> None:
    with pytest.raises(SetupFault, match=words):
        Match.new(BRAWL, BRAWL.setup([SeatSetup(name) for name in NAMES[:3]], options, 0))
