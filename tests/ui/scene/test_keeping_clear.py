"""What lies over the table keeps off what must be read: buttons, tags, ghosts, frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFontMetricsF

from tabletop.engine.decision import Option, Refusal
from tabletop.engine.view import Piece, Zone
from tabletop.ui.scene.hands import fitting_title
from tabletop.ui.scene.lights import rect_of
from tabletop.ui.scene.style import text
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


@pytest.mark.parametrize("size", [(838, 494), (985, 572), (1524, 902), (3048, 1804)])
@pytest.mark.parametrize("card", ["card:20", "card:21", "card:10", "card:11"])
def test_a_refusal_leaves_free_what_it_is_about(
    table: TableView, person: Hand, size: tuple[int, int], card: str
) -> None:
    table.resize(*size)
    table.sync(duel.state(duel.fight()))
    person.move(card)
    table.glide_back_with(Refusal("HB-TERM-10", "Fred the Talking Potato stands in the Support Row. Not a Target."))
    note, item = table.table.notices.refusal, table.table.pieces.cards[card]
    whole = item.mapRectToScene(item.rect)
    about = QRectF(table.to_window(whole.topLeft()), table.to_window(whole.bottomRight()))
    assert note.isVisible()
    assert not note.rect.intersects(about)
    assert QRectF(table.viewport().rect()).contains(note.rect)


def test_a_ring_round_a_pile_leaves_its_counter_to_be_read(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    plates = table.table.lights.counts.plates
    assert not plates
    acting = duel.decision("row", Option("row:1:front", "Bo's Front Row", "card:70", "zone:front-1"))
    table.sync(duel.state(acting))
    assert table.table.pieces.cards["card:70"].marks
    assert list(plates) == ["discard-0"]
    plate = plates["discard-0"]
    assert plate.rect.contains(plate.zone.count_rect())
    assert plate.zValue() > table.table.pieces.cards["card:70"].zValue()
    table.sync(duel.state(duel.fight(3)))
    assert not plates


@pytest.mark.parametrize("name", ["Bo", "Bartholomew", "Bartholomew the Elder", "M" * 40])
def test_a_long_name_on_a_hold_button_is_cut_before_the_number_of_cards(table: TableView, name: str) -> None:
    del table  # its fonts
    px, words = fitting_title(f"{name} \u00b7 2 cards", 166)
    assert words.endswith(" \u00b7 2 cards")
    assert words.startswith(name[:2])
    assert QFontMetricsF(text(px, bold=True)).horizontalAdvance(words) <= 167


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_tag_of_a_row_stands_off_its_cards_and_the_hold_button(table: TableView, scale: float) -> None:
    table.set_text_scale(scale)
    table.resize(1524, 902)
    rows = ("front-0", "support-0", "front-1", "support-1")
    options = [Option(f"row:{row}", row, None, f"zone:{row}") for row in rows]
    table.sync(duel.state(duel.decision("row", *options, seat=1)))
    furniture = table.table.furniture
    assert furniture is not None
    lights = table.table.lights._lights
    tagged = [lights[f"zone:{row}"] for row in rows if table.table.lit.tags.get(f"zone:{row}")]
    assert len(tagged) == 2
    for light in tagged:
        tag = light.mapRectToScene(light.tag_rect(light._tag, light._upper))
        buttons = [button.mapRectToScene(button.rect) for button in furniture.buttons.values()]
        cards = [card.mapRectToScene(card.rect) for card in table.table.pieces.cards.values() if not card.on_screen]
        hands = table.table.pieces.placed.hands
        lying = [
            rect
            for key, rect in zip(table.table.pieces.cards, cards, strict=True)
            if table.table.pieces.placed.table[key].zone not in hands
        ]
        assert not any(tag.intersects(rect) for rect in [*buttons, *lying])


def test_the_trail_of_a_drag_leaves_the_names_of_attached_cards_alone(table: TableView, person: Hand) -> None:
    shield = Piece("card:30", "science-gizmo", "attached-0", 0, {"bearer": "card:10"})
    table.sync(duel.state(duel.fight(), duel.view(zones={"attached-0": Zone("attached-0", 0, 1, [shield])})))
    strip = table.table.pieces.strips["card:30"]
    whole = strip.mapRectToScene(strip.rect)
    room = QRectF(table.to_window(whole.topLeft()), table.to_window(whole.bottomRight()))
    person.pick_up("card:10")
    person.move(QPoint(round(room.center().x()), round(room.top()) - 200))  # straight over the strip
    dots = table.table.drag.dots
    assert len(dots) > 5
    assert not any(room.contains(*dot) for dot in dots)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(740, 500), (985, 572), (1524, 902)])
def test_captions_with_long_names_stay_on_their_panel(table: TableView, size: tuple[int, int], scale: float) -> None:
    table.set_text_scale(scale)
    table.resize(*size)
    table.sync(duel.state(duel.fight(), names=["Maximiliane", "Bartholomew the Elder"]))
    furniture = table.table.furniture
    assert furniture is not None
    shown = [words.shown for words, *_ in furniture._captions]
    assert sum(words.endswith("\u00b7 FRONT ROW") for words in shown) == 2
    covered = [words.mapRectToScene(words.covered) for words, *_ in furniture._captions]
    assert not any(a.intersects(b) for i, a in enumerate(covered) for b in covered[:i])
    button = furniture.buttons[1]
    piles = [zone.rect for zone in furniture.zones.values() if zone.zone.show == "pile" and not zone.zone.hide_empty]
    assert not any(button.mapRectToScene(button.rect).intersects(rect) for rect in [*piles, *covered])
