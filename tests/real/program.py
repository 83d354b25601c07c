"""The program as another process: what it says by trace lines, what it shows, and its sudden end."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.real.screen import Point, VirtualScreen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds for an answer of the program, on a machine that others use too


class Failure(AssertionError):
    """The program did something else than it should."""


class Program:
    """One run of the program. `trace` are its trace lines so far, `home` the folder of its saves and settings.

    `watched` is called with what is seen while one waits for the table to come to rest.
    """

    def __init__(self, screen: VirtualScreen, home: Path, scale: float = 1.0) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.trace: list[str] = []
        self.watched: Callable[[dict[str, Any]], None] = lambda _seen: None
        self._seen: queue.Queue[dict[str, Any]] = queue.Queue()
        self._errors = home / "errors.txt"
        environment = screen.environment() | {"TABLETOP_HOME": str(home), "HOME": str(home), "PYTHONPATH": str(ROOT)}
        if scale != 1.0:
            environment["QT_SCALE_FACTOR"] = str(scale)
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-u", "-m", "tests.real.host"],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        threading.Thread(target=self._read, daemon=True).start()

    def look(self) -> dict[str, Any]:
        """What stands on the screen now. Raises Failure if the program does not answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("look\n")
            self._process.stdin.flush()
            until = time.monotonic() + PATIENCE
            while self.alive and time.monotonic() < until:
                with contextlib.suppress(queue.Empty):
                    return self._seen.get(timeout=0.25)
            raise queue.Empty
        except (queue.Empty, OSError) as fault:
            state = self._process.poll()
            raise Failure(f"The program does not answer (exit code {state}): {self.errors()[-2000:]}") from fault

    def settled(self, patience: float = PATIENCE) -> dict[str, Any]:
        """What stands on the screen once nothing moves and input is taken, seen twice in a row.

        The mouse reaches the program by another way than a question, so one look could come before a click.
        """
        until, before = time.monotonic() + patience, None
        while time.monotonic() < until:
            found = self.look()
            self.watched(found)
            if found.get("page") and not found.get("table", {}).get("busy"):
                if found == before:
                    return found
                before = found
            time.sleep(0.07)
        raise Failure("The table does not come to rest.")

    def wait_for(self, word: str, since: int = 0, patience: float = PATIENCE) -> str:
        """The first trace line from number `since` on that begins with `word`."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            line = next((line for line in self.trace[since:] if line.startswith(word)), None)
            if line is not None:
                return line
            if not self.alive:
                break
            time.sleep(0.02)
        raise Failure(f"No line {word} came. The last ones: {self.trace[-5:]}")

    def errors(self) -> str:
        """What the program wrote to its error output."""
        return self._errors.read_text(encoding="utf-8", errors="replace")

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> int:
        """End it if it still runs; returns the exit code."""
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            return -1

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("SEEN "):
                self._seen.put(json.loads(line.removeprefix("SEEN ")))
            else:
                self.trace.append(line.rstrip("\n"))


def point(place: list[int]) -> Point:
    """A place that the program told, for the mouse."""
    return Point(place[0], place[1])
