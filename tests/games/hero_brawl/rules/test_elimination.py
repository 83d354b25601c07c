"""How cards and players are lost (BR-ELIM)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import last_card, play

FOREIGN = {"hand": ["Iron Megaphone", "Folding Fury", 1]}
"""Folding Fury is Rock 42: it beats scissors and loses to paper."""


@rule("BR-ELIM-1")
def test_a_lost_roshambo_costs_a_card() -> None:
    bout = play(players=[FOREIGN, {"hand": ["Crutch Crusader", 2]}, {"hand": 3}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play("Iron Megaphone", on="Bo").choose("Folding Fury").choose("Crutch Crusader").choose("Folding Fury")
    assert bout.counts() == [2, 2, 3]
    assert bout.changed(before) >= {"Ann: hand", "Bo: hand", "discard"}
    assert "Cy: hand" not in bout.changed(before)


@rule("BR-ELIM-1")
def test_a_card_action_costs_a_card() -> None:
    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 3}, {"hand": 3}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play("Jobber", on="Bo").answer(bout.keys()[0])
    assert bout.counts() == [2, 2, 3]
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}


@rule("BR-ELIM-1")
@pytest.mark.parametrize("card", ["Heel", "Tag Team", "CEO", "Referee"])
def test_other_cards_cost_the_opponents_nothing(card: str) -> None:
    bout = play(players=[{"hand": [card, 2]}, {"hand": 1}, {"hand": 3}], pile=9, belt="Cy").hold()
    bout.play(card).quiet()
    assert bout.counts()[1:] == [1, 3]
    assert not bout.out("Bo")


@rule("BR-ELIM-2")
def test_a_player_without_cards_takes_no_further_part() -> None:
    """Bo has no turn, is asked nothing and stands outside a swap."""
    bout = play(
        players=[{"hand": ["Jobber", 2]}, {"hand": 1}, {"hand": ["The Ricochet", 3]}, {"hand": ["CEO", 5]}],
        pile=["Opal Oracle", 8],
        belt="Cy",
    )
    bout.play("Jobber", on="Bo").quiet()
    assert (bout.out("Bo"), bout.turn) == (True, "Cy")
    bout.hold().play("The Ricochet")
    asked = []
    while bout.question == "respond":
        asked.append(bout.asked)
        bout.decline()
    assert asked == ["Dee", "Ann"], "the champion has no use for a CEO"
    assert bout.counts() == [6, 0, 2, 4], "Ann's two go to Cy, Cy's four to Dee, Dee's six to Ann"
    bout.go_on().quiet()
    assert bout.turn == "Dee"


@rule("BR-ELIM-2")
def test_a_player_who_is_out_is_no_target() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", "Heel"]}, {"out": True}, {"hand": 3}], pile=9, belt="Cy")
    assert [option.target for option in bout.decision.options] == ["zone:player-2", "lane:play"]
    assert bout.refuse("Captain Canvas", "Bo").rule == "BR-ELIM-2"


@rule("BR-ELIM-3")
def test_the_loser_of_a_roshambo_may_be_out() -> None:
    bout = play(players=[FOREIGN, {"hand": ["Crutch Crusader"]}, {"hand": 3}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play("Iron Megaphone", on="Bo").choose("Folding Fury").choose("Folding Fury")
    assert (bout.out("Bo"), bout.out("Ann"), bout.out("Cy")) == (True, False, False)
    assert bout.changed(before) & {"Cy: hand", "belt", "pile"} == set()


@rule("BR-ELIM-3")
def test_the_attacker_may_be_the_one_who_is_out() -> None:
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury"]}, {"hand": ["Opal Oracle", 2]}, {}], pile=0, belt="Cy"
    ).hold()
    bout.play("Iron Megaphone", on="Bo").choose("Opal Oracle").choose("Opal Oracle")
    assert bout.out("Ann")
    assert bout.count("Bo") == 3


@example("BR-S10")
@rule("BR-ELIM-4")
def test_a_foreign_object_as_the_last_card_is_no_battle() -> None:
    bout = play(players=[{"hand": ["Iron Megaphone"]}, {"hand": 2}, {"hand": 3}], pile=0, belt="Cy").hold()
    before = bout.picture()
    bout.play("Iron Megaphone", on="Bo")
    assert bout.out("Ann")
    assert bout.changed(before) == {"Ann: hand", "Ann: out", "discard"}
    assert not any("commits" in line for line in bout.log())


@rule("BR-ELIM-5")
@pytest.mark.parametrize(("card", "rescued"), [("Diva", 1), ("Manager", 3), ("Loose Cannon", 4)])
def test_a_last_card_that_brings_cards_rescues_its_player(card: str, rescued: int) -> None:
    bout = last_card(players=[{"hand": [card]}, {"hand": 3}, {"hand": 4}], pile=0, belt="Cy")
    if card != "Loose Cannon":
        bout.play(card, on="Bo")
    if bout.question == "give":
        bout.answer(bout.keys()[0])
    assert not bout.out("Ann")
    assert bout.count("Ann") == rescued
