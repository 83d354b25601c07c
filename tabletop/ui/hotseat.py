"""Several people at one screen: whose hand is open, who has claimed an answer, and what closes a hand again.

The curtain closes hands, never the table. Nothing here knows a widget or a match: the
controller tells it what is asked.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from tabletop.engine.decision import Decision


class Hands(StrEnum):
    """How hidden hands are kept from the others at the screen."""

    OPEN = "open"  # nobody minds: all hands lie open
    CLOSED = "closed"  # a hand opens only while its owner needs it
    CURTAIN = "curtain"  # besides, the whole screen is covered when another person decides


class HotSeat:
    """The hands of the people at one screen.

    `opened` is the seat whose hand is open for its decision, `peeking` a seat that only holds its button to look.
    `openings` counts, by (seat, round), how often a hand had to be opened.
    """

    def __init__(self, humans: list[bool], hands: Hands = Hands.CLOSED) -> None:
        self.humans = humans
        self.hands = hands
        self.opened: int | None = None
        self.peeking: int | None = None
        self.claims: set[int] = set()
        self.nobody_else = False
        self.openings: Counter[tuple[int, int]] = Counter()
        self._holder: int | None = None
        self._window: str | None = None
        self._phase = ""

    @property
    def alone(self) -> int | None:
        """The one human seat at the screen, None if there are more or none."""
        seats = [seat for seat, human in enumerate(self.humans) if human]
        return seats[0] if len(seats) == 1 else None

    @property
    def closed(self) -> bool:
        """Whether hands are kept closed here: two or more people, and the table did not agree on open hands."""
        return sum(self.humans) > 1 and self.hands is not Hands.OPEN

    def asked(self, decision: Decision | None, phase: str) -> None:
        """A decision has come up (None: nobody is asked). Closes what must not stay open."""
        self.peeking = None
        window = decision.group if decision is not None and decision.window else None
        called = self._window is not None and window is None
        if window is None or window != self._window:
            self.claims.clear()
            self.nobody_else = False
        self._window = window
        turned = decision is None or decision.seat != self.opened or phase != self._phase
        if called and decision is not None and decision.hand_too:
            turned = True  # it was opened to answer a call; whether a card is played now is another question
        if turned or (self.is_call(decision) and self.opened not in self.claims):
            self.opened = None
        self._phase = phase

    def is_call(self, decision: Decision | None) -> bool:
        """Whether this is asked on the open table first, so that being asked tells nothing."""
        return decision is not None and self.closed and decision.window and decision.uses_hand

    def shows(self, decision: Decision) -> bool:
        """Whether the options of this decision may stand on the screen now."""
        if not self.closed:
            return True
        if self.curtain(decision) is not None:
            return False
        return self.opened == decision.seat or not decision.uses_hand

    def holds_back(self, decision: Decision) -> bool:
        """Whether this decision shows only what is public, until its seat opens the hand for the rest."""
        return self.closed and decision.hand_too and self.opened != decision.seat

    def wants(self, decision: Decision) -> bool:
        """Whether this decision waits for its seat to open the hand."""
        if not self.closed or not decision.uses_hand or self.opened == decision.seat:
            return False
        return not self.is_call(decision) or decision.seat in self.claims

    def curtain(self, decision: Decision) -> int | None:
        """The seat that the screen must be handed to before anything shows; None if it may show."""
        if self.hands is not Hands.CURTAIN or not self.closed or self.is_call(decision):
            return None
        return None if self._holder == decision.seat else decision.seat

    def declines(self, decision: Decision) -> bool:
        """Whether a table call is declined unasked, because nobody (else) answers."""
        return self.is_call(decision) and decision.seat not in self.claims and self.nobody_else

    def open(self, seat: int, round_number: int) -> None:
        """A seat has held its button for the decision it is asked."""
        self.opened = seat
        self._holder = seat
        self.peeking = None
        self.openings[seat, round_number] += 1

    def take_screen(self, seat: int) -> None:
        """A seat has lifted the curtain for a decision that needs no hand."""
        self._holder = seat

    def peek(self, seat: int, round_number: int) -> None:
        """A seat looks into its hand for as long as it holds its button."""
        self.peeking = seat
        self.openings[seat, round_number] += 1

    def close(self) -> None:
        """Close every hand, as after a take-back."""
        self.opened = self.peeking = self._window = None
        self.claims.clear()
        self.nobody_else = False

    def visible_hands(self) -> list[int]:
        """The seats whose hands may be seen at this moment."""
        if not self.closed:
            return [seat for seat, human in enumerate(self.humans) if human]
        seat = self.opened if self.peeking is None else self.peeking
        return [] if seat is None else [seat]
