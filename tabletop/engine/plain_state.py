"""A game's state as JSON values and bytes, for states that are one msgspec struct of plain fields."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tabletop.engine.cards import CardSet
from tabletop.engine.game import SaveFault
from tabletop.engine.view import Json

State = TypeVar("State", bound=msgspec.Struct)
Table = TypeVar("Table", bound=Any)

_ENCODER = msgspec.json.Encoder()


def dumped(table: msgspec.Struct, state: type[msgspec.Struct]) -> Json:
    """The fields of `state` of a table, as JSON values."""
    return msgspec.to_builtins({name: getattr(table, name) for name in state.__struct_fields__}, str_keys=True)


def encoded(table: msgspec.Struct, state: type[msgspec.Struct]) -> bytes:
    """The same fields as bytes in a fixed order, for hashes."""
    return _ENCODER.encode([getattr(table, name) for name in state.__struct_fields__])


def loaded(data: Json, state: type[State], where: str) -> State:
    """The state from JSON values. Raises SaveFault naming the field below `where` that is wrong."""
    try:
        return msgspec.convert(data, state)
    except msgspec.ValidationError as fault:
        problem, _, path = str(fault).partition(" - at `$")
        raise SaveFault(where + path.rstrip("`"), problem.replace("`", '"')) from fault


class PlainRules(ABC, Generic[Table]):
    """The part of `tabletop.engine.game.Rules` that is alike where the state is one struct of plain fields, `state`."""

    state: type[msgspec.Struct]

    @abstractmethod
    def check(self, state: Any, card_set: CardSet, where: str) -> None:
        """Raises SaveFault at the first thing in a loaded state that cannot be."""

    @abstractmethod
    def table_of(self, values: Sequence[Any], card_set: CardSet) -> Table:
        """The table with these fields, and with the book of the card set."""

    def round_of(self, table: Table) -> int:
        """The number of the round."""
        number: int = table.round
        return number

    def dump(self, table: Table) -> Json:
        """The state as JSON values."""
        return dumped(table, self.state)

    def encode(self, table: Table) -> bytes:
        """The state as bytes in a fixed order, the same on every machine."""
        return encoded(table, self.state)

    def load(self, data: Json, card_set: CardSet, where: str) -> Table:
        """The table again. Raises SaveFault for a wrong field, an unknown card or a card in two places."""
        state = loaded(data, self.state, where)
        self.check(state, card_set, where)
        return self.table_of([getattr(state, name) for name in self.state.__struct_fields__], card_set)
