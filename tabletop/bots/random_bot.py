"""A bot that takes any option with equal chance.

It keeps no state: its choice comes from its seed and the number of the decision, so that it answers alike after an
undo, a load or a crash.
"""

from __future__ import annotations

from tabletop.engine.chance import Source, below, split
from tabletop.engine.handle import SeatHandle


class RandomBot:
    """Chooses at random, from `seed`."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, handle: SeatHandle) -> str:
        """The key of one option. Raises ValueError if this seat is not asked."""
        decision = handle.decision()
        if decision is None:
            raise ValueError(f"seat {handle.seat} is not asked anything")
        source = Source(split(self._seed, decision.number))
        options = decision.listed()  # what a test of skill gives is nobody's to choose
        return options[below(source, len(options))].key
