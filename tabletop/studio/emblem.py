"""Icon masks at the size and tilt they are printed in, and an emblem's fill and outline as one picture of levels.

A level is how far one has come from outside (0) over the outline (127) to the fill (255), so that both masks are turned
in one go. Works as the outline is always wider than the fill by more than a pixel.
"""

from __future__ import annotations

import math

from PIL import Image

from tabletop.studio.resources import SIDE, Resources

OUTER = [min(255, 2 * level) for level in range(256)]  # level to coverage by the outline and all inside it
INNER_PART = [max(0, 2 * level - 255) for level in range(256)]  # level to coverage by the fill
FINER = 1.6  # a mask is turned with about so many times the pixels of the result: fewer blur it, more leave steps


def emblem_mask(resources: Resources, name: str, side: int) -> Image.Image:
    """An icon mask scaled to `side` px, margin included."""
    return resources.mask(name).resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)


def emblem_levels(
    resources: Resources, name: str, side: int, tilt: float, middle: tuple[float, float]
) -> tuple[Image.Image, int, int]:
    """An emblem of `side` px (margin included) round `middle`, turned clockwise by `tilt` degrees.

    Empty margins are left out: the numbers are where the left upper corner of the levels lies.
    """
    levels = resources.mask(f"{name}.levels")
    bounds = _bounds(levels.getbbox() or (0, 0, 1, 1), side / SIDE, tilt)
    left, right = math.floor(middle[0] + bounds[0]), math.ceil(middle[0] + bounds[2])
    top, bottom = math.floor(middle[1] + bounds[1]), math.ceil(middle[1] + bounds[3])
    shrink = max(1, round(SIDE / side / FINER))
    source = levels.reduce(shrink) if shrink > 1 else levels
    step = SIDE / side / shrink
    cos, sin = math.cos(math.radians(tilt)) * step, math.sin(math.radians(tilt)) * step
    x, y, centre = left - middle[0], top - middle[1], SIDE / shrink / 2
    turned = source.transform(
        (right - left, bottom - top),
        Image.Transform.AFFINE,
        (cos, sin, centre + cos * x + sin * y, -sin, cos, centre - sin * x + cos * y),
        Image.Resampling.BILINEAR,
    )
    return turned, left, top


def _bounds(box: tuple[int, int, int, int], scale: float, tilt: float) -> tuple[float, float, float, float]:
    """Where a part of a mask lies after scaling and turning, in pixels from the middle."""
    cos, sin = math.cos(math.radians(tilt)) * scale, math.sin(math.radians(tilt)) * scale
    corners = [(x - SIDE / 2, y - SIDE / 2) for x in box[::2] for y in box[1::2]]
    across = [x * cos - y * sin for x, y in corners]
    down = [x * sin + y * cos for x, y in corners]
    return min(across), min(down), max(across), max(down)
