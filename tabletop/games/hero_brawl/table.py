"""What lies on the table in Hero Brawl: plain fields with a copy beside them. Nothing here knows a rule.

Ids are opaque numbers, `kinds[id]` says which printed card an id is. Until it is drawn the Title Belt has a place in
the pile that nobody knows, so it comes by chance when cards are drawn (see `belt.py`); its id lies in no list.
"""

from __future__ import annotations

from typing import Self

import msgspec

from tabletop.engine.game import Outcome
from tabletop.engine.printed import Printed
from tabletop.engine.recorder import Recorder
from tabletop.games.hero_brawl.book import Book, Kind

NOBODY = -1
VACANT = -1
IN_PILE = -2


class Player(msgspec.Struct):
    """One seat: its hand, the Tag Team cards face up before it, and whether it is out of the game."""

    hand: list[int] = []
    shield: list[int] = []
    out: bool = False

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.hand.copy(), self.shield.copy() if self.shield else [], self.out)


class Pending(msgspec.Struct):
    """Something under way that an answer may bear on.

    `kind` is "turn" (a card played as a turn), "interrupt", "result" (a roshambo won by `winner` against `target` or
    `seat`) or "closing". `card` is in play, `target` the opponent named. `cancelled`: a Referee has stopped it.
    """

    kind: str
    seat: int
    card: int = NOBODY
    target: int = NOBODY
    winner: int = NOBODY
    cancelled: bool = False

    def copy(self) -> Pending:
        """An independent copy."""
        return Pending(self.kind, self.seat, self.card, self.target, self.winner, self.cancelled)


class State(msgspec.Struct):
    """Everything that a save keeps.

    `labels` groups, seat by seat, the hidden cards that this seat cannot tell apart (`knowledge.py`). `belt` is the
    champion's seat, VACANT or IN_PILE; `belt_below` is the number of cards above it in the pile where a position says
    so, else -1. `turns_left` are the final turns to come. `slots` is the shuffled order in which a Rival's victim shows
    card backs. `damaged` (who hurt the champion) and `beaten` (winner and loser of a roshambo) wait for settlement.
    `rolled` is the last test of skill (seat, number needed, number rolled) until another card is played.
    """

    chance: int
    kinds: list[int]
    labels: list[int]
    next_label: int = 1
    script: list[int] = []
    revealed: int = 0
    round: int = 0
    turn: int = 0
    windows: int = 0
    phase: str = "setup"
    active: int = NOBODY
    starting: int = NOBODY
    players: list[Player] = []
    pile: list[int] = []
    discard: list[int] = []
    in_play: list[int] = []
    committed: list[int] = []
    belt: int = IN_PILE
    belt_below: int = -1
    final: bool = False
    turns_left: list[int] = []
    pending: list[Pending] = []
    slots: list[int] = []
    damaged: int = NOBODY
    beaten: list[int] = []
    first: str = "random"
    lost: str = "none"
    ask_everybody: bool = True
    open_rival: bool = False
    meter: bool = False
    bots: list[bool] = []
    outcome: Outcome | None = None
    rolled: list[int] = []


class Table(Printed[Kind], State, kw_only=True):
    """The state with what it is played by: the book of its card set and, outside playouts, a recorder."""

    book: Book
    recorder: Recorder | None = None

    def copy(self) -> Self:
        """An independent copy; book and outcome are values and shared, the recorder stays behind."""
        return type(self)(
            self.chance,
            self.kinds.copy(),
            self.labels.copy(),
            self.next_label,
            self.script.copy() if self.script else [],
            self.revealed,
            self.round,
            self.turn,
            self.windows,
            self.phase,
            self.active,
            self.starting,
            [player.copy() for player in self.players],
            self.pile.copy(),
            self.discard.copy(),
            self.in_play.copy() if self.in_play else [],
            self.committed.copy(),
            self.belt,
            self.belt_below,
            self.final,
            self.turns_left.copy() if self.turns_left else [],
            [pending.copy() for pending in self.pending] if self.pending else [],
            self.slots.copy() if self.slots else [],
            self.damaged,
            self.beaten.copy() if self.beaten else [],
            self.first,
            self.lost,
            self.ask_everybody,
            self.open_rival,
            self.meter,
            self.bots.copy(),
            self.outcome,
            self.rolled.copy() if self.rolled else [],
            book=self.book,
        )

    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    def still_in(self) -> list[int]:
        """The seats that are not eliminated, in seat order."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def left_of(self, seat: int) -> list[int]:
        """The other seats still in, in turn order from the left of a seat."""
        count = len(self.players)
        order = [(seat + step) % count for step in range(1, count)]
        return [other for other in order if not self.players[other].out]

    def pile_count(self) -> int:
        """How many cards the pile has, the Title Belt among them until it is drawn."""
        return len(self.pile) + (self.belt == IN_PILE)

    def belt_card(self) -> int:
        """The id of the Title Belt."""
        return self.kinds.index(self.book.belt)
