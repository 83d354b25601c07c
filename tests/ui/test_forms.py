"""The compiled forms are those that compiling gives."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_compiling_the_forms_again_gives_no_difference() -> None:
    tool = runpy.run_path(str(ROOT / "packaging" / "compile_forms.py"))
    assert list((ROOT / "forms").glob("*.ui"))
    assert tool["main"](["--check"]) == 0
