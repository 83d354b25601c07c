"""The table face: name, art, hit points, Value and chips, readable at 107 px width."""

from __future__ import annotations

from PIL import Image

from tabletop.studio import frame
from tabletop.studio.badges import draw_disc, draw_heart, draw_marker, draw_of, draw_plate, draw_star
from tabletop.studio.chips import draw_chips
from tabletop.studio.face import Chip, Face
from tabletop.studio.picture import art_picture
from tabletop.studio.press import CARD_WIDTH, Press, Sheet

BAND, NAME_SIZE = 11.6, 7.6
ART_TOP, ART = 12.65, 45.0
HEART, HEART_LEFT, HEART_TOP, HEART_NUMERAL = 22.0, 1.6, 55.5, 12.8
STAR, STAR_RIGHT, STAR_TOP, STAR_NUMERAL = 18.0, 1.6, 58.5, 7.2
TYPE_MIDDLE, TYPE_ROOM, TYPE_TRACKING = 71.5, 52.0, 0.05
TYPE_SIZE, TYPE_ROW = 12.5, 0.86  # the row is the distance of two lines, of the size
TYPE_CAPITAL = 0.70
DISC, DISC_RIGHT, DISC_TOP = 21.0, 3.3, 13.9
PLATE, MARKER = 18.0, 12.0
OF_LEFT, OF_TOP, OF_WIDTH, OF_HEIGHT, OF_LABEL = 4.4, 77.0, 17.0, 8.4, 8.2


def draw_table(
    press: Press, face: Face, px_width: int, chips: tuple[Chip, ...], hp: int | None, of: int | None
) -> Image.Image:
    """The table face, RGBA, `px_width` wide. `hp` and `of` as they stand now; None where nothing has changed."""
    sheet = frame.start(press, px_width, face.frame, BAND)
    frame.name(sheet, face.short_title, face.frame, NAME_SIZE, BAND, None)
    art_picture(sheet, face, ART_TOP, ART)
    frame.rule(sheet, ART_TOP + ART)
    draw_chips(sheet, chips, face.hp is not None)
    line = face.table_line or (face.type_line if face.disc is not None else "")
    if line and not chips:
        _type(sheet, line.upper())
    _badges(sheet, face, hp, of)
    return sheet.picture


def _type(sheet: Sheet, text: str) -> None:
    """A word or two, large, where chips would be: all that a card without them says on the table besides its corner."""
    letters, unit, words = sheet.press.letters, sheet.unit, text.split()
    ways = [[text]] + [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    rows = max(ways, key=lambda rows: _type_size(sheet, rows))
    size = _type_size(sheet, rows)
    for number, row in enumerate(rows):
        x = (CARD_WIDTH - letters.width("label", row, TYPE_TRACKING) * size) / 2
        y = TYPE_MIDDLE + ((number - (len(rows) - 1) / 2) * TYPE_ROW + TYPE_CAPITAL / 2) * size
        ink = sheet.press.stock.ink
        letters.write(sheet.picture, x * unit, y * unit, row, "label", size * unit, ink, tracking=TYPE_TRACKING)


def _type_size(sheet: Sheet, rows: list[str]) -> float:
    """The largest size at which these rows fit; two of them must gain enough to be worth it."""
    widest = max(sheet.press.letters.width("label", row, TYPE_TRACKING) for row in rows)
    return min(TYPE_SIZE - 1.5 * (len(rows) - 1), TYPE_ROOM / widest) if widest else TYPE_SIZE


def _badges(sheet: Sheet, face: Face, hp: int | None, of: int | None) -> None:
    unit, press, picture = sheet.unit, sheet.press, sheet.picture
    if face.hp is not None:
        shown = face.hp if hp is None else hp
        numeral = HEART_NUMERAL * unit
        draw_heart(picture, press, sheet.at(HEART_LEFT), sheet.at(HEART_TOP), sheet.at(HEART), numeral, shown)
        if of is not None and of != shown:
            box = (OF_LEFT * unit, OF_TOP * unit, OF_WIDTH * unit, OF_HEIGHT * unit)
            draw_of(picture, press, *box, OF_LABEL * unit, of)
    if face.value is not None:
        left = sheet.at(CARD_WIDTH - STAR_RIGHT - STAR)
        draw_star(picture, press, left, sheet.at(STAR_TOP), sheet.at(STAR), STAR_NUMERAL * unit, face.value)
    if face.disc is not None:
        left = sheet.at(CARD_WIDTH - DISC_RIGHT - DISC)
        draw_disc(picture, press, left, sheet.at(DISC_TOP), sheet.at(DISC), face.disc)
    right = sheet.at(CARD_WIDTH - DISC_RIGHT)
    if face.plate:
        draw_plate(picture, press, right, sheet.at(DISC_TOP), sheet.at(PLATE), face.plate, sheet.at(CARD_WIDTH / 2))
    if face.marker:
        draw_marker(picture, press, right - sheet.at(MARKER), sheet.at(DISC_TOP), sheet.at(MARKER), face.marker)
