"""The log says so when an ability changes nothing; it counts as executed all the same (HB-ABIL-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hero_brigade.diary import play, play_with_all, printed

NOTHING: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "no two to Swap": (
        {"hero": {"hand": ["Tactical Maneuvers", "BERT"], "front": ["Xiang"]}},
        ["Play Tactical Maneuvers", "choose:0"],
        "Change Places: there are no two Characters to Swap.",
    ),
    "no Resource card": (
        {"hero": {"hand": ["Dr. Cat", "BERT"]}, "resource": {"deck": []}},
        ["Play Dr. Cat"],
        "The Resource deck is empty: nothing happens.",
    ),
    "no card in the Pool": (
        {"hero": {"hand": ["Chill Factor", "BERT"]}, "resource": {"pool": []}},
        ["Play Chill Factor"],
        "The Pool is empty: nothing happens.",
    ),
    "no card to draw": (
        {"hero": {"hand": ["Vasilisa", "BERT"], "deck": []}},
        ["Play Vasilisa"],
        "Ann has no more card to draw.",
    ),
    "no card to discard": (
        {"turn": "villain", "villain": {"hand": ["Big Brain Brett", "Fred"]}, "hero": {"front": ["Xiang"]}},
        ["Play Big Brain Brett"],
        "Ann has no card to discard.",
    ),
    "too few to discard": (
        {"hero": {"hand": ["Police Officer x2"]}},
        ["Play Police Officer"],
        "Ann cannot discard 2 other cards named Police Officer: nothing happens.",
    ),
    "nothing to copy": (
        {
            "phase": "fight",
            "turn": "villain",
            "hero": {"front": ["The Log", "Xiang"]},
            "villain": {"front": ["Fred"], "support": ["The Mime"]},
        },
        ["The Mime", "The Log"],
        "The Log has no Active Front ability to copy.",
    ),
    "Unaffected by HEAL": (
        {"hero": {"hand": ["Katherine", "BERT"], "front": ["Madame Romalda 1", "Xiang 1"]}},
        ["Play Katherine", "Yes"],
        "Madame Romalda is Unaffected.",
    ),
    "Unaffected by a Defeat of each": (
        {"phase": "fight", "hero": {"front": ["Mallardiction", "Madame Romalda"]}},
        ["Mallardiction"],
        "Madame Romalda is Unaffected.",
    ),
}


@pytest.mark.parametrize("name", NOTHING)
def test_the_log_says_that_nothing_happens(name: str) -> None:
    position, answers, line = NOTHING[name]
    day = play_with_all(**{"villain": {"front": ["Fred"], "hand": ["Henchman"]}, **position})
    *first, last = answers
    for answer in first:
        day.choose(answer)
    day.last(last)
    assert line in day.log


def test_the_log_says_that_there_is_nothing_to_recycle() -> None:
    digger = printed("Digger", "F Active Dig: Put the top card of your discard pile on the bottom of your deck.")
    day = play(phase="fight", cards=[digger], hero={"front": ["Digger", "Xiang"]}, villain={"front": ["Fred"]})
    day.last("Digger")
    assert "Ann's discard pile is empty: nothing happens." in day.log
    assert day.settled() == {"hero F1": "Digger 4 disabled"}
