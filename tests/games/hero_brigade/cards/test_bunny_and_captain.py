"""Bunny Dangerous and Captain Mediocre, the answers to a mentor; the Captain's Gain ability is in test_gains.py."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}


@covers("bunny-dangerous", "F Nibble")
def test_nibble_hits_any_one_target() -> None:
    day = play(phase="fight", hero={"front": ["Bunny Dangerous"]}, villain=VILLAINS)
    assert set(day.options) == {"Bunny Dangerous", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {"hero F1": "Bunny Dangerous 3 disabled", "villain S1": "Natural Disaster 3"}


@covers("bunny-dangerous", "S Warren")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 2), ("No", 1)])
def test_warren_heals_the_bunny_itself(answer: str, hp: int) -> None:
    hero = {"front": ["Xiang 1"], "support": ["Bunny Dangerous 1"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Bunny Dangerous").last(answer)
    assert day.settled() == {"hero S1": f"Bunny Dangerous {hp} disabled"}


@covers("bunny-dangerous", "S Warren")
def test_an_unhurt_bunny_is_not_asked() -> None:
    hero = {"front": ["Xiang"], "support": ["Bunny Dangerous"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.last("Bunny Dangerous")
    assert day.settled() == {"hero S1": "Bunny Dangerous 3 disabled"}


@covers("bunny-dangerous", "P Big Pointy Teeth")
@rule("HB-DEFEAT-5")
def test_big_pointy_teeth_defeat_one_target_whatever_its_hp() -> None:
    hero = {"hand": ["Bunny Dangerous"], "front": ["Xiang"]}
    villain = {"front": ["Henchman", "Fred"], "support": ["Prof. Dog"], "hand": ["Henchman"]}
    villain["deck"] = ["The Mime x2", "Henchman x3"]
    day = play(hero=hero, villain=villain)
    day.choose("Play Bunny Dangerous")
    assert set(day.options) == {"Xiang", "Henchman", "Fred", "Prof. Dog"}
    day.last("Prof. Dog")  # Top Dog does not help against Play abilities
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Bunny Dangerous"],
        "villain S1": None,
        "villain discard": ["Prof. Dog"],
        "villain banished": ["The Mime", "The Mime", "Henchman", "Henchman"],
        "villain deck": 1,
    }


@covers("bunny-dangerous", "P Big Pointy Teeth")
def test_big_pointy_teeth_are_no_damage() -> None:
    hero = {"hand": ["Bunny Dangerous"], "deck": ["Xiang", "BERT"]}
    villain = {"front": ["The Mime", "The Deadly Duelist"], "hand": ["Henchman"], "deck": ["Henchman x4"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Bunny Dangerous").last("The Deadly Duelist")  # neither Invisible Wall nor Riposte
    changes = day.settled()
    assert (changes["villain F2"], changes["villain deck"]) == (None, 1)
    assert "villain F1" not in changes


@covers("bunny-dangerous", "P Big Pointy Teeth")
@rule("HB-TARGET-4", "HB-R41")
def test_big_pointy_teeth_need_not_bite_the_own_party() -> None:
    hero = {"hand": ["Bunny Dangerous", "BERT"], "front": ["Xiang"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    day.choose("Play Bunny Dangerous")
    assert {"Xiang", "Do not resolve it", "Empty Front Row 1", "Empty Support Row 2"} <= set(day.options)
    day.last("Empty Front Row 1")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Bunny Dangerous"]}


@covers("captain-mediocre", "F Adequate Punch")
def test_adequate_punch_hits_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["Captain Mediocre"]}, villain=VILLAINS)
    assert set(day.options) == {"Captain Mediocre", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Captain Mediocre 5 disabled", "villain F2": "Fred 3"}


@covers("captain-mediocre", "S Moral Support")
@pytest.mark.parametrize(("answer", "changes"), [("BERT", {"hero F1": "BERT 6"}), ("Xiang", {}), ("No HEAL", {})])
def test_moral_support_heals_another_ally_by_one(answer: str, changes: dict[str, object]) -> None:
    hero = {"front": ["BERT 5", "Xiang"], "support": ["Captain Mediocre 1"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Captain Mediocre")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {**changes, "hero S1": "Captain Mediocre 1 disabled"}


@covers("captain-mediocre", "P Lower the Bar")
def test_lower_the_bar_sets_the_hp_of_a_healthy_target_to_three() -> None:
    hero = {"hand": ["Captain Mediocre"], "front": ["BERT", "Xiang 3"]}
    villain = {"front": ["Chinese Calculus", "Fred 3"], "support": ["Prof. Dog"], "hand": ["Henchman"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Captain Mediocre")
    assert set(day.options) == {"BERT", "Chinese Calculus", "Prof. Dog"}  # more than 3 HP, either Party, either row
    day.last("Chinese Calculus")  # no damage: its DR does not matter
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Captain Mediocre"],
        "villain F1": "Chinese Calculus 3",
    }


@covers("captain-mediocre", "P Lower the Bar")
@rule("HB-R41")
def test_lower_the_bar_where_nobody_opposing_fits() -> None:
    hero = {"hand": ["Captain Mediocre", "Xiang"], "front": ["BERT"]}
    villain = {"front": ["Fred 3", "Henchman"], "support": ["", "Prof. Dog 1"], "hand": ["Henchman"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Captain Mediocre")
    assert set(day.options) == {"BERT", "Empty Front Row 3", "Empty Support Row 1", "Do not resolve it"}
    day.last("Do not resolve it")
    assert day.settled() == {"hero hand": ["Xiang"], "hero discard": ["Captain Mediocre"]}
