"""What a part's picture depends on, read from a piece of the view. No graphics.

`look_of` documents the fields that a game gives its pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from tabletop.engine.view import Json, Piece

Shape = Literal["token", "die", "pawn", "stand", "marker", "sign", "belt", "block", "ticket"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
NAMED: dict[str, Shape] = {"hero": "stand", "bonus": "marker"}  # keys that begin otherwise than their shape is called

SIZES: dict[Shape, float] = {
    "token": 58.0,
    "die": 40.0,
    "pawn": 58.0,
    "stand": 52.0,
    "marker": 36.0,
    "sign": 38.0,
    "belt": 150.0,
    "block": 136.0,
    "ticket": 88.0,
}
MARKS = ("double", "power", "critical", "empty", "last", "locked", "lying", "destroyed", "lair", "faded", "paper")
FACES = 6


@dataclass(frozen=True, slots=True)
class PartLook:
    """Two equal looks are the same picture. `kind` names a token or a marker's colour, `words` is a letter or number.

    `marks` are those of `MARKS` that hold. A block and a small card have a `title` and their colour in `kind`; `count`
    are the tokens that lie on a block.
    """

    shape: Shape
    kind: str = ""
    icon: str = ""
    words: str = ""
    face: int = 1
    seat: int = 0
    marks: frozenset[str] = frozenset()
    title: str = ""
    count: int = 0


def shape_of(key: str) -> Shape | None:
    """The shape that a piece's key begins with, None for cards."""
    first = key.partition(":")[0]
    return NAMED.get(first) or next((shape for shape in SHAPES if shape == first), None)


def look_of(piece: Piece) -> PartLook:
    """The look of a part. Raises ValueError for a key that names no shape.

    `kind` is a token's kind or a marker's colour, which may also be the field `colour`. Fields: `icon` (emblem of a
    crest, specialty or stand), `words` (number in a marker or sign, plate on a die such as "+1"), `letter` of a pawn,
    `combat` (what is added to a die), `face` (1 to 6), `seat`, and the `MARKS` as booleans; `down` is lying.
    """
    shape = shape_of(piece.key)
    if shape is None:
        raise ValueError(f"{piece.key} begins with no shape: {', '.join(SHAPES)}")
    fields = piece.fields
    return PartLook(
        shape,
        piece.kind or str(fields.get("colour") or ""),
        str(fields.get("icon") or ""),
        _words(shape, fields),
        min(max(int(fields.get("face") or 1), 1), FACES),
        int(fields.get("seat") or 0),
        _marks(fields),
    )


def stand_look(piece: Piece, icon: str) -> PartLook:
    """The look of a hero's stand, with the emblem of its card."""
    seat = piece.fields.get("seat")
    return PartLook("stand", "", icon, seat=seat if isinstance(seat, int) else 0, marks=_marks(piece.fields))


def block_look(piece: Piece, title: str, icon: str, colour: str) -> PartLook:
    """The look of a block: fields `number`, `tokens` (how many lie on it), and marks such as destroyed."""
    fields = piece.fields
    number = "" if fields.get("destroyed") else str(fields.get("number") or "")
    return PartLook(
        "block", colour, icon, number, marks=_marks(fields), title=title, count=int(fields.get("tokens") or 0)
    )


def ticket_look(piece: Piece, title: str, icon: str, colour: str) -> PartLook:
    """The look of a small card lying on a block, with its field `number`."""
    return PartLook("ticket", colour, icon, str(piece.fields.get("number") or ""), title=title)


def _words(shape: Shape, fields: Mapping[str, Json]) -> str:
    """What is written on a part."""
    if shape == "die" and fields.get("combat"):
        return f"+{fields['combat']}"
    return str(fields.get("words") or fields.get("letter") or "")


def _marks(fields: Mapping[str, Json]) -> frozenset[str]:
    marks = {mark for mark in MARKS if fields.get(mark)}
    return frozenset({*marks, "lying"} if fields.get("down") else marks)


def faces_to(face: int, roll: int) -> list[int]:
    """The faces that a die shows while it rolls to `face`: three to six others, the same for the same roll."""
    shown: list[int] = []
    after = face
    for step in range(3 + roll % 4):
        after = (after - 1 + 1 + (roll * 7 + step * 3) % (FACES - 1)) % FACES + 1
        shown.append(after)
    return shown[::-1]


FACE, BOUNCE = 80.0, 160.0  # milliseconds a face of a rolling die, and of its last bounce


def roll_length(roll: int) -> float:
    """How long the roll of this number takes, in milliseconds."""
    return FACE * len(faces_to(1, roll)) + BOUNCE
