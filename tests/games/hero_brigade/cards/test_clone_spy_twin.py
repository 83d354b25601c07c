"""Clone/Spy/Twin: deployed only into the opponent's Party, useless there, and the opponent's from then on."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

CLONE = "Clone/Spy/Twin"


@covers("clone-spy-twin", "C Infiltrate")
@rule("HB-R20", "HB-R29", "HB-PLAY-7")
@pytest.mark.parametrize(("row", "place"), [("Front", "F2"), ("Support", "S1")])
def test_it_takes_the_leftmost_empty_position_of_an_opposing_row(row: str, place: str) -> None:
    villain = {"front": ["Fred", "", "Henchman"], "support": ["", CLONE], "hand": ["Henchman"]}
    day = play(hero={"hand": [CLONE], "front": ["Xiang"]}, villain=villain)
    assert set(day.options) == {f"{CLONE} to Bo’s Front Row", f"{CLONE} to Bo’s Support Row", "Pass"}
    day.last(f"{CLONE} to Bo’s {row} Row")
    assert day.settled() == {"hero hand": [], f"villain {place}": f"{CLONE} 2"}


@covers("clone-spy-twin", "C Infiltrate")
def test_it_has_neither_a_play_ability_nor_a_place_in_the_own_party() -> None:
    day = play(hero={"hand": [CLONE]}, villain={"hand": ["Henchman"]})
    card = day.card(CLONE)
    assert day.refusal(card, "zone:front-0").rule == "HB-R20"
    assert "opponent’s Party" in day.refusal(card, "zone:front-0").sentence.replace("'", "’")
    assert day.refusal(card, "lane:play").rule == "HB-PLAY-16"


@covers("clone-spy-twin", "C Infiltrate")
@rule("HB-PLAY-11", "HB-PLAY-16")
@pytest.mark.parametrize(
    ("villain", "rows"),
    [
        ({"front": ["Fred", "Henchman", "Prof. Dog"], "support": ["Henchman"]}, {"Support"}),
        ({"front": ["Fred", "Henchman", "Prof. Dog"], "support": ["Henchman", "Natural Disaster"]}, set()),
    ],
    ids=["front full", "all full"],
)
def test_it_needs_an_empty_opposing_position(villain: dict[str, list[str]], rows: set[str]) -> None:
    day = play(hero={"hand": [CLONE]}, villain={**villain, "hand": ["Henchman"]})
    assert set(day.options) == {"Pass", *(f"{CLONE} to Bo’s {row} Row" for row in rows)}


@covers("clone-spy-twin", "C Infiltrate")
@rule("HB-R20")
def test_it_goes_to_its_new_owners_discard_pile() -> None:
    hero = {"front": ["Johnny Pyro", "Xiang"], "deck": ["BERT", "Dr. Cat"]}
    villain = {"front": [CLONE, "Fred"], "deck": ["Henchman x2"]}
    day = play(phase="fight", hero=hero, villain=villain)
    day.choose("Xiang").last(CLONE)
    assert day.settled() == {"hero F2": "Xiang 5 disabled", "villain F1": None, "villain discard": [CLONE]}  # Value 0


@covers("clone-spy-twin", "C Infiltrate")
@rule("HB-R20", "HB-R32")
def test_its_new_owner_spends_a_turn_on_it_and_it_acts_for_nobody() -> None:
    day = play(phase="fight", turn="villain", hero={"front": ["Xiang"]}, villain={"front": [CLONE, "Fred"]})
    assert set(day.options) == {CLONE, "Fred"}
    day.last(CLONE)
    assert day.settled() == {"villain F1": f"{CLONE} 2 disabled"}


@covers("clone-spy-twin", "C Infiltrate")
def test_the_villain_may_send_one_too_and_may_be_sent_it_back() -> None:
    hero = {"front": ["Xiang"], "hand": [CLONE]}
    day = play(turn="villain", hero=hero, villain={"hand": [CLONE, "Henchman"]})
    day.choose(f"{CLONE} to Ann’s Front Row").last(f"{CLONE} to Bo’s Support Row")
    assert day.settled() == {
        "hero hand": [],
        "hero F2": f"{CLONE} 2",
        "villain hand": ["Henchman"],
        "villain S1": f"{CLONE} 2",
    }


@covers("clone-spy-twin", "C Infiltrate")
@rule("HB-R25")
def test_a_cancelled_one_goes_to_the_discard_pile_of_its_player() -> None:
    villain = {"front": ["Fred"], "hand": ["Madame Romalda", "Henchman"]}
    day = play(hero={"hand": [CLONE, "Xiang"]}, villain=villain)
    day.choose(f"{CLONE} to Bo’s Front Row").last("Madame Romalda: Clairvoyant")
    assert day.settled() == {
        "hero hand": ["Xiang"],
        "hero discard": [CLONE],
        "villain hand": ["Henchman"],
        "villain discard": ["Madame Romalda"],
    }
