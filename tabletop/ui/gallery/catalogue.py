"""The cards of a game as the gallery lists them: what they are filtered and searched by. No Qt, no game's rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tabletop.engine.cards import CardDef, CardSet

FACETS = ("deck", "kind", "set")
Sets = Mapping[str, str]  # what sets are called, by the cards' field
NO_SETS: Sets = MappingProxyType({})


@dataclass(slots=True)
class Wanted:
    """What is asked for: words that all must occur, and of each facet one of the chosen values (none: any)."""

    words: str = ""
    chosen: dict[str, set[str]] = field(default_factory=dict)

    def toggle(self, facet: str, value: str) -> None:
        """Choose a value of a facet, or no longer."""
        values = self.chosen.setdefault(facet, set())
        values.symmetric_difference_update({value})

    @property
    def narrows(self) -> bool:
        """Whether anything is left out."""
        return bool(self.words.strip()) or any(self.chosen.values())


def facets_of(card_set: CardSet) -> dict[str, list[str]]:
    """The values of each facet in the order of the cards; a facet of one value says nothing and is left out."""
    found = {facet: list(dict.fromkeys(_value(card, facet) for card in card_set.cards)) for facet in FACETS}
    return {facet: values for facet, values in found.items() if len(values) > 1}


def matching(cards: Iterable[CardDef], wanted: Wanted) -> list[CardDef]:
    """The cards that are wanted, in their order; those whose name has the words come first."""
    words = wanted.words.casefold().split()
    kept = [card for card in cards if _chosen(card, wanted) and all(word in _haystack(card) for word in words)]
    return sorted(kept, key=lambda card: not all(word in card.name.casefold() for word in words))


def origin_line(card: CardDef, replaced: str = "", sets: Sets = NO_SETS) -> str:
    """Where a card comes from and how often it is there: "Hero deck · 2 copies"."""
    copies = f"{card.copies} copies" if card.copies != 1 else "1 copy"
    parts = [f"{card.deck.title()} deck", copies]
    if card.set != "base":
        parts.append(set_words(card.set, sets) + (f", stands in for {replaced}" if replaced else ""))
    return " · ".join(parts)


def set_words(value: str, sets: Sets) -> str:
    """What a set of cards is called."""
    return sets.get(value, f"{value} set")


def type_line(card: CardDef) -> str:
    """Kind and Types: "Character · Hero · Tech"."""
    return " · ".join([card.kind, *card.types])


def spoken(card: CardDef, sets: Sets = NO_SETS) -> str:
    """A card as a screen reader says it in the list: name, type, numbers, where from."""
    numbers = ", ".join(f"{name.upper() if len(name) < 3 else name} {value}" for name, value in card.numbers.items())
    return ". ".join(part for part in (card.name, type_line(card), numbers, origin_line(card, sets=sets)) if part)


def _chosen(card: CardDef, wanted: Wanted) -> bool:
    return all(not values or _value(card, facet) in values for facet, values in wanted.chosen.items())


def _value(card: CardDef, facet: str) -> str:
    return {"deck": card.deck, "kind": card.kind, "set": card.set}[facet]


def _haystack(card: CardDef) -> str:
    told = [card.name, card.short_name, card.deck, card.kind, card.set, *card.types]
    for ability in card.abilities:
        told += [ability.name, ability.kind, ability.text]
    return " ".join(told).casefold()
