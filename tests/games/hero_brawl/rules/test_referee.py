"""Referee: stops a card or turns a roshambo round, and brings a card (BR-CARD-REFEREE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import play

HOLDER = {"hand": ["Lady Longcount", "Opal Oracle", "Gearlock"]}
AIMED = ["Foreign Object", "Rival", "Jobber", "High Flier", "Manager", "Diva"]
OTHERS = ["Heel", "Face", "Technician", "Tag Team", "Loose Cannon"]


@example("BR-S45")
@rule("BR-CARD-REFEREE-1", "BR-CARD-REFEREE-2")
def test_a_jobber_is_stopped_by_its_target() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 2]}, HOLDER, {"hand": 3}], pile=8, belt="Cy").hold()
    bout.play("Captain Canvas", on="Bo")
    before = bout.picture()
    bout.respond("Bo", "Lady Longcount").quiet()
    assert bout.question == "", "nobody has to discard"
    assert (bout.counts(), bout.pile) == ([2, 3, 3], 7)
    assert {"Opal Oracle", "Gearlock"} < set(bout.hand("Bo")), "one out, one drawn"
    assert bout.discard[-2:] == ["Lady Longcount", "Captain Canvas"]
    assert bout.changed(before) == {"Bo: hand", "pile", "discard"}
    bout.go_on()
    assert bout.turn == "Bo", "the Jobber was Ann's play"


@rule("BR-CARD-REFEREE-1")
@pytest.mark.parametrize("card", AIMED + OTHERS)
def test_any_turn_card_is_stopped_by_anybody(card: str) -> None:
    """Cy, whom nothing is aimed at, stops it: the others' hands stay as they were announced."""
    bout = play(players=[{"hand": [card, 2]}, {"hand": 3}, {"hand": ["Lady Longcount", 2]}], pile=8, belt="Bo").hold()
    bout.play(card, on="Bo" if card in AIMED else None)
    before = bout.picture()
    bout.respond("Cy", "Lady Longcount").quiet()
    assert bout.question == ""
    assert bout.changed(before) == {"Cy: hand", "pile", "discard"}
    assert not bout.shielded("Ann")


@rule("BR-CARD-REFEREE-1")
@pytest.mark.parametrize("holder", ["Ann", "Bo", "Cy"])
def test_a_roshambo_result_is_turned_round_by_anybody(holder: str) -> None:
    hands: dict[str, list[Any]] = {
        "Ann": ["Iron Megaphone", "Folding Fury", 1],
        "Bo": ["Crutch Crusader", 1],
        "Cy": [2],
    }
    hands[holder].insert(0, "Lady Longcount")
    bout = play(players=[{"hand": hand} for hand in hands.values()], pile=8, belt="Ann").hold()
    bout.play("Iron Megaphone", on="Bo").quiet().choose("Folding Fury").choose("Crutch Crusader")
    counts = bout.counts()
    bout.respond(holder, "Lady Longcount").quiet()
    assert (bout.asked, bout.question) == ("Bo", "keep")
    bout.choose("Crutch Crusader")
    assert bout.champion == "Bo"
    assert bout.counts() == [counts[0], counts[1] + 1, counts[2]], "who played it has as many cards as before"


@rule("BR-CARD-REFEREE-2")
@pytest.mark.parametrize(("pile", "count"), [(8, 3), (1, 3), (0, 2)])
def test_it_brings_a_card_if_the_pile_has_one(pile: int, count: int) -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, HOLDER, {"hand": 3}], pile=pile, belt="Cy").hold()
    bout.play("Heel").respond("Bo", "Lady Longcount").quiet()
    assert bout.counts() == [2, count, 3]
    assert bout.pile == max(pile - 1, 0)


@example("BR-S33")
@rule("BR-CARD-REFEREE-3")
def test_as_the_card_of_the_own_turn_it_only_draws() -> None:
    bout = play(players=[HOLDER, {"hand": 3, "shield": "Tag Team"}, {"hand": 3}], pile=6, belt="Bo").hold()
    before = bout.picture()
    bout.play("Lady Longcount").quiet()
    assert (bout.count("Ann"), bout.pile) == (3, 5)
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}
    bout.go_on()
    assert bout.turn == "Bo"


@rule("BR-CARD-REFEREE-3")
def test_as_a_turn_card_on_an_empty_pile_it_is_spent() -> None:
    bout = play(players=[HOLDER, {"hand": 3}, {"hand": 3}], pile=0, belt="Bo").hold()
    before = bout.picture()
    bout.play("Lady Longcount").quiet()
    assert bout.count("Ann") == 2
    assert bout.changed(before) == {"Ann: hand", "discard"}
