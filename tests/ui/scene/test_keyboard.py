"""The keyboard on the table: Tab, arrows, Enter and Space, zooming and fitting."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand

Key = Qt.Key


def test_nothing_has_focus_before_a_key_asks_for_it(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    for key in (Key.Key_Return, Key.Key_Space):
        person.key(key)
    assert person.heard == []


def test_tab_goes_through_what_may_act_in_reading_order(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    table.setFocus()
    seen = []
    for _ in range(3):
        person.key(Key.Key_Tab)
        seen.append(table.choosing.focus.thing)
    assert seen == ["card:21", "card:20", "card:11"]
    assert "focus" in table.table.pieces.cards["card:11"].marks


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_act_on_what_has_focus(table: TableView, person: Hand, key: Qt.Key) -> None:
    table.sync(duel.state(duel.fight()))
    table.setFocus()
    person.key(Key.Key_Tab)
    person.key(Key.Key_Tab)
    person.key(key)
    assert person.heard == [("chosen", "activate:11")]


def test_a_key_held_down_answers_once(table: TableView, person: Hand) -> None:
    table.chosen.connect(lambda _key: table.sync(duel.state(duel.fight(number=2))))
    table.sync(duel.state(duel.fight()))
    person.key(Key.Key_Tab)
    person.key(Key.Key_Space)
    person.key(Key.Key_Space)
    assert person.heard == [("chosen", "activate:10")]


def test_arrows_go_to_the_nearest_thing_that_way(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    person.key(Key.Key_Tab)
    assert table.choosing.focus.thing == "card:10"
    person.key(Key.Key_Right)
    assert table.choosing.focus.thing == "card:11"
    person.key(Key.Key_Up)
    assert table.choosing.focus.thing == "card:21"


def test_what_has_focus_is_shown_to_the_inspector(table: TableView, person: Hand) -> None:
    heard: list[str] = []
    table.hovered.connect(heard.append)
    table.sync(duel.state(duel.fight()))
    person.key(Key.Key_Tab)
    assert heard[-1] == "card:10"


def test_a_whole_row_can_be_chosen_by_key(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.key(Key.Key_Tab)
    person.key(Key.Key_Return)
    assert table.choosing.selected == "card:50"
    while table.choosing.focus.thing != "zone:front-0":
        person.key(Key.Key_Tab)
    person.key(Key.Key_Return)
    assert person.heard == [("chosen", "deploy:50:front")]


def test_digits_and_end_are_left_to_the_window(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    taken = []
    for key in (Key.Key_1, Key.Key_End, Key.Key_L):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(table, event)
        taken.append(event.isAccepted())
    assert taken == [False, False, False]


def wheel(table: TableView, at: QPoint, steps: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(table.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.viewport(), event)


def test_the_wheel_zooms_round_the_pointer_and_f_fits(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    fitted = table.looking.camera.scale
    place = person.where("card:20")
    fixed = table.to_scene(QPointF(place))
    wheel(table, place, 3)
    assert table.looking.camera.scale == pytest.approx(fitted * 1.15**3)
    assert (table.to_scene(QPointF(place)) - fixed).manhattanLength() < 2
    person.key(Key.Key_F)
    assert table.looking.camera.scale == pytest.approx(fitted)


def test_plus_and_minus_zoom(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    fitted = table.looking.camera.scale
    person.key(Key.Key_Plus)
    assert table.looking.camera.scale > fitted
    person.key(Key.Key_Minus)
    assert table.looking.camera.scale == pytest.approx(fitted)


def test_the_middle_button_moves_the_table(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    wheel(table, QPoint(700, 400), 4)
    before = table.to_window(QPointF(700, 400))
    middle = Qt.MouseButton.MiddleButton
    QTest.mousePress(table.viewport(), middle, pos=QPoint(400, 300))
    QTest.mouseMove(table.viewport(), QPoint(430, 290))
    QTest.mouseRelease(table.viewport(), middle, pos=QPoint(430, 290))
    moved = table.to_window(QPointF(700, 400)) - before
    assert (moved - QPointF(30, -10)).manhattanLength() < 3


def test_a_zoomed_table_keeps_its_view_when_the_window_grows(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    wheel(table, QPoint(700, 400), 4)
    scale = table.looking.camera.scale
    table.resize(1600, 940)
    assert table.looking.camera.scale == pytest.approx(scale)
