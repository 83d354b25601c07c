"""Chinese Calculus: a DR, an attack that grows with the opposing Party, and two ways to divide."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

# The Captain Mediocre in F1, who has 5 HP, is hit; what stands beside him, and what it comes to.
PARTIES = [
    (["Police Officer"], ["8th Dimensional Invader", "Clone/Spy/Twin"], 2),
    (["Police Officer", "Johnny Pyro"], ["Clone/Spy/Twin"], 3),
    (["Police Officer", "Johnny Pyro"], ["Chill Factor"], 4),
    (["BERT", "Johnny Pyro"], ["Chill Factor"], 4),
    (["BERT", "Johnny Pyro"], ["Chill Factor", "Dr. Cat"], 4),
]


@covers("chinese-calculus", "F Empty Palm Attack")
@rule("HB-R46")
@pytest.mark.parametrize(("front", "support", "amount"), PARTIES)
def test_empty_palm_counts_the_opposing_non_normals(front: list[str], support: list[str], amount: int) -> None:
    hero = {"front": ["Captain Mediocre", *front], "support": support}
    villain = {"front": ["Chinese Calculus", "Henchman disabled"], "support": ["Fred disabled"]}
    day = play(phase="fight", turn="villain", hero=hero, villain=villain)
    assert f": {amount} damage" in day.asked.prompt
    day.last("Captain Mediocre")
    assert day.settled() == {
        "hero F1": f"Captain Mediocre {5 - amount} taunted",
        "villain F1": "Chinese Calculus 5 disabled",
    }


@covers("chinese-calculus", "F Empty Palm Attack")
@rule("HB-R46")
def test_empty_palm_deals_one_against_normals_only() -> None:
    hero = {"front": ["8th Dimensional Invader", "Police Officer"], "support": ["Clone/Spy/Twin"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Chinese Calculus", "Fred disabled"]})
    day.last("8th Dim. Invader")
    assert day.settled() == {
        "hero F1": "8th Dim. Invader 1 taunted",
        "villain F1": "Chinese Calculus 5 disabled",
    }


@covers("chinese-calculus", "F Empty Palm Attack")
def test_empty_palm_taunts_its_target() -> None:
    hero = {"front": ["BERT", "Xiang"], "support": ["Chill Factor"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Chinese Calculus", "Fred"]})
    day.choose("Chinese Calculus")
    assert set(day.options) == {"BERT", "Xiang", "Chinese Calculus", "Fred"}
    day.last("Xiang")
    assert day.settled() == {"hero F2": "Xiang 1 taunted", "villain F1": "Chinese Calculus 5 disabled"}


@covers("chinese-calculus", "F Empty Palm Attack")
def test_empty_palm_on_an_empty_position_mills_and_taunts_nobody() -> None:
    hero = {"support": ["Chill Factor"], "deck": ["Xiang", "BERT", "Dr. Cat"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Chinese Calculus"]})
    day.last("Empty Front Row 2")
    assert day.settled() == {
        "hero deck": 1,
        "hero discard": ["Xiang", "BERT"],
        "villain F1": "Chinese Calculus 5 disabled",
    }


@covers("chinese-calculus", "F Iron Abacus")
@pytest.mark.parametrize("state", ["", " disabled"])
def test_iron_abacus_is_dr_one_in_front(state: str) -> None:
    villain = {"front": ["Chinese Calculus" + state, "Fred disabled"]}
    day = play(phase="fight", hero={"front": ["Johnny Pyro"]}, villain=villain)
    day.choose("Chinese Calculus").last("Bo’s Front Row")  # Flaming Fist 2 - 1, Fireball 1 - 1
    assert day.hp("Chinese Calculus") == 4
    assert day.hp("Fred") == 4


@covers("chinese-calculus", "F Iron Abacus", "S Long Division")
def test_behind_it_has_no_dr_and_hits_any_one_target() -> None:
    hero = {"front": ["Police Officer"], "support": ["Chill Factor"]}
    villain = {"front": ["Fred disabled"], "support": ["Chinese Calculus"]}
    day = play(phase="fight", turn="villain", hero=hero, villain=villain)
    assert set(day.options) == {"Police Officer", "Chill Factor", "Fred", "Chinese Calculus"}
    day.last("Chinese Calculus")  # foolish, but allowed: it is the only one hurt
    assert day.settled() == {"villain S1": "Chinese Calculus 4 disabled"}


@covers("chinese-calculus", "P Remainder")
@pytest.mark.parametrize(
    ("row", "changed"),
    [
        (
            "Ann’s Front Row",
            {"hero F1": "BERT 8", "hero F3": "Johnny Pyro 5", "hero deck": 1, "hero discard": ["Xiang"]},
        ),
        ("Ann’s Support Row", {"hero S1": "Chill Factor 3", "hero S2": "Dr. Cat 3"}),
        ("Your own Front Row", {"villain F2": "Fred 4"}),
        ("Your own Support Row", {}),
    ],
)
def test_remainder_hits_each_position_of_one_row(row: str, changed: dict[str, object]) -> None:
    hero = {"front": ["BERT", "", "Johnny Pyro"], "support": ["Chill Factor", "Dr. Cat"], "deck": ["Xiang", "BERT"]}
    villain = {"front": ["", "Fred"], "hand": ["Chinese Calculus"]}
    day = play(turn="villain", hero={**hero, "hand": ["Police Officer"]}, villain=villain)
    day.choose("Play Chinese Calculus")
    assert len(day.options) == 4
    day.last(row)
    changed.pop("hero F1", None)  # Armor
    assert day.settled() == {"villain hand": [], "villain discard": ["Chinese Calculus"], **changed}
