"""Hero Brawl's cards as faces: the type below the name, symbol and number in a disc, one box with the text."""

from __future__ import annotations

import zlib

from tabletop.data import data_dir
from tabletop.engine.cards import CardDef
from tabletop.studio.face import Back, Box, Disc, Face, Line

FRAME = "#B81F6B"
BACK = Back(FRAME, "wooden-chair")
SYMBOL_ICONS = {"rock": "rock", "paper": "scroll-unfurled", "scissors": "scissors"}
TYPE_EMBLEMS = {
    "Foreign Object": "wooden-chair",
    "Tag Team": "twin-shell",
    "CEO": "two-coins",
    "Referee": "whistle",
    "Loose Cannon": "cannon",
    "Manager": "briefcase",
    "Heel": "devil-mask",
    "Face": "laurel-crown",
    "Rival": "crossed-swords",
    "Technician": "gears",
    "Diva": "gem-pendant",
    "Jobber": "punching-bag",
    "High Flier": "acrobatic",
    "Title Belt": "belt-buckles",
}
TYPE_COLOURS = {  # one for each, as far apart as thirteen can be: the type is what a card does
    "Foreign Object": "#D8412F",
    "Tag Team": "#0F8F80",
    "CEO": "#3F8F2F",
    "Referee": "#3A4360",
    "Loose Cannon": "#E07A1A",
    "Manager": "#8C5A2B",
    "Heel": "#7B3AA6",
    "Face": "#D9A01E",
    "Rival": "#2444A8",
    "Technician": "#6E7F9C",
    "Diva": "#D6438F",
    "Jobber": "#7A7A2E",
    "High Flier": "#2C9BD8",
    "Title Belt": "#8A1850",
}
PLAIN_COLOUR = "#6E7F9C"
BELT = "(Never in a hand. Whoever draws it is champion; the discard goes back into the pile.)"


def face_of(card: CardDef) -> Face:
    """The face of a card as it is printed."""
    kind = card.types[0] if card.types else ""
    number = str(card.numbers.get("number", ""))
    symbol = SYMBOL_ICONS.get(card.extra.get("symbol", ""), "")
    lines = tuple(Line("", _when(ability.kind), ability.text) for ability in card.abilities)
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=FRAME,
        picture=str(data_dir("assets") / "pictures" / "title-belt.png") if kind == "Title Belt" else "",
        art_colour=card.art_colour or TYPE_COLOURS.get(kind, PLAIN_COLOUR),
        emblem=card.emblem or TYPE_EMBLEMS.get(kind) or _any_emblem(card.name),
        type_line=kind,
        boxes=(Box("", FRAME, lines or (Line("", "", BELT),)),),
        footer_left="Hero Brawl deck",
        footer_right=f"{number} of 60" if number else "",
        disc=Disc(symbol, number) if symbol or number else None,
    )


def back_of(deck: str = "brawl") -> Back:
    """The back of the one deck. Raises KeyError for another."""
    return {"brawl": BACK}[deck]


def _when(kind: str) -> str:
    """When a card may be played, if not only as a turn."""
    return "" if kind == "Turn" else kind


def _any_emblem(name: str) -> str:
    known = tuple(TYPE_EMBLEMS.values())
    return known[zlib.crc32(name.casefold().encode("utf-8")) % len(known)]
