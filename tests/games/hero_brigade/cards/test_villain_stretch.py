"""Armakillo and Big Brain Brett."""

from __future__ import annotations

import pytest

from tabletop.games.hero_brigade.damage import reduction
from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play, play_with_all

HEROES = {"front": ["Police Officer", "Johnny Pyro"], "support": ["Dr. Cat"]}


@covers("armakillo", "F Roll Over")
def test_roll_over_hits_one_frt() -> None:
    day = play(stretch=True, phase="fight", turn="villain", hero=HEROES, villain={"front": ["Armakillo"]})
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Armakillo"}
    day.last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 4", "villain F1": "Armakillo 4 disabled"}


@covers("armakillo", "F Plating", "S Curl Up")
@pytest.mark.parametrize("state", ["", " disabled"])
@pytest.mark.parametrize("row", ["front", "support"])
def test_dr_two_in_both_rows(row: str, state: str) -> None:
    villain = {row: ["Armakillo" + state], "support" if row == "front" else "front": ["Fred"]}
    day = play(stretch=True, phase="fight", hero={"front": ["Xiang"]}, villain=villain)
    day.last("Armakillo")
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}
    assert "Armakillo 4 → 4 HP (2 less DR 2)." in day.log
    assert reduction(day.table, day.get("Armakillo")) == 2  # and no more, as three damage would show


@covers("armakillo", "F Plating")
def test_three_damage_leave_one() -> None:
    day = play_with_all(phase="fight", hero={"front": ["Vasilisa"]}, villain={"front": ["Armakillo", "Fred"]})
    day.last("Armakillo")
    assert day.settled() == {"hero F1": "Vasilisa 5 disabled", "villain F1": "Armakillo 3"}


@covers("armakillo", "S Curl Up")
def test_curled_up_armakillo_has_nothing_to_do() -> None:
    day = play(
        stretch=True, phase="fight", turn="villain", hero=HEROES, villain={"front": ["Fred"], "support": ["Armakillo"]}
    )
    day.last("Armakillo")
    assert day.settled() == {"villain S1": "Armakillo 4 disabled"}


@covers("armakillo", "P Steamroll")
@rule("HB-ROW-4")
def test_steamroll_rolls_over_one_front_row() -> None:
    hero = {**HEROES, "hand": ["BERT"], "deck": ["BERT", "Police Officer"]}
    villain = {"hand": ["Armakillo"], "front": ["Fred"]}
    day = play(stretch=True, turn="villain", hero=hero, villain=villain)
    day.choose("Play Armakillo")
    assert set(day.options) == {"Ann’s Front Row", "Your own Front Row"}
    day.last("Ann’s Front Row")
    assert day.settled() == {
        "villain hand": [],
        "villain discard": ["Armakillo"],
        "hero F1": None,
        "hero F2": "Johnny Pyro 5",
        "hero discard": ["Police Officer", "BERT"],
        "hero deck": 1,
    }


@covers("big-brain-brett", "F Migraine")
def test_migraine_penetrates_one_frt() -> None:
    hero = {"front": ["Police Officer", "BERT"], "support": ["Dr. Cat"]}
    day = play(stretch=True, phase="fight", turn="villain", hero=hero, villain={"front": ["Big Brain Brett"]})
    assert set(day.options) == {"Police Officer", "BERT", "Big Brain Brett"}
    day.last("BERT")
    assert day.settled() == {"hero F2": "BERT 6", "villain F1": "Big Brain Brett 3 disabled"}


@covers("big-brain-brett", "S Brainwave", "S Mind Shove")
def test_brainwave_then_a_shove_between_opposing_characters() -> None:
    hero = {"front": ["Police Officer disabled", "Johnny Pyro"], "support": ["", "Xiang 4 + Astral Projection"]}
    villain = {"front": ["Fred"], "support": ["Big Brain Brett"]}
    day = play(stretch=True, phase="fight", turn="villain", hero=hero, villain=villain)
    day.choose("Big Brain Brett")
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Xiang", "Fred", "Big Brain Brett"}
    day.choose("Xiang").choose("Yes")
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Xiang"}
    day.choose("Xiang")
    assert set(day.options) == {"Police Officer", "Johnny Pyro"}
    day.last("Police Officer")
    assert day.settled() == {
        "hero F1": "Xiang 3 + Astral Projection",
        "hero S2": "Police Officer 1 disabled",
        "villain S1": "Big Brain Brett 3 disabled",
    }


@covers("big-brain-brett", "S Mind Shove")
def test_mind_shove_may_be_left_out() -> None:
    day = play(stretch=True, phase="fight", turn="villain", hero=HEROES, villain={"support": ["Big Brain Brett"]})
    day.choose("Johnny Pyro").last("No")
    assert day.settled() == {"hero F2": "Johnny Pyro 5", "villain S1": "Big Brain Brett 3 disabled"}


@covers("big-brain-brett", "S Mind Shove")
def test_mind_shove_needs_two_opposing_characters() -> None:
    villain = {"front": ["Fred disabled"], "support": ["Big Brain Brett"]}
    day = play(stretch=True, phase="fight", turn="villain", hero={"front": ["Xiang"]}, villain=villain)
    day.last("Xiang")
    assert day.settled() == {"hero F1": "Xiang 4", "villain S1": "Big Brain Brett 3 disabled"}


@covers("big-brain-brett", "P Mind Wipe")
def test_mind_wipe_lets_the_opponent_choose_the_card() -> None:
    hero = {"hand": ["BERT", "Xiang", "Police Officer"]}
    day = play(stretch=True, turn="villain", hero=hero, villain={"hand": ["Big Brain Brett", "Henchman"]})
    day.choose("Play Big Brain Brett")
    assert (day.who, set(day.options)) == ("hero", {"BERT", "Xiang", "Police Officer"})
    day.last("Xiang")
    assert day.settled() == {
        "villain hand": ["Henchman"],
        "villain discard": ["Big Brain Brett"],
        "hero hand": ["BERT", "Police Officer"],
        "hero discard": ["Xiang"],
    }


@covers("big-brain-brett", "P Mind Wipe")
def test_mind_wipe_against_an_empty_hand() -> None:
    day = play(stretch=True, turn="villain", hero=HEROES, villain={"hand": ["Big Brain Brett", "Henchman"]})
    day.last("Play Big Brain Brett")
    assert day.settled() == {"villain hand": ["Henchman"], "villain discard": ["Big Brain Brett"]}
