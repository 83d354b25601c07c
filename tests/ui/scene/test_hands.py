"""Closed hands, the half second, the risen hand, the table call: and nothing of it by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from tabletop.engine.decision import Call
from tabletop.engine.view import Piece, Zone
from tabletop.ui.scene.call import cut
from tabletop.ui.scene.metrics import HOLD_LEAST
from tabletop.ui.scene.style import text
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


def button_of(table: TableView, seat: int) -> QPoint:
    assert table.table.furniture is not None
    button = table.table.furniture.buttons[seat]
    return table.to_window(button.mapToScene(button.rect.center())).toPoint()


def test_a_hand_opens_after_half_a_second(table: TableView, person: Hand) -> None:
    table.sync(duel.state(hand_wanted=0))
    person.press(button_of(table, 0))
    QTest.qWait(350)
    assert person.heard == []
    QTest.qWait(250)
    assert person.heard == [("hold_completed", 0)]
    person.release(button_of(table, 0))
    assert person.heard == [("hold_completed", 0), ("hold_released", 0)]


def test_letting_go_early_opens_nothing(table: TableView, person: Hand) -> None:
    table.sync(duel.state(hand_wanted=0))
    person.press(button_of(table, 0))
    QTest.qWait(200)
    person.release(button_of(table, 0))
    QTest.qWait(450)
    assert person.heard == []


def test_leaving_the_button_opens_nothing(table: TableView, person: Hand) -> None:
    table.sync(duel.state(hand_wanted=0))
    person.press(button_of(table, 0))
    person.move(button_of(table, 0) - QPoint(0, 90))
    QTest.qWait(550)
    assert person.heard == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_no_key_opens_a_hand(table: TableView, person: Hand, key: Qt.Key) -> None:
    table.sync(duel.state(hand_wanted=0))
    table.setFocus()
    for step in (Qt.Key.Key_Tab, Qt.Key.Key_Down, key):
        person.key(step)
    QTest.keyPress(table, key)
    QTest.qWait(600)
    QTest.keyRelease(table, key)
    assert person.heard == []


def test_a_peek_lasts_while_the_button_is_held(table: TableView, person: Hand) -> None:
    """The hand rises over its own button, and letting go is still heard."""
    table.hold_completed.connect(lambda seat: table.sync(duel.state(shown=duel.view((0,)), open_hand=seat)))
    table.hold_released.connect(lambda _seat: table.sync(duel.state()))
    table.sync(duel.state())
    place = button_of(table, 0)
    person.press(place)
    QTest.qWait(560)
    assert person.heard == [("hold_completed", 0)]
    assert table.table.shelf.isVisible()
    person.release(place)
    assert person.heard == [("hold_completed", 0), ("hold_released", 0)]
    assert not table.table.shelf.isVisible()


def test_a_bots_hand_has_no_button_to_hold(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight(), humans=[True, False]))
    person.press(button_of(table, 1))
    QTest.qWait(560)
    person.release(button_of(table, 1))
    assert person.heard == []


def test_a_risen_hand_stands_over_the_table_and_covers_no_row(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    shelf = table.table.shelf.rect
    assert shelf.bottom() == table.viewport().height()
    for thing in ("card:10", "card:11", "place:support-0:1"):
        assert table.to_window(table.choosing.focus.middle(thing) or table.pos().toPointF()).y() < shelf.top()
    assert table.table.pieces.cards["card:50"].on_screen
    assert table.table.shelf.words == "Ann's hand · 3"


def test_a_click_outside_lowers_a_risen_hand(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click(person.at(300, 5))
    assert person.heard == [("hand_lowered",)]


def test_a_click_on_the_shelf_beside_the_cards_does_not(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click(QPoint(12, table.viewport().height() - 20))
    assert person.heard == []


def test_escape_first_lets_go_of_a_choice_then_lowers_the_hand(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click("card:50")
    person.key(Qt.Key.Key_Escape)
    assert person.heard == []
    assert table.choosing.selected is None
    person.key(Qt.Key.Key_Escape)
    assert person.heard == [("hand_lowered",)]


def test_a_lowered_hand_that_is_seen_is_raised_by_a_click(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight(), duel.view((0,)), humans=[True, False]))
    person.click("card:50")
    assert person.heard == [("hold_completed", 0)]


def test_cards_that_cannot_be_used_say_why(table: TableView) -> None:
    shown = duel.view((0,))
    shown.zones["hand-0"].pieces[2].fields = {"barred": "No Magic Character in your Party.", "rule": "HB-PLAY-12"}
    table.sync(duel.state(duel.play(), shown, open_hand=0))
    tome = table.table.pieces.cards["card:52"]
    assert tome.dimness == 1
    assert tome.dress.labels[0][1].endswith("HB-PLAY-12")
    assert "Magic Character" in tome.dress.labels[0][1].replace("\n", " ")
    assert table.table.pieces.cards["card:50"].dimness == 0


def test_a_table_call_has_a_button_a_seat_and_nobody(table: TableView, person: Hand) -> None:
    call = Call("Bo deploys Henchman.", "Front Row, position 1. Does anyone stop it?", "card:20")
    table.sync(duel.state(call=call, call_seats=[0]))
    assert table.table.furniture is not None
    panel = table.table.furniture.call
    assert panel.words == "Bo deploys Henchman. Front Row, position 1. Does anyone stop it?"
    assert "announced" in table.table.pieces.cards["card:20"].marks
    place = table.to_window(panel.buttons[0].mapToScene(panel.buttons[0].rect.center())).toPoint()
    person.press(place)
    QTest.qWait(560)
    person.release(place)
    person.click(table.to_window(panel.nobody.mapToScene(panel.nobody.rect.center())).toPoint())
    assert person.heard == [("claimed", 0), ("hold_completed", 0), ("hold_released", 0), ("nobody",)]
    table.sync(duel.state(duel.fight()))
    assert not panel.isVisible()


def test_an_announced_card_stands_where_it_would_be_deployed_and_the_call_covers_it_not(table: TableView) -> None:
    coming = Piece("card:60", "henchman", "resolving", 0, {"to": "place:front-1:2"})
    shown = duel.view(zones={"resolving": Zone("resolving", None, 1, [coming])})
    call = Call("Bo deploys Henchman.", "Front Row, position 3. Does anyone stop it?", "card:60")
    table.sync(duel.state(shown=shown, call=call, call_seats=[0]))
    furniture = table.table.furniture
    assert furniture is not None
    card = table.table.pieces.cards["card:60"]
    assert card.pos() == furniture.zones["front-1"].slot_rect(2).center()
    assert not card.sceneBoundingRect().intersects(furniture.call.sceneBoundingRect().adjusted(0, 70, 0, -70))
    assert furniture.zones["resolving"].absent


def test_the_pointer_tells_buttons_from_the_table(table: TableView, person: Hand) -> None:
    table.sync(duel.state(hand_wanted=0))
    person.move(button_of(table, 0))
    assert table.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    person.move(button_of(table, 0) - QPoint(0, 90))
    assert table.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_long_announcement_is_cut_before_its_question(table: TableView) -> None:
    del table  # its fonts
    metrics = QFontMetricsF(text(12))
    words = "Gang Up: Discard two other cards named Henchman; if you do, gain one. Does anyone stop it?"
    shown = cut(words, metrics, 300)
    assert metrics.horizontalAdvance(shown) <= 301
    assert shown.startswith("Gang Up: Discard")
    assert shown.endswith("… Does anyone stop it?")
    assert cut("Front Row 3. Does anyone stop it?", metrics, 900) == "Front Row 3. Does anyone stop it?"


def test_a_hand_without_cards_has_no_button_to_hold(table: TableView, person: Hand) -> None:
    table.sync(duel.state(shown=duel.view(zones={"hand-0": Zone("hand-0", 0, 0, [])})))
    person.press(button_of(table, 0))
    QTest.qWait(560)
    person.release(button_of(table, 0))
    assert person.heard == []
    assert table.table.furniture is not None
    assert "the hand is empty" in table.table.furniture.buttons[0].words


def test_what_happened_since_is_told_while_the_hand_is_open(table: TableView) -> None:
    table.sync(duel.open_state(since=["Bo played Henchman.", "Bo has 2 cards left."]))
    note = table.table.notices.since
    assert note.isVisible()
    assert (note.title, note.lines) == ("Ann, since you looked", ("Bo played Henchman.", "Bo has 2 cards left."))
    assert not note.rect.intersects(table.table.shelf.rect)
    table.sync(duel.state(duel.fight()))
    assert not note.isVisible()


@pytest.mark.parametrize(("wide", "high", "scale"), [(1524, 902, 1.0), (985, 572, 1.0), (1521, 747, 2.0)])
def test_the_note_of_what_happened_covers_no_card_of_the_table(
    table: TableView, wide: int, high: int, scale: float
) -> None:
    table.resize(wide, high)
    table.set_text_scale(scale)
    lines = ["Bo played Henchman.", "Bo has 2 cards left.", "Chinese Calculus is Taunted and has to act next."]
    table.set_animation(True)
    for state in (duel.open_state(since=lines), duel.state(duel.fight(), since=lines)):
        table.sync(state)
        QTest.qWait(400)  # the table glides to where it is fitted
        note = table.table.notices.since
        assert note.isVisible()
        assert QRectF(table.viewport().rect()).contains(note.rect)
        for key, spot in table.table.pieces.placed.table.items():
            if spot.zone in table.table.pieces.placed.hands and state.open_hand is not None:
                continue
            card = table.table.pieces.cards[key]
            seen = QRectF(table.mapFromScene(card.mapToScene(card.rect)).boundingRect())
            assert not seen.intersects(note.rect), key


def test_beside_the_note_the_table_keeps_the_middle_as_far_as_it_can(table: TableView) -> None:
    table.sync(duel.open_state(since=["Bo played Henchman."]))
    camera = table.looking.camera
    table_wide = camera.shown.width() * camera.scale
    left, spare = table.looking.left_of_table(), table.viewport().width() - table_wide
    assert left <= max(spare / 2, table.table.notices.room) + 1


def test_hold_buttons_stay_large_enough_on_a_small_table(table: TableView) -> None:
    table.sync(duel.state(hand_wanted=0))
    table.resize(700, 414)
    assert table.table.furniture is not None
    button = table.table.furniture.buttons[0]
    assert button.scale() * table.looking.camera.scale == pytest.approx(HOLD_LEAST, abs=0.02)
