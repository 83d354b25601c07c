"""When the program itself fails: a report file with what is needed to repeat it, and calm words for the person.

The report tells version, system, set-up, seed and the answers given so far: enough to play the game again, and nothing
about hidden cards beyond what those answers give. No traceback appears on the screen. What a report needs is imported
when one is written, so that catching faults costs nothing at the start.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop import __version__

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from tabletop.engine.match import Match

EXIT_CODE = 70  # EX_SOFTWARE of sysexits.h: an internal software error

Tell = Callable[[str], None]


class CrashReporter:
    """Writes reports and tells the person through `tell`. `match` is the game to report on, if one is open."""

    def __init__(self, tell: Tell) -> None:
        self.match: Match | None = None
        self.tell = tell
        self._lock = threading.Lock()

    def install(self) -> None:
        """Take over what Python does with exceptions that nobody caught, on every thread."""
        sys.excepthook = self._on_main_thread
        threading.excepthook = self._on_thread

    def report(self, error: BaseException) -> str:
        """Write a report on `error` and tell the person. Returns the words; raises nothing."""
        with self._lock:
            words = self._words(error)
        self.tell(words)
        return words

    def _words(self, error: BaseException) -> str:
        text = report_text(error, self.match)
        try:
            path = write_report(text)
        except OSError as fault:
            return (
                f"Something in Tabletop itself went wrong ({type(error).__name__}). A report could not be written: "
                f"{fault.strerror or fault}. Your decisions up to now are in the autosaves."
            )
        return (
            f"Something in Tabletop itself went wrong ({type(error).__name__}). Your decisions up to now are in the "
            f"autosaves. What is needed to find the fault is in {path}; please send it along when you report this."
        )

    def _on_main_thread(self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        self.report(error)

    def _on_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.report(args.exc_value)


@functools.cache
def reporter() -> CrashReporter:
    """The one of this process, which tells on standard error until a window gives it another `tell`."""
    return CrashReporter(lambda words: print(words, file=sys.stderr))


def report_text(error: BaseException, match: Match | None) -> str:
    """What a report says, as plain text."""
    import platform
    import traceback
    from datetime import UTC, datetime

    lines = [
        "Tabletop crash report",
        f"time: {datetime.now(UTC).isoformat(timespec='seconds')}",
        f"version: {__version__}",
        f"python: {platform.python_version()} ({sys.implementation.name})",
        f"platform: {platform.platform()}",
        *(_game_lines(match) if match is not None else ["game: none open"]),
        "",
        "".join(traceback.format_exception(error)).rstrip(),
        "",
    ]
    return "\n".join(lines)


def write_report(text: str) -> Path:
    """Keep a report in the log folder. Raises OSError if that cannot be written."""
    from datetime import UTC, datetime

    from tabletop.folders import logs_folder

    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    path = logs_folder() / f"crash-{stamp}.txt"
    path.write_text(text, encoding="utf-8")
    return path


def _game_lines(match: Match) -> list[str]:
    from tabletop.engine.decision import key_of

    setup = match.setup
    answers = [f"{entry.seat} {key_of(entry.move)}{' (forced)' if entry.forced else ''}" for entry in match.entries]
    return [
        f"game: {setup.game}",
        f"seed: {setup.seed}",
        "seats: " + ", ".join(f"{seat.name} ({seat.kind})" for seat in setup.seats),
        "options: " + ", ".join(f"{name}={value}" for name, value in sorted(setup.options.items())),
        f"cards: {match.card_set.name}",
        f"answers: {len(answers)}",
        *(f"  {number} {answer}" for number, answer in enumerate(answers)),
    ]
