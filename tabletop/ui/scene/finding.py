"""What lies under a point of the table, by the names that options use: `card:17`, `place:front-0:2`, `zone:front-0`."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.hands import HoldButton
from tabletop.ui.scene.metrics import Layer
from tabletop.ui.scene.nobody import NobodyButton
from tabletop.ui.scene.parts.gauges import StepperItem
from tabletop.ui.scene.parts.looks import shape_of
from tabletop.ui.scene.parts.part import PartItem
from tabletop.ui.scene.strips import StripItem
from tabletop.ui.scene.table import Table
from tabletop.ui.scene.upper import Upper
from tabletop.ui.scene.zones import LaneItem

NEAREST = {"card": 0, "hidden": 0, "place": 1, "zone": 2}


class Finder:
    """Looks things up in a table."""

    def __init__(self, table: Table):
        self._table = table

    def things_at(self, point: QPointF) -> list[str]:
        """Names of what lies under a point of the scene, nearest first; over a risen hand only its cards."""
        under = self._table.items(point)
        cards = [
            item.thing for item in under if isinstance(item, CardItem | StripItem | PartItem) and _inside(item, point)
        ]
        if self.over_shelf(point):
            return [thing for thing in cards if thing in self._table.pieces.placed.shelf]
        upper = self._table.furniture.upper if self._table.furniture is not None else None
        if upper is not None and upper.covering(point):
            return self._over_all(point, upper)
        asked = self._table.offers.subjects
        things = [thing for thing in cards if thing in asked or not thing.startswith(("hidden:", "back:"))]
        furniture = self._table.furniture
        if furniture is None:
            return things
        for name, zone in furniture.zones.items():
            if zone.absent:
                continue
            place = zone.place_at(point) if zone.zone.show != "pile" else None
            if place is not None:
                things.append(f"place:{name}:{place}")
            if zone.rect.contains(point) or place is not None:
                things.append(f"zone:{name}")
        things += [name for name, lane in furniture.lanes.items() if _holds(lane, point)]
        # A place is nearer than its zone, and a zone nearer than a lane that runs below it.
        able = {*asked, *self._table.lit.targets}
        return self._table.stand_ins.named(sorted(dict.fromkeys(things), key=_nearness), able)

    def _over_all(self, point: QPointF, upper: Upper) -> list[str]:
        """What lies on a band or stage: a tile, dice, cards."""
        tile = upper.tile_at(point)
        under = [
            item.thing
            for item in self._table.items(point)
            if isinstance(item, CardItem | PartItem) and item.zValue() >= Layer.HOVERED and _inside(item, point)
        ]
        asked = self._table.offers.subjects
        seen = [thing for thing in under if thing in asked or not thing.startswith(("hidden:", "back:"))]
        return [tile, *seen] if tile else seen

    def over_shelf(self, point: QPointF) -> bool:
        """Whether a point lies on the shelf of a risen hand."""
        shelf = self._table.shelf
        return shelf.up and shelf.rect.contains(shelf.mapFromScene(point))

    def hold_button_at(self, point: QPointF) -> HoldButton | None:
        """The hold button under a point, unless something lies over it."""
        furniture = self._table.furniture
        covered = furniture is not None and (furniture.upper.covering(point) or furniture.call.covers(point))
        for item in self._table.items(point):
            if covered and isinstance(item, HoldButton) and not item.claims:
                continue
            if isinstance(item, HoldButton) and item.holds and _holds(item, point) and self._answers(item):
                return None if self.over_shelf(point) else item
        return None

    def _answers(self, button: HoldButton) -> bool:
        """Whether a button is still there to be held; those of a call that goes are not."""
        furniture = self._table.furniture
        return not button.claims or (furniture is not None and furniture.call.open)

    def hand_at(self, point: QPointF) -> int | None:
        """The seat whose lowered but visible hand lies under a point, as cards or as the plate that stands for them."""
        for item in self._table.items(point):
            if isinstance(item, HoldButton) and not item.holds and _holds(item, point) and self._sees(item.seat):
                return item.seat
            if isinstance(item, CardItem) and not item.on_screen and _inside(item, point):
                placed, state = self._table.pieces.placed, self._table.state
                spot = placed.table.get(item.thing)
                if spot is not None and spot.zone in placed.hands and item.look.card is not None and state is not None:
                    return state.view.zones[spot.zone].owner
        return None

    def _sees(self, seat: int) -> bool:
        """Whether the cards of a seat's hand may be seen now."""
        state, furniture = self._table.state, self._table.furniture
        if state is None or furniture is None:
            return False
        near, seats = furniture.seating.near, furniture.seating.seats
        names = [hand.name(near, seats) for hand in self._table.layout.hands if hand.owner(near, seats) == seat]
        zones = [state.view.zones[name] for name in names if name in state.view.zones]
        return any(piece.kind is not None for zone in zones for piece in zone.pieces)

    def pile_at(self, things: list[str]) -> str | None:
        """The first of these things' zones that may be looked through."""
        furniture = self._table.furniture
        for thing in things if furniture is not None else ():
            zone = furniture.zones.get(thing.removeprefix("zone:")) if furniture is not None else None
            if zone is not None and zone.zone.browse and not zone.empty_places():
                return zone.name
        return None

    def same_place(self, subject: str, things: list[str]) -> bool:
        """Whether these things are where the subject lies: itself, its place, or its zone."""
        spot = self._table.pieces.placed.spot(subject)
        if spot is None:
            part = self._table.parts.spots.get(subject)
            return part is not None and f"zone:{part.zone}" in things and self._only_ground(things)
        places = {subject, f"place:{spot.zone}:{spot.step}", f"zone:{spot.zone}"}
        return bool(things) and all(thing in places for thing in things)

    def _only_ground(self, things: list[str]) -> bool:
        """Whether nothing but a block, places and zones are among these things."""
        spots = self._table.parts.spots
        blocks = {thing for thing in things if thing in spots and spots[thing].look.shape == "block"}
        return all(thing in blocks or thing.startswith(("place:", "zone:")) for thing in things)

    def step_at(self, point: QPointF) -> tuple[str, int] | None:
        """The fact of a stepper under a point, and 1 or −1 for the key that was hit."""
        furniture = self._table.furniture
        for item in furniture.figures if furniture is not None and not self.over_shelf(point) else ():
            if isinstance(item, StepperItem) and (by := item.step_at(point)) and item.can_step(by):
                return item.figure.fact, by
        return None

    def nobody_at(self, point: QPointF) -> bool:
        """Whether "Nobody" of a table call lies under a point."""
        furniture = self._table.furniture
        if furniture is None or not furniture.call.open or self.over_shelf(point):
            return False
        return _holds(furniture.call.nobody, point)


def _inside(item: CardItem | StripItem | PartItem, point: QPointF) -> bool:
    return item.isVisible() and item.rect.contains(item.mapFromScene(point))


def _holds(item: NobodyButton | LaneItem | HoldButton, point: QPointF) -> bool:
    return item.isVisible() and item.rect.contains(item.mapFromScene(point))


def _nearness(thing: str) -> int:
    """What is nearer comes first; parts lie on cards."""
    return -1 if shape_of(thing) is not None else NEAREST.get(thing.partition(":")[0], 3)
