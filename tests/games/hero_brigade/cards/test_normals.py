"""Police Officer, Henchman, 8th Dimensional Invader, and the Reinforcements of both decks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play

SIDES = [("hero", "Police Officer", "Xiang"), ("villain", "Henchman", "Fred")]


def against(side: str, own: dict[str, Any], other: dict[str, Any], **more: Any) -> Diary:
    """A position in which `side` acts."""
    return play(turn=side, **{side: own, "villain" if side == "hero" else "hero": other}, **more)


@covers("police-officer", "F Sidearm")
@covers("henchman", "F Rough Up")
@pytest.mark.parametrize(("side", "normal", "ally"), SIDES)
def test_one_damage_to_one_frt(side: str, normal: str, ally: str) -> None:
    rival = {"front": ["Bunny Dangerous", "The Feeder"], "support": ["Pack Mule"]}
    day = against(side, {"front": [normal], "support": [f"{ally} disabled"]}, rival, phase="fight")
    assert set(day.options) == {normal, "Bunny Dangerous", "The Feeder"}
    day.last("The Feeder")
    other = "villain" if side == "hero" else "hero"
    assert day.settled() == {f"{side} F1": f"{normal} 1 disabled", f"{other} F2": "The Feeder 3"}


@covers("police-officer", "F Sidearm")
@covers("henchman", "F Rough Up")
@rule("HB-FIGHT-8")
@pytest.mark.parametrize(("side", "normal", "ally"), SIDES)
def test_behind_they_can_do_nothing_but_be_disabled(side: str, normal: str, ally: str) -> None:
    rival = {"front": ["Bunny Dangerous", "The Feeder"]}
    day = against(side, {"front": [ally], "support": [normal]}, rival, phase="fight")
    day.last(normal)
    assert day.settled() == {f"{side} S1": f"{normal} 1 disabled"}


@covers("police-officer", "P Call It In")
@covers("henchman", "P Gang Up")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
@pytest.mark.parametrize(("side", "normal", "ally"), SIDES)
def test_two_others_of_the_name_pay_for_a_resource_card(side: str, normal: str, ally: str, others: int) -> None:
    own = {"hand": [ally, f"{normal} x{others + 1}"]}
    day = against(side, own, {"hand": ["Alien Ship"]}, resource={"deck": ["Magic Tome", "Alien Ship"]})
    day.last(f"Play {normal}")
    if others < 2:  # not payable in full, so not paid at all (HB-R24)
        assert day.settled() == {f"{side} hand": [ally, *[normal] * others], f"{side} discard": [normal]}
    else:
        assert day.settled() == {
            f"{side} hand": [ally, *[normal] * (others - 2), "Magic Tome"],
            f"{side} discard": [normal] * 3,
            "resource": 1,
        }


@covers("police-officer", "P Call It In")
@covers("henchman", "P Gang Up")
@rule("HB-R17")
@pytest.mark.parametrize(("side", "normal", "ally"), SIDES)
def test_the_others_are_discarded_for_nothing_when_no_resource_card_is_left(side: str, normal: str, ally: str) -> None:
    day = against(side, {"hand": [f"{normal} x3", ally]}, {"hand": ["Alien Ship"]}, resource={"deck": []})
    day.last(f"Play {normal}")
    assert day.settled() == {f"{side} hand": [ally], f"{side} discard": [normal] * 3}


@covers("reinforcements-hero", "P Recruit")
@covers("reinforcements-villain", "P Recruit")
@rule("HB-R18")
@pytest.mark.parametrize("side", ["hero", "villain"])
def test_recruit_acquires_one_card(side: str) -> None:
    pool = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    day = against(side, {"hand": ["Reinforcements"]}, {"hand": ["Alien Ship"]}, resource=pool)
    day.choose("Play Reinforcements")
    assert set(day.options) == {"Alien Ship", "Bunny Dangerous"}
    day.last("Alien Ship")
    assert day.settled() == {
        f"{side} hand": [],
        f"{side} discard": ["Reinforcements", "Alien Ship"],
        "pool": ["Bunny Dangerous"],
    }


@covers("reinforcements-hero", "P Recruit")
@covers("reinforcements-villain", "P Recruit")
@pytest.mark.parametrize("side", ["hero", "villain"])
def test_recruit_with_an_empty_pool(side: str) -> None:
    day = against(side, {"hand": ["Reinforcements"]}, {"hand": ["Alien Ship"]})
    day.last("Play Reinforcements")
    assert day.settled() == {f"{side} hand": [], f"{side} discard": ["Reinforcements"]}


@covers("8th-dimensional-invader", "F Phase Claw")
def test_phase_claw_penetrates_any_one_target() -> None:
    villain = {"front": ["Chinese Calculus", "Henchman"], "support": ["Fred"]}
    day = play(phase="fight", hero={"front": ["8th Dimensional Invader"]}, villain=villain)
    assert set(day.options) == {"8th Dim. Invader", "Chinese Calculus", "Henchman", "Fred"}
    day.last("Chinese Calculus")
    assert day.settled() == {"hero F1": "8th Dim. Invader 2 disabled", "villain F1": "Chinese Calculus 4"}


@covers("8th-dimensional-invader", "S Ray Gun")
def test_ray_gun_does_not_penetrate_and_reaches_frts_only() -> None:
    villain = {"front": ["Chinese Calculus", "Henchman"], "support": ["Fred"]}
    day = play(phase="fight", hero={"support": ["8th Dimensional Invader"]}, villain=villain)
    assert set(day.options) == {"Chinese Calculus", "Henchman"}
    day.last("Chinese Calculus")
    assert day.settled() == {"hero S1": "8th Dim. Invader 2 disabled"}


@covers("8th-dimensional-invader", "P Beam Down")
def test_beam_down_hits_one_srt() -> None:
    hero = {"hand": ["8th Dimensional Invader"], "front": ["Xiang"], "support": ["Chill Factor"]}
    day = play(hero=hero, villain={"front": ["Henchman"], "support": ["Fred"], "hand": ["Henchman"]})
    day.choose("Play 8th Dim. Invader")
    assert set(day.options) == {"Chill Factor", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero hand": [], "hero discard": ["8th Dim. Invader"], "villain S1": "Fred 3"}


@covers("8th-dimensional-invader", "P Beam Down")
def test_beam_down_on_an_empty_support_position_mills_two() -> None:
    hero = {"hand": ["8th Dimensional Invader"], "front": ["Xiang"]}
    villain = {"front": ["Henchman"], "hand": ["Henchman"], "deck": ["Fred", "Prof. Dog", "Fred"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play 8th Dim. Invader")
    assert set(day.options) == {"Empty Support Row 1", "Empty Support Row 2", "Do not resolve it"}
    day.last("Empty Support Row 2")
    assert day.names("discard", "villain") == ["Fred the Talking Potato", "Prof. Dog"]
    assert day.settled()["villain deck"] == 1
