"""The picture in the art window: one from a file, or the generated one; kept by name, colour, emblem and size."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PIL import Image, ImageOps

from tabletop.studio.art import Plan, draw_art, draw_ground
from tabletop.studio.face import Face
from tabletop.studio.frame import EDGE
from tabletop.studio.press import Press, Sheet

ASIDE = 6.5  # mm that the emblem moves to the left where a disc stands at the right
LOW, LOW_SHARE, HIGH_SHARE = 40.0, 0.86, 0.78  # windows lower than 40 mm have a larger emblem


def art_picture(sheet: Sheet, face: Face, top: float, height: float) -> None:
    """Fill the art window, `height` mm high from `top` mm."""
    left, upper = sheet.at(EDGE), sheet.at(top)
    width, tall = sheet.picture.width - 2 * left, sheet.at(top + height) - upper
    if tall < 1:
        return
    share = LOW_SHARE if height < LOW else HIGH_SHARE
    aside = sheet.at(ASIDE) if face.disc is not None else 0
    own = face.picture, picture_state(face.picture)
    key = "art", face.seed, face.art_colour, face.emblem, own, width, tall, share, aside
    art = sheet.press.pictures.made(key, partial(_picture, sheet.press, face, width, tall, share, aside))
    sheet.picture.paste(art, (left, upper))


def picture_state(path: str) -> tuple[int, int] | None:
    """What changes when a person's own picture is edited: time and length of its file. None if there is none."""
    if not path:
        return None
    try:
        status = Path(path).stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def _picture(press: Press, face: Face, width: int, height: int, share: float, aside: int) -> Image.Image:
    own = press.resources.picture(Path(face.picture)) if face.picture else None
    plan = Plan.of(face.seed, face.art_colour)
    if own is not None:
        fitting = ImageOps.fit(own, (width, height), Image.Resampling.LANCZOS).convert("RGBA")
        if own.mode != "RGBA":
            return fitting
        ground = draw_ground(plan, width, height, press.stock)
        ground.alpha_composite(fitting)
        return ground
    return draw_art(plan, face.emblem, width, height, share, press.stock, press.resources, aside)
