"""Generated art: the same name and type give the same picture on every machine, without any picture file.

A seed from the name chooses pattern, backing, corner of the halftone and tilt; the ground comes from the type.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from tabletop.studio.paper import BACKINGS, DARK, WHITE, Stock, apart, mix, rgb
from tabletop.studio.resources import INNER, SIDE, Resources
from tabletop.studio.shapes import Points, burst, outlined, turned

LARGE = 240_000  # px of a window from which twice instead of three times the size is smooth enough
DOT_ALPHA = 140
Draw = ImageDraw.ImageDraw


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
    plan: Plan, emblem: str, width: int, height: int, emblem_share: float, stock: Stock, resources: Resources
) -> Image.Image:
    """The picture of a card, RGB, `width` x `height` px; the emblem is `emblem_share` of the shorter side."""
    times = 3 if width * height < LARGE else 2
    w, h = width * times, height * times
    large = Image.new("RGB", (w, h), rgb(plan.base))
    draw = ImageDraw.Draw(large)
    if stock.patterns:
        PATTERNS[plan.pattern](draw, plan, w, h)
        mask = _halftone(plan, w, h)
        large.paste(rgb(plan.dot), (0, 0, w, h), mask)
    _backing(draw, plan, w, h, stock)
    picture = large.reduce(times)
    if emblem:
        _emblem(picture, plan, emblem, emblem_share, stock, resources)
    return picture


def _rays(draw: Draw, plan: Plan, w: int, h: int) -> None:
    first, reach = (plan.seed >> 16) % 30, w + h
    for wedge in range(12):
        angles = (math.radians(first + wedge * 30), math.radians(first + wedge * 30 + 15))
        ends = [(w / 2 + reach * math.cos(a), h / 2 + reach * math.sin(a)) for a in angles]
        draw.polygon([(w / 2, h / 2), *ends], fill=rgb(plan.high))


def _split(draw: Draw, plan: Plan, w: int, h: int) -> None:
    draw.polygon([(0, h), (w, 0), (w, h)], fill=rgb(plan.deep))
    draw.polygon([(0, h), (w, 0), (w, 0.1 * h), (0.1 * w, h)], fill=rgb(plan.high))


def _rings(draw: Draw, plan: Plan, w: int, h: int) -> None:
    short = min(w, h)
    for share, colour in ((1.05, plan.deep), (0.85, plan.base), (0.65, plan.deep), (0.45, plan.base)):
        r = share * short
        draw.ellipse((w / 2 - r, h / 2 - r, w / 2 + r, h / 2 + r), fill=rgb(colour))


def _speed_lines(draw: Draw, plan: Plan, w: int, h: int) -> None:
    short = min(w, h)
    for i in range(9):
        x = w * (0.02 + 0.1 * ((plan.seed >> (i + 3)) & 3))
        y = h * (i + 0.5) / 9
        half = short * (0.02 + 0.03 * ((plan.seed >> i) & 3))
        draw.polygon([(x, y), (w, y - half), (w, y + half)], fill=rgb(plan.high if i % 2 else plan.deep))


def _zigzag(draw: Draw, plan: Plan, w: int, h: int) -> None:
    upper = [(w * i / 6, h * (0.30 if i % 2 else 0.46)) for i in range(7)]
    lower = [(w * i / 6, h * (0.66 if i % 2 else 0.82)) for i in range(7)]
    draw.polygon([*upper, *reversed(lower)], fill=rgb(plan.deep))


PATTERNS: tuple[Callable[[Draw, Plan, int, int], None], ...] = (_rays, _split, _rings, _speed_lines, _zigzag)


def _halftone(plan: Plan, w: int, h: int) -> Image.Image:
    """Dots on a 60 degree grid that grow towards one corner."""
    mask = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(mask)
    pitch = 0.085 * min(w, h)
    corner_x, corner_y = (w if plan.corner % 2 else 0), (h if plan.corner >= 2 else 0)
    reach = 0.78 * math.hypot(w, h)
    for j in range(math.ceil(h / (0.866 * pitch)) + 1):
        y = j * 0.866 * pitch
        for i in range(math.ceil(w / pitch) + 2):
            x = i * pitch + (pitch / 2 if j % 2 else 0)
            t = 1 - math.hypot(x - corner_x, y - corner_y) / reach
            if t > 0.05:
                r = 0.52 * pitch * math.sqrt(t)
                draw.ellipse((x - r, y - r, x + r, y + r), fill=DOT_ALPHA)
    return mask


def _backing(draw: Draw, plan: Plan, w: int, h: int, stock: Stock) -> None:
    short, x, y = min(w, h), w / 2, h / 2
    k = 0.47 * short
    width = 0.022 * short * stock.widen
    if plan.backing == 0:
        r = 0.9 * k
        points: Points = burst(60, r, r, 0.0, x, y)
    elif plan.backing == 1:
        points = burst(13, 1.12 * k, 0.84 * k, 0.3, x, y)
    elif plan.backing == 2:
        points = burst(3, k, 0.866 * k, math.radians(30), x, y)
    else:
        r = 0.82 * k
        points = turned(((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)), 10 + plan.tilt, x, y)
    outlined(draw, points, rgb(plan.second), rgb(stock.ink), width)


def _emblem(picture: Image.Image, plan: Plan, name: str, share: float, stock: Stock, resources: Resources) -> None:
    short = min(picture.size)
    side = max(1, round(share * short * SIDE / INNER))
    fill, outline = (emblem_mask(resources, f"{name}.{part}", side, plan.tilt) for part in ("fill", "outline"))
    x, y = picture.width / 2, picture.height / 2
    for mask, colour, dx, dy in (
        (outline, stock.ink, 0.025 * short, 0.03 * short),
        (outline, stock.ink, 0.0, 0.0),
        (fill, stock.paper, 0.0, 0.0),
    ):
        at = (round(x + dx - mask.width / 2), round(y + dy - mask.height / 2))
        picture.paste(rgb(colour), at, mask)


def emblem_mask(resources: Resources, name: str, side: int, tilt: float = 0.0) -> Image.Image:
    """An icon mask scaled to `side` px (margin included) and turned clockwise by `tilt` degrees."""
    mask = resources.mask(name).resize((side, side), Image.Resampling.LANCZOS)
    return mask.rotate(-tilt, Image.Resampling.BICUBIC, expand=True) if tilt else mask
