"""The colours of the interface: one palette a theme, seats with their signs, and the contrast formula.

Plain values without Qt, so that any part and any test can read them. Card frames and art have colours
of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """All named colours of one theme as `#RRGGBB`; `table_dot` is empty where nothing is dotted."""

    name: str
    # ground
    table: str
    table_dot: str
    bar: str
    foot: str
    dock: str
    panel: str
    raised: str
    hovered: str
    chosen: str
    line: str
    line_strong: str
    edge: str
    text: str
    muted: str
    off: str
    link: str
    # states
    acts: str
    acts_hover: str
    target: str
    own_tag: str
    refused: str
    healed: str
    selected: str
    focus: str  # the frame of what has the keyboard, unlike the frame of everything
    disabled: str
    dim: str
    dim_strength: float
    # paper, the same in every theme but high contrast
    ink: str = "#15120E"
    paper: str = "#F6ECD3"
    paper_2: str = "#E7D7B2"
    box: str = "#FFF9EA"
    brown: str = "#5E5238"
    kind: str = "#6A5C3C"
    paper_link: str = "#1D4FA0"
    shadow: str = "#05060A"
    hold_text: str = "#D5DAE8"
    # drawing
    outline_factor: float = 1.0
    halftone: bool = True


DARK = Palette(
    name="dark",
    table="#12151E",
    table_dot="#171B28",
    bar="#0B0D13",
    foot="#0F121B",
    dock="#161A26",
    panel="#1B2030",
    raised="#262D42",
    hovered="#313A55",
    chosen="#222A40",
    line="#3A4464",
    line_strong="#7C88AB",
    edge="#07080C",
    text="#F3EEDF",
    muted="#A9B2C9",
    off="#6B7590",
    link="#8FB8FF",
    acts="#FFD33D",
    acts_hover="#FFE07A",
    target="#2FE0CF",
    own_tag="#BFF6F0",
    refused="#FF6A5C",
    healed="#5FD98A",
    selected="#FFFFFF",
    focus="#FFFFFF",
    disabled="#8D97AF",
    dim="#12151E",
    dim_strength=0.55,
)

LIGHT = Palette(
    name="light",
    table="#EDE3CB",
    table_dot="#E4D8BB",
    bar="#D9CBA6",
    foot="#E4D8BB",
    dock="#E8DDC1",
    panel="#E4D8BB",
    raised="#D9CBA6",
    hovered="#E2D6B6",
    chosen="#CDBD93",
    line="#A8966C",
    line_strong="#6B5F48",
    edge="#15120E",
    text="#1A160F",
    muted="#5A4F3A",
    off="#83775A",
    link="#1D4FA0",
    acts="#FFD33D",
    acts_hover="#FFE07A",
    target="#00706A",
    own_tag="#BFF6F0",
    refused="#B3261B",
    healed="#5FD98A",
    selected="#15120E",
    focus="#1D4FA0",
    disabled="#8D97AF",
    dim="#EDE3CB",
    dim_strength=0.60,
    hold_text="#2A2418",
)

HIGH_CONTRAST = Palette(
    name="contrast",
    table="#000000",
    table_dot="",
    bar="#000000",
    foot="#000000",
    dock="#000000",
    panel="#000000",
    raised="#1A1A1A",
    hovered="#333333",
    chosen="#333333",
    line="#FFFFFF",
    line_strong="#FFFFFF",
    edge="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    off="#8C8C8C",
    link="#FFE600",
    acts="#FFE600",
    acts_hover="#FFF27A",
    target="#00FFE5",
    own_tag="#FFFFFF",
    refused="#FF8A80",
    healed="#7CFFA8",
    selected="#FFFFFF",
    focus="#00FFE5",
    disabled="#FFFFFF",
    dim="#000000",
    dim_strength=0.65,
    ink="#000000",
    paper="#FFFFFF",
    paper_2="#FFFFFF",
    box="#FFFFFF",
    brown="#000000",
    kind="#000000",
    paper_link="#0A3A8C",
    shadow="#000000",
    hold_text="#FFFFFF",
    outline_factor=1.5,
    halftone=False,
)

THEMES: dict[str, Palette] = {palette.name: palette for palette in (DARK, LIGHT, HIGH_CONTRAST)}


@dataclass(frozen=True)
class SeatMark:
    """A seat's colour and the sign that says the same without colour."""

    colour: str
    sign: str
    word: str


SEATS: tuple[SeatMark, ...] = (
    SeatMark("#3D8BFF", "disc", "Blue"),
    SeatMark("#E0559B", "diamond", "Pink"),
    SeatMark("#3FBF6B", "square", "Green"),
    SeatMark("#F2A22E", "triangle", "Orange"),
    SeatMark("#B58CFF", "hexagon", "Violet"),
    SeatMark("#C9CED8", "cross", "Silver"),
)


_seated: list[int] = []  # places in SEATS of the seats at the table, where people have chosen their own


def arranged(colours: Sequence[int]) -> list[int]:
    """A place in SEATS for each seat: as chosen while that is still free, else the first free one."""
    order: list[int] = []
    for colour in [*colours, *range(len(SEATS))]:
        if len(order) < len(SEATS) and 0 <= colour < len(SEATS):
            free = next(place for place in (colour, *range(len(SEATS))) if place not in order)
            order.append(free)
    return order


def sit_down(colours: Sequence[int]) -> None:
    """The seats of the table in this program take these marks; an empty list gives the usual ones."""
    _seated[:] = arranged(colours)


def seat_mark(seat: int) -> SeatMark:
    """Colour and sign of a seat, counted from 0."""
    return SEATS[seat_place(seat)]


def seat_place(seat: int) -> int:
    """The place in SEATS that a seat has."""
    return _seated[seat] if seat < len(_seated) else seat % len(SEATS)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#RRGGBB`, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` (0 to 1) of `other` mixed in."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2, definition of relative luminance)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(value) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio)."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def on(colour: str, palette: Palette = DARK) -> str:
    """The colour of text on a filled ground: paper where it reads well enough (4.5 : 1), else ink."""
    return palette.paper if contrast(palette.paper, colour) >= 4.5 else palette.ink


def hold_ground(seat: int, palette: Palette) -> str:
    """Ground of a seat's hold button: raised with 30 % of the seat's colour."""
    return mix(palette.raised, seat_mark(seat).colour, 0.30)


def readable(colour: str, ground: str, palette: Palette, least: float = 4.5) -> str:
    """`colour` as text on `ground`, moved towards the theme's text colour until it reads at `least` : 1."""
    share = 0.0
    while contrast(mix(colour, palette.text, share), ground) < least and share < 1.0:
        share += 0.1
    return mix(colour, palette.text, min(share, 1.0))
