"""What others draw flies as a back from the deck to their board and is gone there; what is seen lies on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from tabletop.ui.scene.drawn import DrawnItem
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import position

DATA: dict[str, Any] = {
    "turn": "Bo",
    "step": 2,
    "players": [
        {"name": "Ann", "heroes": [{"name": "Titan", "at": [5, 1]}, {"name": "Scrap", "at": [5, 2]}]},
        {"name": "Bo", "white": 1, "heroes": [{"name": "Huntaar", "at": [1, 1]}, {"name": "Lumen", "at": [1, 2]}]},
    ],
}


def drawing(open_table: OpenTable, motion: bool) -> TableFlows:
    """Bo draws a card; Ann sits nearest."""
    table = open_table(position(2, **DATA))
    table.page.scene.set_animation(motion)
    moment = table.controller.moment()
    assert moment.decision is not None
    assert table.controller.choose("draw", moment.number)
    QApplication.processEvents()
    return table


def flying(table: TableFlows) -> list[DrawnItem]:
    return list(table.page.scene.table.drawn.items)


def test_a_card_that_another_draws_flies_to_the_board_and_is_gone(open_table: OpenTable) -> None:
    table = drawing(open_table, motion=True)
    scene = table.page.scene.table
    items = flying(table)
    assert len(items) == 1
    assert items[0].scene() is scene
    scene.clock.finish()
    assert not flying(table)
    assert items[0].scene() is None
    end = scene.where("hand-1")
    assert end is not None
    assert scene.furniture is not None
    assert scene.furniture.zones["team-1"].rect.contains(end)


def test_without_motion_nothing_flies(open_table: OpenTable) -> None:
    assert not flying(drawing(open_table, motion=False))


def test_a_flight_shows_no_face(open_table: OpenTable) -> None:
    table = drawing(open_table, motion=True)
    assert [item._look.card for item in flying(table)] == [None]
