"""Rulings of our own on how abilities meet: taken over damage, copies, HEAL, Swap, answers (HB-R79 and up)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play, play_with_all, printed


@rule("HB-R79")
def test_the_character_aimed_at_is_taunted_though_another_takes_the_damage() -> None:
    day = play_with_all(
        phase="fight",
        turn="villain",
        hero={"front": ["Johnny Pyro", "Police Officer"], "support": ["Citizen Beta"]},
        villain={"front": ["Chinese Calculus", "Fred"]},
    )
    day.choose("Chinese Calculus").choose("Johnny Pyro").last("Citizen Beta: Body Block")
    assert day.table.character(day.get("Johnny Pyro").taunter) is day.get("Chinese Calculus")
    assert day.hp("Johnny Pyro") == 6
    assert day.get("Citizen Beta").taunter < 0
    assert day.hp("Citizen Beta") == 1


@rule("HB-R80")
def test_a_taunted_mime_copies_whom_it_likes_and_hits_the_taunter() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Chill Factor", "Xiang"]},
        villain={"support": ["The Mime"], "front": ["Fred"]},
        taunted={"The Mime": "BERT"},
    )
    assert day.asked.prompt.endswith("copy its first Active Front ability.")
    assert set(day.options) == {"BERT", "Chill Factor", "Xiang"}
    day.last("Xiang")  # Flying Kick: 2 DMG to one Target, and that is BERT with DR 1
    assert day.settled() == {"hero F1": "BERT 7", "villain S1": "The Mime 5 disabled"}


@rule("HB-R80")
def test_a_copied_ability_that_is_no_attack_is_aimed_freely_by_a_taunted_mime() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Chill Factor", "Xiang"]},
        villain={"support": ["The Mime"], "front": ["Fred"]},
        taunted={"The Mime": "BERT"},
    )
    day.choose("Chill Factor")
    assert set(day.options) == {"BERT", "Chill Factor", "Xiang", "Fred"}


@rule("HB-R80")
@pytest.mark.parametrize(("ally", "hp"), [("Fist", 3), ("Fred", 4)])
def test_a_copied_condition_looks_at_the_party_of_the_mime(ally: str, hp: int) -> None:
    """Chest Bump asks for Fist: in The Mime's Party, not in that of Bro."""
    day = play_with_all(
        phase="fight",
        turn="villain",
        hero={"front": ["Bro", "Johnny Pyro"]},
        villain={"support": ["The Mime", ally]},
    )
    day.choose("The Mime").choose("Bro").last("Johnny Pyro")
    assert day.hp("Johnny Pyro") == hp


@rule("HB-R80")
def test_a_copied_amount_counts_the_party_opposed_to_the_mime() -> None:
    """Empty Palm Attack copied from a Chinese Calculus that fights for the Heroes."""
    calculus = printed(
        "Abacus",
        "F Active Palm: DMG equal to 1 plus the number of non-Normal Characters in the opposing Party, at most 4, "
        "to one FRT.",
    )
    day = play(
        phase="fight",
        turn="villain",
        cards=[calculus],
        hero={"front": ["Abacus", "Johnny Pyro", "Police Officer"]},
        villain={"support": ["The Mime"], "front": ["Henchman"]},
    )
    day.choose("The Mime").choose("Abacus").last("Johnny Pyro")
    assert day.hp("Johnny Pyro") == 3, "1 and two that are not Normal"


@rule("HB-R81")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", (2, 2)), ("No", (1, 1))])
def test_heal_of_several_is_one_question(answer: str, hp: tuple[int, int]) -> None:
    day = play_with_all(
        hero={"hand": ["Katherine"], "front": ["Xiang 1", "BERT 1", "Police Officer"]},
        villain={"front": ["Fred"], "hand": ["Henchman"]},
    )
    day.choose("Play Katherine")
    assert (day.asked.prompt, day.options) == ("High Tide: take the HEAL of 1?", ["No", "Yes"])
    day.last(answer)
    assert (day.hp("Xiang"), day.hp("BERT")) == hp


@rule("HB-R81")
@pytest.mark.parametrize(
    "front", [["Xiang 5", "BERT 9"], ["Madame Romalda 1", "Xiang"]], ids=["at or above the start", "unaffected"]
)
def test_heal_of_several_that_helps_nobody_is_not_asked_about(front: list[str]) -> None:
    day = play_with_all(
        hero={"hand": ["Katherine", "BERT"], "front": front}, villain={"front": ["Fred"], "hand": ["Henchman"]}
    )
    day.last("Play Katherine")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Katherine"]}
    assert day.log[-1] == "High Tide: nobody could gain HP."


@rule("HB-R81")
@pytest.mark.parametrize(("pyro", "asked"), [("Johnny Pyro", False), ("Johnny Pyro 5", True)])
def test_heal_of_one_is_asked_about_if_anybody_could_gain(pyro: str, asked: bool) -> None:
    day = play(phase="fight", hero={"front": [pyro, "Xiang"], "support": ["Vasilisa 1"]}, villain={"front": ["Fred"]})
    day.last("Vasilisa")
    assert (day.match.to_move is not None) == asked
    assert ("Mend: nobody could gain HP." in day.log) != asked


@rule("HB-R82")
@pytest.mark.parametrize("first", ["Madame Romalda", "BERT"])
def test_swap_with_an_unaffected_character_moves_neither(first: str) -> None:
    second = "BERT" if first == "Madame Romalda" else "Madame Romalda"
    day = play_with_all(
        turn="villain",
        hero={"front": ["BERT", "Xiang"], "support": ["Madame Romalda"], "hand": ["Vasilisa"]},
        villain={"hand": ["Audrey", "Henchman"]},
    )
    day.choose("Play Audrey").choose(first).last(second)
    assert day.settled() == {"villain hand": ["Henchman"], "villain discard": ["Audrey"]}
    assert day.log[-1] == "Madame Romalda is Unaffected."


@rule("HB-R85")
def test_a_player_who_could_answer_twice_names_one_answer() -> None:
    """Each Mime could prevent the damage; one does, and the other stays Ready."""
    day = play(
        phase="fight",
        hero={"front": ["Johnny Pyro"]},
        villain={"front": ["The Mime 4", "The Mime 3", "Fred"]},
    )
    day.choose("Fred")
    assert day.options == ["The Mime: Invisible Wall", "The Mime: Invisible Wall", "No answer"]
    day.choose(day.keys[1])
    assert day.hp("Fred") == 5
    assert day.asked.kind == "row", "nobody is asked a second time about this damage"
    assert [c.disabled for c in day.table.sides[1].characters()].count(True) == 1


@rule("HB-R87")
def test_riposte_answers_a_companion() -> None:
    day = play(
        phase="fight",
        hero={"front": ["The Deadly Duelist", "Xiang"], "support": ["Johnny Pyro"]},
        villain={"front": ["Fred"]},
    )
    day.choose("Johnny Pyro").choose("Your own Front Row")
    assert (day.who, day.options) == ("hero", ["The Deadly Duelist: Riposte", "No answer"])
    day.last("The Deadly Duelist: Riposte")
    assert day.settled() == {"hero F1": "The Deadly Duelist 3", "hero S1": "Johnny Pyro 4 disabled"}


@rule("HB-R88")
@pytest.mark.parametrize(
    ("groups", "hp", "preview"), [("Support", 4, "no effect"), ("Front", 2, "\u22122")], ids=["support", "front"]
)
def test_for_unaffected_a_copied_front_ability_is_a_support_ability(groups: str, hp: int, preview: str) -> None:
    proof = printed("Proof", f"F Constant Skin: Unaffected by {groups} Abilities of Villain-Type cards.")
    day = play(
        phase="fight",
        turn="villain",
        cards=[proof],
        hero={"front": ["Proof", "Xiang"]},
        villain={"front": ["Fred"], "support": ["The Mime"]},
    )
    day.choose("The Mime").choose("Xiang")
    assert {option.label: option.preview for option in day.asked.options}["Proof"] == preview
    day.last("Proof")
    assert day.hp("Proof") == hp


@rule("HB-R88")
@pytest.mark.parametrize(("gizmo", "hp"), [(" + Science Gizmo", 6), ("", 7)])
def test_for_calibrated_too(gizmo: str, hp: int) -> None:
    """A copy that stands in the Support Row of a Tech card deals Penetrating damage, through BERT's Armor."""
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred"], "support": ["The Mime" + gizmo]},
    )
    day.choose("The Mime").choose("Xiang")
    assert day.asked.prompt.endswith("Flying Kick: 2 Penetrating damage." if gizmo else "Flying Kick: 2 damage.")
    day.last("BERT")
    assert day.hp("BERT") == hp


@rule("HB-R89")
@pytest.mark.parametrize("party", [["Citizen Beta", "Chill Factor"], ["Chill Factor", "Citizen Beta"]])
def test_who_takes_over_may_be_hit_twice_by_one_row_attack(party: list[str]) -> None:
    """Before and after its own position was handled."""
    day = play_with_all(phase="fight", turn="villain", hero={"support": party}, villain={"support": ["Prof. Dog"]})
    day.choose("Ann\u2019s Support Row")
    assert day.options == ["Citizen Beta: Body Block", "No answer"]
    day.choose("Citizen Beta: Body Block")
    assert (day.hp("Citizen Beta"), day.hp("Chill Factor")) == (2, 4)


def with_a_taunted_invader() -> Diary:
    """The Invader is Taunted; Chill Factor could turn it aside, and Tiger-Mother make it Ready again."""
    return play_with_all(
        phase="fight",
        hero={"front": ["BERT disabled", "Chill Factor", "Xiang"], "support": ["Police Officer"]},
        villain={"front": ["8th Dim. Invader", "Fred"], "support": ["Tiger-Mother"]},
        taunted={"8th Dim. Invader": "BERT"},
    )


@rule("HB-R91")
def test_a_taunted_character_that_was_disabled_and_readied_is_free() -> None:
    day = with_a_taunted_invader()
    day.choose("Chill Factor").choose("8th Dim. Invader").choose("Tiger-Mother")
    assert "8th Dim. Invader is Ready again." in day.log
    day.choose("Police Officer")
    assert day.options == ["8th Dim. Invader", "Fred"]
    day.choose("8th Dim. Invader")
    assert {"Chill Factor", "Xiang"} < set(day.options), "its Attack is aimed freely too"


@rule("HB-R91")
def test_without_that_it_would_have_had_to_go_first() -> None:
    day = with_a_taunted_invader()
    day.choose("Police Officer")
    assert "Bo activates 8th Dim. Invader." in day.log
    assert day.hp("BERT") == 7
