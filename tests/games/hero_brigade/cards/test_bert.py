"""BERT: Armor, Clobber, Rivet Gun and the Shield Wall."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

HELD = {"hand": ["Henchman"]}  # the opponent's turn comes next


@covers("bert", "F Clobber")
def test_clobber_hurts_and_taunts_one_frt() -> None:
    villains = {"front": ["Henchman", "The Excrementalist"], "support": ["Fred"]}
    day = play(phase="fight", hero={"front": ["BERT", "Xiang"]}, villain=villains)
    day.choose("BERT")
    assert set(day.options) == {"BERT", "Xiang", "Henchman", "The Excrementalist"}
    day.last("The Excrementalist")
    assert day.settled() == {"hero F1": "BERT 8 disabled", "villain F2": "The Excrementalist 2 taunted"}


@covers("bert", "F Clobber")
def test_the_clobbered_must_hit_back_at_bert() -> None:
    villains = {"front": ["Henchman", "The Excrementalist"], "support": ["Fred"]}
    day = play(phase="fight", hero={"front": ["BERT", "Xiang"]}, villain=villains)
    day.choose("BERT").choose("The Excrementalist")  # it alone may be activated, and each Telekinesis hits BERT
    assert day.changes == {"hero F1": "BERT 8 disabled", "villain F2": "The Excrementalist 2 disabled"}
    assert sum("BERT 8 → 8 HP" in line for line in day.log) == 3


@covers("bert", "F Clobber")
@rule("HB-TAUNT-4")
@pytest.mark.parametrize("fred", ["Fred 2", "Fred 5 disabled"])
def test_clobber_taunts_neither_defeated_nor_disabled(fred: str) -> None:
    day = play(phase="fight", hero={"front": ["BERT"]}, villain={"front": [fred, "Henchman"], "support": ["Prof. Dog"]})
    day.choose("Fred")
    assert set(day.options) == {"Henchman", "Prof. Dog"}  # a free turn
    assert not any("Taunted" in line for line in day.log)


@covers("bert", "F Armor")
def test_armor_takes_one_off_each_damage_in_front() -> None:
    hero = {"front": ["BERT"], "support": ["Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred", "Henchman"]})
    day.choose("Fred").last("BERT")
    assert day.settled() == {"hero F1": "BERT 7", "villain F1": "Fred 5 disabled"}


@covers("bert", "F Armor")
def test_armor_works_while_bert_is_disabled() -> None:
    day = play(phase="fight", hero={"front": ["BERT disabled", "Xiang disabled"]}, villain={"front": ["Fred"]})
    day.last("BERT")
    assert day.hp("BERT") == 7


@covers("bert", "F Armor")
def test_armor_is_no_use_in_the_support_row() -> None:
    hero = {"front": ["Xiang"], "support": ["BERT"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("BERT")
    assert day.settled() == {"hero S1": "BERT 6", "villain F1": "Fred 5 disabled"}


@covers("bert", "S Rivet Gun")
def test_rivet_gun_hits_one_frt_from_behind_and_taunts_nobody() -> None:
    villains = {"front": ["Henchman", "Fred"], "support": ["The Excrementalist"]}
    day = play(phase="fight", hero={"support": ["BERT"]}, villain=villains)
    assert set(day.options) == {"Henchman", "Fred"}  # BERT himself stands behind
    day.last("Fred")
    assert day.settled() == {"hero S1": "BERT 8 disabled", "villain F2": "Fred 4"}


@covers("bert", "P Shield Wall")
def test_shield_wall_protects_one_srt_of_either_party() -> None:
    hero = {"hand": ["BERT"], "front": ["Xiang"], "support": ["Chill Factor"]}
    day = play(hero=hero, villain={"support": ["Fred"], **HELD})
    day.choose("Play BERT")
    assert set(day.options) == {"Chill Factor", "Fred"}
    day.last("Chill Factor")
    assert day.settled() == {"hero hand": [], "hero discard": ["BERT"], "hero S1": "Chill Factor 4 shield 2"}


@covers("bert", "P Shield Wall")
@rule("HB-R31")
def test_shield_wall_takes_two_off_each_damage_of_the_next_fight() -> None:
    hero = {"hand": ["BERT"], "support": ["Chill Factor disabled", "Dr. Cat disabled"]}
    day = play(
        hero=hero, villain={"front": ["8th Dimensional Invader", "Bunny Dangerous"], "support": ["Fred disabled"]}
    )
    day.choose("Play BERT").choose("Chill Factor")
    day.choose("Bunny Dangerous").choose("Chill Factor")
    assert day.hp("Chill Factor") == 4  # 1 - 2
    day.last("Chill Factor")
    assert day.hp("Chill Factor") == 3  # Penetrating
    assert day.hp("Dr. Cat") == 4


@covers("bert", "P Shield Wall")
@rule("HB-R31")
def test_shield_wall_waits_for_the_fight_and_ends_with_it() -> None:
    hero = {"hand": ["BERT", "Xiang"], "support": ["Chill Factor"]}
    villain = {"hand": ["Natural Disaster"], "front": ["Fred disabled", "Henchman disabled"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play BERT").choose("Chill Factor")
    day.choose("Play Natural Disaster").choose("choose:1").choose("Chill Factor")
    assert day.get("Chill Factor").hp == 2  # Play Phase: not protected yet
    assert len(day.get("Chill Factor").shields) == 1
    day.choose("Pass").choose("Fred")  # her Freeze Beam; then everyone is Disabled
    assert day.phase == "play"
    assert day.get("Chill Factor").shields == []


@covers("bert", "P Shield Wall")
@rule("HB-R31")
def test_a_shield_wall_of_round_one_lasts_to_the_first_fight() -> None:
    hero = {"hand": ["BERT"], "support": ["Chill Factor"], "deck": ["Xiang", "Police Officer x4"]}
    day = play(round=1, hero=hero, villain={"front": ["Fred"]})
    day.choose("Play BERT").choose("Chill Factor")
    assert (day.table.round, day.phase) == (2, "play")
    day.choose("Pass").choose("Pass").choose("Chill Factor")  # Fred's Hot Potato: 2 - 2
    assert "Chill Factor 4 → 4 HP (2 less Shield Wall 2)." in day.log
    assert day.hp("Chill Factor") == 4
