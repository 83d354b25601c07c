"""The program as it is started by a person: a real window on a virtual screen, not painted into memory.

Fails where a library of the desktop is missing (packaging/system.sh), which no offscreen test would notice.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb, which packaging/test.sh installs")
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:  # the number and its line break may come apart
        number = answer.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


def test_a_table_opens_in_a_real_window(display: str, own_folders: Path) -> None:
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "TABLETOP_HOME": str(own_folders),
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    }
    command = [sys.executable, "-m", "tabletop", "play", "hero-brigade", "--seed", "3", "--trace"]
    program = subprocess.Popen(
        command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said: list[str] = []
    try:
        assert program.stdout is not None
        for line in program.stdout:  # ends with the program, so a crash does not hang the test
            said.append(line)
            if line == "READY\n":
                break
    finally:
        program.terminate()
        program.communicate(timeout=20)
    assert [line.partition(" ")[0].strip() for line in said] == ["DECISION", "READY"], "".join(said)
