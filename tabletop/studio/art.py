"""Generated art: the same name and type give the same picture on every machine, without any picture file.

A seed from the name chooses pattern, backing, corner of the halftone and tilt; the ground comes from the type.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops

from tabletop.studio.emblem import INNER_PART, OUTER, emblem_levels
from tabletop.studio.halftone import halftone
from tabletop.studio.paper import BACKINGS, DARK, WHITE, Stock, apart, mix, mixed, opaque, rgb
from tabletop.studio.patterns import BASE, DEEP, HIGH, backing, ground, times_for
from tabletop.studio.resources import INNER, SIDE, Resources

DOT_ALPHA = 140
STEPS = 16  # of coverage by dots
DOTS = [(HIGH + 1) * round(grey * (STEPS - 1) / 255) for grey in range(256)]  # what coverage adds to a ground's level


@dataclass(frozen=True, slots=True)
class Plan:
    """What the seed of a name decides, and the colours that follow from the ground."""

    seed: int
    base: str

    @classmethod
    def of(cls, name: str, base: str) -> Plan:
        """The plan for a name on a ground colour."""
        return cls(zlib.crc32(name.casefold().encode("utf-8")), base)

    @property
    def pattern(self) -> int:
        """0 rays, 1 split, 2 rings, 3 speed lines, 4 zigzag."""
        return self.seed % 5

    @property
    def backing(self) -> int:
        """0 disc, 1 burst, 2 hexagon, 3 square."""
        return (self.seed >> 4) % 4

    @property
    def corner(self) -> int:
        """Where the halftone is thickest: upper left, upper right, lower left, lower right."""
        return (self.seed >> 8) % 4

    @property
    def tilt(self) -> int:
        """Degrees, clockwise, -6 to 6."""
        return (self.seed >> 12) % 13 - 6

    @property
    def deep(self) -> str:
        return mix(self.base, DARK, 0.38)

    @property
    def high(self) -> str:
        return mix(self.base, WHITE, 0.30)

    @property
    def dot(self) -> str:
        return mix(self.base, DARK, 0.55)

    @property
    def second(self) -> str:
        """The colour of the backing: one that stands well apart from the ground."""
        start = (self.seed >> 20) % 5
        turn = BACKINGS[start:] + BACKINGS[:start]
        return next((colour for colour in turn if apart(colour, self.base) >= 60), BACKINGS[0])


def draw_art(
    plan: Plan,
    emblem: str,
    width: int,
    height: int,
    emblem_share: float,
    stock: Stock,
    resources: Resources,
    aside: int = 0,
) -> Image.Image:
    """The picture of a card, RGBA, `width` x `height` px; the emblem is `emblem_share` of the shorter side.

    Emblem and backing stand `aside` px left of the middle.
    """
    picture = draw_ground(plan, width, height, stock)
    _stand(picture, plan, emblem, emblem_share, min(width, height), stock, resources, aside)
    return picture


def draw_standing(
    plan: Plan, emblem: str, side: int, emblem_share: float, stock: Stock, resources: Resources
) -> Image.Image:
    """What stands on the ground of `draw_art` alone, RGBA on nothing: backing and emblem, whole and cut close.

    They are as large as in a picture whose shorter side is `side` px.
    """
    wide = side * 3 // 2  # a burst reaches beyond the edges of such a picture
    picture = Image.new("RGBA", (wide, wide))
    _stand(picture, plan, emblem, emblem_share, side, stock, resources)
    return picture.crop(picture.getbbox())


def draw_ground(plan: Plan, width: int, height: int, stock: Stock) -> Image.Image:
    """The ground of `draw_art` alone, RGBA: what stands before it is the caller's."""
    return _ground(plan, width, height) if stock.patterns else Image.new("RGBA", (width, height), opaque(plan.base))


def _ground(plan: Plan, width: int, height: int) -> Image.Image:
    """Pattern and dots: both in one byte a pixel, which a palette turns into colours."""
    pattern = ground(plan.pattern, plan.seed, width, height)
    dots = halftone(width, height, plan.corner).point(DOTS)
    both = ImageChops.add_modulo(pattern, dots)  # never more than 255, and faster than what looks out for that
    return _coloured(both, _ground_palette(plan.base, plan.deep, plan.high, plan.dot))


@cache
def _ground_palette(base: str, deep: str, high: str, dot: str) -> bytes:
    """The colours of the levels of a ground, first without dots, last under a whole one."""
    levels = [mixed(rgb(deep), rgb(base), level / (BASE - DEEP)) for level in range(DEEP, BASE)]
    levels += [mixed(rgb(base), rgb(high), level / (HIGH - BASE)) for level in range(HIGH - BASE + 1)]
    shares = [step / (STEPS - 1) * DOT_ALPHA / 255 for step in range(STEPS)]
    return b"".join(bytes(mixed(level, rgb(dot), share)) for share in shares for level in levels)


def _stand(
    picture: Image.Image,
    plan: Plan,
    emblem: str,
    share: float,
    short: int,
    stock: Stock,
    resources: Resources,
    aside: int = 0,
) -> None:
    """Backing and emblem in the middle of a picture, measured by `short` px."""
    middle = picture.width / 2 - aside, picture.height / 2
    _backing(picture, plan, short, stock, aside)
    if emblem:
        _emblem(picture, plan, emblem, share, short, stock, resources, middle)


def _backing(picture: Image.Image, plan: Plan, short: int, stock: Stock, aside: int) -> None:
    line = 0.022 * short * stock.widen
    # A window of this size has its middle where the picture has it, also for odd numbers of pixels.
    width, height = (short + (side - short) % 2 for side in picture.size)
    levels, left, top = backing(plan.backing, width, height, plan.tilt, line, times_for(*picture.size))
    left, top = left + (picture.width - width) // 2 - aside, top + (picture.height - height) // 2
    outline = levels.point(OUTER)
    picture.paste(_coloured(levels, _line_and_fill(stock.ink, plan.second)), (left, top), outline)


def _emblem(
    picture: Image.Image,
    plan: Plan,
    name: str,
    share: float,
    short: int,
    stock: Stock,
    resources: Resources,
    middle: tuple[float, float],
) -> None:
    side = max(1, round(share * short * SIDE / INNER))
    levels, left, top = emblem_levels(resources, name, side, plan.tilt, middle)
    outline = levels.point(OUTER)
    right, down = round(0.025 * short), round(0.03 * short)  # where the shadow, in ink as the outline is, lies
    mask = Image.new("L", (levels.width + right, levels.height + down))
    mask.paste(outline, (right, down))
    mask.paste(255, (0, 0), outline)
    whole = Image.new("L", mask.size)
    whole.paste(levels, (0, 0))
    picture.paste(_coloured(whole, _line_and_fill(stock.ink, stock.paper)), (left, top), mask)


@cache
def _line_and_fill(line: str, fill: str) -> bytes:
    """Colours by the level of a shape: its line below the middle, then more and more of the fill."""
    return b"".join(bytes(mixed(rgb(line), rgb(fill), part / 255)) for part in INNER_PART)


def _coloured(levels: Image.Image, palette: bytes) -> Image.Image:
    """A picture of levels, which are not levels any more, in the colours of a palette."""
    levels.putpalette(palette)
    return levels.convert("RGBA")
