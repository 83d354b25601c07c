"""Positions: a moment of a game written down by a person, as test, puzzle or bug report.

How a position of a game is written is the game's business; here is what comes out of it and how a fault is told.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.engine.cards import CardSet
from tabletop.engine.game import Game, SeatSetup, Setup
from tabletop.engine.match import Match


class PositionFault(ValueError):
    """A fault in a position: the file, the field and what is wrong with it."""

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {field}: {problem}" if field else f"{file}: {problem}")
        self.file = file
        self.field = field
        self.problem = problem


class Position(NamedTuple):
    """A table set up by hand, with the cards it is played with and the options it implies."""

    card_set: CardSet
    table: Any
    options: dict[str, str]
    seed: int
    names: tuple[str, ...]

    def match(self, game: Game, seats: tuple[SeatSetup, ...] | None = None) -> Match:
        """A match that begins with this position, run to its first decision if there are any."""
        seated = seats or tuple(SeatSetup(name) for name in self.names)
        setup: Setup = game.setup(seated, self.options, self.seed)
        match = Match.at(game, setup, self.card_set, self.table)
        if not game.automatic:
            match.run()
        return match
