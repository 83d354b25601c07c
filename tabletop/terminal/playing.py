"""Putting a match on this process's own terminal or pipe."""

from __future__ import annotations

import contextlib
import secrets
import sys
from pathlib import Path

from tabletop.bots import bots_of
from tabletop.crash import CrashReporter, reporter
from tabletop.engine.match import Match
from tabletop.opening import SEED_BITS
from tabletop.saves.autosave import Autosaver
from tabletop.terminal.session import Console, TerminalTable
from tabletop.trace import Trace


def play_in_terminal(match: Match, trace: Trace, save: Path | None) -> int:
    """Play to the end of the game or of the input, and again if wanted. `save` is the file that `match` came from."""
    crash = reporter()
    crash.install()
    console = own_console()
    fresh: Match | None = match
    while fresh is not None:
        crash.match = match = fresh
        _play_one(match, trace, save, console, crash)
        fresh, save = rematch(match, console), None
    return 0


def rematch(match: Match, console: Console) -> Match | None:
    """A new game of the same people if the last one is over and somebody at the terminal wants it.

    At a pipe nobody is asked: whoever drives the program through one waits for its end.
    """
    people = len(match.names) - len(bots_of(match.setup))
    if match.outcome is None or match.game.automatic or not people or not console.private:
        return None
    said = console.read("Another game? again: the same people once more. Enter: leave. ")
    if said is None or said.strip().casefold() not in ("again", "a", "yes", "y"):
        return None
    setup = match.game.rematch(match.setup, match.events, match.outcome, secrets.randbits(SEED_BITS))
    return Match.new(match.game, setup, match.card_set)


def _play_one(match: Match, trace: Trace, save: Path | None, console: Console, crash: CrashReporter) -> None:
    autosaver = Autosaver.begin(match) if save is None else Autosaver.going_on(match, save)
    kind = TerminalTable
    if match.game.automatic:
        from tabletop.terminal.self_playing import SelfPlayingTable

        kind = SelfPlayingTable
    table = kind(match, bots_of(match.setup), console, autosaver, trace, crash)
    autosaver.on_saved = table.saved
    autosaver.on_fault = table.save_failed
    table.play()


def own_console() -> Console:
    """Standard input and output; on a terminal with line editing and a prompt."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (from now on input() can be edited and has a history)
    return Console(_ask if terminal else _next_line, _write, private=terminal)


def _ask(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


def _next_line(_prompt: str) -> str | None:
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None


def _write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
