"""Where the app keeps its files: saves, autosaves, cache and logs, each in the place the system wants.

The environment variable TABLETOP_HOME puts all of them under one folder (tests, portable copies).
Nothing here reads or writes a file; folders are made when asked for.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "TABLETOP_HOME"
_APP = "tabletop"


def data_folder() -> Path:
    """What a person would miss: saves and autosaves. Raises OSError if it cannot be made."""
    return _made(_home("data") or platformdirs.user_data_path(_APP, False))


def saves_folder() -> Path:
    """Games saved under a name."""
    return _made(data_folder() / "saves")


def autosaves_folder() -> Path:
    """Games kept by the app itself, one folder a match."""
    return _made(data_folder() / "autosaves")


def cache_folder() -> Path:
    """What can be made again at any time: rendered card pictures."""
    return _made(_home("cache") or platformdirs.user_cache_path(_APP, False))


def logs_folder() -> Path:
    """Crash reports and logs."""
    return _made(_home("logs") or platformdirs.user_log_path(_APP, False))


def _home(name: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home).expanduser().absolute() / name if home else None


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
