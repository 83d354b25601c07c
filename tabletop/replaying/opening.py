"""A replay from a save. Where the rules have changed since, it steps over what fits no longer and says so."""

from __future__ import annotations

from pathlib import Path

from tabletop.engine.record import Stretch, load_stretches
from tabletop.games import game_named
from tabletop.replaying.replay import Replay
from tabletop.saves.falling_back import read_save_or_backup
from tabletop.saves.migrations import migrate
from tabletop.saves.reading import LoadedSave, Lookup, read_document


def read_replay(path: Path, *, lookup: Lookup = game_named) -> Replay:
    """The replay of a save, or of the newest older copy that opens. Raises SaveError about `path`."""
    return replay_of(read_save_or_backup(path, lookup=lookup), lookup)


def replay_of(loaded: LoadedSave, lookup: Lookup = game_named) -> Replay:
    """The replay of a save that was read."""
    if not loaded.notes:
        return Replay([Stretch(loaded.match, 0)])
    stretches, left_over = load_stretches(migrate(read_document(loaded.path))["match"], lookup)
    left_out = left_over + sum(stretch.left_out for stretch in stretches)
    if len(stretches) == 1 and not left_out:
        return Replay(stretches, loaded.notes)  # the notes speak of the file alone
    return Replay(stretches, [_changed(left_out, left_over)], left_over)


def _changed(left_out: int, left_over: int) -> str:
    words = (
        "The rules or cards have changed since this game was saved. Where an answer fits no longer, the replay goes on "
        f"at the next moment that was saved whole; {left_out} answer{'s are' if left_out != 1 else ' is'} left out."
    )
    return f"{words} The end is among them, so only what is public shows." if left_over else words
