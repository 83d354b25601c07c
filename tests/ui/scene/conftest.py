"""A table on an offscreen window, and a hand that uses it with real mouse events."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.games.hero_brigade.layout import LAYOUT
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.view import TableView
from tests.ui.scene.duel import PlainFaces

LEFT = Qt.MouseButton.LeftButton


class Hand:
    """A person at the table. `heard` lists what the table said, in order."""

    def __init__(self, table: TableView):
        self.table = table
        self.heard: list[tuple[object, ...]] = []
        for name in (
            "chosen",
            "chain",
            "refused",
            "hold_completed",
            "hold_released",
            "claimed",
            "nobody",
            "hand_lowered",
            "browse",
            "rule_wanted",
        ):
            getattr(table, name).connect(lambda *said, name=name: self.heard.append((name, *said)))

    def where(self, thing: str) -> QPoint:
        """The middle of a card, place, zone or lane in the window."""
        middle = self.table.choosing.focus.middle(thing)
        assert middle is not None, f"{thing} is not on the table"
        return self.table.to_window(middle).toPoint()

    def at(self, x: float, y: float) -> QPoint:
        """A point of the table in millimetres, in the window."""
        unit = 1524 / 578
        return self.table.to_window(QPointF(x * unit, y * unit)).toPoint()

    def click(self, place: str | QPoint) -> None:
        point = self.where(place) if isinstance(place, str) else place
        QTest.mouseClick(self.table.viewport(), LEFT, pos=point)

    def double_click(self, place: str | QPoint) -> None:
        point = self.where(place) if isinstance(place, str) else place
        QTest.mouseClick(self.table.viewport(), LEFT, pos=point)
        QTest.mouseDClick(self.table.viewport(), LEFT, pos=point)
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=point)

    def press(self, place: str | QPoint) -> None:
        QTest.mousePress(self.table.viewport(), LEFT, pos=self.where(place) if isinstance(place, str) else place)

    def move(self, place: str | QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), self.where(place) if isinstance(place, str) else place)

    def release(self, place: str | QPoint) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=self.where(place) if isinstance(place, str) else place)

    def pick_up(self, thing: str) -> None:
        """Press on a card and move far enough to drag it."""
        start = self.where(thing)
        self.press(start)
        self.move(start + QPoint(15, -15))

    def drag(self, thing: str, place: str | QPoint) -> None:
        """Drag a card to a place and let go."""
        end = self.where(place) if isinstance(place, str) else place
        self.pick_up(thing)
        self.move(end + QPoint(2, 2))
        self.move(end)
        self.release(end)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)


@pytest.fixture
def faces() -> PlainFaces:
    return PlainFaces()


@pytest.fixture
def table(qtbot: QtBot, faces: PlainFaces) -> Iterator[TableView]:
    load_fonts(data_dir("assets") / "fonts")
    pictures = Pictures(faces, at_once=True)
    made = TableView(LAYOUT, pictures, DARK)
    qtbot.addWidget(made)
    made.set_animation(False)
    made.input_guard_ms = 0
    made.resize(1524, 902)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def person(table: TableView) -> Hand:
    return Hand(table)
