"""What lies on the table in the Roshambo Protocol: a deck and a win pile a seat, cards turned up, perhaps a pot."""

from __future__ import annotations

from typing import Self

import msgspec

from tabletop.engine.game import Outcome
from tabletop.engine.printed import Printed
from tabletop.engine.recorder import Recorder
from tabletop.games.hero_brawl.book import Book, Kind


class State(msgspec.Struct):
    """Everything that a save keeps. The last id of a deck is its top card; `turned` is -1 where a seat has no card up.

    `aside` is the surplus of an uneven deal (BR-R47), `won` how many rounds each seat has won, `limit` 0 for none,
    `history` the cards owned by each seat after every tenth round, for the chart, `leading` who had most cards last,
    -1 before anybody had.
    """

    chance: int
    kinds: list[int]
    script: list[int] = []
    revealed: int = 0
    round: int = 0
    phase: str = "setup"
    decks: list[list[int]] = []
    piles: list[list[int]] = []
    turned: list[int] = []
    pot: list[int] = []
    aside: list[int] = []
    out: list[bool] = []
    won: list[int] = []
    winner: int = -1
    limit: int = 0
    history: list[list[int]] = []
    leading: int = -1
    outcome: Outcome | None = None


class Table(Printed[Kind], State, kw_only=True):
    """The state with its book and, outside playouts, a recorder."""

    book: Book
    recorder: Recorder | None = None

    def copy(self) -> Self:
        """An independent copy; book and outcome are values and shared, the recorder stays behind."""
        return type(self)(
            self.chance,
            self.kinds.copy(),
            self.script.copy() if self.script else [],
            self.revealed,
            self.round,
            self.phase,
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.piles],
            self.turned.copy(),
            self.pot.copy(),
            self.aside.copy(),
            self.out.copy(),
            self.won.copy(),
            self.winner,
            self.limit,
            self.history.copy(),
            self.leading,
            self.outcome,
            book=self.book,
        )

    def seats(self) -> range:
        """All seats."""
        return range(len(self.decks))

    def owned(self, seat: int) -> int:
        """How many cards a seat has in deck, win pile and turned up."""
        return len(self.decks[seat]) + len(self.piles[seat]) + (self.turned[seat] >= 0)
