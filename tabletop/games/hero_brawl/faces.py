"""Hero Brawl's cards as faces: the type below the name, symbol and number in a disc, one box with the text."""

from __future__ import annotations

import zlib

from tabletop.engine.cards import CardDef
from tabletop.studio.face import Back, Box, Disc, Face, Line

FRAME = "#B81F6B"
BACK = Back(FRAME, "wooden-chair")
SYMBOL_ICONS = {"rock": "stone-block", "paper": "scroll-unfurled", "scissors": "scissors"}
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
TYPE_COLOURS = {
    "Foreign Object": "#CC3425",
    "Tag Team": "#26793F",
    "CEO": "#C98A14",
    "Referee": "#4A4438",
    "Loose Cannon": "#D97B1E",
    "Manager": "#2766C8",
    "Heel": "#7B3AA6",
    "Face": "#2C93D8",
    "Rival": "#B81F3C",
    "Technician": "#1F8FB0",
    "Diva": "#D6438F",
    "Jobber": "#8C5A12",
    "High Flier": "#12A38A",
    "Title Belt": "#C98A14",
}
PLAIN_COLOUR = "#6E7F9C"


def face_of(card: CardDef) -> Face:
    """The face of a card as it is printed."""
    kind = card.types[0] if card.types else ""
    symbol = card.extra.get("symbol", "")
    lines = tuple(Line("", "", ability.text) for ability in card.abilities)
    if not lines:
        lines = (Line("", "", "Never in a hand. Whoever draws it is champion; the discard goes back into the pile."),)
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=FRAME,
        art_colour=card.art_colour or TYPE_COLOURS.get(kind, PLAIN_COLOUR),
        emblem=card.emblem or TYPE_EMBLEMS.get(kind) or _any_emblem(card.name),
        type_line=kind,
        boxes=(Box("", FRAME, lines),),
        footer_left="Hero Brawl deck",
        footer_right=f"{card.numbers.get('number', 0)} of 60",
        disc=Disc(SYMBOL_ICONS.get(symbol, ""), str(card.numbers.get("number", ""))),
    )


def _any_emblem(name: str) -> str:
    known = tuple(TYPE_EMBLEMS.values())
    return known[zlib.crc32(name.casefold().encode("utf-8")) % len(known)]
