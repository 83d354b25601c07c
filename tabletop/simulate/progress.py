"""A progress bar for a terminal; a pipe gets none."""

from __future__ import annotations

import time
from typing import TextIO

WIDTH = 30  # characters
_PAUSE = 0.1  # seconds between two pictures


class ProgressBar:
    """Draws on one line of `stream`, at most ten times a second; draws nothing if that is no terminal."""

    def __init__(self, stream: TextIO, what: str) -> None:
        self._stream = stream if stream.isatty() else None
        self._what = what
        self._started = time.perf_counter()
        self._drawn = 0.0
        self._length = 0

    def show(self, done: int, whole: int) -> None:
        """Draw how far it has come."""
        now = time.perf_counter()
        if self._stream is None or (done < whole and now - self._drawn < _PAUSE):
            return
        self._drawn = now
        filled = WIDTH * done // max(whole, 1)
        rate = done / max(now - self._started, 1e-6)
        text = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done} of {whole} {self._what}, {rate:.0f} a second"
        self._put(text)

    def clear(self) -> None:
        """Take the line away."""
        if self._stream is not None and self._length:
            self._put("")
            self._stream.write("\r")
            self._stream.flush()

    def _put(self, text: str) -> None:
        assert self._stream is not None
        self._stream.write("\r" + text.ljust(self._length))
        self._stream.flush()
        self._length = len(text)
