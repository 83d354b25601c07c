"""Where pieces lie that are borne by those of another zone, such as gadgets on a hero's row. No items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.engine.view import Zone as Pieces


def slots_of(zone: Zone, held: Pieces, layout: Layout, view: View) -> Iterator[tuple[Piece, Rect]]:
    """Every piece of a zone with its place in millimetres; one whose bearer is not there has none."""
    name, field = zone.borne
    if not name:
        yield from ((piece, zone.slot(piece.place, held.count)) for piece in held.pieces)
        return
    bearing = next(each for each in layout.zones if each.zone == name and each.seat == zone.seat)
    bearers = view.zones.get(name.format(seat=held.owner))
    places = {piece.key: piece.place for piece in bearers.pieces} if bearers is not None else {}
    first, seen = bearing.slot(0), Counter[str]()
    for piece in held.pieces:
        bearer = str(piece.fields.get(field))
        if bearer in places:
            on, here = bearing.slot(places[bearer]), zone.slot(seen[bearer])
            seen[bearer] += 1
            yield piece, Rect(here.x + on.x - first.x, here.y + on.y - first.y, here.w, here.h)


def borne_count(held: Pieces, field: str, bearer: str) -> int:
    """How many pieces of a zone lie on this bearer."""
    return sum(piece.fields.get(field) == bearer for piece in held.pieces)
