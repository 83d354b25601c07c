"""What the game says: questions, why they are asked, and previews."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hero_brigade.diary import Diary, play, play_with_all, printed


def fight(*front: str, turn: str = "hero", **more: Any) -> Diary:
    """A Fight Phase of these Heroes, with any cards together."""
    position: dict[str, Any] = {"hero": {"front": list(front)}, "villain": {"front": ["Fred", "Henchman"]}, **more}
    return play_with_all(phase="fight", turn=turn, **position)


# ---------------------------------------------------------------- why
STING = "When a Character in your Party would be dealt damage by an opposing Ability: 1 DMG to one Target."


def test_why_names_the_enhancement_whose_ability_it_is() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT + Alien Ship"]},
        villain={"front": ["Fred"], "support": ["Natural Disaster", "The Mime"]},
    )
    day.choose("Fred")
    assert day.asked.why == (
        "Ann activates BERT.",
        "Ann uses Alien Ship: Death Ray \u2013 1 DMG to one SRT.",
    )
    assert day.asked.prompt == "Choose a Support Row Target for Death Ray: 1 damage."


def test_why_names_the_enhancement_of_an_answer() -> None:
    guard = printed("Guard", f"E Interrupt Sting: {STING}", kind="Enhancement", types=["Hero"])
    day = play(
        phase="fight",
        turn="villain",
        cards=[guard],
        hero={"front": ["BERT + Guard"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Fred").choose("BERT").choose("Guard: Sting")
    assert day.asked.why[-1] == f"Ann answers with Guard: Sting \u2013 {STING}"


# ---------------------------------------------------------------- whose row
def test_whose_row_a_clone_goes_to() -> None:
    day = play(hero={"hand": ["Clone/Spy/Twin", "Xiang"]}, villain={"hand": ["Madame Romalda"], "front": ["Fred"]})
    day.choose("Clone/Spy/Twin to Bo\u2019s Front Row")
    assert day.asked.prompt == "Ann deploys Clone/Spy/Twin to Bo\u2019s Front Row 2. Does anyone stop it?"
    assert day.asked.call is not None
    assert day.asked.call.question == "Bo\u2019s Front Row, position 2. Does anyone stop it?"
    assert day.asked.why == ("Ann deploys Clone/Spy/Twin to Bo\u2019s Front Row 2.",)
    assert day.log[-1] == "Ann deploys Clone/Spy/Twin, Bo's Front Row, position 2."


def test_the_own_row_is_just_the_row() -> None:
    day = play(hero={"hand": ["Xiang"]}, villain={"hand": ["Madame Romalda"], "front": ["Fred"]})
    day.choose("Xiang to Front Row")
    assert day.asked.prompt == "Ann deploys Xiang to Front Row 1. Does anyone stop it?"
    assert day.asked.why == ("Ann deploys Xiang to Front Row 1.",)
    assert day.log[-1] == "Ann deploys Xiang, Front Row, position 1."


def test_what_is_played_is_announced_with_what_it_does() -> None:
    text = "When the opponent declares an Active Play Ability of a Character card: cancel that Ability."
    watcher = printed("Watcher", f"P Interrupt No: {text}", deck="villain")
    day = play(cards=[watcher], hero={"hand": ["Xiang"]}, villain={"hand": ["Watcher"], "front": ["Fred"]})
    day.choose("Play Xiang")
    call = day.asked.call
    assert call is not None
    assert (call.title, call.question) == ("Ann plays Xiang.", "Quick Hands: Draw two cards. Does anyone stop it?")
    assert day.asked.prompt == "Ann plays Xiang for Quick Hands: Draw two cards. Does anyone stop it?"


# ---------------------------------------------------------------- prompts
PROMPTS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "another": (
        {"hero": {"front": ["Xiang 1"], "support": ["Vasilisa"]}},
        ["Vasilisa"],
        "another Character in your Party for Mend: 2 HEAL.",
    ),
    "one's own": (
        {"phase": "play", "hero": {"hand": ["Sparring Partners"], "front": ["Xiang", "BERT"]}},
        ["Play Sparring Partners"],
        "a Character in your Party for Training Bout: 2 HEAL.",
    ),
    "opposing": (
        {"turn": "villain", "villain": {"front": ["Fred"], "support": ["The Mime"]}},
        ["The Mime"],
        "an opposing Front Row Target for Mimicry: copy its first Active Front ability.",
    ),
    "opposing, behind": (
        {
            "hero": {"front": ["Xiang"], "support": ["Katherine"]},
            "villain": {"front": ["Henchman"], "support": ["Fred", "The Mime"]},
        },
        ["Katherine"],
        "an opposing Support Row Target for Undertow: Move.",
    ),
    "3 HP or less": (
        {"turn": "villain", "hero": {"front": ["Xiang 1", "BERT 2"]}, "villain": {"support": ["Prof. Dog"]}},
        ["Ann\u2019s Support Row"],
        "a Front Row Target with 3 HP or less for Heel: Disable.",
    ),
    "more than 3 HP": (
        {"phase": "play", "hero": {"hand": ["Captain Mediocre"], "front": ["BERT", "Xiang"]}},
        ["Play Captain Mediocre"],
        "a Target with more than 3 HP for Lower the Bar: set its HP.",
    ),
    "state and Type": (
        {
            "turn": "villain",
            "villain": {"front": ["Henchman disabled", "Henchman disabled"], "support": ["Tiger-Mother", "Fred"]},
        },
        ["Tiger-Mother"],
        "a Disabled Normal Character in your Party for Encore: make it Ready.",
    ),
    "Penetrating": (
        {"hero": {"front": ["BERT"], "support": ["Xiang"]}},
        ["Xiang"],
        "a Target for Pressure Point: 1 Penetrating damage.",
    ),
    "not Penetrating": (
        {"hero": {"front": ["Xiang", "BERT"]}},
        ["Xiang"],
        "a Target for Flying Kick: 2 damage.",
    ),
    "Penetrating by an Enhancement": (
        {"hero": {"front": ["BERT + Science Gizmo", "Xiang"]}},
        ["BERT"],
        "a Front Row Target for Clobber: 2 Penetrating damage.",
    ),
    "Penetrating under a condition": (
        {"hero": {"front": ["Fist", "Bro"]}},
        ["Fist"],
        "a Front Row Target for Knuckle Sandwich: 2 Penetrating damage.",
    ),
    "the condition is not met": (
        {"hero": {"front": ["Fist", "Xiang"]}},
        ["Fist"],
        "a Front Row Target for Knuckle Sandwich: 2 damage.",
    ),
}


@pytest.mark.parametrize("name", PROMPTS)
def test_a_prompt_says_what_may_be_chosen_and_what_for(name: str) -> None:
    position, answers, words = PROMPTS[name]
    position = {"phase": "fight", "hero": {"front": ["Xiang", "BERT"]}, "villain": {"front": ["Fred", "Henchman"]}} | (
        position
    )
    if position["phase"] == "play":
        position["villain"] = {**position["villain"], "hand": ["Henchman"]}
    day = play_with_all(**position)
    for answer in answers:
        day.choose(answer)
    assert day.asked.prompt == f"Choose {words}"


def test_damage_to_both_rows_asks_for_their_order() -> None:
    day = fight("Katherine", "Xiang")
    day.choose("Katherine")
    assert day.asked.prompt == "Tidal Wave: 1 damage to each position of both Front Rows. Which row first?"
    assert day.options == ["Your own Front Row", "Bo\u2019s Front Row"]


def test_a_row_attack_asks_for_its_row() -> None:
    day = play(phase="fight", hero={"support": ["Johnny Pyro"], "front": ["Xiang"]}, villain={"front": ["Fred"]})
    day.choose("Johnny Pyro")
    assert day.asked.prompt == "Fireball: 1 damage to each position of which row?"


# ---------------------------------------------------------------- previews
def previews(day: Diary) -> dict[str, str]:
    return {option.label: option.preview for option in day.asked.options}


@pytest.mark.parametrize(("ally", "preview", "hp"), [("Bro", "\u22122", 3), ("Xiang", "\u22121, 2 less DR 1", 4)])
def test_the_preview_of_knuckle_sandwich_knows_bro(ally: str, preview: str, hp: int) -> None:
    day = fight("Fist", ally, villain={"front": ["Chinese Calculus", "Fred"]})
    day.choose("Fist")
    assert previews(day)["Chinese Calculus"] == preview
    day.last("Chinese Calculus")
    assert day.hp("Chinese Calculus") == hp


@pytest.mark.parametrize(
    ("gizmo", "preview", "hp"), [(" + Science Gizmo", "\u22122", 3), ("", "\u22121, 2 less DR 1", 4)]
)
def test_the_preview_knows_science_gizmo(gizmo: str, preview: str, hp: int) -> None:
    day = fight("BERT" + gizmo, "Xiang", villain={"front": ["Chinese Calculus", "Fred"]})
    day.choose("BERT")
    assert previews(day)["Chinese Calculus"] == preview
    day.last("Chinese Calculus")
    assert day.hp("Chinese Calculus") == hp


def test_the_preview_of_one_effect_is_not_that_of_the_next() -> None:
    """The first damage of this ability is lowered by DR, the second is Penetrating."""
    mixed = printed("Mixed", "F Active Two: 2 DMG to one FRT. 1 Penetrating DMG to one Target.")
    day = play(
        phase="fight",
        cards=[mixed],
        hero={"front": ["Mixed", "Xiang"]},
        villain={"front": ["Chinese Calculus", "Fred"]},
    )
    day.choose("Mixed")
    assert previews(day)["Chinese Calculus"] == "\u22121, 2 less DR 1"
    day.choose("Fred")
    assert previews(day)["Chinese Calculus"] == "\u22121"
