"""What lies on the table in a duel of Hero Brigade: plain fields with a copy beside them.

Nothing here knows a rule; ids are opaque numbers, `kinds[id]` says which printed card an id is.
"""

from __future__ import annotations

from typing import Self

import msgspec

from tabletop.engine.game import Outcome
from tabletop.engine.printed import Printed
from tabletop.engine.recorder import Recorder
from tabletop.games.hero_brigade.book import Book, Kind

# Positions of a Party: 0 to 2 are the Front Row from left to right as its owner sees it, 3 and 4 the Support Row.
FRONT = (0, 1, 2)
SUPPORT = (3, 4)
PLACES = (0, 1, 2, 3, 4)
ROWS = {"front": FRONT, "support": SUPPORT}

NOBODY = -1


def row_of(place: int) -> str:
    """The row that a position belongs to."""
    return "front" if place < 3 else "support"


class Shield(msgspec.Struct):
    """A delayed reduction on a Character: lowers each damage during the next Fight Phase (HB-R31)."""

    amount: int
    seat: int
    card: int
    ability: int

    def copy(self) -> Shield:
        """An independent copy."""
        return Shield(self.amount, self.seat, self.card, self.ability)


class Character(msgspec.Struct):
    """A Character in play. `taunter` is the id of the card that Taunts it; `dying` from 0 HP to the discard pile."""

    id: int
    side: int
    place: int
    hp: int
    start: int
    disabled: bool = False
    taunter: int = NOBODY
    dying: bool = False
    attached: list[int] = []
    shields: list[Shield] = []

    def copy(self) -> Character:
        """An independent copy."""
        return Character(
            self.id,
            self.side,
            self.place,
            self.hp,
            self.start,
            self.disabled,
            self.taunter,
            self.dying,
            self.attached.copy() if self.attached else [],
            [shield.copy() for shield in self.shields] if self.shields else [],
        )


class Side(msgspec.Struct):
    """One player's cards. The last id of a pile is its top card."""

    deck: list[int] = []
    hand: list[int] = []
    discard: list[int] = []
    banished: list[int] = []
    party: list[Character | None] = []
    passed: bool = False

    def copy(self) -> Side:
        """An independent copy."""
        return Side(
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.banished.copy(),
            [None if character is None else character.copy() for character in self.party],
            self.passed,
        )

    def characters(self) -> list[Character]:
        """The Characters of the Party, position by position."""
        return [character for character in self.party if character is not None]


class Pending(msgspec.Struct):
    """Something under way that an answer may bear on: an announced card, an ability, damage to come, a response."""

    kind: str
    seat: int
    card: int
    ability: int = -1
    target: int = NOBODY
    amount: int = 0
    place: int = -1

    def copy(self) -> Pending:
        """An independent copy."""
        return Pending(self.kind, self.seat, self.card, self.ability, self.target, self.amount, self.place)


class State(msgspec.Struct):
    """Everything that a save keeps. `labels[id]` groups hidden cards that nobody can tell apart from outside."""

    chance: int
    kinds: list[int]
    labels: list[int]
    next_label: int = 4
    script: list[int] = []
    round: int = 0
    phase: str = "setup"
    begun: bool = False
    starting: int = NOBODY
    turn: int = NOBODY
    decks: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    first: str = "random"
    pick: str = "ask"
    last_round: bool = False
    revealed: int = 0
    sides: list[Side] = []
    boxes: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    resource: list[int] = []
    pool: list[int] = []
    removed: list[int] = []
    resolving: list[int] = []
    pending: list[Pending] = []
    outcome: Outcome | None = None


class Table(Printed[Kind], State, kw_only=True):
    """The state with what it is played by: the book of its card set and, outside playouts, a recorder."""

    book: Book
    recorder: Recorder | None = None

    def copy(self) -> Self:
        """An independent copy; book and outcome are values and shared, the recorder stays behind."""
        one, two = self.sides
        return type(self)(
            self.chance,
            self.kinds.copy(),
            self.labels.copy(),
            self.next_label,
            self.script.copy() if self.script else [],
            self.round,
            self.phase,
            self.begun,
            self.starting,
            self.turn,
            self.decks.copy(),
            self.first,
            self.pick,
            self.last_round,
            self.revealed,
            [one.copy(), two.copy()],
            [self.boxes[0].copy(), self.boxes[1].copy()],
            self.resource.copy(),
            self.pool.copy(),
            self.removed.copy(),
            self.resolving.copy(),
            [pending.copy() for pending in self.pending] if self.pending else [],
            self.outcome,
            book=self.book,
        )

    def character(self, card: int) -> Character | None:
        """The Character in play with this id, None if it is not in play."""
        for side in self.sides:
            for character in side.party:
                if character is not None and character.id == card:
                    return character
        return None

    def active(self) -> int:
        """The active player, outside turns the Starting Player (HB-TERM-1, HB-R36)."""
        return self.turn if self.turn != NOBODY else max(self.starting, 0)
