"""Autosave: every human decision is on the disk a moment after it was made, written by a thread of its own.

One folder a match, one numbered file a decision; the last ten files and the last ten matches are kept. Finding one
again is in `resuming.py`.
"""

from __future__ import annotations

import atexit
import contextlib
import shutil
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from tabletop.engine.match import Match
from tabletop.folders import autosaves_folder
from tabletop.saves.faults import SaveError, cannot_write
from tabletop.saves.replacing import sweep
from tabletop.saves.save_file import SUFFIX, Snapshot, snapshot

KEPT = 10

OnSaved = Callable[[Path], None]
OnFault = Callable[[SaveError], None]


def numbered(folder: Path) -> list[Path]:
    """The autosaves of one match, the oldest first."""
    return sorted(path for path in folder.glob(f"*{SUFFIX}") if path.stem.isdigit())


def match_folders(folder: Path) -> list[Path]:
    """The folders of autosaved matches, the one played last first. Raises OSError if `folder` cannot be read."""
    dated = []
    for each in folder.iterdir():
        files = numbered(each) if each.is_dir() else []
        with contextlib.suppress(OSError):  # removed meanwhile by another window
            if files:
                dated.append((files[-1].stat().st_mtime_ns, each.name, each))
    return [each for _, _, each in sorted(dated, reverse=True)]


def forget_old_matches(folder: Path, *, kept: int = KEPT) -> None:
    """Remove the autosaves of all but the last `kept` matches. Faults are ignored: files too many do no harm."""
    with contextlib.suppress(OSError):
        for old in match_folders(folder)[kept:]:
            shutil.rmtree(old, ignore_errors=True)


class Autosaver:
    """Keeps one match safe. `save` returns at once; a later snapshot replaces one that waits to be written.

    `on_saved(path)` is called when a file is durable, `on_fault(error)` when it could not be written; both on the
    writing thread. A fault stops nothing: the next decision is tried again.
    """

    def __init__(
        self, folder: Path, *, on_saved: OnSaved | None = None, on_fault: OnFault | None = None, kept: int = KEPT
    ) -> None:
        self.folder = folder
        self.on_saved = on_saved
        self.on_fault = on_fault
        self._kept = kept
        self._change = threading.Condition()
        self._waiting: Snapshot | None = None
        self._writing = False
        self._closed = False
        self._thread: threading.Thread | None = None
        self._last: Path | None = None
        self._first = True

    @classmethod
    def begin(cls, match: Match, *, on_saved: OnSaved | None = None, on_fault: OnFault | None = None) -> Self:
        """An autosaver for a new match, with a folder of its own. The folder is made with the first save."""
        started = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        return cls(Path(f"{started}-{match.game.name}"), on_saved=on_saved, on_fault=on_fault)

    @classmethod
    def going_on(
        cls, match: Match, path: Path, *, on_saved: OnSaved | None = None, on_fault: OnFault | None = None
    ) -> Self:
        """An autosaver for a match that was loaded: in the same folder if the file is an autosave, else a new one."""
        if path.resolve().parent.parent == autosaves_folder().resolve():
            return cls(path.resolve().parent, on_saved=on_saved, on_fault=on_fault)
        return cls.begin(match, on_saved=on_saved, on_fault=on_fault)

    @property
    def last(self) -> Path | None:
        """The last file that was written."""
        return self._last

    def save(self, match: Match, meta: Mapping[str, str] | None = None) -> None:
        """Take the match down now and write it soon. Raises nothing: faults go to `on_fault`."""
        taken = snapshot(match, meta)
        with self._change:
            if self._closed:
                return
            self._waiting = taken
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
                self._thread.start()
                atexit.register(self.close)
            self._change.notify_all()

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until everything taken down is written or has failed, at most `timeout` seconds; False if it is not."""
        with self._change:
            return self._change.wait_for(lambda: self._waiting is None and not self._writing, timeout)

    def close(self, timeout: float | None = 10.0) -> None:
        """Write what waits and end the thread. May be called twice."""
        self.flush(timeout)
        with self._change:
            self._closed = True
            self._change.notify_all()
        atexit.unregister(self.close)

    # ------------------------------------------------------------ the writing thread
    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting is not None or self._closed)
                taken = self._waiting
                self._waiting = None
                self._writing = taken is not None
            if taken is None:
                return
            try:
                self._write(taken)
            except Exception as fault:  # of a listener: reported like any other on a thread, and the writing goes on
                threading.excepthook(threading.ExceptHookArgs((type(fault), fault, fault.__traceback__, self._thread)))
            finally:
                with self._change:
                    self._writing = False
                    self._change.notify_all()

    def _write(self, taken: Snapshot) -> None:
        try:
            path = self._next_path()
            taken.write(path, backup=False)
        except SaveError as fault:
            if self.on_fault is not None:
                self.on_fault(fault)
            return
        self._last = path
        if self.on_saved is not None:
            self.on_saved(path)
        self._prune()

    def _next_path(self) -> Path:
        try:
            if not self.folder.is_absolute():
                self.folder = autosaves_folder() / self.folder
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(self.folder / f"00001{SUFFIX}", error) from error
        before = numbered(self.folder)
        return self.folder / f"{int(before[-1].stem) + 1 if before else 1:05}{SUFFIX}"

    def _prune(self) -> None:
        with contextlib.suppress(OSError):  # a file too many does no harm
            for old in numbered(self.folder)[: -self._kept]:
                old.with_suffix(".png").unlink(missing_ok=True)
                old.unlink(missing_ok=True)
            sweep(self.folder)
        if self._first:
            self._first = False
            forget_old_matches(self.folder.parent)
