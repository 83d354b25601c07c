"""Hero Brigade's cards as faces: frame by deck, art by the most special Type, a box for each group of abilities."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from tabletop.engine.cards import CardDef
from tabletop.games.hero_brigade.chips import Reader, marks
from tabletop.games.hero_brigade.sentences import Row
from tabletop.studio.face import Back, Box, Chip, Face, Line

FRAMES = {"hero": "#2766C8", "villain": "#7B3AA6", "resource": "#C98A14"}
DECKS = {"hero": "Hero deck", "villain": "Villain deck", "resource": "Resource deck"}
BACKS = {"hero": "cape", "villain": "dark-squad", "resource": "crystal-cluster"}
GROUPS = {
    "F": ("Front", "#CC3425"),
    "S": ("Support", "#2766C8"),
    "E": ("Enhance", "#7A4BD6"),
    "P": ("Play", "#26793F"),
    "G": ("Gain", "#8C5A12"),
    "C": ("Card rule", "#4A4438"),
}
TYPE_COLOURS = {  # the most special first
    "Magic": "#7A4BD6",
    "Psychic": "#D6438F",
    "Tech": "#1F8FB0",
    "Mutant": "#5FA322",
    "Alien": "#12A38A",
    "Mercenary": "#D97B1E",
    "Normal": "#6E7F9C",
    "Hero": "#2766C8",
    "Villain": "#7B3AA6",
}
PLAIN_COLOUR = "#B8923A"  # Enhancements without Types
EMBLEMS = {  # for cards that name none
    "Magic": ("magic-swirl", "crystal-eye", "spell-book"),
    "Psychic": ("psychic-waves", "brain", "all-seeing-eye"),
    "Tech": ("robot-helmet", "gears", "microchip", "atom"),
    "Mutant": ("dna2", "spiked-armor", "beast-eye"),
    "Alien": ("ufo", "alien-skull", "falling-star"),
    "Mercenary": ("crossed-swords", "crossed-pistols", "ribbon-medal"),
    "Normal": ("person", "two-shadows"),
}


def face_of(card: CardDef, read: Reader | None = None) -> Face:
    """The face of a card as it is printed, with the chips of a card in no row.

    `read` gives the sentences of an ability; by default those of the game's own language.
    """
    character = card.kind == "Character"
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=FRAMES.get(card.deck, FRAMES["resource"]),
        art_colour=card.art_colour or TYPE_COLOURS.get(_special(card), PLAIN_COLOUR),
        emblem=card.emblem or _emblem(card),
        type_line=" · ".join(card.types if character else (card.kind, *card.types)),
        hp=card.numbers.get("hp") if character else None,
        value=card.numbers.get("value") if character else None,
        boxes=_boxes(card),
        footer_left=_deck_line(card),
        footer_right="1 copy" if card.copies == 1 else f"{card.copies} copies",
        chips=chips(card, "any", read=read),
    )


def chips(card: CardDef, row: Row, attached: Sequence[CardDef] = (), read: Reader | None = None) -> tuple[Chip, ...]:
    """The chips of a card in a row ("any": in no row) with the Enhancements attached to it."""
    shown = marks(card, row, attached, read or _reader())
    return tuple(Chip.from_fields(mark._asdict()) for mark in shown)


def back_of(deck: str) -> Back:
    """The back of a deck (`hero`, `villain`, `resource`). Raises KeyError for another."""
    return Back(FRAMES[deck], BACKS[deck])


def _reader() -> Reader:
    # Imported here: a face with sentences already read needs no parser.
    from tabletop.games.hero_brigade.reading import read_ability

    return read_ability


def _special(card: CardDef) -> str:
    """The most special Type of a card, "" if it has none."""
    return next((one for one in TYPE_COLOURS if one in card.types), "")


def _emblem(card: CardDef) -> str:
    known = EMBLEMS.get(_special(card), EMBLEMS["Normal"])
    return known[zlib.crc32(card.name.casefold().encode("utf-8")) % len(known)]


def _boxes(card: CardDef) -> tuple[Box, ...]:
    """A box for each group that the card has, in the order in which a round comes to them."""
    boxes = []
    for group, (label, colour) in GROUPS.items():
        lines = tuple(
            Line(ability.name, "" if ability.kind == "Active" else ability.kind, ability.text)
            for ability in card.abilities
            if ability.group == group
        )
        if lines:
            boxes.append(Box(label, colour, lines))
    return tuple(boxes)


def _deck_line(card: CardDef) -> str:
    parts = [DECKS.get(card.deck, card.deck)]
    if card.extra.get("mentor"):
        parts.append("mentor")
    if card.set != "base":
        parts.append(card.set)
    return " · ".join(parts)
