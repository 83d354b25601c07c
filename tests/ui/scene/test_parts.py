"""Tokens, dice, pawns, boards and tracks: their pictures, their places, and how they move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.engine.decision import Decision, Option
from tabletop.engine.view import Piece
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK, HIGH_CONTRAST, LIGHT, SEATS, THEMES, contrast, on
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.gauges import GREEN, RED, YELLOW, BagItem, DialItem, StepperItem, arc_colour
from tabletop.ui.scene.parts.grounds import BoardItem, StepsItem, TrackItem, TrayItem
from tabletop.ui.scene.parts.looks import FACES, PartLook, faces_to, look_of
from tabletop.ui.scene.parts.standing import MARKERS, PAWN
from tabletop.ui.scene.parts.tokens import TOKENS, emblem_colour
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.style import Style, display
from tabletop.ui.scene.view import TableView
from tabletop.ui.scene.zones import ZoneItem
from tests.ui.scene import playground
from tests.ui.scene.conftest import Hand
from tests.ui.scene.duel import PlainFaces
from tests.ui.scene.playground import parts_state, piece, zone


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView(playground.LAYOUT, Pictures(PlainFaces(), at_once=True), DARK)
    qtbot.addWidget(made)
    made.set_animation(False)
    made.input_guard_ms = 0
    made.resize(1524, 902)
    made.show()
    made.sync(parts_state())
    yield made
    made.close()


def picture(look: PartLook, size: int = 100, palette: object = DARK) -> QImage:
    return Cabinet(Style(palette)).pixmap(look, size).toImage()  # type: ignore[arg-type]


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name().upper()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixelColor(x, y).alpha() == 255
    }


# pictures


@pytest.mark.parametrize("kind", TOKENS)
def test_a_token_has_the_colour_of_its_kind_and_an_emblem(qapp: object, kind: str) -> None:
    seen = colours(picture(PartLook("token", kind)))
    assert TOKENS[kind].colour in seen
    assert emblem_colour(TOKENS[kind], Style(DARK)) in seen


@pytest.mark.parametrize("kind", TOKENS)
def test_an_emblem_stands_out_from_its_disc(kind: str) -> None:
    assert contrast(emblem_colour(TOKENS[kind], Style(DARK)), TOKENS[kind].colour) >= 3.0


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_no_two_forms_of_a_token_look_alike(qapp: object, theme: object) -> None:
    forms: list[frozenset[str]] = [
        frozenset(),
        *(frozenset({m}) for m in ("double", "power", "critical", "empty", "last")),
    ]
    pictures = {bytes(picture(PartLook("token", "combat", marks=form), palette=theme).constBits()) for form in forms}
    assert len(pictures) == len(forms)


def test_a_token_is_as_wide_as_asked(qapp: object) -> None:
    image = picture(PartLook("token", "combat"), 58)
    row = [x for x in range(image.width()) if image.pixelColor(x, image.height() // 2).alpha() > 200]
    assert len(row) == pytest.approx(58, abs=4)  # with its shadow
    assert image.width() == pytest.approx(58 * 1.5, abs=1)


def test_the_six_faces_of_a_die_show_their_pips(qapp: object) -> None:
    white = [
        sum(image.pixelColor(x, y) == QColor("white") for x in range(image.width()) for y in range(image.height()))
        for image in (picture(PartLook("die", face=face), 80) for face in range(1, FACES + 1))
    ]
    assert [round(each / white[0]) for each in white] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_dice_stands_and_signs_have_their_seats_colour(qapp: object, seat: int) -> None:
    for look in (PartLook("die", seat=seat), PartLook("stand", icon="cat", seat=seat), PartLook("sign", seat=seat)):
        assert SEATS[seat].colour in colours(picture(look)), look.shape


def test_a_stand_shows_its_hero_locked_and_lying(qapp: object) -> None:
    marks: tuple[frozenset[str], ...] = (frozenset(), frozenset({"locked"}), frozenset({"lying"}))
    looks = [PartLook("stand", icon="cat", marks=each) for each in marks]
    assert len({bytes(picture(look).constBits()) for look in looks}) == 3


def test_a_pawn_is_red_with_its_letter(qapp: object) -> None:
    seen = colours(picture(PartLook("pawn", words="a")))
    assert {PAWN, "#FFFFFF", DARK.ink} <= seen
    assert contrast(PAWN, DARK.table) >= 3.0


def test_markers_have_their_colours_and_show_on_the_table(qapp: object) -> None:
    for kind, colour in MARKERS.items():
        assert colour in colours(picture(PartLook("marker", kind))), kind
        line = DARK.paper if kind == "black" else colour
        assert contrast(line, DARK.panel) >= 2.5, kind  # the brown one is as given and has its ink line besides
    assert colours(picture(PartLook("marker", words="4", marks=frozenset({"empty"})))) != set()


def test_a_plate_on_a_die_stays_inside_the_picture(qapp: object) -> None:
    image = picture(PartLook("die", words="+1"), 70)
    edge = [image.pixelColor(image.width() - 1, y).alpha() for y in range(image.height())]
    assert max(edge) == 0
    assert DARK.acts in colours(image)


def test_a_piece_says_what_it_looks_like() -> None:
    look = look_of(Piece("die:ann", None, "city", 0, {"face": 9, "seat": 2, "words": "+1"}))
    assert (look.shape, look.face, look.seat, look.words) == ("die", 6, 2, "+1")
    with pytest.raises(ValueError, match="card:5 begins with no shape"):
        look_of(Piece("card:5", "bert", "city", 0))


# places

Ground = TypeVar("Ground", bound=ZoneItem)


def ground(table: TableView, name: str, kind: type[Ground]) -> Ground:
    assert table.table.furniture is not None
    item = table.table.furniture.zones[name]
    assert isinstance(item, kind)
    return item


def test_every_part_lies_in_its_place(table: TableView) -> None:
    spots = table.table.parts.spots
    for name in ("tray", "track", "ability-0", "armoury", "markers"):
        layout = next(each for each in playground.LAYOUT.zones if each.zone == name)
        for lying in playground.parts_view().zones[name].pieces:
            place = units(layout.slot(lying.place))
            assert place.adjusted(-2, -2, 30, 20).contains(spots[lying.key].middle), lying.key
    assert len(table.table.parts.items) == len(spots) == sum(z.count for z in playground.parts_view().zones.values())


def test_in_a_square_the_pawn_stands_right_the_hero_left_and_the_die_below(table: TableView) -> None:
    spots = table.table.parts.spots
    pawn, stand, die = (spots[key].middle for key in ("pawn:a", "stand:x", "die:0"))
    assert stand.x() < die.x() < pawn.x()
    assert die.y() > max(pawn.y(), stand.y())
    square = units(playground.LAYOUT.zones[8].slot(0))
    assert all(square.contains(place) for place in (pawn, stand, die))
    assert square.width() == pytest.approx(square.height())


def test_a_track_counts_in_rows_of_its_columns(table: TableView) -> None:
    track = ground(table, "track", TrackItem)
    assert track.slot_rect(11).left() == track.slot_rect(0).left()
    assert track.slot_rect(11).top() > track.slot_rect(0).top()
    assert track.place_at(track.slot_rect(17).center()) == 17


def test_a_tray_keeps_a_ring_where_a_token_was_taken(table: TableView) -> None:
    assert ground(table, "tray", TrayItem).gaps() == [5]


def test_a_board_knows_when_it_is_filled(table: TableView) -> None:
    assert ground(table, "ability-0", BoardItem).filled
    assert ground(table, "ability-1", BoardItem).empty_places() == [0, 1]


@pytest.mark.parametrize("size", [(1524, 902), (988, 572)])
def test_the_plates_of_a_strip_fit_their_place(table: TableView, size: tuple[int, int]) -> None:
    table.resize(*size)
    steps = ground(table, "phases", StepsItem)
    assert steps.steps == ["Watch", "Preparation", "Combat", "Power-up"]
    assert steps.font.pixelSize() >= 11
    assert steps.width_at(steps.font.pixelSize()) <= steps.rect.width()


def test_a_caption_counts_what_lies_in_its_tray(table: TableView) -> None:
    assert table.table.furniture is not None
    words = [item.words for item, _caption, _owner, _zone in table.table.furniture._captions]
    assert words == ["Tokens · 7", "Kinds"]


# numbers with a picture


def figure(table: TableView, fact: str) -> object:
    assert table.table.furniture is not None
    return next(each for each in table.table.furniture.figures if each.figure.fact == fact)


def test_a_dial_is_green_then_yellow_then_red() -> None:
    assert [arc_colour(value, 60) for value in (60, 31, 30, 15, 14, 0)] == [GREEN, GREEN, YELLOW, YELLOW, RED, RED]


def test_dial_bag_and_stepper_show_their_facts(table: TableView) -> None:
    dial, bag, stepper = (figure(table, name) for name in ("hp", "bag", "split"))
    assert isinstance(dial, DialItem)
    assert isinstance(bag, BagItem)
    assert isinstance(stepper, StepperItem)
    assert (dial.shown, bag.shown, stepper.shown) == ("41", "11", "5")


def test_a_number_counts_to_its_new_value(table: TableView) -> None:
    table.set_animation(True)
    dial = figure(table, "hp")
    assert isinstance(dial, DialItem)
    dial.show_value("35")
    assert (dial.value, dial.shown) == ("35", "41")
    table.table.clock.finish()
    assert dial.shown == "35"


def test_the_keys_of_a_stepper_say_which_way(table: TableView, person: Hand) -> None:
    heard: list[tuple[str, int]] = []
    table.stepped.connect(lambda *said: heard.append(said))
    rect = units(playground.LAYOUT.figures[4].at)
    for x in (rect.left() + 8, rect.right() - 8, rect.center().x()):
        person.click(table.to_window(QPointF(x, rect.center().y())).toPoint())
    assert heard == [("split", -1), ("split", 1)]
    stepper = figure(table, "split")
    assert isinstance(stepper, StepperItem)
    stepper.show_value("8")
    assert not stepper.can_step(1)


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=lambda each: each.name)
def test_the_whole_playground_is_drawn_in_every_theme(table: TableView, palette: object) -> None:
    table.set_palette(palette)  # type: ignore[arg-type]
    image = table.grab().toImage()
    for layout in playground.LAYOUT.zones:
        rect = table.viewportTransform().mapRect(units(layout.at)).toRect()
        points = [(x, y) for x in range(rect.left(), rect.right(), 4) for y in range(rect.top(), rect.bottom(), 4)]
        around = {image.pixelColor(x, y).rgb() for x, y in points}
        assert len(around) > 3, layout.zone


def test_a_number_and_its_ground_can_be_told_apart() -> None:
    for palette in THEMES.values():
        for accent in ("#F0452F", "#3BA0F2", "#F0509B", "#9B7BFA", "#F58A1F"):
            assert contrast(on(accent, palette), accent) >= 4.5
        assert contrast(palette.text, palette.raised) >= 4.5


def test_a_letter_fits_its_pawn(qapp: object) -> None:
    load_fonts(data_dir("assets") / "fonts")
    assert QFontMetricsF(display(58 * 0.42)).horizontalAdvance("W") < 58 * 0.62


# motion and gestures


def test_a_part_glides_to_its_new_place(table: TableView) -> None:
    table.set_animation(True)
    item = table.table.parts.items["sign:0"]
    start = item.pos()
    moved = [piece("sign:0", "track", 20, seat=0, words="20")]
    table.sync(parts_state(track=zone("track", *moved)))
    assert table.table.parts.items["sign:0"] is item
    assert item.pos() == start
    table.table.clock.finish()
    assert item.pos() == table.table.parts.spots["sign:0"].middle
    assert item.look.words == "20"


def test_a_die_rolls_to_its_recorded_face(table: TableView) -> None:
    table.sync(parts_state(city=zone("city", piece("die:0", "city", 0, face=2, roll=1))))
    table.set_animation(True)
    table.sync(parts_state(city=zone("city", piece("die:0", "city", 0, face=5, roll=2))))
    item = table.table.parts.items["die:0"]
    assert [item.face] == faces_to(5, 2)[:1]
    table.table.clock.finish()
    assert [item.face, item.look.face, item.scale()] == [None, 5, 1]


def test_a_face_that_is_changed_by_a_token_does_not_roll(table: TableView) -> None:
    table.sync(parts_state(city=zone("city", piece("die:0", "city", 0, face=2, roll=1))))
    table.set_animation(True)
    table.sync(parts_state(city=zone("city", piece("die:0", "city", 0, face=3, roll=1))))
    assert table.table.parts.items["die:0"].face is None


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("roll", range(8))
def test_a_roll_shows_three_to_six_faces_and_none_twice_running(face: int, roll: int) -> None:
    shown = faces_to(face, roll)
    assert 3 <= len(shown) <= 6
    assert set(shown) <= set(range(1, 7))
    assert all(a != b for a, b in zip(shown, [*shown[1:], face], strict=True))


def test_a_drawn_token_comes_out_of_its_owners_bag(table: TableView) -> None:
    table.set_animation(True)
    kinds = playground.parts_view().zones["kinds"]
    table.sync(parts_state(kinds=zone("kinds", *kinds.pieces, piece("token:new", "kinds", 9, "focus"), owner=0)))
    item = table.table.parts.items["token:new"]
    bag = figure(table, "bag")
    assert isinstance(bag, BagItem)
    assert item.pos() == bag.mouth
    table.table.clock.finish()
    assert item.pos() == table.table.parts.spots["token:new"].middle


def test_a_token_is_dragged_onto_a_space(table: TableView, person: Hand) -> None:
    options = (
        Option("put:1", "Smoke Screen", "token:1", "place:ability-1:0"),
        Option("put:2", "Smoke Screen", "token:1", "place:ability-1:1"),
    )
    state = parts_state()
    state.decision = Decision(3, 0, "allocate", "Choose a space.", options, "")
    table.sync(state)
    person.pick_up("token:1")
    assert "held" in table.table.parts.items["token:1"].marks
    assert table.table.drag.visible
    person.move("place:ability-1:1")
    person.release("place:ability-1:1")
    assert person.heard == [("chosen", "put:2")]


def test_clearing_leaves_no_part_behind(table: TableView) -> None:
    empty = {name: zone(name) for name in playground.parts_view().zones}
    table.sync(parts_state(**empty))
    assert table.table.parts.items == {}
