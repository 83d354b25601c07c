"""The disc with symbol and number at the upper right, the type below it on the table, and boxes without a strip."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from tabletop.studio.face import Box, Disc, Face, Line
from tabletop.studio.paper import BOX, INK, PAPER, rgb
from tabletop.studio.render import Kind, press, render_card
from tests.studio.sample_faces import BLUE, ROBOT, WRESTLER, wordy

UNIT = 20
WIDTH = 63 * UNIT
PRESS = press(strict=True)
PLAIN = replace(WRESTLER, disc=None)
TOP = {"reading": 13.1, "table": 13.9}
Area = tuple[float, float, float, float]


def drawn(face: Face, kind: Kind = "reading") -> Image.Image:
    return render_card(face, WIDTH, kind, on=PRESS)


def differs(one: Image.Image, other: Image.Image) -> Area | None:
    """Left, top, right, bottom (mm) of all that two pictures do not share."""
    box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    return (box[0] / UNIT, box[1] / UNIT, box[2] / UNIT, box[3] / UNIT) if box else None


def pixel(picture: Image.Image, x: float, y: float) -> object:
    """The colour at a place in millimetres."""
    return picture.convert("RGB").getpixel((round(x * UNIT), round(y * UNIT)))


def part(picture: Image.Image, area: Area) -> Image.Image:
    left, top, right, bottom = (round(edge * UNIT) for edge in area)
    return picture.crop((left, top, right, bottom))


def colours(picture: Image.Image, area: Area) -> set[object]:
    return {colour for _, colour in part(picture, area).convert("RGB").getcolors(1 << 20) or []}


def on_disc(one: Disc, other: Disc, kind: Kind = "reading") -> Area | None:
    return differs(drawn(replace(WRESTLER, disc=one), kind), drawn(replace(WRESTLER, disc=other), kind))


@pytest.mark.parametrize("kind", ["reading", "table"])
def test_the_disc_is_21_mm_at_the_upper_right_of_the_art(kind: Kind) -> None:
    top = TOP[kind]
    picture = drawn(WRESTLER, kind)
    left, right, middle = 63 - 3.3 - 21, 63 - 3.3, top + 10.5
    row = round((top + 2.0) * UNIT)
    paper = [x for x in range(WIDTH) if picture.getpixel((x, row)) == (*rgb(PAPER), 255)]
    assert min(paper) / UNIT > left
    assert max(paper) / UNIT < right
    for x, y in ((left + 0.7, middle), (right - 0.7, middle), ((left + right) / 2, top + 0.7)):
        assert pixel(picture, x, y) == rgb(INK)
    for x, y in ((left + 2.2, middle), (right - 2.2, middle)):
        assert pixel(picture, x, y) == rgb(PAPER)


@pytest.mark.parametrize("kind", ["reading", "table"])
def test_the_disc_leaves_name_frame_and_text_alone(kind: Kind) -> None:
    found = differs(drawn(WRESTLER, kind), drawn(PLAIN, kind))
    assert found is not None
    art = 10.65 + PRESS.typesetter.setting(WRESTLER.boxes).art if kind == "reading" else 57.65
    assert found[0] >= 2.65
    assert found[1] >= (10.65 if kind == "reading" else 12.65)
    assert found[2] <= 63 - 2.65
    if kind == "reading":
        assert found[3] <= art - 0.9
    else:
        band = (2.65, 0.0, 60.35, 12.65)
        assert part(drawn(WRESTLER, kind), band).tobytes() == part(drawn(PLAIN, kind), band).tobytes()


@pytest.mark.parametrize("kind", ["reading", "table"])
def test_the_icon_stands_above_the_number_and_they_do_not_touch(kind: Kind) -> None:
    middle = TOP[kind] + 10.5
    icon = on_disc(Disc("rock", "42"), Disc("scissors", "42"), kind)
    number = on_disc(Disc("rock", "42"), Disc("rock", "58"), kind)
    assert icon is not None
    assert number is not None
    assert icon[3] <= number[1]
    assert icon[1] > TOP[kind] + 1.4
    assert number[3] < TOP[kind] + 21 - 1.4
    assert number[1] > middle
    assert number[0] > 63 - 3.3 - 21 + 1.5
    assert number[2] < 63 - 3.3 - 1.5


def test_a_long_number_stays_in_the_disc() -> None:
    found = on_disc(Disc("rock", "88888"), Disc("rock", "1"))
    assert found is not None
    assert found[0] > 63 - 3.3 - 21 + 1.5
    assert found[2] < 63 - 3.3 - 1.5


def test_a_number_or_an_icon_alone_stands_in_the_middle() -> None:
    for alone, other in ((Disc("", "8"), Disc("", "")), (Disc("rock", ""), Disc("", ""))):
        found = on_disc(alone, other)
        assert found is not None
        assert (found[1] + found[3]) / 2 == pytest.approx(13.1 + 10.5, abs=0.5)


def test_the_emblem_makes_room_for_the_disc() -> None:
    with_disc, without = drawn(replace(WRESTLER, disc=Disc("", ""))), drawn(PLAIN)
    left = (2.7, 10.7, 12.0, 40.0)
    assert part(with_disc, left).tobytes() != part(without, left).tobytes()
    assert drawn(replace(PLAIN, disc=None)).tobytes() == without.tobytes()


@pytest.mark.parametrize("words", [60, 75, 90])
def test_in_a_low_art_of_a_risen_hand_the_disc_is_smaller(words: int) -> None:
    face = replace(wordy(words), disc=Disc("rock", "42"))
    art = PRESS.typesetter.setting(face.boxes, True).art
    assert art < 28
    found = differs(drawn(face, "hand"), drawn(replace(face, disc=None), "hand"))
    assert found is not None
    assert found[1] >= 10.65
    assert found[3] <= 10.65 + art - 0.9 + 0.05


def test_the_type_stands_large_on_the_table_below_a_disc() -> None:
    picture = drawn(WRESTLER, "table")
    field = (3.0, 58.0, 60.0, 85.0)
    found = differs(picture, drawn(replace(WRESTLER, type_line=""), "table"))
    assert found is not None
    assert (found[0] >= 5.4, found[2] <= 57.6, found[1] > 58.5, found[3] < 84.5) == (True,) * 4
    assert found[3] - found[1] > 14, "a long type has two rows"
    assert (found[0] + found[2]) / 2 == pytest.approx(31.5, abs=0.6)
    one = differs(drawn(replace(WRESTLER, type_line="Rival"), "table"), drawn(replace(WRESTLER, type_line=""), "table"))
    assert one is not None
    assert one[3] - one[1] == pytest.approx(12.5 * 0.7, abs=0.5)
    assert colours(drawn(PLAIN, "table"), field) == {rgb(PAPER)}, "without a disc the field belongs to the chips"


def test_chips_take_the_place_of_the_type() -> None:
    face = replace(WRESTLER, chips=ROBOT.chips)
    assert differs(drawn(face, "table"), drawn(replace(face, type_line="Rival"), "table")) is None


def test_high_contrast_is_white_and_black_with_a_wider_line() -> None:
    picture = render_card(WRESTLER, WIDTH, "table", high_contrast=True, on=PRESS)
    row, left = round((13.9 + 10.5) * UNIT), round((63 - 3.3 - 21 + 0.3) * UNIT)
    line = [picture.getpixel((x, row)) == (0, 0, 0, 255) for x in range(left, left + 3 * UNIT)]
    assert line.index(False) / UNIT == pytest.approx(21 * 0.07 * 1.5, abs=0.4)
    assert (255, 255, 255) in colours(picture, (40, 15, 58, 34))
    assert rgb(PAPER) not in colours(picture, (40, 15, 58, 34))


def test_a_box_without_a_label_has_no_strip_and_its_text_begins_at_its_edge() -> None:
    setting = PRESS.typesetter.setting(WRESTLER.boxes)
    picture = drawn(WRESTLER)
    top = setting.art + 17.7
    assert colours(picture, (4.2, top + 1.5, 5.0, 81.0)) == {rgb(BOX)}
    text = (5.1, top + 0.6, 9.0, 81.0)
    assert len(colours(picture, text)) > 1
    labelled = replace(WRESTLER, boxes=(replace(WRESTLER.boxes[0], label="Turn", colour=BLUE),))
    assert rgb(BLUE) in colours(drawn(labelled), (4.2, top + 1.5, 7.0, 81.0))


def test_a_number_that_ends_its_sentence_stays_with_its_verb() -> None:
    for words in range(1, 14):
        text = " ".join(["x" * 4] * words) + " Discard 1. Draw 1."
        setting = PRESS.typesetter.setting((Box("", BLUE, (Line("", "", text),)),))
        found = {word.text for row in setting.boxes[0].abilities[0] for word in row}
        assert {"Discard 1.", "Draw 1."} <= found


def test_where_a_picture_is_transparent_the_generated_ground_shows(tmp_path: object) -> None:
    path = f"{tmp_path}/half.png"
    half = Image.new("RGBA", (400, 400), (0, 0, 0, 0))
    half.paste((10, 200, 30, 255), (0, 0, 200, 400))
    half.save(path)
    face = replace(ROBOT, picture=path, hp=None, value=None)
    art = PRESS.typesetter.setting(face.boxes).art
    picture, generated = drawn(face), drawn(replace(face, picture=""))
    assert picture.getpixel((10 * UNIT, 20 * UNIT)) == (10, 200, 30, 255)
    edge = (58.0, 11.0, 60.0, 10.0 + art - 1)
    assert part(picture, edge).tobytes() == part(generated, edge).tobytes()
    flat = render_card(face, WIDTH, high_contrast=True, on=PRESS)
    assert colours(flat, edge) == {rgb(ROBOT.art_colour)}
