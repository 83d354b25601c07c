"""What the tests of known interface faults need: the table alone, and the whole program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tabletop.crash import reporter
from tabletop.ui.app import App
from tabletop.ui.settings import Settings
from tests.ui.scene.conftest import faces, person, table

__all__ = ["faces", "person", "table"]


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[App]:
    """The program, shown in a window of 1280 x 720 without motion."""
    app = App(Settings(speed="off"))
    app.shell.resize(1280, 720)
    qtbot.addWidget(app.shell)
    app.shell.show()
    yield app
    app.shell.close_sheets()
    if app.table is not None:
        app.table.close()
    reporter().tell = print
