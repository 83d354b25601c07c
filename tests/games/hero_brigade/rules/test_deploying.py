"""Deploying Characters (HB-PLAY-6 to 11, HB-R25, R27 and R29)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


@rule("HB-PLAY-6")
def test_a_character_goes_to_the_front_row_the_support_row_or_is_played() -> None:
    day = play(hero={"hand": ["Xiang"], "front": ["Vasilisa"]})
    assert set(day.options) == {"Xiang to Front Row", "Xiang to Support Row", "Play Xiang: Quick Hands", "Pass"}
    assert day.refusal(day.card("Xiang"), day.card("Vasilisa")).rule == "HB-PLAY-6"
    assert play(hero={"hand": ["Xiang"]}).last("Xiang to Support Row").settled() == {
        "hero S1": "Xiang 5",
        "hero hand": [],
    }


@rule("HB-PLAY-7", "HB-PLAY-8", "HB-TERM-7")
@pytest.mark.parametrize(
    ("front", "support", "row", "place"),
    [
        ([], [], "Front", "F1"),
        (["", "Xiang"], [], "Front", "F1"),
        (["Xiang", "", "Vasilisa"], [], "Front", "F2"),
        (["Xiang", "Vasilisa"], [], "Front", "F3"),
        ([], ["Xiang"], "Support", "S2"),
        ([], ["", "Xiang"], "Support", "S1"),
    ],
)
def test_a_character_takes_the_leftmost_empty_position(
    front: list[str], support: list[str], row: str, place: str
) -> None:
    day = play(hero={"front": front, "support": support, "hand": ["BERT"]}, villain={"hand": ["Fred"]})
    day.last(f"BERT to {row} Row")
    assert day.settled() == {f"hero {place}": "BERT 8", "hero hand": []}


@rule("HB-PLAY-7", "HB-PLAY-8", "HB-TERM-7")
def test_the_front_row_has_three_positions_and_the_support_row_two() -> None:
    full_front = play(hero={"front": ["Police Officer", "Police Officer", "Police Officer"], "hand": ["BERT"]})
    assert set(full_front.options) == {"BERT to Support Row", "Play BERT: Shield Wall", "Pass"}
    assert full_front.refusal(full_front.card("BERT"), full_front.row("hero", "front")).rule == "HB-PLAY-7"
    full_support = play(hero={"support": ["Police Officer", "Police Officer"], "hand": ["BERT"]})
    assert set(full_support.options) == {"BERT to Front Row", "Play BERT: Shield Wall", "Pass"}
    assert full_support.refusal(full_support.card("BERT"), full_support.row("villain", "front")).rule == "HB-TERM-7"


@rule("HB-PLAY-9")
def test_no_second_character_of_that_name_in_one_party() -> None:
    day = play(hero={"support": ["BERT"], "hand": ["BERT", "Xiang"]}, villain={"hand": ["Fred"]})
    assert {label for label in day.options if "Row" in label} == {"Xiang to Front Row", "Xiang to Support Row"}
    assert day.refusal(day.held("BERT", "hero"), day.row("hero", "front")).rule == "HB-PLAY-9"


@rule("HB-PLAY-9")
def test_the_same_name_in_the_other_party_does_not_matter() -> None:
    day = play(hero={"hand": ["Bunny Dangerous"]}, villain={"front": ["Bunny Dangerous"], "hand": ["Fred"]})
    day.last("Bunny Dangerous to Front Row")
    assert day.settled() == {"hero F1": "Bunny Dangerous 3", "hero hand": []}


@rule("HB-PLAY-10", "HB-CARD-3")
def test_normal_characters_and_enhancements_may_be_there_again() -> None:
    day = play(
        hero={
            "front": ["Police Officer", "BERT + Alien Ship"],
            "support": ["Dr. Cat"],
            "hand": ["Police Officer", "Alien Ship"],
        },
        villain={"hand": ["Fred", "Henchman"]},
    )
    day.choose("Police Officer to Front Row").choose("Pass").last("Alien Ship to Dr. Cat")
    assert day.changes["hero F3"] == "Police Officer 1"
    assert day.changes["hero S1"] == "Dr. Cat 4 + Alien Ship"


@rule("HB-PLAY-11")
def test_nobody_can_be_deployed_into_a_full_party() -> None:
    full = {"front": ["Police Officer", "Xiang", "Vasilisa"], "support": ["Dr. Cat", "Chill Factor"]}
    day = play(hero={**full, "hand": ["BERT", "Police Officer"]}, villain={"hand": ["Clone/Spy/Twin"]})
    assert not [label for label in day.options if "Row" in label]
    for name in ("BERT", "Police Officer"):
        assert day.refusal(day.held(name, "hero"), day.row("hero", "front")).rule == "HB-PLAY-11"
    day.choose("Pass")
    assert day.options == ["Pass"], "nor can a Clone come in from the other side"


@rule("HB-R25", "HB-R26", "HB-INT-2")
@example("HB-EX-12")
def test_a_cancelled_deployment_goes_to_the_discard_pile_and_uses_up_the_turn() -> None:
    day = play(
        hero={"hand": ["Johnny Pyro", "BERT"]}, villain={"hand": ["Madame Romalda", "Henchman"], "discard": ["Fred"]}
    )
    day.choose("Johnny Pyro to Front Row")
    assert day.party("hero") == {}, "nobody stands there before the answers"
    day.last("Madame Romalda: Clairvoyant")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain hand": ["Henchman"],
        "villain discard": ["Fred", "Madame Romalda"],
    }
    day.go_on()
    assert day.who == "villain", "the turn of the Hero player is used up, and the Interrupt was no turn"


@rule("HB-R27", "HB-PLAY-7", "HB-WIN-1")
def test_a_defeat_in_the_play_phase_frees_the_position_at_once() -> None:
    day = play(
        hero={"front": ["Chill Factor", "", ""], "hand": ["Police Officer"], "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Henchman"]},
        turn="villain",
    )
    day.choose("Play Bunny Dangerous")
    assert day.counts("hero") == (1, 7, 1, 2), "the Value is paid"
    assert day.party("hero") == day.party("villain") == {}
    assert day.outcome is None, "an empty Party loses only after a Fight Phase"
    day.last("Police Officer to Front Row")
    assert day.party("hero") == {"F1": "Police Officer"}


@rule("HB-R29", "HB-R20")
def test_the_name_limit_of_a_clone_is_that_of_the_party_it_enters() -> None:
    spy = printed(
        "Mole",
        "C Constant Burrow: Deploy this card only into the opponent's Party. This card then belongs to the opponent.",
        copies=3,
    )
    day = play(
        cards=[spy],
        hero={"hand": ["Clone/Spy/Twin", "Mole"], "front": ["Mole"]},
        villain={"front": ["Clone/Spy/Twin"], "hand": ["Fred", "Henchman"]},
    )
    assert len([label for label in day.options if label.startswith("Clone/Spy/Twin to")]) == 2
    day.choose("Mole to Bo’s Front Row").choose("Pass")
    assert day.party("villain") == {"F1": "Clone/Spy/Twin", "F2": "Mole"}
    day.last("Clone/Spy/Twin to Bo’s Front Row")
    assert day.party("villain")["F3"] == "Clone/Spy/Twin"
    again = play(cards=[spy], hero={"hand": ["Mole"]}, villain={"front": ["Mole"], "hand": ["Fred"]})
    assert again.options == ["Pass"]
    assert again.refusal(again.held("Mole", "hero"), again.row("villain", "front")).rule == "HB-PLAY-9"
