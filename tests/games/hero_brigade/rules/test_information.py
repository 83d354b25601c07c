"""What a player may see (HB-R67), and that nobody is asked anything that would betray a hand."""

from __future__ import annotations

import json

from tabletop.engine.view import ALL, SPECTATOR
from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play


def table() -> Diary:
    """A table with something everywhere."""
    return play(
        hero={
            "front": ["BERT 5 disabled + Alien Ship"],
            "hand": ["Xiang", "Vasilisa"],
            "deck": ["Dr. Cat", "Johnny Pyro"],
            "discard": ["Police Officer", "Chill Factor"],
            "banished": ["Reinforcements"],
        },
        villain={
            "support": ["Fred 2"],
            "hand": ["Natural Disaster"],
            "deck": ["Prof. Dog", "The Mime"],
            "discard": ["Henchman"],
            "banished": ["The Excrementalist"],
        },
        resource={
            "pool": ["Magic Tome", "Pack Mule"],
            "deck": ["The Feeder", "Union Rep"],
            "removed": ["Gravedigger Gus"],
        },
    )


@rule("HB-R67", "HB-DECK-6")
def test_parties_hp_pool_and_open_piles_are_seen_by_everybody() -> None:
    day = table()
    for seat in (0, 1, SPECTATOR):
        zones = day.match.ask(seat).view().zones
        seen = {name: [piece.kind for piece in zone.pieces] for name, zone in zones.items()}
        assert seen["front-0"] == ["bert"]
        assert seen["attached-0"] == ["alien-ship"]
        assert seen["support-1"] == ["fred-the-talking-potato"]
        assert seen["pool"] == ["magic-tome", "pack-mule"]
        assert (seen["discard-0"], seen["banished-0"]) == (["police-officer", "chill-factor"], ["reinforcements-hero"])
        assert (seen["discard-1"], seen["banished-1"]) == (["henchman"], ["the-excrementalist"])
        assert seen["removed"] == ["gravedigger-gus"]
        fields = zones["front-0"].pieces[0].fields
        assert (fields["hp"], fields["start"], fields["disabled"], fields["dr"]) == (5, 8, True, 2)
        counts = [zones[name].count for name in ("hand-0", "hand-1", "deck-0", "deck-1", "resource")]
        assert counts == [2, 1, 2, 2, 2]


@rule("HB-R67")
def test_hands_and_the_order_of_decks_are_hidden() -> None:
    day = table()
    hidden = {
        0: ["natural-disaster", "prof-dog", "the-mime", "dr-cat", "johnny-pyro", "the-feeder", "union-rep"],
        1: ["xiang", "vasilisa", "prof-dog", "the-mime", "dr-cat", "johnny-pyro", "the-feeder", "union-rep"],
        SPECTATOR: ["xiang", "vasilisa", "natural-disaster", "prof-dog", "dr-cat", "the-feeder"],
    }
    for seat, kinds in hidden.items():
        shown = json.dumps(day.match.ask(seat).view().to_json())
        assert not [kind for kind in kinds if f'"{kind}"' in shown]
    assert [piece.kind for piece in day.match.ask(0).view().zones["hand-0"].pieces] == ["xiang", "vasilisa"]
    assert [piece.kind for piece in day.match.ask(1).view().zones["hand-0"].pieces] == [None, None]


@rule("HB-R67")
def test_the_log_tells_only_the_owner_what_was_drawn() -> None:
    day = play(hero={"hand": ["Vasilisa", "BERT"], "deck": ["Dr. Cat", "..."]}, villain={"hand": ["Fred"]})
    day.choose("Play Vasilisa")
    drawn = [event for event in day.match.events if event.kind == "drawn"]
    assert [event.for_seat(0).text.count("Dr. Cat") for event in drawn] == [1]
    for seat in (1, SPECTATOR):
        assert [(event.for_seat(seat).text, event.for_seat(seat).data) for event in drawn] == [
            ("<0> draws a card.", {})
        ]


@rule("HB-R67")
def test_only_the_asked_seat_sees_the_decision_and_all_is_open_only_after_the_end() -> None:
    day = table()
    assert day.match.ask(0).decision() is not None
    assert day.match.ask(1).decision() is None
    assert day.match.ask(SPECTATOR).decision() is None
    day.match.concede(0)
    shown = [piece.kind for piece in day.match.ask(ALL).view().zones["hand-1"].pieces]
    assert shown == ["natural-disaster"]


@rule("HB-R67", "HB-PROTO-1")
def test_a_cleanup_asks_for_an_order_even_of_equal_cards() -> None:
    equal = play(phase="cleanup", hero={"hand": ["Police Officer x3"]}, villain={"hand": ["Fred"]})
    mixed = play(phase="cleanup", hero={"hand": ["Police Officer", "BERT", "Xiang"]}, villain={"hand": ["Fred"]})
    assert equal.asked.prompt == mixed.asked.prompt
    assert len(equal.asked.options) == len(mixed.asked.options)
