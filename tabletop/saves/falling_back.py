"""When a save does not open: the older copies of it, newest first.

A save has the backup beside it; an autosave has the autosaves of the decisions before it.
"""

from __future__ import annotations

from pathlib import Path

from tabletop.games import game_named
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import LoadedSave, Lookup, read_save
from tabletop.saves.replacing import backup_path
from tabletop.saves.save_file import SUFFIX


def older_copies(path: Path) -> list[Path]:
    """The files that may stand in for `path`, the newest first."""
    copies = [backup_path(path)] if backup_path(path).is_file() else []
    if path.stem.isdigit():
        before = [other for other in path.parent.glob(f"*{SUFFIX}") if other.stem.isdigit() and other.stem < path.stem]
        copies += sorted(before, reverse=True)
    return copies


def read_save_or_backup(path: Path, *, game: str | None = None, lookup: Lookup = game_named) -> LoadedSave:
    """The match in a save, or in the newest older copy that opens; `notes` and `path` then say so.

    Raises SaveError about `path` itself if none of them opens.
    """
    try:
        return read_save(path, game=game, lookup=lookup)
    except SaveError as fault:
        for copy in older_copies(path):
            try:
                loaded = read_save(copy, game=game, lookup=lookup)
            except SaveError:
                continue
            loaded.notes.insert(0, f"{fault.line()} An older copy was opened instead: {copy}, {_when(loaded)}.")
            return loaded
        raise


def offer(fault: SaveError, *, lookup: Lookup = game_named) -> str:
    """The advice for a save that does not open: the older copy that does, if there is one."""
    for copy in older_copies(fault.path):
        try:
            loaded = read_save(copy, lookup=lookup)
        except SaveError:
            continue
        return f"An older copy opens: {copy}, {_when(loaded)}."
    return fault.advice


def _when(loaded: LoadedSave) -> str:
    return f"saved {loaded.header.saved}, {loaded.header.summary.line()}"
