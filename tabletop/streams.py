"""Standard input and output made fit for names in any script, on any terminal and in a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO


def prepare_streams() -> None:
    """UTF-8 in and out whatever the terminal says; a program without a console gets streams that go nowhere."""
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def drop_broken_pipe() -> None:
    """The reader of our output is gone: let nothing complain when Python flushes it at the end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  (stays open as long as the program runs)
