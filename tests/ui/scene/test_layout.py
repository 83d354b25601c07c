"""The layout of Hero Brigade: on the table, nothing over anything else, from either seat."""

from __future__ import annotations

import itertools

import pytest

from tabletop.engine.places import OWN, RIVAL, Rect, Zone
from tabletop.games.hero_brigade.layout import LAYOUT


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def slots(zone: Zone) -> list[Rect]:
    return [zone.slot(place) for place in range(zone.slots)]


SHOWN = [zone for zone in LAYOUT.zones if not zone.hide_empty]


@pytest.mark.parametrize("zone", LAYOUT.zones, ids=lambda zone: f"{zone.zone}-{zone.seat}")
def test_every_place_lies_on_the_table_and_in_its_zone(zone: Zone) -> None:
    width, height = LAYOUT.size
    for slot in slots(zone):
        assert slot.x >= 0
        assert slot.right <= width
        assert slot.y >= 0
        assert slot.bottom <= height
        if zone.panel:
            assert zone.at.x <= slot.x
            assert slot.right <= zone.at.right
            assert slot.bottom <= zone.at.bottom


def test_no_place_lies_over_another() -> None:
    places = [(zone.zone, zone.seat, slot) for zone in SHOWN for slot in slots(zone)]
    for one, other in itertools.combinations(places, 2):
        assert not overlap(one[2], other[2]), f"{one} and {other}"


def test_the_table_call_covers_no_card() -> None:
    for zone in SHOWN:
        assert not any(overlap(LAYOUT.call, slot) for slot in slots(zone)), zone.zone


def test_the_rivals_first_position_is_on_the_right() -> None:
    rows = {zone.seat: zone for zone in LAYOUT.zones if zone.zone == "front-{seat}"}
    assert rows[OWN].slot(0).x < rows[OWN].slot(2).x
    assert rows[RIVAL].slot(0).x > rows[RIVAL].slot(2).x
    assert rows[RIVAL].slot(0).x == rows[OWN].slot(2).x


def test_zones_are_named_from_the_seat_that_sits_nearest() -> None:
    own = next(zone for zone in LAYOUT.zones if zone.zone == "front-{seat}" and zone.seat == OWN)
    shared = next(zone for zone in LAYOUT.zones if zone.zone == "pool")
    assert (own.name(0, 2), own.name(1, 2)) == ("front-0", "front-1")
    assert (own.owner(1, 2), shared.owner(1, 2)) == (1, None)


def test_a_tray_that_is_too_narrow_lets_its_cards_overlap() -> None:
    tray = Zone("tray", "tray", Rect(0, 0, 100, 40), card=20, gap=5)
    assert tray.slot(1, 3).x == 25
    assert tray.slot(9, 10).right == pytest.approx(100)
