"""Presses that are lost, doubled or held: none of them may act on its own or answer twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.scene.view import TableView
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand

NO = Qt.MouseButton.NoButton
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def right_click(table: TableView, place: QPoint) -> None:
    """The menu that a right click asks for; it takes the mouse, so the table hears no release."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.viewport(), QContextMenuEvent(reason, place, table.viewport().mapToGlobal(place)))


def move_freely(table: TableView, place: QPoint) -> None:
    """Move the mouse with no button down."""
    where = QPointF(place)
    event = QMouseEvent(QEvent.Type.MouseMove, where, table.viewport().mapToGlobal(where), NO, NO, PLAIN)
    QApplication.sendEvent(table.viewport(), event)


def test_a_press_before_a_context_menu_drags_nothing_after_it(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    start = person.where("card:10")
    person.press(start)
    right_click(table, start)
    move_freely(table, start + QPoint(60, -60))
    assert table.handling.dragging is None
    person.release(start + QPoint(60, -60))
    assert person.heard == []


def test_a_context_menu_in_the_middle_of_a_drag_ends_it(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.pick_up("card:10")
    right_click(table, person.where("card:20"))
    assert table.handling.dragging is None
    assert not table.table.drag.visible
    person.release("card:20")
    assert person.heard == []


def test_a_release_that_was_never_heard_ends_the_drag_with_the_next_move(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.pick_up("card:10")
    move_freely(table, person.where("card:20"))
    assert table.handling.dragging is None
    assert person.heard == []


def test_a_press_that_was_lost_is_forgotten_with_the_window(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.pick_up("card:10")
    table.hide()
    table.show()
    move_freely(table, person.where("card:20"))
    assert table.handling.dragging is None
    assert person.heard == []


def test_a_double_click_on_a_card_answers_once(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    table.chosen.connect(lambda _key: table.sync(duel.state(duel.fight(2))))
    table.input_guard_ms = 300
    QTest.qWait(320)
    person.double_click("card:10")
    assert person.heard == [("chosen", "activate:10")]


def test_a_double_click_whose_first_half_ended_motion_answers_nothing(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    shown = duel.view()
    for piece in shown.zones["front-0"].pieces:
        piece.place = 1 - piece.place
    table.sync(duel.state(duel.fight(2), shown))
    table.input_guard_ms = 300
    person.double_click("card:10")
    assert person.heard == []


@pytest.fixture
def page(open_table: OpenTable) -> TablePage:
    """A duel in which Ann's hand is open, with the pause that people have."""
    page = open_table(new_duel(kinds=("human", "human"))).page
    page.controller.hold(0)
    page.acting.guard_ms = 300
    page.scene.input_guard_ms = 300
    QTest.qWait(320)
    return page


def numbers(page: TablePage) -> list[int]:
    """Collect the decisions that are answered from now on."""
    answered: list[int] = []
    page.controller.answered = lambda: answered.append(page.controller.match.number)
    return answered


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_End])
def test_a_key_that_is_held_down_answers_at_most_once(page: TablePage, key: Qt.Key) -> None:
    answered = numbers(page)
    word = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN).text() or (chr(key) if key < 128 else "")
    page.scene.setFocus()
    for number in range(40):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, word, number > 0)
        QApplication.sendEvent(QApplication.focusWidget() or page.scene, event)
        QTest.qWait(12)  # longer together than the pause after a new decision
    assert len(answered) <= 1


def test_a_double_click_on_a_button_answers_once(page: TablePage) -> None:
    answered = numbers(page)
    subjects = [item for line in page.bar.actions_now.lines for item in line.items if item.kind == "subject"]
    page.acting.pick(subjects[0].subject)
    button = page.bar.second.buttons[0]
    place = button.mapTo(page.window(), button.rect().center())
    QTest.mouseDClick(button, LEFT)
    below = page.window().childAt(place)
    if below is not None:  # what stands where the button was
        QTest.mouseClick(below, LEFT)
    assert len(answered) == 1
