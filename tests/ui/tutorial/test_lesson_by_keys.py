"""The lesson by keyboard alone: its notes, every step by the bar's keys, and every step on the table itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop.tutorials.lesson import lesson_of
from tabletop.ui.shell import Shell
from tabletop.ui.tutorial.table import LessonTable
from tabletop.ui.window.action_button import ActionButton
from tests.ui.duels import GAME
from tests.ui.tutorial.conftest import what_next

Key = Qt.Key


def press(shell: Shell, key: Qt.Key) -> None:
    """A key on whatever has the keyboard."""
    if QApplication.focusWidget() is None:
        shell.activateWindow()
        QApplication.processEvents()
    QTest.keyClick(QApplication.focusWidget() or shell, key)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def tab_to(shell: Shell, wanted: QWidget) -> None:
    """Tab until a widget has the keyboard."""
    for _ in range(80):
        if wanted.hasFocus():
            return
        press(shell, Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {wanted.accessibleName()}")


def answer_in_bar(table: LessonTable, shell: Shell) -> None:
    """A cap on a button of the bar names its key; before the bar is laid out there is none yet."""
    buttons = [each for each in table.page.bar.findChildren(ActionButton) if each.isVisible()]
    cap = next((each.item.cap for each in buttons if each.item.cap.isdigit()), None)
    if cap is not None:
        press(shell, Key(Key.Key_0.value + int(cap)))


def answer_on_table(table: LessonTable, shell: Shell) -> None:
    """Tab on the table goes to what may be chosen, Enter chooses it."""
    table.page.scene.setFocus()
    press(shell, Key.Key_Tab)
    press(shell, Key.Key_Return)


@pytest.mark.parametrize("answer", [answer_in_bar, answer_on_table])
def test_the_whole_lesson_by_keys(lesson_table: LessonTable, shell: Shell, qtbot: QtBot, answer: object) -> None:
    table, titles = lesson_table, list[str]()
    assert callable(answer)
    for _ in range(160):
        qtbot.wait(15)
        if what_next(shell):
            break
        course, note = table.course, table.note
        if not titles or titles[-1] != note.title.text:
            titles.append(note.title.text)
        if course.reading:
            assert note.next_button.hasFocus(), "a note that is to be read takes the keyboard"
            press(shell, Key.Key_Return)
        elif course.doing and table.page.moment is not None and table.page.moment.decision is not None:
            answer(table, shell)
    assert titles == [step.title for step in course.lesson.steps]
    assert table.controller.match.ask(0).view().facts["round"] == 3
    press(shell, Key.Key_Return)  # Play now has the keyboard
    assert not what_next(shell)


def test_the_keys_of_the_note_are_reached_from_the_table(lesson_table: LessonTable, shell: Shell, qtbot: QtBot) -> None:
    table, note = lesson_table, lesson_table.note
    for _ in range(2):
        press(shell, Key.Key_Space)
    qtbot.wait(15)
    assert table.course.index == 2
    assert table.page.scene.hasFocus()
    tab_to(shell, note.show_button)
    press(shell, Key.Key_Space)
    qtbot.waitUntil(lambda: table.course.index == 3)
    tab_to(shell, note.back_button)
    press(shell, Key.Key_Return)
    assert table.course.index == 2
    tab_to(shell, note.leave_button)
    with qtbot.waitSignal(table.left):
        press(shell, Key.Key_Return)


def test_no_step_insists_on_the_mouse_or_names_a_colour_that_one_theme_lacks() -> None:
    told = lesson_of(GAME)
    assert told is not None
    for step in told.steps:
        words = step.say.lower()
        for mouse in ("drag", "click", "point at"):
            assert mouse not in words or " or " in words, step.title
        assert " blue " not in words.replace("the blue **support** line", ""), step.title


def test_buttons_of_the_bar_name_their_keys(lesson_table: LessonTable, shell: Shell, qtbot: QtBot) -> None:
    for _ in range(2):
        press(shell, Key.Key_Space)
    qtbot.wait(15)
    buttons = lesson_table.page.bar.findChildren(ActionButton)
    assert any(button.isVisible() and button.item.cap == "1" for button in buttons)
