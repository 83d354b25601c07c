"""Every test of saves has a home folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.folders import HOME_VARIABLE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder
