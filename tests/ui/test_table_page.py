"""The table's page in use: keys, the action bar, secrets in its words, and whole duels through the window."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.bots import HUMAN
from tabletop.engine.view import SPECTATOR
from tabletop.ui.parts.hold_button import HoldButton
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.bar_items import Item
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, new_duel
from tests.ui.texts import words_in

Key = Qt.Key


def press(page: TablePage, key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.scene, key, modifier)


def hold_key(page: TablePage, key: Key, longest: int = 5000) -> None:
    """Hold a key until a hand is open."""
    QTest.keyPress(page.scene, key)
    waited = QElapsedTimer()
    waited.start()
    while opened(page) is None and waited.elapsed() < longest:
        QTest.qWait(20)
    QTest.keyRelease(page.scene, key)


def shell_of(page: TablePage) -> Shell:
    shell = page.window()
    assert isinstance(shell, Shell)
    return shell


def open_hand(table: TableFlows) -> TablePage:
    wanted = table.controller.moment().scene.hand_wanted
    assert wanted is not None
    table.page.acting.hold(wanted)
    return table.page


def opened(page: TablePage) -> int | None:
    """The seat whose hand is open for its decision."""
    return page.controller.seats.opened


def risen(page: TablePage) -> int | None:
    """The seat whose hand is up over the table."""
    assert page.moment is not None
    return page.moment.scene.open_hand


def items(page: TablePage) -> list[Item]:
    actions = page.bar.actions_now
    return [*actions.buttons, *(item for line in actions.lines for item in line.items)]


# ------------------------------------------------------------ keys


def test_a_hand_opens_by_holding_its_digit(open_table: OpenTable) -> None:
    page = open_table().page
    QTest.keyClick(page.scene, Key.Key_1)
    assert opened(page) is None
    hold_key(page, Key.Key_1)
    assert opened(page) == 0
    assert page.moment is not None
    assert page.moment.scene.open_hand == 0


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_enter_and_space_never_open_a_hand(open_table: OpenTable, key: Key) -> None:
    page = open_table().page
    button = page.bar.holds[0]
    button.setFocus()
    QTest.keyPress(button, key)
    QTest.qWait(560)
    QTest.keyRelease(button, key)
    assert page.controller.seats.opened is None


def test_a_card_is_deployed_by_keys_alone(open_table: OpenTable) -> None:
    page = open_table().page
    hold_key(page, Key.Key_1)
    before = page.controller.match.number
    press(page, Key.Key_1)
    assert page.acting.subject is not None
    assert page.bar.actions_now.lines[1].items[0].cap == "1"
    press(page, Key.Key_1)
    assert page.controller.match.number > before
    assert page.controller.match.names[page.controller.match.to_move or 0] == "Bo"


def test_escape_lets_go_of_a_subject(open_table: OpenTable) -> None:
    page = open_hand(open_table())
    press(page, Key.Key_1)
    assert len(page.bar.actions_now.lines) == 2
    press(page, Key.Key_Escape)
    assert page.acting.subject is None
    assert len(page.bar.actions_now.lines) == 1


def test_end_passes_without_a_look(open_table: OpenTable) -> None:
    page = open_table().page
    press(page, Key.Key_End)
    assert page.controller.decision is not None
    assert page.controller.decision.seat == 1


def test_passing_with_playable_cards_asks_first_once_the_hand_is_open(open_table: OpenTable) -> None:
    table = open_table()
    page = open_hand(table)
    number = page.controller.match.number
    press(page, Key.Key_End)
    assert page.controller.match.number == number
    sheets = shell_of(page).open_sheets()
    assert len(sheets) == 1
    assert "Pass although" in words_in(sheets[0])
    sheets[0].close_sheet()


def test_undo_and_redo_by_keys(open_table: OpenTable) -> None:
    page = open_table().page
    press(page, Key.Key_End)
    number = page.controller.match.number
    press(page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.match.number < number
    press(page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.controller.match.number == number


def test_letters_hide_and_show_the_docks(open_table: OpenTable) -> None:
    page = open_table().page
    press(page, Key.Key_L)
    assert not page.dock.log_shown
    press(page, Key.Key_I)
    assert page.dock.isHidden()
    press(page, Key.Key_I)
    press(page, Key.Key_L)
    assert page.dock.inspector_shown
    assert page.dock.log_shown


def test_typing_in_a_field_is_no_shortcut(open_table: OpenTable) -> None:
    table = open_table()
    table.rules("")
    body = shell_of(table.page).open_sheets()[0]
    focused = QApplication.focusWidget()
    assert focused is not None
    number = table.controller.match.number
    QTest.keyClicks(focused, "lil1")
    QTest.keyClick(focused, Key.Key_End)
    assert table.page.dock.log_shown
    assert table.controller.match.number == number
    body.close_sheet()


def test_keys_do_not_reach_the_table_below_a_sheet(open_table: OpenTable) -> None:
    table = open_table()
    table.concede(0)
    sheet = shell_of(table.page).open_sheets()[0]
    number = table.controller.match.number
    for key in (Key.Key_End, Key.Key_1, Key.Key_Return):
        QApplication.sendEvent(sheet, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert table.controller.match.number == number
    assert table.controller.match.outcome is None


def test_input_is_swallowed_just_after_a_new_decision(open_table: OpenTable) -> None:
    page = open_table().page
    page.acting.guard_ms = 10_000
    press(page, Key.Key_End)
    assert page.controller.match.number == page.moment.number  # type: ignore[union-attr]
    page.acting.guard_ms = 0
    press(page, Key.Key_End)
    assert page.controller.decision.seat == 1  # type: ignore[union-attr]


def test_a_held_key_acts_once(open_table: OpenTable) -> None:
    page = open_table().page
    repeat = QKeyEvent(QEvent.Type.KeyPress, Key.Key_End, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(page, repeat)
    assert page.controller.decision.seat == 0  # type: ignore[union-attr]


# ------------------------------------------------------------ mouse


def test_a_hold_button_needs_half_a_second(open_table: OpenTable, qtbot: QtBot) -> None:
    page = open_table().page
    button = page.bar.holds[0]
    middle = QPoint(button.width() // 2, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=middle)
    assert opened(page) is None
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.waitUntil(lambda: opened(page) == 0, timeout=5000)


def test_buttons_of_the_bar_act(open_table: OpenTable) -> None:
    page = open_hand(open_table())
    first = page.bar.first.buttons[0]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert page.acting.subject == first.item.subject
    chosen = page.bar.second.buttons[0]
    number = page.controller.match.number
    QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert page.controller.match.number > number


def test_lowering_the_hand_keeps_it_open(open_table: OpenTable) -> None:
    page = open_hand(open_table())
    page.acting.lower_hand()
    assert risen(page) is None
    assert opened(page) == 0
    page.acting.hold(0)
    assert risen(page) == 0
    assert page.controller.seats.openings[0, 1] == 1


# ------------------------------------------------------------ secrets


def secret_names(table: TableFlows) -> set[str]:
    """Names of cards in closed hands that nothing public mentions."""
    match, faces = table.controller.match, table.page.pictures.faces
    visible = table.controller.seats.visible_hands()
    public = {
        faces.title(piece.kind)
        for zone in table.controller.moment().scene.view.zones.values()
        for piece in zone.pieces
        if piece.kind is not None
    }
    log = "\n".join(event.text for event in match.ask(SPECTATOR).log())
    hidden = {
        faces.title(piece.kind)
        for seat in (0, 1)
        if seat not in visible
        for piece in match.ask(seat).view().zones[f"hand-{seat}"].pieces
        if piece.kind is not None
    }
    return {name for name in hidden - public if name not in log}


def test_no_word_on_the_screen_names_a_card_of_a_closed_hand(open_table: OpenTable) -> None:
    table = open_table(new_duel(21))
    people = People(table.controller, 21)
    looked = 0
    for step in range(120):
        if table.controller.match.outcome is not None:
            break
        secrets = secret_names(table)
        words = words_in(table.page.window())
        assert not [name for name in secrets if name in words], f"step {step}"
        looked += len(secrets)
        people.act()
    assert looked > 50


def test_the_inspector_forgets_a_hand_that_closes(open_table: OpenTable) -> None:
    table = open_table()
    page = open_hand(table)
    card = next(piece for piece in page.moment.scene.view.zones["hand-0"].pieces)  # type: ignore[union-attr]
    assert page.show_thing(card.key)
    assert page.inspector.key == card.key
    table.controller.choose("pass", table.controller.match.number)
    assert page.inspector.key == ""
    name = page.pictures.faces.title(card.kind or "")
    assert name not in words_in(page.inspector)


def test_the_saved_picture_shows_no_hand(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table()
    open_hand(table)
    painted: list[SceneState] = []
    monkeypatch.setattr(TableView, "sync", lambda _view, state: painted.append(state))
    picture = table.page.public_picture()
    assert not picture.isNull()
    assert [piece.kind for piece in painted[0].view.zones["hand-0"].pieces] == [None] * 4
    assert painted[0].open_hand is None


# ------------------------------------------------------------ whole duels


def test_a_whole_duel_through_the_window(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(new_duel(5))
    page, chance = table.page, random.Random(5)
    numbers: list[int] = []
    table.controller.answered = lambda: numbers.append(table.controller.match.number)
    for _ in range(1500):
        moment = page.moment
        assert moment is not None
        if table.controller.match.outcome is not None:
            break
        if moment.scene.call_seats:
            page.acting.claim(moment.scene.call_seats[0]) if chance.random() < 0.3 else page.acting.nobody()
        elif moment.scene.hand_wanted is not None:
            page.acting.hold(moment.scene.hand_wanted)
        else:
            choices = [item for item in items(page) if item.key not in ("pass", "!nobody")] or items(page)
            page.acting.act(chance.choice(choices))
            if table.controller.match.outcome is None:
                shell_of(table.page).close_sheets()
    assert table.controller.match.outcome is not None
    assert len(numbers) == len(set(numbers)) > 60
    assert "wins" in page.bar.prompt.text
    sheets = shell_of(page).open_sheets()
    assert "The end" in [sheet.accessibleName() for sheet in sheets]
    del qtbot


def test_bots_play_while_the_person_waits(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(new_duel(9, kinds=(HUMAN, "random")))
    table.page.acting.act(next(item for item in items(table.page) if item.key == "pass"))
    shell_of(table.page).close_sheets()
    table.controller.choose("pass", table.controller.match.number)
    qtbot.waitUntil(lambda: table.controller.bot_to_move is None, timeout=5000)
    assert table.controller.match.to_move in (0, None)


def test_a_bot_pauses_and_may_be_hurried(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(new_duel(9, kinds=("random", HUMAN)))
    table.page.pacer.stop()
    table.page.pacer.factor = 100.0
    number = table.controller.match.number
    table.page.pacer.watch()
    QTest.qWait(100)
    assert table.controller.match.number == number
    table.page.pacer.skip_ahead()
    qtbot.waitUntil(lambda: table.controller.match.number > number, timeout=3000)


def test_the_log_tells_repeats_once_and_rewinds(open_table: OpenTable) -> None:
    table = open_table()
    assert "Ann draws a card. (4 times)" in table.page.log.lines()
    before = table.page.log.lines()
    table.controller.choose("pass", table.controller.match.number)
    assert len(table.page.log.lines()) > len(before)
    table.controller.undo()
    assert table.page.log.lines() == before


def test_conceding_from_the_menu_asks_first(open_table: OpenTable) -> None:
    table = open_table()
    table.concede(1)
    assert table.controller.match.outcome is None
    sheet = shell_of(table.page).open_sheets()[0]
    assert "Bo, give up this game?" in words_in(sheet)


def test_hold_buttons_say_what_holding_does(open_table: OpenTable) -> None:
    page = open_table().page
    button = page.bar.findChildren(HoldButton)[0]
    assert button.accessibleName() == "Ann: hold to open"
    assert "half a second" in button.accessibleDescription()
