"""What the zones of a table are called, taken from where the game's layout writes it on the table.

Names of zones that no layout mentions are made from the names in the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.layout import Layout
from tabletop.engine.places import Panel, Zone
from tabletop.wording.pieces import in_words


@dataclass(frozen=True, slots=True)
class ZoneName:
    """A zone in words: `title` without its owner, `slots` the counted positions (0: not counted), `group` the caption
    of the ground it lies on, `hidden` that nothing is said of it while it is empty."""

    title: str
    slots: int = 0
    group: str = ""
    hidden: bool = False
    hand: bool = False


class ZoneWords:
    """The zones of a layout for so many seats."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self._names: dict[str, ZoneName] = {}
        for hand in layout.hands:
            for seat in range(seats):
                self._names[hand.zone.format(seat=seat)] = ZoneName("Hand", hand=True)
        for zone in layout.zones:
            name = ZoneName(_title(zone), _slots(zone), _group(zone, layout.panels), _hides(zone))
            for seat in range(seats):
                self._names[zone.zone.format(seat=seat)] = name
        if layout.duel is not None:
            for seat in range(seats):
                self._names[layout.duel.zone.format(seat=seat)] = ZoneName("Duel card", hidden=True)
        self.attached = frozenset(layout.attached_zones(seats))
        self.blocks = {zone.zone for zone in layout.zones if zone.show == "blocks"}
        self._lying = dict(_on_blocks(layout))

    def name(self, zone: str) -> ZoneName:
        """The words for a zone of the view."""
        known = self._names.get(zone)
        return ZoneName(_made(zone), hidden=True) if known is None else known

    def block_of(self, zone: str) -> tuple[str, int] | None:
        """The zone and place of the block that this zone's pieces stand on, None for all other zones."""
        return self._lying.get(zone)

    def title(self, zone: str) -> str:
        """`Front Row`."""
        return self.name(zone).title


def _on_blocks(layout: Layout) -> Iterator[tuple[str, tuple[str, int]]]:
    """For what stands on a block: its zone, and on which place of which zone that block lies."""
    places = {
        zone.slot(place): (zone.zone, place)
        for zone in layout.zones
        if zone.show == "blocks"
        for place in range(zone.slots)
    }
    for zone in layout.zones:
        if zone.show == "block" and zone.at in places:
            yield zone.zone, places[zone.at]


def _title(zone: Zone) -> str:
    if zone.title:
        return zone.title
    if zone.caption is not None:
        return zone.caption.text.replace("{owner}", "").strip(" ·")
    return zone.count.partition("{")[0].strip() or _made(zone.zone.replace("-{seat}", ""))


def _hides(zone: Zone) -> bool:
    """Whether nothing is said of it while it is empty: neither a player's panel nor a place for a card is counted."""
    return zone.hide_empty or bool(zone.none) or (zone.panel and not zone.slots)


def _slots(zone: Zone) -> int:
    return zone.slots if zone.show in ("row", "grid", "spaces", "plaques") and zone.slots > 1 else 0


def _group(zone: Zone, panels: tuple[Panel, ...]) -> str:
    for panel in panels:
        inside = panel.at.x <= zone.at.x and zone.at.right <= panel.at.right + 1
        if inside and panel.at.y <= zone.at.y and zone.at.bottom <= panel.at.bottom + 1 and panel.caption is not None:
            return panel.caption.text.replace("{owner}", "").strip(" ·")
    return ""


def _made(name: str) -> str:
    stem = name.rsplit("-", 1)[0] if name[-1:].isdigit() else name
    words = in_words(stem)
    return words[:1].upper() + words[1:]
