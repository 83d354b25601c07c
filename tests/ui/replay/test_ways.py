"""Ways into a replay and out of it: the lobby, the end of a game, the table's menu, and playing on from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.crash import reporter
from tabletop.saves.library import path_for
from tabletop.saves.reading import read_save
from tabletop.saves.save_file import write_save
from tabletop.ui import app as app_module
from tabletop.ui.app import App
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.lobby.saved import SavedRow
from tabletop.ui.newgame.seat_row import SeatRow
from tabletop.ui.parts.sheet import Sheet
from tabletop.ui.replay.page import ReplayPage
from tabletop.ui.settings import Settings
from tabletop.ui.window.page import TablePage
from tests.saves.playing import answered, begun, finished, played, rewritten
from tests.ui.texts import words_in


@pytest.fixture
def app(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(app_module, "LATER_MS", 600_000)  # what comes later has nothing to do with replays
    app = App(Settings(speed="off"))
    app.shell.resize(1280, 720)
    qtbot.addWidget(app.shell)
    app.show_lobby()
    app.shell.show()
    yield app
    app.shell.close_sheets()
    if app.table is not None:
        app.table.close()
    reporter().tell = print


def sheet(app: App) -> Sheet:
    return app.shell.open_sheets()[-1]


def click(app: App, words: str) -> None:
    button = next(each for each in sheet(app).findChildren(QPushButton) if each.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def from_lobby(app: App, name: str) -> ReplayPage:
    """Choose Replay in the menu of a save."""
    assert app.shell.lobby is not None
    app.shell.lobby.load_saves()
    QApplication.processEvents()
    row = next(row for row in app.shell.lobby.saved.findChildren(SavedRow) if row.saved.name == name)
    row.replay_wanted.emit(row.saved)
    return shown(app)


def shown(app: App) -> ReplayPage:
    page = app.shell.page
    assert isinstance(page, ReplayPage)
    return page


def test_from_the_lobby_and_back(app: App) -> None:
    write_save(path_for("Friday"), finished(5))
    page = from_lobby(app, "Friday")
    assert page.replay.finished
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(app.shell.page, LobbyPage)


@pytest.mark.parametrize("scale", [1.0, 1.2])
def test_the_menu_of_a_finished_game_is_within_reach(app: App, scale: float) -> None:
    """How a game ended is a sentence: it must not push the buttons out of the list."""
    write_save(path_for("Friday"), finished(5))
    app.settings.text_scale = scale
    app.shell.apply_settings()
    assert app.shell.lobby is not None
    app.shell.lobby.load_saves()
    QApplication.processEvents()
    row = next(row for row in app.shell.lobby.saved.findChildren(SavedRow) if row.isVisible())
    more = row.form.moreButton
    assert more.visibleRegion().boundingRect() == more.rect()


def test_a_damaged_save_says_so_and_opens_nothing(app: App) -> None:
    path = path_for("Friday")
    write_save(path, finished(5))
    assert app.shell.lobby is not None
    app.shell.lobby.load_saves()
    path.write_bytes(path.read_bytes()[:5000])
    row = app.shell.lobby.saved.findChildren(SavedRow)[-1]
    row.replay_wanted.emit(row.saved)
    assert "This save does not open" in words_in(sheet(app))
    assert isinstance(app.shell.page, LobbyPage)


def test_changed_rules_are_told_and_stepped_over(app: App) -> None:
    path = path_for("Old")
    write_save(path, finished(5))

    def change(document: dict[str, Any]) -> None:
        for entry in document["match"]["entries"][60:64]:
            entry["mark"] ^= 1

    rewritten(path, change)
    page = from_lobby(app, "Old")
    assert "The rules or cards have changed since this game was saved." in words_in(sheet(app))
    app.shell.close_sheets()
    gap = page.replay.gaps[0]
    page.player.jump(gap)
    assert page.bar.choice.words.startswith("The rules have changed since")
    page.player.jump(page.replay.last)
    assert page.top.turn.accessibleName() == "Ann won"


def test_from_the_end_and_back_to_it(app: App, qtbot: QtBot) -> None:
    app.open_table(finished(5), None, "closed")
    qtbot.waitUntil(lambda: bool(app.shell.open_sheets()), timeout=3000)
    told = words_in(sheet(app))
    for words in ("Ann wins", "Bo could not draw four cards", "HB-WIN-2", "Party Value", "Cards banished", "Rounds"):
        assert words in told
    click(app, "Replay")
    page = shown(app)
    page.player.step(1)
    page.bar.closeButton.click()
    assert isinstance(app.shell.page, TablePage)
    assert sheet(app).accessibleName() == "The end"


def test_a_table_that_has_ended_replays_and_one_under_way_does_not(app: App, qtbot: QtBot) -> None:
    app.open_table(played(5), None, "open")
    page = app.shell.page
    assert isinstance(page, TablePage)
    page.replay_wanted.emit()
    assert app.shell.page is page
    page.controller.concede(0)
    qtbot.waitUntil(lambda: bool(app.shell.open_sheets()), timeout=3000)
    app.shell.close_sheets()
    page.end_wanted.emit()
    assert sheet(app).accessibleName() == "The end"
    page.replay_wanted.emit()
    assert shown(app).replay.finished


def test_a_rematch_has_the_same_seats_and_options_and_everything_else_new(app: App, qtbot: QtBot) -> None:
    match = finished(5)
    app.open_table(match, None, "open")
    qtbot.waitUntil(lambda: bool(app.shell.open_sheets()), timeout=3000)
    click(app, "Rematch")
    assert isinstance(app.shell.page, TablePage)
    fresh = app.shell.page.controller.match
    assert fresh is not match
    assert (fresh.setup.seats, fresh.setup.options) == (match.setup.seats, match.setup.options)
    assert fresh.setup.seed != match.setup.seed
    assert [entry for entry in fresh.entries if not entry.forced] == []
    assert app.shell.page.controller.seats.hands.value == "open"


def test_playing_on_from_a_moment_leaves_the_save_as_it_was(app: App) -> None:
    path = path_for("Friday")
    write_save(path, finished(5), {"hands": "open"})
    before = path.read_bytes()
    page = from_lobby(app, "Friday")
    page.player.jump(31)
    view = page.replay.at(31).view
    page.bar.onButton.click()
    rows = sheet(app).findChildren(SeatRow)
    rows[1].form.kind.setCurrentIndex(rows[1].form.kind.findData("random"))
    click(app, "Play on")
    table = app.shell.page
    assert isinstance(table, TablePage)
    match = table.controller.match
    assert match.setup.seats[1].kind == "random"
    assert match.ask(0).view().zones["front-0"] == view.zones["front-0"]
    assert match.outcome is None
    answered(match, 5000, 1)
    assert app.table is not None
    app.table.keeper.keep()
    assert app.table.keeper.flush(5)
    assert path.read_bytes() == before
    assert read_save(path).match.outcome is not None


def test_two_seats_of_one_name_are_refused_with_the_reason(app: App) -> None:
    write_save(path_for("Friday"), finished(5))
    page = from_lobby(app, "Friday")
    page.bar.onButton.click()
    for row in sheet(app).findChildren(SeatRow):
        row.form.name.setText("Ann")
    click(app, "Play on")
    assert "Every seat needs a name of its own." in words_in(sheet(app))
    assert shown(app) is page


def test_a_game_with_a_bot_is_played_on_only_when_it_is_over(app: App) -> None:
    match = answered(begun(5, "Ann", "Robo:random"), 12, 2)
    write_save(path_for("Robo"), match)
    page = from_lobby(app, "Robo")
    page.player.jump(4)
    assert not page.bar.onButton.isEnabled()
    assert page.bar.onButton.toolTip().startswith("This game with Robo has not ended.")


def test_replays_of_one_evening_leave_nothing_behind(app: App, tmp_path: Path) -> None:
    write_save(path_for("Friday"), finished(5))
    for _ in range(3):
        page = from_lobby(app, "Friday")
        page.player.jump(50)
        page.bar.closeButton.click()
        QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    assert app.shell.findChildren(ReplayPage) == []
