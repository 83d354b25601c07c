"""What lies over the table keeps off what must be read: buttons, tags, ghosts, frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF

from tabletop.ui.scene.lights import rect_of
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(985, 572), (1524, 902)])
def test_hold_buttons_keep_off_cards_and_captions_at_every_text_size(
    table: TableView, size: tuple[int, int], scale: float
) -> None:
    table.set_text_scale(scale)
    table.resize(*size)
    table.sync(duel.state(duel.fight()))
    furniture = table.table.furniture
    assert furniture is not None
    covered = [furniture.buttons[seat].mapRectToScene(furniture.buttons[seat].rect) for seat in (0, 1)]
    placed = table.table.pieces.placed
    cards = [table.table.pieces.cards[key] for key, spot in placed.table.items() if spot.zone not in placed.hands]
    for rect in covered:
        assert not any(rect.intersects(card.mapRectToScene(card.rect)) for card in cards)
        assert not any(rect.intersects(words.mapRectToScene(words.covered)) for words, *_ in furniture._captions)


def test_the_ghost_of_a_hand_card_is_no_wider_than_a_card_of_the_table(table: TableView, person: Hand) -> None:
    table.resize(985, 572)
    table.sync(duel.open_state(duel.play()))
    shelf = table.table.pieces.placed.shelf
    subject = next(key for key in shelf if key in table.table.offers.subjects)
    person.press(subject)
    person.move(person.where(subject) + QPoint(30, -30))
    assert table.table.drag.visible
    widest = max(spot.width for spot in table.table.pieces.placed.table.values())
    assert table.table.drag._width <= widest * table.transform().m11() + 1


def test_a_frame_round_a_row_takes_in_its_caption(table: TableView) -> None:
    table.sync(duel.state())
    furniture = table.table.furniture
    assert furniture is not None
    row = rect_of("zone:front-0", furniture)
    assert row is not None
    whole = furniture.captioned(row)
    assert whole.contains(row)
    assert whole.height() > row.height()
    names = [words.mapRectToScene(words.covered) for words, *_ in furniture._captions]
    assert all(whole.contains(name) or not QRectF(whole).intersects(name) for name in names)
