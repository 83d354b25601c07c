"""Fights, drafts and round ends on the screen for tests, and a pointer that clicks on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.engine.match import Match
from tabletop.ui.scene.band import BandItem
from tabletop.ui.scene.table import Table
from tabletop.ui.scene.upper import Upper
from tabletop.ui.table_flows import TableFlows
from tests.ui.heroes_incorporated.games import position

PLAYERS: list[dict[str, Any]] = [
    {
        "name": "Ann",
        "points": 14,
        "justice": 2,
        "hand": 2,
        "heroes": [{"name": "Thunderhawk", "at": [2, 3]}, {"name": "Titan", "at": [2, 2], "combat": 1}],
    },
    {
        "name": "Bo",
        "points": 17,
        "hand": 3,
        "heroes": [
            {"name": "Huntaar", "at": [1, 4], "face": 5, "die": [1, 4]},
            {"name": "Madame Arcana", "at": [4, 2]},
        ],
    },
    {
        "name": "Cy",
        "points": 11,
        "hand": 2,
        "heroes": [{"name": "Silver King", "at": [3, 5]}, {"name": "Stampede", "at": [1, 1], "face": 5, "die": [1, 1]}],
    },
    {
        "name": "Dee",
        "points": 9,
        "hand": 1,
        "heroes": [{"name": "Cera", "at": [4, 4]}, {"name": "Slingshot", "at": [5, 2]}],
    },
]
PAWNS = [[1, 1], [2, 2], [4, 2], [3, 3], [4, 4], [1, 4], [2, 5]]


def fight(rolls: list[int], teams: int = 2, humans: int | None = None, **data: Any) -> Match:
    """A position in which Titan may fight; `rolls` are the faces that come."""
    given: dict[str, Any] = {
        "options": {"justice": "on"},
        "turn": "Ann",
        "step": 2,
        "round": 3,
        "opener": "Ann",
        "pawns": PAWNS[: 3 + teams],
        "players": PLAYERS[:teams],
        "rolls": rolls,
        **data,
    }
    if given["options"].get("justice") != "on":
        given["players"] = [{**each, "justice": 0} for each in given["players"]]
    return position(teams if humans is None else humans, **given)


def answer(table: TableFlows, words: str) -> None:
    """Take the first option with these words; a hand that must be open is opened."""
    controller = table.controller
    moment = controller.moment()
    if moment.scene.hand_wanted is not None:
        controller.hold(moment.scene.hand_wanted)
        moment = controller.moment()
    assert moment.decision is not None
    offered = moment.scene.hand_offered
    if offered is not None and not any(words in option.label for option in moment.decision.options):
        controller.hold(offered)
        moment = controller.moment()
    assert moment.decision is not None
    option = next(option for option in moment.decision.options if words in option.label)
    assert controller.choose(option.key, moment.number)


def nobody(table: TableFlows) -> None:
    """Nobody answers what is called."""
    while table.controller.moment().scene.call is not None:
        table.controller.nobody()


def rolled(table: TableFlows, words: str = "Titan fights") -> TableFlows:
    """The fight is declared, nobody throws in anything, and the dice are rolled."""
    answer(table, words)
    nobody(table)
    return table


def scene(table: TableFlows) -> Table:
    """The scene of a table."""
    return table.page.scene.table


def upper(table: TableFlows) -> Upper:
    """What lies over the table."""
    furniture = scene(table).furniture
    assert furniture is not None
    return furniture.upper


def band(table: TableFlows) -> BandItem:
    """The band of a fight."""
    found = upper(table).band
    assert found is not None
    return found


def click(table: TableFlows, point: QPointF) -> None:
    """A click on a point of the scene."""
    view = table.page.scene
    view.input_guard_ms = 0
    QApplication.processEvents()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.to_window(point).toPoint())
    QApplication.processEvents()
