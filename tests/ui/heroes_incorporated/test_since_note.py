"""The note about what happened since a seat last looked: it names that seat, and keeps clear of a fight."""

from __future__ import annotations

from tabletop.ui.scene.metrics import units
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import PAWNS, answer, fight, rolled, scene, upper
from tests.ui.heroes_incorporated.games import position

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
