"""The turn: draw, play one card, discard it, and the next on the left (BR-TURN)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import play

HEELS = ("Baron Boo", "Lord Lowblow", "Countess Cackle")


@example("BR-S2")
@rule("BR-TURN-1", "BR-TURN-2", "BR-TURN-3", "BR-CARD-HEEL-1")
def test_a_turn_is_a_draw_a_card_and_its_discard() -> None:
    bout = play(phase="draw", players=[{"hand": ["Heel", 2]}, {"hand": 3}], pile=10, belt="Bo")
    assert bout.count("Ann") == 4
    heel = next(name for name in bout.hand("Ann") if name in HEELS)
    bout.play("Heel").quiet()
    assert bout.count("Ann") == 4
    assert bout.discard[-1] == heel
    assert bout.turn == "Bo"


@rule("BR-TURN-1")
def test_the_top_card_of_the_pile_is_drawn_and_nobody_else_draws() -> None:
    bout = play(phase="draw", players=[{"hand": 2}, {"hand": 2}, {"hand": 2}], pile=["Gearlock", 4], belt="Bo")
    assert bout.counts() == [3, 2, 2]
    assert bout.hand("Ann")[-1] == "Gearlock"
    assert bout.pile == 4


@rule("BR-TURN-1")
def test_without_a_pile_the_turn_begins_with_the_card() -> None:
    bout = play(phase="draw", players=[{"hand": 2}, {"hand": 2}], pile=0, belt="Bo", final=["Bo"])
    assert bout.question == "play"
    assert bout.counts() == [2, 2]


@rule("BR-TURN-2")
def test_exactly_one_card_is_played_and_then_it_is_the_next_players_turn() -> None:
    bout = play(players=[{"hand": ["Baron Boo", "Lord Lowblow", 2]}, {"hand": 2}, {"hand": 2}], pile=10, belt="Bo")
    assert bout.question == "play"
    assert bout.offered() == bout.hand("Ann"), "any card of the hand, and no way to play none"
    bout.play("Baron Boo")
    assert (bout.turn, bout.asked, bout.question) == ("Bo", "Bo", "play")
    assert "Lord Lowblow" in bout.hand("Ann")


@rule("BR-TURN-2")
def test_a_single_card_has_to_be_played_too() -> None:
    bout = play(players=[{"hand": ["Baron Boo"]}, {"hand": 2}, {"hand": 2}], pile=0, belt="Bo", final=["Bo"])
    assert bout.out("Ann"), "there was nothing to choose: it is played at once"
    assert bout.discard[-1] == "Baron Boo"
    assert bout.turn == "Bo"


@rule("BR-TURN-3")
def test_the_played_card_reaches_the_discard_only_when_it_is_resolved() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 2]}, {"hand": ["Opal Oracle", 1]}], pile=9, belt="Ann").hold()
    bout.play("Captain Canvas", on="Bo")
    assert bout.question == "discard"
    assert bout.mat == ["Captain Canvas"]
    bout.choose("Opal Oracle")
    assert bout.discard[-2:] == ["Opal Oracle", "Captain Canvas"]


@example("BR-S4")
@rule("BR-TURN-4", "BR-BELT-1", "BR-BELT-2")
def test_a_turn_draw_that_shows_the_belt_ends_the_turn() -> None:
    bout = play(phase="draw", interrupts=True, players=[{"hand": 3}, {"hand": 14}, {"hand": 14}], pile=["belt", 19])
    assert bout.champion == "Ann"
    assert bout.counts()[0] == 3
    assert (bout.discard, bout.pile) == ([], 28)
    assert bout.question == "respond", "the closing window of a turn in which nothing was played"
    bout.quiet()
    assert (bout.turn, bout.question) == ("Bo", "play")
    assert (bout.count("Ann"), bout.pile) == (3, 27)


@rule("BR-TURN-5")
@pytest.mark.parametrize("card", ["Heel", "Face", "Technician"])
def test_a_card_that_can_do_nothing_is_used_up(card: str) -> None:
    bout = play(players=[{"hand": [card, 2]}, {"hand": 2}, {"hand": 2}], pile=0, belt="Bo").hold()
    before = bout.picture()
    bout.play(card)
    assert bout.counts() == [2, 2, 2]
    assert bout.changed(before) == {"Ann: hand", "discard"}
    assert bout.table.kind(bout.table.discard[-1]).type == card
    bout.go_on()
    assert bout.turn == "Bo"


@rule("BR-TURN-5")
def test_an_attack_without_a_target_is_used_up() -> None:
    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 2, "shield": "Tag Team"}], pile=9, belt="Bo").hold()
    before = bout.picture()
    bout.play("Jobber")
    assert bout.changed(before) == {"Ann: hand", "discard"}
