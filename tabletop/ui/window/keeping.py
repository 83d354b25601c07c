"""Keeping a match safe while it is played: autosave after each decision, saves under a name, and their pictures."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from tabletop.engine.match import Match
from tabletop.saves.autosave import Autosaver
from tabletop.saves.faults import SaveError
from tabletop.saves.library import thumbnail_path
from tabletop.saves.save_file import Snapshot, snapshot
from tabletop.trace import Trace

THUMBNAIL = QSize(800, 474)
PICTURE_AFTER_MS = 1500


class Keeper(QObject):
    """Writes on threads of its own and tells by signals. A fault of the autosave is told once until it works again."""

    saved = Signal(object)  # Path of a save under a name
    failed = Signal(object)  # SaveError
    picture_wanted = Signal()  # somebody who can paint the public table should call `keep_picture`
    _autosaved = Signal(object)
    _autosave_failed = Signal(object)

    def __init__(
        self, match: Match, hands: str, trace: Trace, path: Path | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match, self._trace = match, trace
        self.hands = hands
        self.notes: Callable[[], dict[str, str]] = dict  # what else the screen wants to find again in a save
        told = {"on_saved": self._autosaved.emit, "on_fault": self._autosave_failed.emit}
        self._saver = Autosaver.begin(match, **told) if path is None else Autosaver.going_on(match, path, **told)
        self._picture: QImage | None = None
        self._in_trouble = False
        self._autosaved.connect(self._on_autosaved)
        self._autosave_failed.connect(self._on_fault)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PICTURE_AFTER_MS)
        self._timer.timeout.connect(self.picture_wanted)

    def keep(self) -> None:
        """Autosave the match as it stands; returns at once."""
        self._saver.save(self._match, {"hands": self.hands} | self.notes())
        self._timer.start()

    def keep_picture(self, picture: QImage) -> None:
        """A new picture of the public table, for the saves that follow and the last one."""
        self._picture = picture
        if self._saver.last is not None:
            self._write_picture(self._saver.last)

    def save_as(self, path: Path) -> None:
        """Save under a name; `saved` or `failed` follows."""
        taken = snapshot(self._match, {"hands": self.hands} | self.notes())
        threading.Thread(target=self._write, args=(taken, path), name="save", daemon=False).start()

    def close(self) -> None:
        """Write what waits."""
        self._timer.stop()
        self._saver.close()

    def flush(self, seconds: float) -> bool:
        """Wait for the autosave, for tests and for closing."""
        return self._saver.flush(seconds)

    # ------------------------------------------------------------ inside
    def _write(self, taken: Snapshot, path: Path) -> None:
        try:
            taken.write(path)
        except SaveError as fault:
            self.failed.emit(fault)
            return
        self._write_picture(path)
        self._trace.saved(path)
        self.saved.emit(path)

    def _write_picture(self, save: Path) -> None:
        if self._picture is not None:
            self._picture.save(str(thumbnail_path(save)))  # a save without a picture is still a save

    def _on_autosaved(self, path: Path) -> None:
        self._in_trouble = False
        self._trace.saved(path)

    def _on_fault(self, fault: SaveError) -> None:
        if not self._in_trouble:
            self._in_trouble = True
            self.failed.emit(fault)
