"""A virtual screen with a window manager, and a mouse and keyboard that act on it through the X server.

Needs Xvfb, openbox and xdotool. Positions are pixels of the screen. It knows nothing of the program under test.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PIL import Image, ImageGrab

# Windows without frames, so that a picture of the screen is a picture of the program.
WINDOW_MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<applications><application class="*" type="normal"><decor>no</decor><position force="yes"><x>0</x><y>0</y></position>
</application></applications></openbox_config>
"""
STEPS = 9  # of a drag
STEP_SECONDS = 0.016
HOLD_SECONDS = 0.68  # a hold button wants half a second


class ScreenFault(RuntimeError):
    """The virtual screen or a tool for it does not work."""


@dataclass(frozen=True, slots=True)
class Point:
    """A pixel of the screen."""

    x: int
    y: int


class VirtualScreen:
    """An Xvfb of its own, for as long as the `with` lasts; `width` and `height` in pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.display = ""
        self._server: subprocess.Popen[bytes] | None = None
        self._manager: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> VirtualScreen:
        self._folder = tempfile.TemporaryDirectory(prefix="tabletop-screen-")
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{self.width}x{self.height}x24"),
                *("-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.display = ":" + answer.readline().strip()
        if self.display == ":":
            raise ScreenFault("Xvfb did not start.")
        rules = Path(self._folder.name) / "rc.xml"
        rules.write_text(WINDOW_MANAGER, encoding="utf-8")
        self._manager = subprocess.Popen(
            ["openbox", "--config-file", str(rules)],
            env=self.environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._when_managed()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (self._manager, self._server):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait()
        self._folder.cleanup()

    def environment(self) -> dict[str, str]:
        """What a program needs to find this screen."""
        return {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def picture(self) -> Image.Image:
        """What stands on the screen now."""
        grabbed: Image.Image = ImageGrab.grab(xdisplay=self.display)
        return grabbed.convert("RGB")

    # ------------------------------------------------------------ mouse and keyboard
    def move(self, at: Point) -> None:
        """Put the pointer there."""
        self._do("mousemove", at.x, at.y)

    def click(self, at: Point, button: int = 1) -> None:
        """Go there, press and let go."""
        self.move(at)
        time.sleep(0.03)
        self._do("mousedown", button)
        time.sleep(0.03)
        self._do("mouseup", button)

    def press(self, at: Point) -> None:
        """Go there and press the left button."""
        self.move(at)
        time.sleep(0.03)
        self._do("mousedown", 1)

    def release(self) -> None:
        """Let go of the left button."""
        self._do("mouseup", 1)

    def glide(self, start: Point, end: Point) -> None:
        """Move from one pixel to another in small steps, whatever is pressed."""
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self.move(Point(round(start.x + (end.x - start.x) * share), round(start.y + (end.y - start.y) * share)))
            time.sleep(STEP_SECONDS)

    def hold(self, at: Point, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Press a hold button for half a second and more; `meanwhile` is called before letting go."""
        self.press(at)
        time.sleep(HOLD_SECONDS)
        try:
            meanwhile()
        finally:
            self.release()

    def type(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", 12, text)

    def key(self, *keys: str) -> None:
        """Press keys such as `ctrl+a`, one after another."""
        self._do("key", *keys)

    # ------------------------------------------------------------ inside
    def _do(self, *words: str | int) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        if done.returncode:
            raise ScreenFault(f"xdotool {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout.strip()

    def _when_managed(self) -> None:
        """Wait for the window manager: a window that comes before it gets no keyboard."""
        until = time.monotonic() + 10
        while time.monotonic() < until:
            try:
                self._do("get_num_desktops")
                return
            except ScreenFault:
                time.sleep(0.05)
        raise ScreenFault("openbox did not start.")
