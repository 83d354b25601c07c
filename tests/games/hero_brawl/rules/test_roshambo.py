"""The roshambo: two secret cards, symbols, numbers, and the card that is kept (BR-ROSH)."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.engine.view import SPECTATOR
from tabletop.games.hero_brawl.reading import base_card_set
from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

NUMBERS = {card.numbers["number"]: card.name for card in base_card_set().cards}
HIGHER = [
    ("rock", 43, 42), ("paper", 59, 41), ("scissors", 58, 3), ("rock", 7, 6), ("paper", 11, 8), ("scissors", 10, 9),
]  # fmt: skip


def battle(mine: str, theirs: str, **position: object) -> Bout:
    """Ann's Iron Megaphone on Bo, each committing the named card out of three; Bo or Ann then keeps one."""
    players = [{"hand": ["Iron Megaphone", mine, 2]}, {"hand": [theirs, 2]}, {"hand": 3}]
    bout = play(**{"players": players, "pile": 9, "belt": "Cy", **position}).hold()
    return bout.play("Iron Megaphone", on="Bo").quiet().choose(mine).choose(theirs)


@rule("BR-ROSH-1")
def test_a_foreign_object_challenges_one_opponent_of_the_players_choice() -> None:
    bout = play(players=[{"hand": ["Iron Megaphone", "Heel", 1]}, {}, {}, {}], pile=9, belt="Cy").hold()
    aims = [option.target for option in bout.decision.options if option.label.startswith("Iron Megaphone")]
    assert aims == ["zone:player-1", "zone:player-2", "zone:player-3"]
    bout.play("Iron Megaphone", on="Dee")
    asked = []
    while bout.question == "commit":
        asked.append(bout.asked)
        bout.answer(bout.keys()[0])
    assert asked == ["Ann", "Dee"]
    assert bout.counts()[1:3] == [3, 3], "the others have no part in it"


@rule("BR-ROSH-2")
def test_both_commit_one_card_of_the_hand_and_not_the_foreign_object() -> None:
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury", 2]}, {"hand": 4}, {"hand": 3}], pile=9, belt="Cy"
    ).hold()
    bout.play("Iron Megaphone", on="Bo")
    assert (bout.asked, bout.question) == ("Ann", "commit")
    assert bout.offered() == bout.hand("Ann")
    assert "Iron Megaphone" not in bout.offered()
    bout.choose("Folding Fury")
    assert (bout.asked, bout.question) == ("Bo", "commit")
    assert bout.offered() == bout.hand("Bo")
    bout.answer(bout.keys()[0])
    assert bout.counts() == [2, 3, 3]
    assert [card >= 0 for card in bout.table.committed] == [True, True, False]


@rule("BR-ROSH-2", "BR-ROSH-4")
def test_the_second_does_not_see_what_the_first_has_committed() -> None:
    bout = play(players=[{"hand": ["Iron Megaphone", "Folding Fury", 1]}, {}, {}], pile=9, belt="Cy").hold()
    bout.play("Iron Megaphone", on="Bo").choose("Folding Fury")
    assert bout.asked == "Bo"
    for seat in (1, 2, SPECTATOR):
        committed = bout.match.ask(seat).view().zones["committed-0"]
        assert (committed.count, [piece.kind for piece in committed.pieces]) == (1, [None])
        assert not any("Folding Fury" in line for line in bout.log(seat))
    assert bout.match.ask(0).view().zones["committed-0"].pieces[0].kind == "folding-fury"


@rule("BR-ROSH-3")
def test_a_battler_with_one_card_has_no_choice() -> None:
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury"]}, {"hand": ["Opal Oracle"]}, {}], pile=0, belt="Cy"
    )
    bout.hold().play("Iron Megaphone", on="Bo")
    assert bout.question == "keep", "both cards lie: nobody had to be asked"
    assert bout.offered() == ["Opal Oracle", "Folding Fury"]


@rule("BR-ROSH-4")
def test_only_the_battlers_see_the_two_cards() -> None:
    bout = battle("Folding Fury", "Crutch Crusader")
    assert bout.question == "keep"
    for seat, seen in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        zones = bout.match.ask(seat).view().zones
        kinds = [zones["committed-0"].pieces[0].kind, zones["committed-1"].pieces[0].kind]
        assert kinds == (["folding-fury", "crutch-crusader"] if seen else [None, None])
        assert any("Crutch Crusader" in line for line in bout.log(seat)) == seen
    bout.choose("Folding Fury")
    for seat in (2, SPECTATOR):
        assert not any("Folding Fury" in line for line in bout.log(seat)), "the kept card stays unknown"


@example("BR-S5")
@rule("BR-ROSH-5", "BR-ROSH-7", "BR-ROSH-8")
@pytest.mark.parametrize(("kept", "lost"), [("Folding Fury", "Crutch Crusader"), ("Crutch Crusader", "Folding Fury")])
def test_rock_42_beats_scissors_58_and_either_card_may_be_kept(kept: str, lost: str) -> None:
    bout = battle("Folding Fury", "Crutch Crusader")
    assert (bout.asked, bout.question) == ("Ann", "keep")
    assert bout.offered() == ["Folding Fury", "Crutch Crusader"]
    bout.choose(kept)
    assert bout.counts() == [3, 2, 3], "Ann has as many as before committing, Bo one fewer"
    assert kept in bout.hand("Ann")
    assert bout.discard[-2:] == [lost, "Iron Megaphone"]
    assert bout.champion == "Cy"


@rule("BR-ROSH-5")
def test_each_symbol_beats_one_and_loses_to_one() -> None:
    """Whatever the numbers say: the high one loses to the low one of the right symbol."""
    rock, paper, scissors = "Punchbag Paladin", "Sunny Supernova", "Grudge Hawk"
    high = {"rock": "Diamond Dervish", "paper": "Captain Extinguisher", "scissors": "Crutch Crusader"}
    for low, beaten in ((rock, "scissors"), (scissors, "paper"), (paper, "rock")):
        assert battle(low, high[beaten]).asked == "Ann"
        assert battle(high[beaten], low).asked == "Bo"


@example("BR-S6")
@rule("BR-ROSH-6")
def test_paper_59_beats_paper_41() -> None:
    bout = battle("Opal Oracle", "Captain Extinguisher")
    assert (bout.asked, bout.question) == ("Bo", "keep")
    bout.choose("Captain Extinguisher")
    assert bout.counts() == [2, 3, 3]


@rule("BR-ROSH-6")
@pytest.mark.parametrize(("symbol", "high", "low"), HIGHER)
def test_on_equal_symbols_the_higher_number_wins(symbol: str, high: int, low: int) -> None:
    bout = battle(NUMBERS[high], NUMBERS[low]).quiet()
    assert (bout.asked, bout.table.kind(bout.table.committed[0]).symbol) == ("Ann", symbol)
    assert battle(NUMBERS[low], NUMBERS[high]).quiet().asked == "Bo"


@rule("BR-ROSH-6")
def test_there_is_always_exactly_one_winner() -> None:
    kinds = play().table.book.kinds
    assert all(one.beats(other) != other.beats(one) for one, other in product(kinds, kinds) if one is not other)


@rule("BR-ROSH-7", "BR-ROSH-8")
def test_the_attacked_player_may_win_and_keep_the_attackers_card() -> None:
    bout = battle("Folding Fury", "Opal Oracle")
    assert (bout.asked, bout.offered()) == ("Bo", ["Opal Oracle", "Folding Fury"])
    bout.choose("Folding Fury")
    assert "Folding Fury" in bout.hand("Bo")
    assert bout.counts() == [2, 3, 3]
    assert bout.discard[-2:] == ["Opal Oracle", "Iron Megaphone"]


@example("BR-S9")
@rule("BR-ROSH-9")
def test_a_committed_referee_is_only_paper_5() -> None:
    bout = battle("Justice Stripes", "Grudge Hawk", pile=0)
    while bout.question == "respond":
        assert bout.keys() == ["decline"], "what lies committed answers nothing"
        bout.decline()
    assert (bout.asked, bout.question) == ("Bo", "keep"), "Scissors 3 wins, nothing is flipped"
    bout.choose("Grudge Hawk")
    assert bout.counts() == [2, 3, 3], "and no card is drawn for it"
    assert "Justice Stripes" in bout.discard


@rule("BR-ROSH-9")
def test_a_committed_ceo_claims_nothing() -> None:
    bout = battle("Chairman Chrome", "Grudge Hawk")
    bout.quiet().choose("Chairman Chrome")
    assert bout.champion == "Cy"
    assert bout.counts() == [3, 2, 3]


@example("BR-S8")
@rule("BR-ROSH-10", "BR-CARD-REFEREE-2")
def test_a_referee_after_the_result_swaps_winner_and_loser() -> None:
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury", 2]}, {"hand": ["Crutch Crusader", "Referee", 1]}, {}],
        pile=12,
        belt="Cy",
    ).hold()
    bout.play("Iron Megaphone", on="Bo").quiet().choose("Folding Fury").choose("Crutch Crusader")
    assert bout.question == "respond"
    bout.respond("Bo", "Referee").quiet()
    assert (bout.asked, bout.question, bout.pile) == ("Bo", "keep", 11)
    assert set(bout.offered()) == {"Folding Fury", "Crutch Crusader"}
    bout.choose("Folding Fury")
    assert "Folding Fury" in bout.hand("Bo")
    assert bout.counts() == [2, 3, 3], "Ann is one down; Bo keeps a card and has drawn one for the Referee"
