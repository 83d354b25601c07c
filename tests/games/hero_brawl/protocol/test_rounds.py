"""Dealing, turning up, comparing and collecting (BR-PROTOCOL-1 to 5, BR-R47, BR-R48)."""

from __future__ import annotations

import itertools

import pytest

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import Source, below
from tabletop.games.hero_brawl import PROTOCOL
from tabletop.games.hero_brawl.book import Kind, book_for
from tabletop.games.hero_brawl.position import NAMES
from tabletop.games.hero_brawl.protocol.rounds import winner_of
from tests.citing import example, rule
from tests.games.hero_brawl.protocol.decks import dealt, decks


# ------------------------------------------------------------ the deal
@example("BR-S43")
@rule("BR-PROTOCOL-1", "BR-R47")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_sixty_cards_the_belt_included_are_dealt_evenly(count: int) -> None:
    game = dealt(count)
    assert game.owned() == [60 // count] * count
    assert game.table.aside == []
    cards = [name for seat in NAMES[:count] for name in game.deck(seat)]
    assert "Title Belt" in cards
    assert len(set(cards)) == 60
    assert game.table.piles == [[]] * count


@rule("BR-PROTOCOL-1")
def test_the_deal_is_shuffled_by_the_seed_and_face_down() -> None:
    assert dealt(3, 1).deck("Ann") != dealt(3, 2).deck("Ann")
    assert dealt(3, 1).deck("Ann") == dealt(3, 1).deck("Ann")
    for seat in (-1, 0, 1, 2):
        zones = dealt(3).match.ask(seat).view().zones
        assert [(zones[f"deck-{n}"].count, zones[f"deck-{n}"].pieces) for n in range(3)] == [(20, [])] * 3


@rule("BR-R47")
@pytest.mark.parametrize(("cards", "count", "each"), [(59, 2, 29), (58, 4, 14), (55, 6, 9)])
def test_the_surplus_of_another_deck_is_set_aside_unseen(cards: int, count: int, each: int) -> None:
    base = PROTOCOL.card_set()
    game = dealt(count, card_set=CardSet(base.game, base.cards[60 - cards :], base.name))
    assert game.owned() == [each] * count
    assert len(game.table.aside) == cards - each * count
    view = game.match.ask(0).view()
    assert not [piece for zone in view.zones.values() for piece in zone.pieces]


# ------------------------------------------------------------ a round
@rule("BR-PROTOCOL-2")
def test_every_player_still_in_turns_up_the_top_card() -> None:
    game = decks(
        [
            {"deck": ["Gearlock", "Doctor Deal", 2]},
            {"out": True},
            {"deck": ["Opal Oracle", 3]},
            {"deck": ["Kendo Comet"]},
        ]
    )
    game.half()
    assert [game.turned(name) for name in NAMES[:4]] == ["Gearlock", None, "Opal Oracle", "Kendo Comet"]
    assert (game.table.round, game.table.phase) == (1, "compare")
    assert (game.deck("Ann")[0], len(game.deck("Ann")), game.deck("Dee")) == ("Doctor Deal", 3, [])
    for seat in (-1, 0, 3):
        zones = game.match.ask(seat).view().zones
        assert [piece.kind for piece in zones["turned-2"].pieces] == ["opal-oracle"]


@rule("BR-PROTOCOL-5")
def test_the_winner_puts_all_turned_up_cards_on_the_own_win_pile() -> None:
    game = decks(
        [{"deck": ["Gearlock", 2], "pile": ["Baron Boo"]}, {"deck": ["Doctor Deal", 2]}, {"deck": ["Folding Fury", 2]}]
    )
    assert game.round() == "Ann"
    assert sorted(game.pile("Ann")) == ["Baron Boo", "Doctor Deal", "Folding Fury", "Gearlock"]
    assert (game.pile("Bo"), game.pile("Cy"), game.owned()) == ([], [], [6, 2, 2])
    assert [game.turned(name) for name in NAMES[:3]] == [None] * 3
    assert (game.table.won, game.table.phase) == ([1, 0, 0], "turn")


@example("BR-S41")
@rule("BR-PROTOCOL-3", "BR-R48", "BR-PROTOCOL-1")
def test_of_two_symbols_the_beaten_one_is_out_of_it_however_high_the_belt_too() -> None:
    game = decks([{"deck": ["Title Belt", 1]}, {"deck": ["Sunny Supernova", 1]}, {"deck": ["Folding Fury", 1]}])
    assert game.round() == "Bo"
    assert sorted(game.pile("Bo")) == ["Folding Fury", "Sunny Supernova", "Title Belt"]


@example("BR-S42")
@rule("BR-PROTOCOL-3", "BR-R48")
def test_with_all_three_symbols_up_the_highest_number_wins() -> None:
    game = decks(
        [{"deck": ["Chairman Chrome", 1]}, {"deck": ["The Gilded Tyrant", 1]}, {"deck": ["The Stepping Stone", 1]}]
    )
    assert game.round() == "Bo"
    assert len(game.pile("Bo")) == 3


@rule("BR-PROTOCOL-3", "BR-R48")
@pytest.mark.parametrize(
    ("up", "winner"),
    [
        (["Doctor Deal", "Crutch Crusader"], 0),
        (["Crutch Crusader", "Sunny Supernova"], 0),
        (["Sunny Supernova", "Gearlock"], 0),
        (["Doctor Deal", "Gearlock"], 1),
        (["Grudge Hawk", "Crutch Crusader", "The Stepping Stone"], 1),
        (["Crutch Crusader", "Doctor Deal", "Folding Fury"], 2),
        (["Captain Extinguisher", "Grudge Hawk", "Opal Oracle", "The Stepping Stone"], 3),
        (["Captain Extinguisher", "Crutch Crusader", "Doctor Deal", "Grudge Hawk"], 0),
        (["Gearlock", "Kendo Comet", "Folding Fury", "Doctor Deal", "Sunny Supernova", "Opal Oracle"], 5),
    ],
)
def test_who_wins_a_round(up: list[str], winner: int) -> None:
    game = decks([{"deck": [card, 1]} for card in up])
    assert game.round() == NAMES[winner]


def _by_hand(cards: list[Kind]) -> int:
    """The winner by the words of BR-R48, figured in another way than the rules do."""
    for beaten, winning in (("scissors", "rock"), ("paper", "scissors"), ("rock", "paper")):
        if {card.symbol for card in cards} == {beaten, winning}:
            return max((card.number, seat) for seat, card in enumerate(cards) if card.symbol == winning)[1]
    return max((card.number, seat) for seat, card in enumerate(cards))[1]


@rule("BR-R48")
def test_who_wins_is_the_same_by_hand_for_all_pairs_and_many_larger_rounds() -> None:
    kinds = book_for(PROTOCOL.card_set()).kinds
    rounds = [list(pair) for pair in itertools.permutations(kinds, 2)]
    chance = Source(7)
    for count in (3, 4, 5, 6):
        for _ in range(500):
            left = list(kinds)
            rounds.append([left.pop(below(chance, len(left))) for _ in range(count)])
    for cards in rounds:
        assert winner_of(dict(enumerate(cards))) == _by_hand(cards)
