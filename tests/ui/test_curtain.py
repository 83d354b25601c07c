"""The full curtain in the window: what it hides, and how it is lifted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.ui.window.curtain import NOTE_ACROSS
from tabletop.ui.window.curtain_note import paint_note, where_it_stands
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.texts import words_in


def covered(page: TablePage) -> bool:
    """Whether the curtain is down."""
    return page.curtain.isVisible()


def test_the_curtain_is_lifted_by_holding_its_key(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(hands="curtain").page
    button = page.curtain.button
    assert button is not None
    assert covered(page)
    QTest.keyClick(button, Qt.Key.Key_1)
    assert covered(page)
    QTest.keyPress(button, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: not covered(page), timeout=5000)
    assert page.controller.seats.opened == 0


def test_the_curtain_is_lifted_by_holding_the_mouse(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table(hands="curtain").page
    assert page.curtain.button is not None
    QTest.mousePress(page.curtain.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not covered(page), timeout=5000)


def test_no_other_key_acts_below_the_curtain(open_table: OpenTable) -> None:
    page = open_table(hands="curtain").page
    number = page.controller.match.number
    assert page.curtain.button is not None
    for key in (Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Z):
        QTest.keyClick(page.curtain.button, key)
    assert page.controller.match.number == number
    assert covered(page)


def test_the_curtain_covers_the_whole_page_and_names_no_card(open_table: OpenTable) -> None:
    page = open_table(hands="curtain").page
    page.resize(1000, 640)
    assert page.curtain.geometry() == page.rect()
    hand = page.controller.match.ask(0).view().zones["hand-0"].pieces
    words = words_in(page)
    assert not [piece for piece in hand if page.pictures.faces.title(piece.kind or "") in words]


def test_the_curtain_falls_again_for_the_next_person(open_table: OpenTable) -> None:
    page = open_table(hands="curtain").page
    page.controller.hold(0)
    assert not covered(page)
    page.controller.choose("pass", page.controller.match.number)
    assert covered(page)
    assert page.curtain.accessibleName() == "Hand the screen to Bo"


def test_the_curtain_tells_which_game_it_is_and_how_far(open_table: OpenTable) -> None:
    flows = open_table(hands="curtain")
    page, game = flows.page, flows.controller.match.game
    assert page.moment is not None
    words = where_it_stands(game, page.moment)
    assert words.startswith("Hero Brigade")
    page.moment.scene.view.facts.update(round=2, phase="play")
    assert where_it_stands(game, page.moment) == "Hero Brigade \u00b7 Round 2 \u00b7 Play Phase"


@pytest.mark.parametrize(("size", "scale"), [((1130, 635), 1.0), ((1280, 720), 2.0), ((1920, 1080), 2.0)])
def test_the_note_on_the_curtain_stays_in_its_corner(
    open_table: OpenTable, size: tuple[int, int], scale: float
) -> None:
    page = open_table(hands="curtain").page
    page.curtain._theme.fit(QSize(*size))
    page.curtain._theme.use("dark", scale)
    picture = QImage(*size, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    title = "Hero Brigade \u00b7 Round 12 \u00b7 Cleanup Phase"
    covered_by_note = paint_note(painter, page.curtain._theme, title, size[0] * NOTE_ACROSS)
    painter.end()
    assert covered_by_note.right() < size[0] * 0.38
    assert covered_by_note.bottom() < size[1] * 0.3
