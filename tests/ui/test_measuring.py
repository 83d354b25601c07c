"""A test of skill as numbers: where the marker is, and which zone that is."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.engine.decision import Measure
from tabletop.ui.measuring import SLOW_SWEEP, SWEEP, bands, marker_at, sweep_for, zone_at
from tabletop.ui.settings import Settings

ZONES = (Measure(10, "2+"), Measure(25, "4+"), Measure(65, "6+"))


@pytest.mark.parametrize(
    ("place", "mark"),
    [
        (0.0, "6+"),
        (0.324, "6+"),
        (0.325, "4+"),
        (0.449, "4+"),
        (0.45, "2+"),
        (0.5, "2+"),
        (0.55, "2+"),
        (0.551, "4+"),
        (0.675, "4+"),
        (0.676, "6+"),
        (1.0, "6+"),
    ],
)
def test_zones_lie_from_the_middle_outwards_and_a_border_belongs_to_the_inner_one(place: float, mark: str) -> None:
    assert ZONES[zone_at(place, ZONES)].mark == mark


def test_one_zone_takes_the_whole_bar() -> None:
    assert [zone_at(place, ZONES[:1]) for place in (0.0, 0.5, 1.0)] == [0, 0, 0]
    assert bands(ZONES[:1]) == [(0.0, 1.0, 0)]


def test_what_stands_on_the_bar_is_what_counts() -> None:
    drawn = bands(ZONES)
    assert [ZONES[number].mark for _, _, number in drawn] == ["6+", "4+", "2+", "4+", "6+"]
    assert (drawn[0][0], drawn[-1][1]) == (0.0, 1.0)
    for (_, right, _), (left, _, _) in pairwise(drawn):
        assert right == pytest.approx(left)
    for left, right, number in drawn:
        assert zone_at((left + right) / 2, ZONES) == number
        assert zone_at(left + 0.002, ZONES) == zone_at(right - 0.002, ZONES) == number
    for number, zone in enumerate(ZONES):
        taken = sum(right - left for left, right, which in drawn if which == number)
        assert taken == pytest.approx(zone.share / 100)


def test_the_marker_goes_from_end_to_end_and_back_at_one_speed() -> None:
    places = [marker_at(gone, 800) for gone in (0, 200, 400, 800, 1200, 1600, 1800)]
    assert places == pytest.approx([0, 0.25, 0.5, 1, 0.5, 0, 0.25])


def test_the_marker_has_one_speed_for_all_and_a_slow_one() -> None:
    assert sweep_for(Settings()) == SWEEP
    assert sweep_for(Settings(speed="fast")) == sweep_for(Settings(speed="off")) == SWEEP
    assert sweep_for(Settings(skill_tests="slow")) == SLOW_SWEEP
    assert SLOW_SWEEP >= 2 * SWEEP
    assert sweep_for(Settings(reduced_motion=True)) == SLOW_SWEEP
    assert sweep_for(Settings(skill_tests="die", reduced_motion=True)) is None
