"""The reading face: everything printed on a card, from 200 px width upwards, in print and in a risen hand."""

from __future__ import annotations

from functools import partial

from PIL import Image

from tabletop.studio import frame
from tabletop.studio.badges import draw_disc, draw_heart, draw_marker, draw_of, draw_plate, draw_star
from tabletop.studio.face import Box, Face
from tabletop.studio.paper import on, opaque
from tabletop.studio.picture import art_picture
from tabletop.studio.press import CARD_WIDTH, Press, Sheet
from tabletop.studio.text import (
    BETWEEN,
    BOX_LEFT,
    BOX_TOP,
    BOX_WIDTH,
    GAP,
    INSET_LABEL,
    INSET_PLAIN,
    LABEL_SIZE,
    LABEL_TRACKING,
    LABEL_WIDTH,
    LEADING,
    SetBox,
    Setting,
)

BAND, NAME_SIZE, NAME_LEFT = 9.6, 7.0, frame.BAND_TOP + 2.4
ART_TOP = 10.65
TYPE_MIDDLE, TYPE_SIZE, TYPE_TRACKING = 14.7, 4.0, 0.07  # the middle is below the art height
TYPE_LEFT, TYPE_LEFT_BADGES = 3.0, 17.0
TYPE_BETWEEN_BADGES = 29.0  # mm free between heart and star at the height of the type line
HEART, HEART_LEFT, STAR, STAR_RIGHT, BADGE_TOP = 16.0, 1.9, 15.0, 2.4, 0.1
HEART_NUMERAL, STAR_NUMERAL = 12.8 * 16 / 22, 7.2 * 15 / 18  # the table face's, smaller with their badges
OF_WIDTH, OF_HEIGHT, OF_LABEL, OF_TOP = 10.6, 3.9, 3.6, 12.6  # the plate stands on the heart's lower tip
FOOTER_LEFT, FOOTER_BASE, FOOTER_WIDTH, FOOTER_SIZE = 4.0, 84.2, 55.0, 2.0
DISC, DISC_LEAST, DISC_RIGHT, DISC_TOP = 21.0, 6.0, 3.3, 13.1
PLATE, MARKER = 12.5, 9.0
DISC_BELOW = 1.4  # mm from the disc to the lower edge of an art that is too low for the whole of it
BASELINE = 0.925  # of a text's size, from the top of its row
LABEL_CAPITAL = 0.70


def draw_reading(press: Press, face: Face, px_width: int, hand: bool, hp: int | None, of: int | None) -> Image.Image:
    """The reading face, RGBA, `px_width` wide. `hp` and `of` as they stand now; None where nothing has changed."""
    setting = press.typesetter.setting(face.boxes, hand)
    sheet = frame.start(press, px_width, face.frame, BAND)
    frame.name(sheet, face.title, face.frame, NAME_SIZE, BAND, NAME_LEFT)
    art_picture(sheet, face, ART_TOP, setting.art)
    frame.rule(sheet, ART_TOP + setting.art)
    _type_line(sheet, face, setting.art)
    _boxes(sheet, setting)
    _badges(sheet, face, setting.art, hp, of)
    _footer(sheet, face)
    return sheet.picture


def _type_line(sheet: Sheet, face: Face, art: float) -> None:
    letters, text = sheet.press.letters, face.type_line.upper()
    badges = face.hp is not None or face.value is not None
    room = TYPE_BETWEEN_BADGES if badges else CARD_WIDTH - 2 * TYPE_LEFT
    ems = letters.width("label", text, TYPE_TRACKING)
    size = min(TYPE_SIZE, room / ems) if ems else TYPE_SIZE
    x = (CARD_WIDTH - ems * size) / 2
    y = art + TYPE_MIDDLE + LABEL_CAPITAL * size / 2
    unit, ink = sheet.unit, sheet.press.stock.ink
    letters.write(sheet.picture, x * unit, y * unit, text, "label", size * unit, ink, tracking=TYPE_TRACKING)


def _boxes(sheet: Sheet, setting: Setting) -> None:
    y = setting.art + BOX_TOP
    for one in setting.boxes:
        strip = LABEL_WIDTH if one.box.label else 0.0
        frame.rule_box(sheet, BOX_LEFT, y, BOX_WIDTH, one.height, strip, one.box.colour)
        if one.box.label:
            _label(sheet, one.box, y, one.height)
        _rule_text(sheet, one, y, setting.size)
        y += one.height + GAP


def _label(sheet: Sheet, box: Box, y: float, height: float) -> None:
    """The group label on its strip, reading upwards."""
    key = "label", box.label, box.colour, round(sheet.unit, 4)
    stamp = sheet.press.pictures.made(key, partial(_label_mask, sheet, box.label.upper()))
    x = sheet.at(BOX_LEFT + frame.BOX_LINE / 2 + LABEL_WIDTH / 2) - stamp.width // 2
    top = sheet.at(y + height / 2) - stamp.height // 2
    sheet.picture.paste(opaque(on(box.colour, sheet.press.stock)), (x, top), stamp)


def _label_mask(sheet: Sheet, text: str) -> Image.Image:
    mask = sheet.press.letters.mask("label", LABEL_SIZE * sheet.unit, text, LABEL_TRACKING)
    return mask.transpose(Image.Transpose.ROTATE_90)


def _rule_text(sheet: Sheet, one: SetBox, y: float, size: float) -> None:
    letters, stock, unit = sheet.press.letters, sheet.press.stock, sheet.unit
    left = BOX_LEFT + (INSET_LABEL if one.box.label else INSET_PLAIN)
    rows = sum(len(ability) for ability in one.abilities)
    used = rows * LEADING * size + BETWEEN * (len(one.abilities) - 1)
    top = y + (one.height - used) / 2
    for ability in one.abilities:
        for row in ability:
            base = (top + BASELINE * size) * unit
            for colour, kind in ((stock.ink, False), (stock.kind, True)):
                words = [
                    (word.voice, word.text, (left + word.x * size) * unit)
                    for word in row
                    if (word.voice == "italic") is kind
                ]
                letters.write_words(sheet.picture, base, words, size * unit, colour, stock.box)
            top += LEADING * size
        top += BETWEEN


def _badges(sheet: Sheet, face: Face, art: float, hp: int | None, of: int | None) -> None:
    top = art + BADGE_TOP
    if face.hp is not None:
        shown = face.hp if hp is None else hp
        heart, numeral = sheet.at(HEART), HEART_NUMERAL * sheet.unit
        draw_heart(sheet.picture, sheet.press, sheet.at(HEART_LEFT), sheet.at(top), heart, numeral, shown)
        if of is not None and of != shown:
            x = (HEART_LEFT + HEART / 2 - OF_WIDTH / 2) * sheet.unit
            box = (x, (top + OF_TOP) * sheet.unit, OF_WIDTH * sheet.unit, OF_HEIGHT * sheet.unit)
            draw_of(sheet.picture, sheet.press, *box, OF_LABEL * sheet.unit, of)
    if face.value is not None:
        left = sheet.at(CARD_WIDTH - STAR_RIGHT - STAR)
        numeral = STAR_NUMERAL * sheet.unit
        draw_star(sheet.picture, sheet.press, left, sheet.at(top), sheet.at(STAR), numeral, face.value)
    _corner(sheet, face, ART_TOP + art - DISC_BELOW - DISC_TOP)


def _corner(sheet: Sheet, face: Face, most: float) -> None:
    """Disc, plate or marker at the upper right of the art, where `most` mm of height are left."""
    side = min(most, DISC if face.disc is not None else PLATE if face.plate else MARKER)
    if side < DISC_LEAST:
        return
    picture, press, top, right = sheet.picture, sheet.press, sheet.at(DISC_TOP), sheet.at(CARD_WIDTH - DISC_RIGHT)
    if face.disc is not None:
        left = sheet.at(CARD_WIDTH - DISC_RIGHT - side)
        draw_disc(picture, press, left, top, sheet.at(side), face.disc)
    if face.plate:
        draw_plate(picture, press, right, top, sheet.at(side), face.plate, sheet.at(CARD_WIDTH / 2))
    if face.marker:
        draw_marker(picture, press, right - sheet.at(side), top, sheet.at(side), face.marker)


def _footer(sheet: Sheet, face: Face) -> None:
    letters, unit, brown = sheet.press.letters, sheet.unit, sheet.press.stock.brown
    base = FOOTER_BASE * unit
    size = FOOTER_SIZE * unit
    if face.footer_left:
        letters.write(sheet.picture, FOOTER_LEFT * unit, base, face.footer_left, "text", size, brown)
    if face.footer_right:
        wide = letters.width("text", face.footer_right) * FOOTER_SIZE
        x = (FOOTER_LEFT + FOOTER_WIDTH - wide) * unit
        letters.write(sheet.picture, x, base, face.footer_right, "text", size, brown)
