"""How a match is driven: a step's coroutine gets its answers, a checkpoint and the answers since give any moment again.

What may be done with a match by those who play is in `match.py`.
"""

from __future__ import annotations

import zlib
from typing import Any, Self

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import Chancy, below, shuffle
from tabletop.engine.decision import Decision, Move, Question, key_of
from tabletop.engine.events import Event
from tabletop.engine.game import Game, Rules, Setup, Step
from tabletop.engine.history import CONCEDE, IMAGINE, Checkpoint, Entry, RuleFault
from tabletop.engine.recorder import Recorder

AUTOMATIC_STEPS = 50  # between two checkpoints of a game that asks nothing: going back costs that many steps at most


class Driver:
    """A table with its checkpoints and the step under way."""

    __slots__ = (
        "_coroutine",
        "_decision",
        "_events",
        "_question",
        "_recording",
        "_redo",
        "_steps",
        "card_set",
        "game",
        "marks",
        "rules",
        "setup",
        "table",
    )

    game: Game
    rules: Rules
    setup: Setup
    card_set: CardSet
    table: Any
    marks: bool
    _steps: list[Checkpoint]
    _events: list[Event]
    _recording: bool
    _redo: list[list[Entry]]
    _question: Question | None
    _decision: Decision | None
    _coroutine: Step | None

    @classmethod
    def at(cls, game: Game, setup: Setup, card_set: CardSet, table: Any, answers_before: int = 0) -> Self:
        """A match that begins with a given table, such as a position or a saved checkpoint."""
        match = cls.__new__(cls)
        match.game = game
        match.rules = game.rules()
        match.setup = setup
        match.card_set = card_set
        match.table = table
        match.marks = True
        match._events = []
        match._recording = True
        match._redo = []
        match._question = None
        match._decision = None
        match._coroutine = None
        match._steps = [Checkpoint(table.copy(), 0, answers_before)]
        table.recorder = Recorder(0)
        return match

    @property
    def number(self) -> int:
        """The running number of the decision being asked: how many entries came before it, imagined deals apart."""
        step = self._steps[-1]
        return step.answers_before + sum(entry.move[0] != IMAGINE for entry in step.entries)

    # ------------------------------------------------------------ copies
    def clone(self) -> Self:
        """An independent match at the same moment, without the log and the way back beyond the last stable point."""
        cls = type(self)
        twin = cls.__new__(cls)
        twin.game = self.game
        twin.rules = self.rules
        twin.setup = self.setup
        twin.card_set = self.card_set
        twin.marks = False
        twin._events = []
        twin._redo = []
        twin._decision = None
        step = self._steps[-1]
        copy = Checkpoint(step.base, 0, step.answers_before)
        copy.entries = step.entries.copy()
        copy.started, copy.more = step.started, step.more
        twin._steps = [copy]
        twin._recording = False
        twin._redrive()
        return twin

    def imagine(self, seat: int, chance: Chancy) -> Self:
        """A clone in which the cards hidden from a seat are dealt anew among the places it cannot tell apart.

        The deal is an entry of the clone's history, so a clone of it is the same world.
        """
        twin = self.clone()
        deal: list[tuple[int, int]] = []
        kinds = twin.table.kinds
        for ids in twin.rules.hidden_groups(twin.table, seat):
            dealt = sorted(kinds[card] for card in ids)
            shuffle(chance, dealt)
            deal.extend(zip(ids, dealt, strict=True))
        entry = Entry((IMAGINE, seat), seat, True, twin.table.revealed, 0, tuple(deal))
        entry.chance = below(chance, 1 << 62)
        twin._steps[-1].entries.append(entry)
        twin._command(entry)
        return twin

    # ------------------------------------------------------------ driving
    def mark_of(self, moves: list[Move]) -> int:
        """The fingerprint of state and options that is kept with an answer."""
        keys = "\n".join(sorted(map(key_of, moves)))
        return zlib.crc32(self.rules.encode(self.table), zlib.crc32(keys.encode())) or 1

    def _close_step(self) -> None:
        table = self.table
        if table.recorder is not None:
            self._events += table.recorder.events
            table.recorder = Recorder(len(self._events))
        base = table.copy()
        self._coroutine = None
        self._decision = None
        self._steps.append(Checkpoint(base, len(self._events), self.number, self._steps[-1].steps_after))

    def _drive(self, move: Move | None) -> None:
        """Send an answer in and run on, answering what has one option, to a real question or the step's end."""
        coroutine = self._coroutine
        assert coroutine is not None
        self._question = self._decision = None
        entries = self._steps[-1].entries
        try:
            while True:
                question = self.coroutine_send(coroutine, move)
                if not question.always:
                    moves = question.candidates()
                    if len(moves) == 1:
                        move = moves[0]
                        mark = self.mark_of(moves) if self.marks else 0
                        entries.append(Entry(move, question.seat, True, self.table.revealed, mark))
                        continue
                self._question = question
                return
        except StopIteration:
            return
        except Exception as fault:
            raise RuleFault(f"{type(fault).__name__}: {fault}") from fault

    @staticmethod
    def coroutine_send(coroutine: Step, move: Move | None) -> Question:
        """Give a step its next answer. Raises StopIteration at its end, and whatever a broken rule raises."""
        return coroutine.send(move)  # type: ignore[arg-type]

    def _command(self, entry: Entry) -> None:
        if entry.move[0] == CONCEDE:
            self.rules.concede(self.table, entry.seat)
            self._question = self._decision = None
            if self._coroutine is not None:
                self._coroutine.close()
            return
        for card, kind in entry.deal:
            self.table.kinds[card] = kind
        self.table.chance = entry.chance
        self.table.script = []
        self._decision = None

    def _redrive(self) -> None:
        """Go back to the last checkpoint and answer again. Options are not computed, nothing is announced twice."""
        step = self._steps[-1]
        self.table = table = step.base.copy()
        if self._recording:
            del self._events[step.events_before :]
            table.recorder = Recorder(step.events_before)
        self._question = self._decision = self._coroutine = None
        if step.started:
            for _ in range(1 + step.more):
                self._coroutine = self.rules.step(table)
                self._question = self._send_again(None)
        for entry in step.entries:
            if entry.command:
                self._command(entry)
            else:
                self._question = self._send_again(entry.move)

    def _send_again(self, move: Move | None) -> Question | None:
        assert self._coroutine is not None
        try:
            return self._coroutine.send(move)  # type: ignore[arg-type]
        except StopIteration:
            return None
