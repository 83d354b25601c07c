"""Card pictures kept between runs: PNG files named by what they show, and the recent ones in memory.

A picture that can't be read or written is drawn instead; a full or read-only folder only makes the next start slower.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PIL import Image

from tabletop.studio.face import Back, Chip, Face
from tabletop.studio.picture import picture_state
from tabletop.studio.press import Press
from tabletop.studio.render import VERSION, Kind, press, render_back, render_card
from tabletop.studio.store import PictureStore

log = logging.getLogger("tabletop.studio")

MEMORY, DISK = 64 * 2**20, 96 * 2**20  # bytes of pixels; bytes of files
ENDING = ".png"


class FaceCache:
    """Draws cards, and keeps what it has drawn in `folder` (None: only in memory).

    The pictures are shared: copy one before changing it. `written` says whether files are still written.
    """

    def __init__(self, folder: Path | None, on: Press | None = None, memory: int = MEMORY, disk: int = DISK) -> None:
        self.folder = folder
        self.press = on or press()
        self.written = folder is not None
        self._memory = PictureStore(memory)
        if folder is not None:
            self._open(folder, disk)

    def card(
        self,
        face: Face,
        px_width: int,
        kind: Kind = "reading",
        *,
        hp: int | None = None,
        of: int | None = None,
        chips: tuple[Chip, ...] | None = None,
        high_contrast: bool = False,
    ) -> Image.Image:
        """The same as `render_card`, from memory or the folder if it was drawn before."""
        key = _key(face, picture_state(face.picture), px_width, kind, hp, of, chips, high_contrast)

        def draw() -> Image.Image:
            return render_card(
                face, px_width, kind, hp=hp, of=of, chips=chips, high_contrast=high_contrast, on=self.press
            )

        return self._memory.made(key, lambda: self._from_folder(key, draw))

    def back(self, back: Back, px_width: int, *, high_contrast: bool = False) -> Image.Image:
        """The same as `render_back`, from memory or the folder if it was drawn before."""
        key = _key(back, px_width, high_contrast)

        def draw() -> Image.Image:
            return render_back(back, px_width, high_contrast=high_contrast, on=self.press)

        return self._memory.made(key, lambda: self._from_folder(key, draw))

    def _open(self, folder: Path, disk: int) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _prune(folder, disk)
        except OSError as fault:
            self._stop_writing(fault)

    def _from_folder(self, key: str, draw: Callable[[], Image.Image]) -> Image.Image:
        if self.folder is None:
            return draw()
        path = self.folder / (key + ENDING)
        kept = _read(path)
        if kept is not None:
            return kept
        picture = draw()
        if self.written and not self.press.resources.warnings:  # stand-ins must not outlive what was missing
            try:
                _write(path, picture)
            except OSError as fault:
                self._stop_writing(fault)
        return picture

    def _stop_writing(self, fault: OSError) -> None:
        self.written = False
        log.warning("Card pictures can't be kept in %s (%s). They are drawn anew each time.", self.folder, fault)


def _key(*parts: object) -> str:
    """A file name from everything that the picture depends on."""
    return hashlib.sha256(repr((VERSION, *parts)).encode("utf-8")).hexdigest()[:40]


def _read(path: Path) -> Image.Image | None:
    try:
        with Image.open(path) as file:
            return file.convert("RGBA")
    except (OSError, ValueError, SyntaxError):  # not there, or damaged: it is drawn anew
        return None


def _write(path: Path, picture: Image.Image) -> None:
    """Write beside the file and move it there, so that nobody ever reads half a picture."""
    handle, name = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            picture.save(file, "PNG", compress_level=1)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _prune(folder: Path, disk: int) -> None:
    """Remove what was left half written, and the oldest pictures until all are at most `disk` bytes."""
    found = []
    for path in folder.iterdir():
        if path.suffix == ".part":
            path.unlink(missing_ok=True)
        elif path.suffix == ENDING:
            status = path.stat()
            found.append((status.st_mtime_ns, status.st_size, path))
    room = disk
    for _, size, path in sorted(found, reverse=True):
        room -= size
        if room < 0:
            path.unlink(missing_ok=True)
