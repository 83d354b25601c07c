"""The menu of a saved game does not outlive the row that it was opened from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMenu

from tabletop.games import all_games
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.shell import Shell
from tests.ui.test_lobby import autosaved, finished_duel, lobby_with, rows


def menus(lobby: LobbyPage) -> list[QMenu]:
    """The menus with deeds that are there."""
    return [each for each in lobby.window().findChildren(QMenu) if each.actions()]


def test_a_list_read_anew_closes_the_menu_of_a_row_that_is_gone(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = lobby_with(shell, [], all_games())
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)  # a screen that nobody sees has no popups
    autosaved(finished_duel(5), "20260101-000000-hero-brigade")
    rows(lobby)[0].form.moreButton.click()
    assert menus(lobby)
    rows(lobby)
    for _ in range(2):  # the row goes first, and with it the menu
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not menus(lobby)
