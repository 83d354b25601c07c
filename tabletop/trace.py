"""The lines of `--trace`: one line a thing done, the same for the graphical table and the terminal.

Lines begin with a fixed word: READY, DECISION, CHOSE, REFUSED, SAVED, ENDED. They may be written from several threads.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TextIO

from tabletop.engine.decision import Decision


class Trace:
    """Writes trace lines to `stream`; a `Trace(None)` writes nothing, so that callers need no condition."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def ready(self) -> None:
        """The table is open and takes answers."""
        self._line("READY")

    def decision(self, decision: Decision) -> None:
        """A seat is asked."""
        self._line(f"DECISION {decision.seat} {decision.prompt}")

    def chose(self, key: str) -> None:
        """An answer was taken: its option key."""
        self._line(f"CHOSE {key}")

    def refused(self, rule: str) -> None:
        """Something was not allowed: the number of the rule, or one word if no rule says so."""
        self._line(f"REFUSED {rule}")

    def saved(self, path: Path) -> None:
        """A save lies safely on the disk."""
        self._line(f"SAVED {path}")

    def ended(self, outcome: str) -> None:
        """The game is over: its outcome in one sentence."""
        self._line(f"ENDED {outcome}")

    def _line(self, text: str) -> None:
        if self._stream is None:
            return
        line = " ".join(text.split()) + "\n"
        with self._lock:
            try:
                self._stream.write(line)
                self._stream.flush()
            except BrokenPipeError:  # nobody reads the trace any more; the game is not to suffer from it
                self._stream = None
