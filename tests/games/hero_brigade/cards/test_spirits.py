"""Resource stretch cards of Magic: Audrey, The Pixie and Katherine, The Nereid."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}
NEXT = {"hand": ["Henchman"]}


@covers("audrey-the-pixie", "F Zap")
def test_zap_hits_any_one_target() -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Audrey"]}, villain=VILLAINS)
    assert set(day.options) == {"Audrey", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {"hero F1": "Audrey 2 disabled", "villain S1": "Natural Disaster 3"}


@covers("audrey-the-pixie", "F Tiny", "S Tiny")
@rule("HB-ABIL-10")
@pytest.mark.parametrize("row", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_row_attacks_miss_her_in_both_rows_and_mill_nothing_there(row: str, state: str) -> None:
    hero = {row: ["Audrey" + state, "Johnny Pyro"], "deck": ["Xiang x2"]}
    day = play(stretch=True, phase="fight", turn="villain", hero=hero, villain={"support": ["Prof. Dog"]})
    day.choose(f"Ann’s {row.title()} Row")
    assert (day.hp("Audrey"), day.hp("Johnny Pyro")) == (2, 5)
    assert day.counts("hero")[2] == (1 if row == "front" else 0)


@covers("audrey-the-pixie", "F Tiny", "S Tiny")
@pytest.mark.parametrize("row", ["front", "support"])
def test_other_attacks_hit_her(row: str) -> None:
    hero = {row: ["Audrey", "Johnny Pyro"], "deck": ["Xiang", "BERT"]}
    day = play(stretch=True, phase="fight", turn="villain", hero=hero, villain={"front": ["The Excrementalist"]})
    day.choose("Audrey")
    assert day.hp("Audrey") == 1


@covers("audrey-the-pixie", "S Pixie Dust")
@pytest.mark.parametrize(
    ("answer", "changes"), [("BERT", {"hero F1": "BERT 7"}), ("Xiang", {"hero F2": "Xiang 5"}), ("No HEAL", {})]
)
def test_pixie_dust_heals_another_ally_by_two(answer: str, changes: dict[str, object]) -> None:
    hero = {"front": ["BERT 5", "Xiang 4"], "support": ["Audrey 1"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Audrey")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {**changes, "hero S1": "Audrey 1 disabled"}


@covers("audrey-the-pixie", "P Mischief")
def test_mischief_swaps_two_opposing_characters() -> None:
    hero = {"hand": ["Audrey"], "front": ["Xiang", "BERT"]}
    villain = {"front": ["Henchman", "Fred 2 disabled"], "support": ["Natural Disaster"], **NEXT}
    day = play(stretch=True, hero=hero, villain=villain)
    day.choose("Play Audrey")
    assert set(day.options) == {"Henchman", "Fred", "Natural Disaster"}
    day.choose("Fred")
    assert set(day.options) == {"Henchman", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Audrey"],
        "villain F2": "Natural Disaster 4",
        "villain S1": "Fred 2 disabled",
    }


@covers("audrey-the-pixie", "P Mischief")
@rule("HB-R41f")
@pytest.mark.parametrize("front", [["Fred"], ["Fred", "Madame Romalda"]])
def test_mischief_cannot_swap_one_alone_nor_one_who_is_warded(front: list[str]) -> None:
    villain = {"front": front, **NEXT}
    day = play(stretch=True, hero={"hand": ["Audrey"]}, villain=villain)
    if len(front) == 1:
        day.last("Play Audrey")
    else:
        day.choose("Play Audrey").last("Madame Romalda")  # the second is the only one left
    assert day.settled() == {"hero hand": [], "hero discard": ["Audrey"]}


@covers("katherine-the-nereid", "F Tidal Wave")
@rule("HB-ROW-5", "HB-R41b", "HB-R41e")
@pytest.mark.parametrize("first", ["Bo’s Front Row", "Your own Front Row"])
def test_tidal_wave_hits_both_front_rows_and_mills_for_opposing_gaps_only(first: str) -> None:
    hero = {"front": ["Katherine", "", "Xiang"], "support": ["BERT"], "deck": ["BERT", "Dr. Cat"]}
    villain = {**VILLAINS, "deck": ["Prof. Dog", "Henchman"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=villain)
    day.choose("Katherine")
    assert set(day.options) == {"Bo’s Front Row", "Your own Front Row"}
    day.last(first)
    assert day.settled() == {
        "hero F1": "Katherine 3 disabled",
        "hero F3": "Xiang 4",  # no Row Attack, so Light Step does not help
        "villain F1": None,
        "villain F2": "Fred 4",
        "villain discard": ["Henchman", "Prof. Dog"],
        "villain deck": 1,
    }


@covers("katherine-the-nereid", "F Tidal Wave")
@rule("HB-R34", "HB-ABIL-7")
def test_tidal_wave_goes_on_when_it_defeats_katherine() -> None:
    hero = {"front": ["Katherine 1"], "support": ["BERT"], "deck": ["Xiang x2", "BERT"]}
    villain = {**VILLAINS, "front": ["Henchman", "Fred", "Henchman"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=villain)
    day.choose("Katherine").last("Your own Front Row")
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Katherine"],
        "hero banished": ["Xiang", "Xiang"],
        "hero deck": 1,
        "villain F1": None,
        "villain F2": "Fred 4",
        "villain F3": None,
        "villain discard": ["Henchman"] * 2,
    }


@covers("katherine-the-nereid", "S Undertow")
def test_undertow_pulls_an_opposing_srt_to_an_empty_front_position() -> None:
    hero = {"support": ["Katherine", "Xiang"]}
    villain = {"front": ["", "Fred"], "support": ["Natural Disaster 2 disabled", "Prof. Dog"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=villain)
    day.choose("Katherine")
    assert set(day.options) == {"Natural Disaster", "Prof. Dog"}
    day.choose("Natural Disaster")
    assert set(day.options) == {"Front Row 1", "Front Row 3"}
    day.last("Front Row 3")
    assert day.settled() == {
        "hero S1": "Katherine 4 disabled",
        "villain F3": "Natural Disaster 2 disabled",
        "villain S1": None,
    }


@covers("katherine-the-nereid", "S Undertow")
def test_undertow_against_a_full_front_row() -> None:
    villain = {"front": ["Henchman", "Fred", "Henchman"], "support": ["Natural Disaster", "Prof. Dog"]}
    day = play(stretch=True, phase="fight", hero={"support": ["Katherine"]}, villain=villain)
    day.last("Prof. Dog")
    assert day.settled() == {"hero S1": "Katherine 4 disabled"}


@covers("katherine-the-nereid", "S Undertow")
@rule("HB-R41h")
def test_undertow_with_nobody_opposing_behind() -> None:
    hero = {"support": ["Katherine", "Xiang disabled"]}
    day = play(stretch=True, phase="fight", hero=hero, villain={"front": ["Fred"]})
    assert set(day.options) == {"Empty Support Row 1", "Empty Support Row 2", "Do not resolve it"}
    day.last("Empty Support Row 1")
    assert day.settled() == {"hero S1": "Katherine 4 disabled"}


@covers("katherine-the-nereid", "P High Tide")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_high_tide_heals_the_whole_party_up_to_the_start(answer: str) -> None:
    hero = {
        "hand": ["Katherine"],
        "front": ["Xiang 2", "BERT"],
        "support": ["Dr. Cat 3 disabled", "Johnny Pyro 1"],
    }
    day = play(stretch=True, hero=hero, villain={"front": ["Fred 1"], **NEXT})
    day.choose("Play Katherine").last(answer)
    healed = {"hero F1": "Xiang 3", "hero S1": "Dr. Cat 4 disabled", "hero S2": "Johnny Pyro 2"}
    assert day.settled() == {"hero hand": [], "hero discard": ["Katherine"], **(healed if answer == "Yes" else {})}
