"""The lesson on the screen, from the first note to the last, by mouse alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.saves.resuming import latest_autosave
from tabletop.ui.shell import Shell
from tabletop.ui.tutorial.places import rect_on_page
from tabletop.ui.tutorial.table import LessonTable
from tests.ui.tutorial.conftest import what_next

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(lesson_table: LessonTable) -> LessonTable:
    return lesson_table


def middle(table: LessonTable, thing: str) -> QPoint:
    """The middle of a thing in pixels of the scene's viewport."""
    rect = rect_on_page(table.page, thing)
    assert rect is not None, thing
    return table.page.scene.viewport().mapFrom(table.page, rect.center())


def drag(table: LessonTable, start: QPoint, end: QPoint) -> None:
    view = table.page.scene.viewport()
    QTest.mousePress(view, LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(view, start + (end - start) * part / 8)
    QTest.mouseRelease(view, LEFT, pos=end)


def act(table: LessonTable) -> None:
    """Do with the mouse what the step waits for: drag where there is a target, else click."""
    moment = table.page.moment
    assert moment is not None
    assert moment.decision is not None
    option = moment.decision.options[0]
    number = moment.number
    if option.subject is not None and option.target is not None and moment.decision.uses_hand:
        drag(table, middle(table, option.subject), middle(table, option.target))
    else:
        thing = option.target or option.subject
        assert thing is not None
        following = table.controller.after(option.key)
        QTest.mouseClick(table.page.scene.viewport(), LEFT, pos=middle(table, thing))
        if following is not None and table.page.moment is not None and table.page.moment.number == number:
            target = following.options[0].target
            assert target is not None
            QTest.mouseClick(table.page.scene.viewport(), LEFT, pos=middle(table, target))


def play(table: LessonTable, shell: Shell, qtbot: QtBot) -> list[str]:
    """Play the whole lesson; returns the titles of its notes."""
    titles: list[str] = []
    for _ in range(120):
        qtbot.wait(15)
        if what_next(shell):
            return titles
        course, note = table.course, table.note
        if not titles or titles[-1] != note.title.text:
            titles.append(note.title.text)
        if course.reading:
            QTest.mouseClick(note.next_button, LEFT)
        elif course.doing and table.page.moment is not None and table.page.moment.decision is not None:
            act(table)
    raise AssertionError(f"the lesson does not end, it stands at {table.course.step.title}")


def test_the_whole_lesson_by_mouse(table: LessonTable, shell: Shell, qtbot: QtBot) -> None:
    titles = play(table, shell, qtbot)
    assert titles == [step.title for step in table.course.lesson.steps]
    assert table.controller.match.ask(0).view().facts["round"] == 3
    assert latest_autosave() is None  # a lesson is not kept


def test_the_note_covers_nothing_that_is_to_be_clicked(table: LessonTable, qtbot: QtBot) -> None:
    for _ in range(60):
        qtbot.wait(10)
        table._place()
        if table.course.over:
            break
        note = QRect(table.note.pos(), table.note.size())
        assert table.page.rect().contains(note)
        target = table.pointer.target
        apart = max(target.left() - note.right(), note.left() - target.right(), 0)
        assert apart < table.page.width() * 0.4, f"{table.course.step.title}: far from what it speaks of"
        hint = rect_on_page(table.page, "window:hint")
        assert hint is None or not hint.intersects(note), f"{table.course.step.title}: over the hint beside the hand"
        decision = table.page.moment.decision if table.page.moment is not None else None
        for option in decision.options if decision is not None else ():
            rect = rect_on_page(table.page, option.subject or option.target or "")
            assert rect is None or not rect.contains(note.center())
            assert rect is None or not note.contains(rect.center()), table.course.step.title
        table.note.next_button.click() if table.course.reading else table.lesson_controller.show_me()


def test_a_note_says_what_to_do_and_how_far_one_is(table: LessonTable) -> None:
    note = table.note
    assert note.progress.accessibleName() == "Step 1 of 16"
    assert note.next_button.hasFocus()
    assert not note.back_button.isVisible()
    assert "Ann" in note.words.accessibleName()
    QTest.keyClick(note.next_button, Qt.Key.Key_Space)
    assert note.progress.accessibleName() == "Step 2 of 16"
    QTest.mouseClick(note.back_button, LEFT)
    assert note.progress.accessibleName() == "Step 1 of 16"


def test_something_else_is_refused_at_the_pointer(table: LessonTable, qtbot: QtBot) -> None:
    for _ in range(2):
        table.note.next_button.click()
    qtbot.wait(10)
    moment = table.page.moment
    assert moment is not None
    assert moment.decision is not None
    bert = moment.decision.options[0].subject
    assert bert is not None
    drag(table, middle(table, bert), middle(table, "zone:support-0"))
    assert "Front Row" in table.page.scene.table.notices.refusal.sentence
    assert table.course.index == 2


def test_leaving_at_any_time(table: LessonTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.left) as left:
        QTest.mouseClick(table.note.leave_button, LEFT)
    assert left.signal_triggered


@pytest.mark.parametrize("choice", ["Play now", "Play on from here", "The lesson once more", "Back to the lobby"])
def test_what_comes_next(table: LessonTable, shell: Shell, qtbot: QtBot, choice: str) -> None:
    told: list[str] = []
    table.play_wanted.connect(lambda name: told.append(f"play {name}"))
    table.again_wanted.connect(lambda name: told.append(f"again {name}"))
    table.left.connect(lambda: told.append("left"))
    while not table.course.over:
        if table.course.reading:
            table.lesson_controller.read_on()
        elif table.lesson_controller.bot_step():
            continue
        else:
            table.lesson_controller.show_me()
    qtbot.waitUntil(lambda: bool(what_next(shell)))
    from PySide6.QtWidgets import QPushButton

    sheet = what_next(shell)[0]
    button = next(each for each in sheet.findChildren(QPushButton) if each.text().startswith(choice))
    QTest.mouseClick(button, LEFT)
    wanted = {
        "Play now": ["left", "play hero-brigade"],
        "Play on from here": [],
        "The lesson once more": ["left", "again hero-brigade"],
        "Back to the lobby": ["left"],
    }
    assert told == wanted[choice]
    assert not what_next(shell)
    if choice == "Play on from here":
        assert table.keeps
        assert not table.note.isVisible()
