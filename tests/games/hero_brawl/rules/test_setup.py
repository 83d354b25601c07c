"""Setting up: hands without the belt, the belt in the pile, the first player (BR-SETUP)."""

from __future__ import annotations

import pytest

from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.belt import turn_draw
from tabletop.games.hero_brawl.position import NAMES
from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, new_game

TABLES = (2, 3, 4, 5, 6)


def dealt(count: int, seed: int = 0, **options: str) -> Bout:
    """A game right after the deal, before the first turn draw."""
    seats = [SeatSetup(name) for name in NAMES[:count]]
    match = Match.new(BRAWL, BRAWL.setup(seats, options, seed))
    match.advance()
    return Bout(match)


@example("BR-S1")
@rule("BR-SETUP-2", "BR-SETUP-6")
def test_four_players_are_dealt_three_cards_each() -> None:
    bout = dealt(4)
    assert bout.counts() == [3, 3, 3, 3]
    assert (bout.pile, bout.discard, bout.mat) == (48, [], [])
    assert bout.belt_in_pile
    assert bout.champion is None
    assert not any(bout.shielded(name) or bout.out(name) for name in bout.match.names)


@rule("BR-SETUP-2")
@pytest.mark.parametrize("count", TABLES)
def test_any_number_of_players_starts_with_three_cards(count: int) -> None:
    bout = dealt(count, seed=count)
    assert bout.counts() == [3] * count
    assert bout.pile == 60 - 3 * count


@rule("BR-SETUP-2")
def test_the_cards_are_shuffled_before_the_deal() -> None:
    hands = {tuple(bout.hand("Ann") + bout.hand("Bo")) for bout in (dealt(2, seed) for seed in range(8))}
    assert len(hands) == 8
    owned = {name for seed in range(40) for name in dealt(2, seed).hand("Bo")}
    assert len(owned) > 45, "every card may come into a hand"


@rule("BR-SETUP-1", "BR-SETUP-4")
@pytest.mark.parametrize("count", TABLES)
def test_no_opening_hand_holds_anything_but_wrestlers(count: int) -> None:
    for seed in range(25):
        bout = dealt(count, seed)
        assert "The Hero Brawl Title Belt" not in [card for name in bout.match.names for card in bout.hand(name)]
        wrestlers = bout.table.pile + [card for player in bout.table.players for card in player.hand]
        assert len(wrestlers) == 59
        assert {bout.table.kind(card).definition.kind for card in wrestlers} == {"Wrestler"}


@rule("BR-SETUP-3")
def test_the_belt_lies_anywhere_in_the_pile() -> None:
    """Cards are drawn from the pile of a six-player game until the belt shows up; 42 places are equally likely."""
    depths = [0] * 42
    for seed in range(420):
        table = dealt(6, seed).table
        depth = 0
        while turn_draw(table, 0):
            depth += 1
        depths[depth] += 1
        assert table.belt == 0
    assert min(depths) > 0, "on top, at the bottom and everywhere in between"
    assert max(depths) < 30, "ten times each is expected"


@rule("BR-SETUP-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_group_may_agree_on_the_first_player(seat: int) -> None:
    for seed in range(4):
        bout = new_game(3, seed, first=str(seat))
        assert bout.turn == NAMES[seat]
        assert bout.table.turn == 1


@rule("BR-SETUP-5")
def test_without_an_agreement_the_lot_decides() -> None:
    assert {dealt(3, seed).table.starting for seed in range(20)} == {0, 1, 2}
