"""A test of skill as numbers: where a marker is after so long, and in which zone of the bar that is. No widgets.

The bar goes from 0 to 1. Its zones follow each other from the middle outwards, each on both sides alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Measure
from tabletop.ui.settings import Settings

SWEEP, SLOW_SWEEP = 900.0, 2700.0  # milliseconds from end to end, the same for everybody


def sweep_for(settings: Settings) -> float | None:
    """Milliseconds in which the marker goes from end to end; None where a plain die takes its place.

    Reduced motion makes it slow and does not take it away: it moves only while a person who has started it wants it to.
    """
    if settings.skill_tests == "die":
        return None
    return SLOW_SWEEP if settings.skill_tests == "slow" or settings.reduced_motion else SWEEP


def marker_at(gone: float, sweep: float) -> float:
    """Where the marker is after so many milliseconds: from the left end to the right one and back, again and again."""
    turns = gone / sweep % 2
    return turns if turns <= 1 else 2 - turns


def zone_at(place: float, zones: Sequence[Measure]) -> int:
    """The number of the zone at a place, counted from the middle; a border belongs to the inner one."""
    out = round(abs(place - 0.5) * 200, 6)  # per cent of the bar, on both sides together
    reached = 0
    for number, zone in enumerate(zones[:-1]):
        reached += zone.share
        if out <= reached:
            return number
    return len(zones) - 1


def bands(zones: Sequence[Measure]) -> list[tuple[float, float, int]]:
    """What stands on the bar from left to right: (left, right, number of the zone)."""
    left: list[tuple[float, float, int]] = []
    right: list[tuple[float, float, int]] = []
    inner = 0.0
    for number, zone in enumerate(zones):
        outer = 0.5 if number == len(zones) - 1 else inner + zone.share / 200
        if number == 0:
            left.append((0.5 - outer, 0.5 + outer, 0))
        else:
            left.insert(0, (0.5 - outer, 0.5 - inner, number))
            right.append((0.5 + inner, 0.5 + outer, number))
        inner = outer
    return left + right
