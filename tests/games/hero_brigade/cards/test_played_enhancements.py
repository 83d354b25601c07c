"""Enhancements without a Type, which are only played: Sparring Partners, Tactical Maneuvers, Secret Weakness."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play

NEXT = {"hand": ["Henchman"], "front": ["Fred"]}
SWAP = "Swap two Characters in your Party."
MOVE = "Move one Character in your Party."


@covers("sparring-partners", "P Training Bout")
@rule("HB-TERM-12", "HB-R41i")
@pytest.mark.parametrize(
    ("answer", "changes"),
    [("BERT", {"hero F1": "BERT 10"}), ("Xiang", {"hero S1": "Xiang 3 disabled"}), ("No HEAL", {})],
)
def test_training_bout_heals_one_own_character_above_its_start(answer: str, changes: dict[str, object]) -> None:
    hero = {"hand": ["Sparring Partners", "Dr. Cat"], "front": ["BERT"], "support": ["Xiang 1 disabled"]}
    day = play(hero=hero, villain=NEXT)
    day.choose("Play Sparring Partners")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Sparring Partners"], **changes}
    assert day.get("BERT").start == 8


@covers("sparring-partners", "P Training Bout")
@rule("HB-TARGET-7")
def test_training_bout_without_a_party() -> None:
    day = play(hero={"hand": ["Sparring Partners", "Dr. Cat"]}, villain=NEXT)
    day.last("Play Sparring Partners")
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Sparring Partners"]}


def maneuvers(**hero: Any) -> Diary:
    """Tactical Maneuvers has been played and asks which."""
    day = play(hero={"hand": ["Tactical Maneuvers", "Dr. Cat"], **hero}, villain=NEXT)
    day.choose("Play Tactical Maneuvers")
    assert set(day.options) == {SWAP, MOVE}
    return day


@covers("tactical-maneuvers", "P Change Places")
@rule("HB-TERM-15", "HB-R7")
def test_two_own_characters_swap_with_all_that_is_on_them() -> None:
    day = maneuvers(front=["", "BERT 5 disabled + Alien Ship", "Xiang"], support=["", "Chill Factor 2 shield 2"])
    day.choose(SWAP)
    assert set(day.options) == {"BERT", "Xiang", "Chill Factor"}
    day.choose("Chill Factor")
    assert set(day.options) == {"BERT", "Xiang"}
    day.last("BERT")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F2": "Chill Factor 2 shield 2",
        "hero S2": "BERT 5 disabled + Alien Ship",
    }


@covers("tactical-maneuvers", "P Change Places")
@rule("HB-TERM-14")
def test_one_own_character_moves_to_any_empty_position() -> None:
    day = maneuvers(front=["", "BERT 5 disabled + Alien Ship"], support=["Xiang"])
    day.choose(MOVE)
    assert set(day.options) == {"BERT", "Xiang"}
    day.choose("BERT")
    assert set(day.options) == {"Front Row 1", "Front Row 3", "Support Row 2"}
    day.last("Support Row 2")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F2": None,
        "hero S2": "BERT 5 disabled + Alien Ship",
    }


@covers("tactical-maneuvers", "P Change Places")
@rule("HB-R24", "HB-ABIL-6")
@pytest.mark.parametrize(
    ("words", "front", "support"),
    [(SWAP, ["BERT"], []), (MOVE, [], []), (SWAP, [], [])],
)
def test_too_few_characters_make_it_idle(words: str, front: list[str], support: list[str]) -> None:
    day = maneuvers(front=front, support=support)
    day.last(words)
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Tactical Maneuvers"]}


@covers("tactical-maneuvers", "P Change Places")
def test_nobody_moves_in_a_full_party() -> None:
    day = maneuvers(front=["BERT", "Xiang", "Vasilisa"], support=["Chill Factor", "Johnny Pyro"])
    day.choose(MOVE).last("Xiang")
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Tactical Maneuvers"]}


@covers("secret-weakness", "P Face It")
def test_facing_it_costs_a_card_and_banishes_the_weakness() -> None:
    day = play(hero={"hand": ["BERT", "Secret Weakness", "Xiang"], "discard": ["Vasilisa"]}, villain=NEXT)
    day.choose("Play Secret Weakness").choose("Yes")
    assert set(day.options) == {"BERT", "Xiang"}
    day.last("BERT")
    assert day.settled() == {
        "hero hand": ["Xiang"],
        "hero discard": ["Vasilisa", "BERT"],
        "hero banished": ["Secret Weakness"],
    }


@covers("secret-weakness", "P Face It")
def test_not_facing_it_leaves_the_weakness_on_the_discard_pile() -> None:
    day = play(hero={"hand": ["BERT", "Secret Weakness"]}, villain=NEXT)
    day.choose("Play Secret Weakness").last("No")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Secret Weakness"]}


@covers("secret-weakness", "P Face It")
@rule("HB-R24")
def test_facing_it_with_nothing_to_discard_banishes_nothing() -> None:
    day = play(hero={"hand": ["Secret Weakness"]}, villain=NEXT)
    day.last("Play Secret Weakness")
    assert day.settled() == {"hero hand": [], "hero discard": ["Secret Weakness"]}


@covers("sparring-partners")
@covers("tactical-maneuvers")
@covers("secret-weakness")
@rule("HB-R4")
@pytest.mark.parametrize("card", ["Sparring Partners", "Tactical Maneuvers", "Secret Weakness"])
def test_they_are_never_attached(card: str) -> None:
    day = play(hero={"hand": [card], "front": ["BERT", "Vasilisa"]}, villain=NEXT)
    assert {words.partition(":")[0] for words in day.options} == {f"Play {card}", "Pass"}
    assert day.refusal(day.card(card), f"card:{day.get('BERT').id}").rule == "HB-R4"
