"""Draw the program's own icon: assets/tabletop.png for windows and menus, and packaging/icons/tabletop.* for bundles:
.ico (Windows), .icns (macOS) and tabletop-SIZE.png from 16 to 1024 px (Linux).

    python packaging/draw_app_icon.py

A red cape before a comic burst on the colour of the table; the smallest sizes leave out the dots. Run after a change of
colours; the files are checked in.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw

from tabletop.studio.emblem import OUTER, emblem_mask
from tabletop.studio.paper import INK, PAPER, YELLOW, rgb
from tabletop.studio.resources import shipped
from tabletop.studio.shapes import burst, outlined

ROOT = Path(__file__).resolve().parent.parent
SIDE = 1024
SHARPER = 2  # drawn at twice the size, then made smaller
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
DOTS_FROM = 64  # px from which the halftone is visible
RED, TABLE, DOT = "#F0452F", "#20294A", "#2C3866"


def icon(dots: bool) -> Image.Image:
    """The icon at 1024 x 1024 px, with or without halftone dots behind the burst."""
    side = SIDE * SHARPER
    ground = Image.new("RGB", (side, side), TABLE)
    draw = ImageDraw.Draw(ground)
    if dots:
        _halftone(draw, side)
    middle = side / 2
    for dx, dy, fill in ((0.016, 0.02, INK), (0.0, 0.0, YELLOW)):
        points = burst(12, 0.45 * side, 0.345 * side, -math.pi / 2, middle + dx * side, middle + dy * side)
        outlined(draw, points, rgb(fill), rgb(INK), 0.024 * side)
    points = burst(12, 0.335 * side, 0.268 * side, -math.pi / 2, middle, middle)
    draw.polygon(list(points), fill=PAPER)
    _cape(ground, round(0.70 * side))
    shape = Image.new("L", (side, side), 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, side - 1, side - 1), 0.195 * side, fill=255)
    ground.putalpha(shape)
    return ground.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _halftone(draw: ImageDraw.ImageDraw, side: int) -> None:
    """Dots on a 60 degree grid that grow outwards."""
    pitch = side / 22
    for j in range(28):
        for i in range(24):
            x, y = (i + (0.5 if j % 2 else 0.0)) * pitch, j * 0.866 * pitch
            r = 0.5 * pitch * min(1.0, math.hypot(x - side / 2, y - side / 2) / (0.7 * side))
            draw.ellipse((x - r, y - r, x + r, y + r), fill=DOT)


def _cape(ground: Image.Image, side: int) -> None:
    """The cape in the middle, in red with a wide ink line and a hard shadow."""
    resources = shipped(strict=True)
    fill, levels = (emblem_mask(resources, f"cape.{part}", side) for part in ("fill", "levels"))
    outline = levels.point(OUTER)
    left = (ground.width - side) // 2
    shift = round(0.02 * ground.width)
    for mask, colour, off in ((outline, INK, shift), (outline, INK, 0), (fill, RED, 0)):
        ground.paste(rgb(colour), (left + off, left + off), mask)


def main() -> int:
    large, plain = icon(True), icon(False)
    folder = ROOT / "packaging" / "icons"
    pictures = {
        size: (large if size >= DOTS_FROM else plain).resize((size, size), Image.Resampling.LANCZOS) for size in SIZES
    }
    for size, picture in pictures.items():
        picture.save(folder / f"tabletop-{size}.png", optimize=True)
    pictures[256].save(ROOT / "assets" / "tabletop.png", optimize=True)
    small = [pictures[size] for size in SIZES if size <= 256]
    pictures[256].save(folder / "tabletop.ico", sizes=[picture.size for picture in small], append_images=small[:-1])
    large.save(folder / "tabletop.icns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
