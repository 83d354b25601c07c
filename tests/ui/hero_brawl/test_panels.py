"""Players' panels: whose turn it is, who is out, words beside buttons and belt, large hands, long names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tabletop.ui.scene.ground import CaptionItem, PanelItem
from tabletop.ui.scene.lines import LinesItem
from tabletop.ui.scene.metrics import TABLE
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import SIZES, by_itself, covers, crowd, do, furniture, position, settled, until

LONG = ["Bartholomew the Great", "Maximiliana von Hohenstein", "Cy", "Dee", "Wolfeschlegelsteinhausen", "Flo"]


def panels(table: TableFlows) -> dict[int, PanelItem]:
    return {owner: panel for panel, owner in furniture(table)._panels if owner is not None}


def captions(table: TableFlows) -> list[CaptionItem]:
    return [caption for caption, *_ in furniture(table)._captions]


def status(table: TableFlows, seat: int) -> LinesItem:
    lines = [item for item in furniture(table).lines if item.lines.fact == "status"]
    near, seats = furniture(table).seating.near, furniture(table).seating.seats
    return next(item for item in lines if ((item.lines.seat or 0) + near) % seats == seat)


def test_the_panel_of_the_turn_says_so_in_words_and_with_a_border(open_table: OpenTable) -> None:
    table = open_table(crowd(4))
    settled(table)
    assert [panel.marked for panel in (panels(table)[seat] for seat in range(4))] == [
        (True, ""),
        (False, ""),
        (False, ""),
        (False, ""),
    ]
    assert sorted(caption.words for caption in captions(table)) == ["Ann · turn", "Bo", "Cy", "Dee", "Title Belt"]


def test_who_is_out_has_a_plate_across_a_grey_panel_and_no_words(open_table: OpenTable) -> None:
    players = [{"name": "Ann", "hand": ["Jobber", 2]}, {"name": "Bo", "hand": 3}, {"name": "Cy", "out": True}]
    table = open_table(position(1, players=players))
    settled(table)
    assert panels(table)[2].marked == (False, "Out")
    assert panels(table)[1].marked == (False, "")
    assert not status(table, 2).isVisible()
    assert status(table, 1).isVisible()


def test_who_is_out_has_no_button(open_table: OpenTable) -> None:
    players = [{"name": "Ann", "hand": ["Jobber", 2]}, {"name": "Bo", "hand": 3}, {"name": "Cy", "out": True}]
    table = open_table(position(3, players=players))
    settled(table)
    assert furniture(table).buttons[1].isVisible()
    assert not furniture(table).buttons[2].isVisible()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_words_captions_buttons_and_belts_stay_apart(open_table: OpenTable, count: int, size: tuple[int, int]) -> None:
    table = open_table(crowd(count))
    settled(table, *size)
    found = furniture(table)
    buttons = [covers(button, button.rect) for button in found.buttons.values() if button.isVisible()]
    belts = [covers(part, part.rect) for part in table.page.scene.table.parts.items.values()]
    words = [item.boundingRect() for item in found.lines if item.words and item.isVisible()]
    tags = [caption.mapRectToScene(caption.covered) for caption in captions(table)]
    assert len(belts) == 1
    assert len(words) >= count
    for rect in (*buttons, *words, *tags):
        assert TABLE.adjusted(-1, -1, 1, 1).contains(rect)
    for button in buttons:
        assert not any(button.intersects(other) for other in (*words, *tags))
    for tag in tags:
        assert not any(tag.intersects(other) for other in (*words, *_plates(belts)))


def _plates(belts: list[QRectF]) -> list[QRectF]:
    """What is seen of a belt: its strap is lower than its square."""
    return [belt.adjusted(0, belt.height() * 0.3, 0, -belt.height() * 0.3) for belt in belts]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_names_and_large_hands_stay_in_their_panels(
    open_table: OpenTable, size: tuple[int, int], scale: float
) -> None:
    hands = [12, 11, 14, 1, 2, 10]
    players = [{"name": name, "hand": hand} for name, hand in zip(LONG, hands, strict=True)]
    table = open_table(position(3, players=players, pile=4, belt=LONG[1]))
    table.page.scene.set_text_scale(scale)
    settled(table, *size)
    scene = table.page.scene.table
    for seat in range(1, 6):
        panel = panels(table)[seat]
        around = panel.mapRectToScene(panel.boundingRect())
        cards = [card for key, card in scene.pieces.cards.items() if key.startswith(f"hidden:hand-{seat}:")]
        assert len(cards) == hands[seat]
        assert all(around.contains(covers(card, card.rect)) for card in cards)
        tag = next(c for c, _, owner, _ in furniture(table)._captions if owner == seat)
        left, right = around.left(), around.right()
        covered = tag.mapRectToScene(tag.covered)
        assert left <= covered.left()
        assert covered.right() <= right
        assert covered.top() >= TABLE.top() - 1
        assert tag.shown[:3] == LONG[seat][:3].upper()


def test_a_bot_has_no_button_and_its_words_take_the_room(open_table: OpenTable) -> None:
    table = open_table(crowd(4, humans=1))
    settled(table)
    assert [seat for seat, button in furniture(table).buttons.items() if button.isVisible()] == [0]
    assert status(table, 1).boundingRect().height() > status(table, 1).lines.at.h * 3
    people = open_table(crowd(4))
    settled(people)
    assert status(people, 1).boundingRect().height() < status(table, 1).boundingRect().height()


def test_a_shield_is_named(open_table: OpenTable) -> None:
    table = open_table(position())
    settled(table)
    assert status(table, 3).words == "2 cards\nCannot be targeted"
    assert status(table, 1).words == "4 cards\nChampion"


def test_the_belt_glides_to_the_new_champion(open_table: OpenTable) -> None:
    table = open_table(position(2, players=[{"name": "Ann", "hand": ["Jobber", 2]}, {"name": "Bo", "hand": 3}]))
    settled(table)
    do(table.controller, "Jobber on Bo")
    until(table.controller, "discard")
    assert furniture(table).seating.near == 1
    belt = next(iter(table.page.scene.table.parts.items.values()))
    before = belt.scenePos()
    table.page.scene.set_speed(1.0)
    by_itself(table.controller, "")
    assert table.controller.match.table.belt == 0
    assert table.page.scene.table.clock.moving(belt)
    table.page.scene.table.clock.finish()
    assert belt.scenePos().y() < before.y() - 240


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_quiet_words_beside_the_hand_lie_on_no_panel(open_table: OpenTable, size: tuple[int, int]) -> None:
    players = [{"name": "Ann", "hand": ["Rival", 2]}, {"name": "Bo", "hand": 5}, {"name": "Cy", "hand": 3}]
    table = open_table(position(2, players=players))
    do(table.controller, "Rival on Bo")
    until(table.controller, "pick")
    table.controller.seats.close()  # as after Continue
    table.controller.changed()
    settled(table, *size)
    said = [hint for hint in furniture(table).hints if hint.words]
    assert [hint.words for hint in said] == ["Hands stay closed\nfor this choice."]
    for hint in said:
        words = hint.mapRectToScene(hint.boundingRect())
        for panel, _owner in furniture(table)._panels:
            assert not panel.mapRectToScene(panel.boundingRect()).intersects(words)
