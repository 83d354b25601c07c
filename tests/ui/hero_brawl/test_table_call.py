"""The table call of two to six people: every button inside the paper, none over another, and the same below."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from tabletop.ui.scene.metrics import TABLE
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.action_button import ActionButton
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import SIZES, covers, crowd, do, furniture, settled


def called(open_table: OpenTable, people: int, size: tuple[int, int]) -> TableFlows:
    table = open_table(crowd(people))
    settled(table, *size)
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    settled(table, *size)
    assert len(table.controller.moment().scene.call_seats) == people
    return table


def buttons(table: TableFlows) -> list[QRectF]:
    call = furniture(table).call
    return [*(covers(button, button.rect) for button in call.buttons), covers(call.nobody, call.nobody.rect)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_every_button_lies_in_the_paper_and_none_over_another(
    open_table: OpenTable, people: int, size: tuple[int, int]
) -> None:
    table = called(open_table, people, size)
    call = furniture(table).call
    for button in buttons(table):
        assert call.paper.contains(button)
    assert all(not one.intersects(other) for one, other in combinations(buttons(table), 2))
    widths = {round(button.width(), 3) for button in buttons(table)[:-1]}
    assert len(widths) == 1
    assert TABLE.contains(call.paper)


@pytest.mark.parametrize("people", [2, 4, 6])
def test_it_fits_with_words_of_twice_the_size(open_table: OpenTable, people: int) -> None:
    table = called(open_table, people, (1280, 720))
    table.page.scene.set_text_scale(2.0)
    settled(table)
    call = furniture(table).call
    assert all(call.paper.contains(button) for button in buttons(table))
    assert all(not one.intersects(other) for one, other in combinations(buttons(table), 2))


@pytest.mark.parametrize("people", [3, 6])
def test_words_stand_above_the_buttons(open_table: OpenTable, people: int) -> None:
    table = called(open_table, people, (1280, 720))
    call = furniture(table).call
    assert call.words_room.width() > 300
    assert all(not call.words_room.intersects(button) for button in buttons(table))


@pytest.mark.parametrize("people", [2, 4, 6])
def test_it_covers_no_card_that_is_told_of(open_table: OpenTable, people: int) -> None:
    table = called(open_table, people, (1280, 720))
    call = furniture(table).call
    pieces = table.page.scene.table.pieces
    for card in pieces.cards.values():
        assert not covers(card, card.rect).intersects(call.paper.adjusted(0, 0, 0, -12)), card.thing


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_the_action_bar_has_every_button_and_nobody(open_table: OpenTable, people: int, size: tuple[int, int]) -> None:
    bar = called(open_table, people, size).page.bar
    shown = [button for button in bar.findChildren(ActionButton) if button.isVisible()]
    nobody = next(button for button in shown if button.item.label == "Nobody")
    placed = [QRectF(button.geometry()) for button in bar.holds]
    assert len(placed) == people
    assert all(not one.intersects(other) for one, other in combinations(placed, 2))
    for part in (*bar.holds, nobody):
        corner = part.mapTo(bar, part.rect().topLeft())
        assert part.width() >= part.sizeHint().width() - 1
        assert corner.x() >= 0
        assert corner.x() + part.width() <= bar.width()


def test_a_result_and_the_end_of_a_turn_are_called_in_the_same_place(open_table: OpenTable) -> None:
    table = called(open_table, 4, (1280, 720))
    controller, place = table.controller, furniture(table).call.paper
    controller.nobody()
    do(controller, "")
    do(controller, "")
    call = furniture(table).call
    assert controller.moment().scene.call is not None
    assert call.paper == place
    assert "roshambo" in call.words
    table.page.grab()  # the paper takes its size when it is painted
    duel = furniture(table).duel
    assert duel is not None
    says = duel.words.paper
    assert says is not None
    assert not says.intersects(place)
