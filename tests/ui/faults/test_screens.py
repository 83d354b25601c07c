"""Scales, screens that differ, and windows that were last seen on a screen that is gone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.ui.scene.view import TableView
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tabletop.ui.theme import Theme
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand

ROOT = Path(__file__).resolve().parents[3]


def elsewhere(script: str, **environment: str) -> dict[str, float]:
    """Run a few lines in a process of its own, where screens can be as they like; returns its last line as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)} | environment,
    )
    assert done.returncode == 0, done.stderr[-800:]
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


TABLE = """
import json, sys
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
app = QApplication(sys.argv[:1])
from tabletop.games.hero_brigade.layout import LAYOUT
from tabletop.ui.palette import DARK
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
view = TableView(LAYOUT, Pictures(duel.PlainFaces(), at_once=True), DARK)
view.set_animation(False); view.input_guard_ms = 0
view.resize(900, 560); view.show(); view.sync(duel.state(duel.targets()))
app.processEvents()
"""

DRAG = """
LEFT, port, card = Qt.MouseButton.LeftButton, view.viewport(), view.table.pieces.cards["card:10"]
start = view.to_window(card.scenePos()).toPoint()
QTest.mousePress(port, LEFT, pos=start)
QTest.mouseMove(port, start + QPoint(20, -20))
drag = view.table.drag
before = drag.place
QTest.mouseMove(port, start + QPoint(220, -120))
moved = drag.place - before
target = view.to_window(view.table.pieces.cards["card:20"].scenePos()).toPoint()
heard = []
view.chosen.connect(heard.append)
QTest.mouseMove(port, target)
QTest.mouseRelease(port, LEFT, pos=target)
print(json.dumps({"x": moved.x(), "y": moved.y(), "ratio": port.devicePixelRatioF(), "hit": heard == ["target:20"]}))
"""


@pytest.mark.parametrize("scale", ["1.25", "1.5"])
def test_what_is_dragged_goes_as_far_as_the_pointer(scale: str) -> None:
    found = elsewhere(TABLE + DRAG, QT_SCALE_FACTOR=scale)
    assert found["ratio"] == pytest.approx(float(scale))
    assert [found["x"], found["y"]] == pytest.approx([200, -100], abs=0.01)
    assert found["hit"]


@pytest.mark.parametrize("zoom", [1.25, 1.5])
def test_a_zoomed_table_does_not_change_that(table: TableView, person: Hand, zoom: float) -> None:
    table.sync(duel.state(duel.targets()))
    table.looking.zoom(zoom, QPointF(700, 500))
    start = person.where("card:10")
    person.pick_up("card:10")
    before = table.table.drag.place
    person.move(start + QPoint(115, -65))
    moved = table.table.drag.place - before
    assert [moved.x(), moved.y()] == pytest.approx([100, -50], abs=0.01)


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_on_a_sharper_screen_everything_is_drawn_for_it_and_back(
    table: TableView, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    table.sync(duel.state(duel.targets()))
    port, style, pictures = table.viewport(), table.style_, table.table.pictures
    before, known = style.table_scale, set(pictures.kept())

    def on_a_screen_of(factor: float) -> QImage:
        monkeypatch.setattr(port, "devicePixelRatioF", lambda: factor, raising=False)
        QApplication.sendEvent(port, QEvent(QEvent.Type.DevicePixelRatioChange))
        size = table.size() * factor
        image = QImage(size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(factor)
        port.render(image)
        return image

    first = on_a_screen_of(1.0)
    on_a_screen_of(ratio)
    assert style.table_scale == pytest.approx(before * ratio)
    card = table.table.pieces.cards["card:10"]
    assert (card.look, round(card.width * style.table_scale)) in set(pictures.kept()) - known
    assert table._ground is not None
    assert table._ground[1].devicePixelRatio() == ratio
    assert on_a_screen_of(1.0) == first


@pytest.mark.parametrize(
    "place",
    [
        (5000, 3000, 1280, 720),  # the second screen is unplugged
        (-4000, 100, 1280, 720),
        (100, -2000, 1280, 720),
        (100, 790, 1280, 720),  # only the title would be seen
        (0, 0, 5000, 4000),  # it was a larger screen
        (10, 10, -5, 0),
    ],
)
def test_a_window_comes_back_where_it_can_be_seen(qtbot: QtBot, place: tuple[int, int, int, int]) -> None:
    shell = Shell(Theme(), Settings(window=list(place)))
    qtbot.addWidget(shell)
    shell.show()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    seen = max((screen.intersected(shell.geometry()) for screen in screens), key=lambda part: part.width())
    assert seen.height() > 100
    assert seen.width() > 200
    assert any(screen.contains(shell.geometry().topLeft()) for screen in screens)
    # No larger than the screen, unless the least size of the window is.
    assert shell.width() <= max(screens[0].width(), shell.minimumWidth())
    assert shell.height() <= max(screens[0].height(), shell.minimumHeight())


def test_a_window_that_fits_comes_back_where_it_was(qtbot: QtBot) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    place = QRect(room.left(), room.top(), room.width(), room.height())
    shell = Shell(Theme(), Settings(window=[place.x(), place.y(), place.width(), place.height()]))
    qtbot.addWidget(shell)
    assert shell.geometry().topLeft() == place.topLeft()


def test_a_settings_file_with_nonsense_for_a_place_is_no_obstacle(qtbot: QtBot) -> None:
    shell = Shell(Theme(), Settings(window=["left", None, 3, {}]))  # type: ignore[list-item]
    qtbot.addWidget(shell)
    assert shell.width() >= shell.minimumWidth()
