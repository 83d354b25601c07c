"""What lies in a city of blocks, for whoever checks a table: pieces on blocks, Combat +1 tokens."""

from __future__ import annotations

from tabletop.engine.view import Piece, View


def blocks(view: View) -> dict[str, list[str]]:
    """What stands on each block of a city, by the block's key."""
    city = view.zones.get("city")
    found = {piece.key: view.zones[f"block-{piece.place}"].pieces for piece in (city.pieces if city else ())}
    return {block: [piece.key for piece in pieces] for block, pieces in found.items()}


def tokens(piece: Piece) -> int:
    """The Combat +1 tokens that lie on a hero's card or on a block."""
    on_hero = piece.fields.get("combat", 0) if piece.zone.startswith("team-") else 0
    return int(on_hero or 0) + int(piece.fields.get("tokens") or 0)
