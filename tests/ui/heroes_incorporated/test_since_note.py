"""The note about what happened since a seat last looked: it names that seat, and keeps clear of a fight."""

from __future__ import annotations

from tabletop.ui.scene.metrics import at, units
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import PAWNS, answer, fight, rolled, scene, upper
from tests.ui.heroes_incorporated.games import new_game, position

PLAYERS = [
    {"name": "Ann", "hand": 2, "heroes": [{"name": "Titan", "at": [2, 2]}, "Lumen"]},
    {"name": "Bo", "hand": ["Warehouse Fire", 2], "heroes": [{"name": "Huntaar", "at": [4, 4]}, "Stampede"]},
]


def test_it_names_the_seat_whose_hand_lies_open_though_another_sits_below(open_table: OpenTable) -> None:
    table = open_table(position(2, turn="Bo", opener="Bo", pawns=PAWNS[:5], players=PLAYERS))
    answer(table, "Warehouse Fire")
    state = table.controller.moment().scene
    assert state.since_of == 1
    assert state.seat_in_view == 0
    assert scene(table).notices.since.title == "Bo, since you looked"


def test_it_does_not_lie_over_the_band_of_a_fight(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4])))
    note = units(scene(table).layout.hands[0].note)
    assert upper(table).lies_over(note)
    assert not scene(table).notices.since.isVisible()


def test_beside_an_empty_hand_it_takes_the_place_of_the_fan(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    answer(table, "")
    answer(table, "")
    table.controller.hold(0)
    assert scene(table).notices.since.isVisible()
    canvas, since = table.page.scene, scene(table).notices.since
    track = canvas.to_window(units(scene(table).layout.tracks[0].at).topRight())
    button = canvas.to_window(at(scene(table).layout.hands[0].button))
    assert track.x() < since.rect.left() < since.rect.right() < button.x()
