"""Madame Romalda: Warded, Evil Eye, Crystal Ball, and Clairvoyant from the hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play, play_with_all

VISION = "Madame Romalda: Clairvoyant"


@covers("madame-romalda", "F Evil Eye")
def test_evil_eye_hits_any_one_target() -> None:
    villain = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}
    day = play(phase="fight", hero={"front": ["Madame Romalda"]}, villain=villain)
    assert set(day.options) == {"Madame Romalda", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {"hero F1": "Madame Romalda 3 disabled", "villain S1": "Natural Disaster 3"}


@covers("madame-romalda", "S Crystal Ball")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_crystal_ball_may_take_the_top_resource_card(answer: str) -> None:
    hero = {"support": ["Madame Romalda"]}
    resource = {"deck": ["Alien Ship", "Magic Tome"], "pool": ["Bunny Dangerous"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]}, resource=resource)
    day.last(answer)
    taken = {"hero discard": ["Alien Ship"], "resource": 1} if answer == "Yes" else {}
    assert day.settled() == {"hero S1": "Madame Romalda 3 disabled", **taken}


@covers("madame-romalda", "F Warded", "S Warded")
@example("HB-EX-11")
@rule("HB-ABIL-11", "HB-TARGET-6")
@pytest.mark.parametrize("row", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
@pytest.mark.parametrize("attacker", ["Audrey", "Bunny Dangerous"])
def test_warded_against_magic_characters_in_both_rows(row: str, state: str, attacker: str) -> None:
    hero = {row: ["Madame Romalda" + state], "support" if row == "front" else "front": ["Police Officer disabled"]}
    day = play_with_all(phase="fight", turn="villain", hero=hero, villain={"front": [attacker]})
    day.last("Madame Romalda")
    assert day.hp("Madame Romalda") == (3 if attacker == "Audrey" else 2)
    assert day.disabled(attacker)


@covers("madame-romalda", "F Warded", "S Warded")
@pytest.mark.parametrize("row", ["front", "support"])
def test_warded_against_an_enhancement_on_a_magic_bearer(row: str) -> None:
    villain = {"front": ["The Mime + Magic Tome"]}
    hero = {row: ["Madame Romalda"], "front" if row == "support" else "support": ["Police Officer disabled"]}
    day = play(phase="fight", turn="villain", hero=hero, villain=villain)
    day.choose("Madame Romalda" if row == "front" else "The Mime")
    day.last("Madame Romalda") if row == "front" else day.choose("Madame Romalda").last("Yes")
    assert day.hp("Madame Romalda") == 3


@covers("madame-romalda", "S Warded")
@rule("HB-R41f")
def test_warded_against_help_and_play_abilities_too() -> None:
    hero = {
        "hand": ["Katherine", "BERT"],
        "front": ["Xiang 2 disabled"],
        "support": ["Vasilisa 4", "Madame Romalda 1"],
    }
    day = play_with_all(hero=hero, villain={"front": ["Fred", "Henchman"], "hand": ["Henchman"]})
    day.choose("Play Katherine").choose("Yes")  # each Character in your Party: 1 HEAL
    assert (day.hp("Vasilisa"), day.hp("Madame Romalda")) == (5, 1)
    day.choose("Pass").choose("Pass").mark()
    day.choose("Vasilisa").last("Madame Romalda")  # Mend
    assert day.settled() == {"hero S1": "Vasilisa 5 disabled"}


@covers("madame-romalda", "F Warded", "S Warded")
@pytest.mark.parametrize("row", ["front", "support"])
def test_warded_against_the_wrath_of_a_magic_duck(row: str) -> None:
    hero = {row: ["Madame Romalda", "Police Officer"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Mallardiction", "Fred"]})
    day.choose("Mallardiction").last(f"Ann’s {row.title()} Row")
    changes = day.settled()
    assert changes["villain F1"] is None
    assert day.party("hero") == {f"{row[0].upper()}1": "Madame Romalda"}


def deploying(hand: list[str], **more: Any) -> Diary:
    """Johnny Pyro is about to be deployed against this hand."""
    day = play(hero={"hand": ["Johnny Pyro", "BERT"]}, villain={"hand": hand, **more})
    return day.choose("Johnny Pyro to Front Row")


@covers("madame-romalda", "P Clairvoyant")
@example("HB-EX-12")
@rule("HB-INT-2", "HB-R25", "HB-R26")
def test_clairvoyant_cancels_a_deployment() -> None:
    day = deploying(["Madame Romalda", "Henchman"])
    assert (day.who, set(day.options)) == ("villain", {VISION, "No answer"})
    day.last(VISION)
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain hand": ["Henchman"],
        "villain discard": ["Madame Romalda"],
    }
    assert day.go_on().who == "villain"  # the turn is used up


@covers("madame-romalda", "P Clairvoyant")
def test_clairvoyant_may_be_left_out_and_used_the_next_time() -> None:
    day = deploying(["Madame Romalda", "Henchman"])
    day.choose("No answer")
    assert day.party("hero") == {"F1": "Johnny Pyro"}
    day.choose("Pass").choose("BERT to Front Row")
    assert set(day.options) == {VISION, "No answer"}  # a player who has passed may still answer (HB-PLAY-4)
    day.last(VISION)
    assert day.settled() == {
        "hero hand": [],
        "hero F1": "Johnny Pyro 6",
        "hero discard": ["BERT"],
        "villain hand": ["Henchman"],
        "villain discard": ["Madame Romalda"],
    }


@covers("madame-romalda", "P Clairvoyant")
def test_no_clairvoyance_about_the_own_deployment() -> None:
    day = play(hero={"hand": ["Johnny Pyro", "Madame Romalda"]}, villain={"hand": ["Henchman"]})
    day.last("Johnny Pyro to Front Row")
    assert day.settled() == {"hero hand": ["Madame Romalda"], "hero F1": "Johnny Pyro 6"}


@covers("madame-romalda", "P Clairvoyant")
def test_clairvoyant_works_from_the_hand_only_and_is_no_turn() -> None:
    day = deploying(["Henchman"], front=["Madame Romalda"])
    assert day.settled() == {"hero hand": ["BERT"], "hero F1": "Johnny Pyro 6"}
    day = play(hero={"hand": ["Madame Romalda"]}, villain={"hand": ["Henchman"]})
    assert not any(words.startswith("Play") for words in day.options)
    assert day.refusal(day.card("Madame Romalda"), "lane:play").rule == "HB-INT-1"


@covers("madame-romalda", "P Clairvoyant")
def test_clairvoyant_cancels_neither_enhancements_nor_play_abilities() -> None:
    hero = {"hand": ["Alien Ship", "Vasilisa"], "front": ["BERT"], "deck": ["Xiang", "Dr. Cat"]}
    day = play(hero=hero, villain={"hand": ["Madame Romalda", "Henchman"]})
    day.choose("Alien Ship to BERT").choose("Pass").last("Play Vasilisa")
    assert day.settled() == {
        "hero hand": ["Xiang"],
        "hero deck": 1,
        "hero discard": ["Vasilisa"],
        "hero F1": "BERT 8 + Alien Ship",
    }
