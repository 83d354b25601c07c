"""Foreign Object: always a roshambo if there is another card (BR-CARD-FOREIGN)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import last_card, play

ALL = [
    "Folding Fury",
    "Kendo Comet",
    "Ladder Leviathan",
    "Bell-Hammer Bruiser",
    "Tabletop Tyrannus",
    "The Brass Badger",
]


@rule("BR-CARD-FOREIGN-1")
@pytest.mark.parametrize("card", ALL)
def test_a_foreign_object_means_a_roshambo(card: str) -> None:
    bout = play(players=[{"hand": [card, 3]}, {"hand": 3}, {"hand": 3}], pile=9, belt="Cy").hold()
    bout.play(card, on="Bo")
    assert bout.question == "commit"
    for _both in range(2):
        bout.answer(bout.keys()[0])
    assert bout.question == "keep"
    bout.answer(bout.keys()[0])
    assert sorted(bout.counts()[:2]) == [2, 3], "one of the two is one card down"
    assert bout.count("Cy") == 3


@rule("BR-CARD-FOREIGN-1")
def test_there_is_no_way_to_call_the_roshambo_off() -> None:
    """With one other card it is committed, though it may be lost: Rock 42 against Paper 41."""
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury"]}, {"hand": ["Opal Oracle", 2]}, {}], pile=0, belt="Cy"
    )
    assert all(option.target in ("zone:player-1", "zone:player-2") for option in bout.decision.options)
    bout.hold().play("Iron Megaphone", on="Bo").choose("Opal Oracle").choose("Opal Oracle")
    assert (bout.out("Ann"), bout.count("Bo")) == (True, 3)


@example("BR-S10")
@rule("BR-CARD-FOREIGN-1", "BR-ELIM-4")
def test_without_another_card_there_is_none() -> None:
    bout = last_card(players=[{"hand": ["Iron Megaphone"]}, {"hand": 2}, {"hand": 3}], pile=0, belt="Cy")
    bout.play("Iron Megaphone", on="Cy")
    assert bout.out("Ann")
    assert (bout.counts(), bout.champion) == ([0, 2, 3], "Cy")
    assert "Ann has no card to commit: there is no roshambo." in bout.log()
    bout.go_on()
    assert (bout.turn, bout.outcome) == ("Bo", None)


@example("BR-S11")
@rule("BR-ELIM-4", "BR-BELT-8")
def test_a_champion_does_so_and_leaves_the_belt_on_the_table() -> None:
    bout = play(players=[{"hand": ["Iron Megaphone"]}, {"hand": 2}, {"hand": 3}], pile=0, belt="Ann").hold()
    bout.play("Iron Megaphone", on="Bo")
    assert (bout.out("Ann"), bout.champion) == (True, None)
    assert [piece.kind for piece in bout.match.ask(1).view().zones["belt"].pieces] == ["the-hero-brawl-title-belt"]
    assert bout.counts() == [0, 2, 3]
