"""Colours of printed paper, the same in every theme, and the arithmetic on colours.

Colours are "#RRGGBB". The dark and light table around the cards are the interface's business, not this module's.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from functools import cache

RGB = tuple[int, int, int]

INK = "#15120E"
PAPER = "#F6ECD3"
PAPER_2 = "#E7D7B2"
BOX = "#FFF9EA"
BROWN = "#5E5238"
KIND = "#6A5C3C"
YELLOW = "#FFD33D"
HEART = "#E5382B"
HEART_LIGHT = "#FFB0A6"
WHITE = "#FFFFFF"
BACKINGS = ("#FFD33D", "#FF7A59", "#7FD8E8", "#F5A6CF", "#B7E07A")  # second colours of generated art
DARK = "#0B0A12"  # what art is darkened towards


@dataclass(frozen=True, slots=True)
class Stock:
    """The paper a card is printed on: its colours, and how much wider every ink line is than normal."""

    ink: str = INK
    paper: str = PAPER
    box: str = BOX
    brown: str = BROWN
    kind: str = KIND
    widen: float = 1.0
    patterns: bool = True


NORMAL = Stock()
HIGH_CONTRAST = Stock(ink="#000000", paper=WHITE, box=WHITE, brown="#000000", kind="#000000", widen=1.5, patterns=False)


@cache
def rgb(colour: str) -> RGB:
    """The three numbers (0 to 255) of "#RRGGBB". Raises ValueError for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f'"{colour}" is not a colour: write it as #RRGGBB, for instance #2766C8')
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def opaque(colour: str) -> tuple[int, int, int, int]:
    """The four numbers of a colour that hides what is below it."""
    return (*rgb(colour), 255)


def as_hex(red: float, green: float, blue: float) -> str:
    """ "#RRGGBB" of three numbers from 0 to 255."""
    return f"#{round(red):02X}{round(green):02X}{round(blue):02X}"


@cache
def mix(colour: str, other: str, share: float) -> str:
    """`colour` moved towards `other` by `share` (0 to 1)."""
    return as_hex(*mixed(rgb(colour), rgb(other), share))


def mixed(colour: RGB, other: RGB, share: float) -> RGB:
    """The same with the three numbers of each colour."""
    (red, green, blue), (r, g, b) = colour, other
    return round(red + (r - red) * share), round(green + (g - green) * share), round(blue + (b - blue) * share)


@cache
def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    parts = [v / 255 for v in rgb(colour)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(colour: str, other: str) -> float:
    """Contrast of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def on(colour: str, stock: Stock = NORMAL) -> str:
    """The colour of text on `colour`: paper where that reaches 4.5 : 1, else what stands out more of paper and ink."""
    light, dark = contrast(stock.paper, colour), contrast(stock.ink, colour)
    return stock.paper if light >= 4.5 or light > dark else stock.ink


@cache
def hue(colour: str) -> float:
    """Hue in degrees, 0 to 360."""
    red, green, blue = (v / 255 for v in rgb(colour))
    return colorsys.rgb_to_hls(red, green, blue)[0] * 360


def apart(colour: str, other: str) -> float:
    """How many degrees of hue lie between two colours, 0 to 180."""
    turn = abs(hue(colour) - hue(other)) % 360
    return min(turn, 360 - turn)
