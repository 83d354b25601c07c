"""Rounds of Heroes Incorporated of three people without a mouse: from the list alone, and by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from tabletop.ui.parts import hold_button
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import new_game
from tests.ui.listing.reader import Reader, secret_names
from tests.ui.listing.test_duels import QUICK_MS, act_by_keys, act_in_the_list, hold

Key = Qt.Key
STEPS = 900


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # for the menus of options at a place
def test_a_round_of_three_from_the_list_alone(open_table: OpenTable) -> None:
    table = open_table(new_game(3, seed=3))
    reader, chance = Reader(table), random.Random(3)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    reader.open_list()
    for step in range(STEPS):
        if table.controller.match.table.round > 1 or table.controller.match.outcome is not None:
            break
        act_in_the_list(reader, chance)
        said = "\n".join(line for line in reader.heard if line.startswith("says: "))
        assert not [name for name in secret_names(table, open_too=True) if name in said], f"step {step}"
        assert reader.panel.focused or reader.shell.open_sheets()
    assert table.controller.match.table.round == 2
    assert {seat for seat, _round in table.controller.seats.openings} == {0, 1, 2}
    heard = "\n".join(reader.heard)
    assert "Play a card: open" in heard
    assert "Turn 4 of 4" in heard


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_a_round_of_three_by_keyboard_alone(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold_button, "HOLD_MS", QUICK_MS)
    table = open_table(new_game(3, seed=4))
    reader, chance = Reader(table), random.Random(4)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    opened = 0
    for step in range(STEPS):
        if table.controller.match.table.round > 1 or table.controller.match.outcome is not None:
            break
        heard, secret = len(reader.heard), secret_names(table, open_too=False)
        moment = reader.page.moment
        if moment is not None and moment.scene.hand_offered is not None and chance.random() < 0.2:
            hold(reader, Key.Key_P)
            opened += table.controller.seats.opened is not None
        else:
            act_by_keys(reader, chance)
        said = "\n".join(reader.heard[heard:])
        assert not [name for name in secret & secret_names(table, open_too=False) if name in said], f"step {step}"
    assert table.controller.match.table.round == 2
    assert opened > 0
