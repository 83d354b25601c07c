"""What a view hides is nowhere in the scene: no text, no tooltip, no picture, no key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QGraphicsItem

from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand
from tests.ui.scene.duel import HAND, PlainFaces


def values(thing: Any, depth: int = 3) -> Iterator[str]:
    """Everything that can be read from an item's attributes, as text."""
    if isinstance(thing, str):
        yield thing
    elif depth and isinstance(thing, dict):
        for key, value in thing.items():
            yield from values(key, depth - 1)
            yield from values(value, depth - 1)
    elif depth and isinstance(thing, list | tuple | set | frozenset):
        for each in thing:
            yield from values(each, depth - 1)
    else:
        yield str(thing)


def told(item: QGraphicsItem) -> str:
    own = " ".join(text for value in vars(item).values() for text in values(value))
    return f"{item.toolTip()} {own}"


def seen(table: TableView) -> str:
    scene = table.table
    keys = [str(key) for key in scene.wardrobe.kept()] + [str(key) for key, _ in scene.pictures.kept()]
    spots = [str(spot) for spot in (*scene.pieces.placed.table.items(), *scene.pieces.placed.shelf.items())]
    return " ".join([*(told(item) for item in scene.items()), *keys, *spots, table.toolTip(), table.accessibleName()])


@pytest.mark.parametrize("card", HAND)
def test_a_hidden_card_leaves_no_trace(table: TableView, faces: PlainFaces, person: Hand, card: str) -> None:
    table.sync(duel.state(duel.fight()))
    table.grab()
    person.move(table.rect().center())
    text = seen(table).casefold()
    for name in (card, faces.title(card).casefold()):
        assert name not in text
    assert all(look.card not in HAND for look in faces.drawn)


def test_a_hand_that_was_open_leaves_none_on_the_table(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    table.grab()
    assert "vasilisa" in seen(table)
    table.sync(duel.state(duel.fight(number=2)))
    table.grab()
    text = seen(table)
    assert not any(card in text for card in HAND)
    assert "card:50" not in text


def test_hovering_a_hidden_card_says_nothing(table: TableView, person: Hand) -> None:
    heard: list[str] = []
    table.hovered.connect(heard.append)
    table.sync(duel.state(duel.fight()))
    spot = table.table.pieces.cards["hidden:hand-1:1"]
    person.move(table.to_window(spot.scenePos()).toPoint())
    assert heard in ([], [""])
    person.move("card:20")
    assert heard[-1] == "card:20"
