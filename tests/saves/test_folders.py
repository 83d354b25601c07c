"""One variable moves everything the app keeps; without it the system says where."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from tabletop import folders


def test_the_variable_puts_everything_under_one_folder(home: Path) -> None:
    made = [
        folders.data_folder(),
        folders.saves_folder(),
        folders.autosaves_folder(),
        folders.cache_folder(),
        folders.logs_folder(),
    ]
    assert [path.relative_to(home).as_posix() for path in made] == [
        "data",
        "data/saves",
        "data/autosaves",
        "cache",
        "logs",
    ]
    assert all(path.is_dir() for path in made)


def test_without_the_variable_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(folders.HOME_VARIABLE)
    assert folders.data_folder() == platformdirs.user_data_path("tabletop", False)
    assert folders.logs_folder() == platformdirs.user_log_path("tabletop", False)
