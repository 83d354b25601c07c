"""Mutant DNA and Science Gizmo: HP that grow with the bearer, and damage that goes through everything."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play


@covers("mutant-dna", "E Growth")
@pytest.mark.parametrize(("hp", "after"), [(4, 6), (1, 3)])
@pytest.mark.parametrize("place", ["front", "support"])
def test_growth_raises_hp_and_starting_hp_by_two(hp: int, after: int, place: str) -> None:
    hero = {"hand": ["Mutant DNA", "BERT"], place: [f"Chill Factor {hp}", "Johnny Pyro"]}
    day = play(hero=hero, villain={"front": ["The Excrementalist"], "hand": ["Henchman"]})
    day.last("Mutant DNA to Chill Factor")
    assert day.settled() == {
        "hero hand": ["BERT"],
        f"hero {place[0].upper()}1": f"Chill Factor {after} + Mutant DNA",
    }
    assert day.get("Chill Factor").start == 6
    assert day.get("Johnny Pyro").start == 6  # its printed HP


@covers("mutant-dna", "E Growth")
@rule("HB-R41i")
def test_a_heal_goes_up_to_the_raised_start() -> None:
    hero = {"front": ["Chill Factor 5 disabled + Mutant DNA"], "support": ["Vasilisa"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.last("Chill Factor")  # Mend: 2 HEAL
    assert day.settled() == {
        "hero F1": "Chill Factor 6 disabled + Mutant DNA",
        "hero S1": "Vasilisa 5 disabled",
    }


@covers("mutant-dna", "E Growth")
def test_growth_does_not_heal_again_later_and_goes_with_its_bearer() -> None:
    hero = {"front": ["Johnny Pyro 1 + Mutant DNA"], "deck": ["Police Officer x4"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    assert day.get("Johnny Pyro").start == 8
    day.choose("Johnny Pyro").last("Mutant DNA")  # which card lies below on the discard pile
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Mutant DNA", "Johnny Pyro"],
        "hero banished": ["Police Officer"] * 3,
        "hero deck": 1,
        "villain F1": "Fred 5 disabled",
    }


@covers("mutant-dna", "E Growth")
@rule("HB-PLAY-12")
def test_mutant_dna_fits_mutants_only() -> None:
    hero = {"hand": ["Mutant DNA"], "front": ["BERT", "Johnny Pyro", "The Feeder"], "support": ["Chill Factor"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    fits = {words for words in day.options if words.startswith("Mutant DNA")}
    assert fits == {f"Mutant DNA to {name}" for name in ("Johnny Pyro", "The Feeder", "Chill Factor")}


@covers("science-gizmo", "E Calibrated")
@rule("HB-R6")
def test_calibrated_damage_goes_through_dr() -> None:
    hero = {"front": ["Dr. Cat disabled + Science Gizmo", "BERT + Science Gizmo"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Chinese Calculus + Alien Ship", "Henchman"]})
    day.last("Chinese Calculus")
    changes = day.settled()
    assert changes["villain F1"] == "Chinese Calculus 3 taunted + Alien Ship"
    assert "villain F2" not in changes


@covers("science-gizmo", "E Calibrated")
@rule("HB-R6", "HB-R31")
@pytest.mark.parametrize("gizmo", [" + Science Gizmo", ""])
def test_calibrated_damage_goes_through_a_shield_wall_from_behind(gizmo: str) -> None:
    hero = {"support": ["Dr. Cat" + gizmo], "front": ["Xiang disabled"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Henchman"], "support": ["Fred shield 2"]})
    day.last("Fred")
    assert day.hp("Fred") == (3 if gizmo else 5)


@covers("science-gizmo", "E Calibrated")
def test_other_enhance_abilities_of_the_bearer_penetrate_too() -> None:
    hero = {"front": ["BERT + Science Gizmo + Alien Ship"]}
    villain = {"front": ["Henchman", "Fred"], "support": ["The Star-King + Alien Ship", "Prof. Dog"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Fred").last("The Star-King")  # Death Ray against the DR of the other ship
    assert day.settled() == {
        "hero F1": "BERT 8 disabled + Science Gizmo + Alien Ship",
        "villain F2": "Fred 3 taunted",
        "villain S1": "The Star-King 7 + Alien Ship",
    }


@covers("science-gizmo", "E Calibrated")
def test_the_gizmo_changes_nothing_for_others_nor_for_play_abilities() -> None:
    hero = {"front": ["BERT disabled + Science Gizmo", "Xiang"], "hand": ["Johnny Pyro", "Dr. Cat"]}
    day = play(hero=hero, villain={"front": ["Chinese Calculus"], "support": ["Fred"], "hand": ["Henchman"]})
    day.choose("Play Johnny Pyro").choose("2 DMG to one Target.").choose("Chinese Calculus")
    assert day.hp("Chinese Calculus") == 4
    day.choose("Pass").choose("Pass").last("Chinese Calculus")  # Xiang's Flying Kick
    assert day.hp("Chinese Calculus") == 3


@covers("science-gizmo", "E Calibrated")
@rule("HB-R6")
def test_the_gizmo_overcomes_neither_unaffected_nor_prevention() -> None:
    hero = {"front": ["Dr. Cat + Science Gizmo"]}
    villain = {"front": ["The Mime"], "support": ["Prof. Dog"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("The Mime").last("The Mime: Invisible Wall")
    assert day.settled() == {
        "hero F1": "Dr. Cat 4 disabled + Science Gizmo",
        "villain F1": "The Mime 5 disabled",
    }
    day = play(phase="fight", hero={"support": ["Dr. Cat + Science Gizmo"]}, villain={"support": ["Prof. Dog"]})
    day.last("Prof. Dog")
    assert day.settled() == {"hero S1": "Dr. Cat 4 disabled + Science Gizmo"}


@covers("science-gizmo", "P Tinker")
def test_tinker_acquires_one_card() -> None:
    resource = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    hero = {"hand": ["Science Gizmo"], "front": ["BERT"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]}, resource=resource)
    day.choose("Play Science Gizmo").last("Bunny Dangerous")
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Science Gizmo", "Bunny Dangerous"],
        "pool": ["Alien Ship"],
    }
