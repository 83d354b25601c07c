"""The Example of Play: its stacked decks, and the answers of its rounds.

Counts are hand, deck, discard and Banished, as in the columns of the example.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.chance import script_for
from tests.games.hero_brigade.diary import Diary, play

Counts = tuple[int, int, int, int]


# From the top down, as the cards come.
HERO_DECK = [
    *("Vasilisa", "Chill Factor", "Police Officer", "Police Officer"),  # round 1
    *("Xiang", "Chill Factor", "Police Officer"),  # drawn by Vasilisa and Xiang
    *("Police Officer", "Police Officer", "Reinforcements", "Dr. Cat"),  # round 2
    *("Vasilisa", "Johnny Pyro", "Police Officer", "Xiang", "BERT"),  # milled in round 2
    *("Johnny Pyro", "BERT", "Reinforcements", "Police Officer"),  # round 3
]


VILLAIN_DECK = [
    *("Chinese Calculus", "The Excrementalist", "The Excrementalist", "Henchman"),
    *("The Mime", "The Mime", "Henchman", "Henchman"),
    *("Fred", "Fred", "Natural Disaster", "Henchman"),
    *("Henchman", "Henchman", "Natural Disaster", "Reinforcements"),
    *("Prof. Dog", "Henchman", "Reinforcements", "Chinese Calculus"),
]


RESOURCE_DECK = [
    *("Clone/Spy/Twin", "Mallardiction", "Bunny Dangerous", "Tactical Maneuvers"),
    "Magic Tome",
    *("Sparring Partners", "8th Dimensional Invader", "Mutant DNA", "Madame Romalda"),
    *("Clone/Spy/Twin", "Tactical Maneuvers"),
    *("8th Dimensional Invader", "8th Dimensional Invader", "Magic Tome", "Science Gizmo", "..."),
]


# What the reshuffle of round 3 puts on top: Banished by it, then Banished for Chill Factor's Value.
NEW_DECK_TOP = ["Police Officer", "Vasilisa", "Police Officer"]


def counted(day: Diary, hero: Counts, villain: Counts) -> None:
    """The two columns of the example's tables."""
    assert day.counts("hero") == hero
    assert day.counts("villain") == villain


def does(day: Diary, *words: str) -> Diary:
    """One row: the answers in order; nobody uses an Interrupt or Reaction."""
    for word in words:
        day.choose(word).unanswered()
    return day


def begin(script: Sequence[int] = ()) -> Diary:
    """Round 1 after its Draw Phase, all three decks stacked."""
    return play(
        phase="draw",
        round=1,
        starting="hero",
        script=list(script),
        hero={"deck": HERO_DECK},
        villain={"deck": VILLAIN_DECK},
        resource={"deck": RESOURCE_DECK},
    )


def round_1(day: Diary) -> None:
    """The Play Phase of round 1; the Fight Phase is skipped."""
    does(day, "Play Chill Factor", "Bunny Dangerous")
    does(day, "Play The Excrementalist", "Mallardiction")
    does(day, "Play Vasilisa")
    does(day, "Play The Excrementalist", "Tactical Maneuvers")
    does(day, "Play Xiang", "Chinese Calculus to Front Row", "Play Police Officer", "Henchman to Support Row")
    does(day, "Chill Factor to Support Row", "Pass")


def round_2(day: Diary) -> None:
    """Play and Fight Phase of round 2."""
    does(day, "Play The Mime", "Play Reinforcements", "Madame Romalda", "Play Fred", "8th Dim. Invader", "Play Dr. Cat")
    does(day, "Play The Mime", "Clone/Spy/Twin to Bo’s Support Row", "Play Henchman", "Police Officer to Front Row")
    does(day, "Natural Disaster to Front Row", "Police Officer to Front Row", "Play Tactical Maneuvers", "choose:0")
    does(day, "Natural Disaster", "Henchman", "Fred to Front Row")
    does(day, "Natural Disaster", "Fred", "Fred", "Chill Factor", "Yes")
    does(day, "Henchman", "Empty Front Row 1", "Chinese Calculus", "Empty Front Row 1")


def reshuffle_script() -> list[int]:
    """What makes the reshuffle of round 3 put those three cards on top; found by playing up to it once."""
    day = begin()
    round_1(day)
    round_2(day)
    before = []
    for event in day.match.events:
        if event.kind == "shuffled":
            break
        if event.data.get("to") == "discard-0":
            before.append(day.table.kind(event.data["card"]).name)
    assert len(before) == 18
    rest = before.copy()
    for name in NEW_DECK_TOP:
        rest.remove(name)
    return script_for(before, [*rest, *reversed(NEW_DECK_TOP)])


def round_3() -> Diary:
    """Round 3 after its Draw Phase, built directly: Bunny Dangerous in hand, that Police Officer in the deck."""
    villain_party: dict[str, Any] = {
        "front": ["Chinese Calculus", "Henchman", "Fred 3"],
        "support": ["Natural Disaster", "Clone/Spy/Twin"],
    }
    return play(
        phase="play",
        round=3,
        starting="hero",
        hero={
            "support": ["Chill Factor 2"],
            "hand": ["Johnny Pyro", "BERT", "Bunny Dangerous", "Reinforcements"],
            "banished": ["Police Officer"],
            "deck": [
                *("Vasilisa", "Police Officer", "Chill Factor", "Vasilisa", "Xiang x2", "Police Officer x5"),
                *("Magic Tome", "Reinforcements", "Madame Romalda", "Dr. Cat", "Johnny Pyro", "BERT"),
            ],
        },
        villain={
            **villain_party,
            "hand": ["Henchman x2", "Natural Disaster", "Reinforcements"],
            "deck": ["Prof. Dog", "Henchman", "Reinforcements", "Chinese Calculus"],
            "discard": [
                *(
                    "The Excrementalist",
                    "Mallardiction",
                    "The Excrementalist",
                    "Tactical Maneuvers",
                    "The Mime",
                    "Fred",
                ),
                *("8th Dimensional Invader", "The Mime", "Henchman x3", "Tactical Maneuvers"),
            ],
        },
        resource={
            "pool": ["8th Dimensional Invader", "8th Dimensional Invader", "Magic Tome", "Science Gizmo"],
            "deck": 35,
            "removed": ["Clone/Spy/Twin", "Sparring Partners", "Mutant DNA"],
        },
    )
