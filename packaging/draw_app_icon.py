"""Draw the program's own icon: assets/tabletop.png for windows and menus, packaging/icons/tabletop.{ico,icns} for
the Windows and macOS bundles.

    python packaging/draw_app_icon.py

Two cards fanned out on the colour of the table, the front one with a cape on it. Run after a change of colours; the
files are checked in.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent
SIDE = 1024
SHARPER = 2  # drawn at twice the size, then made smaller
INK, PAPER, RED, YELLOW, TABLE = "#15120E", "#F6ECD3", "#F0452F", "#FFD33D", "#20294A"


def card(colour: str, emblem: str | None, emblem_colour: str) -> Image.Image:
    """One upright card with an ink frame, on nothing."""
    width, height, radius, frame = 460 * SHARPER, 640 * SHARPER, 48 * SHARPER, 26 * SHARPER
    picture = Image.new("RGBA", (width, height))
    ImageDraw.Draw(picture).rounded_rectangle(
        (0, 0, width - 1, height - 1), radius, fill=colour, outline=INK, width=frame
    )
    if emblem is not None:
        side = 430 * SHARPER
        for kind, fill in (("outline", INK), ("fill", emblem_colour)):
            mask = Image.open(ROOT / "assets" / "icons" / f"{emblem}.{kind}.png").convert("L").resize((side, side))
            picture.paste(fill, ((width - side) // 2, (height - side) // 2), mask)
    return picture


def icon() -> Image.Image:
    """The icon at 1024 x 1024 px."""
    side = SIDE * SHARPER
    picture = Image.new("RGBA", (side, side))
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, side - 1, side - 1), 200 * SHARPER, fill=TABLE)
    for colour, emblem, angle, x, y in ((YELLOW, None, 14, 360, 490), (PAPER, "cape", -9, 590, 545)):
        turned = card(colour, emblem, RED).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        picture.alpha_composite(turned, (x * SHARPER - turned.width // 2, y * SHARPER - turned.height // 2))
    return picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def main() -> int:
    large = icon()
    small = large.resize((256, 256), Image.Resampling.LANCZOS)
    folder = ROOT / "packaging" / "icons"
    small.save(ROOT / "assets" / "tabletop.png", optimize=True)
    large.save(folder / "tabletop.ico", sizes=[(side, side) for side in (16, 24, 32, 48, 64, 128, 256)])
    large.resize((512, 512), Image.Resampling.LANCZOS).save(folder / "tabletop.icns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
