"""Plate and marker at the upper right of the art, and the words that a face without chips has on the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.studio.face import Face
from tabletop.studio.paper import INK, YELLOW, rgb
from tabletop.studio.render import Kind, press, render_card
from tests.studio.sample_faces import WRESTLER, wordy
from tests.studio.test_discs import PLAIN, PRESS, colours, differs, drawn, part

ORANGE = "#F58A1F"
KINDS: tuple[tuple[Kind, float, float, float], ...] = (("reading", 13.1, 12.5, 9.0), ("table", 13.9, 18.0, 12.0))


@pytest.mark.parametrize(("kind", "top", "high", "_wide"), KINDS)
def test_a_plate_is_yellow_with_ink_at_the_upper_right(kind: Kind, top: float, high: float, _wide: float) -> None:
    picture = drawn(replace(PLAIN, plate="7"), kind)
    found = differs(picture, drawn(PLAIN, kind))
    assert found is not None
    assert (found[1], found[2], found[3]) == pytest.approx((top, 63 - 3.3, top + high), abs=0.15)
    assert found[2] - found[0] < high, "one figure stands on a plate that is higher than wide"
    assert {rgb(YELLOW), rgb(INK)} <= colours(picture, found)


def test_a_longer_text_has_a_wider_plate_and_a_very_long_one_stays_in_the_right_half() -> None:
    short, longer, endless = (
        differs(drawn(replace(PLAIN, plate=text)), drawn(PLAIN)) for text in ["7", "123", "12345678"]
    )
    assert short is not None
    assert longer is not None
    assert endless is not None
    assert short[0] > longer[0] > endless[0] >= 63 / 2 - 3.4
    assert short[2] == longer[2] == endless[2]


@pytest.mark.parametrize(("kind", "top", "_high", "wide"), KINDS)
def test_a_marker_is_a_disc_of_its_colour(kind: Kind, top: float, _high: float, wide: float) -> None:
    picture = drawn(replace(PLAIN, marker=ORANGE), kind)
    found = differs(picture, drawn(PLAIN, kind))
    assert found is not None
    assert found == pytest.approx((63 - 3.3 - wide, top, 63 - 3.3, top + wide), abs=0.15)
    middle = (found[0] + wide / 2 - 1, top + wide / 2 - 1, found[0] + wide / 2 + 1, top + wide / 2 + 1)
    assert colours(picture, middle) == {rgb(ORANGE)}


@pytest.mark.parametrize("face", [replace(PLAIN, plate="7"), replace(PLAIN, marker=ORANGE)], ids=["plate", "marker"])
def test_in_a_low_art_it_keeps_off_the_line_below(face: Face) -> None:
    low = replace(face, boxes=wordy(90).boxes)
    art = PRESS.typesetter.setting(low.boxes, True).art
    found = differs(drawn(low, "hand"), drawn(replace(low, plate="", marker=""), "hand"))
    assert found is not None
    assert found[3] <= 10.65 + art - 0.9 + 0.05


def test_a_line_for_the_table_stands_where_chips_would_be() -> None:
    field = (3.0, 58.0, 60.0, 85.0)
    with_line = drawn(replace(PLAIN, table_line="Tech"), "table")
    assert part(with_line, field).tobytes() != part(drawn(PLAIN, "table"), field).tobytes()
    instead = drawn(replace(WRESTLER, table_line="Tech"), "table")
    assert part(instead, field).tobytes() == part(with_line, field).tobytes(), "it stands for the type"


@pytest.mark.parametrize("width", [200, 237, 240, 241, 300])
def test_a_rule_box_is_drawn_in_every_width_with_wide_lines_too(width: int) -> None:
    assert render_card(PLAIN, width, high_contrast=True, on=press(strict=True)).width == width
