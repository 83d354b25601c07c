"""What a screen reader says in one turn of Hero Brawl played from the list: when it changes, somebody must read it.

Delete `one_turn.txt` and run the test to write it anew; the difference belongs into the review.
"""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import position
from tests.ui.listing.reader import Reader

GOLDEN = Path(__file__).with_name("one_turn.txt")
PLAYERS = [
    {"name": "Ann", "hand": ["Folding Fury", "Kendo Comet", "Whistle Warden"]},
    {"name": "Bo", "hand": ["Ladder Leviathan", "Heel"]},
    {"name": "Cy", "hand": 3},
]


def play_one_turn(reader: Reader) -> None:
    """Ann battles Bo, nobody answers; always the first row that does something."""
    match = reader.table.controller.match
    for _ in range(40):
        moment = reader.page.moment
        assert moment is not None
        if match.table.turn > 1 or match.outcome is not None:
            return
        if moment.scene.call_seats:
            reader.choose(next(row.key for row in reader.options() if "!nobody" in row.key))
        elif moment.scene.hand_wanted is not None:
            reader.open_hand()
        else:
            rows = [row for row in reader.options() if row.key.startswith("option:") and row.deed is not None]
            reader.choose(rows[0].key)
    raise AssertionError("the turn does not end")


def test_one_turn_as_it_is_heard(open_table: OpenTable) -> None:
    table = open_table(position(3, players=PLAYERS, pile=30, interrupts=True))
    reader = Reader(table)
    reader.open_list()
    play_one_turn(reader)
    reader.page.listing.announcer.flush()
    text = "\n".join(reader.heard) + "\n"
    if not GOLDEN.exists():
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_what_nobody_else_may_know_is_not_said_with_closed_hands(open_table: OpenTable) -> None:
    table = open_table(position(3, players=PLAYERS, pile=30, interrupts=True))
    reader = Reader(table)
    reader.open_list()
    play_one_turn(reader)
    reader.page.listing.announcer.flush()
    said = [line for line in reader.heard if line.startswith("says:") and "your decision" in line]
    assert said
    assert not any("Kendo" in line or "Ladder" in line for line in said)
