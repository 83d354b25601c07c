"""Keeping a duel safe from the window: autosave, saving under a name, and disks that do not take it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.folders import saves_folder
from tabletop.saves.library import path_for, thumbnail_path
from tabletop.saves.reading import read_save
from tabletop.saves.resuming import latest_autosave
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.duels import People
from tests.ui.texts import words_in


def save_as(table: TableFlows, shell: Shell, name: str) -> None:
    table.save_as()
    sheet = shell.open_sheets()[-1]
    sheet.findChildren(QLineEdit)[0].setText(name)
    click(shell, "Save")


def click(shell: Shell, words: str) -> None:
    buttons = shell.open_sheets()[-1].findChildren(QPushButton)
    QTest.mouseClick(next(button for button in buttons if button.text() == words), Qt.MouseButton.LeftButton)


def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)


def test_every_decision_is_saved_by_itself(open_table: OpenTable) -> None:
    table = open_table()
    people = People(table.controller, 1)
    for _ in range(6):
        people.act()
    assert table.keeper.flush(5)
    found = latest_autosave()
    assert found is not None
    again = read_save(found.path).match
    assert again.state_hash() == table.controller.match.state_hash()


def test_saving_under_a_name(open_table: OpenTable, shell: Shell, qtbot: QtBot) -> None:
    table = open_table()
    with qtbot.waitSignal(table.keeper.saved, timeout=5000):
        save_as(table, shell, "Friday")
    path = path_for("Friday")
    loaded = read_save(path)
    assert loaded.match.state_hash() == table.controller.match.state_hash()
    assert loaded.header.table == {"hands": "closed"}
    assert thumbnail_path(path).is_file()
    assert 'Saved as "Friday".' in words_in(table.page.bar)


def test_an_older_save_is_replaced_only_after_a_question(open_table: OpenTable, shell: Shell, qtbot: QtBot) -> None:
    table = open_table()
    with qtbot.waitSignal(table.keeper.saved, timeout=5000):
        save_as(table, shell, "Friday")
    before = path_for("Friday").read_bytes()
    table.controller.choose("pass", table.controller.match.number)
    save_as(table, shell, "Friday")
    assert "already" in words_in(shell.open_sheets()[-1])
    assert path_for("Friday").read_bytes() == before
    with qtbot.waitSignal(table.keeper.saved, timeout=5000):
        click(shell, "Replace")
    assert path_for("Friday").read_bytes() != before


@pytest.mark.parametrize("name", ["", "../outside", "a/b", "con"])
def test_names_that_are_none(open_table: OpenTable, shell: Shell, name: str) -> None:
    save_as(open_table(), shell, name)
    assert "Choose a name" in words_in(shell.open_sheets()[-1])
    assert not list(saves_folder().glob("*"))


def test_a_full_disk_is_told_and_the_game_goes_on(
    open_table: OpenTable, shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table()
    with qtbot.waitSignal(table.keeper.saved, timeout=5000):
        save_as(table, shell, "Friday")
    before = path_for("Friday").read_bytes()
    with monkeypatch.context() as patched:
        fill_the_disk(patched)
        save_as(table, shell, "Friday")
        with qtbot.waitSignal(table.keeper.failed, timeout=5000):
            click(shell, "Replace")
        told = words_in(shell.open_sheets()[-1])
        assert "The game was not saved: the disk is full." in told
        assert str(path_for("Friday")) in told
        assert path_for("Friday").read_bytes() == before
        shell.close_sheets()
        assert table.controller.choose("pass", table.controller.match.number)
        assert table.keeper.flush(5)
    assert table.controller.decision is not None


def test_a_failing_autosave_is_told_once(
    open_table: OpenTable, shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table()
    told: list[object] = []
    table.keeper.failed.connect(told.append)
    fill_the_disk(monkeypatch)
    for _ in range(3):
        table.controller.choose("pass", table.controller.match.number)
        if table.controller.decision is not None and not table.controller.blind():
            break
        assert table.keeper.flush(5)
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    qtbot.wait(50)
    assert len(told) == 1


def test_leaving_keeps_the_game_and_shows_no_question(open_table: OpenTable, shell: Shell, qtbot: QtBot) -> None:
    table = open_table()
    table.controller.choose("pass", table.controller.match.number)
    with qtbot.waitSignal(table.left, timeout=2000):
        table.leave()
    assert shell.open_sheets() == []
    found = latest_autosave()
    assert found is not None
    assert found.path.suffix == ".tabletop"


def test_a_match_from_a_save_goes_on_in_a_folder_of_its_own(open_table: OpenTable, tmp_path: Path) -> None:
    table = open_table()
    table.controller.choose("pass", table.controller.match.number)
    assert table.keeper.flush(5)
    first = latest_autosave()
    assert first is not None
    assert first.path.parent.parent.name == "autosaves"
    assert not list(tmp_path.iterdir())
