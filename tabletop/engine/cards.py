"""Card sets: the printed cards a match is made from, as values.

A card set is the game's own cards, or those with a person's changes on top. Rules never look a card up anywhere else,
so an edited card is playable at once and an old save keeps its old wording.
"""

from __future__ import annotations

import msgspec


class AbilityText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed ability: its group (a letter or word of the game), its kind, its name and its sentence(s)."""

    group: str
    name: str
    text: str
    kind: str = "Active"


class CardDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card.

    `id` is a short stable word (`bert`), `deck` the pile it comes from, `copies` how many are in it.
    `numbers` are the printed figures by the game's own names (`hp`, `value`). `replaces`: for which card it stands in.
    """

    id: str
    name: str
    deck: str
    copies: int
    kind: str
    types: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    abilities: tuple[AbilityText, ...] = ()
    set: str = "base"
    emblem: str = ""
    art_colour: str = ""
    short_name: str = ""
    replaces: str = ""
    extra: dict[str, str] = {}

    @property
    def table_name(self) -> str:
        """The name as it fits the small face and a button."""
        return self.short_name or self.name


class CardSet(msgspec.Struct, frozen=True):
    """All cards of a match, in a fixed order. `game` is the game's name, `name` says whose set it is."""

    game: str
    cards: tuple[CardDef, ...]
    name: str = "base"

    def by_id(self, card_id: str) -> CardDef:
        """The card with this id. Raises KeyError if there is none."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise KeyError(card_id)
