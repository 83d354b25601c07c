"""Dr. Cat and Prof. Dog: unimpressed by the rival team's standing abilities while they stand behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play


@covers("dr-cat", "F Swipe")
def test_swipe_hits_one_frt() -> None:
    villain = {"front": ["Fred", "Henchman"], "support": ["Natural Disaster"]}
    day = play(phase="fight", hero={"front": ["Dr. Cat"]}, villain=villain)
    assert set(day.options) == {"Dr. Cat", "Fred", "Henchman"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Dr. Cat 4 disabled", "villain F1": "Fred 4"}


@covers("dr-cat", "S Hairball", "S Purr")
def test_hairball_and_purr_are_executed_in_this_order() -> None:
    hero = {"front": ["Xiang 2", "BERT 1"], "support": ["Dr. Cat 1"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Henchman"], "support": ["Fred"]})
    day.choose("Dr. Cat").choose("Fred")
    assert day.hp("Fred") == 3
    assert set(day.options) == {"No HEAL", "Xiang", "BERT"}  # another Character in the own Party
    day.last("Xiang")
    assert day.settled() == {"hero F1": "Xiang 3", "hero S1": "Dr. Cat 1 disabled", "villain S1": "Fred 3"}


@covers("dr-cat", "S Purr")
@pytest.mark.parametrize(("answer", "hp"), [("No HEAL", 4), ("Xiang", 5)])
def test_purr_may_be_declined(answer: str, hp: int) -> None:
    day = play(phase="fight", hero={"front": ["Xiang 4"], "support": ["Dr. Cat"]}, villain={"front": ["Fred"]})
    day.choose("Dr. Cat").choose("Fred").last(answer)
    assert day.hp("Xiang") == hp
    assert day.disabled("Dr. Cat")


@covers("dr-cat", "S Purr")
def test_purr_does_not_heal_above_starting_hp() -> None:
    hero = {"front": ["Xiang disabled", "BERT 7 disabled"], "support": ["Dr. Cat"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Fred"]})
    day.choose("Fred").last("Xiang")
    assert day.hp("Xiang") == 5


@covers("dr-cat", "S Aloof")
@rule("HB-ABIL-10", "HB-ABIL-11", "HB-R41f")
@pytest.mark.parametrize("place", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_aloof_stops_a_villains_standing_ability_behind_only(place: str, state: str) -> None:
    hero = {place: ["Dr. Cat" + state], "front" if place == "support" else "support": ["Police Officer disabled"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["The Excrementalist"]})
    day.choose("Dr. Cat").choose("Dr. Cat").last("Dr. Cat")
    assert day.get("Dr. Cat").hp == (4 if place == "support" else 1)


@covers("dr-cat", "S Aloof")
def test_aloof_stops_a_villains_enhance_ability() -> None:
    hero = {"front": ["Xiang disabled"], "support": ["Dr. Cat"]}
    villain = {"front": ["The Mime disabled + Magic Tome", "The Excrementalist + Astral Projection"]}
    day = play(phase="fight", turn="villain", hero=hero, villain=villain)
    for _ in range(4):  # three times Telekinesis, then Mind Spike, which is Penetrating
        day.last("Dr. Cat")
    assert day.settled() == {"villain F2": "The Excrementalist 4 disabled + Astral Projection"}


@covers("dr-cat", "S Aloof")
@pytest.mark.parametrize("card", ["Natural Disaster", "Chinese Calculus"])
def test_play_abilities_still_work_on_dr_cat(card: str) -> None:
    hero = {"support": ["Dr. Cat"], "hand": ["Xiang"]}
    day = play(turn="villain", hero=hero, villain={"hand": [card], "front": ["Fred"]})
    day.choose(f"Play {card}")
    if card == "Natural Disaster":
        day.choose("choose:1").last("Dr. Cat")
        assert day.hp("Dr. Cat") == 2
    else:
        day.last("Ann’s Support Row")
        assert day.hp("Dr. Cat") == 3


@covers("dr-cat", "S Aloof")
def test_a_resource_card_in_villain_service_is_no_villain_card() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang disabled"], "support": ["Dr. Cat"]},
        villain={"front": ["Bunny Dangerous"]},
    )
    day.last("Dr. Cat")
    assert day.settled() == {"hero S1": "Dr. Cat 3", "villain F1": "Bunny Dangerous 3 disabled"}


@covers("dr-cat", "P On Call")
@covers("prof-dog", "P Fetch")
@pytest.mark.parametrize(("side", "card"), [("hero", "Dr. Cat"), ("villain", "Prof. Dog")])
def test_the_top_resource_card_comes_to_hand(side: str, card: str) -> None:
    hands: dict[str, Any] = {"hero": {"hand": ["Xiang"]}, "villain": {"hand": ["Henchman"]}}
    hands[side] = {"hand": [card]}
    day = play(turn=side, resource={"deck": ["Magic Tome", "Bunny Dangerous"], "pool": ["Alien Ship"]}, **hands)
    day.last(f"Play {card}")
    assert day.settled() == {f"{side} hand": ["Magic Tome"], f"{side} discard": [card], "resource": 1}


@covers("dr-cat", "P On Call")
@rule("HB-R17")
def test_on_call_with_no_resource_card_left() -> None:
    day = play(hero={"hand": ["Dr. Cat"]}, villain={"hand": ["Henchman"]}, resource={"deck": []})
    day.last("Play Dr. Cat")
    assert day.settled() == {"hero hand": [], "hero discard": ["Dr. Cat"]}


@covers("prof-dog", "F Bite")
def test_bite_hits_one_frt() -> None:
    hero = {"front": ["Xiang", "Police Officer"], "support": ["Chill Factor"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Prof. Dog"]})
    assert set(day.options) == {"Xiang", "Police Officer", "Prof. Dog"}
    day.last("Xiang")
    assert day.settled() == {"hero F1": "Xiang 3", "villain F1": "Prof. Dog 4 disabled"}


@covers("prof-dog", "S Sonic Howl", "S Heel")
def test_sonic_howl_hits_an_opposing_row_then_heel_disables_a_weak_one() -> None:
    hero = {"front": ["Johnny Pyro 5", "", "Chill Factor"], "support": ["Dr. Cat"], "deck": ["BERT", "Xiang"]}
    villain = {"front": ["Fred 3"], "support": ["Prof. Dog 3"]}
    day = play(phase="fight", turn="villain", hero=hero, villain=villain)
    day.choose("Prof. Dog")
    assert set(day.options) == {"Ann’s Front Row", "Ann’s Support Row"}
    day.choose("Ann’s Front Row")
    assert set(day.options) == {"Chill Factor", "Fred"}  # 3 HP or less by now, in front
    day.last("Chill Factor")
    assert day.settled() == {
        "hero F1": "Johnny Pyro 4",
        "hero F3": "Chill Factor 3 disabled",
        "hero deck": 1,
        "hero discard": ["BERT"],
        "villain S1": "Prof. Dog 3 disabled",
    }


@covers("prof-dog", "S Sonic Howl")
def test_sonic_howl_on_the_support_row() -> None:
    hero = {"front": ["Johnny Pyro"], "support": ["Chill Factor", "Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"support": ["Prof. Dog"]})
    day.choose("Ann’s Support Row").last("Do not resolve it")
    assert day.settled() == {"hero S1": "Chill Factor 3", "villain S1": "Prof. Dog 4 disabled"}  # Xiang steps lightly


@covers("prof-dog", "S Top Dog")
@pytest.mark.parametrize("place", ["front", "support"])
def test_top_dog_stops_heroes_behind_only(place: str) -> None:
    hero = {"front": ["Xiang + Astral Projection"]}
    villain = {place: ["Prof. Dog disabled"], "support" if place == "front" else "front": ["Fred disabled"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Prof. Dog").last("Prof. Dog")
    assert day.get("Prof. Dog").hp == (4 if place == "support" else 1)
    assert day.hp("Fred") == 5


@covers("prof-dog", "S Top Dog")
def test_play_abilities_and_normals_still_work_on_prof_dog() -> None:
    hero = {"front": ["8th Dimensional Invader", "Police Officer"], "hand": ["Johnny Pyro", "Xiang"]}
    villain = {"support": ["Prof. Dog"], "front": ["Henchman"], "hand": ["Henchman"]}
    day = play(hero=hero, villain=villain)
    day.choose("Play Johnny Pyro").choose("choose:1").choose("Prof. Dog")
    assert day.hp("Prof. Dog") == 2
    day.choose("Pass").choose("Pass").choose("8th Dim. Invader").last("Prof. Dog")
    assert day.hp("Prof. Dog") == 1


@covers("prof-dog", "S Top Dog")
def test_top_dog_stops_penetrating_damage_too() -> None:
    hero = {"front": ["Xiang disabled"], "support": ["Dr. Cat + Science Gizmo"]}
    villain = {"front": ["Fred disabled"], "support": ["Prof. Dog"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.last("Prof. Dog")  # Hairball, Penetrating or not
    assert day.settled() == {"hero S1": "Dr. Cat 4 disabled + Science Gizmo"}
