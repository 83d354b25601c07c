"""Whole bouts of three people without a mouse: from the list alone, and by the keys of the table alone."""

from __future__ import annotations

import random

import pytest

from tabletop.ui.parts import hold_button
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import new_bout
from tests.ui.listing.reader import Reader, secret_names
from tests.ui.listing.test_duels import QUICK_MS, act_by_keys, act_in_the_list

STEPS = 3000


def test_a_whole_bout_of_three_from_the_list_alone(open_table: OpenTable) -> None:
    table = open_table(new_bout(3, seed=3))
    reader, chance = Reader(table), random.Random(3)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    reader.open_list()
    for step in range(STEPS):
        if table.controller.match.outcome is not None:
            break
        act_in_the_list(reader, chance)
        said = "\n".join(line for line in reader.heard if line.startswith("says: "))
        assert not [name for name in secret_names(table, open_too=True) if name in said], f"step {step}"
        assert reader.panel.focused or reader.shell.open_sheets()
    assert table.controller.match.outcome is not None
    reader.page.listing.announcer.flush()
    assert "wins" in "".join(reader.heard[-3:]) or "no winner" in "".join(reader.heard[-3:])
    assert {seat for seat, _round in table.controller.seats.openings} == {0, 1, 2}


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # for the menus of cards
def test_a_whole_bout_of_three_by_keyboard_alone(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold_button, "HOLD_MS", QUICK_MS)
    table = open_table(new_bout(3, seed=4))
    reader, chance = Reader(table), random.Random(4)
    reader.shell.setUpdatesEnabled(False)  # nobody looks
    for step in range(STEPS):
        if table.controller.match.outcome is not None:
            break
        number = table.controller.match.number
        heard, secret = len(reader.heard), secret_names(table, open_too=False)
        act_by_keys(reader, chance)
        assert table.controller.match.number - number <= 60, f"step {step}"
        said = "\n".join(reader.heard[heard:])
        assert not [name for name in secret & secret_names(table, open_too=False) if name in said], f"step {step}"
    assert table.controller.match.outcome is not None
    assert {seat for seat, _round in table.controller.seats.openings} == {0, 1, 2}
