"""The Deadly Duelist: Lunge, Flourish, En Garde, and the Riposte."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play, play_with_all

DUELIST = "The Deadly Duelist"
RIPOSTE = "The Deadly Duelist: Riposte"


@covers("the-deadly-duelist", "F Lunge")
def test_lunge_hits_one_frt() -> None:
    villain = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}
    day = play(phase="fight", hero={"front": [DUELIST]}, villain=villain)
    assert set(day.options) == {DUELIST, "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": f"{DUELIST} 4 disabled", "villain F2": "Fred 3"}


@covers("the-deadly-duelist", "P Flourish")
def test_flourish_hits_one_frt() -> None:
    villain = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"], "hand": ["Henchman"]}
    day = play(hero={"hand": [DUELIST], "front": ["BERT"]}, villain=villain)
    day.choose(f"Play {DUELIST}")
    assert set(day.options) == {"BERT", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero hand": [], "hero discard": [DUELIST], "villain F2": "Fred 3"}


@covers("the-deadly-duelist", "S En Garde")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_en_garde_may_move_it_to_the_front_row(answer: str) -> None:
    hero = {"front": ["BERT"], "support": ["", f"{DUELIST} 3"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.choose(DUELIST)
    if answer == "No":
        day.last("No")
        assert day.settled() == {"hero S2": f"{DUELIST} 3 disabled"}
        return
    day.choose("Yes")
    assert set(day.options) == {"Front Row 2", "Front Row 3"}
    day.last("Front Row 3")
    assert day.settled() == {"hero S2": None, "hero F3": f"{DUELIST} 3 disabled"}  # and no Lunge (HB-R33)


@covers("the-deadly-duelist", "S En Garde")
def test_en_garde_without_an_empty_front_position() -> None:
    hero = {"front": ["BERT", "Xiang", "Vasilisa"], "support": [DUELIST]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.last(DUELIST)
    assert day.settled() == {"hero S1": f"{DUELIST} 4 disabled"}


@covers("the-deadly-duelist", "F Riposte")
@pytest.mark.parametrize("state", ["", " disabled"])
@pytest.mark.parametrize(("answer", "hp"), [(RIPOSTE, 3), ("No answer", 5)])
def test_riposte_answers_the_attacker_ready_or_not(state: str, answer: str, hp: int) -> None:
    hero = {"front": [DUELIST + state, "BERT"], "support": ["Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Henchman", "Fred"]})
    day.choose("Fred").choose(DUELIST)
    assert (day.who, set(day.options)) == ("hero", {RIPOSTE, "No answer"})
    day.choose(answer)
    if hp < 5:
        day.last("No")  # Regrow declined
    changes = day.settled() if hp < 5 else day.changes
    assert changes["hero F1"] == f"{DUELIST} 2{state}"
    assert changes["villain F2"] == f"Fred {hp} disabled"
    assert "villain F1" not in changes


@covers("the-deadly-duelist", "F Riposte")
@example("HB-EX-13")
@rule("HB-REACT-2", "HB-REACT-5", "HB-DEFEAT-3")
def test_the_dying_duelist_takes_its_attacker_along() -> None:
    hero = {"front": ["Johnny Pyro 2"], "deck": ["Police Officer x4"]}
    villain = {"front": [f"{DUELIST} 2"], "deck": ["Henchman x4"], "support": ["Fred"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose(DUELIST).last(RIPOSTE)
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Johnny Pyro"],
        "hero banished": ["Police Officer"] * 3,
        "hero deck": 1,
        "villain F1": None,
        "villain discard": [DUELIST],
        "villain banished": ["Henchman"] * 3,
        "villain deck": 1,
    }  # and the Fireball is not begun (HB-R34)


@covers("the-deadly-duelist", "F Riposte")
def test_no_riposte_from_behind() -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain={"support": [DUELIST], "front": ["Fred"]})
    day.last(DUELIST)
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain S1": f"{DUELIST} 2"}


@covers("the-deadly-duelist", "F Riposte")
def test_no_riposte_for_an_ally() -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain={"front": [DUELIST, "Fred"]})
    day.last("Fred")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F2": "Fred 3"}


@covers("the-deadly-duelist", "F Riposte")
@rule("HB-R39")
def test_no_riposte_when_nothing_was_dealt() -> None:
    villain = {"front": [f"{DUELIST} shield 2", "Fred"]}
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain=villain)
    day.last(DUELIST)
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}


@covers("the-deadly-duelist", "F Riposte")
def test_no_riposte_to_a_change_of_hp_that_is_no_damage() -> None:
    hero = {"hand": ["Captain Mediocre", "BERT"], "front": ["Xiang"]}
    day = play(hero=hero, villain={"front": [DUELIST, "Fred"], "hand": ["Henchman"]})
    day.choose("Play Captain Mediocre").last(DUELIST)
    assert day.settled()["villain F1"] == f"{DUELIST} 3"


@covers("the-deadly-duelist", "F Riposte")
@rule("HB-R5")
def test_an_enhance_ability_is_answered_to_its_bearer() -> None:
    hero = {"front": ["BERT + Alien Ship", "Xiang disabled"], "support": ["Dr. Cat disabled"]}
    villain = {"front": [DUELIST], "support": ["Fred"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose(DUELIST).choose("No answer")
    assert set(day.options) == {"Dr. Cat", "Fred"}  # Death Ray
    day.last("Fred")
    assert day.hp("BERT") == 8
    hero = {"front": ["The Excrementalist disabled", "Xiang + Astral Projection"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Fred").choose(DUELIST).last(RIPOSTE)  # Flying Kick, then Mind Spike
    assert day.settled() == {
        "hero F2": "Xiang 3 disabled + Astral Projection",
        "villain F1": f"{DUELIST} 3",
        "villain S1": "Fred 3",
    }


@covers("the-deadly-duelist", "F Riposte")
@rule("HB-R68")
def test_a_riposte_to_a_play_ability_hits_nobody() -> None:
    hero = {"hand": ["Johnny Pyro"], "front": ["Xiang"], "deck": ["BERT", "Dr. Cat"]}
    day = play(hero=hero, villain={"front": [DUELIST], "hand": ["Henchman"]})
    day.choose("Play Johnny Pyro").choose("2 DMG to one Target.").choose(DUELIST)
    assert set(day.options) == {RIPOSTE, "No answer"}
    day.last(RIPOSTE)
    assert day.settled() == {"hero hand": [], "hero discard": ["Johnny Pyro"], "villain F1": f"{DUELIST} 2"}


@covers("the-deadly-duelist", "F Riposte")
@rule("HB-REACT-4")
def test_riposte_answers_each_damage_and_a_row_attack() -> None:
    hero = {"front": ["Johnny Pyro"], "support": ["Xiang disabled"]}
    villain = {"front": ["", DUELIST, ""], "support": ["Fred"], "deck": ["Henchman x3"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose(DUELIST).choose(RIPOSTE)
    assert day.hp("Johnny Pyro") == 4
    day.choose("Bo’s Front Row").last(RIPOSTE)
    assert day.settled() == {
        "hero F1": "Johnny Pyro 2 disabled",
        "villain F2": f"{DUELIST} 1",
        "villain deck": 1,
        "villain discard": ["Henchman"] * 2,
    }


@covers("the-deadly-duelist", "F Riposte")
@rule("HB-R38")
def test_riposte_may_answer_an_attack_of_its_own_party_and_dr_counts() -> None:
    hero = {"front": [f"{DUELIST} disabled", "Vasilisa"]}
    day = play_with_all(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.choose(DUELIST).last(RIPOSTE)
    assert day.settled() == {"hero F1": f"{DUELIST} 1 disabled", "hero F2": "Vasilisa 4 disabled"}
