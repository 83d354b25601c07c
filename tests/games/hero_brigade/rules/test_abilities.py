"""Kinds of abilities, mandatory effects, Constants, delayed effects, states and HEAL (HB-ABIL, HB-TERM)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


# ---------------------------------------------------------------- groups and kinds
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


# ---------------------------------------------------------------- mandatory or not
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


# ---------------------------------------------------------------- Constants
@rule("HB-ABIL-8")
@pytest.mark.parametrize(
    ("rows", "hp"),
    [
        ({"front": ["BERT", "Xiang"]}, 7),
        ({"front": ["BERT disabled", "Xiang"]}, 7),
        ({"front": ["Xiang"], "support": ["BERT"]}, 6),
    ],
)
def test_a_constant_works_in_its_row_disabled_or_not(rows: dict[str, list[str]], hp: int) -> None:
    day = play(phase="fight", turn="villain", hero=rows, villain={"front": ["Fred", "Henchman"]})
    day.choose("Fred").last("BERT")
    assert day.hp("BERT") == hp
    assert day.hp("Xiang") == 5


@example("HB-EX-9")
@rule("HB-ABIL-9", "HB-TERM-9")
def test_dr_lowers_each_dealing_but_not_below_0() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Police Officer"], "support": ["Xiang"]},
        villain={"front": ["Fred", "Henchman"], "support": ["The Mime"]},
    )
    day.choose("Fred").choose("BERT")
    assert day.hp("BERT") == 7
    day.choose("Police Officer").choose("Fred").choose("Henchman").last("BERT")
    assert day.hp("BERT") == 7


@rule("HB-ABIL-9", "HB-TERM-16", "HB-R6")
def test_penetrating_damage_is_lowered_neither_by_dr_nor_by_shield_wall() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT shield 2", "Xiang"]},
        villain={"front": ["Auntie Matter", "Fred"]},
    )
    day.choose("Auntie Matter").last("BERT")
    assert day.hp("BERT") == 6


@rule("HB-R6")
def test_penetrating_damage_is_stopped_by_unaffected_prevention_and_redirection() -> None:
    proof = printed("Ghost", "F Constant Mist: Unaffected by Mercenary-Type cards.")
    day = play(
        phase="fight",
        cards=[proof],
        turn="villain",
        hero={"front": ["Ghost", "BERT"]},
        villain={"front": ["Auntie Matter", "Fred"]},
    )
    day.choose("Auntie Matter").last("Ghost")
    assert day.hp("Ghost") == 4
    wall = play(
        phase="fight",
        hero={"front": ["Auntie Matter", "BERT"]},
        villain={"front": ["The Mime", "Fred"]},
    )
    wall.choose("Auntie Matter").choose("Fred").last("The Mime: Invisible Wall")
    assert wall.settled() == {"hero F1": "Auntie Matter 3 disabled", "villain F1": "The Mime 5 disabled"}
    guard = play(
        phase="fight",
        stretch=True,
        turn="villain",
        hero={"support": ["Citizen Beta"], "front": ["Xiang"]},
        villain={"front": ["Big Brain Brett", "Fred"]},
    )
    guard.choose("Big Brain Brett").choose("Xiang").last("Citizen Beta: Body Block")
    assert (guard.hp("Xiang"), guard.hp("Citizen Beta")) == (5, 2)


@rule("HB-R41g")
def test_several_dr_add_up_and_damage_never_falls_below_0() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT + Alien Ship", "Xiang"]},
        villain={"front": ["Natural Disaster", "Henchman", "Fred"]},
    )
    day.choose("Natural Disaster").choose("BERT")
    assert day.hp("BERT") == 7
    day.choose("Xiang").choose("Natural Disaster").choose("Henchman").last("BERT")
    assert day.hp("BERT") == 7


@rule("HB-ABIL-10")
@example("HB-EX-10")
def test_unaffected_by_row_attacks_and_his_position_is_not_empty() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang"], "support": ["BERT"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.last("Natural Disaster")
    assert day.hp("Xiang") == 5
    assert day.counts("hero") == (0, 5, 4, 0)


@example("HB-EX-10b")
@rule("HB-ABIL-10", "HB-R41f")
def test_a_row_attack_by_a_play_ability_is_a_row_attack_too() -> None:
    day = play(
        turn="villain",
        hero={"front": ["Xiang", "Chill Factor", "Police Officer"], "hand": ["BERT"], "deck": 9},
        villain={"hand": ["Chinese Calculus", "Fred"]},
    )
    day.choose("Play Chinese Calculus").last("Ann’s Front Row")
    assert day.settled() == {
        "hero F2": "Chill Factor 3",
        "hero F3": None,
        "hero discard": ["Police Officer"],
        "villain hand": ["Fred"],
        "villain discard": ["Chinese Calculus"],
    }


@example("HB-EX-11")
@rule("HB-ABIL-11", "HB-TARGET-6", "HB-TARGET-2", "HB-ABIL-10")
def test_an_unaffected_character_can_be_targeted_for_nothing() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Madame Romalda"], "deck": 9},
        villain={"front": ["The Mime", "Henchman"]},
    )
    day.choose("The Mime")
    assert day.options == ["Madame Romalda", "The Mime", "Henchman"], "a legal Target, so neither empty nor skip"
    day.last("Madame Romalda")
    assert day.settled() == {"villain F1": "The Mime 5 disabled"}


@rule("HB-ABIL-10")
def test_unaffected_shields_from_other_effects_than_damage_too() -> None:
    freezer = printed("Freezer", "F Active Ice: Disable one FRT. That Character is Taunted.", types=["Magic"])
    day = play(
        phase="fight",
        cards=[freezer],
        hero={"front": ["Freezer", "BERT"]},
        villain={"front": ["Madame Romalda", "Fred"]},
    )
    day.choose("Freezer").last("Madame Romalda")
    assert day.settled() == {"hero F1": "Freezer 4 disabled"}


@rule("HB-R41f")
def test_unaffected_asks_for_the_types_of_the_executing_card() -> None:
    played = play(hero={"hand": ["Vasilisa", "Mallardiction"]}, villain={"front": ["Madame Romalda"], "hand": ["Fred"]})
    assert played.options  # Play Abilities of Magic cards that touch her are asked about below, with a card of our own
    bolt = printed("Wand", "P Active Bolt: 2 DMG to one Target.", kind="Enhancement", types=["Magic"])
    hex_ = printed("Hexer", "P Active Hex: 2 DMG to one Target.", types=["Magic"])
    for name, card in (("Wand", bolt), ("Hexer", hex_)):
        day = play(
            cards=[card],
            hero={"hand": [name, "BERT"]},
            villain={"front": ["Madame Romalda", "Fred"], "hand": ["Henchman"]},
        )
        day.choose(f"Play {name}").last("Madame Romalda")
        assert day.settled() == {"hero hand": ["BERT"], "hero discard": [name]}
    tome = play(
        phase="fight",
        hero={"front": ["Vasilisa + Magic Tome", "BERT"]},
        villain={"front": ["Madame Romalda", "Fred"]},
    )
    tome.choose("Vasilisa").choose("Fred").last("Madame Romalda")
    assert tome.hp("Madame Romalda") == 3


@rule("HB-R41f")
def test_for_an_enhance_ability_the_types_of_the_bearer_count_not_those_of_the_enhancement() -> None:
    wand = printed("Wand", "E Active Bolt: 1 DMG to one Target.", kind="Enhancement", types=["Magic", "Tech"])
    day = play(
        phase="fight",
        cards=[wand],
        hero={"support": ["BERT + Wand"], "front": ["Xiang"]},
        villain={"front": ["Madame Romalda", "Fred"]},
    )
    day.choose("BERT").choose("Fred").last("Madame Romalda")
    assert day.hp("Madame Romalda") == 2, "BERT is not Magic"


@rule("HB-R41f")
def test_helpful_effects_are_blocked_too() -> None:
    day = play(
        phase="fight",
        hero={"support": ["Mallardiction", "Madame Romalda 1"], "front": ["BERT 5"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Mallardiction").last("Madame Romalda")
    assert day.settled() == {"hero S1": "Mallardiction 3 disabled"}


# ---------------------------------------------------------------- delayed effects
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
    assert (day.who, day.asked.prompt) == ("villain", "Choose a Target for Hot Potato: 2 damage.")
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


# ---------------------------------------------------------------- state
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
    assert day.asked.prompt == "Choose a Front Row Target for Rough Up: 1 damage."


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


# ---------------------------------------------------------------- HEAL
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


# ---------------------------------------------------------------- Move and Swap
@rule("HB-TERM-14")
def test_a_move_takes_everything_along_to_an_empty_position_of_the_same_party() -> None:
    day = play(
        hero={"hand": ["Tactical Maneuvers", "Dr. Cat"], "front": ["BERT 5 disabled + Alien Ship", "Xiang"]},
        villain={"hand": ["Henchman"], "front": ["Fred"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:1").choose("BERT")
    assert day.options == ["Front Row 3", "Support Row 1", "Support Row 2"]
    assert day.refusal(day.card("BERT"), day.place("villain", "F2")).rule == "HB-TERM-14"
    day.last("Support Row 2")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F1": None,
        "hero S2": "BERT 5 disabled + Alien Ship",
    }


@rule("HB-TERM-14", "HB-ABIL-6")
def test_there_is_no_move_in_a_full_party() -> None:
    day = play(
        hero={
            "hand": ["Tactical Maneuvers", "Johnny Pyro"],
            "front": ["BERT", "Xiang", "Police Officer"],
            "support": ["Dr. Cat", "Vasilisa"],
        },
        villain={"hand": ["Henchman"], "front": ["Fred"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:1").last("BERT")
    assert day.settled() == {"hero hand": ["Johnny Pyro"], "hero discard": ["Tactical Maneuvers"]}


@rule("HB-TERM-15", "HB-R7")
def test_a_swap_trades_two_positions_with_state_hp_and_enhancements() -> None:
    day = play(
        hero={
            "hand": ["Tactical Maneuvers", "Dr. Cat"],
            "front": ["BERT 5 disabled + Alien Ship", "Xiang 2", "Vasilisa"],
            "support": ["Chill Factor 3 + Mutant DNA", "Police Officer"],
        },
        villain={"hand": ["Henchman"], "front": ["Fred", "The Mime"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:0")
    assert set(day.options) == {"BERT", "Xiang", "Vasilisa", "Chill Factor", "Police Officer"}
    assert day.refusal(None, day.card("Fred")).rule == "HB-TERM-15"
    day.choose("BERT").last("Chill Factor")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F1": "Chill Factor 3 + Mutant DNA",
        "hero S1": "BERT 5 disabled + Alien Ship",
    }


@rule("HB-R7")
def test_a_swap_needs_two_characters() -> None:
    day = play(
        hero={"hand": ["Tactical Maneuvers", "Dr. Cat"], "front": ["BERT"]},
        villain={"hand": ["Henchman"], "front": ["Fred", "The Mime"]},
    )
    day.choose("Play Tactical Maneuvers").last("choose:0")
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Tactical Maneuvers"]}


@rule("HB-TERM-2")
def test_a_party_includes_the_enhancements_which_leave_play_with_their_bearer() -> None:
    day = play(
        turn="villain",
        hero={"front": ["BERT", "Dr. Cat + Alien Ship"], "hand": ["Xiang"], "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Fred"]},
    )
    assert day.match.ask(1).view().zones["attached-0"].pieces[0].fields["bearer"] == day.card("Dr. Cat")
    day.choose("Play Bunny Dangerous").choose("Dr. Cat").last("Dr. Cat")
    assert day.names("discard", "hero") == ["Dr. Cat", "Alien Ship"]
    assert day.party("hero") == {"F1": "BERT"}


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
