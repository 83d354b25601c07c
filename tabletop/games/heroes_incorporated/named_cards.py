"""The names that texts use: heroes and blocks in full, and which of them is Crimeland."""

from __future__ import annotations

from tabletop.cardtext.faults import SentenceError
from tabletop.cardtext.words import Names
from tabletop.engine.cards import CardDef, CardSet

CRIMELAND = "crimeland"
"""The id of the block in the middle of the city, whatever it is called."""

# The grammar sees names only. Behind each stands a letter that is not seen and says what it is the name of.
_HERO, _BLOCK, _CRIMELAND = "\u2061", "\u2062", "\u2063"


def is_named(card: CardDef) -> bool:
    """Whether texts may speak of this card."""
    return card.kind in ("Hero", "Block")


def names_of(card_set: CardSet, base: CardSet) -> Names:
    """The names of a set. A text may also use the name that a card of the set has in the base set."""
    now = {card.id: card.name + _mark(card) for card in card_set.cards if is_named(card)}
    names = {card.name: now[card.id] for card in card_set.cards if is_named(card)}
    for card in filter(is_named, base.cards):
        names.setdefault(card.name, now.get(card.id, card.name + _mark(card)))
    return Names((), tuple(names.items()), ())


def hero_name(found: str) -> str:
    """The name of a hero as it is printed, from a name found in a text. Raises SentenceError if it is no hero's."""
    if not found.endswith(_HERO):
        raise SentenceError(f'"{found[:-1]}" is a block; on a team there are heroes.', found[:-1])
    return found[:-1]


def block_name(found: str) -> str:
    """The name of a block as it is printed, from a name found in a text. Raises SentenceError if it is no block's."""
    if found.endswith(_HERO):
        raise SentenceError(f'"{found[:-1]}" is a hero; here only the name of a block can stand.', found[:-1])
    return found[:-1]


def check_crimeland(found: str) -> None:
    """Raises SentenceError if a name found in a text is not that of Crimeland."""
    if not found.endswith(_CRIMELAND):
        problem = f'"{found[:-1]}" cannot stand here, only the block in the middle of the city (id "{CRIMELAND}").'
        raise SentenceError(problem, found[:-1])


def _mark(card: CardDef) -> str:
    if card.id == CRIMELAND:
        return _CRIMELAND
    return _HERO if card.kind == "Hero" else _BLOCK
