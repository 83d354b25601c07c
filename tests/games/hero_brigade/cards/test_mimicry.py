"""The Mime's Mimicry over every Character there is: the first Active Front ability, with The Mime as its own."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tabletop.games.hero_brigade.reading import base_card_set
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play, play_with_all


class Copy(NamedTuple):
    """What is copied ("" for nothing), what is answered, and what changes besides The Mime being Disabled."""

    ability: str
    answers: tuple[str, ...] = ()
    changes: dict[str, object] = {}  # noqa: RUF012


def pyro(ability: str, after: str, *more: str) -> Copy:
    """A copy that is aimed at the Johnny Pyro in F2."""
    return Copy(ability, ("Johnny Pyro", *more), {"hero F2": f"Johnny Pyro {after}"})


COPIES = {
    "dr-cat": pyro("Swipe", "5"),
    "bert": pyro("Clobber", "4 taunted"),
    "chill-factor": pyro("Flash Freeze", "6 disabled"),
    "johnny-pyro": pyro("Flaming Fist", "4"),
    "vasilisa": pyro("Witchfire", "3"),
    "xiang": pyro("Flying Kick", "4"),
    "police-officer": pyro("Sidearm", "5"),
    "citizen-beta": pyro("Stun Baton", "5"),
    "little-maple": pyro("Bark Bite", "4"),
    "prof-dog": pyro("Bite", "4"),
    "chinese-calculus": pyro("Empty Palm Attack", "2 taunted"),
    "fred-the-talking-potato": pyro("Hot Potato", "4"),
    "natural-disaster": pyro("Lightning Strike", "3"),
    "the-mime": pyro("Silent Slap", "4", "No answer"),
    "the-excrementalist": pyro("Telekinesis", "5"),
    "henchman": pyro("Rough Up", "5"),
    "armakillo": pyro("Roll Over", "4"),
    "big-brain-brett": pyro("Migraine", "4"),
    "8th-dimensional-invader": pyro("Phase Claw", "5"),
    "clone-spy-twin": Copy(""),
    "bunny-dangerous": pyro("Nibble", "5"),
    "captain-mediocre": pyro("Adequate Punch", "4"),
    "madame-romalda": pyro("Evil Eye", "5"),
    "the-deadly-duelist": pyro("Lunge", "4"),
    "mallardiction-duck-pope": Copy(
        "Wrath of the Duck-God",
        ("Your own Support Row", "Your own Front Row"),
        {
            "hero F1": None,
            "hero discard": ["Mallardiction"],
            "hero banished": ["Police Officer"],
            "hero deck": 2,
            "villain F1": None,
            "villain S1": None,
            "villain discard": ["The Mime", "Henchman"],
            "villain banished": ["Henchman", "Henchman"],
            "villain deck": 1,
        },
    ),
    "the-feeder": Copy(
        "Feed", ("Yes",), {"villain deck": 2, "villain banished": ["Henchman"], "villain S1": "The Mime 5 disabled"}
    ),
    "the-star-king": Copy(
        "Starfall",
        ("Ann’s Support Row",),
        {"hero S1": "Chill Factor 2", "hero deck": 1, "hero discard": ["Police Officer"] * 2},
    ),
    "auntie-matter": pyro("Annihilate", "4"),
    "gravedigger-gus": pyro("Shovel", "4"),
    "pack-mule": pyro("Kick", "5"),
    "sister-static": pyro("Jolt", "5 disabled"),
    "the-understudy": pyro("Ad-Lib", "4"),
    "union-rep": pyro("Picket", "5 taunted"),
    "bro": pyro("Chest Bump", "4 taunted"),
    "fist": pyro("Knuckle Sandwich", "4"),
    "tiger-mother": pyro("Claws", "4"),
    "the-log": Copy(""),
    "audrey-the-pixie": pyro("Zap", "5"),
    "katherine-the-nereid": Copy(
        "Tidal Wave",
        ("Ann’s Front Row",),
        {
            "hero F1": "Katherine 3",
            "hero F2": "Johnny Pyro 5",
            "hero deck": 2,
            "hero discard": ["Police Officer"],
            "villain F1": None,
            "villain discard": ["Henchman"],
        },
    ),
    "eldesta-the-elf": pyro("Twin Blades", "5"),
}


def test_the_table_names_every_character() -> None:
    assert set(COPIES) == {card.id for card in base_card_set().cards if card.kind == "Character"}


def position(front: list[str], **more: Any) -> dict[str, Any]:
    hero = {"front": front, "support": ["Chill Factor"], "deck": ["Police Officer x3"]}
    villain = {"front": ["Henchman disabled"], "support": ["The Mime 3"], "deck": ["Henchman x3"]}
    return {"phase": "fight", "turn": "villain", "hero": hero, "villain": villain, **more}


@covers("the-mime", "S Mimicry")
@pytest.mark.parametrize("card", COPIES)
def test_mimicry_copies_the_first_active_front_ability(card: str) -> None:
    copy = COPIES[card]
    day = play_with_all(**position([card, "Johnny Pyro"]))
    original = day.at("hero", "F1")
    assert original is not None
    assert set(day.keys) == {f"target:{c.id}" for c in (original, day.at("hero", "F2")) if c}
    answers = [f"target:{original.id}", *copy.answers]
    for number, words in enumerate(answers):
        at = "F2" if words == "Johnny Pyro" else None
        day.choose(words, at=at) if number + 1 < len(answers) else day.last(words, at=at)
    assert day.settled() == {"villain S1": "The Mime 3 disabled", **copy.changes}
    copied = [line for line in day.log if "copies" in line]
    name = day.table.kind(original.id).table_name
    assert copied == ([f"The Mime copies {copy.ability} of {name}."] if copy.ability else [])


@covers("the-mime", "S Mimicry")
def test_the_mime_is_the_taunter_of_a_copied_taunt() -> None:
    day = play(**position(["BERT", "Johnny Pyro"]))
    day.choose("BERT").last("Johnny Pyro")
    assert day.get("Johnny Pyro").taunter == day.get("The Mime").id


@covers("the-mime", "S Mimicry")
def test_copied_feed_heals_the_mime_above_its_start() -> None:
    day = play(**{**position(["The Feeder", "Xiang"]), "villain": {"support": ["The Mime"], "deck": ["Fred", "Fred"]}})
    day.choose("The Feeder").last("Yes")
    assert day.settled() == {"villain S1": "The Mime 7 disabled", "villain deck": 1, "villain banished": ["Fred"]}


@covers("the-mime", "S Mimicry")
def test_copied_conditions_ask_about_the_mimes_party() -> None:
    villain = {"front": ["Fist disabled"], "support": ["The Mime"]}
    day = play_with_all(**{**position(["Bro", "Johnny Pyro"]), "villain": villain})
    day.choose("Bro").last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 3 taunted", "villain S1": "The Mime 5 disabled"}


@covers("the-mime", "S Mimicry")
def test_stun_baton_looks_at_the_hp_left() -> None:
    day = play_with_all(**position(["Citizen Beta", "Johnny Pyro 4"]))
    day.choose("Citizen Beta").last("Johnny Pyro")
    assert day.settled() == {"hero F2": "Johnny Pyro 3 disabled", "villain S1": "The Mime 3 disabled"}


@covers("the-mime", "S Mimicry")
def test_a_taunted_mime_chooses_freely_whom_to_copy_but_not_whom_to_hit() -> None:
    day = play(**position(["BERT disabled", "Johnny Pyro"], taunted={"The Mime": "BERT"}))
    assert set(day.options) == {"BERT", "Johnny Pyro"}
    day.last("Johnny Pyro")  # Flaming Fist has to hit BERT, who has DR 1
    assert day.settled() == {"hero F1": "BERT 7 disabled", "villain S1": "The Mime 3 disabled"}


@covers("the-mime", "S Mimicry")
def test_mimicry_with_nobody_to_copy_has_no_effect() -> None:
    day = play(**{**position([]), "hero": {"support": ["Chill Factor"]}})
    assert set(day.options) == {*(f"Empty Front Row {n}" for n in (1, 2, 3)), "Do not resolve it"}
    day.last("Empty Front Row 1")
    assert day.settled() == {"villain S1": "The Mime 3 disabled"}


@covers("the-mime", "S Mimicry")
def test_what_is_copied_comes_from_a_magic_card() -> None:
    day = play(**position(["Madame Romalda", "BERT"]))
    day.choose("Madame Romalda").last("Madame Romalda")  # Evil Eye on her who is Unaffected by The Mime
    assert day.settled() == {"villain S1": "The Mime 3 disabled"}
