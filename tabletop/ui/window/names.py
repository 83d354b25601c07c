"""What things on the table are called: cards by their faces, places by their zones."""

from __future__ import annotations

from tabletop.engine.layout import Layout
from tabletop.engine.places import OWN
from tabletop.engine.view import Piece, View
from tabletop.ui.scene.pictures import Faces


class TableNames:
    """Names for the view that is shown now; hidden things have none."""

    def __init__(self, faces: Faces, layout: Layout, seats: int) -> None:
        self._faces = faces
        self._layout, self._seats = layout, seats
        self._mirrored: dict[str, int] = {}
        titled = [(zone, zone.title) for zone in layout.zones if zone.title]
        self._titles = {zone.zone.format(seat=seat): title for zone, title in titled for seat in range(seats)}
        counted = [zone for zone in layout.zones if zone.show in ("row", "grid") and zone.slots > 1]
        self._counted = {zone.zone.format(seat=seat) for zone in counted for seat in range(seats)}
        self._grounds = {zone.zone for zone in layout.zones if zone.show == "blocks"}
        self._on_block = {zone.zone for zone in layout.zones if zone.show == "block"}
        self._pieces: dict[str, Piece] = {}
        self._zones: dict[str, int] = {}

    def look_at(self, view: View, near: int = 0) -> None:
        """Take over what may be seen now; seat `near` sits nearest."""
        mirrored = [zone for zone in self._layout.zones if zone.reversed]
        self._mirrored = {zone.name(near, self._seats): zone.slots for zone in mirrored}
        own = {zone.name(near, self._seats) for zone in self._layout.zones if zone.seat == OWN}
        self._pieces = {piece.key: piece for zone in view.zones.values() for piece in zone.pieces}
        far_first = sorted(view.zones, key=lambda name: name in own)  # the nearest seat has the lower half of the table
        self._zones = {name: place for place, name in enumerate(far_first)}

    def piece(self, thing: str) -> Piece | None:
        """The piece with this key, if it may be seen."""
        return self._pieces.get(thing)

    def title(self, thing: str) -> str:
        piece = self._pieces.get(thing)
        if piece is not None and "called" in piece.fields:
            return str(piece.fields["called"])
        if piece is not None:
            return self._faces.title(piece.kind) if piece.kind is not None else "hidden card"
        return self.place(thing)

    def emblem(self, thing: str) -> str:
        piece = self._pieces.get(thing)
        return self._faces.emblem(piece.kind) if piece is not None and piece.kind is not None else ""

    def order(self, thing: str) -> tuple[int, int]:
        """Sorts things zone by zone and inside a zone from left to right, as they lie on the screen."""
        piece = self._pieces.get(thing)
        if piece is not None:
            return self._zones.get(piece.zone, 0), self._across(piece.zone, piece.place)
        parts = thing.split(":")
        place = int(parts[2]) if len(parts) == 3 and parts[2].isdigit() else 0
        zone = parts[1] if len(parts) > 1 else ""
        return self._zones.get(zone, len(self._zones)), self._across(zone, place)

    def ground(self, thing: str) -> bool:
        piece = self._pieces.get(thing)
        return piece is not None and piece.zone in self._grounds

    def _across(self, zone: str, place: int) -> int:
        """The place counted from the left: a row across the table is laid by its owner."""
        return self._mirrored[zone] - 1 - place if zone in self._mirrored else place

    def place(self, thing: str) -> str:
        """Where it is, in short: "Front 2"; for a zone its own name."""
        piece = self._pieces.get(thing)
        if piece is not None:
            if piece.fields.get("to"):
                return self.place(str(piece.fields["to"]))
            if piece.zone in self._on_block:
                return self._block(piece.zone)
            number = f" {piece.place + 1}" if piece.zone in self._counted else ""
            return f"{self._zone(piece.zone)}{number}"
        parts = thing.split(":")
        if parts[0] == "place" and len(parts) == 3 and parts[2].isdigit():
            return f"{self._zone(parts[1])} {int(parts[2]) + 1}"
        return self._zone(parts[-1])

    def _block(self, zone: str) -> str:
        """The name of the block that a zone lies on: both have the same place."""
        place = zone.rpartition("-")[2]
        found = [piece for piece in self._pieces.values() if piece.zone in self._grounds and str(piece.place) == place]
        return self.title(found[0].key) if found else self._zone(zone)

    def _zone(self, zone: str) -> str:
        return self._titles.get(zone) or _zone_word(zone)


def _zone_word(zone: str) -> str:
    """The name of a zone in words: `front-0` is "Front"."""
    return zone.rsplit("-", 1)[0].replace("-", " ").capitalize() if zone[-1:].isdigit() else zone.capitalize()
