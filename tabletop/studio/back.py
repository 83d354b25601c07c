"""The back of a deck: rays in the frame colour and its emblem on a paper burst. Places are millimetres."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from tabletop.studio.emblem import emblem_mask
from tabletop.studio.face import Back
from tabletop.studio.frame import EDGE, OUTER_LINE, RADIUS
from tabletop.studio.paper import DARK, mix, opaque, rgb
from tabletop.studio.press import CARD_HEIGHT, CARD_WIDTH, Press
from tabletop.studio.resources import INNER, SIDE
from tabletop.studio.shapes import burst, outlined, paste_round

BURST_OUTER, BURST_INNER, BURST_LINE, EMBLEM = 22.0, 17.4, 1.05, 25.0


def draw_back(press: Press, back: Back, px_width: int) -> Image.Image:
    """The back, RGBA, `px_width` wide."""
    unit, stock = px_width / CARD_WIDTH, press.stock
    height = round(CARD_HEIGHT * unit)
    picture = Image.new("RGBA", (px_width, height), (*rgb(stock.ink), 0))
    paste_round(picture, stock.ink, (0, 0, px_width, height), RADIUS * unit)
    line = max(1, round(OUTER_LINE * stock.widen * unit))
    paste_round(picture, stock.paper, (line, line, px_width - line, height - line), max(0.0, RADIUS * unit - line))
    edge = round(EDGE * unit)
    field = _field(press, back, px_width - 2 * edge, height - 2 * edge, unit)
    picture.paste(field, (edge, edge))
    _emblem(picture, press, back, unit)
    return picture


def _field(press: Press, back: Back, width: int, height: int, unit: float) -> Image.Image:
    times = 3 if width < 400 else 2
    w, h = width * times, height * times
    deep = mix(back.frame, DARK, 0.25)
    large = Image.new("RGB", (w, h), rgb(deep))
    draw = ImageDraw.Draw(large)
    if press.stock.patterns:
        for wedge in range(12):
            angles = (math.radians(wedge * 30 - 7.5), math.radians(wedge * 30 + 7.5))
            ends = [(w / 2 + (w + h) * math.cos(a), h / 2 + (w + h) * math.sin(a)) for a in angles]
            draw.polygon([(w / 2, h / 2), *ends], fill=rgb(back.frame))
    scale = unit * times
    points = burst(14, BURST_OUTER * scale, BURST_INNER * scale, -math.pi / 2, w / 2, h / 2)
    line = BURST_LINE * press.stock.widen * scale
    outlined(draw, points, rgb(press.stock.paper), rgb(press.stock.ink), line)
    return large.reduce(times)


def _emblem(picture: Image.Image, press: Press, back: Back, unit: float) -> None:
    side = max(1, round(EMBLEM * unit * SIDE / INNER))
    mask = emblem_mask(press.resources, f"{back.emblem}.fill", side)
    at = ((picture.width - side) // 2, (picture.height - side) // 2)
    picture.paste(opaque(press.stock.ink), at, mask)
