"""Chill Factor, Johnny Pyro, Vasilisa and Xiang."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}
NEXT = {"hand": ["Henchman"]}


@covers("chill-factor", "F Flash Freeze")
def test_flash_freeze_disables_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["Chill Factor"], "support": ["Xiang disabled"]}, villain=VILLAINS)
    assert set(day.options) == {"Chill Factor", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Chill Factor 4 disabled", "villain F2": "Fred 5 disabled"}


@covers("chill-factor", "S Freeze Beam")
def test_freeze_beam_hits_one_frt_from_behind() -> None:
    day = play(phase="fight", hero={"front": ["Xiang disabled"], "support": ["Chill Factor"]}, villain=VILLAINS)
    assert set(day.options) == {"Xiang", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero S1": "Chill Factor 4 disabled", "villain F2": "Fred 2"}


@covers("chill-factor", "P Cold Call")
@covers("vasilisa", "P Spellbook")
@covers("xiang", "P Quick Hands")
@pytest.mark.parametrize(
    ("card", "drawn"), [("Chill Factor", []), ("Vasilisa", ["BERT"]), ("Xiang", ["BERT", "Dr. Cat"])]
)
def test_play_abilities_bring_cards(card: str, drawn: list[str]) -> None:
    pool = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    hero = {"hand": [card], "front": ["Xiang"], "deck": ["BERT", "Dr. Cat", "Johnny Pyro"]}
    day = play(hero=hero, villain=NEXT, resource=pool)
    day.last(f"Play {card}") if drawn else day.choose(f"Play {card}").last("Bunny Dangerous")
    if drawn:
        expected = {"hero hand": drawn, "hero deck": 3 - len(drawn), "hero discard": [card]}
    else:
        expected = {"hero hand": [], "hero discard": [card, "Bunny Dangerous"], "pool": ["Alien Ship"]}
    assert day.settled() == expected


@covers("johnny-pyro", "F Flaming Fist", "F Fireball")
def test_flaming_fist_then_fireball_on_a_front_row() -> None:
    villain = {**VILLAINS, "deck": ["Prof. Dog", "The Mime"]}
    day = play(phase="fight", hero={"front": ["Johnny Pyro"], "support": ["Xiang disabled"]}, villain=villain)
    assert set(day.options) == {"Johnny Pyro", "Henchman", "Fred"}
    day.choose("Fred")
    assert day.hp("Fred") == 3
    assert set(day.options) == {"Your own Front Row", "Bo’s Front Row"}
    day.last("Bo’s Front Row")
    assert day.settled() == {
        "hero F1": "Johnny Pyro 6 disabled",
        "villain F1": None,
        "villain F2": "Fred 2",
        "villain discard": ["Henchman", "Prof. Dog"],  # F3 is empty
        "villain deck": 1,
    }


@covers("johnny-pyro", "F Fireball")
@rule("HB-R41b", "HB-R41c")
def test_fireball_may_be_thrown_at_the_own_front_row() -> None:
    hero = {"front": ["Johnny Pyro", "", "BERT 4"], "support": ["Chill Factor"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Johnny Pyro").choose("Fred").last("Your own Front Row")
    assert day.settled() == {"hero F1": "Johnny Pyro 5 disabled", "villain F2": "Fred 3"}


@covers("johnny-pyro", "S Fireball")
def test_behind_johnny_pyro_throws_the_fireball_alone() -> None:
    villain = {**VILLAINS, "front": ["Henchman", "Fred", "Prof. Dog"]}
    day = play(phase="fight", hero={"support": ["Johnny Pyro"]}, villain=villain)
    day.last("Bo’s Front Row")
    assert day.settled() == {
        "hero S1": "Johnny Pyro 6 disabled",
        "villain F1": None,
        "villain F2": "Fred 4",
        "villain F3": "Prof. Dog 3",
        "villain discard": ["Henchman"],
    }


@covers("johnny-pyro", "P Flashover")
def test_flashover_acquires_or_burns_one_target() -> None:
    position = {"hero": {"hand": ["Johnny Pyro"], "front": ["Xiang"]}, "villain": {**VILLAINS, **NEXT}}
    day = play(**position, resource={"pool": ["Alien Ship", "Bunny Dangerous"]})
    day.choose("Play Johnny Pyro")
    assert set(day.options) == {"Acquire one card.", "2 DMG to one Target."}
    day.choose("2 DMG to one Target.")
    assert set(day.options) == {"Xiang", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    played = {"hero hand": [], "hero discard": ["Johnny Pyro"]}
    assert day.settled() == {**played, "villain S1": "Natural Disaster 2"}
    day = play(**position, resource={"pool": ["Alien Ship", "Bunny Dangerous"]})
    day.choose("Play Johnny Pyro").choose("Acquire one card.").last("Alien Ship")
    played["hero discard"].append("Alien Ship")
    assert day.settled() == {**played, "pool": ["Bunny Dangerous"]}


@covers("vasilisa", "F Witchfire")
def test_witchfire_hits_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["Vasilisa"], "support": ["Xiang disabled"]}, villain=VILLAINS)
    assert set(day.options) == {"Vasilisa", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Vasilisa 5 disabled", "villain F2": "Fred 2"}


@covers("vasilisa", "F Ward")
@pytest.mark.parametrize(("row", "hp"), [("front", 4), ("support", 3)])
def test_ward_is_dr_one_in_front_even_while_disabled(row: str, hp: int) -> None:
    hero = {row: ["Vasilisa disabled"], "front" if row == "support" else "support": ["Xiang"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Vasilisa")
    assert day.settled() == {
        f"hero {row[0].upper()}1": f"Vasilisa {hp} disabled",
        "villain F1": "Fred 5 disabled",
    }


@covers("vasilisa", "S Mend")
@pytest.mark.parametrize(("target", "after"), [("Xiang", "Xiang 5"), ("BERT", "BERT 3")])
def test_mend_heals_another_ally_up_to_its_start(target: str, after: str) -> None:
    hero = {"front": ["Xiang 4", "BERT 1"], "support": ["Vasilisa 1"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Vasilisa")
    assert set(day.options) == {"Xiang", "BERT", "No HEAL"}
    day.last(target)
    assert day.settled() == {
        "hero F1" if target == "Xiang" else "hero F2": after,
        "hero S1": "Vasilisa 1 disabled",
    }


@covers("vasilisa", "S Mend")
def test_mend_may_be_declined_and_has_nobody_to_heal_alone() -> None:
    hero = {"front": ["BERT 1"], "support": ["Vasilisa 1"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Vasilisa").last("No HEAL")
    assert day.settled() == {"hero S1": "Vasilisa 1 disabled"}
    day = play(phase="fight", hero={"support": ["Vasilisa 1"]}, villain=VILLAINS)  # acts without being asked
    assert day.settled() == {}
    assert (day.hp("Vasilisa"), day.disabled("Vasilisa")) == (1, True)


@covers("xiang", "F Flying Kick")
def test_flying_kick_reaches_any_one_target() -> None:
    day = play(phase="fight", hero={"front": ["Xiang"]}, villain=VILLAINS)
    assert set(day.options) == {"Xiang", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain S1": "Natural Disaster 2"}


@covers("xiang", "S Pressure Point")
def test_pressure_point_penetrates() -> None:
    villain = {"front": ["Henchman", "Chinese Calculus"], "support": ["Fred shield 2"]}
    day = play(phase="fight", hero={"support": ["Xiang"]}, villain=villain)
    assert set(day.options) == {"Xiang", "Henchman", "Chinese Calculus", "Fred"}
    day.last("Chinese Calculus")
    assert day.settled() == {"hero S1": "Xiang 5 disabled", "villain F2": "Chinese Calculus 4"}


@covers("xiang", "F Light Step", "S Light Step")
@rule("HB-ABIL-10", "HB-R41d", "HB-R41f")
@pytest.mark.parametrize("row", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_light_step_evades_row_attacks_in_both_rows(row: str, state: str) -> None:
    hero = {row: ["Xiang" + state, "Chill Factor"], "hand": ["BERT"], "deck": ["Dr. Cat", "BERT"]}
    day = play(turn="villain", hero=hero, villain={"hand": ["Chinese Calculus"], "front": ["Fred"]})
    day.choose("Play Chinese Calculus").last(f"Ann’s {row.title()} Row")
    changes = day.settled()
    assert "hero F1" not in changes
    assert "hero S1" not in changes
    assert day.hp("Chill Factor") == 3
    assert changes.get("hero deck") == (1 if row == "front" else None)  # F3 alone is empty


@covers("xiang", "F Light Step", "S Light Step")
@pytest.mark.parametrize("row", ["front", "support"])
def test_light_step_does_not_evade_other_attacks(row: str) -> None:
    day = play(phase="fight", turn="villain", hero={row: ["Xiang"]}, villain={"front": ["Fred"]})
    day.last("Xiang")
    assert day.hp("Xiang") == 3
