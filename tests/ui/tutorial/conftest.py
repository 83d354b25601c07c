"""A lesson in the window of the tests, and the sheet that follows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.trace import Trace
from tabletop.tutorials.lesson import lesson_of
from tabletop.ui.parts.sheet import Sheet
from tabletop.ui.shell import Shell
from tabletop.ui.tutorial.table import LessonTable
from tests.ui.duels import GAME


@pytest.fixture
def lesson_table(shell: Shell) -> Iterator[LessonTable]:
    told = lesson_of(GAME)
    assert told is not None
    table = LessonTable(shell, GAME, told, Trace(None))
    table.page.acting.guard_ms = 0
    table.page.scene.input_guard_ms = 0
    gone: list[bool] = []
    table.left.connect(lambda: gone.append(True))
    table.open()
    yield table
    if not gone:
        table.close()


def what_next(shell: Shell) -> list[Sheet]:
    return [sheet for sheet in shell.open_sheets() if sheet.accessibleName() == "Lesson done"]
