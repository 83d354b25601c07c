"""A table on a screen that nobody sees, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.engine.match import Match
from tabletop.trace import Trace
from tabletop.ui import fonts
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.theme import Theme
from tests.ui.duels import new_duel


@pytest.fixture
def theme(qtbot: QtBot) -> Theme:
    """The dark theme at full HD, with the shipped fonts."""
    del qtbot  # needs the application only
    assert fonts.load_fonts(data_dir("assets") / "fonts") == []
    return Theme()


@pytest.fixture
def settings() -> Settings:
    """Settings without motion and pauses."""
    return Settings(speed="off")


@pytest.fixture
def shell(qtbot: QtBot, theme: Theme, settings: Settings) -> Iterator[Shell]:
    """An empty window of 1280 x 720."""
    shell = Shell(theme, settings)
    shell.resize(1280, 720)
    qtbot.addWidget(shell)
    shell.show()
    yield shell
    shell.close_sheets()


OpenTable = Callable[..., TableFlows]


@pytest.fixture
def open_table(shell: Shell) -> Iterator[OpenTable]:
    """Opens tables in the window; they are closed in the end."""
    tables: list[TableFlows] = []

    def opened(match: Match | None = None, hands: str = "closed", trace: Trace | None = None) -> TableFlows:
        table = TableFlows(shell, match or new_duel(), trace or Trace(None), None, hands)
        table.page.acting.guard_ms = 0
        tables.append(table)
        table.open()
        return table

    yield opened
    for table in tables:
        table.close()
