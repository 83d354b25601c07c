"""Citizen Beta and Little Maple."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play, play_with_all

BLOCK = "Citizen Beta: Body Block"
VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}


@covers("citizen-beta", "F Stun Baton")
@pytest.mark.parametrize(
    ("fred", "after"), [("Fred", "Fred 4"), ("Fred 4", "Fred 3 disabled"), ("Fred 2 disabled", "Fred 1 disabled")]
)
def test_stun_baton_disables_whom_it_leaves_with_three_or_less(fred: str, after: str) -> None:
    villain = {"front": ["Henchman", fred], "support": ["Natural Disaster"]}
    day = play(stretch=True, phase="fight", hero={"front": ["Citizen Beta"]}, villain=villain)
    assert set(day.options) == {"Citizen Beta", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Citizen Beta 4 disabled", "villain F2": after}


@covers("citizen-beta", "F Stun Baton")
def test_stun_baton_that_defeats_disables_nobody() -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Citizen Beta"]}, villain=VILLAINS)
    day.last("Henchman")
    assert day.settled() == {
        "hero F1": "Citizen Beta 4 disabled",
        "villain F1": None,
        "villain discard": ["Henchman"],
    }


@covers("citizen-beta", "P Hotfix")
def test_hotfix_draws_one_card() -> None:
    hero = {"hand": ["Citizen Beta"], "deck": ["BERT", "Xiang"]}
    day = play(stretch=True, hero=hero, villain={"hand": ["Henchman"]})
    day.last("Play Citizen Beta")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Citizen Beta"], "hero deck": 1}


def attacked(front: list[str], support: list[str], attacker: str, **villain: Any) -> Diary:
    """Only `attacker` is Ready and acts at once."""
    hero = {"front": front, "support": support, "deck": ["Police Officer x4"]}
    return play_with_all(phase="fight", turn="villain", hero=hero, villain={**villain, "front": [attacker]})


@covers("citizen-beta", "S Body Block")
@pytest.mark.parametrize("beta", ["Citizen Beta", "Citizen Beta disabled"])
def test_body_block_takes_the_damage_ready_or_not(beta: str) -> None:
    day = attacked(["Johnny Pyro", "Xiang"], [beta], "Fred")
    day.choose("Johnny Pyro")
    assert (day.who, set(day.options)) == ("hero", {BLOCK, "No answer"})
    day.last(BLOCK)
    after = beta.replace("Beta", "Beta 2")
    assert day.settled() == {"hero S1": after, "villain F1": "Fred 5 disabled"}


@covers("citizen-beta", "S Body Block")
def test_body_block_may_be_left_out() -> None:
    day = attacked(["Johnny Pyro", "Xiang"], ["Citizen Beta"], "Fred")
    day.choose("Johnny Pyro").last("No answer")
    assert day.settled() == {"hero F1": "Johnny Pyro 4", "villain F1": "Fred 5 disabled"}


@covers("citizen-beta", "S Body Block")
@pytest.mark.parametrize(
    ("front", "support", "target"),
    [(["Johnny Pyro", "Citizen Beta"], [], "Johnny Pyro"), (["Johnny Pyro"], ["Citizen Beta"], "Citizen Beta")],
    ids=["from the Front Row", "for herself"],
)
def test_no_body_block(front: list[str], support: list[str], target: str) -> None:
    day = attacked(front, support, "Fred")
    day.last(target)
    assert day.hp(target) == (4 if target == "Johnny Pyro" else 2)
    assert day.disabled("Fred")


@covers("citizen-beta", "S Body Block")
def test_no_body_block_against_the_own_party() -> None:
    hero = {"front": ["Johnny Pyro", "Xiang disabled"], "support": ["Citizen Beta disabled"]}
    day = play_with_all(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.choose("Xiang").last("Your own Front Row")
    assert day.settled() == {"hero F1": "Johnny Pyro 5 disabled", "hero F2": "Xiang 3 disabled"}


@covers("citizen-beta", "S Body Block")
@rule("HB-R41j")
def test_dr_of_citizen_beta_counts_instead() -> None:
    day = attacked(["BERT"], ["Citizen Beta + Alien Ship"], "Natural Disaster")
    day.choose("BERT").last(BLOCK)
    assert day.settled() == {
        "hero S1": "Citizen Beta 2 + Alien Ship",
        "villain F1": "Natural Disaster 4 disabled",
    }


@covers("citizen-beta", "S Body Block")
@rule("HB-R41j")
def test_redirected_damage_stays_penetrating_and_may_defeat_her() -> None:
    day = attacked(["Johnny Pyro"], ["Citizen Beta 2 + Alien Ship"], "Big Brain Brett")
    day.choose("Johnny Pyro").choose(BLOCK)
    assert set(day.options) == {"Citizen Beta", "Alien Ship"}  # which goes to the discard pile first
    day.last("Citizen Beta")
    assert day.settled() == {
        "hero S1": None,
        "hero discard": ["Citizen Beta", "Alien Ship"],
        "hero banished": ["Police Officer"] * 2,
        "hero deck": 2,
        "villain F1": "Big Brain Brett 3 disabled",
    }


@covers("citizen-beta", "S Body Block")
@rule("HB-R41j", "HB-INT-4")
def test_each_dealing_of_a_row_attack_is_blocked_or_not() -> None:
    hero = {"front": ["Johnny Pyro", "BERT", "Chill Factor"], "support": ["Citizen Beta"]}
    day = play_with_all(
        phase="fight", turn="villain", hero=hero, villain={"front": ["Fred disabled"], "support": ["Natural Disaster"]}
    )
    day.choose(BLOCK).choose("No answer").last(BLOCK)
    assert day.settled()["hero S1"] is None
    assert (day.hp("Johnny Pyro"), day.hp("BERT"), day.hp("Chill Factor")) == (6, 7, 4)


@covers("citizen-beta", "S Body Block")
@rule("HB-R9")
def test_the_taunt_stays_with_the_one_who_was_aimed_at() -> None:
    day = attacked(["Johnny Pyro"], ["Citizen Beta"], "Chinese Calculus")
    day.choose("Johnny Pyro").last(BLOCK)
    assert day.settled() == {
        "hero F1": "Johnny Pyro 6 taunted",
        "hero S1": "Citizen Beta 1",
        "villain F1": "Chinese Calculus 5 disabled",
    }


@covers("citizen-beta", "S Body Block")
def test_body_block_answers_a_play_ability() -> None:
    hero = {"front": ["Johnny Pyro"], "support": ["Citizen Beta"], "hand": ["Xiang"]}
    day = play_with_all(turn="villain", hero=hero, villain={"hand": ["Natural Disaster"]})
    day.choose("Play Natural Disaster").choose("2 DMG to one Target.").choose("Johnny Pyro").last(BLOCK)
    assert day.settled() == {
        "hero S1": "Citizen Beta 2",
        "villain hand": [],
        "villain discard": ["Natural Disaster"],
    }


@covers("little-maple", "F Bark Bite")
def test_bark_bite_hits_one_frt() -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Little Maple"]}, villain=VILLAINS)
    assert set(day.options) == {"Little Maple", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Little Maple 3 disabled", "villain F2": "Fred 3"}


@covers("little-maple", "S Sweeten")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_sweeten_heals_the_own_front_row(answer: str) -> None:
    hero = {"front": ["Xiang 2", "BERT disabled", "Johnny Pyro 6"], "support": ["Dr. Cat 1", "Little Maple 1"]}
    villain = {"front": ["Henchman", "Fred 1"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=villain)
    day.choose("Little Maple").last(answer)
    healed = {"hero F1": "Xiang 3"} if answer == "Yes" else {}
    assert day.settled() == {**healed, "hero S2": "Little Maple 1 disabled"}


@covers("little-maple", "P Transplant")
def test_transplant_moves_one_own_character_with_all_that_is_on_it() -> None:
    hero = {
        "hand": ["Little Maple"],
        "front": ["Xiang 2 disabled shield 2 + Astral Projection", "BERT"],
        "support": ["Dr. Cat"],
    }
    day = play(stretch=True, hero=hero, villain={"front": ["Fred"], "hand": ["Henchman"]})
    day.choose("Play Little Maple")
    assert set(day.options) == {"Xiang", "BERT", "Dr. Cat"}
    day.choose("Xiang")
    assert set(day.options) == {"Front Row 3", "Support Row 2"}
    day.last("Support Row 2")
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Little Maple"],
        "hero F1": None,
        "hero S2": "Xiang 2 disabled shield 2 + Astral Projection",
    }
