"""Fred, Natural Disaster and The Excrementalist."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

HEROES = {"front": ["Police Officer", "Johnny Pyro"], "support": ["Chill Factor"]}


@covers("fred-the-talking-potato", "F Hot Potato", "F Regrow")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 3), ("No", 2)])
def test_hot_potato_reaches_any_target_and_fred_may_regrow(answer: str, hp: int) -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"front": ["Fred 2"]})
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Chill Factor", "Fred"}
    day.choose("Chill Factor")
    assert set(day.options) == {"Yes", "No"}
    day.last(answer)
    assert day.settled() == {"hero S1": "Chill Factor 2", "villain F1": f"Fred {hp} disabled"}


@covers("fred-the-talking-potato", "S Spud Gun", "S Regrow")
@pytest.mark.parametrize(("answer", "hp"), [("Yes", 3), ("No", 2)])
def test_spud_gun_reaches_frts_only_and_fred_may_regrow(answer: str, hp: int) -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"support": ["Fred 2"]})
    assert set(day.options) == {"Police Officer", "Johnny Pyro"}
    day.choose("Johnny Pyro").last(answer)
    assert day.settled() == {"hero F2": "Johnny Pyro 4", "villain S1": f"Fred {hp} disabled"}


@covers("fred-the-talking-potato", "F Regrow", "S Regrow")
@rule("HB-TERM-11", "HB-TERM-12")
@pytest.mark.parametrize("row", ["front", "support"])
def test_an_unhurt_fred_is_not_asked(row: str) -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={row: ["Fred"], "hand": ["Henchman"]})
    day.last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 4", f"villain {row[0].upper()}1": "Fred 5 disabled"}


@covers("fred-the-talking-potato", "F Hot Potato", "F Regrow")
def test_fred_may_throw_the_potato_at_himself_and_regrow() -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"front": ["Fred"]})
    day.choose("Fred").last("Yes")
    assert day.settled() == {"villain F1": "Fred 4 disabled"}


@covers("fred-the-talking-potato", "P Small Talk")
@covers("the-excrementalist", "P Flush Out")
@pytest.mark.parametrize("card", ["Fred", "The Excrementalist"])
def test_play_abilities_acquire_one_card(card: str) -> None:
    resource = {"pool": ["Alien Ship", "Bunny Dangerous", "Magic Tome"]}
    day = play(turn="villain", hero={"hand": ["BERT"]}, villain={"hand": [card]}, resource=resource)
    day.choose(f"Play {card}").last("Bunny Dangerous")
    assert day.settled() == {
        "villain hand": [],
        "villain discard": [card, "Bunny Dangerous"],
        "pool": ["Alien Ship", "Magic Tome"],
    }


@covers("natural-disaster", "F Lightning Strike")
def test_lightning_strike_hits_one_frt() -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"front": ["Natural Disaster", "Fred disabled"]})
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Natural Disaster", "Fred"}
    day.last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 3", "villain F1": "Natural Disaster 4 disabled"}


@covers("natural-disaster", "S Earthquake")
def test_earthquake_shakes_the_opposing_front_row() -> None:
    hero = {**HEROES, "deck": ["Xiang", "BERT", "Dr. Cat"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"], "support": ["Natural Disaster"]})
    day.last("Natural Disaster")  # one row only, so nothing is asked
    assert day.settled() == {
        "hero F1": None,
        "hero F2": "Johnny Pyro 4",
        "hero deck": 1,
        "hero discard": ["Police Officer", "Xiang", "BERT"],
        "villain S1": "Natural Disaster 4 disabled",
    }


@covers("natural-disaster", "P Act of God")
def test_act_of_god_acquires_or_strikes_one_target() -> None:
    villain = {"hand": ["Natural Disaster"], "front": ["Fred"]}
    resource = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    day = play(turn="villain", hero={**HEROES, "hand": ["BERT"]}, villain=villain, resource=resource)
    day.choose("Play Natural Disaster")
    assert set(day.options) == {"Acquire one card.", "2 DMG to one Target."}
    day.choose("2 DMG to one Target.")
    assert set(day.options) == {"Police Officer", "Johnny Pyro", "Chill Factor", "Fred"}
    day.last("Chill Factor")
    played = {"villain hand": [], "villain discard": ["Natural Disaster"]}
    assert day.settled() == {**played, "hero S1": "Chill Factor 2"}
    day = play(turn="villain", hero={**HEROES, "hand": ["BERT"]}, villain=villain, resource=resource)
    day.choose("Play Natural Disaster").choose("Acquire one card.").last("Alien Ship")
    played["villain discard"].append("Alien Ship")
    assert day.settled() == {**played, "pool": ["Bunny Dangerous"]}


@covers("natural-disaster", "P Act of God")
@rule("HB-R17")
def test_act_of_god_with_an_empty_pool_may_still_acquire_nothing() -> None:
    day = play(turn="villain", hero={"hand": ["BERT"]}, villain={"hand": ["Natural Disaster"]})
    day.choose("Play Natural Disaster").last("Acquire one card.")
    assert day.settled() == {"villain hand": [], "villain discard": ["Natural Disaster"]}


@covers("the-excrementalist", "F Telekinesis")
@rule("HB-FIGHT-5")
def test_telekinesis_three_times_in_front() -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"front": ["The Excrementalist"]})
    anybody = {"Police Officer", "Johnny Pyro", "Chill Factor", "The Excrementalist"}
    assert set(day.options) == anybody
    day.choose("Johnny Pyro")
    assert set(day.options) == anybody
    day.choose("Chill Factor")
    assert set(day.options) == anybody
    day.last("Chill Factor")
    assert day.settled() == {
        "hero F2": "Johnny Pyro 5",
        "hero S1": "Chill Factor 2",
        "villain F1": "The Excrementalist 4 disabled",
    }


@covers("the-excrementalist", "S Telekinesis")
def test_telekinesis_twice_from_behind() -> None:
    day = play(phase="fight", turn="villain", hero=HEROES, villain={"support": ["The Excrementalist"]})
    day.choose("Chill Factor").last("Chill Factor")
    assert day.settled() == {"hero S1": "Chill Factor 2", "villain S1": "The Excrementalist 4 disabled"}
