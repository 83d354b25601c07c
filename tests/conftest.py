"""Options of the whole test run: without Qt, one rule only, and folders that never touch a person's own.

Fixtures for one part of the program lie in that part's folder.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

QT_SETTINGS = ("qt_api", "qt_log_level_fail", "qt_log_ignore")
HOMES = itertools.count()


class NoQt:
    """A finder that lets nobody import Qt."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} was imported in a run that is to show that nothing here needs Qt")
        return None


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    parser.addoption("--without-qt", action="store_true", help="make every import of Qt fail (with -p no:pytest-qt)")
    parser.addoption("--rule", metavar="NUMBER", help="run the tests that cite this rule or example, e.g. HB-PLAY-9")
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in QT_SETTINGS:  # else its settings in pyproject.toml were unknown words
            parser.addini(name, "setting of pytest-qt, which is switched off", default="")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--without-qt"):
        if "PySide6" in sys.modules:
            raise pytest.UsageError("Qt is loaded already: add -p no:pytest-qt to --without-qt")
        sys.meta_path.insert(0, NoQt())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number = config.getoption("--rule")
    if not number:
        return
    citing = [i for i in items if any(number in m.args for n in ("rule", "example") for m in i.iter_markers(n))]
    config.hook.pytest_deselected(items=[item for item in items if item not in citing])
    items[:] = citing


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves, settings and caches of a test go into a folder of its own, never into those of whoever runs it."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    home.mkdir()
    monkeypatch.delenv("TABLETOP_HOME", raising=False)
    monkeypatch.setenv("HOME", str(home))
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home
