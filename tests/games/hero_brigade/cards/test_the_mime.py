"""The Mime: Silent Slap, Pull the Rope and the Invisible Wall."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

WALL = "The Mime: Invisible Wall"
MIMES = {"front": ["The Mime", "Fred"], "support": ["Natural Disaster"]}


@covers("the-mime", "F Silent Slap")
def test_silent_slap_hits_one_frt() -> None:
    hero = {"front": ["Xiang", "Police Officer"], "support": ["Chill Factor"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["The Mime"]})
    assert set(day.options) == {"Xiang", "Police Officer", "The Mime"}
    day.last("Xiang")
    assert day.settled() == {"hero F1": "Xiang 3", "villain F1": "The Mime 5 disabled"}


@covers("the-mime", "P Pull the Rope")
def test_pull_the_rope_draws_two() -> None:
    villain = {"hand": ["The Mime"], "deck": ["Fred", "Prof. Dog", "Henchman"], "front": ["The Mime"]}
    day = play(turn="villain", hero={"hand": ["Xiang"]}, villain=villain)
    day.last("Play The Mime")
    assert day.settled() == {"villain hand": ["Fred", "Prof. Dog"], "villain discard": ["The Mime"], "villain deck": 1}


@covers("the-mime", "F Invisible Wall")
@rule("HB-INT-2")
@pytest.mark.parametrize("target", ["The Mime", "Fred", "Natural Disaster"])
def test_the_wall_prevents_damage_to_any_ally_and_disables_the_mime(target: str) -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain=MIMES)
    day.choose(target)
    assert (day.who, set(day.options)) == ("villain", {WALL, "No answer"})
    day.last(WALL)
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F1": "The Mime 5 disabled"}


@covers("the-mime", "F Invisible Wall")
def test_the_wall_may_be_left_out() -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain=MIMES)
    day.choose("Fred").last("No answer")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F2": "Fred 3"}


@covers("the-mime", "F Invisible Wall")
@pytest.mark.parametrize(
    "villain",
    [
        {"front": ["The Mime disabled", "Fred"], "support": ["Prof. Dog"]},
        {"front": ["Henchman", "Fred"], "support": ["The Mime"]},
    ],
    ids=["disabled", "behind"],
)
def test_no_wall_from_a_disabled_mime_or_from_behind(villain: dict[str, list[str]]) -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain=villain)
    day.last("Fred")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F2": "Fred 3"}


@covers("the-mime", "F Invisible Wall")
def test_no_wall_against_the_own_party() -> None:
    villain = {"front": ["The Mime", "Fred"], "support": ["The Excrementalist disabled"]}
    day = play(phase="fight", turn="villain", hero={"front": ["Xiang"]}, villain=villain)
    day.choose("Fred").last("The Mime")
    assert day.settled() == {"villain F1": "The Mime 3", "villain F2": "Fred 5 disabled"}


@covers("the-mime", "F Invisible Wall")
def test_no_wall_for_the_other_party() -> None:
    hero = {"front": ["Xiang", "BERT"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["The Mime", "Fred"]})
    day.choose("Fred").last("Xiang")
    assert day.settled() == {"hero F1": "Xiang 3", "villain F2": "Fred 5 disabled"}


@covers("the-mime", "F Invisible Wall")
@rule("HB-INT-4", "HB-ROW-2")
def test_the_wall_stops_one_dealing_of_a_row_attack() -> None:
    villain = {"front": ["The Mime", "Fred", "Prof. Dog"], "support": ["Natural Disaster"]}
    day = play(phase="fight", hero={"support": ["Johnny Pyro"]}, villain=villain)
    day.choose("Bo’s Front Row")
    assert day.asked.about == f"card:{day.get('The Mime').id}"
    day.choose("No answer")
    assert day.asked.about == f"card:{day.get('Fred').id}"
    day.last(WALL)  # and now The Mime is Disabled: nobody is asked about Prof. Dog
    assert day.settled() == {
        "hero S1": "Johnny Pyro 6 disabled",
        "villain F1": "The Mime 4 disabled",
        "villain F3": "Prof. Dog 3",
    }


@covers("the-mime", "F Invisible Wall")
@rule("HB-R30")
def test_the_wall_stands_in_the_play_phase_too() -> None:
    hero = {"hand": ["Johnny Pyro"], "front": ["Xiang"]}
    day = play(hero=hero, villain={**MIMES, "hand": ["Henchman"]})
    day.choose("Play Johnny Pyro").choose("2 DMG to one Target.").choose("Natural Disaster").last(WALL)
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Johnny Pyro"],
        "villain F1": "The Mime 5 disabled",
    }


@covers("the-mime", "F Invisible Wall")
@rule("HB-R39")
def test_the_wall_is_offered_for_damage_that_dr_would_swallow() -> None:
    villain = {"front": ["The Mime", "Chinese Calculus"], "support": ["Fred"]}
    day = play(phase="fight", hero={"front": ["Police Officer"]}, villain=villain)
    day.choose("Chinese Calculus")
    assert set(day.options) == {WALL, "No answer"}
    day.last("No answer")
    assert day.settled() == {"hero F1": "Police Officer 1 disabled"}


@covers("the-mime", "F Invisible Wall")
@rule("HB-R9")
def test_a_taunt_goes_through_the_wall() -> None:
    day = play(phase="fight", hero={"front": ["BERT"]}, villain=MIMES)
    day.choose("Fred").last(WALL)
    assert day.settled() == {
        "hero F1": "BERT 8 disabled",
        "villain F1": "The Mime 5 disabled",
        "villain F2": "Fred 5 taunted",
    }


@covers("the-mime", "F Invisible Wall")
@rule("HB-R35")
def test_the_mime_may_wall_off_a_riposte_against_itself() -> None:
    villain = {"front": ["The Mime"], "support": ["Fred"]}
    day = play(phase="fight", turn="villain", hero={"front": ["The Deadly Duelist"]}, villain=villain)
    day.choose("The Mime").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte").last(WALL)
    assert day.settled() == {"hero F1": "The Deadly Duelist 2", "villain F1": "The Mime 5 disabled"}
