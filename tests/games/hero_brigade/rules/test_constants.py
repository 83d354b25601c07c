"""Constants: DR, Unaffected, Penetrating damage against them (HB-ABIL-8 to 11, HB-R6, HB-R41f and g)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


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
