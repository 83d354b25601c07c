"""Chips of the table face: an icon and a number for each ability of the row a card stands in.

The number's shape tells the reach: bare is front only or a whole row, a ring any Target, paper on an ink plate is
Penetrating (square tail: front only, round tail: any). Places are millimetres.
"""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from tabletop.studio.emblem import emblem_mask
from tabletop.studio.face import Chip
from tabletop.studio.paper import opaque
from tabletop.studio.press import CARD_WIDTH, Sheet
from tabletop.studio.resources import INNER, SIDE
from tabletop.studio.shapes import smooth

TOP, BOTTOM, LEFT = 59.0, 84.5, 23.0
PITCH, ICON, NUMBER, RING = 9.2, 8.8, 10.0, 0.9
BESIDE = 0.8  # between icon and number
CAPITAL = 0.70
MOST = 4  # rows; what is more is counted in the last one


def draw_chips(sheet: Sheet, chips: tuple[Chip, ...], beside_heart: bool) -> None:
    """All chips, one below the other, in the middle of their field; without a heart they are centred on the card."""
    shown = _shown(chips)
    if not shown:
        return
    pitch = min(PITCH, (BOTTOM - TOP) / len(shown))
    scale = pitch / PITCH
    top = (TOP + BOTTOM - pitch * len(shown)) / 2
    for number, chip in enumerate(shown):
        left = LEFT if beside_heart else (CARD_WIDTH - _width(sheet, chip, scale)) / 2
        _chip(sheet, chip, left, top + (number + 0.5) * pitch, scale)


def _shown(chips: tuple[Chip, ...]) -> tuple[Chip, ...]:
    if len(chips) <= MOST:
        return chips
    return (*chips[: MOST - 1], Chip("", f"+{len(chips) - MOST + 1}"))


def _chip(sheet: Sheet, chip: Chip, left: float, middle: float, scale: float) -> None:
    unit, ink = sheet.unit, sheet.press.stock.ink
    x = left
    if chip.icon:
        side = max(1, round(ICON * scale * unit * SIDE / INNER))
        key = "chip", chip.icon, side
        mask = sheet.press.pictures.made(key, partial(emblem_mask, sheet.press.resources, f"{chip.icon}.fill", side))
        at = (round((x + ICON * scale / 2) * unit - side / 2), round(middle * unit - side / 2))
        sheet.picture.paste(opaque(ink), at, mask)
        x += (ICON + BESIDE) * scale
    if chip.number:
        _number(sheet, chip, x, middle, scale)


def _number(sheet: Sheet, chip: Chip, x: float, middle: float, scale: float) -> None:
    letters, unit, stock = sheet.press.letters, sheet.unit, sheet.press.stock
    size = _number_size(chip, scale)
    wide = letters.width("label", chip.number) * size
    body = _body_width(sheet, chip, scale)
    colour = stock.ink
    if chip.shape != "bare":
        shape = _shape(sheet, chip, scale)
        sheet.picture.paste(opaque(stock.ink), (sheet.at(x), round(middle * unit - shape.height / 2)), shape)
        colour = stock.ink if chip.shape == "ring" else stock.paper
    start = x + (body - wide) / 2 - (0.4 * scale if chip.shape.startswith("plate") else 0.0)
    base = middle + CAPITAL * size / 2
    letters.write(sheet.picture, start * unit, base * unit, chip.number, "label", size * unit, colour)


def _shape(sheet: Sheet, chip: Chip, scale: float) -> Image.Image:
    """The mask of the ring or plate that a number stands in."""
    width = max(3, round(_body_width(sheet, chip, scale) * sheet.unit))
    height = max(3, round(ICON * scale * sheet.unit))
    line = max(1.0, RING * scale * sheet.press.stock.widen * sheet.unit)
    key = "reach", chip.shape, width, height, round(line, 2)
    return sheet.press.pictures.made(key, partial(_shape_mask, chip.shape, width, height, line))


def _shape_mask(shape: str, width: int, height: int, line: float) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, times: float) -> None:
        w, h = width * times - 1, height * times - 1
        if shape == "ring":
            draw.rounded_rectangle((0, 0, w, h), h / 2, outline="white", width=round(line * times))
            return
        tip = w - h * 0.32
        if shape == "plate-front":
            draw.polygon([(0, 0), (tip, 0), (w, h / 2), (tip, h), (0, h)], fill="white")
        else:
            draw.ellipse((0, 0, h, h), fill="white")
            draw.polygon([(h / 2, 0), (tip, 0), (w, h / 2), (tip, h), (h / 2, h)], fill="white")

    return smooth(width, height, 4, paint).getchannel("A")


def _number_size(chip: Chip, scale: float) -> float:
    return (NUMBER if chip.shape == "bare" else 0.74 * NUMBER) * scale


def _body_width(sheet: Sheet, chip: Chip, scale: float) -> float:
    """Width of the number with the ring or plate round it."""
    wide = sheet.press.letters.width("label", chip.number) * _number_size(chip, scale)
    if chip.shape == "bare":
        return wide
    if chip.shape == "ring":
        return max(ICON * scale, wide + 3.6 * scale)
    return max(9.6 * scale, wide + 5.2 * scale)


def _width(sheet: Sheet, chip: Chip, scale: float) -> float:
    number = _body_width(sheet, chip, scale) if chip.number else 0.0
    icon = ICON * scale if chip.icon else 0.0
    return icon + number + (BESIDE * scale if icon and number else 0.0)
