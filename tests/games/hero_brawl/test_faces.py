"""Hero Brawl's cards as faces: all 60 are drawn, nothing on them is cut, and what is named is there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from tabletop.data import data_dir
from tabletop.engine.cards import CardDef
from tabletop.engine.game import Game
from tabletop.games import hero_brawl
from tabletop.games.hero_brawl import BRAWL, PROTOCOL
from tabletop.games.hero_brawl.faces import (
    BACK,
    FRAME,
    SYMBOL_ICONS,
    TYPE_COLOURS,
    TYPE_EMBLEMS,
    back_of,
    face_of,
)
from tabletop.games.hero_brawl.reading import base_card_set
from tabletop.studio.face import Disc
from tabletop.studio.frame import NAME_LEAST, NAME_ROOM, NAME_TRACKING
from tabletop.studio.paper import BACKINGS, PAPER, YELLOW, apart, contrast, rgb
from tabletop.studio.render import Kind, press, render_card
from tabletop.studio.table import TYPE_ROOM, TYPE_TRACKING

CARDS = base_card_set().cards
PRESS = press(strict=True)
OWN = {
    "kendo-comet": "baseball-bat",
    "ladder-leviathan": "ladder",
    "crutch-crusader": "wood-stick",
    "captain-extinguisher": "fire-extinguisher",
    "iron-megaphone": "megaphone",
}
BELT = "the-hero-brawl-title-belt"


def by_id(name: str) -> CardDef:
    return next(card for card in CARDS if card.id == name)


def printed_in_the_rules(part: str, columns: int) -> list[list[str]]:
    """The rows of the table in a part of the rules, without its head."""
    text = (Path(hero_brawl.__file__).parent / "rules.md").read_text("utf-8")
    chapter = text.split(f"### {part}")[1].split("\n###")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in chapter.splitlines() if line[:1] == "|"]
    return [row for row in rows if len(row) == columns and not set(row[0]) <= set("-")][1:]


def test_all_sixty_cards_carry_what_the_rules_print() -> None:
    texts = {row[0]: row for row in printed_in_the_rules("6.2", 4)}
    rows = [row for row in printed_in_the_rules("6.1", 5) if re.match(r"BRC-\d\d$", row[0])]
    assert len(rows) == len(CARDS) == 60
    for row, card in zip(rows, CARDS, strict=True):
        face = face_of(card)
        assert [face.title, face.type_line] == row[1:3]
        assert face.disc == Disc(SYMBOL_ICONS[row[3].lower()], row[4])
        (box,) = face.boxes
        (line,) = box.lines
        assert (box.label, line.name, line.text) == ("", "", texts[row[2]][1])
        assert line.kind == ("Interrupt" if texts[row[2]][3] == "yes" else "")
        assert (face.hp, face.value, face.chips, face.frame) == (None, None, (), FRAME)
        assert (face.footer_left, face.footer_right) == ("Hero Brawl deck", f"{row[4]} of 60")


@pytest.mark.parametrize(("kind", "width"), [("reading", 214), ("hand", 214), ("table", 63), ("table", 140)])
def test_all_cards_are_drawn_strictly_and_no_two_look_alike(kind: Kind, width: int) -> None:
    drawn = {render_card(face_of(card), width, kind, on=PRESS).tobytes() for card in CARDS}
    assert len(drawn) == 60


def test_every_text_is_set_in_a_size_for_reading() -> None:
    for card in CARDS:
        for hand in (False, True):
            setting = PRESS.typesetter.setting(face_of(card).boxes, hand)
            assert setting.surplus == ()
            assert setting.size == 3.6
            assert setting.art >= 28, "the whole disc of 21 mm has room in the art"


@pytest.mark.parametrize("size", [7.0, 7.6])
def test_every_name_fits_in_one_row(size: float) -> None:
    for card in CARDS:
        face = face_of(card)
        name = face.title if size == 7.0 else face.short_title
        wide = PRESS.letters.width("display", name, NAME_TRACKING) * size
        assert wide * NAME_LEAST <= NAME_ROOM, name
        assert NAME_ROOM / wide * size > 5.5, f"{name} would be smaller than 5.5 mm"


def test_every_type_is_large_on_the_table() -> None:
    for kind in TYPE_EMBLEMS:
        words = kind.upper().split()
        longest = max(PRESS.letters.width("label", word, TYPE_TRACKING) for word in words)
        assert TYPE_ROOM / longest >= 10, kind


def test_only_the_belt_has_a_short_name() -> None:
    assert [face_of(card).short_title for card in CARDS if face_of(card).short_title != card.name] == ["Title Belt"]
    assert face_of(by_id(BELT)).seed == "The Hero Brawl Title Belt"


def test_emblems_are_of_the_type_or_of_the_card() -> None:
    for card in CARDS:
        assert face_of(card).emblem == OWN.get(card.id, TYPE_EMBLEMS[card.types[0]])
    assert {card.id: card.emblem for card in CARDS if card.emblem} == OWN


def test_every_icon_that_is_named_is_there_with_its_author() -> None:
    folder = data_dir("assets") / "icons"
    credits = set(re.findall(r"[a-z0-9-]+", (folder / "CREDITS.md").read_text("utf-8")))
    named = {*OWN.values(), *TYPE_EMBLEMS.values(), *SYMBOL_ICONS.values(), BACK.emblem, BRAWL.emblem, PROTOCOL.emblem}
    for name in named:
        assert (folder / f"{name}.fill.png").is_file(), name
        assert (folder / f"{name}.levels.png").is_file(), name
        assert name in credits


def test_types_can_be_told_apart() -> None:
    assert set(TYPE_COLOURS) == set(TYPE_EMBLEMS) == {card.types[0] for card in CARDS}
    assert len(set(TYPE_COLOURS.values())) == len(set(TYPE_EMBLEMS.values())) == 14
    assert len(set(SYMBOL_ICONS.values())) == 3


@pytest.mark.parametrize("kind", TYPE_COLOURS)
def test_a_ground_stands_off_the_frame_the_backing_and_the_paper(kind: str) -> None:
    ground = TYPE_COLOURS[kind]
    assert ground != FRAME
    assert any(apart(colour, ground) >= 60 for colour in BACKINGS)
    assert contrast(PAPER, ground) >= 1.8, "the paper of emblem and disc has an ink line besides"


def test_the_title_belt_is_drawn_on_the_ground_of_its_colour() -> None:
    face = face_of(by_id(BELT))
    assert Path(face.picture).is_file()
    assert all(face_of(card).picture == "" for card in CARDS if card.id != BELT)
    picture = render_card(face, 630, "table", on=PRESS).convert("RGB")
    art = picture.crop((30, 130, 600, 560))
    for colour in ("#5A3420", YELLOW, "#F0452F"):  # strap, plate, star
        apart_by = ImageChops.difference(art, Image.new("RGB", art.size, rgb(colour))).convert("L")
        assert sum(apart_by.histogram()[:4]) > 500, colour


def test_the_back() -> None:
    assert back_of("brawl") == BACK
    assert (BACK.frame, BACK.emblem) == ("#B81F6B", "wooden-chair")
    with pytest.raises(KeyError):
        back_of("hero")


def test_a_card_of_ones_own_without_symbol_number_or_emblem_is_drawn_too() -> None:
    own = CardDef(id="own", name="Own Wrestler", deck="brawl", copies=1, kind="Wrestler", types=("Acrobat",))
    face = face_of(own)
    assert (face.disc, face.footer_right) == (None, "")
    assert face.emblem in TYPE_EMBLEMS.values()
    assert render_card(face, 100, "table", on=PRESS).width == 100
    numbered = face_of(msgspec.structs.replace(own, numbers={"number": 61}))
    assert numbered.disc == Disc("", "61")


@pytest.mark.parametrize("game", [BRAWL, PROTOCOL], ids=lambda game: game.name)
def test_both_games_ship_a_cover(game: Game) -> None:
    covers = data_dir("assets") / "covers"
    for part in ("ground", "ground-plain", "emblem", "emblem-plain"):
        assert (covers / f"{game.name}-{part}.png").is_file()
