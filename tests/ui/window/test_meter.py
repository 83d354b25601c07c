"""The test of skill on the mat: started and stopped by a person, by mouse or keys, and offered nowhere else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.bots.random_bot import RandomBot
from tabletop.engine.match import Match
from tabletop.ui.listing.decision_rows import options_of
from tabletop.ui.measuring import SLOW_SWEEP, SWEEP
from tabletop.ui.settings import Settings, load_settings, save_settings
from tabletop.ui.shell import Shell
from tabletop.ui.window.meter import RUNNING, WAITING
from tabletop.ui.window.page import TablePage
from tests.games.hero_brawl.bout import play
from tests.ui.conftest import OpenTable
from tests.ui.listing.reader import Reader

LEFT = Qt.MouseButton.LeftButton


def flier(rolls: int = 5) -> Match:
    """Ann has played a High Flier on Bo and is to take the test; the die will show `rolls`."""
    bout = play(
        players=[{"hand": ["Cloudbreaker", "Jobber", "Diva"]}, {"hand": ["Gearlock", 2]}],
        pile=6,
        belt="Bo",
        script=[rolls - 1],
        options={"flier": "meter"},
    )
    return bout.play("Cloudbreaker", on="Bo").match


class Flier:
    """A page at the test, with a clock that the test sets."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.meter, self.bar = page, page.meter, page.meter.bar
        self.time = 0.0
        self.bar.now = lambda: self.time

    @property
    def answers(self) -> list[str]:
        """What was answered to tests of skill."""
        moves = [entry.move for entry in self.page.controller.match.entries]
        return [":".join(map(str, move)) for move in moves if move[0] in ("meter", "die")]

    def click(self) -> None:
        """Press on the bar."""
        QTest.mouseClick(self.bar, LEFT, pos=self.bar.rect().center())

    def stop_at(self, place: float) -> None:
        """Start the marker and stop it at a place of the bar on its first way."""
        self.click()
        self.time += place * self.bar.sweep
        self.click()


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


def test_the_slow_marker_is_a_setting_that_is_remembered(flyer: Flier, settings: Settings) -> None:
    assert flyer.bar.sweep == SWEEP
    settings.skill_tests = "slow"
    flyer.page.apply_settings()
    assert flyer.bar.sweep == SLOW_SWEEP
    save_settings(settings)
    assert load_settings().skill_tests == "slow"


def test_reduced_motion_has_a_slow_marker_that_still_waits_to_be_started(flyer: Flier, settings: Settings) -> None:
    settings.reduced_motion = True
    flyer.page.apply_settings()
    assert (flyer.bar.sweep, flyer.bar.running) == (SLOW_SWEEP, False)


def test_with_the_plain_die_set_no_marker_comes(open_table: OpenTable, settings: Settings) -> None:
    settings.skill_tests = "die"
    flyer = Flier(open_table(flier(), hands="open").page)
    assert not flyer.meter.isVisible()
    QTest.keyClick(flyer.page, Qt.Key.Key_1)
    assert flyer.answers == ["die"]


def test_it_goes_while_the_screen_is_handed_over(open_table: OpenTable) -> None:
    page = open_table(flier(), hands="curtain").page
    assert page.moment is not None
    assert page.moment.curtain == 0
    assert (page.meter.isVisible(), page.moment.measured) == (False, ())
    page.acting.hold(0)
    assert page.meter.isVisible()


def test_a_look_at_a_hand_stops_the_marker_without_an_answer(open_table: OpenTable) -> None:
    flyer = Flier(open_table(flier()).page)
    assert flyer.meter.isVisible()
    flyer.click()
    flyer.page.controller.hold(1)
    assert (flyer.meter.isVisible(), flyer.bar.running) == (False, False)
    flyer.page.controller.release(1)
    assert (flyer.meter.isVisible(), flyer.bar.running, flyer.bar.place) == (True, False, 0.0)
    assert flyer.answers == []


def test_it_is_said_what_it_is_that_it_runs_and_where_it_stopped(open_table: OpenTable) -> None:
    table = open_table(flier(), hands="open")
    reader, flyer = Reader(table), Flier(table.page)
    flyer.page.meter._number = -2  # as if it had only just come
    flyer.page.sync()
    said = reader.heard[-1]
    assert said.endswith(
        "From the middle outwards: 2 or more hits, 10 %; 4 or more hits, 25 %; 6 or more hits, 65 % of the bar. "
        "Or roll a plain die."
    )
    assert "Tab" in said
    assert flyer.bar.accessibleDescription() in said
    flyer.stop_at(0.4)
    QApplication.processEvents()
    heard = "\n".join(reader.heard)
    assert (
        heard.index("The marker runs.") < heard.index("Stopped at 4+: 4 or more hits.") < heard.index("rolls 5: a hit")
    )


def test_the_die_lies_on_the_mat_and_says_what_it_tells(flyer: Flier) -> None:
    page = flyer.page
    assert "die:0" not in page.scene.table.parts.items
    flyer.stop_at(0.5)
    assert page.scene.table.parts.items["die:0"].look.face == 5
    furniture = page.scene.table.furniture
    assert furniture is not None
    assert "Ann needs 2, rolls 5: a hit" in [lines.words for lines in furniture.lines]
    assert page.names.title("die:0") == "a die showing 5"
    assert "a die showing 5" in page.listing.panel.words.summary("die:0")
    shared = [row for group in page.listing.panel.words.rows([]) for row in group.children]
    assert next(row.state for row in shared if row.key == "zone:die") == "1 piece"


def test_the_die_rolls_while_it_is_seen_where_the_marker_stopped(
    open_table: OpenTable, settings: Settings, qtbot: QtBot
) -> None:
    settings.speed = "normal"
    flyer = Flier(open_table(flier(), hands="open").page)
    clock = flyer.page.scene.table.clock
    clock.finish()
    flyer.stop_at(0.5)
    assert clock.moving(("roll", "die:0"))
    assert (flyer.meter.isVisible(), flyer.meter.asking) == (True, False)
    assert flyer.meter.words == "Stopped at 2+: 2 or more hits."
    clock.finish()
    assert not flyer.meter.isVisible()
    assert flyer.page.scene.table.parts.items["die:0"].face is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stands_on_the_mat_below_the_card_inside_the_scene(
    open_table: OpenTable, shell: Shell, size: tuple[int, int], scale: float
) -> None:
    shell.theme.use("dark", scale)
    page = open_table(flier(), hands="open").page
    shell.resize(*size)
    QApplication.processEvents()
    scene, meter = page.scene, page.meter
    seen = QRect(scene.viewport().mapTo(page, QPoint()), scene.viewport().size())
    assert seen.contains(meter.geometry())
    assert meter.bar.width() > 250
    assert meter.rect().contains(meter.bar.geometry())
    card = next(spot for spot in scene.table.pieces.placed.table.values() if spot.zone == "mat")
    edge = scene.to_window(card.middle + QPointF(0, card.width * 88 / 63 / 2)).y() + seen.top()
    if scale == 1.0:
        assert meter.y() >= edge
    assert meter.bar.geometry().right() < meter.findChildren(QPushButton)[0].parentWidget().x()  # type: ignore[union-attr]
