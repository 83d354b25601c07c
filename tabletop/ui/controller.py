"""The controller: lets people and bots answer the match, and says what the screen may show at each moment.

No widgets here. The window calls its methods and draws `moment()` whenever `changed` is called.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Decision, Option, Refusal
from tabletop.engine.events import Event
from tabletop.engine.history import Entry
from tabletop.engine.match import StaleAnswer
from tabletop.ui.driving import BLIND, Driver
from tabletop.ui.hotseat import Hands
from tabletop.ui.moment import Moment, moment_of
from tabletop.ui.seeing import seen_log
from tabletop.ui.standing import ROUND, Offer


class Controller(Driver):
    """What people do at the table."""

    # ------------------------------------------------------------ what is asked
    def moment(self) -> Moment:
        """What the screen may show now."""
        moment = moment_of(self.match, self.seats, self._shown(), self.call_seats(), self._looked)
        moment.scene.quiet = self._quiet
        return moment

    def log(self) -> list[Event]:
        """The log as it may stand on the screen: with closed hands, the public one."""
        return seen_log(self.match, [] if self.seats.closed else self.seats.visible_hands())

    def blind(self) -> tuple[Option, ...]:
        """Answers that may be given without opening the hand that the decision uses."""
        decision = self._shown()
        if decision is None or not self.seats.wants(decision):
            return ()
        return tuple(option for option in decision.options if option.key in BLIND)

    def after(self, key: str) -> Decision | None:
        """The decision that would follow an answer at once, for answering two in a row; None if it may not show."""
        decision = self._shown()
        if decision is None or not self.seats.shows(decision):
            return None
        option = decision.option(key)
        if option is not None and option.from_hand and self.seats.holds_back(decision):
            return None
        following = self.match.ask(decision.seat).after(key)
        if following is None or (following.uses_hand and self.seats.wants(following)):
            return None
        return following.public() if self.seats.holds_back(following) else following

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
        option = decision.option(key)
        if self.seats.holds_back(decision) and (option is None or option.from_hand):
            self.refused(Refusal("", "Hold your button first: a card is played from the open hand."))
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
        keys = [option.key for option in decision.listed()] if decision else []
        # Where a card's code fails the bot takes another way, so that the game goes on for the others.
        if not any(self._send(key, self.match.number) for key in [self.bots[seat].choose(handle), *keys]):
            self.match.concede(seat)
        self._run()
        self.changed()
        return True

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        try:
            self.match.concede(seat)
        except StaleAnswer as stale:  # it was out before the question was answered
            self.refused(Refusal("", str(stale)))
            return
        self._by_itself = {number for number in self._by_itself if number < self.match.number - 1}
        self.trace.chose(f"concede {seat}")
        self._run()
        self.answered()
        self.changed()

    def _answer(self, decision: Decision, key: str) -> bool:
        before = len(self.match.events)
        if not self._send(key, decision.number):
            return False
        self._looked[decision.seat] = before
        self._run()
        self.answered()
        self.changed()
        return True

    # ------------------------------------------------------------ hands
    def hold(self, seat: int) -> None:
        """A seat's own button was held for half a second: opens its hand for its decision, or lets it peek."""
        if not self.humans[seat]:
            return
        decision = self._shown()
        mine = decision is not None and decision.seat == seat
        if decision is not None and mine and self.seats.curtain(decision) == seat and not self.seats.wants(decision):
            self.seats.take_screen(seat)
        elif decision is not None and mine and (self.seats.wants(decision) or self.seats.holds_back(decision)):
            self.seats.open(seat, self._round())
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
            self._pressed = self.match.number
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
        """A seat answers no call in this round, said aloud so that it tells nothing; or does so again."""
        self.stand(seat, ROUND, silent)

    def standing(self, seats: Sequence[int] | None = None) -> list[Offer]:
        """The standing answers that people (or these seats) may give or take back; none from who is out of the game."""
        people = [seat for seat in self.people_in() if seats is None or seat in seats]
        return self.orders.offers(people, self.match.names)

    def stand(self, seat: int, name: str, on: bool = True) -> None:
        """A seat gives a standing answer, or takes it back; what is asked now may be answered by it at once."""
        self.orders.give(seat, name, on)
        self._run()
        self.answered()
        self.changed()

    # ------------------------------------------------------------ taking back
    def undo_block(self) -> str | None:
        """Why the last decision can't be taken back, as a sentence; None if it can."""
        last, number = self._last_given()
        if last is not None and not self.humans[last.seat]:
            return f"{self.match.names[last.seat]} has answered since."
        return self.match.undo_block(since=number)

    def undo(self) -> None:
        """Take back the last decision, or say why not."""
        block = self.undo_block()
        if block is not None:
            self.refused(Refusal("", block))
            return
        opened, before = self._close_hands(), self.match.number
        self._undo_one()
        # What a standing answer would give again at once has to be taken back too.
        while self._unasked() is not None and self.undo_block() is None:
            self._undo_one()
        if self._unasked() is not None:
            while self.match.number < before:
                self.match.redo()
                self._settle()
            self.refused(
                Refusal("", "Only what was answered by itself could be taken back, and it would come again at once.")
            )
        self._went_back(opened)

    def _last_given(self) -> tuple[Entry | None, int]:
        """The last answer that somebody has given, and its number, behind all that was answered by itself."""
        entries = self.match.entries
        first = self.match.number - len(entries)
        for place in range(len(entries) - 1, -1, -1):
            if not entries[place].forced and first + place not in self._by_itself:
                return entries[place], first + place
        return None, -1

    def _undo_one(self) -> None:
        _, number = self._last_given()
        while self.match.number > number:
            self.match.undo(free=True)
        self._settle()

    def can_cancel(self) -> bool:
        """Whether a seat is in the middle of an effect of its own choice, which it can still take back."""
        decision = self._shown()
        last = next((entry for entry in reversed(self.match.entries) if not entry.forced), None)
        if decision is None or last is None or decision.window or not decision.why:
            return False
        return last.seat == decision.seat and self.seats.shows(decision) and self.undo_block() is None

    def redo(self) -> None:
        """Give the decision taken back last again."""
        if self.match.can_redo:
            opened = self._close_hands()
            self.match.redo()
            self._settle()
            while self.match.can_redo and (self._unasked() is not None or self.match.number in self._by_itself):
                self.match.redo()
                self._settle()
            self._went_back(opened)

    def _close_hands(self) -> int | None:
        opened = self.seats.opened
        self.seats.close()
        return opened

    def _went_back(self, opened: int | None = None) -> None:
        """The match stands at another time: `opened` is the seat whose hand was open there before."""
        self.seats.close()
        if opened is not None and opened == self.match.to_move:
            self.seats.opened = opened
        events = len(self.match.events)
        self._looked = [min(seen, events) for seen in self._looked]
        self._announced = -1
        self._ended = False
        self._run()
        self.answered()
        self._quiet = True
        self.changed()
        self._quiet = False
