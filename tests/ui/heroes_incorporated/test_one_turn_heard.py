"""What a screen reader says in one turn of Heroes Incorporated played from the list; changes are to be read.

Delete `one_turn.txt` and run the test to write it anew; the difference belongs into the review.
"""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import position
from tests.ui.listing.reader import Reader

GOLDEN = Path(__file__).with_name("one_turn.txt")
PLAYERS = [
    {
        "name": "Ann",
        "hand": ["Jet Pack", "Cat up a Tree"],
        "heroes": [{"name": "Stampede", "at": [2, 1]}, {"name": "Scrap", "at": [4, 4]}],
    },
    {
        "name": "Bo",
        "hand": ["Evolver", "Fan Club"],
        "heroes": [{"name": "Cera", "at": [3, 4]}, {"name": "Huntaar", "at": [5, 2]}],
    },
]
SECRETS = ("Jet Pack", "Cat up a Tree", "Evolver", "Fan Club")


def begun(open_table: OpenTable) -> Reader:
    """Ann's turn, read in the list."""
    match = position(2, players=PLAYERS, pawns=[[2, 1], [3, 3], [4, 2], [2, 4], [4, 5]], rolls=[5, 2])
    reader = Reader(open_table(match))
    reader.open_list()
    return reader


def choose(reader: Reader, words: str) -> None:
    """The row whose words begin so."""
    rows = [row for row in reader.options() if row.deed is not None]
    found = next((row for row in rows if row.text.startswith(words)), None)
    assert found is not None, f"{words}: {[row.text for row in rows]}"
    reader.choose(found.key)


def play_one_turn(reader: Reader) -> None:
    """Ann fights with Stampede, nobody answers; she opens the hand, gives Scrap a gadget for nothing, and ends."""
    choose(reader, "Stampede")
    choose(reader, "Fights on")
    _nobody(reader)
    reader.open_hand()
    choose(reader, "Jet Pack")
    choose(reader, "Scrap")
    _nobody(reader)
    choose(reader, "End the turn")


def _nobody(reader: Reader) -> None:
    while reader.page.moment is not None and reader.page.moment.scene.call_seats:
        reader.choose(next(row.key for row in reader.options() if "!nobody" in row.key))


def test_one_turn_as_it_is_heard(open_table: OpenTable) -> None:
    reader = begun(open_table)
    play_one_turn(reader)
    reader.page.listing.announcer.flush()
    text = "\n".join(reader.heard) + "\n"
    if not GOLDEN.exists():
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_no_card_is_named_before_its_hand_is_open(open_table: OpenTable) -> None:
    reader = begun(open_table)
    choose(reader, "Stampede")
    choose(reader, "Fights on")
    _nobody(reader)
    reader.page.listing.announcer.flush()
    heard = "\n".join(reader.heard)
    assert not [name for name in SECRETS if name in heard]
    assert [row.text for row in reader.options() if row.key.startswith("option:hold:")] == [
        "Play a card: open Ann's hand"
    ]
