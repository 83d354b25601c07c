"""What the inspector's plates say of heroes, blocks and gadgets: where they are and what has become of them."""

from __future__ import annotations

from typing import Any

from tabletop.ui.palette import DARK
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window import inspection
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import position

CITY: dict[str, Any] = {
    "turn": "Ann",
    "step": 2,
    "city": {"City Hall": [2, 2], "Pet Store": [1, 1]},
    "destroyed": ["Pet Store"],
    "players": [
        {
            "name": "Ann",
            "hq": "Crime Computer",
            "hq_marker": "white",
            "white": 0,
            "heroes": [
                {"name": "Thunderhawk", "at": [2, 2], "combat": 2, "gadgets": ["Jet Pack"]},
                {"name": "Huntaar", "at": [1, 2], "face": 5, "die": [1, 2], "marked": True},
            ],
        },
        {"name": "Bo", "heroes": [{"name": "Titan", "at": [4, 4], "down": True}]},
    ],
}


def plates(table: TableFlows, key: str) -> list[str]:
    names = table.page.names
    piece = names.piece(key)
    assert piece is not None, key
    return [chip.words for chip in inspection.chips_of(piece, None, names.place(key), DARK)]


def named(table: TableFlows, zone: str) -> str:
    return table.controller.moment().scene.view.zones[zone].pieces[0].key


def test_a_hero_is_on_a_block_and_free_locked_or_knocked_out(open_table: OpenTable) -> None:
    table = open_table(position(2, **CITY))
    assert plates(table, "hero:0") == ["City Hall", "Free", "Fights with +2", "Orange marker ready"]
    assert plates(table, "hero:1")[1:] == ["Locked", "Orange marker used"]
    assert plates(table, "hero:2")[1:] == ["Knocked out", "Fights with +1"]


def test_a_heros_card_says_the_same_from_its_team(open_table: OpenTable) -> None:
    table = open_table(position(2, **CITY))
    assert plates(table, named(table, "team-0")) == ["Heroes", "Free", "Fights with +2", "Orange marker ready"]


def test_blocks_and_gadgets_say_what_has_become_of_them(open_table: OpenTable) -> None:
    table = open_table(position(2, **CITY))
    assert plates(table, named(table, "city")) == ["City", "Destroyed"]
    assert plates(table, named(table, "hq-0")) == ["Team HQ gadget", "Used"]
    assert plates(table, named(table, "gear-0")) == ["Gadgets"]
