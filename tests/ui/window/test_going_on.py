"""A game that plays itself in the window: its keys, its tempo, stopping and going on, its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.opening import new_match, wanted_game
from tabletop.replaying.replay import Replay
from tabletop.saves.reading import read_save
from tabletop.saves.resuming import latest_autosave
from tabletop.ui.scene.chart import apart
from tabletop.ui.self_playing import SelfPlaying
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.going_on import GoingOn
from tabletop.ui.window.tempo import TEMPOS, USUAL, Run, in_words
from tests.ui.conftest import OpenTable
from tests.ui.texts import words_in

Key = Qt.Key
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
LONGEST_EVENT = 0.4  # seconds of work that one turn of the event loop may take, the sheet of the end included


def protocol(seats: int = 3, limit: str = "200", seed: int = 5) -> Match:
    return new_match(wanted_game("roshambo-protocol"), NAMES[:seats], [("limit", limit)], seed)


Open = Callable[..., TableFlows]


@pytest.fixture
def open_protocol(open_table: OpenTable) -> Open:
    return lambda match=None: open_table(match or protocol())


def parts(table: TableFlows) -> tuple[SelfPlaying, GoingOn]:
    assert isinstance(table.controller, SelfPlaying)
    assert table.going_on is not None
    return table.controller, table.going_on


def press(table: TableFlows, key: Key) -> None:
    QTest.keyClick(table.page.scene, key)


def wait_for_the_end(table: TableFlows, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.controller.match.outcome is not None, timeout=20_000)


# ---------------------------------------------------------------- going on
def test_it_is_dealt_and_waits(open_protocol: Open) -> None:
    table = open_protocol()
    controller, going = parts(table)
    QTest.qWait(100)
    assert (controller.match.steps, controller.match.table.round) == (1, 0)
    assert going.row.isVisible()
    assert not going.tempo.playing
    assert table.page.bar.actions_now.prompt == "All cards are dealt: 20 each."


def test_space_plays_and_pauses(open_protocol: Open, qtbot: QtBot) -> None:
    table = open_protocol()
    controller, going = parts(table)
    going.tempo.set_place(len(TEMPOS) - 1)
    press(table, Key.Key_Space)
    assert going.row.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: controller.match.table.round > 20, timeout=10_000)
    press(table, Key.Key_Space)
    steps = controller.match.steps
    QTest.qWait(250)
    assert controller.match.steps == steps
    assert going.row.play.accessibleName() == "Play"
    assert table.page.log.lines()[-1] in words_in(table.page.bar)


def test_a_slow_tempo_shows_each_step(open_protocol: Open, qtbot: QtBot) -> None:
    table = open_protocol()
    controller, going = parts(table)
    going.tempo.set_place(TEMPOS.index(4.0))
    seen: list[int] = []
    table.page.shown.connect(lambda: seen.append(controller.match.steps))
    going.tempo.toggle()
    qtbot.waitUntil(lambda: len(seen) > 5, timeout=10_000)
    going.tempo.pause()
    assert sorted(set(seen)) == list(range(min(seen), max(seen) + 1))


def test_right_takes_one_step_and_pauses(open_protocol: Open) -> None:
    table = open_protocol()
    controller, going = parts(table)
    going.tempo.toggle()
    press(table, Key.Key_Right)
    assert not going.tempo.playing
    steps = controller.match.steps
    press(table, Key.Key_Right)
    assert controller.match.steps == steps + 1


def test_n_runs_to_the_next_change(open_protocol: Open, qtbot: QtBot) -> None:
    table = open_protocol()
    controller, going = parts(table)
    press(table, Key.Key_N)
    qtbot.waitUntil(lambda: not going.tempo.playing, timeout=10_000)
    kinds = [event.kind for event in controller.match.events]
    assert kinds[-1] == "lead"
    assert kinds.count("lead") == 1


def test_end_runs_to_the_end_and_the_end_is_told(open_protocol: Open, shell: Shell, qtbot: QtBot) -> None:
    table = open_protocol()
    _, going = parts(table)
    press(table, Key.Key_End)
    wait_for_the_end(table, qtbot)
    QTest.qWait(50)
    assert not going.tempo.playing
    assert not going.row.isVisible()
    assert [button.text() for button in table.page.bar.first.buttons] == ["The result"]
    (sheet,) = shell.open_sheets()
    assert "The limit of 200 rounds is reached" in words_in(sheet)


def test_plus_and_minus_change_the_tempo(open_protocol: Open) -> None:
    _, going = parts(table := open_protocol())
    assert going.row.words.text() == in_words(TEMPOS[USUAL]) == "1 round a second"
    press(table, Key.Key_Plus)
    assert going.row.words.text() == "2 rounds a second"
    for _ in TEMPOS:
        press(table, Key.Key_Minus)
    assert (going.row.slider.value(), going.row.words.text()) == (0, "a round in 4 seconds")
    going.row.slider.setValue(4)
    assert going.tempo.rounds == TEMPOS[4]
    assert going.row.slider.accessibleDescription() == "4 rounds a second"


def test_the_tempo_may_change_while_it_plays(open_protocol: Open, qtbot: QtBot) -> None:
    controller, going = parts(open_protocol())
    going.tempo.set_place(0)
    going.tempo.toggle()
    QTest.qWait(30)
    going.tempo.set_place(len(TEMPOS) - 1)
    assert going.tempo.run is Run.ROUNDS
    qtbot.waitUntil(lambda: controller.match.table.round > 12, timeout=10_000)
    going.tempo.pause()


# ---------------------------------------------------------------- keyboard and words
def test_every_control_has_a_name_and_takes_the_focus(open_protocol: Open) -> None:
    _, going = parts(open_protocol())
    row = going.row
    for part in (row.play, row.on, row.change, row.end, row.slider):
        assert part.accessibleName() or (isinstance(part, QPushButton) and part.text())
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert part.toolTip()
    assert row.window().focusWidget() is row.play


def test_the_slider_keeps_its_own_arrows(open_protocol: Open) -> None:
    controller, going = parts(open_protocol())
    steps, place = controller.match.steps, going.tempo.place
    going.row.slider.setFocus()
    QTest.keyClick(going.row.slider, Key.Key_Right)
    assert (controller.match.steps, going.tempo.place) == (steps, place + 1)


def test_the_slider_goes_where_it_is_pressed(open_protocol: Open) -> None:
    _, going = parts(open_protocol())
    slider = going.row.slider
    left, right, middle = QPoint(8, 12), QPoint(slider.width() - 8, 12), QPoint(slider.width() // 2, 12)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=right)
    assert going.tempo.rounds == TEMPOS[-1]
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    assert going.tempo.place in (3, 4)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=left)
    assert going.tempo.rounds == TEMPOS[0]


def test_space_on_another_button_presses_that(open_protocol: Open) -> None:
    controller, going = parts(open_protocol())
    steps = controller.match.steps
    going.row.on.setFocus()
    QTest.keyClick(going.row.on, Key.Key_Space)
    assert (controller.match.steps, going.tempo.playing) == (steps + 1, False)


def test_what_happens_is_said_and_after_a_run_its_end(open_protocol: Open, qtbot: QtBot) -> None:
    table = open_protocol(protocol(4, "off"))
    controller, going = parts(table)
    said: list[str] = []
    table.page.listing.announcer.said.connect(said.append)
    press(table, Key.Key_Right)
    QTest.qWait(30)
    assert any("has the best card" in words for words in said)
    said.clear()
    going.tempo.to_end()
    wait_for_the_end(table, qtbot)
    QTest.qWait(50)
    told = " ".join(said)
    assert "Taken back" not in told
    assert len(told) < 1500
    assert controller.match.outcome is not None
    assert "wins" in told


def test_there_is_nothing_to_undo(open_protocol: Open) -> None:
    table = open_protocol()
    press(table, Key.Key_Right)
    assert not table.page.top.form.undoButton.isEnabled()
    assert table.controller.undo_block() == "This game plays itself: there is nothing to take back."
    assert table.controller.standing() == []


# ---------------------------------------------------------------- stopping, going on, giving up
def test_a_game_left_in_the_middle_goes_on_there(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(protocol())
    controller, going = parts(table)
    going.tempo.set_place(len(TEMPOS) - 1)
    going.tempo.toggle()
    qtbot.waitUntil(lambda: controller.match.table.round > 15, timeout=10_000)
    table.close()
    found = latest_autosave()
    assert found is not None
    again = read_save(found.path).match
    assert again.state_hash() == controller.match.state_hash()
    resumed, on = parts(open_table(again))
    assert resumed.match.steps == controller.match.steps
    assert not on.tempo.playing
    on.tempo.step()
    assert resumed.match.steps == controller.match.steps + 1


def test_giving_up_leaves_the_others_in_the_game(open_protocol: Open, shell: Shell) -> None:
    table = open_protocol()
    press(table, Key.Key_Right)
    table.concede(1)
    sheet = shell.open_sheets()[-1]
    assert "The others play on." in words_in(sheet)
    confirm = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Concede")
    QTest.mouseClick(confirm, Qt.MouseButton.LeftButton)
    assert table.controller.match.table.out == [False, True, False]
    assert table.controller.match.outcome is None
    assert "Bo gives up and is out." in table.page.log.lines()


def test_a_rematch_is_another_deal(open_protocol: Open, shell: Shell, qtbot: QtBot) -> None:
    table = open_protocol(protocol(2))
    press(table, Key.Key_End)
    wait_for_the_end(table, qtbot)
    QTest.qWait(50)
    again = next(button for button in shell.open_sheets()[-1].findChildren(QPushButton) if button.text() == "Rematch")
    with qtbot.waitSignal(table.rematch, timeout=5000) as asked:
        table.put_away = lambda: None  # type: ignore[method-assign]
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    fresh = (asked.args or [])[0]
    assert fresh.setup.seed != table.controller.match.setup.seed
    assert fresh.steps == 0


def test_a_long_game_never_freezes_the_screen(open_protocol: Open, qtbot: QtBot) -> None:
    table = open_protocol(protocol(2, "off", 3))
    controller, going = parts(table)
    longest = 0.0
    going.tempo.to_end()
    while controller.match.outcome is None:
        before = time.thread_time()
        QTest.qWait(1)
        longest = max(longest, time.thread_time() - before)
    assert controller.match.table.round > 500
    assert longest < LONGEST_EVENT
    assert len(controller.match.checkpoints) <= controller.match.steps / 50 + 2


# ---------------------------------------------------------------- what is seen
def test_the_winner_is_stamped_and_the_others_are_faded(open_protocol: Open) -> None:
    table = open_protocol()
    controller, _ = parts(table)
    press(table, Key.Key_Right)
    state = controller.match.table
    cards = table.page.scene.table.pieces.cards
    for seat, card in enumerate(state.turned):
        dress = cards[f"card:{card}"].dress
        assert (dress.labels == (("stamp", "Wins"),)) == (seat == state.winner)
        assert dress.dim == (seat != state.winner)


def test_the_ends_of_the_chart_do_not_cover_each_other() -> None:
    places = apart([100.0, 100.0, 98.0, 20.0, 100.0], 15.0, (0.0, 100.0))
    ordered = sorted(places)
    assert apart([5.0, 5.0, 5.0], 15.0, (0.0, 100.0)) == [30.0, 15.0, 0.0]
    assert all(later - before >= 15.0 for before, later in pairwise(ordered))
    assert max(places) <= 100.0
    assert places[3] == 20.0


def test_its_replay_goes_by_steps() -> None:
    match = protocol(3)
    for _ in range(140):
        match.advance()
    match.concede(2)
    match.run()
    replay = Replay.of_match(match)
    assert replay.last == match.steps
    assert replay.at(replay.last).outcome == match.outcome
    seen = replay.at(9)
    assert seen.view.facts["round"] == 4
    assert seen.choice.words.startswith(("Ann wins", "Bo wins", "Cy wins", "Ann takes", "Bo takes", "Cy takes"))
    assert "gives up" in " ".join(event.text for event in replay.events_between(139, 141))
    assert replay.branch_block(9) == "This game plays itself: from here it would go the same way again."
    twin = protocol(3)
    for number in range(1, 120):
        twin.advance()
        if number % 17 == 0:
            assert replay.at(number).view.facts == twin.ask(SPECTATOR).view().facts
