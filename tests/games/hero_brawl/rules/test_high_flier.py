"""High Flier: a test of skill against one opponent (BR-CARD-HIGHFLIER). How the number comes about is BR-R43."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

FLIER = "Kid Trapeze"
VICTIM = ["Opal Oracle", "Gearlock", "Baron Boo"]


def flown(roll: int, belt: str = "Cy", pile: int = 9) -> Bout:
    """Ann flies at Bo, and the die shows this number; a plain die hits with four or more."""
    bout = play(players=[{"hand": [FLIER, 2]}, {"hand": VICTIM}, {"hand": 3}], pile=pile, belt=belt, script=[roll - 1])
    return bout.hold().play(FLIER, on="Bo")


@rule("BR-CARD-HIGHFLIER-1")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_on_a_hit_the_opponent_discards_a_card(roll: int) -> None:
    bout = flown(roll)
    assert (bout.asked, bout.question, bout.offered()) == ("Bo", "discard", VICTIM)
    before = bout.picture()
    bout.choose("Gearlock")
    assert bout.hand("Bo") == ["Opal Oracle", "Baron Boo"]
    assert bout.discard[-2:] == ["Gearlock", FLIER]
    assert bout.changed(before) == {"Bo: hand", "discard"}


@rule("BR-CARD-HIGHFLIER-1")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_on_a_miss_nothing_happens(roll: int) -> None:
    bout = flown(roll, belt="Bo")
    assert (bout.question, bout.hand("Bo"), bout.champion) == ("", VICTIM, "Bo")
    assert (bout.counts(), bout.discard[-1]) == ([2, 3, 3], FLIER)
    bout.go_on()
    assert bout.turn == "Bo"


@example("BR-S32")
@rule("BR-CARD-HIGHFLIER-1", "BR-BELT-5")
@pytest.mark.parametrize(("roll", "count", "champion"), [(1, 3, "Bo"), (6, 2, "Ann")])
def test_the_champion_loses_a_card_and_the_belt_on_a_hit_alone(roll: int, count: int, champion: str) -> None:
    bout = flown(roll, belt="Bo")
    if bout.question == "discard":
        bout.choose("Baron Boo")
    assert (bout.count("Bo"), bout.champion) == (count, champion)


@rule("BR-CARD-HIGHFLIER-1")
def test_the_opponent_is_named_before_the_test() -> None:
    bout = play(players=[{"hand": [FLIER, "Heel", 1]}, {}, {}], pile=9, belt="Cy", options={"flier": "meter"}).hold()
    aims = [option.target for option in bout.decision.options if option.label.startswith(FLIER)]
    assert aims == ["zone:player-1", "zone:player-2"]
    bout.play(FLIER, on="Cy")
    assert (bout.asked, bout.question) == ("Ann", "skill")
    assert "Cy" in bout.decision.prompt
