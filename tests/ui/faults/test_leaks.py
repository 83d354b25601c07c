"""A hundred games, one after another, with the garbage collector running: nothing stays behind and nothing breaks."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop.ui.app import App
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.table import Table
from tabletop.ui.scene.view import TableView
from tabletop.ui.window.page import TablePage
from tests.ui.duels import People, new_duel

GAMES = 100
KINDS = (TablePage, TableView, Table, CardItem)


def settle() -> None:
    """Let everything go that was told to."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()


def alive() -> dict[str, int]:
    """How many there are of each kind, in Python and in Qt."""
    found = dict.fromkeys((kind.__name__ for kind in KINDS), 0)
    for each in gc.get_objects():
        for kind in KINDS:
            if type(each) is kind:
                found[kind.__name__] += 1
    return found | {"widgets": len(QApplication.allWidgets()), "windows": len(QApplication.topLevelWidgets())}


def test_a_hundred_games_leave_nothing_behind(app: App) -> None:
    """The collector runs as it likes and besides in the middle of each game, while its table is being painted."""
    assert gc.isenabled()
    app.show_lobby()
    counts = []
    for number in range(GAMES):
        app.open_table(new_duel(number % 7), None, "open")
        table = app.table
        assert table is not None
        people = People(table.controller, number)
        people.act()
        gc.collect(number % 2)
        people.act()
        QApplication.processEvents()
        table.leave()
        del table, people
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does after each turn
        if number in (9, GAMES - 1):
            settle()
            counts.append(alive())
    assert counts[0] == counts[1]
    assert [counts[1][kind.__name__] for kind in KINDS] == [0] * len(KINDS)


def test_a_table_that_was_left_is_gone(app: App) -> None:
    app.show_lobby()
    app.open_table(new_duel(), None, "open")
    assert app.table is not None
    page = weakref.ref(app.table.page)
    app.table.leave()
    settle()
    assert page() is None


def test_a_rematch_puts_the_old_table_away(app: App) -> None:
    app.show_lobby()
    app.open_table(new_duel(), None, "open")
    assert app.table is not None
    page = weakref.ref(app.table.page)
    app.table.controller.concede(1)
    settle()
    sheet = app.shell.open_sheets()[-1]
    next(button for button in sheet.findChildren(QPushButton) if button.text().startswith("Rematch")).click()
    del sheet
    settle()
    assert page() is None
    assert isinstance(app.shell.page, TablePage)
