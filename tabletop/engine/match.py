"""A match: one table driven by answers. Checkpoints at stable points and the answers since give clone, undo,
save and recovery in one operation: copy a checkpoint and answer again (`driver.py`).

What a seat may see of it is in `handle.py`, its form as JSON in `record.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Self

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Move, Question, Refusal, key_of, move_of
from tabletop.engine.driver import AUTOMATIC_STEPS, Driver
from tabletop.engine.events import Event
from tabletop.engine.game import Game, Outcome, Setup, Step
from tabletop.engine.history import CONCEDE, Checkpoint, Entry, Refused, RuleFault, StaleAnswer
from tabletop.engine.recorder import Recorder
from tabletop.engine.view import SPECTATOR, Json

__all__ = ["Match", "Refused", "RuleFault", "StaleAnswer"]


class Match(Driver):
    """One game being played. All changes go through `answer`, `advance`, `concede`, `undo` and `redo`."""

    __slots__ = ()

    @classmethod
    def new(cls, game: Game, setup: Setup, card_set: CardSet | None = None) -> Self:
        """A match at its first stable point; `run` takes it to the first decision."""
        cards = card_set or game.card_set()
        return cls.at(game, setup, cards, game.rules().new(setup, cards))

    # ------------------------------------------------------------ reading
    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.setup.seats]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        outcome: Outcome | None = self.table.outcome
        return outcome

    @property
    def question(self) -> Question | None:
        """What the rules wait for."""
        return self._question

    @property
    def coroutine(self) -> Step | None:
        """The step under way, for playouts that go on from here."""
        return self._coroutine

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; everybody may know it."""
        return None if self._question is None else self._question.seat

    @property
    def decision(self) -> Decision | None:
        """The pending decision in full. Screens and bots take it from `ask(seat)` instead."""
        if self._question is None:
            return None
        if self._decision is None:
            self._decision = self.rules.decision(self.table, self._question, self.number, self.names)
        return self._decision

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, numbered from 0."""
        recorder: Recorder | None = self.table.recorder
        return self._events + (recorder.events if recorder else [])

    @property
    def entries(self) -> list[Entry]:
        """The whole history since the start, commands and forced answers included."""
        return [entry for step in self._steps for entry in step.entries]

    def entry(self, index: int) -> Entry | None:
        """The entry with this index, counted from this match's start; None if there is none yet."""
        number = index + self._steps[0].answers_before
        for step in reversed(self._steps):
            if number >= step.answers_before:
                within = number - step.answers_before
                return step.entries[within] if within < len(step.entries) else None
        return None

    @property
    def steps(self) -> int:
        """How many steps were taken since this match's start."""
        return self._steps[-1].steps_after

    @property
    def checkpoints(self) -> Sequence[Checkpoint]:
        """All stable points so far, the first state first. Their states must not be changed."""
        return self._steps

    def dump(self) -> Json:
        """The match as JSON values, for a save."""
        return record.dump_match(self)

    @staticmethod
    def load(data: Json, game_named: Callable[[str], Game], recover: bool = False) -> tuple[Match, list[str]]:
        """A match from `dump`'s values and notes for the player. Raises SaveFault, see `record.load_match`."""
        return record.load_match(data, game_named, recover)

    def state_hash(self) -> str:
        """A fingerprint of the state and of the answers since the last stable point."""
        step = self._steps[-1]
        digest = hashlib.blake2b(self.rules.encode(step.base), digest_size=16)
        for entry in step.entries:
            digest.update(key_of(entry.move).encode() + b"\n")
            digest.update(repr(entry.deal).encode() if entry.deal else b"")
        digest.update(self.rules.encode(self.table))
        return digest.hexdigest()

    def ask(self, seat: int) -> SeatHandle:
        """All that this seat (or SPECTATOR, or ALL after the end) may know and ask."""
        return SeatHandle(self, seat)

    # ------------------------------------------------------------ playing
    def run(self) -> None:
        """Step until somebody must decide or the game is over."""
        while self.advance():
            pass

    def advance(self) -> bool:
        """Run one step, to the next stable point or the first decision in it.

        Returns False, and does nothing, while a decision is pending or after the end.
        Raises RuleFault if code behind a rule fails; the match then stands at the stable point.
        """
        if self._question is not None or self.table.outcome is not None:
            return False
        further = self._goes_further()
        if self._coroutine is not None and not further:
            self._close_step()
        step = self._steps[-1]
        step.started = True
        step.more += further
        self._coroutine = self.rules.step(self.table)
        try:
            self._drive(None)
        except RuleFault:
            step.started = further
            step.more -= further
            step.entries.clear()
            self._redrive()
            raise
        return True

    def _goes_further(self) -> bool:
        """Whether the next step belongs to the same checkpoint, as most do in a game without questions."""
        step = self._steps[-1]
        return self.game.automatic and step.started and not step.entries and step.more + 1 < AUTOMATIC_STEPS

    def answer(self, key: str, number: int | None = None) -> None:
        """Answer the pending decision by the key of one of its options; finishes the step if it can.

        Raises StaleAnswer if `number` is not the pending decision's, Refused if the key is no option, and RuleFault if
        code behind a rule fails; in all three cases nothing has changed.
        """
        question = self._question
        if question is None or (number is not None and number != self.number):
            raise StaleAnswer("That decision has been answered already.")
        move = move_of(key)
        moves = question.candidates()
        if move not in moves or key_of(move) != key:
            raise Refused(Refusal(question.rule, f'"{key}" is none of the answers to this question.'))
        self._accept(move, moves)
        self._redo.clear()

    def _accept(self, move: Move, moves: list[Move]) -> None:
        question = self._question
        assert question is not None
        entries = self._steps[-1].entries
        kept = len(entries)
        mark = self.mark_of(moves) if self.marks else 0
        entries.append(Entry(move, question.seat, False, self.table.revealed, mark))
        try:
            self._drive(move)
        except RuleFault:
            del entries[kept:]
            self._redrive()
            raise

    def concede(self, seat: int) -> None:
        """A seat gives up, at any time before the end. Raises StaleAnswer after it, or if that seat is out already."""
        if not self.game.automatic:
            self.run()
        elif self._coroutine is None:
            self.advance()  # what is given up has begun
        if self.table.outcome is not None:
            raise StaleAnswer("The game is over already.")
        if self.ask(SPECTATOR).view().is_out(seat):
            raise StaleAnswer(f"{self.names[seat]} is out of the game already.")
        self._steps[-1].entries.append(Entry((CONCEDE, seat), seat, False, self.table.revealed))
        self._command(self._steps[-1].entries[-1])
        self._redo.clear()

    # ------------------------------------------------------------ taking back
    def undo_block(self, free: bool = False, since: int = -1) -> str | None:
        """Why the last answer can't be taken back now, as a sentence; None if it can.

        `since` is the number of an earlier answer, to take back that one with all that followed by itself.
        Freely only while nothing hidden has come out since and nobody else's answer would go too (HB-PROTO-2 and the
        like); with `free` the table allows take-backs and only the beginning stops it.
        """
        last = self._last_choice() if since < 0 else self.entry(since - self._steps[0].answers_before)
        if self.game.automatic:
            return "This game plays itself: there is nothing to take back."
        if last is None:
            return "Nothing has been decided yet."
        if free:
            return None
        if self.table.outcome is not None:
            return "The game is over, and everything has been shown."
        if last.revealed != self.table.revealed:
            return "Something hidden has come out since then."
        if self._redo and self._redo[-1][0].seat != last.seat:
            return f"Before that, {self.names[last.seat]} decided."
        return None

    def undo(self, free: bool = False) -> None:
        """Take back the last answer that was a choice, with everything that came of it.

        Raises Refused with the sentence of `undo_block`.
        """
        block = self.undo_block(free)
        if block is not None:
            raise Refused(Refusal("", block))
        removed: list[Entry] = []
        while not removed or removed[0].forced:
            step = self._steps[-1]
            if step.entries:
                removed.insert(0, step.entries.pop())
            else:
                self._steps.pop()
        self._redo.append(removed)
        self._redrive()

    @property
    def can_redo(self) -> bool:
        """Whether an undone answer can be given again."""
        return bool(self._redo)

    def redo(self) -> None:
        """Give the last undone answer again. Raises Refused if there is none."""
        if not self._redo:
            raise Refused(Refusal("", "Nothing has been taken back."))
        removed = self._redo.pop()
        first = removed[0]
        if first.command:
            self._steps[-1].entries.append(first)
            self._command(first)
            return
        self.run()
        assert self._question is not None
        self._accept(first.move, self._question.candidates())

    def _last_choice(self) -> Entry | None:
        for step in reversed(self._steps):
            for entry in reversed(step.entries):
                if not entry.forced:
                    return entry
        return None


# A handle and a record hold a match; these imports close the circle, whichever of the three is imported first.
from tabletop.engine import record  # noqa: E402
from tabletop.engine.handle import SeatHandle  # noqa: E402
