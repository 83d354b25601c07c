"""Putting a match on this process's own terminal or pipe."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from tabletop.bots import bots_of
from tabletop.crash import reporter
from tabletop.engine.match import Match
from tabletop.saves.autosave import Autosaver
from tabletop.terminal.session import Console, TerminalTable
from tabletop.trace import Trace


def play_in_terminal(match: Match, trace: Trace, save: Path | None) -> int:
    """Play to the end of the game or of the input. `save` is the file that the match was opened from."""
    crash = reporter()
    crash.install()
    crash.match = match
    autosaver = Autosaver.begin(match) if save is None else Autosaver.going_on(match, save)
    kind = TerminalTable
    if match.game.automatic:
        from tabletop.terminal.self_playing import SelfPlayingTable

        kind = SelfPlayingTable
    table = kind(match, bots_of(match.setup), own_console(), autosaver, trace, crash)
    autosaver.on_saved = table.saved
    autosaver.on_fault = table.save_failed
    table.play()
    return 0


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
