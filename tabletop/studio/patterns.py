"""Grounds and backings of generated art as pictures of levels: grey numbers that a palette turns into colours.

One grey channel is drawn and reduced several times faster than three colours.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageDraw

from tabletop.studio.shapes import Points, burst, outlined, turned

DEEP, BASE, HIGH = 0, 7, 14  # levels of a ground; edges between them pass through the levels in between
LINE, FILL = 127, 255  # levels of a backing; 0 is outside
BACKING_REACH = (0.9, 1.12, 1.0, 1.16)  # from the middle to the farthest point of a backing, of its measure k
LARGE = 100_000  # px of a window from which twice instead of three times the size is smooth enough
Draw = ImageDraw.ImageDraw


def times_for(width: int, height: int) -> int:
    """How many times too large shapes are drawn in a window of this size before they are reduced."""
    return 3 if width * height < LARGE else 2


def ground(pattern: int, seed: int, width: int, height: int) -> Image.Image:
    """Levels of a pattern (0 rays, 1 split, 2 rings, 3 speed lines, 4 zigzag), width x height px."""
    times = times_for(width, height)
    w, h = width * times, height * times
    large = Image.new("L", (w, h), BASE)
    PATTERNS[pattern](ImageDraw.Draw(large), seed, w, h)
    return large.reduce(times)


def backing(kind: int, width: int, height: int, tilt: int, line: float, times: int) -> tuple[Image.Image, int, int]:
    """Levels of the shape behind the emblem (0 disc, 1 burst, 2 hexagon, 3 square), and where its left upper corner is.

    It stands in the middle of a window of width x height px; `line` is the width of its ink line in pixels.
    It is drawn `times` too large and reduced.
    """
    k, thick = 0.47 * min(width, height) * times, max(1, round(line * times))
    half = (BACKING_REACH[kind] * k + thick) / times
    left, top = math.floor(width / 2 - half), math.floor(height / 2 - half)
    w, h = (width - 2 * left) * times, (height - 2 * top) * times
    x, y = w / 2, h / 2
    large = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(large)
    if kind == 0:
        for r, level in ((0.9 * k + thick / 2, LINE), (0.9 * k - thick / 2, FILL)):
            draw.ellipse((x - r, y - r, x + r, y + r), fill=level)
    else:
        outlined(draw, _backing_points(kind, k, tilt, x, y), FILL, LINE, thick)
    return large.reduce(times), left, top


def _backing_points(kind: int, k: float, tilt: int, x: float, y: float) -> Points:
    if kind == 1:
        return burst(13, 1.12 * k, 0.84 * k, 0.3, x, y)
    if kind == 2:
        return burst(3, k, 0.866 * k, math.radians(30), x, y)
    r = 0.82 * k
    return turned(((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)), 10 + tilt, x, y)


def _rays(draw: Draw, seed: int, w: int, h: int) -> None:
    first, reach = (seed >> 16) % 30, w + h
    for wedge in range(12):
        angles = (math.radians(first + wedge * 30), math.radians(first + wedge * 30 + 15))
        ends = [(w / 2 + reach * math.cos(a), h / 2 + reach * math.sin(a)) for a in angles]
        draw.polygon([(w / 2, h / 2), *ends], fill=HIGH)


def _split(draw: Draw, _seed: int, w: int, h: int) -> None:
    draw.polygon([(0, h), (w, 0), (w, h)], fill=DEEP)
    draw.polygon([(0, h), (w, 0), (w, 0.1 * h), (0.1 * w, h)], fill=HIGH)


def _rings(draw: Draw, _seed: int, w: int, h: int) -> None:
    short = min(w, h)
    for share, level in ((1.05, DEEP), (0.85, BASE), (0.65, DEEP), (0.45, BASE)):
        r = share * short
        draw.ellipse((w / 2 - r, h / 2 - r, w / 2 + r, h / 2 + r), fill=level)


def _speed_lines(draw: Draw, seed: int, w: int, h: int) -> None:
    short = min(w, h)
    for i in range(9):
        x = w * (0.02 + 0.1 * ((seed >> (i + 3)) & 3))
        y = h * (i + 0.5) / 9
        half = short * (0.02 + 0.03 * ((seed >> i) & 3))
        draw.polygon([(x, y), (w, y - half), (w, y + half)], fill=HIGH if i % 2 else DEEP)


def _zigzag(draw: Draw, _seed: int, w: int, h: int) -> None:
    upper = [(w * i / 6, h * (0.30 if i % 2 else 0.46)) for i in range(7)]
    lower = [(w * i / 6, h * (0.66 if i % 2 else 0.82)) for i in range(7)]
    draw.polygon([*upper, *reversed(lower)], fill=DEEP)


PATTERNS: tuple[Callable[[Draw, int, int, int], None], ...] = (_rays, _split, _rings, _speed_lines, _zigzag)
