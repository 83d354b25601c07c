"""A bout by keys: arrows go from panel to panel as they lie, Tab goes round what may be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import position, settled

Key = Qt.Key


@pytest.fixture
def aiming(open_table: OpenTable) -> TableFlows:
    """Ann, the only person of six, has chosen a Jobber: five panels may be aimed at."""
    names = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"]
    players = [{"name": name, "hand": ["Jobber", "Heel"] if name == "Ann" else 3} for name in names]
    table = open_table(position(1, players=players))
    table.page.scene.input_guard_ms = 0
    settled(table)
    table.page.acting.pick(table.page.moment.decision.options[0].subject)  # type: ignore[union-attr]
    table.page.scene.setFocus()
    return table


def press(table: TableFlows, key: Key) -> str | None:
    QTest.keyClick(table.page.scene, key)
    return table.page.scene.choosing.focus.thing


def test_arrows_go_from_panel_to_panel_as_they_lie(aiming: TableFlows) -> None:
    aiming.page.scene.focus_on("zone:player-1")  # lower left
    assert press(aiming, Key.Key_Up) == "zone:player-2"
    assert press(aiming, Key.Key_Right) == "zone:player-3"
    assert press(aiming, Key.Key_Right) == "zone:player-4"
    assert press(aiming, Key.Key_Down) == "zone:player-5"


def test_tab_goes_through_everybody_who_may_be_aimed_at(aiming: TableFlows) -> None:
    found = [press(aiming, Key.Key_Tab) for _ in range(5)]
    assert sorted(str(thing) for thing in found) == [f"zone:player-{seat}" for seat in range(1, 6)]


def test_enter_aims_at_the_panel_that_has_the_keyboard(aiming: TableFlows) -> None:
    aiming.page.scene.focus_on("zone:player-4")
    press(aiming, Key.Key_Return)
    announced = [event for event in aiming.controller.match.events if event.kind == "announced"]
    assert announced[-1].data["target"] == 4


def test_arrows_reach_the_cards_of_the_hand_and_the_mat(open_table: OpenTable) -> None:
    table = open_table(position(1))
    settled(table)
    table.page.scene.setFocus()
    hand = [f"card:{card}" for card in table.controller.match.table.players[0].hand]
    first = press(table, Key.Key_Tab)
    assert first == hand[0]
    assert press(table, Key.Key_Right) == hand[1]
    assert press(table, Key.Key_Up) not in (None, *hand)
