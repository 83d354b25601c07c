"""A virtual screen whose frame buffer is a file: when something is painted is seen without disturbing the program.

Needs Xvfb. Pictures are samples of every 13th row, looked at every 4 ms.
"""

from __future__ import annotations

import mmap
import os
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT = 1280, 800
# XWDFileHeader: 25 numbers of 32 bits, most significant first, then colour cells of 12 bytes.
HEADER = struct.Struct(">25I")
HEADER_SIZE, COLOURS, BYTES_PER_LINE = 0, 19, 12


@dataclass(frozen=True)
class Start:
    """One start of a program: milliseconds to the first pixel and to a window, memory in MiB once it has settled.

    A window is there when an eighth of the screen has changed.
    """

    first_ms: float
    window_ms: float
    settled_ms: float
    rss_mib: float
    pss_mib: float


class VirtualScreen:
    """An Xvfb of its own, for as long as the `with` lasts."""

    def __enter__(self) -> VirtualScreen:
        self._folder = tempfile.TemporaryDirectory(prefix="bench-screen-")
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
                *("-fbdir", self._folder.name, "-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:  # the number and its line break may come apart
            self._display = ":" + answer.readline().strip()
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as buffer:
            self._memory = mmap.mmap(buffer.fileno(), 0, prot=mmap.PROT_READ)
        header = HEADER.unpack(self._memory[: HEADER.size])
        self._pixels = header[HEADER_SIZE] + header[COLOURS] * 12
        self._line = header[BYTES_PER_LINE]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._memory.close()
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def environment(self, home: Path) -> dict[str, str]:
        """What a program needs to find this screen, with a home of its own."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL") if name in os.environ}
        return kept | {
            "DISPLAY": self._display,
            "HOME": str(home),
            "TABLETOP_HOME": str(home / "tabletop"),
            "XDG_RUNTIME_DIR": str(home),
            "QT_QPA_PLATFORM": "xcb",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "PYTHONPATH": str(Path(__file__).resolve().parent.parent),
        }

    def start(self, command: Sequence[str], home: Path, *, quiet: float = 1.2, limit: float = 25.0) -> Start:
        """Start a program, watch it until nothing has changed for `quiet` seconds, take its memory, end it."""
        home.mkdir(parents=True, exist_ok=True)
        empty = before = self._sample()
        began = last = time.perf_counter()
        with (home / "errors.txt").open("wb") as errors:
            program = subprocess.Popen(
                command, env=self.environment(home), stdout=errors, stderr=errors, start_new_session=True
            )
        first = window = 0.0
        try:
            while not window or time.perf_counter() - last < quiet:
                time.sleep(0.004)
                now, picture = time.perf_counter(), self._sample()
                if picture != before:
                    before, last = picture, now
                    first = first or now
                    window = window or (now if self._share(picture, empty) > 1 / 8 else 0.0)
                if program.poll() is not None or now - began > limit:
                    raise RuntimeError(
                        f"{' '.join(command)} showed no window: {(home / 'errors.txt').read_text()[-500:]}"
                    )
            rss, pss = _memory_of(program.pid)
        finally:
            _end(program)
            self._wait_for(empty)
        return Start((first - began) * 1e3, (window - began) * 1e3, (last - began) * 1e3, rss, pss)

    def _sample(self) -> bytes:
        rows = (self._pixels + y * self._line for y in range(7, HEIGHT, 13))
        return b"".join(self._memory[row : row + WIDTH * 4] for row in rows)

    def _share(self, one: bytes, other: bytes) -> float:
        places = range(0, len(one), 4 * 17)
        return sum(one[i : i + 3] != other[i : i + 3] for i in places) / len(places)

    def _wait_for(self, picture: bytes) -> None:
        until = time.monotonic() + 3
        while self._sample() != picture and time.monotonic() < until:
            time.sleep(0.05)


def _memory_of(leader: int) -> tuple[float, float]:
    """Resident and proportional memory in MiB of all processes in this one's session."""
    rss = pss = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if os.getsid(int(folder.name)) != leader:
                    continue
                lines = (folder / "smaps_rollup").read_text().splitlines()
            except OSError:
                continue
            sizes = {line.split(":")[0]: int(line.split()[1]) for line in lines if line.endswith("kB")}
            rss += sizes["Rss"]
            pss += sizes["Pss"]
    return rss / 1024, pss / 1024


def _end(program: subprocess.Popen[bytes]) -> None:
    if program.poll() is None:
        os.killpg(program.pid, signal.SIGTERM)
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()
