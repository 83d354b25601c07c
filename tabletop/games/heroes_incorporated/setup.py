"""The table of Heroes Incorporated before the first shuffle: which pieces are in the game (HI-SETUP-2), and options."""

from __future__ import annotations

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import Setup, SetupFault
from tabletop.games.heroes_incorporated.book import Book, Kind, book_for
from tabletop.games.heroes_incorporated.city import CENTRE, SPACES
from tabletop.games.heroes_incorporated.options import conflict
from tabletop.games.heroes_incorporated.pieces import Player
from tabletop.games.heroes_incorporated.table import Table

HEROES, RESEARCH, BLOCKS = 0, 1, 2
"""The labels that hidden cards of each kind begin with."""
DEALT = 3


def in_use(kind: Kind, expansion: bool) -> bool:
    """Whether a card is in the game: with the expansion its cards instead of the base supervillains (HI-SETUP-2)."""
    if kind.combat is not None:
        return kind.expansion == expansion
    return expansion or not kind.expansion


def new_table(setup: Setup, card_set: CardSet) -> Table:
    """The table before anything is shuffled. Raises SetupFault for options that cannot stand together."""
    options = setup.options
    expansion = options.get("super", "on") == "on"
    count = len(setup.seats)
    if problem := conflict(options, count):
        raise SetupFault(problem)
    book = book_for(card_set)
    kinds = _kinds(book, expansion)
    decks: dict[str, list[int]] = {"hero": [], "research": [], "city": []}
    labels = []
    for card, index in enumerate(kinds):
        deck = book.kinds[index].deck
        decks[deck].append(card)
        labels.append({"hero": HEROES, "research": RESEARCH, "city": BLOCKS}[deck])
    if len(decks["hero"]) < DEALT * count:
        raise SetupFault(f"{count} players need {DEALT * count} heroes; this card set has {len(decks['hero'])}.")
    return Table(
        chance=setup.seed & MASK,
        kinds=kinds,
        labels=labels * count,
        book=book,
        players=[Player() for _ in range(count)],
        hero_deck=decks["hero"],
        city=_crimeland_in_the_middle(decks["city"], kinds, book),
        tokens=[0] * SPACES,
        destroyed=[False] * SPACES,
        deck=decks["research"],
        justice=expansion and options.get("justice", "off") == "on",
        lairs=options.get("lairs", "off") == "on",
        super=expansion,
        target=target(options, count),
        first=options.get("first", "random"),
    )


def target(options: dict[str, str], count: int) -> int:
    """How many Hero Points win (HI-WIN-1, HI-LAIR-13)."""
    chosen = options.get("target", "usual")
    return int(chosen) if chosen.isdigit() else (36 if count == 2 else 30)


def _kinds(book: Book, expansion: bool) -> list[int]:
    return [kind.index for kind in book.kinds for _ in range(kind.definition.copies) if in_use(kind, expansion)]


def _crimeland_in_the_middle(blocks: list[int], kinds: list[int], book: Book) -> list[int]:
    """The blocks in the order of the box, Crimeland at its place (HI-SETUP-13)."""
    crimeland = next(card for card in blocks if book.kinds[kinds[card]].crimeland)
    rest = [card for card in blocks if card != crimeland]
    return [*rest[:CENTRE], crimeland, *rest[CENTRE:]]
