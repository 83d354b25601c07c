"""Reading Hero Brawl's cards: the printed cards from `cards.toml`, and the tree behind each text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.cardtext.card_files import CardFileError, read_card_file
from tabletop.cardtext.faults import SentenceError, Where
from tabletop.cardtext.language import Language
from tabletop.cardtext.words import Names
from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.hero_brawl.placing import check_ability, check_card, check_deck
from tabletop.games.hero_brawl.sentences import Sentences

GAME = "hero-brawl"
CARD_FILE = Path(__file__).with_name("cards.toml")


def _builder() -> Any:
    # Imported here: it needs the parser's library, which a start without cards can do without.
    from tabletop.games.hero_brawl.phrases import Builder

    return Builder()


LANGUAGE: Language[Sentences] = Language("Hero Brawl", Path(__file__).with_name("cardtext.lark"), _builder)


@lru_cache(maxsize=2)
def base_card_set(game: str = GAME) -> CardSet:
    """The deck that both games share. Raises CardFileError, which names card and field."""
    card_set = read_card_file(CARD_FILE, game)
    check_card_set(card_set, CARD_FILE.name)
    return card_set


def check_card_set(card_set: CardSet, file: str) -> None:
    """Raises CardFileError for the first card with a wrong field. Texts are checked where they are read."""
    for card in card_set.cards:
        for field, problem in check_card(card):
            raise CardFileError(file, card.name, field, problem)
    for problem in check_deck(card_set):
        raise CardFileError(file, "", "", problem)


def read_card_set(card_set: CardSet, file: str = CARD_FILE.name) -> dict[str, tuple[Sentences, ...]]:
    """The trees of all cards by card id, in the order of each card's abilities. Raises CardTextError."""
    return {card.id: tuple(read_ability(card, one, file) for one in card.abilities) for card in card_set.cards}


def read_ability(card: CardDef, ability: AbilityText, file: str = CARD_FILE.name) -> Sentences:
    """The tree of one text. Raises CardTextError, which names card, place and word."""
    where = Where(file, card.name, ability.name)
    sentences = LANGUAGE.parse(ability.text, where, Names((card.name,), (), ()))
    try:
        check_ability(sentences, ability)
    except SentenceError as complaint:
        raise LANGUAGE.refuse(ability.text, where, complaint) from None
    return sentences
