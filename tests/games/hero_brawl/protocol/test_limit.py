"""The round limit and giving up (BR-R52, BR-R55)."""

from __future__ import annotations

import pytest

from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import PROTOCOL
from tabletop.games.hero_brawl.position import NAMES
from tests.citing import rule
from tests.games.hero_brawl.protocol.decks import Decks, decks


@rule("BR-R52")
def test_the_default_is_two_hundred_and_off_is_none() -> None:
    seats = [SeatSetup(name) for name in NAMES[:2]]
    limits = {
        choice: Match.new(PROTOCOL, PROTOCOL.setup(seats, {"limit": choice}, 0)).table.limit
        for choice in ("off", "100", "200", "500")
    }
    assert limits == {"off": 0, "100": 100, "200": 200, "500": 500}
    assert PROTOCOL.setup(seats, {}, 0).options == {"limit": "200"}


@rule("BR-R52")
@pytest.mark.parametrize("seed", range(6))
def test_at_the_limit_the_game_is_over(seed: int) -> None:
    seats = [SeatSetup(name) for name in NAMES[:6]]
    match = Match.new(PROTOCOL, PROTOCOL.setup(seats, {"limit": "100"}, seed))
    match.run()
    game = Decks(match)
    assert game.outcome is not None
    if game.outcome.ending == "round-limit":
        assert game.table.round == 100
        assert game.owned()[game.outcome.winners[0]] == max(game.owned())
    else:
        assert game.table.round < 100


@rule("BR-R52")
def test_most_cards_in_deck_and_win_pile_win() -> None:
    game = decks(
        [{"deck": ["Doctor Deal", 9]}, {"deck": ["Gearlock", 2], "pile": 4}, {"deck": ["Folding Fury", 3], "pile": 8}],
        round=11,
        limit=12,
    )
    assert game.round() == "Bo"
    assert (game.table.round, game.owned()) == (12, [9, 9, 11])
    assert (game.winner, game.outcome.rule if game.outcome else "") == ("Cy", "BR-R52")


@rule("BR-R52")
def test_before_the_limit_it_goes_on() -> None:
    game = decks([{"deck": 9}, {"deck": 9}], round=10, limit=12)
    game.round()
    assert game.outcome is None
    game.round()
    assert game.outcome is not None


@rule("BR-R52")
@pytest.mark.parametrize(
    ("ann", "bo", "winner"), [("Title Belt", "Captain Extinguisher", "Ann"), ("Baron Boo", "Title Belt", "Bo")]
)
def test_with_equal_counts_the_owner_of_the_highest_number_wins(ann: str, bo: str, winner: str) -> None:
    game = decks(
        [
            {"deck": ["Gearlock", "Grudge Hawk", ann]},
            {"deck": ["Doctor Deal", "Little Thud"], "pile": ["Crimson Comeback", bo]},
        ],
        limit=1,
    )
    assert game.round() == "Ann"
    assert game.owned() == [4, 3]
    game = decks(
        [
            {"deck": ["Gearlock", "Grudge Hawk", ann]},
            {"deck": ["Doctor Deal", "Little Thud"], "pile": ["Crimson Comeback", "Whistle Warden", bo]},
        ],
        limit=1,
    )
    assert game.round() == "Ann"
    assert (game.owned(), game.winner) == ([4, 4], winner)


@rule("BR-R52")
def test_a_pot_belongs_to_nobody_at_the_limit() -> None:
    game = decks([{"deck": ["Gearlock", 2]}, {"deck": ["Doctor Deal", 3]}], numbers={"Doctor Deal": 54}, limit=1)
    assert game.round() is None
    assert (game.owned(), game.winner) == ([2, 3], "Bo")


def _give_up(game: Decks, who: str) -> None:
    game.match.concede(game.seat(who))


@rule("BR-R55")
def test_the_cards_of_who_gives_up_are_set_aside_and_the_others_go_on() -> None:
    game = decks([{"deck": ["Gearlock", 3]}, {"deck": 4, "pile": 3}, {"deck": ["Doctor Deal", 3]}])
    aside = len(game.table.aside)
    game.half()
    _give_up(game, "Bo")
    assert (game.out("Bo"), game.owned(), game.outcome) == (True, [4, 0, 4], None)
    assert len(game.table.aside) == aside + 7
    game.half()
    assert (game.owned(), game.table.won, game.outcome) == ([5, 0, 3], [1, 0, 0], None)
    game.half()
    assert (game.turned("Bo"), game.turned("Cy") is not None) == (None, True)


@rule("BR-R55")
def test_a_card_turned_up_is_set_aside_too_and_the_others_are_compared_anew() -> None:
    game = decks([{"deck": ["Gearlock", 3]}, {"deck": ["Opal Oracle", 3]}, {"deck": ["Crutch Crusader", 3]}])
    game.half()
    assert game.table.winner == 2, "a stalemate"
    _give_up(game, "Bo")
    assert game.table.winner == 0, "rock against scissors"
    game.half()
    assert sorted(game.pile("Ann")) == ["Crutch Crusader", "Gearlock"]


@rule("BR-R55")
def test_of_two_the_other_wins() -> None:
    game = decks([{"deck": 3}, {"deck": 3}])
    _give_up(game, "Ann")
    assert (game.winner, game.outcome.ending if game.outcome else "") == ("Bo", "concession")


@rule("BR-R55")
def test_giving_up_is_kept_in_a_save_at_its_moment() -> None:
    match = Match.new(PROTOCOL, PROTOCOL.setup([SeatSetup(name) for name in NAMES[:3]], {"limit": "100"}, 4))
    for _ in range(12):
        match.advance()
    match.concede(1)
    for _ in range(5):
        match.advance()
    again, notes = Match.load(match.dump(), lambda _name: PROTOCOL)
    assert (notes, again.table.out) == ([], [False, True, False])
    assert (again.table.round, again.table.decks, again.table.aside) == (
        match.table.round,
        match.table.decks,
        match.table.aside,
    )
