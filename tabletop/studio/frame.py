"""Frame, name band, lines and rule boxes: the paper and ink that every face is built on. Places are millimetres."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image, ImageDraw

from tabletop.studio.paper import Stock, on, opaque, rgb
from tabletop.studio.press import CARD_HEIGHT, CARD_WIDTH, Press, Sheet
from tabletop.studio.shapes import paste_round, round_mask

OUTER_LINE, FRAME, RADIUS, INNER_LINE = 1.05, 1.6, 3.2, 0.9
EDGE = OUTER_LINE + FRAME  # where the paper begins
BAND_TOP = OUTER_LINE
BOX_LINE, BOX_RADIUS = 0.45, 0.8
NAME_TRACKING, NAME_LEAST, NAME_ROOM = 0.025, 0.62, 56.5
CAPITAL = 0.74  # height of a capital of the display font, in ems


def start(press: Press, px_width: int, frame: str, band: float) -> Sheet:
    """A new sheet with outer line, frame, name band of `band` mm and paper below it."""
    unit = px_width / CARD_WIDTH
    height = round(CARD_HEIGHT * unit)
    ground = press.pictures.made(
        ("frame", px_width, frame, band), partial(_ground, press, px_width, height, frame, band)
    )
    return Sheet(ground.copy(), press, unit)


def rule(sheet: Sheet, bottom: float) -> None:
    """The 0.9 mm line inside a card whose lower edge is at `bottom`."""
    end = sheet.at(bottom)
    left, right = sheet.at(OUTER_LINE), sheet.picture.width - sheet.at(OUTER_LINE)
    box = (left, end - sheet.line(INNER_LINE), right, end)
    sheet.picture.paste(opaque(sheet.press.stock.ink), box)


def name(sheet: Sheet, text: str, frame: str, size: float, band: float, left: float | None) -> None:
    """The name in the band: from `left` mm, or centred if that is None. It shrinks, then breaks into two lines."""
    letters, unit = sheet.press.letters, sheet.unit
    middle = BAND_TOP + (band - INNER_LINE) / 2
    rows, shrink = _name_rows(sheet.press, text, size)
    for number, row in enumerate(rows):
        px = size * shrink * unit
        wide = letters.width("display", row, NAME_TRACKING) * px
        x = left * unit if left is not None else (CARD_WIDTH * unit - wide) / 2
        offset = (number - (len(rows) - 1) / 2) * size * shrink * 0.92
        y = (middle + offset + CAPITAL * size * shrink / 2) * unit
        letters.write(sheet.picture, x, y, row, "display", px, on(frame, sheet.press.stock), tracking=NAME_TRACKING)


def rule_box(sheet: Sheet, x: float, y: float, w: float, h: float, strip: float, colour: str) -> None:
    """A rule box with round corners; `strip` mm at its left are in `colour`."""
    left, top, right, bottom = sheet.at(x), sheet.at(y), sheet.at(x + w), sheet.at(y + h)
    stock, line, paste = sheet.press.stock, sheet.line(BOX_LINE), sheet.picture.paste
    edge = sheet.at(x + strip)
    paste(opaque(stock.ink), (left, top, right, bottom))
    paste(opaque(stock.box), (left + line, top + line, right - line, bottom - line))
    if edge > left + line:
        paste(opaque(colour), (left + line, top + line, edge, bottom - line))
    _corners(sheet, (left, top, right, bottom), colour if strip else stock.box, line)


def _corners(sheet: Sheet, box: tuple[int, int, int, int], left_colour: str, line: int) -> None:
    """Round the corners of a rule box: small patches, because masks as large as the box are slow."""
    left, top, right, bottom = box
    radius = BOX_RADIUS * sheet.unit
    side = math.ceil(radius)
    stock, pictures = sheet.press.stock, sheet.press.pictures
    for colour, x, at_right in ((left_colour, left, False), (stock.box, right - side, True)):
        for y, below in ((top, False), (bottom - side, True)):
            key = "corner", round(radius, 2), line, colour, at_right, below
            patch = partial(_corner_patch, stock, radius, line, colour, at_right, below)
            sheet.picture.paste(pictures.made(key, patch), (x, y))


def _corner_patch(stock: Stock, radius: float, line: int, colour: str, at_right: bool, below: bool) -> Image.Image:
    """One corner of a box."""
    side = 2 * math.ceil(radius)
    patch = Image.new("RGBA", (side, side), opaque(stock.paper))
    patch.paste(opaque(stock.ink), (0, 0), round_mask(side, side, radius))
    inner = side - 2 * line
    if inner > 0:
        patch.paste(opaque(colour), (line, line), round_mask(inner, inner, max(0.0, radius - line)))
    x, y = side // 2 * at_right, side // 2 * below
    return patch.crop((x, y, x + side // 2, y + side // 2))


def _ground(press: Press, width: int, height: int, frame: str, band: float) -> Image.Image:
    unit, stock = width / CARD_WIDTH, press.stock
    picture = Image.new("RGBA", (width, height), (*rgb(stock.ink), 0))
    paste_round(picture, stock.ink, (0, 0, width, height), RADIUS * unit)
    sheet = Sheet(picture, press, unit)
    line = sheet.line(OUTER_LINE)
    paste_round(picture, frame, (line, line, width - line, height - line), max(0.0, RADIUS * unit - line))
    top = sheet.at(BAND_TOP + band)
    edge = sheet.at(EDGE)
    ImageDraw.Draw(picture).rectangle((edge, top, width - edge - 1, height - edge - 1), fill=opaque(stock.paper))
    rule(sheet, BAND_TOP + band)
    return picture


def _name_rows(press: Press, text: str, size: float) -> tuple[list[str], float]:
    """The rows of a name and the factor it shrinks by."""
    wide = press.letters.width("display", text, NAME_TRACKING) * size
    if wide * NAME_LEAST <= NAME_ROOM or " " not in text.strip():
        return [text], min(1.0, NAME_ROOM / wide) if wide else 1.0
    words = text.split()
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    best = min(ways, key=lambda rows: max(press.letters.width("display", row, NAME_TRACKING) for row in rows))
    widest = max(press.letters.width("display", row, NAME_TRACKING) for row in best) * size
    return list(best), min(NAME_LEAST, NAME_ROOM / widest)
