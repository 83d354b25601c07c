"""Screens smaller than the smallest window: everything is drawn smaller, and no window is larger than its screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from tabletop.ui.screen_fit import LEAST, TITLE_BAR, factor_for
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tabletop.ui.theme import Theme

ROOT = Path(__file__).resolve().parent.parent.parent
# Starts the program as `tabletop` does and says what came of it.
STARTED = """
import json, os, sys
from PySide6.QtCore import QTimer
from tabletop.ui import app as program
from tabletop.ui.settings import Settings

application = program._application([])
app = program.App(Settings(window=json.loads(sys.argv[1])))
app.show_lobby()
app.shell.open()
def tell():
    screen, shell = application.primaryScreen(), app.shell
    print(json.dumps({
        "room": screen.availableSize().toTuple(), "ratio": screen.devicePixelRatio(),
        "window": shell.size().toTuple(), "least": shell.minimumSize().toTuple(),
        "needs": shell.minimumSizeHint().toTuple(), "own": os.environ.get("QT_SCALE_FACTOR"),
        "name": application.desktopFileName(),
    }))
    application.quit()
QTimer.singleShot(300, tell)
application.exec()
"""


def started(home: Path, platform: str, window: str = "[]", factor: str = "") -> dict[str, Any]:
    environment = os.environ | {"QT_QPA_PLATFORM": platform, "TABLETOP_HOME": str(home)}
    environment.pop("QT_SCALE_FACTOR", None)
    if factor:
        environment["QT_SCALE_FACTOR"] = factor
    command = [sys.executable, "-c", STARTED, window]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=50, check=True)
    told: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize("pixels", [(1280, 720), (1366, 768), (1920, 1080), (1920, 1200), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_the_smallest_window_fits_every_screen(pixels: tuple[int, int], scale: float) -> None:
    room = QSize(int(pixels[0] / scale), int(pixels[1] / scale))
    factor = factor_for(room)
    assert 0 < factor <= 1
    assert room.width() / factor >= LEAST.width()
    assert room.height() / factor >= LEAST.height()


def test_a_screen_with_room_is_left_alone() -> None:
    assert factor_for(QSize(1280, 720)) == 1.0
    assert factor_for(LEAST) == 1.0
    assert factor_for(QSize()) == 1.0  # a screen that doesn't know its size yet


def test_a_shrunken_window_has_room_for_its_title_bar() -> None:
    factor = factor_for(QSize(1600, 520))
    assert 520 / factor >= LEAST.height() + TITLE_BAR


@pytest.mark.parametrize("window", ["[]", "[40, 40, 1280, 720]"])
def test_on_a_small_screen_the_program_is_drawn_smaller(own_folders: Path, window: str) -> None:
    told = started(own_folders, "minimal", window)  # this platform has one screen of 240 x 320 pixels
    assert told["ratio"] == pytest.approx(240 / LEAST.width())
    assert tuple(told["least"]) == LEAST.toTuple()
    assert all(size <= room for size, room in zip(told["window"], told["room"], strict=True))
    assert all(need <= least for need, least in zip(told["needs"], told["least"], strict=True))
    assert told["own"] is None  # nothing is left for programs that are started from here
    assert told["name"] == "tabletop"


def test_the_persons_own_factor_is_combined(own_folders: Path) -> None:
    told = started(own_folders, "minimal", factor="0.5")  # 480 x 640 logical pixels
    assert told["ratio"] == pytest.approx(240 / LEAST.width())
    assert told["own"] == "0.5"


def test_a_screen_that_nobody_sees_changes_nothing(own_folders: Path) -> None:
    assert started(own_folders, "offscreen")["ratio"] == 1.0


def test_a_window_is_cut_down_to_the_screen_it_comes_to(qtbot: QtBot, theme: Theme) -> None:
    shell = Shell(theme, Settings())
    qtbot.addWidget(shell)
    shell.open()
    shell.setWindowState(Qt.WindowState.WindowNoState)
    shell.setMinimumSize(LEAST)
    shell.resize(1280, 1000)
    shell.windowHandle().screenChanged.emit(shell.screen())  # 800 x 800 logical pixels
    room = shell.screen().availableSize()
    assert shell.frameGeometry().width() <= room.width()
    assert shell.frameGeometry().height() <= room.height()
    assert shell.minimumHeight() == LEAST.height()
