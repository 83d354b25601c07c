"""Jobber: one opponent discards a card of their own choice (BR-CARD-JOBBER)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brawl.bout import play

JOBBER = "Captain Canvas"
VICTIM = ["Opal Oracle", "Gearlock", "Baron Boo"]


@rule("BR-CARD-JOBBER-1")
@pytest.mark.parametrize("thrown", VICTIM)
def test_the_opponent_chooses_the_card(thrown: str) -> None:
    bout = play(players=[{"hand": [JOBBER, 2]}, {"hand": VICTIM}, {"hand": 3}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play(JOBBER, on="Bo")
    assert (bout.asked, bout.question, bout.offered()) == ("Bo", "discard", VICTIM)
    bout.choose(thrown)
    assert bout.hand("Bo") == [card for card in VICTIM if card != thrown], "not replaced, though the pile has cards"
    assert bout.discard[-2:] == [thrown, JOBBER]
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}


@rule("BR-CARD-JOBBER-1")
@pytest.mark.parametrize("name", ["Bo", "Cy", "Dee"])
def test_any_opponent_may_be_chosen(name: str) -> None:
    bout = play(players=[{"hand": [JOBBER, 2]}, {}, {}, {}], pile=0, belt="Ann").hold()
    before = bout.picture()
    bout.play(JOBBER, on=name).answer(bout.keys()[0])
    assert bout.count(name) == 2
    assert bout.changed(before) == {"Ann: hand", f"{name}: hand", "discard"}


@rule("BR-CARD-JOBBER-1")
def test_a_last_card_is_discarded_without_a_choice() -> None:
    bout = play(players=[{"hand": [JOBBER, 2]}, {"hand": 1}, {"hand": 3}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play(JOBBER, on="Bo")
    assert bout.out("Bo")
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "Bo: out", "discard"}
