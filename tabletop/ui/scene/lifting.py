"""The hand card under the pointer: it rises, and its neighbours give way.

In a lowered open hand it comes out of the fan; in a risen hand whose cards overlap it comes to the front.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.journeys import Placed
from tabletop.ui.scene.metrics import MM, TABLE, Layer, put
from tabletop.ui.scene.spots import Spot

LIFT = 26.0 * MM  # units
LIFTS = 110.0  # milliseconds
ASIDE = 34.0  # units by which the next card of a fan gives way, half of it the one after
FRONT = 900.0  # z value inside the shelf
STACK = 10  # steps of cards inside their layer
FAN = 500  # steps by which closed hands lie above the other pieces


class Lifting:
    """Raises one card at a time."""

    def __init__(self, clock: Clock):
        self._clock = clock
        self._lifted: str | None = None
        self._moved: dict[str, QPointF] = {}

    def lift(self, key: str | None, placed: Placed, cards: Mapping[str, CardItem]) -> None:
        """Raise this card, or none; what was raised or had given way goes back."""
        spot = placed.spot(key or "")
        if spot is None or spot.piece is None or spot.piece.kind is None or spot.zone not in placed.hands:
            key, spot = None, None
        if key == self._lifted:
            return
        goals = _goals(key, spot, placed) if key is not None and spot is not None else {}
        for each in {*self._moved, *goals}:
            item, at = cards.get(each), placed.spot(each)
            if item is not None and at is not None:
                goal = at.middle + goals.get(each, QPointF())
                self._clock.run(item, LIFTS, partial(_shift, item, item.pos(), goal))
        for thing, up in ((self._lifted, False), (key, True)):
            item, at = cards.get(thing or ""), placed.spot(thing or "")
            if item is not None and at is not None:
                _stack(item, at, up)
        self._lifted, self._moved = key, goals

    def forget(self, key: str | None = None) -> None:
        """A card, or every card, has been put elsewhere: it is no longer raised."""
        if key is None or key == self._lifted:
            self._lifted = None
        if key is None:
            self._moved = {}
        self._moved.pop(key or "", None)


def _goals(key: str, spot: Spot, placed: Placed) -> dict[str, QPointF]:
    """How far each card of the hand goes out of its place."""
    raised = key in placed.shelf
    spots = placed.shelf if raised else placed.table
    row = {each: at for each, at in spots.items() if at.zone == spot.zone}
    if raised:
        return _overlapping(key, spot, row)
    goals = {key: QPointF(0, -LIFT if spot.middle.y() > TABLE.center().y() else LIFT)}
    for each, at in row.items():
        away = at.step - spot.step
        if away:
            goals[each] = QPointF(ASIDE / away * (1 if abs(away) < 4 else 0), 0)
    return goals


def _overlapping(key: str, spot: Spot, row: dict[str, Spot]) -> dict[str, QPointF]:
    nearest = min((abs(at.middle.x() - spot.middle.x()) for each, at in row.items() if each != key), default=spot.width)
    covered = max(0.0, spot.width - nearest)
    if not covered:
        return {}
    goals = {key: QPointF()}
    for each, at in row.items():
        away = at.step - spot.step
        if away:
            goals[each] = QPointF(covered * 0.5 / away, 0)
    return goals


def _stack(item: CardItem, spot: Spot, up: bool) -> None:
    if item.on_screen:
        item.setZValue(FRONT if up else STACK + spot.step)
    else:
        put(item, Layer.HOVERED if up else Layer.PIECES, 0 if up else STACK + FAN + spot.step)


def _shift(item: CardItem, start: QPointF, goal: QPointF, progress: float) -> None:
    item.setPos(start + (goal - start) * progress)
