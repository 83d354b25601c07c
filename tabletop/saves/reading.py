"""Reading a save: every way in which a file can be no save, or a damaged one, ends in a SaveError that names the place.

A save is opened as far as it can be trusted; whoever wants the faults alone asks `faults_of`.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tabletop.engine.game import Game, SaveFault
from tabletop.engine.match import Match
from tabletop.games import UnknownGame, game_named
from tabletop.saves.faults import SaveError, cannot_read
from tabletop.saves.migrations import VERSION, migrate
from tabletop.saves.save_file import FORMAT, Header, checksum

Lookup = Callable[[str], Game]

LARGEST_BYTES = 64 * 1024 * 1024  # a long game takes less than one megabyte
_LONGEST_WORD = len("false")
_DAMAGED = "The file is damaged. Open its backup or an older save."
_FOREIGN = "Choose a file that Tabletop has written."
_CHANGED = "It was changed or damaged after it was saved. Open its backup or an older save."


@dataclass(slots=True)
class LoadedSave:
    """A match read from a file. `notes` are sentences for the person, such as what an update of the rules changed.

    `path` is the file it came from: the backup, if the save itself could not be opened.
    """

    path: Path
    header: Header
    match: Match
    notes: list[str] = field(default_factory=list)


def read_save(path: Path, *, game: str | None = None, lookup: Lookup = game_named) -> LoadedSave:
    """The match in a save. With `game`, only a match of that game is taken.

    Where the rules have changed since a sound save was written, it opens at the last moment that fits; a note says so.
    Raises SaveError for everything that is wrong with the file.
    """
    document = read_document(path)
    intact = document.get("checksum") == checksum(document)
    document = _migrated(path, document)
    header = _header(path, document, game)
    match, notes = _match(path, header, document, lookup, recover=intact)
    if not intact:
        raise _wrong_checksum(path)
    return LoadedSave(path, header, match, notes)


def read_header(path: Path) -> Header:
    """The header of a save alone, for lists. The match inside is not looked at. Raises SaveError."""
    document = read_document(path)
    if document.get("checksum") != checksum(document):
        raise _wrong_checksum(path)
    return _header(path, _migrated(path, document), None)


def faults_of(path: Path, *, lookup: Lookup = game_named) -> list[SaveError]:
    """All that is wrong with a save, one fault a place; empty if it opens just as it was saved."""
    try:
        document = read_document(path)
        migrated = _migrated(path, document)
    except SaveError as fault:
        return [fault]
    faults = []
    try:
        header = _header(path, migrated, None)
        _match(path, header, migrated, lookup, recover=False)
    except SaveError as fault:
        faults.append(fault)
    if document.get("checksum") != checksum(document):
        faults.append(_wrong_checksum(path))
    return faults


def read_document(path: Path) -> dict[str, Any]:
    """The JSON object in a file that calls itself a save. Raises SaveError."""
    data = _bytes_of(path)
    if not data.strip():
        raise SaveError(path, "", "The file is empty.", _DAMAGED)
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise _not_json(path, data, fault) from fault
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        problem = f'This is no save of Tabletop: a save begins with "format": "{FORMAT}".'
        raise SaveError(path, "format", problem, _FOREIGN)
    return document


def _bytes_of(path: Path) -> bytes:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            kind = "a folder" if stat.S_ISDIR(about.st_mode) else "not a plain file"
            raise SaveError(path, "", f"This is {kind}, so no save.", _FOREIGN)
        if about.st_size > LARGEST_BYTES:
            problem = f"The file has {about.st_size // 1024 // 1024} MB; no save is that large."
            raise SaveError(path, "", problem, _FOREIGN)
        return path.read_bytes()
    except (OSError, ValueError) as fault:
        raise cannot_read(path, fault if isinstance(fault, OSError) else OSError(str(fault))) from fault


def _not_json(path: Path, data: bytes, fault: Exception) -> SaveError:
    if not data.lstrip().startswith(b"{"):
        return SaveError(path, "", "This is no save of Tabletop: a save begins with a curly bracket.", _FOREIGN)
    place = re.search(r"byte (\d+)", str(fault))
    # A number or word cut in two is called malformed, a few bytes before the end.
    if "truncated" in str(fault) or (place and int(place[1]) >= len(data) - _LONGEST_WORD):
        return SaveError(path, "", f"The file breaks off after {len(data)} bytes, in the middle of the save.", _DAMAGED)
    where = f"byte {place[1]}" if place else ""
    return SaveError(path, where, "From here on the file is not readable as JSON.", _DAMAGED)


def _migrated(path: Path, document: dict[str, Any]) -> dict[str, Any]:
    version = document.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise SaveError(path, "version", "The version of the format is missing or no number from 1 up.", _DAMAGED)
    if version > VERSION:
        app = document.get("app")
        by = f"Tabletop {app}" if isinstance(app, str) else "a newer Tabletop"
        problem = (
            f"The save has format version {version}, written by {by}; this program reads versions up to {VERSION}."
        )
        raise SaveError(path, "version", problem, "Update Tabletop to open it.")
    try:
        return migrate(document)
    except Exception as fault:
        problem = f"A save of format version {version} should open, but {type(fault).__name__}: {fault}."
        raise SaveError(path, "", problem, _DAMAGED) from fault


def _header(path: Path, document: dict[str, Any], game: str | None) -> Header:
    try:
        header = msgspec.convert(document, Header)
    except msgspec.ValidationError as fault:
        found = re.fullmatch(r"(.*?)(?: - at `\$\.?(.*)`)?", str(fault), re.DOTALL)
        problem, place = (found[1], found[2] or "") if found else (str(fault), "")
        problem = problem.replace("`", '"')
        missing = re.search(r'missing required field "(.*)"', problem)
        if missing:
            place = f"{place}.{missing[1]}".lstrip(".")
        raise SaveError(path, place, f"{problem}.", _DAMAGED) from fault
    if game is not None and header.game != game:
        problem = f'This is a save of "{header.game}", not of "{game}".'
        raise SaveError(path, "game", problem, "Open it as what it is, or choose another save.")
    return header


def _match(
    path: Path, header: Header, document: dict[str, Any], lookup: Lookup, *, recover: bool
) -> tuple[Match, list[str]]:
    """The match inside. With `recover`, answers that no longer fit are left out and a note says so."""
    try:
        game = lookup(header.game)
    except UnknownGame as fault:
        raise SaveError(path, "game", str(fault), "Install the package that adds it, or update Tabletop.") from fault
    try:
        match, notes = Match.load(document.get("match"), lookup, recover=recover)
    except SaveFault as fault:
        raise SaveError(path, f"match.{fault.field}", _sentence(fault.problem), _DAMAGED) from fault
    except Exception as fault:  # whatever else a forged or damaged match sets off must not end the program
        problem = f"The match cannot be rebuilt from this ({type(fault).__name__}: {fault})."
        raise SaveError(path, "match", problem, _DAMAGED) from fault
    if match.game.name != game.name:
        problem = f'The header says "{header.game}", the match inside is "{match.game.name}".'
        raise SaveError(path, "match.game", problem, _DAMAGED)
    seats = len(match.setup.seats)
    if seats not in game.seats or len(set(match.names)) < seats:
        problem = f"There are {seats} seats named {', '.join(match.names)}, which is no party of {game.title}."
        raise SaveError(path, "match.setup.seats", problem, _DAMAGED)
    return match, notes


def _wrong_checksum(path: Path) -> SaveError:
    return SaveError(path, "checksum", "The contents do not fit the checksum in the file.", _CHANGED)


def _sentence(problem: str) -> str:
    words = problem.strip()
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
