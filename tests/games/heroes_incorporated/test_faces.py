"""Heroes Incorporated's cards as faces: all are drawn, nothing on them is cut, and they say what the rules print."""

from __future__ import annotations

import re

import msgspec
import pytest

from tabletop.data import data_dir
from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.heroes_incorporated.faces import (
    BACKS,
    BLOCK_COLOURS,
    BLOCK_FRAME,
    CRIMELAND_COLOUR,
    FRAME,
    KIND_COLOURS,
    KIND_EMBLEMS,
    MARKER_COLOURS,
    ORIGIN_COLOURS,
    ORIGIN_EMBLEMS,
    VILLAIN_FRAME,
    back_of,
    face_of,
)
from tabletop.games.heroes_incorporated.reading import CARD_FILE, base_card_set
from tabletop.studio.face import Face, Line
from tabletop.studio.frame import NAME_LEAST, NAME_ROOM, NAME_TRACKING
from tabletop.studio.paper import BACKINGS, PAPER, apart, contrast, on
from tabletop.studio.render import Kind, press, render_card
from tabletop.studio.table import TYPE_ROOM, TYPE_TRACKING

CARDS = base_card_set().cards
PRESS = press(strict=True)
RULES = CARD_FILE.with_name("rules.md").read_text("utf-8")
INTERFACE = {"padlock", "compass", "round-star", "cross-shield", "modern-city"}
BY_ID = {card.id: card for card in CARDS}


def of_kind(*kinds: str) -> list[CardDef]:
    return [card for card in CARDS if card.kind in kinds]


def printed_in_the_rules(part: str, columns: int) -> dict[str, list[str]]:
    """The rows of the tables in a part of the rules by the card's id, without the marks of their sources."""
    chapter = RULES.split(f"### {part} ")[1].split("\n### ")[0]
    rows = [re.sub(r" \[[^]]*\]", "", line).strip("| ").split(" | ") for line in chapter.splitlines()]
    return {row[0].strip("`"): row[1:] for row in rows if row[0][:1] == "`" and len(row) == columns}


def lines_of(face: Face) -> list[Line]:
    return [line for box in face.boxes for line in box.lines]


@pytest.mark.parametrize(("kind", "width"), [("reading", 214), ("hand", 240), ("table", 63), ("table", 140)])
def test_all_cards_are_drawn_strictly_and_no_two_look_alike(kind: Kind, width: int) -> None:
    drawn = {render_card(face_of(card), width, kind, on=PRESS).tobytes() for card in CARDS}
    assert len(drawn) == len(CARDS) == 119


@pytest.mark.parametrize("hand", [False, True])
def test_every_text_is_set_in_a_size_for_reading(hand: bool) -> None:
    for card in CARDS:
        setting = PRESS.typesetter.setting(face_of(card).boxes, hand)
        assert setting.surplus == (), card.name
        assert setting.size >= 3.2, card.name
        assert setting.art >= 22, card.name


def test_every_name_fits_in_one_row() -> None:
    for card in CARDS:
        for size, name in ((7.0, face_of(card).title), (7.6, face_of(card).short_title)):
            wide = PRESS.letters.width("display", name, NAME_TRACKING) * size
            assert wide * NAME_LEAST <= NAME_ROOM, name


def test_the_line_on_the_table_is_large_and_says_what_the_card_is() -> None:
    for card in CARDS:
        line = face_of(card).table_line
        longest = max(PRESS.letters.width("label", word, TYPE_TRACKING) for word in line.upper().split())
        assert TYPE_ROOM / longest >= 9, card.name
    assert face_of(BY_ID["thunderhawk"]).table_line == "Chosen"
    assert face_of(BY_ID["sleep_gas"]).table_line == "KO gadget"


def test_heroes_carry_what_the_rules_print() -> None:
    rows = printed_in_the_rules("6.2", 6)
    assert set(rows) == {card.id for card in of_kind("Hero")}
    for card in of_kind("Hero"):
        name, part, origin, powers, starts = rows[card.id]
        face = face_of(card)
        assert (face.title, face.type_line, face.frame) == (name, f"Hero · {origin}", FRAME)
        assert [line.name for line in lines_of(face)] == powers.split("; ")
        assert len(face.boxes) == len(lines_of(face)), "one box a power"
        marker = starts.split(";")[0]
        assert face.marker == MARKER_COLOURS.get(marker, "")
        assert face.footer_left.startswith("Base set" if part == "base" else "S.U.P.E.R.")
        assert face.footer_left.endswith(f"starts with the {marker} marker") is (marker in MARKER_COLOURS)
        assert (face.plate, face.disc, face.hp, face.value) == ("", None, None, None)


def test_a_power_with_a_marker_says_so_in_italics() -> None:
    senses, fly = lines_of(face_of(BY_ID["thunderhawk"]))
    assert senses == Line("SuperSenses", "orange marker", "This hero fights crime.")
    assert fly == Line("Fly", "", "Moves of this hero may also be diagonal.")
    assert lines_of(face_of(BY_ID["cera"]))[0].kind == "reaction"


def test_blocks_carry_what_the_rules_print() -> None:
    rows = printed_in_the_rules("6.1", 4)
    assert set(rows) == {card.id for card in of_kind("Block")}
    for card in of_kind("Block"):
        name, number, power = rows[card.id]
        face = face_of(card)
        assert (face.title, face.plate, face.frame) == (name, number, BLOCK_FRAME)
        worth, last = lines_of(face)
        assert worth.text == f"To reach: {number}. Pays {number} Hero Points."
        assert (face.table_line, last.name) == (("No power", "") if power == "none" else ("Power", "Power"))
        if power != "none":
            assert last.text.rstrip(".").casefold() == power.casefold()
        assert face.art_colour == (CRIMELAND_COLOUR if card.id == "crimeland" else BLOCK_COLOURS[int(number)])


def test_supervillains_have_their_combat_number_on_a_plate() -> None:
    rows = printed_in_the_rules("6.4", 5)
    for card in of_kind("Supervillain"):
        numbers, _, power = rows[card.id][3].partition("; ")
        face = face_of(card)
        assert face.frame == VILLAIN_FRAME
        assert face.type_line == face.table_line == "Supervillain"
        told, moment = lines_of(face)
        assert (told.name.casefold(), told.text.rstrip(".").casefold()) == (
            numbers.casefold(),
            power.casefold(),
        )
        assert face.plate == re.findall(r"\d", numbers)[0]
        assert "another player's turn" in moment.text


def test_adventures_have_what_they_pay_on_a_plate() -> None:
    paid = {face_of(card).plate for card in of_kind("Adventure") if card.id.removeprefix("adv_") in BY_ID}
    plain = {face_of(card).plate for card in of_kind("Adventure") if card.id.removeprefix("adv_") not in BY_ID}
    assert (paid, plain) == ({"1 / 3"}, {"1"})


def test_other_research_cards_have_their_kind_and_their_text() -> None:
    for card in of_kind("Gadget", "KO gadget", "Team HQ gadget", "Fame", "Fate", "Power-up"):
        face = face_of(card)
        first = lines_of(face)[0]
        assert (face.type_line, face.plate, face.frame) == (card.kind, "", FRAME)
        assert " ".join(filter(None, (first.name, first.text))) == card.abilities[0].text
        assert face.footer_left == ("Research deck" + (f" · {card.copies} copies" if card.copies > 1 else ""))
        assert face.footer_right == ("Base set" if card.set == "base" else "S.U.P.E.R.")
    assert lines_of(face_of(BY_ID["hovercraft"]))[0].name == "Coloured marker:"


def test_every_icon_that_is_named_is_there_with_its_author() -> None:
    folder = data_dir("assets") / "icons"
    credits = set(re.findall(r"[a-z0-9-]+", (folder / "CREDITS.md").read_text("utf-8")))
    backs = {back.emblem for back in BACKS.values()}
    named = {card.emblem for card in CARDS} | backs | INTERFACE | {*KIND_EMBLEMS.values(), *ORIGIN_EMBLEMS.values()}
    for name in named:
        assert (folder / f"{name}.fill.png").is_file(), name
        assert (folder / f"{name}.levels.png").is_file(), name
        assert name in credits


def test_every_card_has_an_emblem_and_a_new_one_gets_it_by_its_kind() -> None:
    assert all(card.emblem for card in CARDS)
    for card in CARDS:
        own = msgspec.structs.replace(card, emblem="")
        assert face_of(own).emblem in {*KIND_EMBLEMS.values(), *ORIGIN_EMBLEMS.values(), "modern-city"}


@pytest.mark.parametrize("ground", [*ORIGIN_COLOURS.values(), *KIND_COLOURS.values(), *BLOCK_COLOURS.values()])
def test_a_ground_stands_off_the_frame_the_backing_and_the_paper(ground: str) -> None:
    assert ground not in (FRAME, VILLAIN_FRAME, BLOCK_FRAME)
    assert any(apart(colour, ground) >= 60 for colour in BACKINGS)
    assert contrast(PAPER, ground) >= 1.8, "the paper of emblem and plate has an ink line besides"


def test_colours_can_be_told_apart() -> None:
    assert set(ORIGIN_COLOURS) == {card.types[0] for card in of_kind("Hero")}
    assert set(KIND_COLOURS) == set(KIND_EMBLEMS) == {card.kind for card in CARDS} - {"Hero", "Block"}
    assert set(MARKER_COLOURS) == {card.extra["marker"] for card in CARDS if "marker" in card.extra}
    for colours in (ORIGIN_COLOURS, KIND_COLOURS, BLOCK_COLOURS, MARKER_COLOURS):
        assert len(set(colours.values())) == len(colours)


@pytest.mark.parametrize("frame", [FRAME, VILLAIN_FRAME, BLOCK_FRAME])
def test_names_can_be_read_on_every_frame(frame: str) -> None:
    assert contrast(on(frame), frame) >= 4.5


def test_the_backs() -> None:
    assert {card.deck for card in CARDS} == set(BACKS)
    assert len({(back_of(deck).frame, back_of(deck).emblem) for deck in BACKS}) == 3
    with pytest.raises(KeyError):
        back_of("brawl")


def test_a_card_of_ones_own_that_says_little_is_drawn_too() -> None:
    plain = (AbilityText("R", "", "It is strong.", "Supervillain"),)
    for card in (
        CardDef(id="own", name="Own Hero", deck="hero", copies=1, kind="Hero"),
        CardDef(id="own", name="Own Block", deck="city", copies=1, kind="Block"),
        CardDef(id="own", name="Own Card", deck="research", copies=1, kind="Event"),
        CardDef(id="own", name="Own Villain", deck="research", copies=1, kind="Supervillain", abilities=plain),
    ):
        assert render_card(face_of(card), 214, on=PRESS).width == 214
    assert face_of(card).plate == ""
