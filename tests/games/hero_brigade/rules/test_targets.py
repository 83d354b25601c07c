"""Choosing Targets, empty positions and unassigned damage (HB-TARGET, HB-TERM-10, HB-R41 to R41i)."""

from __future__ import annotations

from typing import Any

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


def henchman_acts(**hero: Any) -> Diary:
    """A Henchman in F1 with The Mime in F2 acts against that Hero Party."""
    day = play(
        phase="fight", turn="villain", hero={"deck": 9, **hero}, villain={"front": ["Henchman", "The Mime"], "deck": 9}
    )
    return day.choose("Henchman")


def shooter(text: str, *, hero: dict[str, Any], villain: dict[str, Any], **fields: Any) -> Diary:
    """A card of one's own in the Hero Front Row acts with this text."""
    gun = printed("Gun", f"F Active Shot: {text}", **fields)
    rows = {"deck": 9, **hero, "front": ["Gun", *hero.get("front", [])]}
    day = play(phase="fight", cards=[gun], hero=rows, villain={"deck": 9, **villain})
    return day.choose("Gun") if day.asked.kind == "fight" and "Gun" in day.options else day


@rule("HB-TARGET-1")
@example("HB-EX-14")
def test_only_who_fits_the_criteria_can_be_chosen() -> None:
    day = henchman_acts(support=["Chill Factor"])
    assert "Chill Factor" not in day.options
    assert day.refusal(None, day.card("Chill Factor")).rule == "HB-TERM-10"


@rule("HB-TARGET-1")
def test_one_recipient_is_chosen() -> None:
    day = henchman_acts(front=["BERT", "Xiang", "Police Officer"])
    day.last("Xiang")
    assert day.settled() == {"hero F2": "Xiang 4", "villain F1": "Henchman 1 disabled"}


@rule("HB-TERM-10", "HB-R8")
def test_front_and_support_row_targets_are_of_either_party_ready_or_disabled() -> None:
    front = {"front": ["BERT", "Xiang disabled"], "support": ["Chill Factor", "Dr. Cat disabled"]}
    rows = {"front": ["Fred", "The Mime disabled"], "support": ["Natural Disaster", "Henchman disabled"]}
    frt = shooter("1 DMG to one FRT.", hero={**front, "front": ["BERT", "Xiang disabled"]}, villain=rows)
    assert set(frt.options) == {"Fred", "The Mime", "Gun", "BERT", "Xiang"}
    srt = shooter("1 DMG to one SRT.", hero=front, villain=rows)
    assert set(srt.options) == {"Natural Disaster", "Henchman", "Chill Factor", "Dr. Cat"}
    srt.last("Henchman")
    assert srt.settled() == {"hero F1": "Gun 4 disabled", "villain S2": None, "villain discard": ["Henchman"]}


@example("HB-EX-15")
@rule("HB-TARGET-2", "HB-TARGET-3")
def test_a_fitting_character_is_eligible_even_if_nothing_would_happen_to_it() -> None:
    ghost = printed("Ghost", "F Constant Mist: Unaffected by Normal-Type cards.")
    day = play(
        phase="fight",
        turn="villain",
        cards=[ghost],
        hero={"front": ["Ghost"], "deck": 9},
        villain={"front": ["Henchman", "The Mime"]},
    )
    day.choose("Henchman")
    assert set(day.options) == {"Ghost", "Henchman", "The Mime"}, "declining is not among them"
    day.last("Ghost")
    assert day.settled() == {"villain F1": "Henchman 1 disabled"}


@rule("HB-TARGET-3", "HB-ABIL-12")
def test_with_an_eligible_opponent_one_must_be_chosen_freely_among_both_parties() -> None:
    day = henchman_acts(front=["", "", "BERT"])
    assert set(day.options) == {"BERT", "Henchman", "The Mime"}
    day.last("The Mime")
    assert day.settled() == {"villain F1": "Henchman 1 disabled", "villain F2": "The Mime 4"}


@example("HB-EX-16")
@rule("HB-TARGET-4", "HB-TARGET-5", "HB-R49")
def test_without_an_eligible_opponent_own_ones_empty_positions_or_nothing() -> None:
    day = henchman_acts(support=["Chill Factor"])
    assert set(day.options) == {
        "Henchman", "The Mime", "Empty Front Row 1", "Empty Front Row 2", "Empty Front Row 3", "Do not resolve it",
    }  # fmt: skip
    day.last("Empty Front Row 2")
    assert day.counts("hero") == (0, 8, 1, 0)
    assert set(day.settled()) == {"hero deck", "hero discard", "villain F1"}


@rule("HB-TARGET-4")
def test_an_ability_may_be_left_unresolved_where_no_opponent_is_eligible() -> None:
    day = henchman_acts(support=["Chill Factor"])
    day.last("Do not resolve it")
    assert day.settled() == {"villain F1": "Henchman 1 disabled"}
    own = henchman_acts(support=["Chill Factor"]).last("The Mime")
    assert own.settled() == {"villain F1": "Henchman 1 disabled", "villain F2": "The Mime 4"}


@rule("HB-TARGET-5")
def test_each_point_of_unassigned_damage_mills_one_card() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"support": ["BERT"], "deck": ["Xiang", "Vasilisa", "Dr. Cat", "..."], "hand": ["Chill Factor"]},
        villain={"front": ["Natural Disaster", "Fred"]},
    )
    day.choose("Natural Disaster").last("Empty Front Row 1")
    assert day.settled() == {
        "hero deck": 15,
        "hero discard": ["Xiang", "Vasilisa", "Dr. Cat"],
        "villain F1": "Natural Disaster 4 disabled",
    }


@rule("HB-TARGET-6", "HB-ABIL-6")
def test_an_ability_on_a_target_that_it_cannot_affect_counts_as_executed() -> None:
    day = shooter(
        "2 DMG to one FRT. Draw one card.",
        hero={"support": ["BERT"]},
        villain={"front": ["Madame Romalda"], "support": ["Fred"]},
        types=["Magic"],
    )
    day.last("Madame Romalda")
    assert day.hp("Madame Romalda") == 3
    assert day.counts("hero") == (1, 8, 0, 0), "and the next sentence follows"


@rule("HB-TARGET-7", "HB-TERM-13", "HB-R49")
def test_a_heal_may_be_left_out_even_where_a_target_would_have_to_be_chosen() -> None:
    day = shooter(
        "One Target: 2 HEAL.", hero={"front": ["BERT 3"]}, villain={"front": ["Fred 2"], "support": ["Henchman"]}
    )
    assert set(day.options) == {"Fred", "Henchman", "Gun", "BERT", "No HEAL"}
    day.last("No HEAL")
    assert day.settled() == {"hero F1": "Gun 4 disabled"}


@rule("HB-R41", "HB-TARGET-1")
def test_an_empty_position_need_only_fit_side_and_row() -> None:
    text = "2 DMG to one FRT with 3 HP or less."
    day = shooter(text, hero={}, villain={"front": ["Fred"], "support": ["Henchman"]})
    assert set(day.options) == {"Empty Front Row 2", "Empty Front Row 3", "Do not resolve it"}, (
        "Fred's position may not"
    )
    day.last("Empty Front Row 3")
    assert day.counts("villain") == (0, 7, 2, 0)
    fits = shooter(text, hero={}, villain={"front": ["Fred 3"], "support": ["Henchman"]})
    assert fits.table.sides[1].party[0] is not None
    assert fits.hp("Fred") == 1, "the only Target"


@rule("HB-R41")
def test_an_effect_other_than_damage_does_nothing_to_an_empty_position() -> None:
    day = shooter("Disable one FRT with 3 HP or less.", hero={}, villain={"front": ["Fred"], "support": ["Henchman"]})
    day.last("Empty Front Row 2")
    assert day.settled() == {"hero F1": "Gun 4 disabled"}


@rule("HB-R41a")
def test_an_unrestricted_attack_has_no_unassigned_damage_while_anybody_stands_there() -> None:
    day = shooter("2 DMG to one Target.", hero={"front": ["BERT"]}, villain={"support": ["", "Henchman"]})
    assert set(day.options) == {"Henchman", "Gun", "BERT"}
    nobody = shooter("2 DMG to one Target.", hero={"front": ["BERT"]}, villain={})
    assert len([label for label in nobody.options if label.startswith("Empty")]) == 5


@rule("HB-R41h")
def test_opposing_means_that_party_alone() -> None:
    day = shooter("2 DMG to one opposing FRT.", hero={"front": ["BERT"]}, villain={"front": ["Fred", "Henchman"]})
    assert set(day.options) == {"Fred", "Henchman"}
    assert day.refusal(None, day.card("BERT")).rule == "HB-R41h"
    nobody = shooter("2 DMG to one opposing FRT.", hero={"front": ["BERT"]}, villain={"support": ["Fred", "Henchman"]})
    assert set(nobody.options) == {"Empty Front Row 1", "Empty Front Row 2", "Empty Front Row 3", "Do not resolve it"}
    nobody.last("Empty Front Row 1")
    assert nobody.counts("villain") == (0, 7, 2, 0)


@rule("HB-R41h")
def test_in_your_party_must_be_taken_if_there_is_one_else_nothing_happens() -> None:
    text = "Disable one other Character in your Party."
    day = shooter(text, hero={"front": ["BERT", "Xiang"]}, villain={"front": ["Fred", "Henchman"]})
    assert day.options == ["BERT", "Xiang"]
    assert day.refusal(None, day.card("Fred")).rule == "HB-R41h"
    day.last("Xiang")
    assert day.settled() == {"hero F1": "Gun 4 disabled", "hero F3": "Xiang 5 disabled"}
    alone = shooter(text, hero={"support": []}, villain={"front": ["Fred", "Henchman"]})
    assert alone.picture()["hero F1"] == "Gun 4 disabled"
    assert (alone.who, alone.asked.kind) == ("villain", "fight")


@rule("HB-R41h")
def test_a_heal_in_your_party_may_still_be_declined() -> None:
    day = shooter(
        "One other Character in your Party: 2 HEAL.",
        hero={"front": ["BERT 3"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    assert set(day.options) == {"BERT", "No HEAL"}


@rule("HB-R41h")
def test_a_beneficial_effect_without_a_limit_may_go_to_either_side() -> None:
    day = play(
        hero={"hand": ["BERT", "Xiang"], "support": ["Chill Factor"]},
        villain={"support": ["Natural Disaster", "Fred"], "hand": ["Henchman"]},
    )
    day.choose("Play BERT")
    assert set(day.options) == {"Chill Factor", "Natural Disaster", "Fred"}
    day.last("Fred")
    assert day.changes["villain S2"] == "Fred 5 shield 2"


@rule("HB-TARGET-1", "HB-CARD-3")
def test_criteria_of_type_and_state() -> None:
    day = shooter(
        "1 DMG to one Disabled Normal Target.",
        hero={"front": ["Police Officer"]},
        villain={
            "front": ["Henchman", "Clone/Spy/Twin disabled", "8th Dimensional Invader disabled"],
            "support": ["Fred disabled"],
        },
    )
    assert set(day.options) == {"Clone/Spy/Twin", "8th Dim. Invader"}


@rule("HB-TARGET-4", "HB-R41b")
def test_own_empty_positions_are_no_targets() -> None:
    day = henchman_acts(support=["Chill Factor"])
    own = f"place:front-{day.seat('villain')}:2"
    assert own not in {option.target for option in day.asked.options}
