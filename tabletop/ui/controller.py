"""The controller: owns the match, lets people and bots answer it, and says what the screen may show at each moment.

No widgets here. The window calls its methods and draws `moment()` whenever `changed` is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from tabletop.engine.decision import Decision, Option, Refusal
from tabletop.engine.events import Event, plain
from tabletop.engine.handle import SeatHandle
from tabletop.engine.match import Match, Refused, RuleFault, StaleAnswer
from tabletop.trace import Trace
from tabletop.ui.hotseat import Hands, HotSeat
from tabletop.ui.moment import Moment, moment_of
from tabletop.ui.seeing import seen_log

DECLINE = "decline"
BLIND = ("pass", "rest")  # answers that need no look at the hand: no more cards, and all in the order as it is


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, handle: SeatHandle) -> str:
        """The key of the option it takes."""
        ...


def _nothing(*_: object) -> None:
    pass


class Controller:
    """One match at one screen.

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
        self.trace = trace or Trace(None)
        self.changed: Callable[[], None] = _nothing
        self.refused: Callable[[Refusal], None] = _nothing
        self.faulted: Callable[[str], None] = _nothing
        self.answered: Callable[[], None] = _nothing
        self._looked = [0] * len(self.humans)
        self._announced = -1
        self._ended = False

    # ------------------------------------------------------------ what is asked
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

    def moment(self) -> Moment:
        """What the screen may show now."""
        return moment_of(self.match, self.seats, self._shown(), self.call_seats(), self._looked)

    def log(self) -> list[Event]:
        """The log as it may stand on the screen: with closed hands, the public one."""
        return seen_log(self.match, [] if self.seats.closed else self.seats.visible_hands())

    def blind(self) -> tuple[Option, ...]:
        """Answers that may be given without opening the hand that the decision uses."""
        decision = self._shown()
        if decision is None or not self.seats.wants(decision):
            return ()
        return tuple(option for option in decision.options if option.key in BLIND)

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

    def after(self, key: str) -> Decision | None:
        """The decision that would follow an answer at once, for answering two in a row; None if it may not show."""
        decision = self._shown()
        if decision is None or not self.seats.shows(decision):
            return None
        following = self.match.ask(decision.seat).after(key)
        return None if following is None or (following.uses_hand and self.seats.wants(following)) else following

    def refusal(self, subject: str | None, target: str | None) -> Refusal:
        """Why this pair is no option now."""
        seat = self.match.to_move
        refusal = self.match.ask(0 if seat is None else seat).refuse(subject, target)
        self.trace.refused(refusal.rule or "not-now")
        return refusal

    # ------------------------------------------------------------ answering
    def start(self) -> None:
        """Run to the first decision."""
        self._run()
        self.changed()

    def choose(self, key: str, number: int) -> bool:
        """A person answers decision `number`. False, with a reason to `refused`, if that is not possible (any more)."""
        decision = self._shown()
        if decision is None or decision.number != number:
            self.trace.refused("stale")
            return False
        if not self.seats.shows(decision) and key not in BLIND:
            self.refused(Refusal("", "Hold your button first: this decision uses the hand."))
            return False
        return self._answer(decision, key)

    def choose_chain(self, key: str, then: str, number: int) -> bool:
        """Answer decision `number`, and the one that follows at once with `then`."""
        following = self.after(key)
        if following is None or following.option(then) is None:
            return False
        return self.choose(key, number) and self.choose(then, self.match.number)

    def bot_step(self) -> bool:
        """Let the bot that must decide do so. False if no bot is asked."""
        seat = self.bot_to_move
        if seat is None:
            return False
        handle = self.match.ask(seat)
        decision = handle.decision()
        keys = [option.key for option in decision.options] if decision else []
        # Where a card's code fails the bot takes another way, so that the game goes on for the others.
        if not any(self._send(key, self.match.number) for key in [self.bots[seat].choose(handle), *keys]):
            self.match.concede(seat)
        self._run()
        self.changed()
        return True

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.match.concede(seat)
        self.trace.chose(f"concede {seat}")
        self._run()
        self.answered()
        self.changed()

    # ------------------------------------------------------------ hands
    def hold(self, seat: int) -> None:
        """A seat's own button was held for half a second: opens its hand for its decision, or lets it peek."""
        if not self.humans[seat]:
            return
        decision = self._shown()
        mine = decision is not None and decision.seat == seat
        if decision is not None and mine and (self.seats.wants(decision) or self.seats.curtain(decision) == seat):
            if self.seats.wants(decision):
                self.seats.open(seat, self._round())
            else:
                self.seats.take_screen(seat)
        elif self.seats.closed and self.seats.opened != seat:
            self.seats.peek(seat, self._round())
        self.changed()

    def release(self, seat: int) -> None:
        """The button was let go: a peek ends, a hand open for its decision stays."""
        if self.seats.peeking == seat:
            self.seats.peeking = None
            self.changed()

    def claim(self, seat: int) -> None:
        """In a table call, a seat wants to answer: its hand opens as soon as those before it have declined."""
        decision = self._shown()
        if not self.seats.is_call(decision) or seat not in self.call_seats():
            return
        self.seats.claims.add(seat)
        if decision is not None and decision.seat == seat:
            self.seats.open(seat, self._round())
        self.changed()

    def nobody(self) -> None:
        """In a table call, nobody (else) answers."""
        decision = self._shown()
        if self.seats.is_call(decision):
            self.seats.nobody_else = True
            self._run()
            self.answered()
            self.changed()

    def set_hands(self, hands: Hands) -> None:
        """Agree on another way of keeping hands; every hand is closed first."""
        self.seats.close()
        self.seats.hands = hands
        self._run()
        self.changed()

    def keep_silent(self, seat: int, silent: bool = True) -> None:
        """A seat answers no table call in this round, said aloud so that it tells nothing; or does so again."""
        self.seats.keep_silent(seat, self._round() if silent else None)
        self._run()
        self.answered()
        self.changed()

    def is_silent(self, seat: int) -> bool:
        """Whether a seat answers no table call in this round."""
        return self.seats.silent.get(seat) == self._round()

    # ------------------------------------------------------------ taking back
    def undo_block(self) -> str | None:
        """Why the last decision can't be taken back, as a sentence; None if it can."""
        last = next((entry for entry in reversed(self.match.entries) if not entry.forced), None)
        if last is not None and not self.humans[last.seat]:
            return f"{self.match.names[last.seat]} has answered since."
        return self.match.undo_block()

    def undo(self) -> None:
        """Take back the last decision, or say why not."""
        block = self.undo_block()
        if block is not None:
            self.refused(Refusal("", block))
            return
        self.match.undo()
        self._went_back()

    def redo(self) -> None:
        """Give the decision taken back last again."""
        if self.match.can_redo:
            self.match.redo()
            self._went_back()

    def _went_back(self) -> None:
        opened = self.seats.opened
        self.seats.close()
        if opened is not None and opened == self.match.to_move:
            self.seats.opened = opened
        events = len(self.match.events)
        self._looked = [min(seen, events) for seen in self._looked]
        self._announced = -1
        self._ended = False
        self._run()
        self.answered()
        self.changed()

    # ------------------------------------------------------------ driving
    def _shown(self) -> Decision | None:
        """The pending decision if a person is asked."""
        return None if self.bot_to_move is not None else self.decision

    def _round(self) -> int:
        return self.match.rules.round_of(self.match.table)

    def _answer(self, decision: Decision, key: str) -> bool:
        before = len(self.match.events)
        if not self._send(key, decision.number):
            return False
        self._looked[decision.seat] = before
        self._run()
        self.answered()
        self.changed()
        return True

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
        return True

    def _run(self) -> None:
        """Go on to the next decision that a person or a bot with a choice must make."""
        try:
            self.match.run()
            self._settle()
            while self._answers_itself():
                self._send(DECLINE, self.match.number)
                self.match.run()
                self._settle()
        except RuleFault as fault:
            self.faulted(str(fault))
        self._tell()

    def _settle(self) -> None:
        facts = self.match.ask(-1).view().facts
        self.seats.asked(self._shown(), str(facts.get("phase", "")))

    def _answers_itself(self) -> bool:
        """Whether a window is declined unasked: nobody answers, or there is nobody to hide an empty hand from."""
        decision = self._shown()
        if decision is None or not decision.window:
            return False
        if self.seats.declines(decision, self._round()):
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
