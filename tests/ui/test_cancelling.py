"""Esc in the middle of an effect goes back to one's own last decision; F11 and how the window was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands
from tabletop.ui.settings import Settings, load_settings
from tabletop.ui.shell import Shell
from tabletop.ui.theme import Theme
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, controlled, new_duel


def in_the_middle(controller: Controller, seed: int = 4) -> None:
    """Play at random until a seat aims something that it has just chosen."""
    people = People(controller, seed, stops=0.0)
    for _ in range(2000):
        if controller.can_cancel():
            return
        people.act()
    raise AssertionError("nobody ever aimed anything")


def test_an_effect_in_the_middle_can_be_cancelled() -> None:
    controller = controlled(new_duel(4), Hands.OPEN)
    assert not controller.can_cancel()
    in_the_middle(controller)
    seat = controller.match.to_move
    controller.undo()
    assert controller.match.to_move == seat
    assert controller.match.can_redo


def test_escape_goes_back_and_says_so(open_table: OpenTable) -> None:
    table = open_table(new_duel(4), "open")
    page, controller = table.page, table.controller
    in_the_middle(controller)
    number = controller.match.number
    page.acting.lower_hand()
    assert page.bar.actions_now.cancel
    page.acting.cancel()
    assert controller.match.number < number
    assert page.bar.form.note.text() == "Taken back. Redo gives it again."
    controller.redo()
    assert controller.match.number == number


def test_the_window_comes_back_as_it_was(theme: Theme, shell: Shell, settings: Settings) -> None:
    QTest.keyClick(shell, Qt.Key.Key_F11)
    assert shell.isFullScreen()
    shell.close()
    assert load_settings().window_state == "full"
    again = Shell(theme, load_settings())
    assert again.windowState() & Qt.WindowState.WindowFullScreen
    again.deleteLater()
    QTest.keyClick(shell, Qt.Key.Key_F11)
    settings.window_state = ""
