"""What a card that lies as a plaque looks like, from its piece and the layout's zone. No items.

Fields that a game gives such a piece: `note` (the line below the name), `seat`, `combat` (what tokens add), `down`,
`locked`, `worn` or `spent`, `texts` (names and sentences, for a tall row), and `ring` (the colour of the marker that it
takes).
"""

from __future__ import annotations

from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.bearing import borne_count
from tabletop.ui.scene.captions import SEPARATOR
from tabletop.ui.scene.metrics import MM
from tabletop.ui.scene.pictures import Faces, Look
from tabletop.ui.scene.plaques import Plaque, ring_colour

TALL = 50.0  # millimetres of a row from which sentences find room on it
LINE = 2  # chips in a line of a row


def plaque_look(zone: Zone, piece: Piece, slot: Rect, faces: Faces, chips: int = 0) -> Look:
    """The look of a piece as a plaque of its slot's size; `chips` is how many others lie on it."""
    assert piece.kind is not None, "a hidden card is no plaque"
    fields = piece.fields
    seat = int(fields.get("seat") or 0)
    down, locked = bool(fields.get("down")), bool(fields.get("locked"))
    row = zone.plaque == "row"
    note, texts = str(fields.get("note") or ""), _texts(piece) if row and slot.h >= TALL else ()
    plaque = Plaque(
        zone.plaque,
        round(slot.w * MM, 2),
        round(slot.h * MM, 2),
        faces.title(piece.kind),
        faces.emblem(piece.kind),
        seat_mark(seat).colour if row else faces.ground(piece.kind),
        note=note.partition(SEPARATOR)[0] if texts else note,  # what follows is told at length
        texts=texts,
        state="Knocked out" if down else "Locked" if locked else "",
        icon="padlock" if locked and not down else "",
        lying=down,
        plus=int(fields.get("combat") or 0),
        lines=-(-chips // LINE),
        end=zone.end * MM,
        ring=ring_colour(str(fields.get("ring") or ""), seat),
        spent=bool(fields.get("worn") or fields.get("spent")),
    )
    return Look(piece.kind, "plaque", ratio=plaque.ratio, plaque=plaque)


def _texts(piece: Piece) -> tuple[tuple[str, str], ...]:
    """Names and sentences of a piece."""
    return tuple((str(name), str(words)) for name, words in piece.fields.get("texts") or ())


def chips_on(piece: Piece, zone: Zone, layout: Layout, view: View) -> int:
    """How many plaques of other zones lie on this one."""
    count = 0
    for other in layout.zones:
        if other.show == "plaques" and other.borne[0] == zone.zone and other.seat == zone.seat:
            owner = view.zones[piece.zone].owner
            held = view.zones.get(other.zone.format(seat=owner))
            count += borne_count(held, other.borne[1], piece.key) if held is not None else 0
    return count
