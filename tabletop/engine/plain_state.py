"""A game's state as JSON values and bytes, for states that are one msgspec struct of plain fields."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tabletop.engine.game import SaveFault
from tabletop.engine.view import Json

State = TypeVar("State", bound=msgspec.Struct)

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
