"""The list of saved games: what the lobby shows of each, renaming and deleting.

A thumbnail is a PNG beside the save with the same name; the screen paints it, this module moves it along.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from tabletop.folders import saves_folder
from tabletop.saves.faults import SaveError, cannot_write
from tabletop.saves.reading import read_header
from tabletop.saves.replacing import backup_path
from tabletop.saves.save_file import SUFFIX, Header

_LONGEST_NAME = 80
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # devices on Windows
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A file in the list. `header` is None and `fault` set if it does not open; `changed` is the time of the file."""

    path: Path
    changed: datetime
    header: Header | None
    fault: SaveError | None = None

    @property
    def name(self) -> str:
        """The name that people gave it."""
        return self.path.name.removesuffix(SUFFIX)

    @property
    def thumbnail(self) -> Path | None:
        """Its picture, if there is one."""
        picture = thumbnail_path(self.path)
        return picture if picture.is_file() else None

    def line(self) -> str:
        """What to show beside the name: the public summary, or what is wrong."""
        if self.header is not None:
            return self.header.summary.line()
        return self.fault.problem if self.fault else ""


def thumbnail_path(save: Path) -> Path:
    """Where the picture of a save lies."""
    return save.with_name(save.name.removesuffix(SUFFIX) + ".png")


def saved_games(folder: Path | None = None) -> list[SavedGame]:
    """All saves of a folder, the newest first; damaged ones are listed with their fault."""
    found = [entry for path in (folder or saves_folder()).glob(f"*{SUFFIX}") if (entry := look_at(path)) is not None]
    return sorted(found, key=lambda saved: (saved.changed, saved.name), reverse=True)


def look_at(path: Path) -> SavedGame | None:
    """One file of the list, None if it is gone."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return None
    try:
        return SavedGame(path, changed, read_header(path))
    except SaveError as fault:
        return SavedGame(path, changed, None, fault)


def path_for(name: str, folder: Path | None = None) -> Path:
    """The file for a save of this name. Raises SaveError if the name cannot be a file's; nothing leaves the folder."""
    name = name.strip().removesuffix(SUFFIX)
    problem = _name_problem(name)
    place = (folder or saves_folder()) / f"{_FORBIDDEN.sub('_', name)[:_LONGEST_NAME]}{SUFFIX}"
    if problem:
        raise SaveError(place, "", problem, "Choose a name of letters, digits and spaces.")
    return place


def rename(path: Path, name: str) -> Path:
    """Give a save another name; its picture and backup go with it. Raises SaveError if it is taken or impossible."""
    new = path_for(name, path.parent)
    if new == path:
        return path
    if new.exists():
        problem = f'There is a save called "{new.name.removesuffix(SUFFIX)}" already.'
        raise SaveError(new, "", problem, "Choose another name.")
    try:
        path.rename(new)
        _move_along(thumbnail_path(path), thumbnail_path(new))
        _move_along(backup_path(path), backup_path(new))
    except OSError as error:
        raise cannot_write(new, error) from error
    return new


def delete(path: Path) -> None:
    """Remove a save with its picture and backup. Raises SaveError if the folder does not allow it."""
    try:
        for part in (path, thumbnail_path(path), backup_path(path)):
            part.unlink(missing_ok=True)
    except OSError as error:
        problem = f"The save was not deleted: {error.strerror}."
        raise SaveError(path, "", problem, "Allow writing to its folder, or delete the file there.") from error


def _name_problem(name: str) -> str:
    if not name:
        return "A save needs a name."
    if len(name) > _LONGEST_NAME:
        return f"The name has {len(name)} characters; {_LONGEST_NAME} is the most."
    found = _FORBIDDEN.search(name)
    if found:
        return f'The name has a character that no file name may have: "{found[0]}".'
    if name.startswith(".") or name.endswith(".") or _RESERVED.fullmatch(name):
        return f'The system does not take "{name}" as a file name.'
    return ""


def _move_along(old: Path, new: Path) -> None:
    if old.exists():
        old.replace(new)
