"""A table call lies over the button of the nearest hand: what is pressed there is the call's alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import PAWNS, answer, click, scene
from tests.ui.heroes_incorporated.games import position

PLAYERS = [
    {"name": "Ann", "hand": ["Warehouse Fire", 2], "heroes": [{"name": "Titan", "at": [2, 2]}, "Lumen"]},
    {"name": "Bo", "hand": 2, "heroes": [{"name": "Cera", "at": [4, 4]}, "Stampede"]},
]


def called(open_table: OpenTable) -> TableFlows:
    """Ann plays a card, and Bo's hero with Mind Control might cancel it."""
    table = open_table(position(2, turn="Ann", opener="Ann", pawns=PAWNS[:5], players=PLAYERS))
    answer(table, "Warehouse Fire")
    assert scene(table).furniture is not None
    assert table.controller.moment().scene.call_seats == [1]
    return table


def test_nobody_can_be_clicked_over_a_hand(open_table: OpenTable) -> None:
    table = called(open_table)
    furniture = scene(table).furniture
    assert furniture is not None
    button = furniture.call.nobody
    click(table, button.mapToScene(button.rect.center()))
    assert table.controller.moment().scene.call is None


def test_no_hand_is_opened_through_the_paper_of_a_call(open_table: OpenTable) -> None:
    table = called(open_table)
    furniture = scene(table).furniture
    assert furniture is not None
    paper, held = furniture.call.paper, set()
    for x in range(1, 40):
        for y in range(1, 10):
            point = QPointF(paper.left() + paper.width() * x / 40, paper.top() + paper.height() * y / 10)
            button = table.page.scene.finder.hold_button_at(point)
            held.add(button.claims if button is not None else None)
    assert held == {True, None}
