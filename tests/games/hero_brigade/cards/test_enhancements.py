"""Alien Ship, Astral Projection and Magic Tome on their bearers, in either row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

HENCHMEN = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}


def row(place: str, *texts: str) -> dict[str, Any]:
    """Characters in one row, with a Disabled Police Officer in the other."""
    other = "front" if place == "support" else "support"
    return {place: list(texts), other: ["Police Officer disabled"]}


@covers("alien-ship", "E Hull")
@rule("HB-R5", "HB-R41g")
@pytest.mark.parametrize(("place", "hp"), [("front", 8), ("support", 7)])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_hull_adds_to_other_dr_in_either_row(place: str, hp: int, state: str) -> None:
    hero = row(place, f"BERT{state} + Alien Ship")
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("BERT")  # 2 damage against DR 1 + 1 in front, DR 1 behind
    assert day.get("BERT").hp == hp
    assert day.get("Police Officer").hp == 1


@covers("alien-ship", "E Hull")
def test_hull_protects_its_bearer_alone() -> None:
    hero = {"front": ["Dr. Cat + Alien Ship", "Johnny Pyro"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 4", "villain F1": "Fred 5 disabled"}


@covers("alien-ship", "E Death Ray")
@rule("HB-R5")
@pytest.mark.parametrize("place", ["front", "support"])
def test_death_ray_hits_one_srt_after_the_bearers_own_abilities(place: str) -> None:
    hero = {place: ["Dr. Cat + Alien Ship"]}
    villain = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster", "The Mime"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Fred")  # Swipe or Hairball
    own = {"Dr. Cat"} if place == "support" else set()
    assert set(day.options) == {"Natural Disaster", "The Mime"} | own
    day.last("The Mime")
    assert day.settled() == {
        f"hero {place[0].upper()}1": "Dr. Cat 4 disabled + Alien Ship",
        "villain F2": f"Fred {4 if place == 'front' else 3}",
        "villain S2": "The Mime 4",
    }


@covers("alien-ship", "E Death Ray", "E Hull")
@example("HB-EX-2a", "HB-EX-2b", "HB-EX-2c")
@rule("HB-PLAY-12", "HB-PLAY-13", "HB-R5a")
def test_alien_ship_fits_alien_and_tech_characters_of_the_own_party_once_each() -> None:
    hero = {"hand": ["Alien Ship", "Science Gizmo"], "front": ["BERT + Alien Ship", "The Star-King", "Xiang"]}
    day = play(hero=hero, villain={"front": ["Prof. Dog"], "hand": ["Henchman"]})
    assert {words for words in day.options if words.startswith("Alien Ship")} == {"Alien Ship to The Star-King"}
    assert "Science Gizmo to BERT" in day.options
    assert day.refusal(day.card("Alien Ship"), f"card:{day.get('BERT').id}").rule == "HB-PLAY-13"
    assert day.refusal(day.card("Alien Ship"), f"card:{day.get('Xiang').id}").rule == "HB-PLAY-12"
    assert day.refusal(day.card("Alien Ship"), f"card:{day.get('Prof. Dog').id}").rule == "HB-R5a"
    day.last("Alien Ship to The Star-King")
    assert day.settled() == {"hero hand": ["Science Gizmo"], "hero F2": "The Star-King 8 + Alien Ship"}


@covers("astral-projection", "E Out of Body")
@rule("HB-ABIL-10", "HB-R41e")
@pytest.mark.parametrize("place", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_out_of_body_evades_row_attacks_in_either_row(place: str, state: str) -> None:
    hero = {place: [f"Madame Romalda{state} + Astral Projection", "Johnny Pyro"], "hand": ["BERT"]}
    hero["deck"] = ["Dr. Cat", "Vasilisa x2"]
    day = play(turn="villain", hero=hero, villain={"hand": ["Chinese Calculus"], "front": ["Fred"]})
    day.choose("Play Chinese Calculus").last(f"Ann’s {place.title()} Row")
    assert (day.hp("Madame Romalda"), day.hp("Johnny Pyro")) == (3, 5)
    assert day.counts("hero")[2] == (1 if place == "front" else 0)  # F3 is empty, her position is not


@covers("astral-projection", "E Out of Body")
def test_out_of_body_is_no_help_against_other_attacks() -> None:
    hero = row("front", "Madame Romalda + Astral Projection")
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Madame Romalda")
    assert day.hp("Madame Romalda") == 1


@covers("astral-projection", "E Mind Spike")
@pytest.mark.parametrize("place", ["front", "support"])
def test_mind_spike_penetrates_any_one_target(place: str) -> None:
    hero = {place: ["Xiang + Astral Projection"]}
    villain = {"front": ["Henchman", "Chinese Calculus"], "support": ["Fred"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Chinese Calculus")  # Flying Kick 2 - 1, or Pressure Point
    assert set(day.options) == {"Xiang", "Henchman", "Chinese Calculus", "Fred"}
    day.last("Chinese Calculus")
    assert day.settled() == {
        f"hero {place[0].upper()}1": "Xiang 5 disabled + Astral Projection",
        "villain F2": "Chinese Calculus 3",
    }


@covers("astral-projection", "P Foresight")
@covers("mutant-dna", "P Splice")
@pytest.mark.parametrize("card", ["Astral Projection", "Mutant DNA"])
def test_foresight_and_splice_draw_one_card(card: str) -> None:
    hero = {"hand": [card, "BERT"], "deck": ["Dr. Cat", "Vasilisa"], "front": ["Xiang"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    day.last(f"Play {card}")
    assert day.settled() == {"hero hand": ["BERT", "Dr. Cat"], "hero discard": [card], "hero deck": 1}


@covers("magic-tome", "E Chapter of Bolts", "E Chapter of Mending")
@rule("HB-FIGHT-4")
@pytest.mark.parametrize("place", ["front", "support"])
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 2), ("No", 1)])
def test_bolts_then_mending_in_either_row(place: str, answer: str, hp: int) -> None:
    hero = {place: ["Vasilisa 1 + Magic Tome"]}
    day = play(phase="fight", hero=hero, villain=HENCHMEN)
    if place == "front":
        day.choose("Fred")  # Witchfire; behind, Mend finds nobody
    assert set(day.options) == {"Vasilisa", "Henchman", "Fred", "Natural Disaster"}
    day.choose("Natural Disaster")
    assert set(day.options) == {"Yes", "No"}
    day.last(answer)
    assert day.settled() == {
        f"hero {place[0].upper()}1": f"Vasilisa {hp} disabled + Magic Tome",
        "villain S1": "Natural Disaster 3",
        **({"villain F2": "Fred 2"} if place == "front" else {}),
    }


@covers("magic-tome", "E Chapter of Mending")
def test_mending_stops_at_the_bearers_start() -> None:
    day = play(phase="fight", hero={"support": ["Vasilisa + Magic Tome"]}, villain=HENCHMEN)
    day.last("Fred")
    assert day.settled() == {"hero S1": "Vasilisa 5 disabled + Magic Tome", "villain F2": "Fred 4"}


@covers("magic-tome", "E Chapter of Bolts")
@rule("HB-R47", "HB-PLAY-16")
def test_magic_tome_has_no_play_ability_and_fits_magic_only() -> None:
    hero = {"hand": ["Magic Tome"], "front": ["BERT", "Xiang"], "support": ["Chill Factor"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    assert set(day.options) == {"Pass"}
    assert day.refusal(day.card("Magic Tome"), "lane:play").rule == "HB-PLAY-16"
    hero["support"] = ["Vasilisa"]
    assert set(play(hero=hero, villain={"hand": ["Henchman"]}).options) == {"Magic Tome to Vasilisa", "Pass"}
