"""A card set as the rules use it: every text parsed once, powers and numbers ready to look up. No state in here."""

from __future__ import annotations

from tabletop.cardtext.control import inside
from tabletop.cardtext.shelf import Shelf
from tabletop.engine.cards import CardDef, CardSet
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.pieces import MOST_COMBAT
from tabletop.games.heroes_incorporated.reading import read_card_set

GADGET_CARDS = frozenset({"Gadget", "KO gadget", "Team HQ gadget"})
"""The kinds of gadget cards (HI-R48)."""
CRIMELAND = "crimeland"


class Power:
    """One power of a hero: its name and what its text says."""

    __slots__ = ("clauses", "name", "text")

    def __init__(self, name: str, text: str, clauses: tuple[s.Clause, ...]) -> None:
        self.name = name
        self.text = text
        self.clauses = clauses

    def find(self, form: type) -> s.Clause | None:
        """The first clause of this form."""
        return next((clause for clause in self.clauses if isinstance(clause, form)), None)

    @property
    def lasting(self) -> frozenset[str]:
        """What it gives for good."""
        return frozenset(clause.what for clause in self.clauses if isinstance(clause, s.Constant))


class Kind:
    """A printed card of any deck. `type` is its kind in words: Hero, Block, Gadget, KO gadget, Team HQ gadget, Fame,
    Fate, Adventure, Supervillain or Power-up. `effects` are what happens when it is played, or when a block is won;
    a block that `holds_token` begins with a Combat +1 token on it (HI-SETUP-16).
    """

    __slots__ = (
        "cancels",
        "clauses",
        "combat",
        "crimeland",
        "deck",
        "definition",
        "effects",
        "expansion",
        "gadget_card",
        "holds_token",
        "id",
        "index",
        "lasting",
        "marker",
        "name",
        "number",
        "origin",
        "powers",
        "requirement",
        "starts_combat",
        "starts_gadget",
        "table_name",
        "text",
        "trades",
        "type",
    )

    def __init__(self, index: int, card: CardDef, said: tuple[s.Sentences, ...]) -> None:
        self.index = index
        self.definition = card
        self.id = card.id
        self.name = card.name
        self.table_name = card.table_name
        self.type = card.kind
        self.deck = card.deck
        self.expansion = card.set == "exp"
        self.text = " ".join(ability.text for ability in card.abilities)
        self.origin = card.types[0] if card.types else ""
        self.number = card.numbers.get("number", 0)
        self.crimeland = card.id == CRIMELAND
        self.powers = tuple(
            Power(ability.name, ability.text, tree.clauses)
            for ability, tree in zip(card.abilities, said, strict=True)
            if card.kind == "Hero"
        )
        clauses = tuple(clause for tree in said for clause in tree.clauses)
        self.clauses = clauses
        self.lasting = frozenset(clause.what for clause in clauses if isinstance(clause, s.Constant))
        self.marker = next((clause for clause in clauses if isinstance(clause, s.Marker)), None)
        self.combat = next((clause for clause in clauses if isinstance(clause, s.Combat)), None)
        self.requirement = next((clause.condition for clause in clauses if isinstance(clause, s.Requirement)), None)
        starts = [clause.token for clause in clauses if isinstance(clause, s.StartsWith)]
        self.starts_combat = min(starts.count("combat"), MOST_COMBAT)  # a fourth is not taken (HI-LIMIT-3)
        self.starts_gadget = "gadget" in starts
        self.cancels = any(isinstance(clause, s.Cancel) for clause in clauses)
        self.trades = trade_in(clauses)
        self.holds_token = any(isinstance(effect, s.TakeBlockToken) for effect in _inside(clauses))
        self.gadget_card = card.kind in GADGET_CARDS
        self.effects: tuple[s.Effect, ...] = tuple(clause for clause in clauses if isinstance(clause, s.Effect))

    def combat_against(self, origin: str) -> int:
        """A supervillain's combat number for a hero of this origin (HI-VILLAIN-6)."""
        assert self.combat is not None
        return next((number for against, number in self.combat.against if against == origin), self.combat.number)

    def power(self, name: str) -> Power | None:
        """A power by its name."""
        return next((power for power in self.powers if power.name == name), None)

    def clause(self, form: type) -> s.Clause | None:
        """The first clause of this form."""
        return next((clause for clause in self.clauses if isinstance(clause, form)), None)


def _inside(clauses: tuple[object, ...]) -> list[object]:
    """All clauses and what stands inside conditions and options."""
    found: list[object] = []
    for clause in inside(clauses):
        found.append(clause)
        if isinstance(clause, s.Marker):
            found += _inside((clause.effect,))
        if isinstance(clause, s.IfThen):
            found += _inside((clause.then,))
            if clause.otherwise is not None:
                found += _inside((clause.otherwise,))
    return found


def trade_in(clauses: tuple[s.Clause, ...]) -> s.TradeJustice | None:
    """The trade of Justice tokens that a text offers."""
    return next((effect for effect in _inside(clauses) if isinstance(effect, s.TradeJustice)), None)


class Book:
    """All kinds of a card set; `villain_cards` counts the supervillains in the game without and with the expansion."""

    __slots__ = ("_index", "card_set", "kinds", "villain_cards", "villains")

    def __init__(self, card_set: CardSet) -> None:
        trees = read_card_set(card_set)
        self.card_set = card_set
        self.kinds = [Kind(index, card, trees[card.id]) for index, card in enumerate(card_set.cards)]
        self.villains = frozenset(kind.index for kind in self.kinds if kind.combat is not None)
        self.villain_cards = {
            expansion: sum(
                kind.definition.copies for kind in self.kinds if kind.combat is not None and kind.expansion == expansion
            )
            for expansion in (False, True)
        }
        self._index = {kind.id: kind.index for kind in self.kinds}

    def index_of(self, card_id: str) -> int:
        """The number of the kind with this id. Raises KeyError if the card set has none."""
        return self._index[card_id]

    def named(self, name: str) -> Kind | None:
        """The kind with this printed name."""
        return next((kind for kind in self.kinds if kind.name == name), None)


SHELF = Shelf(Book)


def book_for(card_set: CardSet) -> Book:
    """The book of a card set, made once for each set in use."""
    return SHELF.book_for(card_set)
