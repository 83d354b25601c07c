"""The table face: name, art, hit points, Value and chips, readable at 107 px width."""

from __future__ import annotations

from PIL import Image

from tabletop.studio import frame
from tabletop.studio.badges import draw_heart, draw_of, draw_star
from tabletop.studio.chips import draw_chips
from tabletop.studio.face import Chip, Face
from tabletop.studio.picture import art_picture
from tabletop.studio.press import CARD_WIDTH, Press, Sheet

BAND, NAME_SIZE = 11.6, 7.6
ART_TOP, ART = 12.65, 45.0
HEART, HEART_LEFT, HEART_TOP, HEART_NUMERAL = 22.0, 1.6, 55.5, 12.8
STAR, STAR_RIGHT, STAR_TOP, STAR_NUMERAL = 18.0, 1.6, 58.5, 7.2
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
    _badges(sheet, face, hp, of)
    return sheet.picture


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
