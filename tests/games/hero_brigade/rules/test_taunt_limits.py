"""Where Taunt begins and ends, and what it does not touch (HB-R9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play, printed


def taunted(villain: dict[str, Any], **more: Any) -> Diary:
    """BERT is activated in the Hero Front Row; whom his Clobber hits and Taunts is still to be chosen."""
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang"], "support": ["Vasilisa"], "deck": 9},
        villain={"deck": 9, **villain},
        **more,
    )
    return day.choose("BERT")


@rule("HB-R9")
def test_both_obligations_lapse_when_the_taunter_has_left_play() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Union Rep 1", "BERT"], "support": ["Vasilisa"], "deck": 9},
        villain={"front": ["The Excrementalist", "Fred"], "support": ["Henchman"], "deck": 9},
        taunted={"The Excrementalist": "Union Rep"},
    )
    assert [line for line in day.log if "Union Rep" in line][-1] == "Union Rep is Defeated."
    assert set(day.options) == {"BERT", "Vasilisa", "The Excrementalist", "Fred", "Henchman"}, "the second Telekinesis"


@rule("HB-R9")
def test_the_duty_to_be_activated_lapses_with_the_taunter() -> None:
    suicide = printed("Taunter", "F Active Boo: 1 DMG to one FRT. That Character is Taunted. Defeat one Target.")
    day = play(
        phase="fight",
        cards=[suicide],
        hero={"front": ["Taunter", "BERT"], "deck": 9},
        villain={"front": ["Fred", "Henchman"], "support": ["The Excrementalist"], "deck": 9},
    )
    day.choose("Taunter").choose("Fred").choose("Taunter")
    assert (day.who, day.options) == ("villain", ["Fred", "Henchman", "The Excrementalist"])


@rule("HB-R9")
def test_taunt_lasts_until_that_activation() -> None:
    coach = printed("Coach", "F Active Up: Ready one Disabled Character in your Party.", deck="villain")
    day = play(
        phase="fight",
        cards=[coach],
        turn="villain",
        hero={"front": ["BERT", "Xiang", "Chill Factor"], "support": ["Vasilisa"], "deck": 9},
        villain={"front": ["The Excrementalist", "Coach"], "support": ["Henchman"], "deck": 9},
        taunted={"The Excrementalist": "BERT"},
    )
    assert day.hp("BERT") == 8, "three Telekineses had to hit his Armor"
    day.choose("Xiang").choose("Henchman")
    assert not day.disabled("The Excrementalist"), "the Coach has made it Ready again"
    day.choose("Chill Factor").choose("Coach")
    assert day.who == "villain"
    assert {"BERT", "Xiang", "Vasilisa"} <= set(day.options), "a second activation is aimed freely"


@rule("HB-R9")
def test_taunt_ends_with_the_fight_phase() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT disabled"], "hand": ["Xiang", "Vasilisa"]},
        villain={"front": ["Fred disabled"], "support": ["Henchman disabled"]},
        taunted={"Fred": "BERT"},
    )
    assert day.phase == "cleanup"
    assert day.picture()["villain F1"] == "Fred 5 disabled"


@rule("HB-R9")
def test_of_several_taunted_characters_the_owner_chooses_the_order() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang", "Police Officer"], "deck": 9},
        villain={"front": ["Henchman", "The Mime", "Fred"], "support": ["The Excrementalist"], "deck": 9},
        taunted={"Henchman": "BERT", "The Mime": "BERT"},
    )
    assert day.options == ["Henchman", "The Mime"]
    day.choose("The Mime")
    assert day.hp("BERT") == 7
    day.choose("Police Officer").choose("Fred").unanswered()
    assert [line for line in day.log if "Bo activates" in line] == ["Bo activates The Mime.", "Bo activates Henchman."]


@rule("HB-R9")
def test_taunt_on_the_own_party_does_nothing() -> None:
    day = taunted({"support": ["Fred", "Henchman"]})
    day.last("Xiang")
    assert day.settled() == {"hero F1": "BERT 8 disabled", "hero F2": "Xiang 3"}


@rule("HB-R9")
def test_unaffected_stops_a_taunt() -> None:
    bully = printed("Bully", "F Active Boo: 1 DMG to one FRT. That Character is Taunted.", types=["Magic"])
    day = play(
        phase="fight",
        cards=[bully],
        hero={"front": ["Bully", "BERT"]},
        villain={"front": ["Madame Romalda", "Fred"]},
    )
    day.choose("Bully").last("Madame Romalda")
    assert day.settled() == {"hero F1": "Bully 4 disabled"}


@rule("HB-R9")
def test_prevented_damage_does_not_stop_a_taunt() -> None:
    day = taunted({"front": ["Fred", "The Mime"], "support": ["Henchman"]})
    day.choose("Fred").last("The Mime: Invisible Wall")
    assert day.settled() == {
        "hero F1": "BERT 8 disabled",
        "villain F1": "Fred 5 taunted",
        "villain F2": "The Mime 5 disabled",
    }


@rule("HB-R9")
@pytest.mark.parametrize("text", ["One Target: 2 HEAL.", "Defeat one Target.", "Disable one Target."])
def test_what_deals_no_damage_is_no_attack(text: str) -> None:
    gun = printed("Gun", f"F Active Act: {text}", deck="villain", copies=1)
    day = play(
        phase="fight",
        cards=[gun],
        turn="villain",
        hero={"front": ["BERT 7", "Xiang"], "deck": 9},
        villain={"front": ["Gun", "Fred"], "deck": 9},
        taunted={"Gun": "BERT"},
    )
    assert {"BERT", "Xiang", "Gun", "Fred"} <= set(day.options)


@rule("HB-TERM-5", "HB-R9")
@pytest.mark.parametrize(
    "text", ["2 DMG to one Target.", "1 Penetrating DMG to one FRT.", "2 DMG to one opposing Target."]
)
def test_any_effect_that_deals_damage_is_an_attack(text: str) -> None:
    gun = printed("Gun", f"F Active Act: {text} Draw one card.", deck="villain")
    day = play(
        phase="fight",
        cards=[gun],
        turn="villain",
        hero={"front": ["Xiang", "Chill Factor"], "support": ["Vasilisa"], "deck": 9},
        villain={"front": ["Gun", "Fred"], "deck": 9},
        taunted={"Gun": "Chill Factor"},
    )
    assert day.hp("Chill Factor") < 4
    assert day.who == "hero"
