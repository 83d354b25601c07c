"""Cards that lie as plaques, spaces for markers, a score track and standings: for any game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.engine.decision import Decision, Option
from tabletop.engine.fittings import Standings, Track
from tabletop.engine.layout import Layout
from tabletop.engine.places import Caption, Hand, Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.engine.view import Zone as Pieces
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK, HIGH_CONTRAST, LIGHT, Palette
from tabletop.ui.scene.caption_words import caption_words
from tabletop.ui.scene.outlines import is_close
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.scene.plaque_looks import plaque_look
from tabletop.ui.scene.plaques import Plaque, plaque_image
from tabletop.ui.scene.sentences import flowed, height_of
from tabletop.ui.scene.standings import parts_in_words, standings_of
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.view import TableView
from tests.ui.scene.duel import PlainFaces

ROW = Rect(10.0, 20.0, 130.0, 90.0)
LAYOUT = Layout(
    zones=(
        Zone("team-{seat}", "plaques", ROW, 0, slots=2, card=120.0, height=34.0, gap=2.0, left=5.0, top=5.0, panel=True,
             caption=Caption("{owner}", sign=True, room=90.0, notes=(("opener", "opened the round", "opened"),))),
        Zone("gear-{seat}", "plaques", Rect(40.0, 45.0, 90.0, 14.0), 0, columns=2, card=44.0, height=6.0, gap=1.0,
             plaque="chip", borne=("team-{seat}", "on")),
        Zone("ready-{seat}", "row", Rect(115.0, 26.0, 10.0, 10.0), 0, card=10.0, height=10.0,
             borne=("team-{seat}", "hero")),
        Zone("spaces", "spaces", Rect(160.0, 20.0, 60.0, 13.0), slots=4, card=13.0, height=13.0, gap=1.0, numbered=True,
             title="Actions"),
        Zone("fame", "plaques", Rect(160.0, 60.0, 60.0, 9.0), card=60.0, height=9.0, plaque="tag", none="No card"),
    ),
    hands=(Hand("hand-{seat}", 0, (300.0, 342.0), (380.0, 300.0), covered="fight", aside=(12.0, 95.0), room=60.0),),
    tracks=(Track("points", Rect(300.0, 20.0, 130.0, 40.0), 36, 13, "target"),),
    standings=Standings("forecast", Rect(300.0, 80.0, 137.0, 125.0), "If it ended now"),
)  # fmt: skip
FORECAST = [
    {"points": 14, "gain": 5, "parts": [["City Hall", 5]], "powers": ["City Hall"]},
    {"points": 9, "gain": 0, "parts": [], "powers": []},
]


def piece(key: str, zone: str, place: int, kind: str | None = None, **fields: Any) -> Piece:
    return Piece(key, kind, zone, place, fields)


def state(points: tuple[int, int] = (14, 9), spent: int = 1, **facts: Any) -> SceneState:
    """One team with two heroes; the second one bears two gadgets."""
    zones = [
        Pieces("team-0", 0, 2, [
            piece("card:1", "team-0", 0, "bert", note="Tech · Blast", combat=2, locked=True, seat=0),
            piece("card:2", "team-0", 1, "xiang", note="Mutant", down=True, seat=0)]),
        Pieces("gear-0", 0, 2, [piece(f"card:{n}", "gear-0", n - 3, "magic-tome", on="card:2") for n in (3, 4)]),
        Pieces("ready-0", 0, 1, [piece("bonus:1", "ready-0", 0, hero="card:2", colour="orange")]),
        Pieces("spaces", None, spent, [piece(f"marker:{n}", "spaces", n, colour="coloured", seat=0)
                                       for n in range(spent)]),
        Pieces("fame", None, 0, []),
        Pieces("hand-0", 0, 3, [piece(f"hidden:hand-0:{n}", "hand-0", n) for n in range(3)]),
    ]  # fmt: skip
    told = {"points": list(points), "target": 30, "opener": 0, "forecast": FORECAST, **facts}
    view = View(0, {zone.name: zone for zone in zones}, told)
    return SceneState(view, names=["Ann", "Bo"], humans=[True, True])


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    load_fonts(data_dir("assets") / "fonts")
    made = TableView(LAYOUT, Pictures(PlainFaces(), at_once=True), DARK)
    qtbot.addWidget(made)
    made.set_animation(False)
    made.resize(1524, 902)
    made.show()
    made.sync(state())
    return made


def test_a_plaque_has_the_size_of_its_place(table: TableView) -> None:
    item = table.table.pieces.cards["card:1"]
    zone = next(zone for zone in LAYOUT.zones if zone.zone == "team-{seat}")
    furniture = table.table.furniture
    assert furniture is not None
    slot = furniture.zones["team-0"].slot_rect(0)
    assert zone.plaque == "row"
    rect = item.mapRectToScene(item.rect)
    assert rect.width() == pytest.approx(slot.width(), abs=0.5)
    assert rect.height() == pytest.approx(slot.height(), abs=0.5)
    assert rect.center().y() == pytest.approx(slot.center().y(), abs=0.5)


def test_a_row_that_is_still_seen_as_a_back_covers_all_that_is_painted(table: TableView) -> None:
    """Else a part of the back stays on the screen when it has gone on."""
    row = table.table.pieces.cards["card:1"]
    back = Look(None, "table", "side")
    flat = row.boundingRect().height()
    high = row.width * back.ratio
    assert flat < high
    row.see_as(back)
    assert row.boundingRect().height() >= high
    row.see_as(None)
    assert row.boundingRect().height() == flat
    row.turn_from(back, 0.3)
    assert row.boundingRect().height() >= high
    row.turn_from(None, 1.0)
    assert row.boundingRect().height() == flat


def test_fields_become_what_a_plaque_says(table: TableView) -> None:
    looks = [table.table.pieces.cards[f"card:{n}"].look.plaque for n in (1, 2)]
    first, second = looks
    assert first is not None
    assert second is not None
    assert (first.note, first.plus, first.state, first.icon) == ("Tech · Blast", 2, "Locked", "padlock")
    assert (second.state, second.lying, second.lines) == ("Knocked out", True, 1)


def test_what_is_borne_lies_on_its_bearer_and_above_it(table: TableView) -> None:
    cards, parts = table.table.pieces.cards, table.table.parts.items
    bearer = cards["card:2"].mapRectToScene(cards["card:2"].rect)
    for key in ("card:3", "card:4"):
        assert bearer.contains(cards[key].mapRectToScene(cards[key].rect))
        assert cards[key].zValue() > cards["card:2"].zValue()
    assert bearer.contains(parts["bonus:1"].pos())
    assert parts["bonus:1"].look.kind == "orange"


def test_a_chip_is_found_before_the_row_that_it_lies_on(table: TableView) -> None:
    point = table.table.pieces.cards["card:3"].scenePos()
    assert table.finder.things_at(point)[:2] == ["card:3", "card:2"]


def test_a_dragged_row_is_a_card(table: TableView) -> None:
    spot = table.table.pieces.placed.table["card:1"]
    ghost = table.table.spotter.small(spot.look, spot)
    assert (ghost.face, ghost.plaque) == ("table", None)


def test_spaces_are_empty_until_a_marker_lies_there(table: TableView) -> None:
    furniture = table.table.furniture
    assert furniture is not None
    assert furniture.zones["spaces"].empty_places() == [1, 2, 3]
    table.sync(state(spent=3))
    assert furniture.zones["spaces"].empty_places() == [3]


def test_signs_go_to_each_new_number(table: TableView) -> None:
    furniture = table.table.furniture
    assert furniture is not None
    track = furniture.tracks[0]
    first = track.signs[0]
    assert first.pos() == track.cell(14).center()
    table.sync(state((40, 40)))
    assert track.signs[0] is first
    assert track.cell(40) == track.cell(99)
    places = [track.signs[seat].pos() for seat in (0, 1)]
    assert all(track.cell(40).contains(place) for place in places)
    assert places[0] != places[1]
    assert [track.signs[seat].look.words for seat in (0, 1)] == ["40", "40"]


def test_numbers_on_one_cell_are_told_by_the_cell(table: TableView) -> None:
    furniture = table.table.furniture
    assert furniture is not None
    table.sync(state((12, 12)))
    signs = furniture.tracks[0].signs
    assert [signs[seat].look.words for seat in (0, 1)] == ["", ""]
    assert signs[0].pos() != signs[1].pos()


def test_a_covered_fan_leaves_its_place_and_keeps_its_button(table: TableView) -> None:
    furniture = table.table.furniture
    assert furniture is not None
    assert furniture.buttons[0].isVisible()
    assert "hidden:hand-0:0" in table.table.pieces.cards
    table.sync(state(fight={"stage": "called"}))
    assert not furniture.buttons[0].isVisible()
    assert furniture.on_boards[0].isVisible()
    assert furniture.on_boards[0].words == "Hand 3, hold to look"
    assert "hidden:hand-0:0" not in table.table.pieces.cards
    found = table.finder.hold_button_at(furniture.on_boards[0].sceneBoundingRect().center())
    assert found is furniture.on_boards[0]


def test_standings_say_where_points_come_from() -> None:
    rows = standings_of(state().view, "forecast", ["Ann", "Bo"])
    assert [(row.name, row.total, row.parts) for row in rows] == [
        ("Ann", 19, "City Hall 5; power of City Hall"),
        ("Bo", 9, "nothing yet"),
    ]
    assert parts_in_words([], ["City Hall", "Docks"]) == "powers of City Hall and Docks"
    assert standings_of(View(0, {}, {"forecast": None}), "forecast", ["Ann"]) == []


def test_captions_have_shorter_words_for_little_room() -> None:
    caption = LAYOUT.zones[0].caption
    assert caption is not None
    assert caption_words(caption, 0, state(), 0) == ["Ann · opened the round", "Ann · opened"]
    assert caption_words(caption, 1, state(), 0) == ["Bo"]
    plain = Caption("Points · {target} wins", short="Points")
    assert caption_words(plain, None, state(), 0) == ["Points · 30 wins", "Points"]


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST])
@pytest.mark.parametrize("kind", ["row", "chip", "tag"])
def test_every_kind_is_painted_in_every_palette(qtbot: QtBot, kind: Any, palette: Palette) -> None:
    del qtbot
    load_fonts(data_dir("assets") / "fonts")
    plaque = Plaque(kind, 160.0, 40.0, "Name", "fist", "#3BA0F2", "a note", "Locked", "padlock", plus=2, ring="#FFFFFF")
    image = plaque_image(plaque, 320, Style(palette))
    assert (image.width(), image.height()) == (320, 80)
    seen = {image.pixelColor(x, y).name() for x in range(0, 320, 2) for y in range(0, 80, 2)}
    assert len(seen) > 8
    spent = plaque_image(Plaque(kind, 160.0, 40.0, "Name", "fist", spent=True), 320, Style(palette))
    assert spent != image


def test_text_scale_draws_plaques_anew(table: TableView) -> None:
    before = table.table.wardrobe.edition
    table.set_text_scale(2.0)
    assert table.table.wardrobe.edition > before


def test_hovered_standings_are_there_only_under_the_pointer(qtbot: QtBot) -> None:
    load_fonts(data_dir("assets") / "fonts")
    over = Standings("forecast", Rect(300.0, 80.0, 137.0, 125.0), "If it ended now", Rect(300.0, 20.0, 130.0, 40.0))
    layout = Layout(zones=LAYOUT.zones, tracks=LAYOUT.tracks, standings=over)
    made = TableView(layout, Pictures(PlainFaces(), at_once=True), DARK)
    qtbot.addWidget(made)
    made.resize(1524, 902)
    made.sync(state())
    furniture = made.table.furniture
    assert furniture is not None
    assert furniture.standings is not None
    assert not furniture.standings.isVisible()
    furniture.standings.hover(furniture.tracks[0].rect.center())
    assert furniture.standings.isVisible()
    furniture.standings.hover(QPointF(0, 0))
    assert not furniture.standings.isVisible()


def test_who_is_out_is_told_over_the_board(table: TableView) -> None:
    furniture = table.table.furniture
    assert furniture is not None
    veil = furniture._outs[0]
    assert not veil.isVisible()
    table.sync(state(out=[True, False]))
    assert veil.isVisible()
    highest = max(card.zValue() for card in table.table.pieces.cards.values() if card.thing != "hidden:hand-0:2")
    assert veil.zValue() > highest
    assert not furniture.on_boards[0].isVisible()


def test_what_lies_on_a_chosen_row_or_a_lit_board_is_not_dimmed(table: TableView) -> None:
    options = (Option("go", "Go", "card:2", "place:spaces:1"), Option("on", "On", "hidden:hand-0:0", "zone:team-0"))
    shown = state()
    shown.decision = Decision(number=1, seat=0, kind="act", prompt="What now?", options=options, rule="")
    table.sync(shown)
    table.select_subject("card:2")
    cards = table.table.pieces.cards
    assert [cards[f"card:{n}"].dimness for n in (1, 2, 3, 4)] == [1.0, 0.0, 0.0, 0.0]
    table.select_subject("hidden:hand-0:0")
    assert [cards[f"card:{n}"].dimness for n in (1, 2, 3, 4)] == [0.0, 0.0, 0.0, 0.0]


def test_rows_and_small_markers_have_one_ring_of_dots_and_cards_two() -> None:
    assert [is_close(QRectF(0, 0, *size)) for size in ((335, 88), (25, 25), (58, 58), (104, 146))] == [
        True,
        True,
        False,
        False,
    ]


TEAM = Zone("team-{seat}", "plaques", Rect(0, 0, 137, 125), 0, card=127, plaque="row")
TEXTS = (("SuperSenses", "Orange marker: this hero fights crime."), ("Fly", "Moves of this hero may also be diagonal."))


def test_sentences_on_a_tall_row_flow_behind_their_bold_names() -> None:
    lines = flowed(*TEXTS[0], 14.0, 200.0)
    assert " ".join(word for line in lines for word, *_ in line) == " ".join(TEXTS[0])
    assert [bold for _, bold, _ in lines[0]][:2] == [True, False]
    assert len(lines) > 1
    assert all(x < 200 for line in lines for *_, x in line)


def test_sentences_shrink_until_they_fit_and_stay_inside_the_row() -> None:
    row = Plaque("row", 335.0, 165.0, "Thunderhawk", "feathered-wing", "#3D8BFF", note="Chosen", texts=TEXTS)
    bare = Plaque("row", 335.0, 165.0, "Thunderhawk", "feathered-wing", "#3D8BFF", note="Chosen", texts=(("", ""),))
    for scale in (1.0, 2.0):
        style = Style(DARK, text_scale=scale)
        told, empty = plaque_image(row, 335, style), plaque_image(bare, 335, style)
        changed = [y for y in range(told.height()) for x in range(100, 330) if told.pixel(x, y) != empty.pixel(x, y)]
        assert changed
        assert min(changed) > 40
        assert max(changed) < 163
    assert height_of(TEXTS, 19.0, 230.0) > height_of(TEXTS, 10.0, 230.0)


def test_a_low_row_keeps_to_its_note() -> None:
    piece = Piece("card:1", "bert", "team-0", 0, {"note": "Chosen · Fly", "texts": [["Fly", "Moves."]]})
    low = plaque_look(TEAM, piece, Rect(0, 0, 127, 33.5), PlainFaces()).plaque
    tall = plaque_look(TEAM, piece, Rect(0, 0, 127, 62.0), PlainFaces()).plaque
    assert low is not None
    assert tall is not None
    assert (low.note, low.texts) == ("Chosen · Fly", ())
    assert (tall.note, tall.texts) == ("Chosen", (("Fly", "Moves."),))
