"""Taking back a step (HB-PROTO-2, HB-R40)."""

from __future__ import annotations

import pytest

from tabletop.engine.match import Refused
from tests.citing import rule
from tests.games.hero_brigade.diary import play

POOL = {"pool": ["Alien Ship", "Magic Tome"]}


@rule("HB-PROTO-2", "HB-R40")
def test_a_step_may_be_taken_back_and_everything_is_as_it_was() -> None:
    day = play(hero={"hand": ["Chill Factor", "BERT"]}, villain={"hand": ["Fred"]}, resource=POOL)
    day.choose("Play Chill Factor").choose("Alien Ship")
    assert day.who == "villain"
    day.match.undo()
    assert (day.who, day.options) == ("hero", ["Alien Ship", "Magic Tome"])
    day.match.undo()
    assert day.settled() == {}
    assert (day.who, day.phase) == ("hero", "play")
    day.choose("Play Chill Factor").last("Magic Tome")
    assert day.names("discard", "hero") == ["Chill Factor", "Magic Tome"]


@rule("HB-PROTO-2", "HB-R40")
def test_not_after_something_hidden_has_come_out() -> None:
    day = play(hero={"hand": ["Xiang", "BERT"], "deck": 9}, villain={"hand": ["Fred"]})
    day.choose("Play Xiang")
    assert day.match.undo_block() == "Something hidden has come out since then."
    with pytest.raises(Refused):
        day.match.undo()
    assert day.counts("hero") == (3, 7, 1, 0)


@rule("HB-PROTO-2", "HB-R40")
def test_a_milled_card_was_hidden() -> None:
    day = play(phase="fight", hero={"front": ["Xiang", "BERT"], "deck": 9}, villain={"deck": 9, "hand": ["Fred"]})
    day.choose("Xiang").choose("Empty Front Row 1")
    assert day.match.undo_block() == "Something hidden has come out since then."


@rule("HB-PROTO-2", "HB-R40")
def test_a_card_banished_for_a_value_was_hidden() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"], "deck": 9},
        villain={"front": ["Fred 1", "Natural Disaster"], "support": ["Henchman"], "deck": 9},
    )
    day.choose("Xiang").choose("Fred")
    assert day.match.undo_block() == "Something hidden has come out since then."
    spared = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"], "deck": 9},
        villain={"front": ["Henchman", "Natural Disaster"], "support": ["Fred"], "deck": 9},
    )
    spared.choose("Xiang").choose("Henchman")
    assert spared.match.undo_block() is None, "a Value of 0 reveals nothing"


@rule("HB-PROTO-2", "HB-R40")
def test_a_card_off_the_resource_deck_was_hidden() -> None:
    day = play(hero={"hand": ["Dr. Cat", "BERT"]}, villain={"hand": ["Fred"]})
    day.choose("Play Dr. Cat")
    assert day.match.undo_block() == "Something hidden has come out since then."


@rule("HB-PROTO-2", "HB-R40")
def test_not_past_what_the_other_player_has_decided() -> None:
    day = play(hero={"hand": ["Police Officer x2"]}, villain={"hand": ["Henchman x2"]})
    day.choose("Police Officer to Front Row").choose("Henchman to Front Row")
    day.match.undo()
    assert day.who == "villain"
    assert day.party("villain") == {}
    assert day.match.undo_block() == "Before that, Ann decided."
    with pytest.raises(Refused):
        day.match.undo()
    assert day.party("hero") == {"F1": "Police Officer"}


@rule("HB-PROTO-2")
def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    day = play(hero={"hand": ["BERT", "Xiang"]}, villain={"hand": ["Fred"]})
    assert day.match.undo_block() == "Nothing has been decided yet."
