"""Whole duels without a mouse: from the list alone, and by the keys of the table alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.parts import hold_button
from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel
from tests.ui.listing.reader import Reader, secret_names

Key = Qt.Key
STEPS = 3000
QUICK_MS = 5


def act_in_the_list(reader: Reader, chance: random.Random) -> None:
    """One thing at the table, from the list."""
    moment = reader.page.moment
    assert moment is not None
    if reader.shell.open_sheets():
        reader.answer_sheet()
        return
    keys = [row.key for row in reader.options() if row.deed is not None and row.deed.kind != "why"]
    holds = [key for key in keys if key.startswith("option:hold:")]
    plain = [key for key in keys if key not in holds and "stand" not in key and key != "option:cancel"]
    if moment.scene.hand_wanted is not None or (holds and chance.random() < 0.2):
        reader.open_hand()
        return
    going_on = [key for key in plain if ":pass:" not in key] or plain
    reader.choose(chance.choice(going_on if chance.random() < 0.7 else plain))


def test_a_whole_duel_from_the_list_alone(open_table: OpenTable) -> None:
    table = open_table(new_duel(11))
    reader, chance = Reader(table), random.Random(11)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    reader.open_list()
    for step in range(STEPS):
        if table.controller.match.outcome is not None:
            break
        act_in_the_list(reader, chance)
        said = "\n".join(line for line in reader.heard if line.startswith("says: "))
        assert not [name for name in secret_names(table, open_too=True) if name in said], f"step {step}"
        assert reader.panel.focused or reader.shell.open_sheets()
    outcome = table.controller.match.outcome
    assert outcome is not None
    reader.page.listing.announcer.flush()
    assert "wins" in reader.heard[-1] or "wins" in reader.heard[-2]
    assert sum(table.controller.seats.openings.values()) > 5
    answers = [entry for entry in table.controller.match.entries if not entry.forced]
    assert len(answers) > 60


def hold(reader: Reader, digit: Key) -> None:
    """Hold a digit until its button has filled."""
    target = QApplication.focusWidget() or reader.shell
    before = reader.page.moment
    QTest.keyPress(target, digit)
    for _ in range(100):
        QTest.qWait(QUICK_MS * 2)
        if reader.page.moment is not before:
            break
    QTest.keyRelease(QApplication.focusWidget() or reader.shell, digit)


def act_by_keys(reader: Reader, chance: random.Random) -> None:
    """One thing at the table: digits, End, or Tab and Space on what has focus."""
    moment, bar = reader.page.moment, reader.page.bar
    assert moment is not None
    if QApplication.activePopupWidget() is not None:
        reader.press(Key.Key_Down)
        reader.press(Key.Key_Return)
    elif reader.shell.open_sheets():
        reader.answer_sheet()
    elif moment.scene.call_seats:
        reader.press(Key.Key_End) if chance.random() < 0.8 else hold(reader, Key.Key_1)
    elif moment.scene.hand_wanted is not None:
        hold(reader, Key.Key_1)
    elif chance.random() < 0.4:
        reader.page.scene.setFocus()
        for _ in range(chance.randint(1, 4)):
            reader.press(Key.Key_Tab)
        reader.press(Key.Key_Space)
    else:
        lines = bar.actions_now.lines
        caps = [item.cap for item in lines[-1].items if item.cap.isdigit()] if lines else []
        digit = Key(Key.Key_0 + int(chance.choice(caps))) if caps and chance.random() < 0.8 else Key.Key_End
        reader.press(digit)


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # for the menus of cards
def test_a_whole_duel_by_keyboard_alone(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold_button, "HOLD_MS", QUICK_MS)
    table = open_table(new_duel(12))
    reader, chance = Reader(table), random.Random(12)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    seats: set[int] = set()
    for step in range(STEPS):
        if table.controller.match.outcome is not None:
            break
        number = table.controller.match.number
        heard, secret = len(reader.heard), secret_names(table, open_too=False)
        act_by_keys(reader, chance)
        assert table.controller.match.number - number <= 60, f"step {step}"
        seats |= {seat for seat, _round in table.controller.seats.openings}
        said = "\n".join(reader.heard[heard:])
        assert not [name for name in secret & secret_names(table, open_too=False) if name in said], f"step {step}"
    assert table.controller.match.outcome is not None
    assert seats == {0, 1}
