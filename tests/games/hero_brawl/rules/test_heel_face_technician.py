"""Heel, Face and Technician: cards for their own player (BR-CARD-HEEL, BR-CARD-FACE, BR-CARD-TECH)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

FILLING = ["Opal Oracle", "Diamond Dervish"]


def alone(card: str, pile: int) -> Bout:
    """Ann plays the card and has two others; Bo is champion."""
    return play(players=[{"hand": [card, *FILLING]}, {"hand": 3}, {"hand": 2}], pile=pile, belt="Bo").hold()


@rule("BR-CARD-HEEL-1")
@pytest.mark.parametrize("pile", [1, 9])
def test_a_heel_draws_one_card(pile: int) -> None:
    bout = alone("Baron Boo", pile)
    before = bout.picture()
    bout.play("Baron Boo")
    assert (bout.count("Ann"), bout.pile) == (3, pile - 1)
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@example("BR-S19")
@rule("BR-CARD-HEEL-2")
def test_a_heel_on_an_empty_pile_does_nothing() -> None:
    bout = play(players=[{"hand": ["Baron Boo", "Opal Oracle"]}, {"hand": 3}, {"hand": 2}], pile=0, belt="Bo").hold()
    before = bout.picture()
    bout.play("Baron Boo")
    assert bout.hand("Ann") == ["Opal Oracle"]
    assert bout.discard[-1] == "Baron Boo"
    assert bout.changed(before) == {"Ann: hand", "discard"}


@example("BR-S23")
@rule("BR-CARD-FACE-1")
def test_a_face_draws_three_and_discards_two() -> None:
    bout = alone("The Cheering Pegasus", 9)
    before = bout.picture()
    bout.play("The Cheering Pegasus")
    assert (bout.count("Ann"), bout.pile) == (5, 6)
    assert (bout.asked, bout.question, bout.offered()) == ("Ann", "discard", bout.hand("Ann"))
    bout.choose("Opal Oracle").choose("Diamond Dervish")
    assert (bout.question, bout.count("Ann")) == ("", 3)
    assert bout.discard[-3:] == ["Opal Oracle", "Diamond Dervish", "The Cheering Pegasus"]
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@rule("BR-CARD-FACE-2")
@pytest.mark.parametrize(
    ("pile", "discards"),
    [
        pytest.param(2, 1, marks=example("BR-S20")),
        pytest.param(1, 0, marks=example("BR-S21")),
        pytest.param(0, 0, marks=example("BR-S22")),
    ],
)
def test_a_face_with_a_short_pile_discards_one_fewer_than_drawn(pile: int, discards: int) -> None:
    bout = alone("The Cheering Pegasus", pile)
    discarded = len(bout.discard)
    bout.play("The Cheering Pegasus")
    for _card in range(discards):
        assert bout.question == "discard"
        bout.answer(bout.keys()[0])
    assert bout.question == ""
    assert (bout.count("Ann"), bout.pile) == (2 + pile - discards, 0)
    assert len(bout.discard) == discarded + discards + 1
    assert bout.counts()[1:] == [3, 2]


@example("BR-S26")
@rule("BR-CARD-TECH-1")
def test_a_technician_discards_one_and_draws_one() -> None:
    bout = alone("Gearlock", 5)
    before = bout.picture()
    bout.play("Gearlock")
    assert (bout.asked, bout.question, bout.offered()) == ("Ann", "discard", FILLING)
    assert bout.pile == 5, "the discard comes first"
    bout.choose("Diamond Dervish")
    assert (bout.count("Ann"), bout.pile) == (2, 4)
    assert "Opal Oracle" in bout.hand("Ann")
    assert bout.discard[-2:] == ["Diamond Dervish", "Gearlock"]
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@rule("BR-CARD-TECH-1")
def test_a_technician_may_part_with_the_only_other_card() -> None:
    bout = play(players=[{"hand": ["Gearlock", "Opal Oracle"]}, {"hand": 3}], pile=5, belt="Bo").hold()
    bout.play("Gearlock")
    assert bout.discard[-2:] == ["Opal Oracle", "Gearlock"]
    assert (bout.count("Ann"), bout.out("Ann")) == (1, False)


@example("BR-S25")
@rule("BR-CARD-TECH-2")
def test_a_technician_on_an_empty_pile_discards_nothing() -> None:
    bout = alone("Gearlock", 0)
    before = bout.picture()
    bout.play("Gearlock")
    assert bout.question == ""
    assert bout.hand("Ann") == FILLING
    assert bout.changed(before) == {"Ann: hand", "discard"}
