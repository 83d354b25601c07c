"""Polygons of our own (heart, star, burst) and smooth drawing: shapes are drawn several times too large and reduced."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageDraw

from tabletop.studio.paper import opaque

Point = tuple[float, float]
Points = tuple[Point, ...]

HEART_START: Point = (50, 95)
HEART_CURVES: tuple[tuple[Point, Point, Point], ...] = (
    ((22, 76), (4, 57), (4, 33)),
    ((4, 14), (18, 4), (31, 4)),
    ((40, 4), (47, 9), (50, 16)),
    ((53, 9), (60, 4), (69, 4)),
    ((82, 4), (96, 14), (96, 33)),
    ((96, 57), (78, 76), (50, 95)),
)
HEART_LIGHT: tuple[Point, tuple[Point, Point, Point]] = ((14, 33), ((14, 20), (20, 13), (31, 13)))


def curve(start: Point, one: Point, two: Point, end: Point, steps: int = 16) -> list[Point]:
    """Points of a cubic Bezier curve without its start."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * start[0] + b * one[0] + c * two[0] + d * end[0]
        y = a * start[1] + b * one[1] + c * two[1] + d * end[1]
        points.append((x, y))
    return points


@cache
def heart() -> Points:
    """The heart of hit points in a box of 100 x 100."""
    points = [HEART_START]
    for one, two, end in HEART_CURVES:
        points += curve(points[-1], one, two, end)
    return tuple(points)


@cache
def heart_light() -> Points:
    """The light stroke on the heart, in the same box."""
    start, (one, two, end) = HEART_LIGHT
    return (start, *curve(start, one, two, end))


def burst(points: int, outer: float, inner: float, first: float, x: float = 0.0, y: float = 0.0) -> Points:
    """A star round (x, y); `first` is the angle of its first point in radians, clockwise from the right."""
    step = math.pi / points
    radii = (outer, inner)
    return tuple(
        (x + radii[i % 2] * math.cos(first + i * step), y + radii[i % 2] * math.sin(first + i * step))
        for i in range(2 * points)
    )


@cache
def star() -> Points:
    """The star of Value in a box of 100 x 100: five points, radii 49 and 27, one point up."""
    return burst(5, 49, 27, -math.pi / 2, 50, 52)


def scaled(points: Sequence[Point], factor: float, x: float = 0.0, y: float = 0.0) -> Points:
    """Points times `factor`, moved by (x, y)."""
    return tuple((px * factor + x, py * factor + y) for px, py in points)


def turned(points: Sequence[Point], degrees: float, x: float, y: float) -> Points:
    """Points turned clockwise round (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos) for px, py in points)


def outlined(draw: ImageDraw.ImageDraw, points: Sequence[Point], fill: object, line: object, width: float) -> None:
    """A filled polygon with a line of `width` pixels along its edge, joined round."""
    draw.polygon(list(points), fill=fill)  # type: ignore[arg-type]
    whole = max(1, round(width))
    draw.line([*points, points[0]], fill=line, width=whole)  # type: ignore[arg-type]
    radius = whole / 2
    for x, y in points:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=line)  # type: ignore[arg-type]


def smooth(width: int, height: int, times: int, paint: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
    """A transparent picture of width x height px, painted `times` as large (the factor is handed over) and reduced."""
    large = Image.new("RGBA", (width * times, height * times), (0, 0, 0, 0))
    paint(ImageDraw.Draw(large), float(times))
    return large.reduce(times) if times > 1 else large


def round_mask(width: int, height: int, radius: float) -> Image.Image:
    """A grey mask of a rectangle with round corners; the corners alone are smoothed."""
    mask = Image.new("L", (width, height), 255)
    side, times = max(1, math.ceil(radius)), 8
    if 2 * radius * times < 1 or side * 2 > min(width, height):  # too small to be drawn, or too large
        return mask
    corner = Image.new("L", (side * times, side * times), 0)
    reach = 2 * radius * times
    ImageDraw.Draw(corner).ellipse((0, 0, reach - 1, reach - 1), fill=255)
    corner = corner.reduce(times)
    flip, mirror = Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT
    mask.paste(corner, (0, 0))
    mask.paste(corner.transpose(mirror), (width - side, 0))
    mask.paste(corner.transpose(flip), (0, height - side))
    mask.paste(corner.transpose(flip).transpose(mirror), (width - side, height - side))
    return mask


def paste_round(picture: Image.Image, colour: str, box: tuple[int, int, int, int], radius: float) -> None:
    """Fill a rectangle with round corners. Only its corners are blended, since masks as large as a card are slow."""
    left, top, right, bottom = box
    side = max(1, math.ceil(radius))
    if side * 2 > min(right - left, bottom - top):
        picture.paste(opaque(colour), (left, top), round_mask(right - left, bottom - top, radius))
        return
    picture.paste(opaque(colour), (left + side, top, right - side, bottom))
    picture.paste(opaque(colour), (left, top + side, right, bottom - side))
    corners = round_mask(2 * side, 2 * side, radius)
    for x, part_x in ((left, 0), (right - side, side)):
        for y, part_y in ((top, 0), (bottom - side, side)):
            picture.paste(opaque(colour), (x, y), corners.crop((part_x, part_y, part_x + side, part_y + side)))
