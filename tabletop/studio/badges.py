"""Heart, star, plates, disc and marker: what stands on the corners of the art. Sizes in pixels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageDraw

from tabletop.studio.emblem import emblem_mask
from tabletop.studio.face import Disc
from tabletop.studio.paper import HEART, HEART_LIGHT, WHITE, YELLOW, Stock, opaque, rgb
from tabletop.studio.press import Press
from tabletop.studio.resources import INNER, SIDE
from tabletop.studio.shapes import Points, heart, heart_light, outlined, scaled, smooth, star

LINE = 7  # of 100
MARKER_LINE, PLATE_LINE = 11, 0.075  # of 100; of the height
NUMERAL_LINE = 0.06  # of the numeral's size
CAP = 0.74  # height of a numeral of the display font, in ems
LABEL_CAP = 0.70
DISC_ICON, DISC_ICON_AT = 0.46, 0.315  # of the disc: size of the icon, and its middle from the top
DISC_NUMERAL, DISC_NUMERAL_AT, DISC_ROOM = 0.40, 0.715, 0.60
SLANT = 0.14  # how far a plate leans to the right, of its height
PLATE_NUMERAL, PLATE_ASIDE = 0.84, 0.24  # of its height: the numeral, and the room on each side of it
DISC_ALONE = 0.60  # of the disc: a number without an icon, or an icon without a number


def draw_heart(picture: Image.Image, press: Press, x: int, y: int, side: int, numeral: float, hp: int) -> None:
    """The heart in a square of `side` px at (x, y) with a white number of `numeral` px in ink line."""
    badge = press.pictures.made(("heart", side, press.stock), partial(_badge, side, press.stock, _paint_heart))
    picture.paste(badge, (x, y), badge)
    _number(picture, press, str(hp), x + side / 2, y + side * 0.45, side * 0.80, numeral, WHITE, NUMERAL_LINE)


def draw_star(picture: Image.Image, press: Press, x: int, y: int, side: int, numeral: float, value: int) -> None:
    """The star in a square of `side` px at (x, y) with a number of `numeral` px in ink."""
    badge = press.pictures.made(("star", side, press.stock), partial(_badge, side, press.stock, _paint_star))
    picture.paste(badge, (x, y), badge)
    _number(picture, press, str(value), x + side / 2, y + side * 0.53, side * 0.50, numeral, press.stock.ink, 0.0)


def draw_of(picture: Image.Image, press: Press, x: float, y: float, w: float, h: float, label: float, of: int) -> None:
    """The plate "of n" below a heart whose number is not the printed one."""
    left, top, right, bottom = round(x), round(y), round(x + w), round(y + h)
    ImageDraw.Draw(picture).rectangle((left, top, right - 1, bottom - 1), fill=opaque(press.stock.ink))
    text, tracking = f"OF {of}", 0.06
    size = min(label, w * 0.86 / press.letters.width("label", text, tracking))
    start = x + (w - press.letters.width("label", text, tracking) * size) / 2
    base = y + h / 2 + LABEL_CAP * size / 2
    press.letters.write(picture, start, base, text, "label", size, WHITE, tracking=tracking)


def draw_disc(picture: Image.Image, press: Press, x: int, y: int, side: int, disc: Disc) -> None:
    """A paper disc in a square of `side` px at (x, y): the icon in ink, below it the number."""
    stock = press.stock
    badge = press.pictures.made(("disc", side, stock), partial(_badge, side, stock, _paint_disc))
    picture.paste(badge, (x, y), badge)
    if disc.icon:
        share, middle = (DISC_ICON, DISC_ICON_AT) if disc.number else (DISC_ALONE, 0.5)
        wide = max(1, round(share * side * SIDE / INNER))
        key = "disc icon", disc.icon, wide
        mask = press.pictures.made(key, partial(emblem_mask, press.resources, f"{disc.icon}.fill", wide))
        picture.paste(opaque(stock.ink), (round(x + (side - wide) / 2), round(y + side * middle - wide / 2)), mask)
    if disc.number:
        share, middle = (DISC_NUMERAL, DISC_NUMERAL_AT) if disc.icon else (DISC_ALONE, 0.5)
        room = side * (DISC_ROOM if disc.icon else 0.74)
        _number(picture, press, disc.number, x + side / 2, y + side * middle, room, side * share, stock.ink, 0.0)


def draw_plate(picture: Image.Image, press: Press, right: int, y: int, height: int, text: str, most: int) -> None:
    """A yellow plate, `height` px high, that ends at `right`: a short text in ink. At most `most` px wide."""
    ems = press.letters.width("display", text)
    width = min(most, round((PLATE_NUMERAL * ems + 2 * PLATE_ASIDE + SLANT) * height))
    key = "plate", width, height, press.stock
    badge = press.pictures.made(key, partial(_plate, width, height, press.stock))
    picture.paste(badge, (right - width, y), badge)
    room = width - (SLANT + PLATE_ASIDE) * height
    _number(picture, press, text, right - width / 2, y + height / 2, room, PLATE_NUMERAL * height, press.stock.ink, 0.0)


def draw_marker(picture: Image.Image, press: Press, x: int, y: int, side: int, colour: str) -> None:
    """A plain disc of one colour in a square of `side` px at (x, y)."""
    paint = partial(_paint_marker, colour)
    badge = press.pictures.made(("marker", side, colour, press.stock), partial(_badge, side, press.stock, paint))
    picture.paste(badge, (x, y), badge)


def _number(
    picture: Image.Image, press: Press, text: str, x: float, y: float, room: float, px: float, colour: str, line: float
) -> None:
    """A number centred at (x, y), smaller if it is wider than `room`."""
    size = px * min(1.0, room / (press.letters.width("display", text) * px))
    start = x - press.letters.width("display", text) * size / 2
    width = line * size * press.stock.widen
    base = y + CAP * size / 2
    press.letters.write(
        picture, start, base, text, "display", size, colour, line=width, line_colour=press.stock.ink if line else ""
    )


def _paint_heart(draw: ImageDraw.ImageDraw, unit: float, stock: Stock) -> None:
    outlined(draw, _fitting(heart(), unit, stock), rgb(HEART), rgb(stock.ink), LINE * unit * stock.widen)
    draw.line(list(scaled(heart_light(), unit)), fill=rgb(HEART_LIGHT), width=max(1, round(5 * unit)), joint="curve")
    radius = 2.5 * unit
    for x, y in (scaled(heart_light(), unit)[0], scaled(heart_light(), unit)[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=rgb(HEART_LIGHT))


def _paint_star(draw: ImageDraw.ImageDraw, unit: float, stock: Stock) -> None:
    outlined(draw, _fitting(star(), unit, stock), rgb(YELLOW), rgb(stock.ink), LINE * unit * stock.widen)


def _paint_disc(draw: ImageDraw.ImageDraw, unit: float, stock: Stock) -> None:
    edge = 99.5 * unit
    line = LINE * unit * stock.widen
    draw.ellipse((0.5 * unit, 0.5 * unit, edge, edge), fill=rgb(stock.ink))
    draw.ellipse((0.5 * unit + line, 0.5 * unit + line, edge - line, edge - line), fill=rgb(stock.paper))


def _paint_marker(colour: str, draw: ImageDraw.ImageDraw, unit: float, stock: Stock) -> None:
    edge, line = 99.5 * unit, MARKER_LINE * unit * stock.widen
    draw.ellipse((0.5 * unit, 0.5 * unit, edge, edge), fill=rgb(stock.ink))
    draw.ellipse((0.5 * unit + line, 0.5 * unit + line, edge - line, edge - line), fill=rgb(colour))


def _plate(width: int, height: int, stock: Stock) -> Image.Image:
    """A plate that leans to the right, with an ink line; the whole of it lies inside the picture."""
    line = PLATE_LINE * height * stock.widen
    low, lean = line / 2, SLANT * height
    corners = ((low + lean, low), (width - low, low), (width - low - lean, height - low), (low, height - low))

    def paint(draw: ImageDraw.ImageDraw, times: float) -> None:
        outlined(draw, scaled(corners, times), rgb(YELLOW), rgb(stock.ink), line * times)

    return smooth(width, height, 4, paint)


def _fitting(points: Points, unit: float, stock: Stock) -> Points:
    """The points scaled so that a wider line still ends inside the square."""
    shrink = 1 - LINE * (stock.widen - 1) / 100
    aside = 50 * (1 - shrink) * unit
    return scaled(points, shrink * unit, aside, aside)


def _badge(side: int, stock: Stock, paint: Callable[[ImageDraw.ImageDraw, float, Stock], None]) -> Image.Image:
    return smooth(side, side, 4, lambda draw, times: paint(draw, side * times / 100, stock))
