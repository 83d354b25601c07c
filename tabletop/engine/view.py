"""What a seat may see: the plain value that comes out of a game's one door, `view(table, seat)`.

Screen, text mode, exports and bots get this and nothing else. Hidden cards are named by zone and slot,
never by id.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

# Seats that are not players: a spectator sees what is public, ALL sees a finished game.
SPECTATOR = -1
ALL = -2

Json = Any  # JSON values all the way down; a recursive alias would only hide that from the checker


@dataclass(slots=True)
class Piece:
    """A card, pawn, die or token. `kind` names its definition in the card set, None when hidden. What is no card and
    has none either, such as a die, says in the field `called` what it is.

    `key` is `card:ID` for what may be seen and `hidden:ZONE:SLOT` for what may not. `place` is the position in the
    zone, counted from 0. `fields` holds numbers and marks for the face (`hp`, `disabled`, ...), named by the game;
    `stands_for` names another piece, for which it counts where it is no subject and no target itself.
    """

    key: str
    kind: str | None
    zone: str
    place: int
    fields: dict[str, Json] = field(default_factory=dict)


@dataclass(slots=True)
class Zone:
    """A place for pieces. `count` is public even where the pieces are not; `owner` is a seat or None.

    Piles list only the pieces that may be looked at, the top one last.
    """

    name: str
    owner: int | None
    count: int
    pieces: list[Piece] = field(default_factory=list)


@dataclass(slots=True)
class View:
    """The table as one seat sees it. `facts` holds what is not a piece: round, phase, whose turn, totals."""

    seat: int
    zones: dict[str, Zone]
    facts: dict[str, Json]

    def piece(self, key: str) -> Piece | None:
        """The piece with this key, or None."""
        return next((p for zone in self.zones.values() for p in zone.pieces if p.key == key), None)

    def is_out(self, seat: int) -> bool:
        """Whether the game goes on without this seat: a game with eliminations has a fact `out`, a list by seat."""
        out = self.facts.get("out")
        return isinstance(out, list) and 0 <= seat < len(out) and bool(out[seat])

    def to_json(self) -> Json:
        """Plain dictionaries and lists, for exports and comparison."""
        return asdict(self)
