"""Which item shows a zone of which kind."""

from __future__ import annotations

from tabletop.engine.places import Zone
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.grounds import (
    BlockGround,
    BlocksItem,
    BoardItem,
    GroundItem,
    StepsItem,
    TrackItem,
    TrayItem,
)
from tabletop.ui.scene.parts.spaces import PlaquesItem, SpacesItem
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.zones import ZoneItem

GROUNDS: dict[str, type[GroundItem]] = {
    "tray": TrayItem,
    "track": TrackItem,
    "strip": StepsItem,
    "board": BoardItem,
    "blocks": BlocksItem,
    "block": BlockGround,
    "spaces": SpacesItem,
    "plaques": PlaquesItem,
}


def zone_item(zone: Zone, name: str, accent: str, cabinet: Cabinet, outlines: Outlines, style: Style) -> ZoneItem:
    """The item for a zone of this kind."""
    ground = GROUNDS.get(zone.show)
    return (
        ZoneItem(zone, name, outlines, style)
        if ground is None
        else ground(zone, name, accent, cabinet, outlines, style)
    )
