"""Dealing, turning up, comparing and collecting (BR-PROTOCOL-1 to 8, BR-R47 to BR-R51)."""

from __future__ import annotations

import itertools

import pytest

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import Source, below
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import PROTOCOL
from tabletop.games.hero_brawl.book import Kind, book_for
from tabletop.games.hero_brawl.position import NAMES
from tabletop.games.hero_brawl.protocol.rounds import winner_of
from tests.citing import example, rule
from tests.games.hero_brawl.protocol.decks import Decks, decks

ROCK = ("Doctor Deal", "Folding Fury", "Kendo Comet", "Gearlock")  # 37, 42, 43, 54
PAPER = ("Sunny Supernova", "The Gilded Tyrant", "Opal Oracle", "Captain Extinguisher")  # 2, 20, 41, 59
SCISSORS = ("Grudge Hawk", "The Stepping Stone", "The Velvet Strategist", "Crutch Crusader")  # 3, 16, 33, 58


def _dealt(count: int, seed: int = 1, card_set: CardSet | None = None) -> Decks:
    match = Match.new(
        PROTOCOL, PROTOCOL.setup([SeatSetup(name) for name in NAMES[:count]], {"limit": "off"}, seed), card_set
    )
    game = Decks(match)
    game.half()
    return game


# ------------------------------------------------------------ the deal
@example("BR-S43")
@rule("BR-PROTOCOL-1", "BR-R47")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_sixty_cards_the_belt_included_are_dealt_evenly(count: int) -> None:
    game = _dealt(count)
    assert game.owned() == [60 // count] * count
    assert game.table.aside == []
    dealt = [name for seat in NAMES[:count] for name in game.deck(seat)]
    assert "Title Belt" in dealt
    assert len(set(dealt)) == 60
    assert game.table.piles == [[]] * count


@rule("BR-PROTOCOL-1")
def test_the_deal_is_shuffled_by_the_seed_and_face_down() -> None:
    assert _dealt(3, 1).deck("Ann") != _dealt(3, 2).deck("Ann")
    assert _dealt(3, 1).deck("Ann") == _dealt(3, 1).deck("Ann")
    for seat in (-1, 0, 1, 2):
        zones = _dealt(3).match.ask(seat).view().zones
        assert [(zones[f"deck-{n}"].count, zones[f"deck-{n}"].pieces) for n in range(3)] == [(20, [])] * 3


@rule("BR-R47")
@pytest.mark.parametrize(("cards", "count", "each"), [(59, 2, 29), (58, 4, 14), (55, 6, 9)])
def test_the_surplus_of_another_deck_is_set_aside_unseen(cards: int, count: int, each: int) -> None:
    base = PROTOCOL.card_set()
    game = _dealt(count, card_set=CardSet(base.game, base.cards[60 - cards :], base.name))
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


# ------------------------------------------------------------ ties
SAME = {"Gearlock": 54, "Doctor Deal": 54, "Folding Fury": 42, "Opal Oracle": 54}


def _tie(third: list[object]) -> Decks:
    players: list[dict[str, object]] = [
        {"deck": ["Gearlock", "Kendo Comet", 2]},
        {"deck": ["Doctor Deal", "Tabletop Tyrannus", 2]},
        {"deck": third},
    ]
    return decks(players, numbers=SAME)


@rule("BR-PROTOCOL-4", "BR-R49")
def test_a_shared_best_number_leaves_all_cards_in_a_pot_for_the_next_winner() -> None:
    game = _tie(["Folding Fury", "The Brass Badger", 2])
    assert game.round() is None
    assert sorted(game.pot) == ["Doctor Deal", "Folding Fury", "Gearlock"]
    assert (game.owned(), game.table.won) == ([3, 3, 3], [0, 0, 0])
    zones = game.match.ask(1).view().zones
    assert [piece.kind for piece in zones["pot"].pieces] == ["gearlock", "doctor-deal", "folding-fury"]
    assert game.round() == "Cy", "Rock 49"
    assert (game.pot, len(game.pile("Cy")), game.owned()) == ([], 6, [2, 2, 8])


@rule("BR-R49")
def test_a_shared_number_of_the_beaten_symbol_or_below_the_best_is_no_tie() -> None:
    beaten = _tie(["Sunny Supernova", 3])
    assert beaten.round() == "Cy", "paper covers both rocks"
    stalemate = decks(
        [{"deck": ["Gearlock", 1]}, {"deck": ["Opal Oracle", 1]}, {"deck": ["Crutch Crusader", 1]}], numbers=SAME
    )
    assert stalemate.round() == "Cy", "58 is above the two 54"


@rule("BR-R49")
def test_a_stalemate_with_a_shared_best_number_is_a_tie_and_pots_add_up() -> None:
    game = decks(
        [
            {"deck": ["Gearlock", "Kendo Comet", "Cloudbreaker"]},
            {"deck": ["Opal Oracle", "Tabletop Tyrannus", "Turbo Swallow"]},
            {"deck": ["Grudge Hawk", "The Brass Badger", "The Ricochet"]},
        ],
        numbers={"Gearlock": 54, "Opal Oracle": 54, "Tabletop Tyrannus": 49, "Kendo Comet": 49, "The Brass Badger": 1},
    )
    assert [game.round(), game.round()] == [None, None]
    assert (len(game.pot), game.owned()) == (6, [1, 1, 1])
    assert game.round() == "Ann"
    assert (len(game.pile("Ann")), game.pot) == (9, [])


# ------------------------------------------------------------ running out
@example("BR-S44")
@rule("BR-PROTOCOL-6", "BR-R51")
def test_who_has_no_deck_shuffles_the_win_pile_at_the_start_of_a_round_and_turns_one_up() -> None:
    game = decks([{"pile": 7}, {"deck": 5, "pile": 4}])
    before = set(game.pile("Ann"))
    other = game.deck("Bo")
    game.half()
    assert (len(game.deck("Ann")), game.pile("Ann")) == (6, [])
    assert {*game.deck("Ann"), game.turned("Ann")} == before
    assert (len(game.pile("Bo")), game.deck("Bo")) == (4, other[1:]), "a deck that lasts is left alone"
    assert game.log()[0] == "Ann shuffles the win pile into a new deck."


@rule("BR-R51")
def test_a_deck_just_used_up_is_not_renewed_before_the_next_round() -> None:
    game = decks([{"deck": ["Gearlock"], "pile": 3}, {"deck": ["Doctor Deal", 4]}])
    game.half()
    assert (game.deck("Ann"), len(game.pile("Ann"))) == ([], 3)
    game.half()
    assert (game.deck("Ann"), len(game.pile("Ann"))) == ([], 5), "what was won is shuffled in too"
    game.half()
    assert (len(game.deck("Ann")), game.pile("Ann")) == (4, [])


@rule("BR-PROTOCOL-6")
def test_the_new_deck_is_really_shuffled() -> None:
    tops = set()
    for seed in range(20):
        game = decks([{"pile": ["Gearlock", "Kendo Comet", "Opal Oracle", "Baron Boo"]}, {"deck": 3}], seed=seed)
        game.half()
        tops.add(game.turned("Ann"))
    assert len(tops) >= 3


@rule("BR-PROTOCOL-7")
def test_who_has_neither_deck_nor_win_pile_is_out() -> None:
    game = decks([{"deck": ["Gearlock", 3]}, {"deck": ["Doctor Deal"]}, {"deck": ["Folding Fury", 3]}])
    assert game.round() == "Ann"
    assert not game.out("Bo"), "at the start of the next round"
    game.half()
    assert (game.out("Bo"), game.turned("Bo"), game.outcome) == (True, None, None)
    assert "Bo has no cards left and is out." in game.log()


@rule("BR-PROTOCOL-7")
def test_a_win_pile_alone_keeps_a_player_in() -> None:
    game = decks([{"deck": 3}, {"pile": 1}])
    game.half()
    assert not game.out("Bo")
    assert game.turned("Bo") is not None


@rule("BR-PROTOCOL-8")
def test_the_last_player_holding_cards_wins() -> None:
    game = decks([{"deck": ["Gearlock", 3]}, {"deck": ["Doctor Deal"]}])
    assert game.round() == "Ann"
    assert game.outcome is None
    game.half()
    assert (game.winner, game.outcome.rule if game.outcome else "") == ("Ann", "BR-PROTOCOL-8")
    assert game.owned() == [5, 0]


@rule("BR-R50")
def test_who_runs_out_while_cards_lie_in_a_pot_is_out_and_the_other_wins() -> None:
    game = decks([{"deck": ["Gearlock"]}, {"deck": ["Doctor Deal", 3]}], numbers=SAME)
    assert game.round() is None
    game.half()
    assert (game.out("Ann"), game.winner, len(game.pot)) == (True, "Bo", 2)


@rule("BR-R50")
def test_with_everybodys_last_cards_in_the_pot_nobody_wins() -> None:
    game = decks([{"deck": ["Gearlock"]}, {"deck": ["Doctor Deal"]}], numbers=SAME)
    assert game.round() is None
    game.half()
    assert (game.winner, game.outcome.rule if game.outcome else "") == (None, "BR-R50")
    assert (game.out("Ann"), game.out("Bo")) == (True, True)


@rule("BR-PROTOCOL-8", "BR-PROTOCOL-5")
@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_whole_game_loses_no_card_and_ends_with_all_of_them_in_one_hand(count: int) -> None:
    game = _dealt(count, seed=count)
    while game.outcome is None:
        game.half()
        assert sum(game.owned()) == 60
        assert game.table.round < 6000
    assert max(game.owned()) == 60
    assert game.owned()[game.outcome.winners[0]] == 60
