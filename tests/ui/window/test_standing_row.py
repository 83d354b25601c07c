"""Standing answers in the action bar: seen, given and taken back; the prompt keeps its room."""

from __future__ import annotations

import pytest

from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.menus import table_menu
from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel


@pytest.fixture
def table(open_table: OpenTable) -> TableFlows:
    return open_table(new_duel())


def test_what_is_given_stands_beside_the_prompt_and_goes_by_a_press(table: TableFlows) -> None:
    row = table.page.bar.standing
    menu = row.menu()
    action = next(each for each in menu.actions() if each.text() == "Bo: always takes a HEAL")
    assert not action.isChecked()
    action.trigger()
    assert table.controller.orders.holds(1, "heal")
    assert [chip.accessibleName() for chip in row.chips] == ["Bo: always takes a HEAL. Press to take it back"]
    assert row.button.accessibleName() == "Standing answers, 1 given"
    row.chips[0].click()
    assert not table.controller.orders.holds(1, "heal")
    assert row.chips == []


def test_the_prompt_keeps_its_room(table: TableFlows) -> None:
    for seat in (0, 1):
        for name in ("heal", "shown", "round"):
            table.controller.stand(seat, name)
    bar = table.page.bar
    assert bar.prompt.width() >= bar.prompt.sizeHint().width()
    assert len(bar.standing.chips) == 6
    assert sum(not chip.isHidden() for chip in bar.standing.chips) < 6
    assert all(action.isChecked() for action in bar.standing.menu().actions() if "HEAL" in action.text())


def test_the_table_menu_has_them_too(table: TableFlows, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QMenu

    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)  # a screen that nobody sees has no popups
    menu = table_menu(table.page)
    assert "Standing answers" in [action.text() for action in menu.actions()]


def test_a_game_that_is_over_offers_none(table: TableFlows) -> None:
    table.controller.concede(0)
    assert table.page.bar.standing.isHidden()


def test_with_large_text_the_note_takes_a_line_of_its_own(table: TableFlows) -> None:
    theme, bar = table.page.theme, table.page.bar
    theme.use(theme.palette.name, 2.0)
    table.page.sync()
    note = bar.form.note
    assert bar.form.firstRow.indexOf(note) < 0
    assert bar.form.outer.indexOf(note) >= 0
    theme.use(theme.palette.name, 1.0)
    table.page.sync()
    assert bar.form.firstRow.indexOf(note) >= 0
    assert bar.form.outer.indexOf(note) < 0
