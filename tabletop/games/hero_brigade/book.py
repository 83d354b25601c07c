"""A card set as the rules use it: every ability parsed once and sorted by where it works.

The only place where printed cards become tables for quick look-up; no state in here.
"""

from __future__ import annotations

from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.reading import read_card_set

GROUPS = {"front": "F", "support": "S"}


class Ability:
    """One parsed ability. `index` counts the abilities of its card; `group` is F, S, E, P, G or C."""

    __slots__ = ("card", "effects", "group", "index", "kind", "name", "said", "text", "trigger")

    def __init__(self, card: CardDef, index: int, printed: AbilityText, said: say.Sentences) -> None:
        self.card = card
        self.index = index
        self.group = printed.group
        self.kind = printed.kind
        self.name = printed.name
        self.text = printed.text
        self.said = said
        self.effects = said.effects
        self.trigger = said.trigger


class Kind:
    """A printed card with its abilities by group. Rows are "front" and "support"."""

    __slots__ = (
        "abilities",
        "actives",
        "character",
        "constants",
        "definition",
        "dr",
        "hp",
        "id",
        "index",
        "infiltrates",
        "name",
        "normal",
        "penetrating",
        "raises",
        "responses",
        "row_proof",
        "table_name",
        "type_proof",
        "types",
        "value",
    )

    def __init__(self, index: int, card: CardDef, said: tuple[say.Sentences, ...]) -> None:
        self.index = index
        self.id = card.id
        self.definition = card
        self.name = card.name
        self.table_name = card.table_name
        self.character = card.kind == "Character"
        self.types = frozenset(card.types)
        self.normal = "Normal" in self.types
        self.hp = card.numbers.get("hp", 0)
        self.value = card.numbers.get("value", 0)
        self.abilities = [
            Ability(card, number, printed, sentences)
            for number, (printed, sentences) in enumerate(zip(card.abilities, said, strict=True))
        ]
        self.actives = {group: self._of(group, "Active") for group in "FSEPG"}
        self.constants = {group: self._of(group, "Constant") for group in "FSEC"}
        self.responses = {
            group: [a for a in self.abilities if a.group == group and a.trigger is not None] for group in "FSEPG"
        }
        self.dr = {group: self._sum(group) for group in "FSE"}
        self.row_proof = {group: self._has(group, say.UnaffectedByRowAttacks) for group in "FSE"}
        self.type_proof = {group: self._proofs(group) for group in "FSE"}
        self.penetrating = self._has("E", say.PenetratingAttacks)
        self.raises = sum(
            a.said.constant.amount for a in self.constants["E"] if isinstance(a.said.constant, say.RaiseHp)
        )
        self.infiltrates = self._has("C", say.Infiltrate)

    def _of(self, group: str, kind: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.group == group and ability.kind == kind]

    def _sum(self, group: str) -> int:
        said = [a.said.constant for a in self.constants[group]]
        return sum(constant.amount for constant in said if isinstance(constant, say.DamageReduction))

    def _has(self, group: str, constant: type) -> bool:
        return any(isinstance(ability.said.constant, constant) for ability in self.constants[group])

    def _proofs(self, group: str) -> list[say.UnaffectedByType]:
        said = [a.said.constant for a in self.constants[group]]
        return [constant for constant in said if isinstance(constant, say.UnaffectedByType)]


class Book:
    """All kinds of a card set, and which of them may be answered with from hand, by trigger."""

    __slots__ = ("_index", "card_set", "from_hand", "kinds")

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        said = read_card_set(card_set)
        self.kinds = [Kind(index, card, said[card.id]) for index, card in enumerate(card_set.cards)]
        self._index = {kind.id: kind.index for kind in self.kinds}
        self.from_hand: dict[type, frozenset[int]] = {
            trigger: frozenset(
                kind.index for kind in self.kinds if any(type(a.trigger) is trigger for a in kind.responses["P"])
            )
            for trigger in (say.OpponentDeploys, say.OpponentPlays, say.OwnDefeatedInPlay, say.WouldBeDealt)
        }

    def said(self, card: CardDef, ability: AbilityText) -> say.Sentences:
        """The sentences of an ability of this card set, already read."""
        kind = self.kinds[self.index_of(card.id)]
        return kind.abilities[card.abilities.index(ability)].said

    def index_of(self, card_id: str) -> int:
        """The number of the kind with this id. Raises KeyError if the card set has none."""
        return self._index[card_id]


_books: dict[int, Book] = {}


def book_for(card_set: CardSet) -> Book:
    """The book of a card set, made once for each set in use."""
    book = _books.get(id(card_set))
    if book is None or book.card_set is not card_set:
        if len(_books) > 16:
            _books.clear()
        book = _books[id(card_set)] = Book(card_set)
    return book
