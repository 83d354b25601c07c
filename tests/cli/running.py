"""Running `tabletop` as its own process, as a shell would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "tabletop"]


def run(*words: str, text: str = "", timeout: float = 50.0) -> subprocess.CompletedProcess[str]:
    """One command with some input, to its end."""
    return subprocess.run(
        [*PROGRAM, *words],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        cwd=ROOT,
        check=False,
    )
