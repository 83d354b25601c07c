"""Ties and pots, running out of cards, and the end (BR-PROTOCOL-4 to 8, BR-R49 to BR-R51)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.protocol.decks import Decks, dealt, decks

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
    game = dealt(count, seed=count)
    while game.outcome is None:
        game.half()
        assert sum(game.owned()) == 60
        assert game.table.round < 6000
    assert max(game.owned()) == 60
    assert game.owned()[game.outcome.winners[0]] == 60
