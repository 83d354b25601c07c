"""States are shown by difference; pieces glide from where they were and never lie where the state does not say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.engine.view import Piece, Zone
from tabletop.games.hero_brigade.layout import LAYOUT
from tabletop.ui.palette import HIGH_CONTRAST, LIGHT
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.metrics import Layer, layer_of, put, units
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


def deployed() -> dict[str, Zone]:
    """Bo's first hidden card has become Fred in his Front Row."""
    front = duel.view().zones["front-1"]
    front.pieces.append(Piece("card:22", "fred", "front-1", 2, {"hp": 5, "start": 5}))
    front.count = 3
    return {"front-1": front, "hand-1": duel.hand(1, False, ("x", "y"))}


def moving(table: TableView) -> bool:
    return table.table.clock.skippable


def test_the_same_state_again_changes_no_item(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    before = dict(table.table.pieces.cards)
    count = len(table.table.items())
    table.sync(duel.state(duel.fight()))
    assert table.table.pieces.cards == before
    assert len(table.table.items()) == count


def test_a_piece_keeps_its_item_when_it_goes_elsewhere(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    item = table.table.pieces.cards["card:10"]
    moved = duel.view()
    bert = moved.zones["front-0"].pieces.pop(0)
    bert.zone, bert.place = "support-0", 1
    moved.zones["support-0"].pieces.append(bert)
    table.sync(duel.state(duel.fight(2), moved))
    assert table.table.pieces.cards["card:10"] is item
    assert (
        item.pos()
        == units(next(z for z in LAYOUT.zones if z.zone == "support-{seat}" and z.seat == 0).slot(1)).center()
    )


def test_what_is_gone_leaves_no_item(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    empty = duel.view()
    empty.zones["pool"].pieces.clear()
    empty.zones["pool"].count = 0
    table.sync(duel.state(duel.fight(2), empty))
    assert "card:40" not in table.table.pieces.cards
    assert not any(isinstance(item, CardItem) and item.thing == "card:40" for item in table.table.items())


def test_a_deployed_card_glides_out_of_its_owners_hand_and_turns_over(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    last = table.table.pieces.cards["hidden:hand-1:2"].pos()
    table.set_animation(True)
    table.sync(duel.state(duel.fight(2), duel.view(zones=deployed())))
    item = table.table.pieces.cards["card:22"]
    assert item.pos() == last  # where the last of its backs lay
    assert "hidden:hand-1:2" not in [each.thing for each in table.table.items() if isinstance(each, CardItem)]
    assert layer_of(item) is Layer.HOVERED
    table.table.clock.finish()
    spot = table.table.pieces.placed.table["card:22"]
    assert item.pos() == spot.middle
    assert item.scale() == 1
    assert layer_of(item) is Layer.PIECES


def test_a_closing_hand_shows_nothing_on_its_way_down(table: TableView) -> None:
    table.sync(duel.open_state())
    table.set_animation(True)
    table.sync(duel.state(duel.fight(2)))
    for key, item in table.table.pieces.cards.items():
        if key.startswith("hidden:hand-0"):
            assert item.look.card is None
            assert item.turning_from is None
    assert "card:50" not in [each.thing for each in table.table.items() if isinstance(each, CardItem)]


def test_motion_takes_its_time_and_comes_to_its_end(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    table.sync(duel.state(duel.fight(2), duel.view(zones=deployed())))
    assert moving(table)
    QTest.qWait(700)
    assert not moving(table)
    assert table.table.pieces.cards["card:22"].pos() == table.table.pieces.placed.table["card:22"].middle


def test_a_click_during_motion_only_ends_it(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    table.sync(duel.state(duel.fight(2), duel.view(zones=deployed())))
    person.click("card:10")
    assert person.heard == []
    assert not moving(table)
    person.click("card:10")
    assert person.heard == [("chosen", "activate:10")]


def test_damage_floats_up_from_the_card(table: TableView, qtbot: QtBot) -> None:
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    hit = duel.view()
    hit.zones["front-1"].pieces[0].fields["hp"] = 2
    hit.zones["front-0"].pieces[0].fields["hp"] = 5
    table.sync(duel.state(duel.fight(2), hit))
    burst = table.table.floats.item
    assert burst.isVisible()
    assert burst.words in ("−2", "+1")
    qtbot.waitUntil(lambda: not burst.isVisible(), timeout=4000)


def test_the_rival_lies_as_its_owner_sees_it(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    own = [table.table.pieces.cards[key].x() for key in ("card:10", "card:11")]
    rival = [table.table.pieces.cards[key].x() for key in ("card:20", "card:21")]
    assert own == sorted(own)
    assert rival == sorted(rival, reverse=True)
    assert table.table.pieces.cards["card:20"].y() < table.table.pieces.cards["card:10"].y()


def test_the_only_human_sits_below(table: TableView) -> None:
    table.sync(duel.state(duel.fight(), humans=[False, True]))
    assert table.table.pieces.cards["card:20"].y() > table.table.pieces.cards["card:10"].y()
    table.sync(duel.state(duel.fight(), humans=[True, True], seat_in_view=1))
    assert table.table.pieces.cards["card:20"].y() < table.table.pieces.cards["card:10"].y()
    table.set_turning(True)
    assert table.table.pieces.cards["card:20"].y() > table.table.pieces.cards["card:10"].y()


def test_attached_cards_peek_out_towards_the_middle(table: TableView) -> None:
    def attached(count: int) -> Zone:
        pieces = [Piece(f"card:{60 + n}", f"gizmo-{n}", "attached-0", n, {"bearer": "card:10"}) for n in range(count)]
        return Zone("attached-0", 0, count, pieces)

    table.sync(duel.state(duel.fight(), duel.view(zones={"attached-0": attached(2)})))
    strips = table.table.pieces.strips
    bearer = table.table.pieces.cards["card:10"]
    assert [strips[key].words for key in ("card:60", "card:61")] == ["Gizmo 0", "Gizmo 1"]
    assert strips["card:61"].y() < strips["card:60"].y() < bearer.y() - bearer.rect.height() / 2
    table.sync(duel.state(duel.fight(), duel.view(zones={"attached-0": attached(4)})))
    assert [strip.words for strip in strips.values()] == ["Gizmo 0", "Gizmo 1", "+2 more"]


def test_marks_of_state_lie_on_the_card(table: TableView) -> None:
    shown = duel.view()
    shown.zones["front-0"].pieces[0].fields.update(
        disabled=True,
        taunted_by="card:20",
        protect=[{"seat": 1, "amount": 2, "name": "Shield Wall", "when": "next Fight"}],
    )
    table.sync(duel.state(duel.fight(), shown))
    dress = table.table.pieces.cards["card:10"].dress
    assert dress.turn == 9
    assert [words for _, words in dress.labels] == ["Disabled", "Taunted"]
    assert (dress.plates[0].title, dress.plates[0].when) == ("Shield Wall −2", "next Fight")


def test_everything_not_legal_is_dimmed_while_something_is_held(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.pick_up("card:10")
    cards = table.table.pieces.cards
    assert cards["card:40"].dimness == 1
    assert cards["card:20"].dimness == 0
    assert cards["card:20"].marks == ("target",)
    assert (cards["card:11"].marks, cards["card:11"].tag) == (("own",), "your own")
    assert "held" in cards["card:10"].marks
    person.move("card:21")
    assert cards["card:21"].marks == ("pointed",)
    assert table.table.lights.preview.words == "−1 1 less DR 1"
    person.release(person.at(300, 5))
    assert cards["card:40"].dimness == 1  # BERT's targets are lit all the same: nothing else is asked
    assert not table.table.lights.preview.isVisible()


def test_the_place_that_the_row_gives_is_named(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.pick_up("card:50")
    words = {thing: light._words for thing, light in table.table.lights._lights.items()}
    assert words == {
        "zone:front-0": "",
        "zone:support-0": "",
        "place:front-0:2": "Position 3",
        "place:support-0:0": "Position 1",
    }
    person.release(person.at(300, 5))
    assert table.table.lights._lights == {}


def test_layers_have_room_and_no_more() -> None:
    item = CardItem.__new__(CardItem)
    with pytest.raises(AssertionError, match="leaves layer PIECES"):
        put(item, Layer.PIECES, 1000)


@pytest.mark.parametrize("size", [QSize(988, 572), QSize(1524, 902), QSize(700, 900), QSize(1900, 500)])
def test_the_whole_table_fits_any_window(table: TableView, size: QSize) -> None:
    table.resize(size)
    table.sync(duel.state(duel.fight()))
    for corner in (QPointF(0, 0), QPointF(1524, 902)):
        assert table.viewport().rect().adjusted(-1, -1, 1, 1).contains(table.to_window(corner).toPoint())


def test_resizing_and_closing_in_the_middle_of_motion(table: TableView) -> None:
    table.sync(duel.state(duel.fight()))
    table.set_animation(True)
    table.sync(duel.state(duel.fight(2), duel.view(zones=deployed())))
    QTest.qWait(40)
    table.resize(900, 600)
    QTest.qWait(30)
    table.sync(duel.open_state())
    table.resize(1200, 700)
    QTest.qWait(20)
    table.close()
    assert not table.table.clock.running
    QTest.qWait(50)
    spots = table.table.pieces.placed
    for key, item in table.table.pieces.cards.items():
        spot = spots.spot(key)
        assert spot is not None
        assert item.pos() == spot.middle


@pytest.mark.parametrize("palette", [LIGHT, HIGH_CONTRAST])
def test_other_colours_show_the_same_table(table: TableView, palette: object) -> None:
    table.sync(duel.state(duel.fight()))
    keys = set(table.table.pieces.cards)
    table.set_palette(palette)  # type: ignore[arg-type]
    assert set(table.table.pieces.cards) == keys
    assert table.grab().toImage().pixelColor(2, 450).name().upper() in (
        LIGHT.table,
        LIGHT.table_dot,
        HIGH_CONTRAST.table,
    )


def test_a_strip_rises_with_the_card_that_bears_it(table: TableView) -> None:
    shield = Piece("card:30", "science-gizmo", "attached-0", 0, {"bearer": "card:10"})
    shown = duel.view(zones={"attached-0": Zone("attached-0", 0, 1, [shield])})
    table.sync(duel.state(duel.fight(), shown))
    strip = table.table.pieces.strips["card:30"]
    seen = [strip.raised]
    for subject in ("card:10", "card:11"):
        table.select_subject(subject)
        seen.append(strip.raised)
    assert seen == [False, True, False]
