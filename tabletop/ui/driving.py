"""Driving a match at one screen: from one question to the next, with what answers itself, and the trace of it.

Base of the `Controller`, which adds what people do: answering, opening hands, taking back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.events import plain
from tabletop.engine.handle import SeatHandle
from tabletop.engine.match import Match, Refused, RuleFault, StaleAnswer
from tabletop.engine.view import SPECTATOR
from tabletop.trace import Trace
from tabletop.ui.hotseat import Hands, HotSeat
from tabletop.ui.standing import StandingOrders

DECLINE = "decline"
BLIND = ("pass", "rest")  # answers that need no look at the hand: no more cards, and all in the order as it is


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, handle: SeatHandle) -> str:
        """The key of the option it takes."""
        ...


def _nothing(*_: object) -> None:
    pass


class Driver:
    """Runs one match at one screen from one question that somebody must answer to the next.

    `changed` is called after everything that may change the picture, `refused` with the reason why something is not
    allowed, `faulted` with a sentence when code behind a card failed (the answer was taken back), and `answered` after
    each decision of a human, for the autosave.
    """

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], hands: Hands = Hands.CLOSED, trace: Trace | None = None
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.humans = [seat not in self.bots for seat in range(len(match.names))]
        self.seats = HotSeat(self.humans, hands)
        self.orders = StandingOrders(match.game.standing)
        self.trace = trace or Trace(None)
        self.changed: Callable[[], None] = _nothing
        self.refused: Callable[[Refusal], None] = _nothing
        self.faulted: Callable[[str], None] = _nothing
        self.answered: Callable[[], None] = _nothing
        self._looked = [0] * len(self.humans)
        self._announced = -1
        self._ended = False
        self._by_itself: set[int] = set()  # decisions that were answered without anybody being asked
        self._pressed = -1  # the decision at which somebody said that nobody answers
        self._quiet = False  # going back or forward in time: the picture simply stands there

    @property
    def decision(self) -> Decision | None:
        """The pending decision in full, whoever's it is. Screens draw `moment()` instead."""
        seat = self.match.to_move
        return None if seat is None else self.match.ask(seat).decision()

    @property
    def bot_to_move(self) -> int | None:
        """The bot that must decide, None if a person must or nobody."""
        seat = self.match.to_move
        return seat if seat in self.bots else None

    def call_seats(self) -> list[int]:
        """The people who may still answer in this table call, in the order in which they are asked."""
        decision = self._shown()
        if decision is None or not self.seats.is_call(decision):
            return []
        seats = [decision.seat]
        silent = [seat for seat in range(len(self.humans)) if self.is_silent(seat)]
        twin = self.match.clone()
        twin.answer(DECLINE)
        while (later := twin.decision) is not None and later.window and later.group == decision.group:
            if self.humans[later.seat] and later.seat not in seats + silent:
                seats.append(later.seat)
            twin.answer(DECLINE)
        return seats

    def people_in(self) -> list[int]:
        """The seats of people who are still in the game; none once it is over."""
        if self.match.outcome is not None:
            return []
        view = self.match.ask(SPECTATOR).view()
        return [seat for seat, human in enumerate(self.humans) if human and not view.is_out(seat)]

    def is_silent(self, seat: int) -> bool:
        """Whether a seat answers no call in this turn or round."""
        return self.orders.silent(seat)

    # ------------------------------------------------------------ inside
    def _shown(self) -> Decision | None:
        """The pending decision if a person is asked."""
        return None if self.bot_to_move is not None else self.decision

    def _round(self) -> int:
        return self.match.rules.round_of(self.match.table)

    def _send(self, key: str, number: int) -> bool:
        try:
            self.match.answer(key, number)
        except StaleAnswer:
            self.trace.refused("stale")
            return False
        except Refused as refused:
            self.trace.refused(refused.refusal.rule or "not-now")
            self.refused(refused.refusal)
            return False
        except RuleFault as fault:
            self.trace.refused("fault")
            self.faulted(str(fault))
            return False
        self.trace.chose(key)
        self._by_itself = {other for other in self._by_itself if other < number}
        return True

    def _run(self) -> None:
        """Go on to the next decision that a person or a bot with a choice must make."""
        try:
            self.match.run()
            self._settle()
            while (key := self._unasked()) is not None and self._send(key, number := self.match.number):
                if number != self._pressed:
                    self._by_itself.add(number)
                self.match.run()
                self._settle()
        except RuleFault as fault:
            self.faulted(str(fault))
        self._tell()

    def _settle(self) -> None:
        facts = self.match.ask(SPECTATOR).view().facts
        phase = str(facts.get("phase", ""))
        # A game that counts its turns says so; elsewhere a phase in which somebody acts is a turn.
        turn = (facts.get("turn", phase), facts.get("active"))
        self.orders.time((self._round(), turn), self._round())
        self.seats.asked(self._shown(), phase)

    def _unasked(self) -> str | None:
        """The answer that a person has given beforehand, None if the decision must be asked.

        A window is declined because nobody answers, or this seat not for a while, or because there is nobody to hide
        an empty hand from. What a closed hand is needed for is answered only if the answer needs no look.
        """
        decision = self._shown()
        if decision is None:
            return None
        if decision.window:
            return DECLINE if self._declines(decision) else None
        key = self.orders.key_for(decision)
        option = decision.option(key) if key is not None else None
        tells = decision.uses_hand or (option is not None and option.from_hand)
        return key if key in BLIND or not tells else None

    def _declines(self, decision: Decision) -> bool:
        if decision.seat in self.seats.claims:
            return False
        if self.seats.declines(decision) or self.orders.silent(decision.seat):
            return True
        return not self.seats.closed and [option.key for option in decision.options] == [DECLINE]

    def _tell(self) -> None:
        decision, outcome = self.decision, self.match.outcome
        if decision is not None and decision.number != self._announced:
            self._announced = decision.number
            self.trace.decision(decision)
        if outcome is not None and not self._ended:
            self._ended = True
            self.trace.ended(plain(outcome.sentence, self.match.names))
