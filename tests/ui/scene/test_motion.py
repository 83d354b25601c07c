"""Every motion on the one clock: how long, along which way, and that it ends where the state says.

Time stands still in these tests and is moved by hand.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tabletop.engine.decision import Call
from tabletop.engine.events import Event
from tabletop.engine.view import Piece, View, Zone
from tabletop.ui.scene import motion
from tabletop.ui.scene.cards import turned_width
from tabletop.ui.scene.happened import happened
from tabletop.ui.scene.hits import way
from tabletop.ui.scene.lifting import ASIDE, LIFT
from tabletop.ui.scene.shuffling import ShuffleItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


class Time:
    """The clock of a table, stopped and moved on by hand."""

    def __init__(self, table: TableView):
        self._clock = table.table.clock
        self._clock.stop()
        self._clock.start()
        self._clock.pause()

    def at(self, milliseconds: int) -> None:
        """Show the moment so many milliseconds after everything began."""
        self._clock.pause()
        self._clock.setCurrentTime(milliseconds)


@pytest.fixture
def moving(table: TableView) -> TableView:
    """The duel with motion on."""
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    return table


def event(number: int, kind: str, **data: object) -> Event:
    return Event(number, kind, data=data)


def without(view: View, zone: str, key: str) -> Piece:
    """Take a piece out of a zone."""
    held = view.zones[zone]
    piece = next(each for each in held.pieces if each.key == key)
    held.pieces.remove(piece)
    held.count -= 1
    return piece


def put(view: View, piece: Piece, zone: str, place: int) -> None:
    """Put a piece into a zone."""
    piece.zone, piece.place = zone, place
    view.zones[zone].pieces.append(piece)
    view.zones[zone].count += 1


def defeated() -> SceneState:
    """Henchman has lost his last hit points to BERT and lies on his owner's discard pile."""
    shown = duel.view()
    piece = without(shown, "front-1", "card:20")
    piece.fields = {"hp": None}
    put(shown, piece, "discard-1", 1)
    recent = (event(0, "damaged", card=20, source=10, amount=4), event(1, "defeated", card=20, seat=1))
    return duel.state(duel.fight(2), shown, recent=recent)


def swapped() -> SceneState:
    """BERT and Johnny Pyro have changed places."""
    shown = duel.view()
    for piece in shown.zones["front-0"].pieces:
        piece.place = 1 - piece.place
    return duel.state(duel.fight(2), shown)


def settled(table: TableView) -> bool:
    """Whether every card is where the state says, whole, in its own colours."""
    placed = table.table.pieces.placed
    return not table.table.clock.running and all(
        item.pos() == spot.middle
        and item.scale() == 1
        and item.turning_from is None
        and (item.grey, item.lines, item.pulse) == (0, 1, 1)
        and not item.flashes
        and item.nudged.isNull()
        for key, item in table.table.pieces.cards.items()
        if (spot := placed.spot(key)) is not None
    )


# gliding


def test_a_card_glides_on_an_arc(moving: TableView) -> None:
    way = (QPointF(0, 0), QPointF(300, 0))
    assert motion.arc(*way, 0.0) == way[0]
    assert motion.arc(*way, 1.0) == way[1]
    middle = motion.arc(*way, 0.5)
    assert middle.x() == 150
    assert middle.y() == pytest.approx(-300 * motion.ARC)


def test_two_cards_swap_at_once_in_a_quarter_of_a_second(moving: TableView) -> None:
    cards = moving.table.pieces.cards
    left, right = cards["card:10"].pos(), cards["card:11"].pos()
    moving.sync(swapped())
    time = Time(moving)
    time.at(125)
    middle = (left.x() + right.x()) / 2
    assert [cards[key].x() for key in ("card:10", "card:11")] == pytest.approx([middle, middle], abs=1)
    time.at(249)
    assert moving.table.clock.moving(cards["card:10"])
    time.at(251)
    assert (cards["card:10"].pos(), cards["card:11"].pos()) == (right, left)


def test_a_card_turns_over_by_getting_narrow(moving: TableView) -> None:
    widths = [turned_width(step / 8) for step in range(9)]
    assert widths[0] == widths[8] == 1
    assert widths[4] == 0
    assert widths[:5] == sorted(widths[:5], reverse=True)
    assert 1 - widths[1] < widths[3] - widths[4]  # slow at first, quick at the edge


def test_a_hidden_card_is_turned_up_in_its_place(moving: TableView) -> None:
    closed = duel.state(duel.fight(), humans=[True, False])
    moving.sync(closed)
    moving.sync(duel.state(duel.fight(), duel.view((0,)), humans=[True, False]))
    card = moving.table.pieces.cards["card:51"]
    time = Time(moving)
    time.at(20)
    assert card.turning_from is not None
    moving.table.clock.finish()
    assert card.turning_from is None


# hands


def test_an_opening_hand_turns_its_cards_one_after_another(moving: TableView) -> None:
    moving.sync(duel.open_state())
    time = Time(moving)
    cards = moving.table.pieces.cards
    time.at(90)
    first, last = cards["card:50"], cards["card:52"]
    assert first.turning_from is not None
    goals = moving.table.pieces.placed.shelf
    left = [(item.pos() - goals[item.thing].middle).manhattanLength() for item in (first, last)]
    assert left[0] < left[1]
    time.at(165 + 2 * 20)
    assert settled(moving) or all(item.pos() == goals[item.thing].middle for item in (first, last))


def test_the_shelf_rises_and_goes_down_with_its_cards(moving: TableView) -> None:
    moving.sync(duel.open_state())
    shelf = moving.table.shelf
    assert (shelf.up, shelf.y() > 100) == (True, True)
    moving.table.clock.finish()
    assert shelf.y() == 0
    moving.sync(duel.state(duel.fight(2)))
    assert (shelf.up, shelf.isVisible()) == (False, True)
    moving.table.clock.finish()
    assert not shelf.isVisible()


def test_a_shelf_that_goes_down_takes_no_clicks(moving: TableView) -> None:
    moving.sync(duel.open_state())
    moving.table.clock.finish()
    over = moving.to_scene(moving.table.shelf.rect.center())
    assert moving.finder.over_shelf(over)
    moving.sync(duel.state(duel.fight(2)))
    assert not moving.finder.over_shelf(over)


def test_the_card_under_the_pointer_rises_and_its_neighbours_give_way(table: TableView) -> None:
    table.sync(duel.state(duel.fight(), duel.view((0,)), humans=[True, False]))
    pieces = table.table.pieces
    home = {key: pieces.cards[key].pos() for key in ("card:50", "card:51", "card:52")}
    table.table.hover("card:51")
    assert pieces.cards["card:51"].pos() == home["card:51"] - QPointF(0, LIFT)
    assert pieces.cards["card:50"].x() == pytest.approx(home["card:50"].x() - ASIDE)
    assert pieces.cards["card:52"].x() == pytest.approx(home["card:52"].x() + ASIDE)
    table.table.hover(None)
    assert {key: pieces.cards[key].pos() for key in home} == home


def test_a_rivals_card_and_a_back_do_not_rise(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    backs = {key: item.pos() for key, item in table.table.pieces.cards.items()}
    for key in ("hidden:hand-0:1", "card:20", "card:10"):
        table.table.hover(key)
    assert {key: item.pos() for key, item in table.table.pieces.cards.items()} == backs


def test_in_a_crowded_risen_hand_the_pointed_card_comes_to_the_front(table: TableView) -> None:
    kinds = tuple(f"card-{n}" for n in range(12))
    table.sync(duel.state(duel.play(), duel.view(zones={"hand-0": duel.hand(0, True, kinds)}), open_hand=0))
    cards = table.table.pieces.cards
    before = cards["card:54"].x()
    table.table.hover("card:55")
    assert cards["card:55"].zValue() > max(cards[f"card:{n}"].zValue() for n in range(56, 60))
    assert cards["card:54"].x() < before
    table.table.hover(None)
    assert cards["card:54"].x() == before
    assert cards["card:55"].zValue() < cards["card:56"].zValue()


# hits, Defeat, shuffle


def test_a_hit_shifts_the_card_along_the_attack(moving: TableView) -> None:
    shown = duel.view()
    shown.zones["front-1"].pieces[0].fields["hp"] = 2
    moving.sync(duel.state(duel.fight(2), shown, recent=(event(0, "damaged", card=20, source=10),)))
    time = Time(moving)
    time.at(35)
    card, attacker = moving.table.pieces.cards["card:20"], moving.table.pieces.cards["card:10"]
    line = card.pos() - attacker.pos()
    assert 1 < card.nudged.manhattanLength() < 8
    assert (card.nudged.x() * line.x() > 0, card.nudged.y() * line.y() > 0) == (True, True)
    time.at(145)
    assert card.nudged.isNull()


def test_a_hit_from_nowhere_pushes_towards_the_own_edge() -> None:
    assert way(None, QPointF(500, 700)).y() > 0
    assert way(None, QPointF(500, 100)).y() < 0


def test_a_burst_grows_past_its_size_and_comes_back(moving: TableView) -> None:
    shown = duel.view()
    shown.zones["front-1"].pieces[0].fields["hp"] = 2
    moving.sync(duel.state(duel.fight(2), shown))
    time, burst, sizes = Time(moving), moving.table.floats.item, []
    for now in range(0, 200, 5):
        time.at(now)
        sizes.append(burst.scale())
    assert sizes[0] == pytest.approx(0.6, abs=0.03)
    assert max(sizes) == pytest.approx(1.1, abs=0.01)
    assert sizes[-1] == pytest.approx(1.0, abs=0.001)
    time.at(829)
    assert burst.isVisible()
    time.at(831)
    assert not burst.isVisible()


def test_in_defeat_a_card_drops_greys_and_goes_to_the_pile(moving: TableView) -> None:
    card = moving.table.pieces.cards["card:20"]
    start = card.pos()
    moving.sync(defeated())
    assert moving.table.pieces.cards["card:20"] is card
    time = Time(moving)
    time.at(119)
    assert card.pos().x() == start.x()
    assert card.pos().y() == pytest.approx(start.y() + 12, abs=1)
    assert card.grey > 0.9
    assert card.scale() > 1  # still as large as in its row
    time.at(345)
    assert card.pos() == moving.table.pieces.placed.table["card:20"].middle
    assert (card.grey, card.scale()) == (0, 1)
    assert moving.table.floats.item.words == "−4"


def test_what_is_defeated_and_covered_at_once_leaves_the_same_way(moving: TableView) -> None:
    state = defeated()
    pile = state.view.zones["discard-1"]
    pile.pieces.append(Piece("card:99", "fred", "discard-1", 2))
    pile.count += 1
    card = moving.table.pieces.cards["card:20"]
    moving.sync(state)
    Time(moving).at(100)
    assert card.grey > 0.5
    moving.table.clock.finish()
    assert card.scene() is None


def test_a_shuffled_pile_splits_and_closes_twice(moving: TableView) -> None:
    moving.sync(duel.state(duel.fight(2), recent=(event(0, "shuffled", seat=1),)))
    time = Time(moving)
    item = next(each for each in moving.table.items() if isinstance(each, ShuffleItem))
    opened = []
    for now in range(0, 420, 10):
        time.at(now)
        opened.append(item.opened)
    peaks = [b for a, b, c in zip(opened, opened[1:], opened[2:], strict=False) if a < b > c]
    assert len(peaks) == 2
    assert min(peaks) > 0.95
    time.at(425)
    assert item.scene() is None


def test_an_empty_pile_is_not_shuffled(moving: TableView) -> None:
    shown = duel.view(zones={"deck-1": Zone("deck-1", 1, 0)})
    moving.sync(duel.state(duel.fight(2), shown, recent=(event(0, "shuffled", seat=1),)))
    assert not any(isinstance(item, ShuffleItem) for item in moving.table.items())


def test_events_are_read_once() -> None:
    events = [event(4, "damaged", card=20, source=10), event(5, "shuffled", seat=0), event(6, "defeated", card=7)]
    assert happened(events, 3).hit_by == {"card:20": "card:10"}
    later = happened(events, 5)
    assert (later.hit_by, later.shuffled, later.defeated) == ({}, frozenset(), frozenset({"card:7"}))


# lights and the call


def test_a_new_decision_pulses_once(moving: TableView) -> None:
    moving.sync(duel.state(duel.fight(2)))
    card, other = moving.table.pieces.cards["card:10"], moving.table.pieces.cards["card:20"]
    time = Time(moving)
    time.at(100)
    assert 0 < card.pulse < 1
    assert other.pulse == 1
    time.at(305)
    assert card.pulse == 1
    moving.sync(duel.state(duel.fight(2)))
    assert not moving.table.clock.running


def test_the_lines_of_a_target_come_in(moving: TableView) -> None:
    moving.sync(duel.state(duel.targets()))
    card = moving.table.pieces.cards["card:20"]
    time = Time(moving)
    time.at(60)
    assert card.lines == pytest.approx(0.5, abs=0.02)
    time.at(125)
    assert card.lines == 1


def test_a_table_call_unfolds_from_what_was_announced(moving: TableView) -> None:
    call = Call("Bo deploys Henchman.", "Does anyone stop it?", "card:20")
    moving.sync(duel.state(call=call, call_seats=[0]))
    assert moving.table.furniture is not None
    panel = moving.table.furniture.call
    tip = moving.table.pieces.cards["card:20"].pos()
    small = panel.sceneTransform().mapRect(panel.boundingRect())
    assert small.width() < 60
    assert small.adjusted(-20, -20, 20, 20).contains(tip)
    moving.table.clock.finish()
    assert panel.transform().isIdentity()
    moving.sync(duel.state(duel.fight(2)))
    assert panel.isVisible()
    assert not panel.open
    place = panel.nobody.mapToScene(panel.nobody.rect.center())
    assert not moving.finder.nobody_at(place)
    moving.table.clock.finish()
    assert not panel.isVisible()


# speed, reduced motion, quiet moments, skipping


def test_speed_stretches_everything(moving: TableView) -> None:
    moving.set_speed(1.6)
    moving.sync(swapped())
    time = Time(moving)
    time.at(399)
    assert moving.table.clock.moving(moving.table.pieces.cards["card:10"])
    time.at(401)
    assert not moving.table.clock.moving(moving.table.pieces.cards["card:10"])


def test_with_reduced_motion_pieces_jump_and_flash_twice(moving: TableView) -> None:
    moving.set_reduced_motion(True)
    moving.sync(swapped())
    cards, placed = moving.table.pieces.cards, moving.table.pieces.placed
    assert all(item.pos() == placed.table[key].middle for key, item in cards.items())
    time, seen = Time(moving), []
    for now in range(0, 420, 20):
        time.at(now)
        seen.append(cards["card:10"].flashes)
    assert [on for n, on in enumerate(seen) if n == 0 or on != seen[n - 1]] == [True, False, True, False]
    assert not cards["card:20"].flashes
    assert settled(moving)


def test_with_reduced_motion_nothing_flies_grows_or_shakes(moving: TableView) -> None:
    moving.set_reduced_motion(True)
    shown = duel.view()
    shown.zones["front-1"].pieces[0].fields["hp"] = 2
    recent = (event(0, "damaged", card=20, source=10), event(1, "shuffled", seat=1))
    moving.sync(duel.state(duel.fight(2), shown, recent=recent))
    time, burst = Time(moving), moving.table.floats.item
    places = set()
    for now in range(0, 800, 40):
        time.at(now)
        assert moving.table.pieces.cards["card:20"].nudged.isNull()
        places.add((burst.scale(), burst.opacity(), burst.y()))
    assert len(places) == 1
    assert not any(isinstance(item, ShuffleItem) for item in moving.table.items())
    assert moving.table.pieces.cards["card:10"].pulse == 1


@pytest.mark.parametrize("reason", ["quiet", "the log is shorter"])
def test_going_back_or_jumping_shows_the_picture_and_nothing_else(moving: TableView, reason: str) -> None:
    moving.sync(duel.state(duel.fight(), recent=tuple(event(n, "phase") for n in range(9))))
    moving.table.clock.finish()
    back = defeated()
    back.quiet = reason == "quiet"
    if back.quiet:
        back.recent = (*(event(n, "phase") for n in range(9)), event(9, "defeated", card=20))
    moving.sync(back)
    assert settled(moving)
    assert not moving.table.floats.item.isVisible()


def test_the_first_picture_of_a_table_simply_stands_there(table: TableView) -> None:
    table.set_animation(True)
    table.sync(duel.state(duel.fight(), recent=(event(0, "shuffled", seat=0), event(1, "damaged", card=20, source=10))))
    table.table.clock.finish()
    assert settled(table)


@pytest.mark.parametrize("state", [defeated, swapped, duel.open_state], ids=["defeat", "swap", "hand"])
def test_a_click_ends_everything_in_the_next_frame(moving: TableView, person: Hand, state: object) -> None:
    moving.sync(state())  # type: ignore[operator]
    Time(moving).at(50)
    assert moving.table.clock.skippable
    person.click(person.at(300, 150))
    assert settled(moving)
    assert person.heard == []


def test_any_key_ends_everything_and_does_nothing_else(moving: TableView, person: Hand) -> None:
    moving.sync(swapped())
    moving.choosing.focus.thing = "card:10"
    person.key(Qt.Key.Key_Return)
    assert settled(moving)
    assert person.heard == []
    person.key(Qt.Key.Key_Return)
    assert person.heard == [("chosen", "activate:10")]


@pytest.fixture
def window(moving: TableView, qtbot: QtBot) -> QWidget:
    """The table in a window beside a button and a field."""
    outer = QWidget()
    column = QVBoxLayout(outer)
    for widget in (moving, QPushButton("Pass"), QLineEdit()):
        column.addWidget(widget)
    qtbot.addWidget(outer)
    outer.resize(1200, 800)
    outer.show()
    moving.table.clock.finish()
    return outer


def test_a_key_on_another_widget_ends_motion_and_is_swallowed(moving: TableView, window: QWidget) -> None:
    button = window.findChild(QPushButton)
    assert button is not None
    presses: list[int] = []
    button.clicked.connect(lambda: presses.append(1))
    moving.sync(swapped())
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert presses == []
    assert settled(moving)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(presses) == 1


def test_a_key_that_is_held_down_while_it_skips_stays_swallowed(moving: TableView, window: QWidget) -> None:
    button = window.findChild(QPushButton)
    assert button is not None
    keys: list[int] = []
    button.pressed.connect(lambda: keys.append(1))
    moving.sync(swapped())
    QTest.keyPress(button, Qt.Key.Key_Space)
    for _ in range(5):
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(button, press)
    QTest.keyRelease(button, Qt.Key.Key_Space)
    assert keys == []


def test_typing_into_a_field_ends_motion_and_is_typed(moving: TableView, window: QWidget) -> None:
    field = window.findChild(QLineEdit)
    assert field is not None
    moving.sync(swapped())
    QTest.keyClicks(field, "log")
    assert field.text() == "log"
    assert settled(moving)


def test_a_click_on_another_widget_ends_motion_and_counts(moving: TableView, window: QWidget) -> None:
    button = window.findChild(QPushButton)
    assert button is not None
    presses: list[int] = []
    button.clicked.connect(lambda: presses.append(1))
    moving.sync(swapped())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(presses) == 1
    assert settled(moving)
