"""The veil of "not now" goes where the last moment says, however quickly one moment follows the other."""

from __future__ import annotations

from PySide6.QtTest import QTest

from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import do, position, settled


def test_a_card_that_was_dimmed_for_no_more_than_a_moment_is_not_left_dim(open_table: OpenTable) -> None:
    table = open_table(position(2), "open")
    table.page.scene.set_speed(1.0)
    settled(table)
    table.page.scene.table.clock.finish()
    key = table.page.moment.decision.options[0].subject  # type: ignore[union-attr]
    table.page.acting.pick(key)
    table.page.acting.pick(key)  # let go in the same frame
    QTest.qWait(300)
    cards = table.page.scene.table.pieces.cards
    assert {name for name, card in cards.items() if card.dimness} == set()
    do(table.controller, "Folding Fury, Foreign Object on Bo")
