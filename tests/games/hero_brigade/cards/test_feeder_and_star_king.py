"""The Feeder and The Star-King: the strongest Mercenaries, and what they cost; Crown Price is in test_gains.py."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}


@covers("the-feeder", "F Feed", "F Gnash")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 6), ("No", 4)])
def test_feed_costs_a_card_and_heals_above_the_start_then_gnash(answer: str, hp: int) -> None:
    hero = {"front": ["The Feeder"], "deck": ["BERT", "Xiang"], "support": ["Vasilisa disabled"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    assert day.names("banished", "hero") == ["BERT"]  # mandatory; the HEAL is not
    day.choose(answer)
    assert set(day.options) == {"The Feeder", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": f"The Feeder {hp} disabled", "villain F2": "Fred 2"}


@covers("the-feeder", "S Feed", "S Tendril")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 5), ("No", 3)])
def test_feed_and_tendril_from_behind(answer: str, hp: int) -> None:
    hero = {"front": ["BERT 1"], "support": ["The Feeder 3"], "deck": ["Police Officer", "Xiang"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("The Feeder").choose(answer)
    assert set(day.options) == {"BERT", "The Feeder", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {
        "hero S1": f"The Feeder {hp} disabled",
        "hero banished": ["Police Officer"],
        "hero deck": 1,
        "villain S1": "Natural Disaster 3",
    }


@covers("the-feeder", "F Feed", "S Feed")
@rule("HB-R13")
@pytest.mark.parametrize("row", ["front", "support"])
def test_without_a_card_to_banish_there_is_no_meal(row: str) -> None:
    hero = {row: ["The Feeder 1"], "deck": []}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.last("Fred")  # the attack is asked for at once
    assert day.settled() == {
        f"hero {row[0].upper()}1": "The Feeder 1 disabled",
        "villain F2": f"Fred {2 if row == 'front' else 4}",
    }


@covers("the-feeder", "F Feed")
@rule("HB-DECK-1", "HB-R11")
def test_an_empty_deck_is_reshuffled_before_feeding() -> None:
    hero = {"front": ["The Feeder", "BERT"], "deck": [], "discard": ["Police Officer x3"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.choose("The Feeder").choose("Yes").last("Fred")
    assert day.settled() == {
        "hero F1": "The Feeder 6 disabled",
        "hero deck": 1,
        "hero discard": [],
        "hero banished": ["Police Officer"] * 2,  # one by the reshuffle, one eaten
        "villain F2": "Fred 2",
    }


@covers("the-feeder", "F Feed")
@rule("HB-R41i", "HB-TERM-12")
def test_hp_above_the_start_are_kept_until_lost() -> None:
    hero = {"front": ["The Feeder 6 disabled", "BERT 7 disabled"], "support": ["Vasilisa"]}
    day = play(phase="fight", hero=hero, villain={"front": ["Henchman", "Fred"]})
    day.choose("The Feeder")  # Mend raises nobody above the start, but lowers nobody either
    assert day.hp("The Feeder") == 6
    day.choose("Henchman").last("The Feeder")
    assert day.hp("The Feeder") == 5


@covers("the-feeder", "P Leftovers")
@pytest.mark.parametrize("eaten", ["BERT", "The Feeder", "Done"])
def test_leftovers_banish_up_to_one_discarded_card_and_draw_one(eaten: str) -> None:
    hero = {"hand": ["The Feeder"], "discard": ["BERT", "Xiang"], "deck": ["Vasilisa", "Dr. Cat"]}
    day = play(hero=hero, villain={"hand": ["Henchman"], "discard": ["Fred"]})
    day.choose("Play The Feeder")
    assert set(day.options) == {"BERT", "Xiang", "The Feeder", "Done"}
    day.last(eaten)
    left = [name for name in ("BERT", "Xiang", "The Feeder") if name != eaten]
    gone = {} if eaten == "Done" else {"hero banished": [eaten]}
    expected = {"hero hand": ["Vasilisa"], "hero deck": 1, "hero discard": left, **gone}
    if left == ["BERT", "Xiang"]:
        del expected["hero discard"]
    assert day.settled() == expected


@covers("the-star-king", "F Starfall", "F Sceptre")
@rule("HB-FIGHT-4")
def test_starfall_on_an_opposing_row_then_the_sceptre_through_dr() -> None:
    hero = {"front": ["The Star-King", "Xiang"], "support": ["Chill Factor"]}
    villain = {"front": ["Chinese Calculus", "", "Henchman"], "support": ["Fred"], "deck": ["Henchman x3"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("The Star-King")
    assert set(day.options) == {"Bo’s Front Row", "Bo’s Support Row"}
    day.choose("Bo’s Front Row")
    assert day.hp("Chinese Calculus") == 4  # 2 - 1
    assert {"The Star-King", "Xiang", "Chill Factor", "Chinese Calculus", "Fred"} == set(day.options)
    day.last("Chinese Calculus")
    assert day.settled() == {
        "hero F1": "The Star-King 8 disabled",
        "villain F1": "Chinese Calculus 2",
        "villain F3": None,
        "villain discard": ["Henchman"] * 3,
        "villain deck": 1,
    }


@covers("the-star-king", "F Starfall")
def test_starfall_on_the_support_row() -> None:
    villain = {"front": ["Henchman"], "support": ["Fred", "Natural Disaster"]}
    day = play(phase="fight", hero={"front": ["The Star-King"]}, villain=villain)
    day.choose("Bo’s Support Row").last("Henchman")
    assert day.settled() == {
        "hero F1": "The Star-King 8 disabled",
        "villain F1": None,
        "villain discard": ["Henchman"],
        "villain S1": "Fred 3",
        "villain S2": "Natural Disaster 2",
    }


@covers("the-star-king", "F Radiance")
@pytest.mark.parametrize(("row", "hp"), [("front", 7), ("support", 6)])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_radiance_is_dr_one_in_front(row: str, hp: int, state: str) -> None:
    hero = {row: ["The Star-King" + state], "front" if row == "support" else "support": ["Police Officer"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("The Star-King")
    assert day.settled() == {
        f"hero {row[0].upper()}1": f"The Star-King {hp}{state}",
        "villain F1": "Fred 5 disabled",
    }


@covers("the-star-king", "S Royal Decree")
def test_royal_decree_disables_any_one_target() -> None:
    day = play(phase="fight", hero={"support": ["The Star-King"], "front": ["Xiang disabled"]}, villain=VILLAINS)
    assert set(day.options) == {"Xiang", "The Star-King", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {
        "hero S1": "The Star-King 8 disabled",
        "villain S1": "Natural Disaster 4 disabled",
    }


@covers("the-star-king", "P Tribute")
@rule("HB-R17", "HB-R18")
@pytest.mark.parametrize("pool", [3, 2, 1, 0])
def test_tribute_acquires_two_cards_one_by_one(pool: int) -> None:
    names = ["Alien Ship", "Bunny Dangerous", "Magic Tome"][:pool]
    day = play(hero={"hand": ["The Star-King"]}, villain={"hand": ["Henchman"]}, resource={"pool": names})
    day.choose("Play The Star-King") if pool > 1 else day.last("Play The Star-King")
    if pool == 3:
        day.choose("Magic Tome").last("Alien Ship")
        taken = ["Magic Tome", "Alien Ship"]
    elif pool == 2:
        day.last("Bunny Dangerous")  # the other follows without a question
        taken = ["Bunny Dangerous", "Alien Ship"]
    else:
        taken = names
    changes = day.settled()
    assert changes["hero discard"] == ["The Star-King", *taken]
    assert day.pool() == (["Bunny Dangerous"] if pool == 3 else [])
