"""Halftone dots of generated art: a 60 degree lattice whose dots grow towards one corner. Nothing else is drawn here.

Dots are not drawn one by one. Two pictures made once are scaled to the window: how far each point is from the nearest
dot's middle, and how large dots are there. Where the second is more than the first there is ink.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

PITCH = 0.085  # from dot to dot, of the shorter side of the window
ROW = 0.866  # from row to row, in pitches
REACH = 0.78  # how far from the corner dots go, of the window's diagonal
LARGEST = 0.52  # radius in pitches where dots are largest
LEAST, LAST = 0.05, 0.02  # shares of the fade: dots have their full size down to the first, the second has none
OUTSIDE = -0.15  # the radius that stands for "no dot"
GREYS = 255 / 0.75  # grey levels a pitch; 0 is OUTSIDE
TILES = ((56, 97), (112, 194), (224, 388))  # px of one pitch x two rows: the ratio is that of the lattice
FINER = 1.6  # a tile has so many times the pixels of what is wanted, since the nearest pixel is taken
FADE, FADE_ROOM = 512, 704  # px for the reach of the fade; a window goes at most 1 / 0.78 of it


def halftone(width: int, height: int, corner: int) -> Image.Image:
    """Coverage of a window by dots, 0 to 255. `corner` 0 to 3: upper left, upper right, lower left, lower right."""
    pitch = PITCH * min(width, height)
    near = _distance(width, height, pitch)
    size = _radius(width, height, corner)
    return ImageChops.subtract(size, near, scale=GREYS / (pitch * 255), offset=127)


def _grey(pitches: float) -> int:
    return min(255, max(0, round((pitches - OUTSIDE) * GREYS)))


def _distance(width: int, height: int, pitch: float) -> Image.Image:
    """How far each pixel is from the middle of the nearest dot."""
    tile = next((one for one in TILES if one[0] >= FINER * pitch), TILES[-1])
    right, bottom = width / pitch * tile[0], height / (2 * ROW * pitch) * tile[1]
    # First across, then down: a whole lattice to take pixels from would be many times as large.
    nearest = Image.Resampling.NEAREST
    row = _row(tile, 8 * math.ceil(right / tile[0] / 8)).resize((width, tile[1]), nearest, (0, 0, right, tile[1]))
    rows = Image.new("L", (width, tile[1] * math.ceil(bottom / tile[1])))
    for y in range(0, rows.height, tile[1]):
        rows.paste(row, (0, y))
    return rows.resize((width, height), nearest, (0, 0, width, bottom))


@lru_cache(maxsize=12)
def _row(tile: tuple[int, int], count: int) -> Image.Image:
    """So many tiles side by side."""
    one = _tile(*tile)
    row = Image.new("L", (tile[0] * count, tile[1]))
    for x in range(count):
        row.paste(one, (x * tile[0], 0))
    return row


@cache
def _tile(width: int, height: int) -> Image.Image:
    """Cones at the corners and in the middle of a tile: grey is the distance from the nearest of the five points."""
    tile = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(tile)
    middles = [(x, y) for x in (0, width) for y in (0, height)] + [(width / 2, height / 2)]
    for step in range(round(0.62 * width * 4), -1, -1):  # from large to small, a quarter of a pixel apart
        r = step / 4
        for x, y in middles:
            draw.ellipse((x - r - 0.5, y - r - 0.5, x + r - 0.5, y + r - 0.5), fill=_grey(r / width))
    return tile


def _radius(width: int, height: int, corner: int) -> Image.Image:
    """The radius that dots have at each pixel: it grows towards the corner."""
    scale = FADE / (REACH * math.hypot(width, height))
    w, h = width * scale, height * scale
    left, top = (FADE_ROOM - w if corner % 2 else 0.0), (FADE_ROOM - h if corner >= 2 else 0.0)
    return _fade(corner).resize((width, height), Image.Resampling.NEAREST, (left, top, left + w, top + h))


@cache
def _fade(corner: int) -> Image.Image:
    if corner % 2:
        return _fade(corner - 1).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if corner:
        return _fade(0).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    # The quarter of Pillow's gradient is sqrt(2) times the distance in pixels: 181 where the reach ends, at 128 px.
    far = Image.radial_gradient("L").crop((128, 128, 256, 256)).resize((FADE, FADE), Image.Resampling.BILINEAR)
    shares = [1 - grey / 181 for grey in range(256)]
    room = Image.new("L", (FADE_ROOM, FADE_ROOM), 0)
    room.paste(far.point([_grey(_size(share)) for share in shares]), (0, 0))
    return room


def _size(share: float) -> float:
    """The radius of dots in pitches, `share` being 1 in the corner and 0 where the reach ends."""
    if share > LEAST:
        return LARGEST * math.sqrt(share)
    rest = (share - LAST) / (LEAST - LAST)  # quickly down to nothing, so that no dot is cut through
    return LARGEST * math.sqrt(LEAST) * rest if rest > 0 else OUTSIDE
