"""Where a new piece comes from and where a gone one goes, from two views alone: nothing here knows events.

A zone that lost pieces gave them, one that grew took them; its owner's zones come before shared ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from tabletop.engine.view import View
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.spots import Spot, Strip


@dataclass(slots=True)
class Placed:
    """All spots of one moment: on the table, on the shelf (pixels of the window), and strips."""

    table: dict[str, Spot]
    shelf: dict[str, Spot]
    strips: dict[str, Strip]
    hands: frozenset[str]  # zones that are hands

    def spot(self, key: str) -> Spot | None:
        """Where a card lies."""
        return self.shelf.get(key) or self.table.get(key)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a new piece comes from: a zone, or the item that stood for it until now; and the back it had."""

    zone: str | None
    item: str | None
    look: Look | None


class Journeys:
    """Compares two views. `where` gives the middle of a zone in scene units, `back` the back of its hidden cards."""

    def __init__(
        self,
        old: View | None,
        new: View,
        where: Callable[[str], QPointF | None],
        back: Callable[[str], Look | None],
    ):
        self._new = new
        self._where = where
        self._back = back
        self._taken: set[str] = set()
        self._shrunk: list[str] = []
        self._grown: list[str] = []
        for name, zone in new.zones.items():
            before = old.zones.get(name) if old is not None else None
            if before is not None and before.count != zone.count:
                (self._grown if zone.count > before.count else self._shrunk).append(name)

    def source(self, spot: Spot, gone: Mapping[str, Spot], hands: frozenset[str]) -> Source | None:
        """Where the new piece of this spot comes from, None if it is simply there."""
        hidden = spot.look.card is None
        if spot.zone in hands:
            for key, was in gone.items():
                if was.zone == spot.zone and was.step == spot.step and (was.look.card is None) != hidden:
                    # A closing hand turns its backs at once: nothing of it is seen any longer.
                    return Source(None, key, None if hidden else was.look)
        if spot.piece is None:
            return None
        zone = self._likeliest(self._shrunk, spot.zone)
        if zone is None:
            return None
        for key, was in gone.items():
            if was.zone == zone and was.look.card is None and key not in self._taken:
                self._taken.add(key)  # this back is that card
                return Source(None, key, None if hidden else was.look)
        return Source(zone, None, None if hidden else self._back(zone))

    def giver(self, zone: str) -> str | None:
        """The zone that most likely gave what this one has got."""
        return self._likeliest(self._shrunk, zone)

    def became(self, key: str) -> bool:
        """Whether a gone piece is seen from now on as a new one."""
        return key in self._taken

    def goal(self, key: str, spot: Spot, placed: Placed) -> QPointF | None:
        """Where the gone piece of this spot went, in scene units; None if it is simply gone."""
        strip = placed.strips.get(key)
        if strip is not None:
            return strip.middle
        if spot.zone in placed.hands and any(each.zone == spot.zone for each in placed.shelf.values()):
            return None  # it rises as another item
        if any(each.zone == spot.zone and each.middle == spot.middle for each in placed.table.values()):
            return spot.middle  # another card covers it
        zone = self._likeliest(self._grown, spot.zone)
        return self._where(zone) if zone is not None else None

    def owner(self, zone: str) -> int | None:
        """The seat that owns a zone."""
        held = self._new.zones.get(zone)
        return held.owner if held is not None else None

    def place(self, zone: str) -> QPointF | None:
        """The middle of a zone."""
        return self._where(zone)

    def _likeliest(self, zones: list[str], zone: str) -> str | None:
        held = self._new.zones.get(zone)
        for wanted in (held.owner if held is not None else None, None):
            for name in zones:
                if name != zone and self._new.zones[name].owner == wanted:
                    return name
        return None
