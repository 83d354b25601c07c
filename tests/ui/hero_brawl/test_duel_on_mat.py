"""A roshambo on the mat: what battlers see, what others see, links to rules, the card that started it, the low hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.ui.scene.duel import DuelWords
from tabletop.ui.scene.metrics import units
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import SIZES, by_itself, covers, do, furniture, position, settled, until
from tests.ui.texts import words_in


def words(table: TableFlows) -> DuelWords:
    duel = furniture(table).duel
    assert duel is not None
    return duel.words


def fought(open_table: OpenTable, people: int = 2, cards: tuple[str, str] = ("Kendo Comet", "Ladder")) -> TableFlows:
    """Ann and Bo have committed; the result stands on the mat, and one of them keeps a card."""
    table = open_table(position(people))
    settled(table)
    for card in ("Folding Fury, Foreign Object on Bo", *cards):
        by_itself(table.controller, card)
        if card.startswith("Folding"):
            until(table.controller, "commit")
    until(table.controller, "keep")
    settled(table)
    return table


def test_a_battler_reads_cards_symbols_winner_and_rules(open_table: OpenTable) -> None:
    table = fought(open_table)
    table.controller.hold(0)
    assert words(table).words.split("\n") == [
        "Crack!",
        "Ann · 43 rock · wins",
        "Bo · 45 scissors",
        "Rock beats scissors",
        "Ann wins and takes the Title Belt from Bo.",
        "BR-ROSH-5",
        "BR-BELT-4",
    ]


def test_with_hands_closed_there_are_two_backs_and_the_winner(open_table: OpenTable) -> None:
    table = fought(open_table)
    assert table.controller.moment().scene.hand_wanted == 0
    assert words(table).words.split("\n")[:3] == ["Crash!", "Ann · wins", "Bo"]
    for name in ("Kendo", "Ladder", "rock", "scissors"):
        assert name not in words(table).words
    backs = [card for key, card in table.page.scene.table.pieces.cards.items() if "committed" in key]
    assert [card.look.card for card in backs] == [None, None]


def seen_by_cy(open_table: OpenTable, cards: tuple[str, str]) -> tuple[QImage, str]:
    """What a bystander has before the eyes, and all words of the window, while two bots are at it."""
    players = [
        {"name": "Ann", "hand": 3},
        {"name": "Bo", "hand": ["Folding Fury", *cards]},
        {"name": "Cy", "hand": ["Ladder Leviathan", "Salt and Saber"]},
    ]
    table = open_table(position(1, players=players, turn="Bo", seed=3))
    table.page.pacer.watch = lambda: None  # type: ignore[method-assign]
    table.page.pacer.stop()
    settled(table)
    by_itself(table.controller, "Folding Fury, Foreign Object on Cy")
    until(table.controller, "commit")
    by_itself(table.controller, cards[0])
    by_itself(table.controller, "Ladder")
    before = QImage()
    for _ in range(40):
        QTest.qWait(150)
        now = table.page.grab().toImage()
        if now == before:
            break
        before = now
    said = words_in(table.page)
    table.close()
    return before, said


def test_a_bystander_sees_the_same_whichever_card_wins(open_table: OpenTable) -> None:
    one = seen_by_cy(open_table, ("Kendo Comet", "Bell-Hammer Bruiser"))
    other = seen_by_cy(open_table, ("Bell-Hammer Bruiser", "Kendo Comet"))
    assert one[1] == other[1]
    assert one[0] == other[0]


def test_one_card_still_to_come(open_table: OpenTable) -> None:
    table = open_table(position(2))
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    until(table.controller, "commit")
    do(table.controller, "Kendo Comet")
    settled(table)
    assert "Bo still has to commit a card." in words(table).words
    assert "Kendo" not in words(table).words


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_rule_number_opens_its_rule(open_table: OpenTable, size: tuple[int, int]) -> None:
    table = fought(open_table)
    settled(table, *size)
    table.page.grab()
    opened: list[str] = []
    table.page.scene.rule_wanted.connect(opened.append)
    for rect, rule in list(words(table)._links):
        place = table.page.scene.to_window(rect.center()).toPoint()
        QTest.mouseMove(table.page.scene.viewport(), place)
        QTest.mouseClick(table.page.scene.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert opened[-1:] == [rule]
    assert opened == ["BR-ROSH-5", "BR-BELT-4"]
    assert words(table).rule_at(QPointF(5, 5)) == ""


def test_cards_in_play_lie_aside_where_they_are_seen(open_table: OpenTable) -> None:
    table = fought(open_table)
    layout = table.page.layout_
    assert layout.duel is not None
    duel = [units(layout.duel.slot(side)).adjusted(-14, 0, 14, 0) for side in (0, 1)]
    aside = next(zone for zone in layout.zones if zone.zone == "stack")
    for count in (1, 2, 3, 4, 6):
        slots = [units(aside.slot(place, count)) for place in range(count)]
        assert all(units(layout.duel.at).contains(slot) for slot in slots)
        assert not any(slot.intersects(card) for slot in slots for card in duel)
    card = table.page.scene.table.pieces.cards[
        next(iter(table.controller.moment().scene.view.zones["stack"].pieces)).key
    ]
    assert covers(card, card.rect).center() == units(aside.slot(0, 1)).center()


def test_interrupts_on_the_mat_lie_side_by_side(open_table: OpenTable) -> None:
    layout = open_table(position(2)).page.layout_
    mat = next(zone for zone in layout.zones if zone.zone == "mat")
    for count in (1, 2, 3, 5, 8):
        slots = [units(mat.slot(place, count)) for place in range(count)]
        assert all(units(mat.at).adjusted(-1, -1, 1, 1).contains(slot) for slot in slots)
        if count <= 3:
            assert not any(one.intersects(other) for one, other in combinations(slots, 2))


def test_the_hand_lies_low_and_faded_while_something_else_is_chosen(open_table: OpenTable) -> None:
    table = fought(open_table)
    table.controller.hold(0)
    settled(table)
    scene = table.page.scene.table
    assert not scene.shelf.up
    hand = [spot for spot in scene.pieces.placed.table.values() if spot.zone == "hand-0"]
    assert len(hand) == 1
    assert all(spot.dress.dim and spot.look.card is not None for spot in hand)
    table.page.acting.hold(0)  # a click on it
    assert scene.shelf.up


def test_zones_are_called_in_words(open_table: OpenTable) -> None:
    table = fought(open_table)
    names = table.page.names
    started = table.controller.moment().scene.view.zones["stack"].pieces[0].key
    assert names.place(started) == "In play"
    assert names.place("zone:player-3") == "Tag Team"
    assert table.page.listing.panel is not None
