"""What a card shows, as values that no game owns: a game turns its cards into faces, the renderer draws faces.

Sizes and places are the renderer's; a face only says what is written where and in which colour ("#RRGGBB").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Shape = Literal["bare", "ring", "plate-front", "plate-any"]
SHAPES: tuple[Shape, ...] = ("bare", "ring", "plate-front", "plate-any")


@dataclass(frozen=True, slots=True)
class Line:
    """One ability in a rule box: its name (bold), its kind in italics ("" for none) and its text."""

    name: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Box:
    """A rule box. `label` reads upwards on a strip of `colour`; without a label the box has no strip."""

    label: str
    colour: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """An ability on the table face: icon, number ("" for none) and a shape that tells the reach.

    `bare` is front only or a whole row, `ring` any Target; `plate-front` and `plate-any` are the same, Penetrating.
    """

    icon: str
    number: str = ""
    shape: Shape = "bare"

    @classmethod
    def from_fields(cls, fields: Mapping[str, object]) -> Chip:
        """A chip from the plain values of a view. An unknown shape becomes `bare`."""
        shape = str(fields.get("shape", "bare"))
        return cls(
            icon=str(fields.get("icon", "")),
            number=str(fields.get("number", "")),
            shape=next((known for known in SHAPES if known == shape), "bare"),
        )


@dataclass(frozen=True, slots=True)
class Disc:
    """A paper disc at the upper right of the art: an icon, and the number below it."""

    icon: str
    number: str


@dataclass(frozen=True, slots=True)
class Face:
    """Everything printed on the front of a card.

    `art_name` seeds the generated picture (the full name, so that a short table name changes nothing), `emblem` names
    an icon mask, `picture` is a path to a picture that replaces the generated one (where it is transparent, the
    generated ground shows). `hp` and `value` are None where a card has none. `chips` are drawn on the table face unless
    the caller passes others; a face with a disc and without chips has its type there.
    """

    title: str
    frame: str
    art_colour: str
    type_line: str = ""
    table_title: str = ""
    art_name: str = ""
    emblem: str = ""
    picture: str = ""
    hp: int | None = None
    value: int | None = None
    boxes: tuple[Box, ...] = ()
    footer_left: str = ""
    footer_right: str = ""
    chips: tuple[Chip, ...] = ()
    disc: Disc | None = None
    plate: str = ""
    marker: str = ""
    table_line: str = ""

    @property
    def short_title(self) -> str:
        """The name on the table face."""
        return self.table_title or self.title

    @property
    def seed(self) -> str:
        """The name that the generated picture is made from."""
        return self.art_name or self.title


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a deck: frame colour and emblem."""

    frame: str
    emblem: str
