"""Where the parts of a card are, in millimetres, measured in large pictures (20 px to the millimetre)."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from tabletop.studio.face import Face
from tabletop.studio.paper import BOX, HEART, INK, PAPER, YELLOW, rgb
from tabletop.studio.render import card_height, kind_for, press, render_card, with_shadow
from tests.studio.sample_faces import BLUE, BOOK, POTATO, RED, ROBOT

UNIT = 20
WIDTH = 63 * UNIT
ART = press(strict=True).typesetter.setting(ROBOT.boxes).art
READING = render_card(ROBOT, WIDTH, on=press(strict=True))
TABLE = render_card(ROBOT, WIDTH, "table", on=press(strict=True))


def down(picture: Image.Image, x: float) -> list[tuple[float, float, tuple[int, ...]]]:
    """The runs of one colour along a vertical line at `x` mm: from, to (mm), colour."""
    return _runs([picture.getpixel((round(x * UNIT), y)) for y in range(picture.height)])


def across(picture: Image.Image, y: float) -> list[tuple[float, float, tuple[int, ...]]]:
    """The runs of one colour along a horizontal line at `y` mm."""
    return _runs([picture.getpixel((x, round(y * UNIT))) for x in range(picture.width)])


def _runs(pixels: list[object]) -> list[tuple[float, float, tuple[int, ...]]]:
    runs: list[tuple[float, float, tuple[int, ...]]] = []
    start = 0
    for place in range(1, len(pixels) + 1):
        if place == len(pixels) or pixels[place] != pixels[start]:
            pixel = pixels[start]
            assert isinstance(pixel, tuple)
            runs.append((start / UNIT, place / UNIT, pixel))
            start = place
    return runs


def of_colour(runs: list[tuple[float, float, tuple[int, ...]]], colour: str) -> list[tuple[float, float]]:
    return [(start, end) for start, end, pixel in runs if pixel == (*rgb(colour), 255)]


def extent(picture: Image.Image, colour: str, window: tuple[float, float, float, float]) -> tuple[float, ...]:
    """Left, top, right, bottom (mm) of all pixels of a colour inside a window of the picture (mm)."""
    box = [round(edge * UNIT) for edge in window]
    part = picture.crop((box[0], box[1], box[2], box[3])).convert("RGB")
    red, green, blue = ImageChops.difference(part, Image.new("RGB", part.size, rgb(colour))).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    edges = apart.point([255, *[0] * 255]).getbbox()
    assert edges is not None
    return tuple(edge / UNIT + window[number % 2] for number, edge in enumerate(edges))


def near(*wanted: float) -> object:
    return pytest.approx(list(wanted), abs=0.06)


def test_the_card_is_63_by_88_millimetres() -> None:
    assert READING.size == (WIDTH, 88 * UNIT)
    assert TABLE.size == READING.size
    assert card_height(750) == 1048


def test_corners_are_transparent_and_have_a_radius_of_3_2() -> None:
    alpha = READING.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((WIDTH - 1, 88 * UNIT - 1)) == 0
    assert alpha.getpixel((round(3.3 * UNIT), 0)) == 255
    inside = round((3.2 - 3.2 * 0.70) * UNIT)
    outside = round((3.2 - 3.2 * 0.74) * UNIT)
    assert alpha.getpixel((inside, inside)) == 255
    assert alpha.getpixel((outside, outside)) == 0


@pytest.mark.parametrize("picture", [READING, TABLE], ids=["reading", "table"])
def test_outer_line_and_frame(picture: Image.Image) -> None:
    runs = across(picture, 40 if picture is TABLE else 83)
    assert of_colour(runs, INK)[0] == near(0, 1.05)
    assert of_colour(runs, BLUE)[0] == near(1.05, 2.65)
    assert of_colour(runs, INK)[-1] == near(61.95, 63)
    assert of_colour(runs, BLUE)[-1] == near(60.35, 61.95)


def test_bands_and_lines_of_the_reading_face() -> None:
    lines = of_colour(down(READING, 60), INK)
    assert lines[0] == near(0, 1.05)
    assert lines[1] == near(9.75, 10.65)
    assert any(line == near(10.65 + ART - 0.9, 10.65 + ART) for line in lines)
    assert lines[-1] == near(86.95, 88)


def test_rule_boxes_of_the_reading_face() -> None:
    setting = press(strict=True).typesetter.setting(ROBOT.boxes)
    runs = down(READING, 58)
    lines = of_colour(runs, INK)
    y = 17.7 + ART
    for one in setting.boxes:
        assert any(line == near(y, y + 0.45) for line in lines)
        assert any(line == near(y + one.height - 0.45, y + one.height) for line in lines)
        y += one.height + 1.0
    assert y - 1.0 == pytest.approx(81.8)
    strip = across(READING, 17.7 + ART + 1.0)
    assert of_colour(strip, INK)[1] == near(3.65, 4.1)
    assert of_colour(strip, RED)[0] == near(4.1, 7.45)
    assert of_colour(strip, BOX)[-1][1] == pytest.approx(3.65 + 55.7 - 0.45, abs=0.06)


def test_heart_and_star_stand_over_the_lower_corners_of_the_art() -> None:
    left, top, right, bottom = extent(READING, HEART, (0, ART - 2, 20, ART + 18))
    assert left >= 1.9
    assert right <= 1.9 + 16
    assert top >= ART + 0.1
    assert bottom <= ART + 16.1
    assert right - left == pytest.approx(16 * (92 - 7) / 100, abs=0.3)
    left, top, right, bottom = extent(READING, YELLOW, (45, ART - 2, 63, ART + 18))
    assert left >= 63 - 2.4 - 15
    assert right <= 63 - 2.4
    assert top >= ART + 0.1


def test_the_table_face() -> None:
    lines = of_colour(down(TABLE, 60), INK)
    assert lines[1] == near(11.75, 12.65)
    assert any(line == near(56.75, 57.65) for line in lines)
    left, top, right, bottom = extent(TABLE, HEART, (0, 50, 26, 80))
    assert (left >= 1.6, right <= 23.6, top >= 55.5, bottom <= 77.5) == (True, True, True, True)
    left, top, right, bottom = extent(TABLE, YELLOW, (40, 50, 63, 80))
    assert (left >= 43.4, right <= 61.4, top >= 58.5, bottom <= 76.5) == (True, True, True, True)


def test_of_n_shows_only_when_hit_points_differ_from_the_starting_ones() -> None:
    full = render_card(ROBOT, WIDTH, "table", hp=8, of=8)
    hurt = render_card(ROBOT, WIDTH, "table", hp=5, of=8)
    plate = (round(4.4 * UNIT), round(78 * UNIT), round(21.4 * UNIT), round(85.2 * UNIT))
    assert {colour for _, colour in full.crop(plate).getcolors() or []} == {(*rgb(PAPER), 255)}
    assert hurt.getpixel((round(4.6 * UNIT), round(77.4 * UNIT))) == (*rgb(INK), 255)
    assert hurt.getpixel((round(4.2 * UNIT), round(80 * UNIT))) == (*rgb(PAPER), 255)
    assert hurt.getpixel((round(21.0 * UNIT), round(85.0 * UNIT))) == (*rgb(INK), 255)


def test_chips_stand_between_heart_and_frame_and_are_centred_without_a_heart() -> None:
    left, top, right, bottom = extent(TABLE, INK, (24, 58.6, 43, 86))
    assert left >= 23
    assert top >= 59
    assert bottom <= 84.6
    book = render_card(BOOK, WIDTH, "table")
    left, top, right, bottom = extent(book, INK, (4, 58.6, 59, 86))
    assert (left + right) / 2 == pytest.approx(31.5, abs=0.6)
    assert top >= 59
    assert bottom <= 84.5


def test_a_long_name_shrinks_and_a_longer_one_breaks_into_two_lines() -> None:
    for title, rows in (("Fred the Talking Potato", 1), ("The Extraordinarily Long Name of Somebody", 2)):
        picture = render_card(Face(title, BLUE, RED), WIDTH)
        left, top, right, bottom = extent(picture, PAPER, (1.1, 1.1, 61.9, 9.7))
        assert right - left <= 57.0
        assert left >= 3.3
        gaps = [
            y for y in range(round(top * UNIT), round(bottom * UNIT)) if not of_colour(across(picture, y / UNIT), PAPER)
        ]
        assert (len(gaps) > 0) == (rows == 2)


def test_the_footer_stands_on_paper() -> None:
    left, top, right, bottom = extent(READING, "#5E5238", (2.7, 82, 60, 88))
    assert left >= 4.0
    assert right <= 59.1
    assert top >= 82
    assert bottom <= 85.3


def test_a_face_without_numbers_has_no_badges() -> None:
    picture = render_card(BOOK, WIDTH)
    colours = {colour for _, colour in picture.getcolors(1 << 20) or []}
    assert (*rgb(HEART), 255) not in colours


def test_high_contrast_is_white_black_and_without_patterns() -> None:
    picture = render_card(ROBOT, WIDTH, high_contrast=True)
    found = [colour for count, colour in picture.getcolors(1 << 20) or [] if count > 2000]
    colours = {colour[:3] for colour in found if isinstance(colour, tuple)}
    assert (255, 255, 255) in colours
    assert (0, 0, 0) in colours
    assert rgb(PAPER) not in colours
    assert of_colour(across(picture, 83), "#000000")[0] == near(0, 1.575)
    ground = {colour for _, colour in picture.crop((60, 220, 240, 300)).getcolors() or []}
    assert ground == {(*rgb(ROBOT.art_colour), 255)}


def test_the_shadow_is_a_hard_copy_of_the_outline() -> None:
    card = render_card(POTATO, 126)
    shadowed = with_shadow(card, 8, 10)
    assert shadowed.size == (card.width + 8, card.height + 10)
    assert shadowed.getpixel((card.width + 3, 100)) == (5, 6, 10, 255)
    assert shadowed.getpixel((60, 60)) == card.getpixel((60, 60))
    assert shadowed.getpixel((2, card.height + 8)) == (0, 0, 0, 0)


def test_which_face_suits_a_width() -> None:
    assert kind_for(199) == "table"
    assert kind_for(200) == "reading"
    with pytest.raises(ValueError):
        render_card(ROBOT, 10)
