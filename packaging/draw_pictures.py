"""Draw the pictures of cards that an emblem cannot show: assets/pictures/NAME.png, on nothing.

    python packaging/draw_pictures.py

Run after a change here; the files are checked in. The card renderer lays them over the ground of the generated art.
"""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image, ImageDraw

from tabletop.studio.paper import INK, YELLOW, rgb
from tabletop.studio.shapes import Points, burst, outlined, smooth

PICTURES = Path(__file__).resolve().parent.parent / "assets" / "pictures"
UNIT, FINER = 15, 4  # px a millimetre; times as large while it is drawn
WIDTH, HEIGHT = 57.7, 58.0  # mm: the highest art window; what is above and below the middle 40 may be cut off
MIDDLE_X, MIDDLE_Y = 22.4, 29.0  # left of the middle: a disc stands at the upper right
STRAP, STRAP_LIGHT, GOLD, RED = "#5A3420", "#7A4A2E", "#F5A623", "#F0452F"
LINE = 1.1


def belt() -> Image.Image:
    """The Title Belt from the front: strap, two small plates, and the large one with a star."""
    return smooth(round(WIDTH * UNIT), round(HEIGHT * UNIT), FINER, _paint_belt)


def _paint_belt(draw: ImageDraw.ImageDraw, times: float) -> None:
    unit = UNIT * times

    def shape(points: Points, fill: str, line: float = LINE) -> None:
        outlined(draw, [(x * unit, y * unit) for x, y in points], rgb(fill), rgb(INK), line * unit)

    shape(_band(-12.0, WIDTH + 12.0, 7.6), STRAP)
    for side in (-1, 1):
        seam = [(x * unit, (MIDDLE_Y + _sag(x) + side * 5.3) * unit) for x in _steps(-12.0, WIDTH + 12.0)]
        for start in range(0, len(seam) - 1, 2):
            draw.line(seam[start : start + 2], fill=rgb(STRAP_LIGHT), width=round(0.7 * unit))
    for x in (MIDDLE_X - 19.5, MIDDLE_X + 19.5, MIDDLE_X + 30.0):
        shape(_band(x - 3.4, x + 3.4, 4.9), YELLOW)
        shape(_disc(x, MIDDLE_Y + _sag(x), 1.7), RED, 0.7)
    shape(burst(18, 18.4, 15.8, -math.pi / 2, MIDDLE_X + 0.9, MIDDLE_Y + 1.1), INK)  # the hard shadow
    shape(burst(18, 18.4, 15.8, -math.pi / 2, MIDDLE_X, MIDDLE_Y), YELLOW)
    shape(_disc(MIDDLE_X, MIDDLE_Y, 12.2), GOLD)
    shape(burst(5, 9.6, 4.6, -math.pi / 2, MIDDLE_X, MIDDLE_Y + 0.5), RED)


def _sag(x: float) -> float:
    """How much lower the strap hangs at `x` mm than at its plate: its ends bend downwards."""
    return 0.0045 * (x - MIDDLE_X) ** 2


def _band(left: float, right: float, half: float) -> Points:
    """A piece of the strap from `left` to `right`, `half` mm to each side of its middle line."""
    upper = [(x, MIDDLE_Y + _sag(x) - half) for x in _steps(left, right)]
    lower = [(x, MIDDLE_Y + _sag(x) + half) for x in _steps(left, right)]
    return (*upper, *reversed(lower))


def _steps(left: float, right: float) -> list[float]:
    count = max(2, round((right - left) / 1.2))
    return [left + (right - left) * step / count for step in range(count + 1)]


def _disc(x: float, y: float, radius: float) -> Points:
    return tuple((x + radius * math.cos(a * math.pi / 36), y + radius * math.sin(a * math.pi / 36)) for a in range(72))


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    path = PICTURES / "title-belt.png"
    belt().quantize(128, Image.Quantize.FASTOCTREE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
