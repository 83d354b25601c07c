"""Groups and kinds of abilities, what is mandatory, delayed effects (HB-ABIL-1 to 7, 12 and 13, HB-R31, HB-R46)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


@rule("HB-ABIL-1")
def test_there_are_five_groups_and_each_works_where_it_belongs() -> None:
    prism = printed(
        "Prism",
        "F Active Red: 1 DMG to one FRT.",
        "S Active Blue: 1 DMG to one SRT.",
        "P Active Green: Draw one card.",
        "G Active White: Draw one card.",
        deck="resource",
    )
    day = play(
        cards=[prism],
        hero={"hand": ["Chill Factor", "BERT"], "deck": 9},
        villain={"hand": ["Fred"]},
        resource={"pool": ["Prism"]},
    )
    day.last("Play Chill Factor")
    assert day.counts("hero") == (2, 8, 2, 0), "Gain"
    other = play(
        cards=[prism], hero={"hand": ["Prism", "BERT"], "deck": 9}, villain={"front": ["Fred"], "hand": ["Fred"]}
    )
    other.last("Play Prism")
    assert other.counts("hero") == (2, 8, 1, 0), "Play alone, neither Front nor Gain"
    assert other.hp("Fred") == 5


@rule("HB-ABIL-4")
def test_passive_abilities_are_not_executed_in_an_activation() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["The Mime", "Fred"]},
    )
    day.choose("The Mime").last("Xiang")
    begun = [line for line in day.log if line.startswith("The Mime: ")]
    assert begun == ["The Mime: Silent Slap."], "Invisible Wall is an Interrupt"
    assert day.hp("Xiang") == 3


@rule("HB-ABIL-4", "HB-TERM-13")
def test_the_executor_is_the_player_who_is_asked() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred 3", "Henchman"]},
    )
    day.choose("Fred").choose("BERT")
    assert (day.who, set(day.options)) == ("villain", {"Yes", "No"})


@rule("HB-ABIL-5")
@pytest.mark.parametrize(("answer", "discard"), [("Yes", ["Alien Ship"]), ("No", [])])
def test_what_may_be_done_may_be_left_out_and_counts_as_executed(answer: str, discard: list[str]) -> None:
    day = play(
        phase="fight",
        hero={"support": ["Madame Romalda", "BERT"]},
        villain={"front": ["Fred", "Henchman"]},
        resource={"deck": ["Alien Ship", "..."]},
    )
    day.choose("Madame Romalda").last(answer)
    assert day.names("discard", "hero") == discard
    assert day.disabled("Madame Romalda")


@rule("HB-ABIL-5", "HB-ABIL-12")
def test_what_is_mandatory_must_be_done_even_to_ones_own_cards() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang"], "deck": 9},
        villain={"front": ["Mallardiction", "Henchman"], "support": ["Natural Disaster"], "deck": 9},
    )
    day.last("Mallardiction")
    assert day.party("villain") == {"S1": "Natural Disaster"}
    assert day.party("hero") == {"F1": "Xiang"}
    assert day.counts("villain") == (0, 8, 2, 1)


@rule("HB-ABIL-6", "HB-TERM-8")
def test_an_ability_that_changes_nothing_counts_as_executed() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Chill Factor", "BERT"]},
        villain={"front": ["Fred disabled", "Henchman"]},
    )
    day.choose("Chill Factor").last("Fred")
    assert day.settled() == {"hero F1": "Chill Factor 4 disabled"}


@example("HB-EX-8")
@rule("HB-ABIL-7", "HB-ROW-5", "HB-R41e")
def test_wrath_of_the_duck_god_goes_on_after_mallardiction_is_defeated() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Mallardiction", "Captain Mediocre"], "deck": 10},
        villain={"front": ["Fred 2", "Chinese Calculus"], "support": ["The Excrementalist 3"], "deck": 10},
    )
    day.choose("Mallardiction")
    assert set(day.options) == {"Your own Front Row", "Bo’s Front Row", "Bo’s Support Row"}
    day.choose("Your own Front Row")
    assert day.party("hero") == {"F2": "Captain Mediocre"}
    assert day.counts("hero") == (0, 9, 1, 1)
    day.last("Bo’s Front Row")
    assert day.party("villain") == {"F2": "Chinese Calculus"}
    assert day.counts("villain") == (0, 5, 2, 5)
    assert day.hp("Captain Mediocre") == day.hp("Chinese Calculus") == 5
    assert day.counts("hero") == (0, 9, 1, 1), "empty positions take nothing"


@example("HB-EX-17")
@rule("HB-ABIL-13", "HB-R31", "HB-TERM-15")
def test_shield_wall_stays_on_its_target_when_it_changes_its_row() -> None:
    day = play(
        hero={"hand": ["BERT", "Tactical Maneuvers"], "front": ["Xiang"], "support": ["Chill Factor", "Vasilisa"]},
        villain={"hand": ["Henchman"], "front": ["Natural Disaster", "Fred"]},
        starting="hero",
    )
    day.choose("Play BERT").choose("Chill Factor").choose("Pass")
    day.choose("Play Tactical Maneuvers").choose("choose:0").choose("Xiang").choose("Chill Factor")
    assert day.phase == "fight"
    assert day.picture()["hero F1"] == "Chill Factor 4 shield 2"
    day.choose("Xiang").choose("Fred").choose("Natural Disaster").last("Chill Factor")
    assert day.hp("Chill Factor") == 3
    assert day.hp("Vasilisa") == 5


@rule("HB-R31")
def test_shield_wall_of_round_1_works_in_round_2_and_ends_with_that_phase() -> None:
    day = play(
        round=1,
        hero={"hand": ["BERT"], "support": ["Chill Factor"]},
        villain={"front": ["Fred disabled"], "hand": ["Henchman", "Henchman"]},
    )
    day.choose("Play BERT").choose("Chill Factor").choose("Pass").choose("All as shown")
    assert (day.fact("round"), day.phase) == (2, "play")
    assert day.picture()["hero S1"] == "Chill Factor 4 shield 2"
    day.choose("Pass").choose("Pass")
    assert day.phase == "fight"
    assert (day.who, day.asked.kind) == ("villain", "target")
    assert "Hot Potato" in day.asked.prompt
    day.last("Chill Factor")
    assert day.hp("Chill Factor") == 4, "2 damage less 2"
    day.go_on()
    assert (day.phase, day.picture()["hero S1"]) == ("cleanup", "Chill Factor 4 disabled")


@rule("HB-R31", "HB-R41g")
def test_shield_wall_adds_to_dr_and_lowers_each_dealing_by_2() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT shield 2", "Xiang shield 2"]},
        villain={"front": ["Natural Disaster", "The Excrementalist", "Fred"]},
    )
    day.choose("Natural Disaster").choose("BERT")
    assert day.hp("BERT") == 8, "3 - 2 - 1"
    day.choose("Xiang").choose("Fred").choose("The Excrementalist").choose("Xiang").choose("Xiang").last("Xiang")
    assert day.hp("Xiang") == 5, "1 - 2, three times"


@rule("HB-R31")
def test_shield_wall_does_not_work_in_the_play_phase_and_is_gone_after_the_fight_phase() -> None:
    day = play(
        turn="villain",
        hero={"support": ["Chill Factor shield 2"], "front": ["Xiang disabled"], "hand": ["BERT"]},
        villain={"hand": ["Natural Disaster", "Henchman"], "front": ["Fred disabled"]},
    )
    day.choose("Play Natural Disaster").choose("choose:1").choose("Chill Factor")
    assert day.hp("Chill Factor") == 2
    day.choose("Pass").choose("Pass")
    assert day.picture()["hero S1"] == "Chill Factor 2 shield 2"
    assert day.phase == "fight"
    day.choose("Fred")
    assert (day.phase, day.fact("round"), day.picture()["hero S1"]) == ("play", 3, "Chill Factor 2")


@rule("HB-R46")
@pytest.mark.parametrize(
    ("front", "support", "damage"),
    [
        (["Xiang", "Police Officer"], [], 2),
        (["Xiang", "Johnny Pyro"], ["Police Officer"], 3),
        (["Xiang", "Johnny Pyro", "Vasilisa"], ["Dr. Cat", "Chill Factor"], 4),
    ],
)
def test_empty_palm_attack_counts_the_opposing_characters_that_are_not_normal(
    front: list[str], support: list[str], damage: int
) -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": front, "support": support},
        villain={"front": ["Chinese Calculus", "Fred"], "support": ["The Mime"]},
    )
    day.choose("Chinese Calculus").last("Xiang")
    assert day.hp("Xiang") == 5 - damage
