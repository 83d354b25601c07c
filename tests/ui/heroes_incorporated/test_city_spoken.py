"""The city in words: what a screen reader is told of blocks and of what stands on them, and where the list has it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.engine.view import View
from tabletop.ui.listing.rows import Row
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import position

CITY = {"City Hall": [2, 2], "Pet Store": [1, 1], "Genicon Inc.": [1, 2]}
PLAYERS: list[dict[str, Any]] = [
    {"name": "Ann", "heroes": [{"name": "Titan", "at": [2, 2], "face": 4, "die": [2, 2], "combat": 1},
                               {"name": "Thunderhawk", "at": [3, 2]}]},
    {"name": "Bo", "heroes": [{"name": "Huntaar", "at": [4, 4], "down": True}, {"name": "Scrap", "at": [5, 5]}]},
]  # fmt: skip
PAWNS = [[4, 1], [2, 2], [3, 3], [4, 3], [5, 1]]


def opened(open_table: OpenTable, **data: Any) -> TableFlows:
    """A table with a small city scene."""
    given = {"players": PLAYERS, "city": CITY, "pawns": PAWNS, "tokens": {"Genicon Inc.": 2}, **data}
    return open_table(position(2, **given))


def seen(table: TableFlows) -> View:
    """The view that is on the screen."""
    moment = table.page.moment
    assert moment is not None
    return moment.scene.view


def block(table: TableFlows, place: int) -> str:
    """The key of the block on a place."""
    return next(piece.key for piece in seen(table).zones["city"].pieces if piece.place == place)


def said(table: TableFlows, thing: str) -> str:
    """What is said of a thing, without what may be done with it."""
    return table.page.listing.panel.words.summary(thing).partition(". ")[0]


def test_a_block_is_told_with_its_place_its_number_and_who_is_there(open_table: OpenTable) -> None:
    table = opened(open_table)
    assert said(table, block(table, 6)) == (
        "City Hall, row 2, column 2, number 5, with a power, Titan of Ann locked, crime B, "
        "Titan\u2019s die, fight value 5"
    )


def test_tokens_destruction_and_a_lair_are_told(open_table: OpenTable) -> None:
    villain = {"card": "Mammoth", "at": [1, 5], "by": "Bo", "lair": True}
    table = opened(open_table, destroyed=["Pet Store"], villains=[villain], options={"lairs": "on"})
    assert said(table, block(table, 0)) == "Pet Store, row 1, column 1, destroyed"
    assert "2 Combat +1 tokens on it" in table.page.listing.panel.words.summary(block(table, 1))
    assert said(table, block(table, 4)).endswith("a lair, Mammoth with combat 7")


def test_a_piece_is_told_with_its_block(open_table: OpenTable) -> None:
    table = opened(open_table)
    assert said(table, "hero:0") == "City Hall: Titan, of Ann, locked, Combat +1"
    assert said(table, "pawn:B") == "City Hall: crime B"
    assert said(table, "hero:2").endswith(": Huntaar, of Bo, knocked out, orange marker ready")


def test_an_arrow_key_says_where_it_has_come_to(open_table: OpenTable) -> None:
    table = opened(open_table)
    heard: list[str] = []
    table.page.listing.announcer.said.connect(heard.append)
    scene = table.page.scene
    scene.focus_on("hero:1")
    QTest.keyClick(scene, Qt.Key.Key_Up)
    assert heard
    assert heard[-1].startswith("City Hall")


def test_the_list_has_every_block_with_what_stands_there_below_it(open_table: OpenTable) -> None:
    table = opened(open_table)
    words = table.page.listing.panel.words
    city = next(row for row in _all(words.rows([])) if row.key == "zone:city")
    assert len(city.children) == 25
    hall = next(row for row in city.children if row.key == block(table, 6))
    assert [row.key for row in hall.children][:3] == ["hero:0", "pawn:B", "die:0"]
    assert not any(row.key.startswith("zone:block-") for row in _all(words.rows([])))


def _all(rows: list[Row]) -> list[Row]:
    return [each for row in rows for each in (row, *_all(row.children))]
