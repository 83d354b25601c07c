"""Resizing, taking back, closing and typing in the middle of everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, new_duel


@pytest.fixture
def moving(open_table: OpenTable, shell: Shell) -> TableFlows:
    """A duel with slow motion, some decisions into it."""
    table = open_table(new_duel(21), hands="open")
    people = People(table.controller, 4)
    for _ in range(14):
        people.act()
    shell.settings.speed = "slow"
    table.page.apply_settings()
    return table


def stands(table: TableFlows) -> bool:
    """Whether every card is where the state says."""
    scene = table.page.scene.table
    spots = scene.pieces.placed
    return all(item.pos() == spot.middle for key, item in scene.pieces.cards.items() if (spot := spots.spot(key)))


@pytest.mark.parametrize("after", [0, 40, 120])
def test_resizing_while_cards_glide(moving: TableFlows, shell: Shell, after: int) -> None:
    People(moving.controller, 4).act()
    QTest.qWait(after)
    for size in (QSize(1000, 640), QSize(1500, 900), QSize(960, 600)):
        shell.resize(size)
        QTest.qWait(25)
    moving.page.scene.table.clock.finish()
    assert stands(moving)
    whole = moving.page.scene.viewport().rect()
    shelf = moving.page.scene.table.shelf
    assert not shelf.up or whole.adjusted(0, 0, 1, 1).contains(shelf.rect.toRect())


@pytest.mark.parametrize("after", [0, 40, 120])
def test_taking_back_while_cards_glide(moving: TableFlows, after: int) -> None:
    people = People(moving.controller, 4)
    for _ in range(30):
        people.act()
        QTest.qWait(after)
        if moving.controller.undo_block() is None:
            break
    before = moving.controller.match.number
    moving.controller.undo()
    assert moving.controller.match.number < before
    assert not moving.page.scene.table.clock.skippable
    assert stands(moving)


@pytest.mark.parametrize("after", [0, 40, 120])
def test_closing_while_cards_glide(moving: TableFlows, shell: Shell, after: int) -> None:
    People(moving.controller, 4).act()
    QTest.qWait(after)
    assert shell.close()
    QTest.qWait(150)
    assert not moving.page.scene.table.clock.running


def test_answering_faster_than_anything_moves(moving: TableFlows) -> None:
    people = People(moving.controller, 9)
    for _ in range(25):
        if moving.controller.match.outcome is None:
            people.act()
        QTest.qWait(3)
    moving.page.scene.table.clock.finish()
    assert stands(moving)


def test_letters_that_are_typed_into_a_field_are_no_shortcuts(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(hands="open")
    page = table.page
    shown = (page.dock.inspector_shown, page.dock.log_shown)
    number, entries = page.controller.match.number, len(page.controller.match.events)
    table.save_as()
    field = shell.open_sheets()[-1].findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, "Lil 12 f+-")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() != "Lil 12 f+-"  # Ctrl+Z took back what was typed, not a decision
    QTest.keyClick(field, Qt.Key.Key_End)
    assert (page.dock.inspector_shown, page.dock.log_shown) == shown
    assert (page.controller.match.number, len(page.controller.match.events)) == (number, entries)


def test_letters_in_a_field_beside_the_table_are_no_shortcuts(open_table: OpenTable) -> None:
    page = open_table(hands="open").page
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    shown = (page.dock.inspector_shown, page.dock.log_shown)
    number, zoom = page.controller.match.number, page.scene.looking.camera.scale
    QTest.keyClicks(field, "lifeline 1234567890 +-=")
    for key in (Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Home):
        QTest.keyClick(field, key)
    assert field.text() == "lifeline 1234567890 +-= "
    assert (page.dock.inspector_shown, page.dock.log_shown) == shown
    assert (page.controller.match.number, page.scene.looking.camera.scale) == (number, zoom)
    assert QApplication.focusWidget() in (field, None)
