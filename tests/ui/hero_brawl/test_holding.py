"""A held button whose hand opens while the table turns: the button goes away under the finger, and nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tabletop.ui.scene.hands import HoldButton
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import crowd, do, furniture, settled

HELD = 700  # milliseconds, more than a hold button wants
LEFT = Qt.MouseButton.LeftButton


def turning(open_table: OpenTable) -> TableFlows:
    table = open_table(crowd(4))
    table.page.settings.turn_table = True
    table.page.apply_settings()
    table.page.scene.input_guard_ms = 0
    settled(table)
    return table


def middle(table: TableFlows, button: HoldButton) -> QPoint:
    return table.page.scene.to_window(button.mapToScene(button.rect.center())).toPoint()


def hold(table: TableFlows, button: HoldButton) -> None:
    viewport, at = table.page.scene.viewport(), middle(table, button)
    del button
    QTest.mousePress(viewport, LEFT, pos=at)
    QTest.qWait(HELD)
    QTest.mouseMove(viewport, at + QPoint(1, 0))
    QTest.mouseRelease(viewport, LEFT, pos=at)
    QTest.qWait(200)


@pytest.mark.parametrize("again", range(2))
def test_an_answer_claimed_in_a_call(open_table: OpenTable, again: int) -> None:
    table = turning(open_table)
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    settled(table)
    assert furniture(table).seating.near == 0
    hold(table, next(button for button in furniture(table).call.buttons if button.seat == 1))
    assert table.controller.seats.opened == 1
    assert furniture(table).seating.near == 1


def test_a_hand_that_its_owner_opens(open_table: OpenTable) -> None:
    table = turning(open_table)
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    table.controller.nobody()
    settled(table)
    hold(table, furniture(table).buttons[0])
    assert table.controller.seats.opened == 0
