"""Chance as an integer in the state: SplitMix64, shuffles and draws.

No `random` module and no clock, so the same seed and answers give the same game on every machine. What comes can be
scripted: a source's `script` is used up before its own numbers.

Source of the generator: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014 (SplitMix64).
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


class Chancy(Protocol):
    """Anything with a chance state: a table, or a `Source` of a bot's own."""

    chance: int
    script: list[int]


class Source:
    """A chance state of its own, for bots, simulations and set-up; the same numbers as a table with this seed."""

    __slots__ = ("chance", "script")

    def __init__(self, seed: int, script: Sequence[int] = ()) -> None:
        self.chance = seed & MASK
        self.script = list(script)


def below(source: Chancy, bound: int) -> int:
    """A number from 0 to bound - 1. The bias of the remainder is below bound / 2**64.

    Raises ValueError if bound is not positive.
    """
    if bound < 1:
        raise ValueError(f"no number lies below {bound}")
    if source.script:
        return source.script.pop(0) % bound
    state = (source.chance + GOLDEN) & MASK
    source.chance = state
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return (state ^ (state >> 31)) % bound


def shuffle(source: Chancy, items: MutableSequence[T]) -> None:
    """Fisher-Yates in place, from the last item down."""
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


def script_for(before: Sequence[T], after: Sequence[T]) -> list[int]:
    """The script that makes `shuffle` turn one order into another; for tests and positions.

    Raises ValueError if the two are not the same items.
    """
    items = list(before)
    script = []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(after[last], 0, last + 1)
        items[last], items[other] = items[other], items[last]
        script.append(other)
    if items != list(after):
        raise ValueError("the two orders do not hold the same items")
    return script


def split(seed: int, number: int) -> int:
    """The seed of the number-th game of a series, well apart from its neighbours."""
    source = Source((seed ^ (number * GOLDEN)) & MASK)
    return (below(source, 1 << 32) << 31) ^ below(source, 1 << 31)
