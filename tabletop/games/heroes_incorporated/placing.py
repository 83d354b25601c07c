"""What is printed on a piece of Heroes Incorporated besides its text, and what a card set needs as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardDef, CardSet
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.named_cards import CRIMELAND, is_named

HERO, BLOCK = "Hero", "Block"
RESEARCH = ("Gadget", "KO gadget", "Team HQ gadget", "Fame", "Fate", "Adventure", "Supervillain", "Power-up")
KINDS = (HERO, BLOCK, *RESEARCH)
DECKS = ("hero", "city", "research")
ABILITY_KINDS: dict[str, tuple[str, ...]] = {
    HERO: ("Setup", "Constant", "Bonus", "Reaction"),
    "Team HQ gadget": ("HQ",),
}
"""How a card's abilities are called by kind; on all others they are called like the card."""
MARKERS = ("black", "brown", "pink", "grey", "natural", "orange")
BLOCKS = 25
BASE_HEROES = 12
"""Four players are dealt three each (HI-SETUP-4)."""


def check_card(card: CardDef) -> Iterator[tuple[str, str]]:
    """Field and problem of everything that is wrong with what is printed besides the text."""
    if card.deck not in DECKS:
        yield "deck", f'There is no deck "{card.deck}". The decks are {", ".join(DECKS)}.'
        return
    if card.kind not in KINDS:
        yield "kind", f'"{card.kind}" is no kind of piece here; it can be {_listed(KINDS)}'
        return
    deck = {HERO: "hero", BLOCK: "city"}.get(card.kind, "research")
    if card.deck != deck:
        yield "deck", f'a card of the kind {card.kind} belongs to the deck "{deck}"'
    if card.set not in ("base", "exp"):
        yield "set", f'"{card.set}" is no set here; it can be base or exp'
    if card.kind == HERO:
        yield from _check_hero(card)
    elif card.types:
        yield "types", "only a hero has an origin"
    if card.kind == BLOCK:
        yield from _check_block(card)
    elif card.kind in RESEARCH and len(card.abilities) != 1:
        yield "abilities", "a Research card has one text"
    known = ABILITY_KINDS.get(card.kind, (card.kind,))
    for index, ability in enumerate(card.abilities):
        if ability.kind not in known:
            yield f"abilities[{index}].kind", f'"{ability.kind}" is not known; it can be {_listed(known)}'


def _check_hero(card: CardDef) -> Iterator[tuple[str, str]]:
    if len(card.types) != 1 or card.types[0] not in s.ORIGINS:
        yield "types", f"a hero has one origin: {_listed(s.ORIGINS)}"
    if len(card.abilities) not in (1, 2):
        yield "abilities", "a hero has one or two powers"
    if not all(ability.name for ability in card.abilities):
        yield "abilities", "every power has a name"
    if len({ability.name for ability in card.abilities}) != len(card.abilities):
        yield "abilities", "the two powers of a hero have different names"
    marker = card.extra.get("marker")
    bonus = [ability for ability in card.abilities if ability.kind == "Bonus"]
    if marker is not None and marker not in MARKERS:
        yield "extra.marker", f'"{marker}" is no bonus marker; it can be {_listed(MARKERS)}'
    if len(bonus) > 1:
        yield "abilities", "a hero has one bonus marker at most, and so one power that needs it"
    if bonus and marker is None:
        yield "extra.marker", f'the power "{bonus[0].name}" needs a bonus marker: {_listed(MARKERS)}'
    if marker is not None and not bonus:
        yield "extra.marker", "a bonus marker needs a power of the kind Bonus that uses it"


def _check_block(card: CardDef) -> Iterator[tuple[str, str]]:
    if not 2 <= card.numbers.get("number", 0) <= 5:
        yield "numbers.number", "a block has a number from 2 to 5"
    if len(card.abilities) > 1:
        yield "abilities", "a block has one text at most"
    if card.id == CRIMELAND and card.copies != 1:
        yield "copies", "this block is in the middle of the city, so there is one of it"


def check_pieces(card_set: CardSet) -> Iterator[str]:
    """Problems of the set as a whole."""
    blocks = sum(card.copies for card in card_set.cards if card.kind == BLOCK)
    if blocks != BLOCKS:
        yield f"the city needs {BLOCKS} blocks; there are {blocks}"
    if not any(card.id == CRIMELAND and card.kind == BLOCK for card in card_set.cards):
        yield f'the city needs a block with the id "{CRIMELAND}" in its middle'
    heroes = sum(card.copies for card in card_set.cards if card.kind == HERO and card.set == "base")
    if heroes < BASE_HEROES:
        yield f"four players need {BASE_HEROES} heroes of the base game; there are {heroes}"
    names: set[str] = set()
    for card in filter(is_named, card_set.cards):
        if card.name.casefold() in names:
            yield f'two pieces are called "{card.name}", and texts could not tell them apart'
        names.add(card.name.casefold())


def _listed(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
