"""A program that is killed at any moment: the duel goes on from the last decision that was saved."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.saves.reading import read_save
from tabletop.saves.resuming import latest_autosave

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from tabletop.trace import Trace
from tabletop.ui.app import App, _application
from tabletop.ui.settings import Settings
from tests.ui.duels import People, new_duel

application = _application([])
app = App(Settings(speed="off"), Trace(sys.stdout))
match = new_duel(int(sys.argv[1]))
app.open_table(match, None, "closed")
app.shell.show()
people = People(app.table.controller, int(sys.argv[1]))
timer = QTimer()
timer.timeout.connect(people.act)
timer.start(15)
application.exec()
"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_killed_duel_goes_on(own_folders: Path, seed: int) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(seed)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as program:
        assert program.stdout is not None
        for line in program.stdout:
            if line.startswith(b"SAVED"):
                break
        else:
            raise AssertionError(f"the program ended by itself with exit code {program.wait()}")
        time.sleep(0.1 + random.random())  # a moment that nobody has chosen
        program.send_signal(signal.SIGKILL)
        lines = program.stdout.read().decode().splitlines()
    saved = [line.removeprefix("SAVED ") for line in lines if line.startswith("SAVED ")]
    found = latest_autosave()
    assert found is not None
    again = read_save(found.path).match
    assert again.outcome is None
    assert again.decision is not None
    assert not saved or found.path.name >= Path(saved[-1]).name
    assert str(own_folders) in str(found.path)
