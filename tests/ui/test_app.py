"""The running program: pages, missing fonts, failures, the trace, and the end of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.crash import reporter
from tabletop.engine.cards import CardSet
from tabletop.engine.match import Match
from tabletop.games import all_games
from tabletop.trace import Trace
from tabletop.ui import app as app_module
from tabletop.ui import icons
from tabletop.ui.app import App
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme
from tabletop.ui.warming import Warming
from tabletop.ui.window.page import TablePage
from tests.ui.duels import new_duel
from tests.ui.texts import words_in


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[App]:
    app = App(Settings(speed="off"))
    app.shell.resize(1280, 720)
    qtbot.addWidget(app.shell)
    yield app
    app.shell.close_sheets()
    if app.table is not None:
        app.table.close()
    reporter().tell = print


def click(app: App, words: str) -> None:
    buttons = app.shell.open_sheets()[-1].findChildren(QPushButton)
    QTest.mouseClick(next(button for button in buttons if button.text() == words), Qt.MouseButton.LeftButton)


def finish(match: Match) -> Match:
    match.run()
    return match


def test_from_the_lobby_to_a_table_and_back(app: App, qtbot: QtBot) -> None:
    app.show_lobby()
    app.shell.show()
    qtbot.waitExposed(app.shell)
    assert isinstance(app.shell.page, LobbyPage)
    app.shell.page.covers[0].form.playButton.click()
    assert isinstance(app.shell.page, TablePage)
    assert app.table is not None
    app.table.leave()
    assert isinstance(app.shell.page, LobbyPage)


def test_the_end_offers_a_rematch_with_everything_new(app: App) -> None:
    app.open_table(finish(new_duel()), None, "closed")
    app.shell.show()
    assert app.table is not None
    first = app.table
    first.controller.concede(1)
    told = words_in(app.shell.open_sheets()[-1])
    assert "Ann wins" in told
    click(app, "Rematch")
    assert app.table is not first
    fresh = app.table.controller.match
    assert fresh.outcome is None
    assert fresh.names == ["Ann", "Bo"]
    assert fresh.setup.seed != first.controller.match.setup.seed


def test_the_end_leads_to_the_lobby_or_stays_at_the_table(app: App) -> None:
    app.open_table(finish(new_duel()), None, "closed")
    app.shell.show()
    assert app.table is not None
    app.table.controller.concede(0)
    click(app, "Look at the table")
    assert app.shell.open_sheets() == []
    QApplication.processEvents()
    assert "The result" in words_in(app.table.page.bar)
    app.table.page.ended.emit()
    click(app, "Back to the lobby")
    assert isinstance(app.shell.page, LobbyPage)


def test_a_table_that_was_left_while_its_end_was_told_shows_no_end_over_the_lobby(app: App) -> None:
    app.open_table(finish(new_duel()), None, "closed")
    app.shell.show()
    table = app.table
    assert table is not None
    table.controller.match.concede(0)
    table.leave()
    table.page.ended.emit()
    assert app.shell.open_sheets() == []
    assert isinstance(app.shell.page, LobbyPage)


def test_the_end_cannot_be_taken_back_and_says_why(app: App) -> None:
    app.open_table(finish(new_duel()), None, "closed")
    app.shell.show()
    assert app.table is not None
    app.table.controller.concede(0)
    button = app.table.page.top.form.undoButton
    assert not button.isEnabled()
    assert "The game is over" in button.toolTip()


def test_missing_fonts_are_told_and_the_lobby_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "data_dir", lambda name: tmp_path / name)
    monkeypatch.setattr(app_module, "LATER_MS", 0)
    app = App(Settings())
    qtbot.addWidget(app.shell)
    assert "Bangers.ttf" in app.missing
    app.show_lobby()
    app.shell.show()
    qtbot.waitUntil(lambda: bool(app.shell.open_sheets()), timeout=5000)
    told = words_in(app.shell.open_sheets()[0])
    assert "Bangers.ttf" in told
    assert str(tmp_path / "assets" / "fonts") in told
    app.shell.close_sheets()
    reporter().tell = print


def test_a_failure_is_told_in_words_and_the_window_stays(app: App, qtbot: QtBot) -> None:
    app.show_lobby()
    app.shell.show()
    app._catch_failures()
    reporter().report(ZeroDivisionError("division by zero"))
    qtbot.waitUntil(lambda: bool(app.shell.open_sheets()), timeout=2000)
    told = words_in(app.shell.open_sheets()[-1])
    assert "Something in Tabletop itself went wrong (ZeroDivisionError)" in told
    assert "Traceback" not in told
    assert app.shell.isVisible()


def test_ready_is_traced_once_the_table_is_painted(qtbot: QtBot, capsys: pytest.CaptureFixture[str], app: App) -> None:
    app.trace = Trace(sys.stdout)
    app.open_table(finish(new_duel()), None, "closed")
    assert "READY" not in capsys.readouterr().out
    app.shell.show()
    seen: list[str] = []

    def ready() -> bool:
        seen.append(capsys.readouterr().out)
        return "READY" in "".join(seen)

    qtbot.waitUntil(ready, timeout=5000)
    app.trace = None


def test_sizes_follow_the_window() -> None:
    theme = Theme()
    assert (theme.px(46, 36), theme.text_px(18.5, 15)) == (46, 18)
    theme.fit(QSize(1280, 720))
    assert (theme.px(46, 36), theme.px(396, 292), theme.px(132, 112)) == (36, 292, 112)
    theme.fit(QSize(1280, 2000))
    assert theme.px(46, 36) == 36
    theme.fit(QSize(1920, 1080))
    assert (theme.px(46, 36), theme.px(396, 292)) == (46, 396)
    theme.fit(QSize(3840, 2160))
    assert (theme.px(46, 36), theme.px(396, 292), theme.text_px(14, 11.5)) == (92, 792, 28)


def test_the_text_scale_multiplies_text_only() -> None:
    theme = Theme(text_scale=1.5)
    assert theme.text_px(14, 11.5) == 21
    assert theme.px(14) == 14


@pytest.mark.parametrize("palette", ["dark", "light", "contrast"])
def test_the_style_sheet_has_no_gap(palette: str, qtbot: QtBot) -> None:
    theme = Theme()
    theme.use(palette, 1.0)
    sheet = theme.sheet("#F0452F")
    assert "$" not in sheet
    assert theme.palette.raised in sheet
    assert Path(sheet.split('image: url("')[1].split('"')[0]).is_file()
    del qtbot


def test_the_window_remembers_its_place(app: App) -> None:
    app.show_lobby()
    app.shell.show()
    app.shell.resize(1300, 800)
    app.shell.close()
    assert app.settings.window[2:] == [1300, 800]


def test_a_window_restored_to_a_screen_that_is_gone_is_on_a_screen(qtbot: QtBot) -> None:
    app = App(Settings(window=[90000, 90000, 1300, 800]))
    qtbot.addWidget(app.shell)
    assert app.shell.x() < 50000


def test_a_table_is_made_ready_while_the_lobby_shows(qtbot: QtBot) -> None:
    asked: list[str] = []
    game = replace(all_games()[0], rules=lambda: asked.append("rules"))  # type: ignore[arg-type,return-value]
    owner = QObject()
    warming = Warming([game], owner)
    warming.start()
    qtbot.waitUntil(lambda: warming.done and asked == ["rules"], timeout=10_000)
    assert "tabletop.ui.table_flows" in sys.modules


def test_a_fault_while_getting_ready_disturbs_nobody(qtbot: QtBot) -> None:
    asked: list[str] = []

    def fails() -> CardSet:
        asked.append("cards")
        raise OSError("cards.toml is missing")

    owner = QObject()
    warming = Warming([replace(all_games()[0], card_set=fails)], owner)
    warming.start()
    qtbot.waitUntil(lambda: bool(asked), timeout=10_000)
    assert warming.done


def test_missing_pictures_are_told_once_and_the_game_goes_on(app: App) -> None:
    assert icons.tinted("no-such-icon", 20, "#FFFFFF").isNull()
    app.open_table(finish(new_duel()), None, "closed")
    app.shell.show()
    assert app.table is not None
    for _ in range(2):
        app.table._tell_missing()
    told = words_in(app.shell.open_sheets()[-1])
    icons.MISSING.discard("no-such-icon")
    assert len(app.shell.open_sheets()) == 1
    assert "no-such-icon" in told
    assert app.table.controller.choose("pass", app.table.controller.match.number)
