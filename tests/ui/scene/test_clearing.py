"""Room on the table with large text: the hold button, its ring, and the quiet words beside the hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from tabletop.ui.scene.clearing import clear_of, room_below
from tabletop.ui.scene.hands import HIGH, WANTED, WIDE
from tabletop.ui.scene.metrics import TABLE
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("y", [2.0, 840.0])
def test_a_ring_stays_on_the_table_and_off_the_captions(scale: float, y: float) -> None:
    panel = QRectF(400, 150, 600, 600)
    tag = QRectF(480, y, 160, 30)
    place, grown = clear_of(QPointF(600, y), scale, [panel], [tag], [], WANTED)
    ring = WANTED * grown
    button = QRectF(place.x(), place.y(), WIDE * grown, HIGH * grown)
    assert TABLE.contains(button.adjusted(-ring, -ring, ring, ring))
    assert not button.intersects(panel)
    assert not tag.intersects(button.adjusted(-ring, -ring, ring, ring))


def test_room_begins_below_what_lies_there() -> None:
    taken = [QRectF(100, 100, 200, 700), QRectF(900, 100, 100, 100)]
    assert room_below(150, 250, taken).top() > 800
    assert room_below(400, 500, taken).top() < 100
    assert room_below(150, 250, taken).bottom() < TABLE.bottom()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(988, 460), (988, 572), (1524, 902)])
def test_why_hands_stay_closed_is_never_cut(table: TableView, scale: float, size: tuple[int, int]) -> None:
    table.resize(*size)
    table.set_text_scale(scale)
    table.sync(duel.state(duel.fight()))
    assert table.table.furniture is not None
    (hint,) = table.table.furniture.hints
    assert hint.words
    shown = hint.mapRectToScene(hint.boundingRect())
    assert TABLE.contains(shown)
    others = [button.mapRectToScene(button.rect) for button in table.table.furniture.buttons.values()]
    assert not any(shown.intersects(other) for other in others)


def test_the_trail_of_a_drag_leaves_the_words_of_a_lane_alone(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state(duel.play()))
    furniture = table.table.furniture
    assert furniture is not None
    person.pick_up("card:50")
    lanes = furniture.lanes_shown()
    assert lanes
    for rect in lanes:
        room = QRectF(table.to_window(rect.topLeft()), table.to_window(rect.bottomRight()))
        person.move(room.center().toPoint())
        dots = table.table.drag.dots
        assert dots
        assert not any(room.contains(*dot) for dot in dots)


@pytest.mark.parametrize(("wide", "high"), [(560, 360), (700, 414), (1524, 902)])
def test_a_card_held_over_the_middle_of_a_lane_leaves_its_words_free(
    table: TableView, person: Hand, wide: int, high: int
) -> None:
    table.resize(wide, high)
    table.sync(duel.open_state(duel.play()))
    assert table.table.furniture is not None
    person.pick_up("card:50")
    lane = table.table.furniture.lanes["lane:play"]
    person.move("lane:play")
    assert lane.isVisible()
    assert lane.words_end < -8  # the card hangs right of the pointer


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_ring_of_a_wanted_button_leaves_counters_alone(table: TableView, scale: float) -> None:
    table.resize(1000, 600)
    table.set_text_scale(scale)
    table.sync(duel.state(hand_wanted=0))
    furniture = table.table.furniture
    assert furniture is not None
    button = furniture.buttons[0]
    assert button.ring
    out = button.ring
    ring = button.mapRectToScene(button.rect.adjusted(-out, -out, out, out))
    counters = [zone.count_rect() for zone in furniture.zones.values() if zone.counted]
    assert counters
    assert not [rect for rect in counters if rect.intersects(ring)]
