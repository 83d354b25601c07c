"""Positions of the Protocol as TOML: decks and win piles by name, from the top down; the rest is dealt from the seed.

round = 12
limit = 0                       # rounds; 0 for none
pot = ["Baron Boo"]
[[players]]
name = "Ann"
deck = ["The Hero Brawl Title Belt", 3]     # a card, or so many of the rest
pile = 7
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.position import Position
from tabletop.engine.position_fields import Fields, read_toml
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.position import NAMES
from tabletop.games.hero_brawl.protocol.table import Table
from tabletop.games.hero_brawl.reading import base_card_set

TOP_FIELDS = ("round", "limit", "pot", "players", "seed")
PLAYER_FIELDS = ("name", "deck", "pile", "out")


def read_position(text: str, path: str = "position") -> Position:
    """A position from TOML. Raises PositionFault naming the field (or line) that is wrong."""
    return build_position(read_toml(text, path), path)


def build_position(data: dict[str, Any], path: str = "position") -> Position:
    """A position from the values that TOML would give. Cards named nowhere are set aside. Raises PositionFault."""
    top = Fields(data, path)
    top.known(TOP_FIELDS)
    given = top.value("players", list, default=[{}, {}])
    if not 2 <= len(given) <= 6 or not all(isinstance(one, dict) for one in given):
        raise top.fault("players", "there must be 2 to 6 tables [[players]].")
    players = [Fields(one, path, f"players[{n}]") for n, one in enumerate(given)]
    card_set = base_card_set("roshambo-protocol")
    kinds = [index for index, card in enumerate(card_set.cards) for _ in range(card.copies)]
    names = tuple(str(one.value("name", str, default=NAMES[n])) for n, one in enumerate(players))
    if len(set(names)) < len(names):
        raise top.fault("players", "every player needs a name of its own.")
    count = len(players)
    table = Table(
        chance=top.number("seed", 0, MASK, 0),
        kinds=kinds,
        book=book_for(card_set),
        decks=[[] for _ in range(count)],
        piles=[[] for _ in range(count)],
        turned=[-1] * count,
        aside=list(range(len(kinds))),
        out=[False] * count,
        won=[0] * count,
        round=top.number("round", 0, 9999, 0),
        limit=top.number("limit", 0, 9999, 0),
        phase="turn",
    )
    wanted = []
    for seat, fields in enumerate(players):
        fields.known(PLAYER_FIELDS)
        table.out[seat] = bool(fields.value("out", bool, default=False))
        for name, heap in (("deck", table.decks[seat]), ("pile", table.piles[seat])):
            if table.out[seat] and fields.value(name, list, int, default=0):
                raise fields.fault(name, f"{names[seat]} is out and has no cards.")
            wanted.append((fields, name, heap, _named(table, fields, name, heap)))
    wanted.append((top, "pot", table.pot, _named(table, top, "pot", table.pot)))
    shuffle(table, table.aside)
    for fields, name, heap, more in wanted:
        if more > len(table.aside):
            raise fields.fault(name, f"only {len(table.aside)} cards are left, not {more}.")
        heap[:0] = [table.aside.pop() for _ in range(more)]
    return Position(card_set, table, {"limit": "off"}, top.number("seed", 0, MASK, 0), names)


def _named(table: Table, fields: Fields, name: str, heap: list[int]) -> int:
    """Puts named cards on a heap, the first one on top; returns how many more are wanted."""
    value = fields.value(name, list, int, default=[])
    values: Sequence[Any] = [value] if isinstance(value, int) else value
    more = 0
    found = []
    for index, one in enumerate(values):
        if isinstance(one, int) and not isinstance(one, bool) and one >= 0:
            more += one
            continue
        where = f"{name}[{index}]"
        card = next((card for card in table.aside if _called(table, card, str(one))), None)
        if card is None:
            near = get_close_matches(str(one), [kind.name for kind in table.book.kinds], 1, 0.5)
            hint = f' Did you mean "{near[0]}"?' if near else ""
            raise fields.fault(where, f'there is no card "{one}" left to place.{hint}')
        table.aside.remove(card)
        found.append(card)
    heap += found[::-1]
    return more


def _called(table: Table, card: int, name: str) -> bool:
    kind = table.kind(card)
    return name.casefold() in (kind.id, kind.name.casefold(), kind.table_name.casefold())
