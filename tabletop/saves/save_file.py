"""The save file as it is written: a JSON header that everybody may read, a checksum, and the match inside.

`docs/save-format.md` describes it. Writing takes a snapshot first, so that the slow part can happen on another thread.
Reading is in `reading.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from tabletop import __version__
from tabletop.engine.match import Match
from tabletop.saves.migrations import VERSION
from tabletop.saves.replacing import replace_file
from tabletop.saves.summary import Summary, summary_of

FORMAT = "tabletop-save"
SUFFIX = ".tabletop"


class Header(msgspec.Struct, frozen=True):
    """What stands before the match. `saved` is an ISO 8601 time; `table` holds the screen's own notes."""

    format: str
    version: int
    app: str
    game: str
    saved: str
    summary: Summary
    table: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match as it stood at one moment, ready to be written; changes nothing when the match goes on."""

    header: Header
    match: bytes

    def encoded(self) -> bytes:
        """The bytes of the file. No line break at the end, so that a file cut anywhere is noticed."""
        document: dict[str, Any] = msgspec.to_builtins(self.header)
        document["match"] = msgspec.Raw(self.match)
        document["checksum"] = checksum(document)
        return msgspec.json.encode(document)

    def write(self, path: Path, *, backup: bool = True) -> None:
        """Write it to a file. Raises SaveError, the old file being untouched then."""
        replace_file(path, self.encoded(), backup=backup)


def snapshot(match: Match, meta: Mapping[str, str] | None = None) -> Snapshot:
    """Take down a match; `meta` are notes of the screen that come back with it."""
    header = Header(
        format=FORMAT,
        version=VERSION,
        app=__version__,
        game=match.game.name,
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        summary=summary_of(match),
        table=dict(meta or {}),
    )
    return Snapshot(header, msgspec.json.encode(match.dump(), order="sorted"))


def write_save(path: Path, match: Match, meta: Mapping[str, str] | None = None) -> None:
    """Save a match under a file name; an older save of that name stays beside it as a backup.

    Raises SaveError; the older save is untouched then and the match can go on.
    """
    snapshot(match, meta).write(path)


def checksum(document: Mapping[str, Any]) -> str:
    """The checksum of a save: SHA-256 of everything else in it, as JSON without spaces and with sorted names."""
    rest = {name: value for name, value in document.items() if name != "checksum"}
    return "sha256:" + hashlib.sha256(msgspec.json.encode(rest, order="sorted")).hexdigest()
