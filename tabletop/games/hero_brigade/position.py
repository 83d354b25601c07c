"""Positions of Hero Brigade as TOML: what is written is set, the rest is filled from the seed.

    phase = "fight"                 # play (default), fight, draw or cleanup
    round = 2
    starting = "hero"               # who has the marker; `turn` is who acts now
    [hero]
    front = ["BERT 5 + Alien Ship", "", "Xiang disabled"]
    hand = ["Police Officer x2"]
    deck = 9                        # or a list from the top down, with "..." for the rest in any order

Cards are named as printed, by short name or by id. A character may be followed by its HP, `disabled`, `shield 2`, and
the Enhancements it carries after plus signs. `[[cards]]` brings cards of one's own.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import Any

import msgspec

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.position import Position, PositionFault
from tabletop.games.hero_brigade.book import book_for
from tabletop.games.hero_brigade.piles import seal
from tabletop.games.hero_brigade.reading import base_card_set, check_card_set
from tabletop.games.hero_brigade.sentences import Protect
from tabletop.games.hero_brigade.setup import deck_lists
from tabletop.games.hero_brigade.spelling import CharacterText, CountedCard, spell_card, spell_character
from tabletop.games.hero_brigade.table import NOBODY, Character, Shield, Side, Table

SIDES = ("hero", "villain")
TOP_FIELDS = (
    "phase", "round", "starting", "turn", "seed", "script", "names", "seats", "stretch", "last_round",
    "hero", "villain", "resource", "cards", "taunted",
)  # fmt: skip
SIDE_FIELDS = ("front", "support", "hand", "deck", "discard", "banished", "passed")
RESOURCE_FIELDS = ("deck", "pool", "removed")
REST = "..."


def read_position(text: str, path: str = "position") -> Position:
    """A position from TOML. Raises PositionFault naming the field (or line) that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise PositionFault(path, "", f"this is not TOML: {fault}") from fault
    return build_position(data, path)


def build_position(data: dict[str, Any], path: str = "position") -> Position:
    """A position from the values that TOML would give. Raises PositionFault."""
    return _Builder(data, path).build()


class _Builder:
    """Turns named cards into ids, each card used at most as often as it is printed."""

    def __init__(self, data: dict[str, Any], path: str) -> None:
        self.path = path
        self.data = data
        self.options = {"stretch": "on"} if self._value(data, "stretch", bool, False) else {}
        self.card_set = self._card_set()
        self.stock: dict[int, int] = {}
        for kinds in self._decks().values():
            for kind in kinds:
                self.stock[kind] = self.stock.get(kind, 0) + 1
        self.kinds: list[int] = []
        self.seats = self._seats()

    def fault(self, field: str, problem: str) -> PositionFault:
        """A fault at a field of this position."""
        return PositionFault(self.path, field, problem)

    # ------------------------------------------------------------ cards
    def _decks(self) -> dict[str, list[int]]:
        return deck_lists(self.card_set, self.options)

    def _card_set(self) -> CardSet:
        base = base_card_set()
        own = self._value(self.data, "cards", list, [])
        if not own:
            return base
        try:
            cards = msgspec.convert(own, list[CardDef])
        except msgspec.ValidationError as fault:
            raise self.fault("cards", str(fault).replace("`", '"')) from fault
        ids = {card.id for card in cards}
        mixed = CardSet(base.game, (*(card for card in base.cards if card.id not in ids), *cards), self.path)
        check_card_set(mixed, self.path)
        return mixed

    def _kind(self, name: str, deck: str, field: str) -> int:
        wanted = name.casefold()
        for decks in ((deck,), ("resource",), SIDES):
            for index, card in enumerate(self.card_set.cards):
                if card.deck in decks and wanted in (card.id, card.name.casefold(), card.short_name.casefold()):
                    return index
        names = [card.name for card in self.card_set.cards]
        near = get_close_matches(name, names, 1, 0.5)
        raise self.fault(field, f'there is no card "{name}".' + (f' Did you mean "{near[0]}"?' if near else ""))

    def _take(self, name: str, deck: str, field: str) -> int:
        kind = self._kind(name, deck, field)
        if self.stock.get(kind, 0) < 1:
            card = self.card_set.cards[kind]
            copies = "is not in this game" if kind not in self.stock else f"has only {card.copies} copies"
            raise self.fault(field, f"{card.name} {copies}, and all of them are placed already.")
        self.stock[kind] -= 1
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _list(self, data: dict[str, Any], name: str, deck: str, where: str) -> list[int]:
        """The cards of a list, each name perhaps with `x2` behind it."""
        found = []
        for index, text in enumerate(self._value(data, name, list, [], where)):
            field = f"{where}.{name}[{index}]"
            counted = self._spelt(text, field)
            found += [self._take(counted.name, deck, field) for _ in range(counted.times)]
        return found

    def _spelt(self, text: object, field: str) -> CountedCard:
        if not isinstance(text, str) or not text.strip():
            raise self.fault(field, "here stands the name of a card.")
        return spell_card(text)

    # ------------------------------------------------------------ fields
    def _value(self, data: dict[str, Any], name: str, kind: type, default: Any, where: str = "") -> Any:
        value = data.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            words = {bool: "true or false", int: "a whole number", list: "a list", str: "a text", dict: "a table"}
            raise self.fault(f"{where}.{name}".lstrip("."), f"this must be {words[kind]}.")
        return value

    def _check_names(self, data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        for name in data:
            if name not in known:
                near = get_close_matches(name, known, 1, 0.5)
                hint = f'Did you mean "{near[0]}"?' if near else f"It can be: {', '.join(known)}."
                raise self.fault(f"{where}.{name}".lstrip("."), f"there is no such field. {hint}")

    def _seats(self) -> list[str]:
        seats = self._value(self.data, "seats", list, list(SIDES))
        if sorted(map(str, seats)) != sorted(SIDES):
            raise self.fault("seats", 'this must be ["hero", "villain"] or ["villain", "hero"].')
        return [str(seat) for seat in seats]

    def _seat(self, name: str, default: str) -> int:
        deck = self._value(self.data, name, str, default)
        if deck not in self.seats:
            raise self.fault(name, f'this must be "hero" or "villain", not "{deck}".')
        return self.seats.index(deck)

    # ------------------------------------------------------------ building
    def build(self) -> Position:
        """The whole position."""
        self._check_names(self.data, TOP_FIELDS, "")
        phase = self._value(self.data, "phase", str, "play")
        if phase not in ("draw", "play", "fight", "cleanup"):
            raise self.fault("phase", f'"{phase}" is no phase; it can be draw, play, fight or cleanup.')
        seed = self._value(self.data, "seed", int, 0)
        table = Table(chance=seed & MASK, kinds=self.kinds, labels=[], book=book_for(self.card_set))
        table.round = self._value(self.data, "round", int, 2)
        table.phase = phase
        table.decks = self.seats
        table.last_round = self._value(self.data, "last_round", bool, False)
        table.starting = self._seat("starting", self.seats[0])
        turn = self._seat("turn", self.seats[table.starting])
        table.turn = turn if phase in ("play", "fight") else NOBODY
        table.sides = [self._side(seat, deck) for seat, deck in enumerate(self.seats)]
        self._resource(table)
        self._decks_of(table)
        self._taunts(table)
        table.labels = [0] * len(self.kinds)
        for cards in (table.resource, *(side.deck + side.hand for side in table.sides)):
            seal(table, cards)
        table.script = [int(number) for number in self._value(self.data, "script", list, [])]
        names = tuple(map(str, self._value(self.data, "names", list, ["Ann", "Bo"])))
        return Position(self.card_set, table, self.options, seed, names)

    def _part(self, name: str, known: tuple[str, ...]) -> dict[str, Any]:
        data: dict[str, Any] = self._value(self.data, name, dict, {})
        self._check_names(data, known, name)
        return data

    def _side(self, seat: int, deck: str) -> Side:
        data = self._part(deck, SIDE_FIELDS)
        party: list[Character | None] = []
        for row, places in (("front", 3), ("support", 2)):
            texts = self._value(data, row, list, [], deck)
            if len(texts) > places:
                raise self.fault(
                    f"{deck}.{row}", f"the {row.title()} Row has {places} positions, but {len(texts)} are given."
                )
            for place in range(places):
                text = texts[place] if place < len(texts) else ""
                party.append(self._character(text, seat, deck, len(party), f"{deck}.{row}[{place}]"))
        side = Side(party=party)
        side.passed = self._value(data, "passed", bool, False, deck)
        for name in ("hand", "discard", "banished"):
            setattr(side, name, self._list(data, name, deck, deck))
        return side

    def _character(self, text: object, seat: int, deck: str, place: int, field: str) -> Character | None:
        if text == "":
            return None
        if not isinstance(text, str):
            raise self.fault(field, "here stands the name of a Character, or an empty text.")
        spelt: CharacterText = spell_character(text)
        card = self._take(spelt.name, deck, field)
        kind = book_for(self.card_set).kinds[self.kinds[card]]
        if not kind.character:
            raise self.fault(field, f"{kind.name} is no Character.")
        character = Character(card, seat, place, kind.hp, kind.hp, disabled=spelt.disabled)
        for name in spelt.attached:
            enhancement = self._take(name, deck, field)
            character.attached.append(enhancement)
            character.start += book_for(self.card_set).kinds[self.kinds[enhancement]].raises
        character.hp = character.start if spelt.hp is None else spelt.hp
        if character.hp < 1:
            raise self.fault(field, f"{kind.name} cannot stand with {character.hp} HP.")
        if spelt.shield:
            character.shields = [Shield(spelt.shield, seat, *self._protector())]
        return character

    def _protector(self) -> tuple[int, int]:
        """Kind and ability of the first card that protects others; a shield bears its name."""
        for kind in book_for(self.card_set).kinds:
            for ability in kind.abilities:
                if any(isinstance(effect, Protect) for effect in ability.effects):
                    return kind.index, ability.index
        raise self.fault("", "no card of this card set gives a shield.")

    def _resource(self, table: Table) -> None:
        data = self._part("resource", RESOURCE_FIELDS)
        pool = self._list(data, "pool", "resource", "resource")
        if len(pool) > 4:
            raise self.fault("resource.pool", f"the Pool has 4 places, but {len(pool)} cards are given.")
        table.pool = pool + [-1] * (4 - len(pool))
        table.removed = self._list(data, "removed", "resource", "resource")

    def _decks_of(self, table: Table) -> None:
        """The decks last, since they take what is left."""
        for seat, deck in enumerate(self.seats):
            table.sides[seat].deck = self._deck(table, self._part(deck, SIDE_FIELDS), deck)
        table.resource = self._deck(table, self._part("resource", RESOURCE_FIELDS), "resource")

    def _deck(self, table: Table, data: dict[str, Any], deck: str) -> list[int]:
        written = data.get("deck", [REST])
        field = f"{deck}.deck"
        if isinstance(written, int) and not isinstance(written, bool):
            return self._any(table, deck, written, field)
        if not isinstance(written, list):
            raise self.fault(field, "this must be a number of cards, or a list from the top down.")
        named = {**data, "deck": [text for text in written if text != REST]}
        cards = self._list(named, "deck", deck, deck)
        cards.reverse()
        if REST in written:
            rest = self._any(table, deck, -1, field)
            at_top = len(written) > 1 and written[0] == REST
            return cards + rest if at_top else rest + cards
        return cards

    def _any(self, table: Table, deck: str, count: int, field: str) -> list[int]:
        left = [
            kind
            for kind, copies in sorted(self.stock.items())
            if self.card_set.cards[kind].deck == deck
            for _ in range(copies)
        ]
        shuffle(table, left)
        if count > len(left):
            raise self.fault(field, f"only {len(left)} cards of this deck are left for it.")
        taken = left if count < 0 else left[:count]
        return [self._take(self.card_set.cards[kind].id, deck, field) for kind in taken]

    def _taunts(self, table: Table) -> None:
        for name, by in self._value(self.data, "taunted", dict, {}).items():
            found = [self._in_play(table, text, f"taunted.{name}") for text in (name, str(by))]
            found[0].taunter = found[1].id

    def _in_play(self, table: Table, name: str, field: str) -> Character:
        for side in table.sides:
            for character in side.characters():
                kind = table.kind(character.id)
                if name.casefold() in (kind.id, kind.name.casefold(), kind.table_name.casefold()):
                    return character
        raise self.fault(field, f'"{name}" is not in play.')
