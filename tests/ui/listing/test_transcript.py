"""What a screen reader says in one round played from the list: when it changes, somebody must read it.

Delete `one_round.txt` and run the test to write it anew; the difference belongs into the review.
"""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel
from tests.ui.listing.reader import Key, Reader

GOLDEN = Path(__file__).with_name("one_round.txt")


def play_one_round(reader: Reader) -> None:
    """Both play their first card and pass, and decline every call, by the first row that does so."""
    match = reader.table.controller.match
    played = [0, 0]
    while match.rules.round_of(match.table) == 1:
        moment = reader.page.moment
        assert moment is not None
        seat = moment.seat
        if reader.shell.open_sheets():
            reader.answer_sheet()
        elif moment.scene.call_seats:
            reader.choose(next(row.key for row in reader.options() if "!nobody" in row.key))
        elif seat is not None and played[seat] and (passing := [r.key for r in reader.options() if ":pass:" in r.key]):
            reader.choose(passing[0])
        elif moment.scene.hand_wanted is not None:
            reader.open_hand()
        else:
            first = next(row for row in reader.options() if row.key.startswith("option:") and row.deed is not None)
            if seat is not None and moment.decision is not None and moment.decision.kind == "play":
                played[seat] += first.key.startswith("option:choose")
            reader.choose(first.key)


def test_one_round_as_it_is_heard(open_table: OpenTable) -> None:
    table = open_table(new_duel(4))
    reader = Reader(table)
    reader.open_list()
    play_one_round(reader)
    reader.page.listing.announcer.flush()
    text = "\n".join(reader.heard) + "\n"
    if not GOLDEN.exists():
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_nothing_is_said_twice(open_table: OpenTable) -> None:
    reader = Reader(open_table(new_duel(4)))
    reader.open_list()
    for _ in range(12):
        before = len(reader.heard)
        moment = reader.page.moment
        assert moment is not None
        if moment.outcome is not None:
            return
        if moment.scene.hand_wanted is not None:
            reader.press(Key.Key_End)
        else:
            reader.choose(next(row.key for row in reader.options() if row.deed is not None))
        reader.page.listing.announcer.flush()
        after = reader.page.moment
        assert after is not None
        fresh = [line for line in reader.heard[before:] if after.prompt.rstrip(".") in line]
        assert len(fresh) <= 1 or after.prompt == moment.prompt
