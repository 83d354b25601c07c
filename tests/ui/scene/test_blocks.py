"""Blocks and what stands on them: their pictures, how many find room, captions, the veil."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.engine.decision import Decision, Option
from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.engine.view import View
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK, THEMES, Palette, contrast
from tabletop.ui.scene.masks import paint_mask
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.notes import first_sentence
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.blocks import DESTROYED, NARROWEST, caption_font, strip_height
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.crowd import HIGH, SIZES, WIDE, Stand, arrange
from tabletop.ui.scene.parts.looks import PartLook, Shape, shape_of
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.view import TableView
from tests.ui.scene.duel import PlainFaces
from tests.ui.scene.playground import piece, zone

GROUND = "#2F6486"
CITY = Zone("city", "blocks", Rect(20.0, 20.0, 160.0, 52.0), slots=3, columns=3, card=51.6, height=51.6, gap=2.7)
PLAYED = Zone("played", "row", Rect(300.0, 100.0, 80.0, 90.0), card=40.0)
LAYOUT = Layout(
    zones=(CITY, PLAYED, *(Zone(f"block-{n}", "block", CITY.slot(n), card=51.6, height=51.6) for n in range(3)))
)


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert load_fonts(data_dir("assets") / "fonts") == []


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView(LAYOUT, Pictures(PlainFaces(), at_once=True), DARK)
    qtbot.addWidget(made)
    made.set_animation(False)
    made.input_guard_ms = 0
    made.resize(1524, 902)
    made.show()
    yield made
    made.close()


def state(*standing: str, played: str = "", decision: Decision | None = None) -> SceneState:
    """Three blocks, pieces on the first, and perhaps a card beside them."""
    blocks = [piece(f"card:{n}", "city", n, "pet-store", number=n + 2, power=n == 1) for n in range(3)]
    pieces = [piece(key, "block-0", n, "bert" if key[:4] in ("hero", "card") else None, letter="A", seat=1)
              for n, key in enumerate(standing)]  # fmt: skip
    zones = [zone("city", *blocks), zone("block-0", *pieces), zone("block-1"), zone("block-2")]
    zones.append(zone("played", *([piece(played, "played", 0, "bert")] if played else [])))
    return SceneState(View(0, {each.name: each for each in zones}, {}), decision, ["Ann", "Bo"], humans=[True, True])


def picture(look: PartLook, size: int = 136, palette: Palette = DARK) -> QImage:
    return Cabinet(Style(palette)).pixmap(look, size).toImage()


def share(image: QImage, colour: str, left: float, top: float, right: float, bottom: float) -> float:
    """How much of a part of a picture has exactly this colour."""
    wide, high = image.width(), image.height()
    points = [(x, y) for x in range(int(wide * left), int(wide * right), 2)
              for y in range(int(high * top), int(high * bottom), 2)]  # fmt: skip
    return sum(image.pixelColor(x, y).name().upper() == colour.upper() for x, y in points) / len(points)


def block(**changed: object) -> PartLook:
    given: dict[str, object] = {"kind": GROUND, "icon": "capitol", "words": "5", "title": "City Hall", **changed}
    return PartLook("block", **given)  # type: ignore[arg-type]


# pictures


@pytest.mark.parametrize("palette", THEMES.values(), ids=list(THEMES))
def test_a_block_has_its_caption_its_ground_and_its_number(palette: Palette) -> None:
    image = picture(block(), palette=palette)
    assert image.width() == image.height() == 136
    assert share(image, palette.paper, 0.05, 0.03, 0.95, 0.14) > 0.4
    assert share(image, GROUND, 0.05, 0.2, 0.95, 0.95) > 0.3
    assert share(image, palette.acts, 0.75, 0.75, 0.97, 0.97) > 0.3
    assert share(picture(block(words=""), palette=palette), palette.acts, 0.6, 0.6, 1, 1) == 0


def test_power_tokens_lair_and_destruction_each_show() -> None:
    marked = [block(marks=frozenset({mark})) for mark in ("power", "lair", "destroyed")]
    looks = [block(), block(count=1), block(count=2), *marked]
    assert len({bytes(picture(each).constBits()) for each in looks}) == len(looks)
    gone = picture(looks[-1])
    assert share(gone, GROUND, 0, 0, 1, 1) == 0
    assert share(gone, DESTROYED, 0.05, 0.2, 0.95, 0.95) > 0.3
    assert share(picture(marked[0]), DARK.paper, 0.02, 0.78, 0.25, 0.98) > 0.1


@pytest.mark.parametrize("name", ["Starwatch Observatory", "Mutant Outreach Centre", "City Hall"])
@pytest.mark.parametrize("pixels", [60, 89, 136, 272])
def test_a_caption_fits_its_strip_and_is_no_smaller_than_it_must_be(name: str, pixels: int) -> None:
    style, unit = Style(DARK), pixels / 136
    room = pixels - 14 * unit
    font, narrow = caption_font(name, room, unit, style)
    assert QFontMetricsF(font).horizontalAdvance(name.upper()) * narrow <= room + 1
    assert font.pixelSize() >= 11
    if pixels >= 89:
        assert narrow >= NARROWEST


@pytest.mark.parametrize("size", [30, 80])
def test_a_small_card_shows_its_number_in_every_size(size: int) -> None:
    seen = picture(PartLook("ticket", "#8E2A22", "mammoth", "7", title="Mammoth"), size)
    other = picture(PartLook("ticket", "#8E2A22", "mammoth", "6", title="Mammoth"), size)
    assert bytes(seen.constBits()) != bytes(other.constBits())
    assert contrast(DARK.acts, "#8E2A22") > 4.5


# places


def boxes(shapes: list[Shape]) -> list[tuple[float, float, float, float]]:
    """What each piece covers, in shares of the block."""
    return [_box(stand, shape) for stand, shape in zip(arrange(shapes), shapes, strict=True)]


def _box(stand: Stand, shape: Shape) -> tuple[float, float, float, float]:
    wide, high = stand.size * WIDE[shape] / 2, stand.size * HIGH[shape] / 2
    return stand.x - wide, stand.y - high, stand.x + wide, stand.y + high


def many(**counts: int) -> list[Shape]:
    """So many of each shape."""
    found: list[Shape] = []
    for shape in SIZES:
        found += [shape] * counts.get(shape, 0)
    return found


CROWDS: list[list[Shape]] = [
    ["stand"],
    ["pawn"],
    ["ticket"],
    ["stand", "pawn", "die"],
    ["stand", "stand", "pawn", "ticket"],
    many(stand=8),
    many(pawn=7),
    many(stand=4, pawn=3, die=4),
    many(stand=8, pawn=7, die=8, ticket=3),
]


@pytest.mark.parametrize("shapes", CROWDS, ids=lambda each: f"{len(each)}-{each[0]}")
def test_all_stand_inside_the_block_below_its_caption(shapes: list[Shape]) -> None:
    for left, top, right, bottom in boxes(shapes):
        assert left >= -0.001
        assert top >= 0.16
        assert right <= 1.02
        assert bottom <= 1.0


@pytest.mark.parametrize("shapes", CROWDS, ids=lambda each: f"{len(each)}-{each[0]}")
def test_no_piece_hides_another_of_its_kind(shapes: list[Shape]) -> None:
    stands = arrange(shapes)
    for one, first in enumerate(stands):
        for two, second in enumerate(stands[:one]):
            if shapes[one] == shapes[two]:
                apart = max(abs(first.x - second.x) / WIDE[shapes[one]], abs(first.y - second.y) / HIGH[shapes[one]])
                assert apart >= first.size * 0.7


def test_the_hero_stands_left_the_pawn_right_and_the_die_below() -> None:
    stand, pawn, die = arrange(["stand", "pawn", "die"])
    assert stand.x < die.x < pawn.x
    assert die.y > max(stand.y, pawn.y)


def test_the_fuller_a_block_the_smaller_its_pieces() -> None:
    sizes = [arrange(["stand"] * count)[0].size for count in (1, 2, 4, 8)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] > 0.15


# on the table


def test_blocks_lie_in_their_places_and_pieces_on_their_block(table: TableView) -> None:
    table.sync(state("hero:1", "pawn:A", "card:9", "die:1"))
    parts = table.table.parts.items
    for place in range(3):
        assert parts[f"card:{place}"].pos() == units(CITY.slot(place)).center()
    shapes = {key: parts[key].look.shape for key in ("hero:1", "pawn:A", "card:9", "die:1")}
    assert shapes == {"hero:1": "stand", "pawn:A": "pawn", "card:9": "ticket", "die:1": "die"}
    for key in shapes:
        assert units(CITY.slot(0)).contains(parts[key].pos())
        assert parts[key].zValue() > parts["card:0"].zValue()


def test_what_lies_nearest_is_found_first(table: TableView) -> None:
    table.sync(state("hero:1", "card:9"))
    hero, card = (table.table.parts.items[key].pos() for key in ("hero:1", "card:9"))
    assert table.finder.things_at(hero)[:2] == ["hero:1", "card:0"]
    assert table.finder.things_at(card)[:2] == ["card:9", "card:0"]


def test_a_key_says_its_shape() -> None:
    assert [shape_of(key) for key in ("hero:3", "stand:3", "pawn:A", "card:4")] == ["stand", "stand", "pawn", None]


def test_targets_are_outlined_inside_and_others_veiled(table: TableView) -> None:
    options = (Option("a", "To 1", "hero:1", "card:1"), Option("b", "To 2", "hero:1", "card:2"))
    table.sync(state("hero:1", "pawn:A", decision=Decision(1, 0, "act", "Where?", options, "")))
    parts = table.table.parts.items
    assert parts["card:1"].marks == ("target",)
    assert (parts["card:0"].dimness > 0, parts["card:1"].dimness) == (True, 0)
    assert parts["card:1"].boundingRect().width() < parts["card:1"].rect.width() + 12  # no room for outlines outside
    outlines = Outlines(table.style_)
    rect = parts["card:1"].rect
    edge, aimed = outlines.pixmap("edge", rect, 1.0).toImage(), outlines.pixmap("aimed", rect, 1.0).toImage()
    assert edge.size() == aimed.size()
    assert bytes(edge.constBits()) != bytes(aimed.constBits())


def test_a_card_played_onto_a_block_glides_there_from_where_it_lay(table: TableView) -> None:
    table.sync(state("hero:1", played="card:9"))
    start = table.table.pieces.cards["card:9"].pos()
    table.set_animation(True)
    table.sync(state("hero:1", "card:9"))
    card = table.table.parts.items["card:9"]
    assert card.pos() == start
    table.table.clock.finish()
    assert card.pos() == table.table.parts.spots["card:9"].middle


def test_a_piece_flashes_to_be_found(table: TableView) -> None:
    table.sync(state("hero:1"))
    assert table.flash("hero:1")
    assert not table.flash("hero:7")


def test_the_stop_of_a_title_ends_no_sentence() -> None:
    assert first_sentence("Dr. Illusion goes one block. This is too far.") == (
        "Dr. Illusion goes one block.",
        "This is too far.",
    )
    assert first_sentence("Genicon Inc. is no lair.") == ("Genicon Inc. is no lair.", "")


def test_the_number_of_a_block_that_scores_nothing_stands_on_paper() -> None:
    corner = (0.8, 0.9, 1.0, 1.0)
    plain, paper = picture(block()), picture(block(marks=frozenset({"paper"})))
    assert share(plain, DARK.acts, *corner) > 0.3
    assert share(paper, DARK.acts, *corner) == 0
    assert share(paper, DARK.paper, *corner) > 0.3


@pytest.mark.parametrize("size", [48, 60, 84, 136])
def test_letters_of_a_caption_stand_inside_its_strip(size: int) -> None:
    style, unit = Style(DARK), size / 136
    strip = strip_height(unit, style)
    font, narrow = caption_font("City Hall", size - 14 * unit, unit, style)
    letters = QFontMetricsF(font).capHeight() * min(1.0, narrow / NARROWEST)
    assert strip - letters >= 2.0
    assert strip < size * 0.27


def test_a_small_icon_is_drawn_from_a_picture_of_its_size() -> None:
    """Dark pixels make up as large a share of a small padlock as of a large one: none of its lines is left out."""

    def ink(pixels: int) -> float:
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(pixels / 96, pixels / 96)
        paint_mask(painter, "padlock", QRectF(0, 0, 96, 96), "#000000")
        painter.end()
        return sum(image.pixelColor(x, y).alphaF() for x in range(pixels) for y in range(pixels)) / pixels**2

    assert abs(ink(9) - ink(96)) < 0.03


def test_the_plate_of_a_small_die_leaves_its_pips_free() -> None:
    look = PartLook("die", words="+2", face=4)
    assert share(picture(look, 22), DARK.acts, 0.0, 0.42, 1.0, 1.0) < 0.01
    assert share(picture(look, 22), DARK.acts, 0.3, 0.0, 1.0, 0.4) > 0.02


def test_the_outline_of_a_block_that_may_be_chosen_leaves_its_name_free(table: TableView) -> None:
    block = units(CITY.slot(0))
    outlines = Outlines(table.style_)
    image = outlines.pixmap("ready", block, 1.0).toImage()
    left, top = (image.width() - block.width()) / 2, (image.height() - block.height()) / 2
    middle = round(top + block.height() * 0.08)  # of the strip with its name
    free = [x for x in range(image.width()) if image.pixelColor(x, middle).alpha() == 0]
    inside = [x for x in free if left + 8 < x < left + block.width() - 8]
    assert len(inside) >= block.width() - 18
    assert len(free) < image.width()


def test_the_outline_of_a_low_chip_leaves_its_name_free(table: TableView) -> None:
    image = Outlines(table.style_).pixmap("acts", QRectF(0, 0, 118, 18), 1.0).toImage()
    left, top = (image.width() - 118) // 2, (image.height() - 18) // 2
    inner = [(x, y) for x in range(left + 2, left + 116) for y in range(top + 3, top + 15)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in inner)
    assert image.pixelColor(left + 59, top - 2).alpha() > 0
