"""Reading the fields of a position file with errors that name the field; what the fields mean is a game's business."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from tabletop.engine.position import PositionFault

_WORDS = {bool: "true or false", int: "a whole number", list: "a list", str: "a text", dict: "a table"}


def read_toml(text: str, path: str) -> dict[str, Any]:
    """The values of a TOML text. Raises PositionFault with the line that is wrong."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise PositionFault(path, "", f"this is not TOML: {fault}") from fault


class Fields:
    """The fields of one table of a position. `where` is its name inside the file, "" for the file itself."""

    def __init__(self, data: dict[str, Any], path: str, where: str = "") -> None:
        self.data = data
        self.path = path
        self.where = where

    def named(self, name: str) -> str:
        """A field with the names of the tables around it."""
        return f"{self.where}.{name}".lstrip(".")

    def fault(self, name: str, problem: str) -> PositionFault:
        """A fault at a field."""
        return PositionFault(self.path, self.named(name), problem)

    def known(self, names: Sequence[str]) -> None:
        """Raises PositionFault for a field of another name, and offers the nearest."""
        for name in self.data:
            if name not in names:
                near = get_close_matches(name, names, 1, 0.5)
                hint = f'Did you mean "{near[0]}"?' if near else f"It can be: {', '.join(names)}."
                raise self.fault(name, f"there is no such field. {hint}")

    def value(self, name: str, *kinds: type, default: Any = None) -> Any:
        """A field of one of these kinds, or the default. Raises PositionFault for another kind."""
        value = self.data.get(name, default)
        if name not in self.data:
            return default
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise self.fault(name, f"this must be {' or '.join(_WORDS[kind] for kind in kinds)}.")
        return value

    def number(self, name: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds. Raises PositionFault."""
        value = int(self.value(name, int, default=default))
        if not least <= value <= most:
            raise self.fault(name, f"this must be a whole number from {least} to {most}, not {value}.")
        return value

    def one_of(self, name: str, choices: Sequence[str], default: str) -> str:
        """One of some words. Raises PositionFault."""
        value = str(self.value(name, str, default=default))
        if value not in choices:
            raise self.fault(name, f'this cannot be "{value}"; it can be: {", ".join(choices)}.')
        return value
