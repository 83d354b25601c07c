"""The Understudy and Union Rep: a Reaction and an Interrupt from the hand, and what they do on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play

STEP_IN = "The Understudy: Step In"
STOPPAGE = "Union Rep: Work Stoppage"
VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Prof. Dog"]}


@covers("the-understudy", "F Ad-Lib")
def test_ad_lib_hits_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["The Understudy"]}, villain=VILLAINS)
    assert set(day.options) == {"The Understudy", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "The Understudy 3 disabled", "villain F2": "Fred 3"}


@covers("the-understudy", "S Prompter")
@pytest.mark.parametrize(("answer", "changes"), [("BERT", {"hero F1": "BERT 6"}), ("Xiang", {}), ("No HEAL", {})])
def test_prompter_heals_another_ally_by_one(answer: str, changes: dict[str, object]) -> None:
    hero = {"front": ["BERT 5", "Xiang"], "support": ["The Understudy 1"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("The Understudy")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {**changes, "hero S1": "The Understudy 1 disabled"}


def struck_down(**villain: Any) -> Diary:
    """The Hero player Defeats Fred in the Play Phase; The Understudy's holder draws from Prof. Dog, Mime, Mime."""
    hero = {"hand": ["Bunny Dangerous", "BERT"], "front": ["Xiang"]}
    deck = ["Prof. Dog", "The Mime", "The Mime", "Henchman", "Henchman"]
    day = play(hero=hero, villain={"front": ["Fred"], "deck": deck, **villain})
    return day.choose("Play Bunny Dangerous").choose("Fred")


@covers("the-understudy", "P Step In")
@rule("HB-REACT-1", "HB-R26", "HB-DEFEAT-3")
def test_step_in_draws_two_cards_before_the_value_is_banished() -> None:
    hero = {"hand": ["Bunny Dangerous", "BERT"], "front": ["Xiang"]}
    deck = ["Prof. Dog", "The Mime", "The Mime", "Henchman", "Henchman"]
    villain = {"front": ["Fred"], "deck": deck, "hand": ["The Understudy", "Henchman"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Bunny Dangerous").choose("Fred")
    assert (day.who, set(day.options)) == ("villain", {STEP_IN, "No answer"})
    day.last(STEP_IN)
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Bunny Dangerous"],
        "villain F1": None,
        "villain hand": ["Henchman", "Prof. Dog", "The Mime"],
        "villain discard": ["The Understudy", "Fred"],
        "villain banished": ["The Mime", "Henchman"],
        "villain deck": 1,
    }


@covers("the-understudy", "P Step In")
def test_step_in_may_be_left_out() -> None:
    day = struck_down(hand=["The Understudy", "Henchman"])
    day.last("No answer")
    changes = day.settled()
    assert "villain hand" not in changes
    assert changes["villain discard"] == ["Fred"]


@covers("the-understudy", "P Step In")
def test_no_step_in_for_the_opponents_loss_nor_without_the_card() -> None:
    hero = {"hand": ["Bunny Dangerous", "The Understudy"], "front": ["Xiang"], "deck": ["BERT", "Dr. Cat"]}
    villain = {"front": ["Fred"], "hand": ["Henchman"], "deck": ["Prof. Dog", "Henchman", "Henchman"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Bunny Dangerous").last("Fred")
    assert day.settled()["hero hand"] == ["The Understudy"]


@covers("the-understudy", "P Step In")
def test_step_in_after_defeating_an_own_character() -> None:
    hero = {
        "hand": ["Bunny Dangerous", "The Understudy"],
        "front": ["Police Officer"],
        "deck": ["BERT", "Dr. Cat", "Xiang"],
    }
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    day.choose("Play Bunny Dangerous").choose("Police Officer").last(STEP_IN)
    assert day.settled() == {
        "hero F1": None,
        "hero hand": ["BERT", "Dr. Cat"],
        "hero discard": ["Bunny Dangerous", "The Understudy", "Police Officer"],
        "hero deck": 1,
    }


@covers("the-understudy", "P Step In")
@rule("HB-REACT-1")
def test_no_step_in_during_the_fight_phase_nor_from_the_party() -> None:
    hero = {"front": ["Police Officer"], "support": ["The Understudy"], "hand": ["Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Police Officer")
    assert day.settled() == {"hero F1": None, "hero discard": ["Police Officer"], "villain F1": "Fred 5 disabled"}
    hero = {"front": ["Police Officer"], "hand": ["The Understudy", "Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Police Officer")
    assert "hero hand" not in day.settled()


@covers("the-understudy", "P Step In")
@covers("pack-mule", "F Saddlebags")
@rule("HB-R38a", "HB-REACT-3")
@pytest.mark.parametrize("answer", [STEP_IN, "Pack Mule: Saddlebags"])
def test_one_reaction_to_a_defeat_not_two(answer: str) -> None:
    hero = {"hand": ["Bunny Dangerous", "BERT"]}
    villain = {
        "front": ["Pack Mule"],
        "hand": ["The Understudy"],
        "deck": ["Fred", "Prof. Dog", "Henchman", "Henchman"],
    }
    day = play(hero=hero, villain=villain, resource={"deck": ["Magic Tome", "Alien Ship"]})
    day.choose("Play Bunny Dangerous")
    assert set(day.options) == {STEP_IN, "Pack Mule: Saddlebags", "No answer"}
    day.last(answer)
    changes = day.settled()
    stepped = answer == STEP_IN
    assert changes.get("villain hand") == (["Fred", "Prof. Dog"] if stepped else None)
    assert changes.get("resource") == (None if stepped else 1)
    assert changes["villain discard"] == [("The Understudy" if stepped else "Magic Tome"), "Pack Mule"]


@covers("union-rep", "F Picket")
def test_picket_hits_and_taunts_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["Union Rep"]}, villain=VILLAINS)
    assert set(day.options) == {"Union Rep", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Union Rep 4 disabled", "villain F2": "Fred 4 taunted"}


@covers("union-rep", "P Work Stoppage")
@rule("HB-R25", "HB-R26")
def test_work_stoppage_cancels_a_characters_play_ability() -> None:
    hero = {"hand": ["Xiang", "BERT"], "deck": ["Dr. Cat x1", "Vasilisa x2"]}
    day = play(hero=hero, villain={"hand": ["Union Rep", "Henchman"]})
    day.choose("Play Xiang")
    assert (day.who, set(day.options)) == ("villain", {STOPPAGE, "No answer"})
    day.last(STOPPAGE)
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Xiang"],
        "villain hand": ["Henchman"],
        "villain discard": ["Union Rep"],
    }
    assert day.go_on().who == "villain"


@covers("union-rep", "P Work Stoppage")
def test_work_stoppage_may_be_left_out() -> None:
    hero = {"hand": ["Xiang", "BERT"], "deck": ["Dr. Cat", "Vasilisa x2"]}
    day = play(hero=hero, villain={"hand": ["Union Rep", "Henchman"]})
    day.choose("Play Xiang").last("No answer")
    assert day.settled() == {"hero hand": ["BERT", "Dr. Cat", "Vasilisa"], "hero discard": ["Xiang"], "hero deck": 1}


@covers("union-rep", "P Work Stoppage")
@pytest.mark.parametrize(
    ("card", "words"),
    [("Sparring Partners", "Play Sparring Partners"), ("Reinforcements", "Play Reinforcements"),
     ("Alien Ship", "Alien Ship to BERT"), ("Xiang", "Xiang to Front Row")],
)  # fmt: skip
def test_no_stoppage_of_enhancements_and_deployments(card: str, words: str) -> None:
    hero = {"hand": [card, "Dr. Cat"], "front": ["BERT"]}
    day = play(hero=hero, villain={"hand": ["Union Rep", "Henchman"]}, resource={"pool": ["Magic Tome"]})
    day.last(words)
    if card == "Sparring Partners":
        day.last("BERT") if day.match.to_move == day.seat("hero") else None
    assert "villain hand" not in day.settled()
    assert not any("answers" in line for line in day.log)


@covers("union-rep", "P Work Stoppage")
def test_no_stoppage_of_the_own_ability_and_none_from_the_party() -> None:
    hero = {"hand": ["Vasilisa", "Union Rep"], "deck": ["Dr. Cat", "Xiang x2"]}
    day = play(hero=hero, villain={"hand": ["Henchman"], "front": ["Fred"]})
    day.last("Play Vasilisa")
    assert day.settled() == {"hero hand": ["Union Rep", "Dr. Cat"], "hero discard": ["Vasilisa"], "hero deck": 2}
    hero = {"hand": ["Vasilisa", "BERT"], "deck": ["Dr. Cat", "Xiang x2"]}
    day = play(hero=hero, villain={"hand": ["Henchman"], "front": ["Union Rep"]})
    day.last("Play Vasilisa")
    assert day.settled()["hero hand"] == ["BERT", "Dr. Cat"]


@covers("union-rep", "P Work Stoppage")
def test_work_stoppage_stops_the_normals_before_they_pay() -> None:
    hero = {"hand": ["Police Officer x3"]}
    day = play(hero=hero, villain={"hand": ["Union Rep", "Henchman"]}, resource={"deck": ["Magic Tome"]})
    day.choose("Play Police Officer").last(STOPPAGE)
    changes = day.settled()
    assert changes["hero hand"] == ["Police Officer"] * 2
    assert "resource" not in changes
