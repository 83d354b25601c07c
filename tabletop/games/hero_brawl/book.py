"""A card set as the rules use it: every text parsed once, symbols and numbers ready to compare. No state in here."""

from __future__ import annotations

from tabletop.cardtext.control import inside
from tabletop.cardtext.shelf import Shelf
from tabletop.engine.cards import CardDef, CardSet
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.placing import BELT
from tabletop.games.hero_brawl.reading import read_ability

BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
"""Rock defeats scissors, scissors defeat paper, paper defeats rock (BR-ROSH-5)."""


class Kind:
    """A printed card. `type` is the word below its name; `aimed` cards name an opponent when they are announced.

    `draws` is how many cards an interrupt brings at its announcement (BR-R12).
    """

    __slots__ = (
        "aimed",
        "belt",
        "claims",
        "condition",
        "definition",
        "draws",
        "effects",
        "id",
        "index",
        "interrupt",
        "name",
        "number",
        "roshambo",
        "stops",
        "symbol",
        "table_name",
        "text",
        "type",
    )

    def __init__(self, index: int, card: CardDef) -> None:
        ability = card.abilities[0] if card.abilities else None
        said = read_ability(card, ability) if ability is not None else s.Sentences(())
        self.index = index
        self.definition = card
        self.id = card.id
        self.name = card.name
        self.table_name = card.table_name
        self.type = card.types[0]
        self.text = ability.text if ability is not None else ""
        self.symbol = card.extra["symbol"]
        self.number = card.numbers["number"]
        self.belt = card.kind == BELT
        self.effects = said.effects
        self.condition = said.condition
        self.interrupt = ability is not None and ability.kind == "Interrupt"
        self.aimed = any(isinstance(effect, s.AIMED) for effect in inside(said.effects))
        self.roshambo = any(isinstance(effect, s.Roshambo) for effect in inside(said.effects))
        self.claims = self.interrupt and any(isinstance(effect, s.ClaimBelt) for effect in said.effects)
        self.stops = self.interrupt and any(isinstance(effect, s.StopOrFlip) for effect in said.effects)
        self.draws = sum(effect.count for effect in said.effects if isinstance(effect, s.Draw))

    def beats(self, other: Kind) -> bool:
        """Whether this card wins a roshambo against another: symbol first, then the higher number (BR-ROSH-5, 6)."""
        if self.symbol != other.symbol:
            return BEATS[self.symbol] == other.symbol
        return self.number > other.number


class Book:
    """All kinds of a card set."""

    __slots__ = ("_index", "belt", "card_set", "claiming", "kinds", "stopping")

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.kinds = [Kind(index, card) for index, card in enumerate(card_set.cards)]
        self.belt = next(kind.index for kind in self.kinds if kind.belt)
        self.stopping = frozenset(kind.index for kind in self.kinds if kind.stops)
        self.claiming = frozenset(kind.index for kind in self.kinds if kind.claims)
        self._index = {kind.id: kind.index for kind in self.kinds}

    def index_of(self, card_id: str) -> int:
        """The number of the kind with this id. Raises KeyError if the card set has none."""
        return self._index[card_id]


SHELF = Shelf(Book)


def book_for(card_set: CardSet) -> Book:
    """The book of a card set, made once for each set in use."""
    return SHELF.book_for(card_set)
