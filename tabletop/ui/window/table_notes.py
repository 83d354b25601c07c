"""What a table keeps in its save besides the match: colours of the seats and standing answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.saves.faults import SaveError
from tabletop.saves.reading import read_header


@dataclass(frozen=True, slots=True)
class TableNotes:
    """`colours` are places in `palette.SEATS`, empty if the save says none; `standing` is for `StandingOrders.load`."""

    colours: list[int] = field(default_factory=list)
    standing: str = ""


def notes_of(colours: Sequence[int], standing: str) -> dict[str, str]:
    """The notes as a save's header keeps them; what is empty is left out."""
    notes = {"colours": " ".join(map(str, colours)), "standing": standing}
    return {name: words for name, words in notes.items() if words}


def table_notes(save: Path | None) -> TableNotes:
    """The notes of a save; empty for a new table or a header that cannot be read."""
    if save is None:
        return TableNotes()
    try:
        return notes_in(read_header(save).table)
    except SaveError:
        return TableNotes()


def notes_in(table: Mapping[str, str]) -> TableNotes:
    """The notes in the header of a save."""
    colours = [int(part) for part in table.get("colours", "").split() if part.isascii() and part.isdigit()]
    return TableNotes(colours, table.get("standing", ""))
