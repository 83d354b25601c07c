"""Putting a file in place so that a kill or a full disk at any moment leaves either the old or the new one, whole.

The bytes go to a temporary file in the same folder, are flushed to the disk and renamed over the old file, which
stays beside it as `NAME.bak`. What is in the bytes is no matter of this module.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import stat
import time
from pathlib import Path

from tabletop.saves.faults import SaveError, cannot_write

BACKUP_SUFFIX = ".bak"
_TEMPORARY_SUFFIX = ".tmp"
_STALE_SECONDS = 3600.0
_numbers = itertools.count()


def backup_path(path: Path) -> Path:
    """Where the version before the last one lies."""
    return path.with_name(path.name + BACKUP_SUFFIX)


def replace_file(path: Path, data: bytes, *, backup: bool = True) -> None:
    """Writes `data` to `path`, durably and all or nothing; the old file stays as a backup.

    Raises SaveError; the old file is then untouched and no temporary file is left.
    """
    path = path.resolve()
    _check_plain(path)
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{next(_numbers)}{_TEMPORARY_SUFFIX}")
    try:
        try:
            _write_new(temporary, data)
            if backup and path.exists():
                _keep_backup(path)
            temporary.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        _flush_folder(path.parent)
    except OSError as error:
        raise cannot_write(path, error) from error


def sweep(folder: Path) -> None:
    """Removes temporary files that a killed process left in `folder` more than an hour ago."""
    oldest = time.time() - _STALE_SECONDS
    for left in folder.glob(f".*{_TEMPORARY_SUFFIX}"):
        with contextlib.suppress(OSError):
            if left.stat().st_mtime < oldest:
                left.unlink()


def _check_plain(path: Path) -> None:
    try:
        mode = path.stat().st_mode
    except OSError:
        return  # not there yet, or writing will say what is wrong
    if not stat.S_ISREG(mode):
        kind = "a folder" if stat.S_ISDIR(mode) else "not a plain file"
        raise SaveError(path, "", f"The game was not saved: this is {kind}.", "Give the name of a file.")


def _write_new(temporary: Path, data: bytes) -> None:
    handle = _open_new(temporary)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _open_new(temporary: Path) -> int:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.open(temporary, flags, 0o666)


def _keep_backup(path: Path) -> None:
    # A second link to the old file, renamed over the old backup: `path` itself is never missing.
    waiting = path.with_name(f".{path.name}.{os.getpid()}-{next(_numbers)}{_TEMPORARY_SUFFIX}")
    try:
        try:
            os.link(path, waiting)
        except (OSError, NotImplementedError):  # file systems without links
            shutil.copy2(path, waiting)
        waiting.replace(backup_path(path))
    except BaseException:
        with contextlib.suppress(OSError):
            waiting.unlink()
        raise


def _flush_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # elsewhere a folder cannot be opened; the rename is journalled
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network file systems refuse; the file itself is flushed
            os.fsync(handle)
    finally:
        os.close(handle)
