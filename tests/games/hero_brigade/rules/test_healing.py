"""Disabling and HEAL (HB-TERM-8, HB-TERM-11 to 13, HB-R41i)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.diary import play


@rule("HB-TERM-8", "HB-TERM-3")
def test_disabling_turns_a_ready_card_aside_for_the_rest_of_the_round() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Chill Factor", "BERT"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Chill Factor").last("Fred")
    assert day.settled() == {"hero F1": "Chill Factor 4 disabled", "villain F1": "Fred 5 disabled"}
    day.go_on()
    assert "Henchman" in day.log[-1], "Fred may not act, so the Henchman does"
    assert "Rough Up" in day.asked.prompt


@rule("HB-TERM-8")
def test_disabling_a_defeated_character_does_nothing() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Sister Static", "BERT"]},
        villain={"front": ["Henchman", "Fred"], "support": ["The Mime"], "deck": 9},
    )
    day.choose("Sister Static").last("Henchman")
    assert day.settled() == {
        "hero F1": "Sister Static 3 disabled",
        "villain F1": None,
        "villain discard": ["Henchman"],
    }


@rule("HB-TERM-11")
def test_heal_without_a_target_is_for_the_card_itself() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred 3", "The Mime 3"]},
    )
    day.choose("Fred").choose("Xiang").last("Yes")
    assert day.settled() == {"hero F2": "Xiang 3", "villain F1": "Fred 4 disabled"}


@rule("HB-TERM-11")
def test_heal_with_a_target_is_for_the_target() -> None:
    day = play(
        phase="fight",
        hero={"support": ["Vasilisa 1"], "front": ["BERT 3", "Xiang 2"]},
        villain={"front": ["Fred 3", "Henchman"]},
    )
    day.choose("Vasilisa").last("BERT")
    assert day.settled() == {"hero S1": "Vasilisa 1 disabled", "hero F1": "BERT 5"}


@rule("HB-TERM-12", "HB-R41i")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5), (7, 7)])
def test_healing_stops_at_the_starting_hp_and_keeps_what_is_above(before: int, after: int) -> None:
    day = play(
        phase="fight",
        hero={"support": ["Vasilisa"], "front": [f"Xiang {before}", "BERT 7"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Vasilisa").last("Xiang")
    assert day.hp("Xiang") == after


@rule("HB-R41i")
def test_mutant_dna_raises_what_can_be_healed_and_hp_above_are_kept_until_lost() -> None:
    day = play(
        phase="fight",
        hero={"support": ["Vasilisa", "Chill Factor 5 + Mutant DNA"], "front": ["BERT"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Vasilisa").last("Chill Factor")
    assert day.hp("Chill Factor") == 6
    above = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang 9", "BERT"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    above.choose("Fred").last("Xiang")
    assert above.hp("Xiang") == 7


@rule("HB-TERM-13", "HB-TARGET-7")
def test_heal_may_be_declined_and_the_character_is_disabled_all_the_same() -> None:
    day = play(
        phase="fight",
        hero={"support": ["Vasilisa"], "front": ["Xiang 2", "BERT"]},
        villain={"front": ["Fred 3", "Henchman"]},
    )
    day.choose("Vasilisa")
    assert set(day.options) == {"Xiang", "BERT", "No HEAL"}
    day.last("No HEAL")
    assert day.settled() == {"hero S1": "Vasilisa 5 disabled"}


@rule("HB-TERM-13")
def test_heal_for_the_card_itself_may_be_declined() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred 3", "The Mime"]},
    )
    day.choose("Fred").choose("Xiang").last("No")
    assert day.settled() == {"hero F2": "Xiang 3", "villain F1": "Fred 3 disabled"}
