"""The control words of `shared.lark` as values: you may, if you do, choose one; for any game's effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class May:
    """`You may ...`: the player of the card decides."""

    effect: Any


@dataclass(frozen=True, slots=True)
class IfDone:
    """`...; if you do, ...`: the rest happens only if the first part was carried out completely."""

    first: Any
    then: Any


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """`Choose one: ...; or ...`: the player of the card picks."""

    choices: tuple[Any, ...]


def inside(effects: Iterable[Any]) -> Iterator[Any]:
    """All effects in the order in which they are said, those inside others after them."""
    for effect in effects:
        yield effect
        match effect:
            case May(inner):
                yield from inside((inner,))
            case IfDone(first, then):
                yield from inside((first, then))
            case ChooseOne(choices):
                yield from inside(choices)
