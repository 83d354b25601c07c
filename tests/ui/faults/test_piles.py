"""Piles of 0, 1 and 2 cards, there and back: counters, shadows and items follow, with motion and without."""

from __future__ import annotations

import itertools
import random

import pytest

from tabletop.engine.view import Piece, View, Zone
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.view import TableView
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, new_duel
from tests.ui.scene import duel

WAYS = [0, 1, 2, 1, 0, 2, 0, 1, 2]


def with_piles(count: int) -> View:
    """Ann's deck and discard pile with so many cards."""
    lying = [Piece(f"card:{200 + n}", f"kind-{n}", "discard-0", n) for n in range(count)]
    return duel.view(zones={"deck-0": Zone("deck-0", 0, count), "discard-0": Zone("discard-0", 0, count, lying)})


def on_the_pile(table: TableView, zone: str) -> list[CardItem]:
    placed = table.table.pieces.placed.table
    return [item for key, item in table.table.pieces.cards.items() if placed[key].zone == zone]


@pytest.mark.parametrize("motion", [False, True])
@pytest.mark.parametrize("quiet", [False, True])
def test_a_pile_shows_as_many_cards_as_it_has(table: TableView, motion: bool, quiet: bool) -> None:
    table.set_animation(motion)
    table.sync(duel.state(duel.fight()))
    for number, count in enumerate(WAYS):
        table.sync(duel.state(duel.fight(2 + number), with_piles(count), quiet=quiet))
        table.table.clock.finish()
        for zone in ("deck-0", "discard-0"):
            shown = on_the_pile(table, zone)
            assert len(shown) == min(count, 1), (zone, count)
            assert [any(item.dress.shadow) for item in shown] == [count > 1] * len(shown)
            assert table.table.furniture is not None
            assert table.table.furniture.zones[zone].empty_places() == ([] if count else [0])
        top = [item.thing for item in on_the_pile(table, "discard-0")]
        assert top == [f"card:{199 + count}"] * min(count, 1)
        items = [item for item in table.table.items() if isinstance(item, CardItem)]
        assert len(items) == len(table.table.pieces.cards)


@pytest.mark.parametrize(("first", "then"), list(itertools.permutations(range(3), 2)))
def test_going_there_and_back_leaves_the_same_picture(table: TableView, first: int, then: int) -> None:
    table.sync(duel.state(duel.fight(1), with_piles(first)))
    before = table.grab().toImage()
    table.sync(duel.state(duel.fight(2), with_piles(then), quiet=True))
    table.sync(duel.state(duel.fight(1), with_piles(first), quiet=True))
    assert table.grab().toImage() == before


def test_taking_back_whole_rounds_leaves_the_table_as_it_was(open_table: OpenTable) -> None:
    """From a real duel with open hands: after each answer one step back and forth again."""
    table = open_table(new_duel(11), hands="open")
    people, chance, checked = People(table.controller, 5), random.Random(3), 0
    scene = table.page.scene.table
    for _ in range(60):
        if table.controller.match.outcome is not None:
            break
        people.act()
        if table.controller.undo_block() is None and chance.random() < 0.6:
            shown = {key: item.pos() for key, item in scene.pieces.cards.items()}
            table.controller.undo()
            table.controller.redo()
            assert {key: item.pos() for key, item in scene.pieces.cards.items()} == shown
            checked += 1
        items = [item for item in scene.items() if isinstance(item, CardItem)]
        assert len(items) == len(scene.pieces.cards)
    assert checked > 5
