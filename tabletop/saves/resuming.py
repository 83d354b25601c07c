"""Going on after the app was closed or killed: the newest autosave of a game that has not ended.

What writes them, and how many are kept, is in `autosave.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabletop.folders import autosaves_folder
from tabletop.saves.autosave import match_folders, numbered
from tabletop.saves.library import SavedGame, look_at


def autosaved_games(folder: Path | None = None) -> list[SavedGame]:
    """One entry an autosaved match, its newest file that is sound; the match played last comes first."""
    found = []
    for match_folder in match_folders(folder or autosaves_folder()):
        newest = _newest_sound(match_folder)
        if newest is not None:
            found.append(newest)
    return found


def latest_autosave(folder: Path | None = None, *, game: str | None = None) -> SavedGame | None:
    """What *Continue* goes on with: the match played last that has not ended, None if there is none."""
    return next((saved for saved in autosaved_games(folder) if _goes_on(saved, game)), None)


def apart(autosaves: Sequence[SavedGame], saves: Sequence[SavedGame]) -> tuple[SavedGame | None, list[SavedGame]]:
    """Of the autosaved matches the one to go on with, and those that have ended and are not among the `saves`."""
    kept = [saved.header.summary for saved in saves if saved.header is not None]
    ended = [saved for saved in autosaves if saved.header is not None and saved.header.summary.ended]
    finished = [saved for saved in ended if saved.header is not None and saved.header.summary not in kept]
    return next((saved for saved in autosaves if _goes_on(saved, None)), None), finished


def _goes_on(saved: SavedGame, game: str | None) -> bool:
    header = saved.header
    return header is not None and not header.summary.ended and game in (None, header.game)


def _newest_sound(match_folder: Path) -> SavedGame | None:
    broken = None
    for path in reversed(numbered(match_folder)):
        saved = look_at(path)
        if saved is not None and saved.header is not None:
            return saved
        broken = broken or saved
    return broken
