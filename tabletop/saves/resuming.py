"""Going on after the app was closed or killed: the newest autosave of a game that has not ended.

What writes them, and how many are kept, is in `autosave.py`.
"""

from __future__ import annotations

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
    for saved in autosaved_games(folder):
        header = saved.header
        if header is not None and not header.summary.ended and game in (None, header.game):
            return saved
    return None


def _newest_sound(match_folder: Path) -> SavedGame | None:
    broken = None
    for path in reversed(numbered(match_folder)):
        saved = look_at(path)
        if saved is not None and saved.header is not None:
            return saved
        broken = broken or saved
    return broken
