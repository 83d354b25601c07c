"""The cards of Heroes Incorporated as faces: heroes with their marker, city blocks and Research cards with a plate."""

from __future__ import annotations

from itertools import takewhile

from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.heroes_incorporated import GAME
from tabletop.studio.face import Back, Box, Face, Line

FRAME = "#1A6BB2"
VILLAIN_FRAME = "#8E2A22"
BLOCK_FRAME = "#2B3042"
BACKS = {
    "hero": Back(FRAME, "domino-mask"),
    "city": Back(BLOCK_FRAME, "capitol"),
    "research": Back(FRAME, "modern-city"),
}
HERO, BLOCK, VILLAIN, ADVENTURE, HQ = "Hero", "Block", "Supervillain", "Adventure", "Team HQ gadget"
ORIGIN_COLOURS = {"Tech": "#1F8FB0", "Mutant": "#5FA322", "Chosen": "#4D57C8", "Alien": "#12A38A"}
ORIGIN_EMBLEMS = {"Tech": "robot-helmet", "Mutant": "dna2", "Chosen": "angel-wings", "Alien": "alien-skull"}
KIND_COLOURS = {
    "Gadget": "#4C7A96",
    "KO gadget": "#D8412F",
    HQ: "#7A4BD6",
    "Fame": "#D9961E",
    "Fate": "#B3368C",
    ADVENTURE: "#3F8F2F",
    "Power-up": "#E07A1A",
    VILLAIN: "#8A5A3A",
}
KIND_EMBLEMS = {
    "Gadget": "gear-hammer",
    "KO gadget": "smoke-bomb",
    HQ: "computer-fan",
    "Fame": "newspaper",
    "Fate": "meteor-impact",
    ADVENTURE: "checkered-flag",
    "Power-up": "lightning-helix",
    VILLAIN: "evil-eyes",
}
BLOCK_COLOURS = {2: "#3D5068", 3: "#2F6486", 4: "#2E7560", 5: "#7A5A96"}
CRIMELAND, CRIMELAND_COLOUR = "crimeland", "#8C2A26"
MARKER_COLOURS = {
    "black": "#34313A",
    "brown": "#8C5A2B",
    "orange": "#F58A1F",
    "pink": "#F07AB0",
    "grey": "#9AA0AE",
    "natural": "#E3C48F",
}
PLAIN_COLOUR = "#6E7F9C"
SETS = dict(GAME.sets)
MOMENT = "(Played in another player's turn, after a fight is declared and before its die is rolled.)"
REMINDERS = {
    "Gadget": "(Put its token on one of your heroes, not on an Alien.)",
    "KO gadget": "(It lies down until the round ends; its die comes off.)",
    HQ: "(Stays with your team; a bonus action, once a round.)",
    "Fame": "(Stays before you and pays 1 Hero Point at the end of every round.)",
}


def face_of(card: CardDef) -> Face:
    """The face of a card as it is printed."""
    if card.kind == HERO:
        return _hero(card)
    return _block(card) if card.kind == BLOCK else _research(card)


def back_of(deck: str) -> Back:
    """The back of the "hero", the "city" or the "research" deck. Raises KeyError for another."""
    return BACKS[deck]


def combat_number(card: CardDef) -> str:
    """The combat number that a supervillain's text begins with, "" if it has none."""
    text = card.abilities[0].text if card.abilities else ""
    return "".join(takewhile(str.isdigit, text.removeprefix("Combat ")))


def _hero(card: CardDef) -> Face:
    origin = card.types[0] if card.types else ""
    marker = card.extra.get("marker", "")
    lines = tuple(_power(ability) for ability in card.abilities)
    starts = (f"starts with the {marker} marker",) if marker else ()
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=FRAME,
        art_colour=card.art_colour or ORIGIN_COLOURS.get(origin, PLAIN_COLOUR),
        emblem=card.emblem or ORIGIN_EMBLEMS.get(origin, "cape"),
        type_line=" · ".join((HERO, *card.types)),
        table_line=origin,
        boxes=tuple(Box("", FRAME, (line,)) for line in lines),
        footer_left=" · ".join((_set(card), *starts)),
        marker=MARKER_COLOURS.get(marker, PLAIN_COLOUR) if marker else "",
    )


def _power(ability: AbilityText) -> Line:
    """A power; what its marker does is told behind the words "orange marker"."""
    colour, _, deed = ability.text.partition(" marker: ")
    if ability.kind == "Bonus" and deed:
        return Line(ability.name, f"{colour.lower()} marker", _sentence(deed))
    return Line(ability.name, "reaction" if ability.kind == "Reaction" else "", ability.text)


def _block(card: CardDef) -> Face:
    number = card.numbers.get("number", 0)
    colour = CRIMELAND_COLOUR if card.id == CRIMELAND else BLOCK_COLOURS.get(number, PLAIN_COLOUR)
    worth = Line("", "", f"To reach: {number}. Pays {number} Hero Points.")
    powers = tuple(Line("Power", "sole winner", ability.text) for ability in card.abilities)
    lost = Line("", "", "(Crime pawns that would leave the city come here.)") if card.id == CRIMELAND else None
    power = powers or (lost or Line("", "", "(No power.)"),)
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=BLOCK_FRAME,
        art_colour=card.art_colour or colour,
        emblem=card.emblem or "modern-city",
        type_line="City block",
        table_line="Power" if powers else "No power",
        boxes=(Box("", colour, (worth,)), Box("", colour, power)),
        footer_left=_set(card),
        plate=str(number),
    )


def _research(card: CardDef) -> Face:
    villain = card.kind == VILLAIN
    copies = (f"{card.copies} copies",) if card.copies > 1 else ()
    return Face(
        title=card.name,
        table_title=card.short_name,
        frame=VILLAIN_FRAME if villain else FRAME,
        art_colour=card.art_colour or KIND_COLOURS.get(card.kind, PLAIN_COLOUR),
        emblem=card.emblem or KIND_EMBLEMS.get(card.kind, "modern-city"),
        type_line=card.kind,
        table_line=card.kind,
        boxes=(Box("", FRAME, _villain_lines(card) if villain else _lines(card)),),
        footer_left=" · ".join(("Research deck", *copies)),
        footer_right=_set(card),
        plate=combat_number(card) if villain else _points(card),
    )


def _lines(card: CardDef) -> tuple[Line, ...]:
    """What a Research card does, and how cards of its kind work."""
    reminder = REMINDERS.get(card.kind)
    lines = tuple(_with_head(ability.text) for ability in card.abilities)
    return (*lines, Line("", "", reminder)) if reminder else lines


def _with_head(text: str) -> Line:
    """A text whose first word or two name a price or a condition ("Coloured marker: ...") has them in bold."""
    head, colon, deed = text.partition(": ")
    if colon and head in ("Requirement", "Coloured marker", "White marker"):
        return Line(f"{head}:", "", deed)
    return Line("", "", text)


def _villain_lines(card: CardDef) -> tuple[Line, ...]:
    """The combat numbers in bold, the power behind them, and when such a card is played."""
    text = card.abilities[0].text if card.abilities else ""
    numbers, _, power = text.rstrip(".").partition("; ")
    return Line(numbers, "", f"{_sentence(power)}." if power else ""), Line("", "", MOMENT)


def _points(card: CardDef) -> str:
    """What an Adventure pays: "1", or "1 / 3" where a hero on the team makes it more."""
    if card.kind != ADVENTURE:
        return ""
    return " / ".join(word for ability in card.abilities for word in ability.text.split() if word.isdigit())


def _set(card: CardDef) -> str:
    return SETS.get(card.set, card.set)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
