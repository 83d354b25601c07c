"""A match played in a terminal: asks people line by line, lets bots answer, keeps every decision safe.

What the lines mean is in `commands.py`, how things are worded in `wording.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.bots import Bot
from tabletop.crash import CrashReporter
from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.events import plain
from tabletop.engine.handle import SeatHandle
from tabletop.engine.match import Match, Refused, RuleFault, StaleAnswer
from tabletop.engine.view import ALL, SPECTATOR
from tabletop.saves.autosave import Autosaver
from tabletop.saves.faults import SaveError
from tabletop.terminal.wording import decision_lines, own_secrets
from tabletop.trace import Trace

SAVE_SECONDS = 5.0  # how long a slow disk may keep the next question back


class Leave(Exception):
    """The person wants to stop, or the input has ended."""


@dataclass(slots=True)
class Console:
    """Where lines come from and go to. `private` means a screen that can be cleared between two people's hands.

    `read(prompt)` gives a line without its end, or None when there are no more.
    """

    read: Callable[[str], str | None]
    write: Callable[[str], None]
    private: bool = False

    def lines(self, lines: list[str]) -> None:
        """Write several lines."""
        self.write("\n".join(lines))


@dataclass(slots=True)
class TerminalTable:
    """One match at a terminal. `play` runs to the end of the game or of the input."""

    match: Match
    bots: Mapping[int, Bot]
    console: Console
    autosaver: Autosaver
    trace: Trace
    crash: CrashReporter
    _shown: int = 0
    _hand_open: int | None = None
    _fault_told: bool = False
    _faulty: set[tuple[int, str]] = field(default_factory=set)

    def play(self) -> None:
        """Ask and answer until the game is over, the person leaves or the input ends."""
        self.trace.ready()
        try:
            self.to_the_end()
            self._tell_end()
        except Leave:
            self._tell_where_it_is_kept()
        except KeyboardInterrupt:
            self._tell_where_it_is_kept()
            raise
        finally:
            self.autosaver.close()

    def to_the_end(self) -> None:
        """Ask and answer until the game is over. Raises Leave."""
        from tabletop.terminal.commands import obey

        while self.run():
            seat = self.match.to_move
            assert seat is not None
            if seat in self.bots:
                self._let_bot_answer(seat)
            else:
                self.ask(seat)
                self._obey_until_moved(obey)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.match.names)) if seat not in self.bots]

    # ------------------------------------------------------------ showing
    def handle(self, seat: int) -> SeatHandle:
        """What a seat may know and ask."""
        return self.match.ask(seat)

    def watcher(self) -> SeatHandle:
        """What may stand on the screen for all who sit before it: one person's knowledge, or what is public."""
        if self.match.outcome is not None:
            return self.match.ask(ALL)
        humans = self.humans
        return self.match.ask(humans[0] if len(humans) == 1 else SPECTATOR)

    def tell_news(self) -> None:
        """Write what happened since the last time."""
        events = self.watcher().log()
        lines = [plain(event.text, self.match.names) for event in events[self._shown :] if event.text]
        self._shown = len(events)
        if lines:
            self.console.lines(lines)

    def ask(self, seat: int) -> None:
        """Put the pending decision to a person. Secrets appear only here, with the seat's own decision."""
        handle = self.handle(seat)
        decision = handle.decision()
        assert decision is not None
        self._hand_over(decision)
        self.tell_news()
        self.trace.decision(decision)
        if _needs_hand(decision):
            secrets = own_secrets(handle.view(), self.handle(SPECTATOR).view(), self.match.names, self.match.card_set)
            if secrets:
                self.console.lines(secrets)
        self.console.lines(decision_lines(decision, self.match.names))

    def _hand_over(self, decision: Decision) -> None:
        """On a screen before several people, take one's hand away and wait before the next one's."""
        if not self.console.private or len(self.humans) < 2 or decision.seat == self._hand_open:
            return
        if self._hand_open is not None:
            self.console.write("\x1b[H\x1b[2J\x1b[3J")  # home, clear the screen, clear what can be scrolled back to
            self._hand_open = None
        if _needs_hand(decision):
            name = self.match.names[decision.seat]
            if self.console.read(f"{name}, this needs your hand. Press Enter when only {name} looks: ") is None:
                raise Leave
            self._hand_open = decision.seat

    # ------------------------------------------------------------ answering
    def run(self) -> bool:
        """Go on to the next decision. False when the game is over. A fault of the rules is told and passed on."""
        try:
            self.match.run()
        except RuleFault as fault:
            self.crash.report(fault)
            raise Leave from fault
        return self.match.outcome is None

    def answer(self, key: str) -> bool:
        """A person answers the pending decision. False, with the reason told, if nothing has changed."""
        if not self._send(key):
            return False
        self.keep()
        return True

    def _let_bot_answer(self, seat: int) -> None:
        handle = self.handle(seat)
        decision = handle.decision()
        assert decision is not None
        self.trace.decision(decision)
        keys = [self.bots[seat].choose(handle), *(option.key for option in decision.listed())]
        # Where a card's code fails the bot takes another way, so that the game goes on for the others.
        if not any(self._send(key) for key in keys):
            self.match.concede(seat)

    def _send(self, key: str) -> bool:
        if (self.match.number, key) in self._faulty:
            return False
        try:
            self.match.answer(key)
        except Refused as refused:
            self.refuse(refused.refusal)
            return False
        except StaleAnswer as stale:
            self.trace.refused("stale")
            self.console.write(str(stale))
            return False
        except RuleFault as fault:
            self._faulty.add((self.match.number, key))
            self.trace.refused("fault")
            self.crash.report(fault)
            self.console.write("The answer was taken back and the game stands as before. Choose something else.")
            return False
        self.trace.chose(key)
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        self.trace.refused(refusal.rule or "not-now")
        self.console.write(f"Not allowed: {refusal}" if refusal.rule else f"Not allowed: {refusal.sentence}")

    def went_back(self) -> None:
        """After undo or redo: events may be fewer, and the moment is kept too."""
        if self.run():
            self._shown = min(self._shown, len(self.match.events))
        self.keep()

    # ------------------------------------------------------------ keeping
    def keep(self) -> None:
        """Autosave, and wait until it is durable: the next question comes when the last answer is safe."""
        self.autosaver.save(self.match)
        self.autosaver.flush(SAVE_SECONDS)

    def saved(self, path: Path) -> None:
        """For the autosaver: a file is durable."""
        self._fault_told = False
        self.trace.saved(path)

    def save_failed(self, error: SaveError) -> None:
        """For the autosaver: say so once, and again after it has worked in between."""
        if not self._fault_told:
            self._fault_told = True
            self.console.write(f"Autosave: {error.problem} {error.advice}")

    def _obey_until_moved(self, obey: Callable[[TerminalTable, str], bool]) -> None:
        while True:
            line = self.console.read("> ")
            if line is None:
                self.console.write("The input has ended.")
                raise Leave
            if line.strip() and obey(self, line.strip()):
                return

    def _tell_end(self) -> None:
        self.keep()
        self.tell_news()
        outcome = self.match.outcome
        assert outcome is not None
        sentence = plain(outcome.sentence, self.match.names)
        self.console.write(f"The game is over. {sentence}" + (f" ({outcome.rule})" if outcome.rule else ""))
        self.trace.ended(sentence)

    def _tell_where_it_is_kept(self) -> None:
        self.keep()
        if self.autosaver.last is not None:
            self.console.write(
                f"The game is kept in {self.autosaver.last}. Go on with: "
                f"tabletop play {self.match.game.name} --text --load {self.autosaver.last}"
            )


def _needs_hand(decision: Decision) -> bool:
    """Whether the options may tell of the hand; whether they do tells nothing, as it comes from public facts."""
    return decision.uses_hand or decision.hand_too
