"""How a lesson names answers and things: by the cards' ids instead of the numbers that a match gives them.

`deploy:bert:front` fits the key `deploy:17:front` if card 17 is a BERT that the asked seat may see; `bert@front-0` is
one that lies in that zone; `*` stands for any part.
"""

from __future__ import annotations

from tabletop.engine.view import Piece, View

ANY = "*"


def fits(pattern: str, key: str, view: View) -> bool:
    """Whether an option's key is what the pattern means."""
    wanted, given = pattern.split(":"), key.split(":")
    return len(wanted) == len(given) and all(_part_fits(*pair, view) for pair in zip(wanted, given, strict=True))


def thing_of(point: str, view: View) -> str:
    """What is pointed at, as options name things: `card:bert@hand-0` becomes `card:17`; "" if it is not to be seen.

    Places and zones (`place:front-0:2`, `zone:pool`) and parts of the window (`window:log`) stand for themselves.
    """
    kind, _, name = point.partition(":")
    if kind != "card" or name.isdigit():
        return point
    found = (piece.key for zone in view.zones.values() for piece in zone.pieces if _is(piece, name))
    return next(found, "")


def _part_fits(wanted: str, given: str, view: View) -> bool:
    if wanted in (ANY, given):
        return True
    piece = view.piece(f"card:{given}") if given.isdigit() else None
    return piece is not None and _is(piece, wanted)


def _is(piece: Piece, wanted: str) -> bool:
    kind, _, zone = wanted.partition("@")
    return piece.kind == kind and zone in ("", piece.zone)
