"""Taunt: whom it binds to what (HB-TAUNT)."""

from __future__ import annotations

from typing import Any

from tests.citing import example, rule
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


@rule("HB-TAUNT-1", "HB-R9")
def test_a_taunted_character_must_be_activated_next() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred", "The Excrementalist"], "support": ["Henchman"]},
    )
    day.choose("BERT").last("Fred")
    assert day.settled() == {"hero F1": "BERT 8 disabled", "villain F1": "Fred 3 taunted"}
    day.go_on()
    assert (day.who, day.asked.kind) == ("villain", "may"), "Fred, and his Hot Potato at BERT, had no alternative"
    assert [line for line in day.log if "activates" in line][-1] == "Bo activates Fred."


@rule("HB-TAUNT-1")
def test_others_are_refused_meanwhile() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred", "The Excrementalist", "Henchman"]},
        taunted={"Fred": "BERT", "The Excrementalist": "BERT"},
    )
    assert day.options == ["Fred", "The Excrementalist"]
    assert day.refusal(day.card("Henchman"), None).rule == "HB-TAUNT-1"


@example("HB-EX-20")
@rule("HB-TAUNT-1", "HB-TAUNT-2", "HB-TAUNT-3", "HB-R9", "HB-R46")
def test_each_attack_must_hit_the_taunter_and_a_row_attack_its_row() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Johnny Pyro", "Police Officer"], "support": ["Police Officer"], "deck": 9},
        villain={
            "front": ["Chinese Calculus", "Henchman", "Henchman"],
            "support": ["Clone/Spy/Twin", "The Excrementalist"],
            "deck": 9,
        },
    )
    day.choose("Chinese Calculus").last("Johnny Pyro")
    assert day.settled() == {"hero F1": "Johnny Pyro 4 taunted", "villain F1": "Chinese Calculus 5 disabled"}
    day.go_on()
    # Johnny Pyro, his Flaming Fist and the row of his Fireball: nothing was to be chosen.
    assert day.settled() == {
        "hero F1": "Johnny Pyro 4 disabled",
        "villain F1": "Chinese Calculus 4 disabled",
        "villain F2": None,
        "villain F3": None,
        "villain discard": ["Henchman", "Henchman"],
    }
    assert (day.who, day.options) == ("villain", ["Clone/Spy/Twin", "The Excrementalist"])


@example("HB-EX-21")
@rule("HB-TAUNT-4")
def test_who_is_defeated_by_the_same_ability_is_not_taunted() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Johnny Pyro 2", "Police Officer"], "support": ["Police Officer"], "deck": 9},
        villain={"front": ["Chinese Calculus", "Henchman", "Henchman"], "deck": 9},
    )
    day.choose("Chinese Calculus").last("Johnny Pyro")
    assert day.counts("hero") == (0, 6, 1, 3)
    day.go_on()
    assert (day.who, day.options) == ("hero", ["Police Officer", "Police Officer"])


@rule("HB-TAUNT-4", "HB-R9")
def test_a_disabled_character_is_not_taunted() -> None:
    day = taunted({"front": ["Fred disabled", "The Mime"], "support": ["Henchman"]})
    day.choose("Fred").unanswered()
    assert day.settled() == {"hero F1": "BERT 8 disabled", "villain F1": "Fred 3 disabled"}
    assert (day.who, day.options) == ("villain", ["The Mime", "Henchman"])


@rule("HB-TAUNT-2", "HB-TAUNT-3", "HB-R9")
def test_abilities_that_are_no_attacks_and_attacks_that_cannot_reach_are_aimed_freely() -> None:
    mixed = printed(
        "Mixed",
        "F Active Jinx: Disable one FRT.",
        "F Active Shot: 1 DMG to one SRT.",
        "F Active Quake: 1 DMG to each position of the opposing Support Row (Row Attack).",
        "F Active Blow: 1 DMG to one FRT.",
        deck="villain",
        hp=6,
    )
    day = play(
        phase="fight",
        cards=[mixed],
        turn="villain",
        hero={"front": ["BERT", "Xiang"], "support": ["Vasilisa", "Dr. Cat"]},
        villain={"front": ["Mixed", "Fred"], "support": ["Henchman"]},
        taunted={"Mixed": "BERT"},
    )
    assert set(day.options) == {"BERT", "Xiang", "Mixed", "Fred"}, "Jinx"
    day.choose("Xiang")
    assert set(day.options) == {"Vasilisa", "Dr. Cat", "Henchman"}, "Shot cannot reach BERT"
    day.last("Dr. Cat")
    assert day.settled() == {
        "hero F2": "Xiang 5 disabled",
        "hero S1": "Vasilisa 4",
        "hero S2": "Dr. Cat 2",
        "villain F1": "Mixed 6 disabled",
    }, "Blow had to hit BERT, whose Armor kept it off"
    assert "BERT 8 → 8 HP (1 less DR 1)." in day.log


@rule("HB-R9", "HB-TAUNT-2")
def test_a_row_attack_among_several_rows_must_take_the_taunters_row() -> None:
    day = play(
        phase="fight",
        turn="hero",
        hero={"front": ["Xiang"], "support": ["Johnny Pyro"], "deck": 9},
        villain={"front": ["Union Rep", "Henchman"], "support": ["Fred"], "deck": 9},
        taunted={"Johnny Pyro": "Union Rep"},
    )
    assert day.party("villain") == {"F1": "Union Rep", "S1": "Fred the Talking Potato"}
    assert day.hp("Union Rep") == 3
    assert day.hp("Xiang") == 5, "the own row was no choice"


@rule("HB-TAUNT-3")
def test_after_the_forced_activation_play_returns_to_the_other_player() -> None:
    day = taunted({"front": ["Henchman", "Fred"], "support": ["The Mime", "The Excrementalist"]})
    day.choose("Fred").choose("No")
    assert (day.who, day.options) == ("hero", ["Xiang", "Vasilisa"])
