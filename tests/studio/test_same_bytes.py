"""The same face is the same picture, on every machine and in every order of drawing."""

from __future__ import annotations

import zlib
from dataclasses import replace

import pytest

from tabletop.studio.art import Plan, draw_art
from tabletop.studio.face import Back, Chip
from tabletop.studio.paper import BACKINGS, NORMAL, apart
from tabletop.studio.press import Press
from tabletop.studio.render import Kind, render_back, render_card
from tabletop.studio.resources import Resources
from tests.studio.sample_faces import BOOK, POTATO, ROBOT

RESOURCES = Resources(strict=True)
ART_COLOURS = ("#1F8FB0", "#5FA322", "#7A4BD6", "#D6438F", "#12A38A", "#6E7F9C", "#D97B1E", "#2766C8", "#B8923A")


@pytest.mark.parametrize("kind", ["reading", "table", "hand"])
@pytest.mark.parametrize("face", [ROBOT, BOOK, POTATO], ids=lambda face: face.title)
def test_a_face_is_the_same_whatever_was_drawn_before(face: object, kind: Kind) -> None:
    known = next(one for one in (ROBOT, BOOK, POTATO) if one is face)
    fresh = render_card(known, 213, kind, hp=3, of=8, on=Press(RESOURCES))
    used = Press(RESOURCES)
    for other in (POTATO, ROBOT, BOOK):
        render_card(other, 213, "reading", on=used)
        render_card(other, 160, "table", on=used)
    first = render_card(known, 213, kind, hp=3, of=8, on=used)
    again = render_card(known, 213, kind, hp=3, of=8, on=used)
    assert fresh.tobytes() == first.tobytes() == again.tobytes()


def test_a_drawn_card_may_be_changed_without_harm_to_the_next() -> None:
    press = Press(RESOURCES)
    first = render_card(ROBOT, 120, "table", on=press)
    before = first.tobytes()
    first.paste((1, 2, 3, 255), (0, 0, 120, 160))
    assert render_card(ROBOT, 120, "table", on=press).tobytes() == before
    back = render_back(Back("#2766C8", "cape"), 120, on=press)
    assert back.tobytes() == render_back(Back("#2766C8", "cape"), 120, on=Press(RESOURCES)).tobytes()


@pytest.mark.parametrize(
    "changed",
    [
        replace(ROBOT, title="Robat"),
        replace(ROBOT, frame="#7B3AA6"),
        replace(ROBOT, art_colour="#5FA322"),
        replace(ROBOT, emblem="cat"),
        replace(ROBOT, hp=7),
        replace(ROBOT, value=2),
        replace(ROBOT, type_line="Hero"),
        replace(ROBOT, boxes=ROBOT.boxes[1:]),
        replace(ROBOT, footer_right="3 copies"),
    ],
)
def test_everything_on_a_face_shows(changed: object) -> None:
    press = Press(RESOURCES)
    plain = render_card(ROBOT, 213, on=press).tobytes()
    assert isinstance(changed, type(ROBOT))
    assert render_card(changed, 213, on=press).tobytes() != plain


def test_other_chips_and_hit_points_show_on_the_table() -> None:
    press = Press(RESOURCES)
    shapes = ("bare", "ring", "plate-front", "plate-any")
    drawn = [
        render_card(ROBOT, 107, "table", chips=(Chip.from_fields({"icon": "fist", "number": "2", "shape": shape}),))
        for shape in shapes
    ]
    drawn += [render_card(ROBOT, 107, "table", hp=hp, of=8, on=press) for hp in range(1, 8)]
    assert len({picture.tobytes() for picture in drawn}) == 4 + 7


def test_chips_that_are_too_many_are_counted() -> None:
    one = Chip("fist", "1")
    shown = [render_card(ROBOT, 160, "table", chips=(one,) * number).tobytes() for number in (4, 5, 6)]
    assert len(set(shown)) == 3


def test_the_plan_of_a_picture_follows_the_checksum_of_the_name() -> None:
    plan = Plan.of("BERT", "#1F8FB0")
    seed = zlib.crc32(b"bert")
    assert plan.seed == seed
    assert (plan.pattern, plan.backing) == (seed % 5, seed >> 4 & 3)
    assert (plan.corner, plan.tilt) == (seed >> 8 & 3, (seed >> 12) % 13 - 6)
    assert Plan.of("bErT", "#1F8FB0") == plan
    assert Plan.of("Straße", "#1F8FB0").seed == zlib.crc32(b"strasse")


@pytest.mark.parametrize("base", ART_COLOURS)
def test_the_backing_stands_apart_from_the_ground(base: str) -> None:
    for number in range(60):
        second = Plan.of(f"name {number}", base).second
        assert second in BACKINGS
        assert apart(second, base) >= 60 or second == BACKINGS[0]


def test_every_pattern_backing_and_corner_is_drawn() -> None:
    plans: dict[tuple[int, int], Plan] = {}
    for number in range(400):
        plan = Plan.of(f"name {number}", "#1F8FB0")
        plans.setdefault((plan.pattern, plan.backing), plan)
    assert len(plans) == 20
    drawn = {draw_art(plan, "cat", 60, 40, 0.8, NORMAL, RESOURCES).tobytes() for plan in plans.values()}
    assert len(drawn) == 20
