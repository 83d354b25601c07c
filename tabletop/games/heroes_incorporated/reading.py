"""Reading the cards of Heroes Incorporated: the printed pieces from `cards.toml`, and the tree behind each text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.cardtext.card_files import CardFileError, read_card_file
from tabletop.cardtext.faults import SentenceError, Where
from tabletop.cardtext.language import Language
from tabletop.cardtext.words import Names
from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.heroes_incorporated.named_cards import names_of
from tabletop.games.heroes_incorporated.placing import check_card, check_pieces
from tabletop.games.heroes_incorporated.placing_texts import check_ability
from tabletop.games.heroes_incorporated.sentences import Sentences

GAME = "heroes-incorporated"
CARD_FILE = Path(__file__).with_name("cards.toml")


def _builder() -> Any:
    # Imported here: it needs the parser's library, which a start without cards can do without.
    from tabletop.games.heroes_incorporated.phrases import Builder

    return Builder()


LANGUAGE: Language[Sentences] = Language("Heroes Incorporated", Path(__file__).with_name("cardtext.lark"), _builder)


@lru_cache(maxsize=1)
def base_card_set() -> CardSet:
    """The game's own pieces, those of the expansion included. Raises CardFileError, which names card and field."""
    card_set = read_card_file(CARD_FILE, GAME)
    check_card_set(card_set, CARD_FILE.name)
    return card_set


def check_card_set(card_set: CardSet, file: str) -> None:
    """Raises CardFileError for the first card with a wrong field. Texts are checked where they are read."""
    for card in card_set.cards:
        for field, problem in check_card(card):
            raise CardFileError(file, card.name, field, problem)
    for problem in check_pieces(card_set):
        raise CardFileError(file, "", "", problem)


def read_card_set(card_set: CardSet, file: str = CARD_FILE.name) -> dict[str, tuple[Sentences, ...]]:
    """The trees of all cards by card id, in the order of each card's abilities. Raises CardTextError."""
    names = card_names(card_set)
    return {card.id: tuple(read_ability(card, one, names, file) for one in card.abilities) for card in card_set.cards}


def read_ability(
    card: CardDef, ability: AbilityText, names: Names | None = None, file: str = CARD_FILE.name
) -> Sentences:
    """The tree of one text. `names` are the heroes and blocks it may speak of, else those of the game's own set.

    Raises CardTextError, which names card, place and word.
    """
    where = Where(file, card.name, ability.name)
    sentences = LANGUAGE.parse(ability.text, where, names or card_names())
    try:
        check_ability(sentences, card, ability)
    except SentenceError as complaint:
        raise LANGUAGE.refuse(ability.text, where, complaint) from None
    return sentences


def card_names(card_set: CardSet | None = None) -> Names:
    """The names that texts of a set can use, without one those of the game's own set."""
    return _base_names() if card_set is None else names_of(card_set, base_card_set())


@lru_cache(maxsize=1)
def _base_names() -> Names:
    return names_of(base_card_set(), base_card_set())
