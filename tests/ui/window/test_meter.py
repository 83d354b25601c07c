"""The test of skill on the mat: started and stopped by a person, by mouse or keys, and offered nowhere else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop.bots.random_bot import RandomBot
from tabletop.ui.listing.decision_rows import options_of
from tabletop.ui.window.meter import RUNNING, WAITING
from tests.ui.conftest import OpenTable
from tests.ui.window.at_the_meter import LEFT, Flier, flier


@pytest.fixture
def flyer(open_table: OpenTable) -> Flier:
    return Flier(open_table(flier(), hands="open").page)


@pytest.mark.parametrize(
    ("place", "needed"),
    [(0.0, 6), (0.32, 6), (0.33, 4), (0.44, 4), (0.46, 2), (0.54, 2), (0.56, 4), (0.67, 4), (0.68, 6), (1.0, 6)],
)
def test_where_the_marker_is_stopped_is_the_answer(flyer: Flier, place: float, needed: int) -> None:
    flyer.stop_at(place)
    assert flyer.answers == [f"meter:{needed}"]
    event = next(event for event in flyer.page.controller.match.events if event.kind == "rolled")
    assert (event.data["needed"], event.data["rolled"]) == (needed, 5)


def test_it_comes_back_from_the_right_end(flyer: Flier) -> None:
    flyer.click()
    flyer.time += 1.5 * flyer.bar.sweep
    flyer.click()
    assert flyer.answers == ["meter:2"]


def test_nothing_moves_before_a_person_starts_it(flyer: Flier) -> None:
    assert flyer.meter.asking
    assert flyer.meter.isVisible()
    assert (flyer.bar.running, flyer.bar.place, flyer.meter.words) == (False, 0.0, WAITING)
    flyer.time += 5000
    flyer.click()
    assert (flyer.bar.running, flyer.meter.words, flyer.answers) == (True, RUNNING, [])


def test_a_bar_that_has_the_keyboard_is_started_and_stopped_by_keys(flyer: Flier) -> None:
    flyer.page.scene.setFocus()
    QTest.keyClick(flyer.page.scene, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is flyer.bar
    QTest.keyClick(flyer.bar, Qt.Key.Key_Space)
    flyer.time += 0.5 * flyer.bar.sweep
    QTest.keyClick(flyer.bar, Qt.Key.Key_Return)
    assert flyer.answers == ["meter:2"]
    assert QApplication.focusWidget() is flyer.page.scene


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_without_the_keyboard_keys_do_nothing_to_it(flyer: Flier, key: Qt.Key) -> None:
    flyer.page.scene.setFocus()
    QTest.keyClick(flyer.page.scene, key)
    assert not flyer.bar.running
    assert flyer.answers == []


def test_a_key_that_is_held_down_acts_once(flyer: Flier) -> None:
    flyer.bar.setFocus()
    QTest.keyPress(flyer.bar, Qt.Key.Key_Space)
    flyer.time += 0.5 * flyer.bar.sweep
    again = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(flyer.bar, again)
    assert flyer.bar.running
    assert flyer.answers == []


def test_a_screen_readers_press_is_a_press(flyer: Flier) -> None:
    flyer.bar.click()
    assert flyer.bar.running


def test_a_press_meant_for_what_was_there_before_is_swallowed(flyer: Flier) -> None:
    flyer.page.acting.guard_ms = 60_000
    flyer.click()
    assert not flyer.bar.running


def test_the_press_that_starts_it_never_stops_it_too(flyer: Flier) -> None:
    flyer.bar.pause = 300
    flyer.click()
    flyer.time += 299
    flyer.click()
    assert flyer.bar.running
    assert flyer.answers == []
    flyer.time += 2
    flyer.click()
    assert len(flyer.answers) == 1


def test_the_press_that_stops_it_answers_nothing_after_it(flyer: Flier) -> None:
    flyer.stop_at(0.5)
    flyer.page.acting.guard_ms = 300
    number = flyer.page.controller.match.number
    flyer.click()
    QTest.keyClick(flyer.page.scene, Qt.Key.Key_Space)
    assert flyer.page.controller.match.number == number
    assert flyer.answers == ["meter:2"]


def test_the_plain_die_stands_beside_it(flyer: Flier) -> None:
    button = next(iter(flyer.meter.findChildren(QPushButton)))
    assert button.accessibleName() == "Roll a plain die, 4 or more hits"
    QTest.mouseClick(button, LEFT)
    assert flyer.answers == ["die"]
    assert not flyer.meter.isVisible()


def test_it_may_be_left_for_the_die_while_the_marker_runs(flyer: Flier) -> None:
    flyer.click()
    QTest.keyClick(flyer.page, Qt.Key.Key_1)
    assert flyer.answers == ["die"]
    assert (flyer.meter.isVisible(), flyer.bar.running) == (False, False)


def test_a_test_cannot_be_taken_back_once_the_die_has_rolled(flyer: Flier) -> None:
    flyer.stop_at(0.5)
    assert flyer.page.controller.undo_block() is not None
    before = flyer.page.controller.match.state_hash()
    flyer.page.controller.undo()
    assert flyer.page.controller.match.state_hash() == before
    assert not flyer.meter.asking


def test_measured_answers_are_offered_nowhere_else(flyer: Flier) -> None:
    page, moment = flyer.page, flyer.page.moment
    assert moment is not None
    assert moment.decision is not None
    assert [option.key for option in moment.measured] == ["meter:2", "meter:4", "meter:6"]
    assert [option.key for option in moment.decision.options] == ["die"]
    assert [item.key for item in options_of(page.bar.actions_now)] == ["die"]
    assert not page.scene.table.offers.subjects
    page.listing.set_shown(True)
    row = page.listing.panel.model.row_at(page.listing.panel.model.index(0, 0))
    assert row is not None
    assert [each.text for each in row.children if each.key.startswith("option:choose")] == ["Roll a plain die"]
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_S, Qt.Key.Key_End):
        QTest.keyClick(page, key)
    assert flyer.answers == []


def test_a_bot_never_takes_a_measured_answer() -> None:
    for seed in range(40):
        match = flier()
        assert RandomBot(seed).choose(match.ask(0)) == "die"
