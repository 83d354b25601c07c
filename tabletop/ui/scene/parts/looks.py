"""What a part's picture depends on, read from a piece of the view. No graphics.

`look_of` documents the fields that a game gives its pieces.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from tabletop.engine.view import Piece

Shape = Literal["token", "die", "pawn", "stand", "marker", "sign", "belt"]
SHAPES: tuple[Shape, ...] = get_args(Shape)

SIZES: dict[Shape, float] = {
    "token": 58.0,
    "die": 40.0,
    "pawn": 58.0,
    "stand": 52.0,
    "marker": 36.0,
    "sign": 38.0,
    "belt": 150.0,
}
MARKS = ("double", "power", "critical", "empty", "last", "locked", "lying")
FACES = 6


@dataclass(frozen=True, slots=True)
class PartLook:
    """Two equal looks are the same picture. `kind` names a token or a marker's colour, `words` is a letter or number.

    `marks` are those of `MARKS` that hold.
    """

    shape: Shape
    kind: str = ""
    icon: str = ""
    words: str = ""
    face: int = 1
    seat: int = 0
    marks: frozenset[str] = frozenset()


def shape_of(key: str) -> Shape | None:
    """The shape that a piece's key begins with, None for cards."""
    first = key.partition(":")[0]
    return next((shape for shape in SHAPES if shape == first), None)


def look_of(piece: Piece) -> PartLook:
    """The look of a part. Raises ValueError for a key that names no shape.

    `kind` is a token's kind or a marker's colour. Fields: `icon` (emblem of a crest, specialty or stand), `words`
    (letter of a pawn, number in a marker or sign, plate on a die such as "+1"), `face` (1 to 6), `seat`, and the
    `MARKS` as booleans.
    """
    shape = shape_of(piece.key)
    if shape is None:
        raise ValueError(f"{piece.key} begins with no shape: {', '.join(SHAPES)}")
    fields = piece.fields
    return PartLook(
        shape,
        piece.kind or "",
        str(fields.get("icon") or ""),
        str(fields.get("words") or ""),
        min(max(int(fields.get("face") or 1), 1), FACES),
        int(fields.get("seat") or 0),
        frozenset(mark for mark in MARKS if fields.get(mark)),
    )


def faces_to(face: int, roll: int) -> list[int]:
    """The faces that a die shows while it rolls to `face`: three to six others, the same for the same roll."""
    shown: list[int] = []
    after = face
    for step in range(3 + roll % 4):
        after = (after - 1 + 1 + (roll * 7 + step * 3) % (FACES - 1)) % FACES + 1
        shown.append(after)
    return shown[::-1]
