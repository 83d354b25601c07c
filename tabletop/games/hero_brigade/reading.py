"""Reading Hero Brigade's cards: the printed cards from `cards.toml`, and the tree behind each ability's text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.cardtext.card_files import CardFileError, read_card_file
from tabletop.cardtext.faults import SentenceError, Where
from tabletop.cardtext.language import Language
from tabletop.cardtext.words import Names
from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.hero_brigade.placing import TYPES, check_ability, check_card
from tabletop.games.hero_brigade.sentences import Sentences

GAME = "hero-brigade"
CARD_FILE = Path(__file__).with_name("cards.toml")


def _builder() -> Any:
    # Imported here: it needs the parser's library, which a start without cards can do without.
    from tabletop.games.hero_brigade.phrases import Builder

    return Builder()


LANGUAGE: Language[Sentences] = Language("Hero Brigade", Path(__file__).with_name("cardtext.lark"), _builder)


@lru_cache(maxsize=1)
def base_card_set() -> CardSet:
    """The game's own cards, stretch cards included. Raises CardFileError, which names card and field."""
    card_set = read_card_file(CARD_FILE, GAME)
    check_card_set(card_set, CARD_FILE.name)
    return card_set


def check_card_set(card_set: CardSet, file: str) -> None:
    """Raises CardFileError for the first card with a wrong field. Texts are checked where they are read."""
    for card in card_set.cards:
        for field, problem in check_card(card):
            raise CardFileError(file, card.name, field, problem)
        if card.replaces:
            _check_replaced(card, card_set, file)


def _check_replaced(card: CardDef, card_set: CardSet, file: str) -> None:
    """HB-SETUP-7, HB-R1a: a stretch card stands in for base cards of the same deck, never for the mentor."""
    replaced = next((other for other in card_set.cards if other.id == card.replaces), None)
    problem = ""
    if replaced is None:
        problem = f'There is no card with the id "{card.replaces}".'
    elif replaced.deck != card.deck or replaced.set != "base":
        problem = f'"{replaced.name}" is no base card of the same deck.'
    elif replaced.extra.get("mentor"):
        problem = f'"{replaced.name}" is the mentor, which stays.'
    elif replaced.copies < card.copies:
        problem = f'"{replaced.name}" has only {replaced.copies} copies for {card.copies} to replace.'
    if problem:
        raise CardFileError(file, card.name, "replaces", problem)


def read_ability(
    card: CardDef, ability: AbilityText, card_set: CardSet | None = None, file: str = CARD_FILE.name
) -> Sentences:
    """The tree behind one ability's text.

    Other cards are those of `card_set` and the game's own; a Type is known if one of them or `card` has it. `file` is
    named in errors. Raises CardTextError.
    """
    return _read(card, ability, _names(card_set), file)


def read_card_set(card_set: CardSet, file: str = CARD_FILE.name) -> dict[str, tuple[Sentences, ...]]:
    """The trees of all cards by card id, in the order of each card's abilities. Raises CardTextError."""
    names = _names(card_set)
    return {card.id: tuple(_read(card, one, names, file) for one in card.abilities) for card in card_set.cards}


def _read(card: CardDef, ability: AbilityText, names: Names, file: str) -> Sentences:
    where = Where(file, card.name, ability.name)
    own = (card.name, card.short_name) if card.short_name else (card.name,)
    types = names.types + tuple(name for name in card.types if name not in names.types)
    sentences = LANGUAGE.parse(ability.text, where, Names(own, names.cards, types))
    try:
        check_ability(sentences, ability, own)
    except SentenceError as complaint:
        raise LANGUAGE.refuse(ability.text, where, complaint) from None
    return sentences


def _names(card_set: CardSet | None) -> Names:
    return _base_names() if card_set is None else _names_of(card_set)


@lru_cache(maxsize=1)
def _base_names() -> Names:
    return _names_of(base_card_set())


def _names_of(card_set: CardSet) -> Names:
    cards: dict[str, str] = {}
    types = dict.fromkeys(TYPES)
    # The game's own cards are known in every set: a card that names one which is left out this time still reads.
    for card in (*card_set.cards, *base_card_set().cards):
        cards.setdefault(card.name, card.name)
        if card.short_name:
            cards.setdefault(card.short_name, card.name)
        types |= dict.fromkeys(card.types)
    return Names((), tuple(cards.items()), tuple(types))
