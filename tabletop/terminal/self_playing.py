"""A game that plays itself in a terminal: Enter goes on, and a person may look at everything in between."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from tabletop.engine.events import Event, plain
from tabletop.engine.match import RuleFault
from tabletop.terminal.commands import COMMANDS as ASKED
from tabletop.terminal.commands import LOG_LINES
from tabletop.terminal.session import Leave, TerminalTable
from tabletop.terminal.wording import table_lines

MOST_LINES = 60  # told at once; of more only what matters and the last of them
LAST_LINES = 6

HELP = """Enter: on until the next round has begun. A number: so many rounds.
change: on until somebody takes the lead or is out. end: to the end of the game.
view: the table. log, or log 50: the last 20 or 50 lines of what happened.
card NAME: what is printed on a card. rule NUMBER: a rule, for example: rule BR-PROTOCOL-2
save FILE: keep the game in a file.
concede NAME: this player gives the game up.
help: this. quit: stop; the game is kept and can be gone on with."""


class SelfPlayingTable(TerminalTable):
    """One match without decisions at a terminal."""

    __slots__ = ()

    def to_the_end(self) -> None:
        """Go on as the person says until the game is over."""
        if self.match.steps == 0:
            self.go_on(lambda _news: True)
        self.console.write("This game plays itself. Press Enter for the next round; help tells what else there is.")
        while self.match.outcome is None:
            line = self.console.read("> ")
            if line is None:
                self.console.write("The input has ended.")
                raise Leave
            self.obey(line.strip())

    def obey(self, line: str) -> None:
        """Do what a line says."""
        if not line or (line.isascii() and line.isdigit()):
            self.rounds(int(line[:9]) if line else 1)
            return
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            command(self, rest.strip())
            return
        self.trace.refused("unknown-input")
        near = difflib.get_close_matches(word, COMMANDS, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        self.console.write(
            f'"{line}" means nothing here.{hint} Press Enter for the next round, give a number of rounds, or a '
            f"command: {', '.join(COMMANDS)}."
        )

    def rounds(self, count: int) -> None:
        """Until `count` more rounds have begun."""
        last = self._round() + count
        self.go_on(lambda _news: self._round() >= last)

    def go_on(self, there: Callable[[list[Event]], bool]) -> None:
        """Steps until `there(news of the step)`, or the end; then tell what happened."""
        before = len(self.match.events)
        try:
            while self.match.advance():
                events = self.match.events
                news, before = events[before:], len(events)
                if there(news):
                    break
        except RuleFault as fault:
            self.crash.report(fault)
            raise Leave from fault
        if self.match.outcome is None:  # else the end is told, and kept, with everything before it
            self.tell_news()
            self.keep()

    def tell_news(self) -> None:
        """Write what happened since the last time, of much only what matters."""
        events = [event for event in self.watcher().log()[self._shown :] if event.text]
        self._shown = len(self.match.events)
        told = events
        if len(events) > MOST_LINES:
            matters = self.match.game.landmarks
            told = [event for event in events[:-LAST_LINES] if event.kind in matters][-MOST_LINES:]
            told += events[-LAST_LINES:]
        lines = [plain(event.text, self.match.names) for event in told]
        if len(told) < len(events):
            lines.insert(0, f"({len(events) - len(told)} lines are left out; log {len(events)} tells all.)")
        if lines:
            self.console.lines(lines)

    def _round(self) -> int:
        return self.match.rules.round_of(self.match.table)


def _end(table: SelfPlayingTable, _rest: str) -> None:
    table.go_on(lambda _news: False)


def _change(table: SelfPlayingTable, _rest: str) -> None:
    landmarks = table.match.game.landmarks
    table.go_on(lambda news: any(event.kind in landmarks for event in news))


def _view(table: SelfPlayingTable, _rest: str) -> None:
    table.console.lines(table_lines(table.match, table.watcher().view()))


def _log(table: SelfPlayingTable, rest: str) -> None:
    if rest and not rest.isdigit():
        table.console.write(f'After "log" comes how many lines you want, such as "log 50", not "{rest}".')
        return
    lines = [plain(event.text, table.match.names) for event in table.watcher().log() if event.text]
    count = int(rest) if rest else LOG_LINES
    table.console.lines(lines[-count:] if count else [])


def _concede(table: SelfPlayingTable, rest: str) -> None:
    names = table.match.names
    name, _, sure = rest.rpartition(" ")
    name, sure = (name, sure) if sure.casefold() == "yes" else (rest, "")
    seats = [seat for seat in table.humans if names[seat].casefold() == name.casefold()]
    if not seats:
        people = ", ".join(names[seat] for seat in table.humans) or "nobody here"
        table.console.write(f'After "concede" comes who gives up: {people}.')
    elif table.watcher().view().is_out(seats[0]):
        table.console.write(f"{names[seats[0]]} is out of the game already.")
    elif not sure:
        name = names[seats[0]]
        table.console.write(f'{name} would give the game up and lose it. Type "concede {name} yes" to do so.')
    else:
        table.match.concede(seats[0])
        table.trace.chose(f"concede {seats[0]}")
        if table.match.outcome is None:
            table.tell_news()
            table.keep()


def _help(table: SelfPlayingTable, _rest: str) -> None:
    table.console.write(HELP)


def _as_asked(word: str) -> Callable[[SelfPlayingTable, str], None]:
    """A command that is the same where people are asked."""

    def obey(table: SelfPlayingTable, rest: str) -> None:
        ASKED[word](table, rest)

    return obey


COMMANDS: dict[str, Callable[[SelfPlayingTable, str], None]] = {
    "end": _end,
    "change": _change,
    "view": _view,
    "log": _log,
    **{word: _as_asked(word) for word in ("card", "rule", "save")},
    "concede": _concede,
    "help": _help,
    "quit": _as_asked("quit"),
}
