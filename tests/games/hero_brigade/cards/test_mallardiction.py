"""Mallardiction, Duck-Pope: his wrath, his blessing and his crumbs."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

ALL_ROWS = {"Your own Front Row", "Your own Support Row", "Bo’s Front Row", "Bo’s Support Row"}


@covers("mallardiction-duck-pope", "F Wrath of the Duck-God")
@rule("HB-ROW-5", "HB-R41e", "HB-DEFEAT-5")
def test_wrath_defeats_the_weak_of_both_parties_in_rows_of_his_choice() -> None:
    hero = {
        "front": ["Mallardiction", "Xiang 3", "BERT 4"],
        "support": ["Police Officer disabled", "Dr. Cat"],
        "deck": ["Police Officer x6"],
    }
    villain = {"front": ["Fred 3", "", "The Mime 4"], "support": ["", "Henchman"], "deck": ["Henchman x4"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Mallardiction")
    assert set(day.options) == ALL_ROWS
    day.choose("Bo’s Support Row")
    assert day.names("discard", "villain") == ["Henchman"]
    day.choose("Your own Front Row")
    assert day.names("discard", "hero") == ["Mallardiction, Duck-Pope", "Xiang"]
    assert set(day.options) == {"Your own Support Row", "Bo’s Front Row"}
    day.last("Bo’s Front Row")  # the last row needs no question
    assert day.settled() == {
        "hero F1": None,
        "hero F2": None,
        "hero S1": None,
        "hero discard": ["Mallardiction", "Xiang", "Police Officer"],
        "hero banished": ["Police Officer"] * 3,
        "hero deck": 3,
        "villain F1": None,
        "villain S2": None,
        "villain discard": ["Henchman", "Fred"],
        "villain banished": ["Henchman"] * 2,
        "villain deck": 2,
    }


@covers("mallardiction-duck-pope", "F Wrath of the Duck-God")
@example("HB-EX-8")
@rule("HB-ABIL-7")
def test_wrath_goes_on_after_his_own_defeat() -> None:
    hero = {"front": ["Mallardiction", "Captain Mediocre"], "deck": ["Police Officer x7", "BERT x2", "Dr. Cat"]}
    villain = {"front": ["Fred 2", "Chinese Calculus"], "support": ["The Excrementalist 3"], "deck": ["Henchman x7"]}
    villain["deck"] += ["The Mime x2", "Prof. Dog"]
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Mallardiction").choose("Your own Front Row").last("Bo’s Front Row")
    changes = day.settled()
    assert (changes["hero deck"], changes["villain deck"]) == (9, 5)
    assert day.party("hero") == {"F2": "Captain Mediocre"}
    assert day.party("villain") == {"F2": "Chinese Calculus"}


@covers("mallardiction-duck-pope", "F Wrath of the Duck-God")
@rule("HB-R41e")
def test_wrath_spares_healthy_ones_and_is_neither_attack_nor_row_attack() -> None:
    hero = {"front": ["Mallardiction 3 + Magic Tome"], "support": ["BERT"], "deck": ["Police Officer x2"]}
    villain = {"front": ["The Mime", "Xiang 3"], "support": ["Fred"], "deck": ["Henchman x4"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Mallardiction").choose("Bo’s Front Row")  # The Mime is not asked: this is no damage
    assert set(day.options) == {"Mallardiction", "Magic Tome"}
    day.last("Magic Tome")
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Magic Tome", "Mallardiction"],
        "hero banished": ["Police Officer"],
        "hero deck": 1,
        "villain F2": None,
        "villain discard": ["Xiang"],
        "villain banished": ["Henchman"] * 2,
        "villain deck": 2,
    }


@covers("mallardiction-duck-pope", "F Wrath of the Duck-God")
def test_a_strengthened_duck_outlives_his_wrath() -> None:
    hero = {"front": ["Mallardiction 4"], "support": ["BERT"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Henchman", "Fred"]})
    day.last("Mallardiction")  # one row with a weak Character, so nothing is asked
    assert day.settled() == {
        "hero F1": "Mallardiction 4 disabled",
        "villain F1": None,
        "villain discard": ["Henchman"],
    }


@covers("mallardiction-duck-pope", "S Pond Blessing")
@pytest.mark.parametrize(
    ("answer", "changes"),
    [("BERT", {"hero F1": "BERT 7"}), ("Xiang", {"hero F2": "Xiang 5"}), ("No HEAL", {})],
)
def test_pond_blessing_heals_another_ally_by_two(answer: str, changes: dict[str, object]) -> None:
    hero = {"front": ["BERT 5", "Xiang 4"], "support": ["Mallardiction 1"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.choose("Mallardiction")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {**changes, "hero S1": "Mallardiction 1 disabled"}


@covers("mallardiction-duck-pope", "P Bread Crumbs")
def test_bread_crumbs_acquire_one_card() -> None:
    resource = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    day = play(hero={"hand": ["Mallardiction"]}, villain={"hand": ["Henchman"]}, resource=resource)
    day.choose("Play Mallardiction").last("Alien Ship")
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Mallardiction", "Alien Ship"],
        "pool": ["Bunny Dangerous"],
    }
