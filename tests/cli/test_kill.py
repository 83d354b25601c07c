"""Killed at random moments, a game goes on from the last decision that was reported as saved."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

from tabletop.engine.decision import key_of
from tabletop.saves.reading import read_save
from tabletop.saves.resuming import latest_autosave
from tests.cli.running import PROGRAM, ROOT

KILLS = 10
SEED = "11"


def play_until_killed(words: list[str], lines_before: int) -> list[str]:
    """Start or go on, answer everything, and kill -9 after that many lines; gives the lines that came out."""
    command = [*PROGRAM, "play", "hero-brigade", "--text", "--trace", *words]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("2\n1\n" * 300)  # where there is no second option, the next line is the answer
        process.stdin.flush()
        lines = []
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if len(lines) == lines_before:
                process.kill()
        process.wait(10)
    return lines


def reported(lines: list[str]) -> tuple[list[str], list[str], Path | None]:
    """The keys up to the last SAVED line, those after it, and its path."""
    saved, pending, path = [], [], None
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "CHOSE":
            pending.append(rest)
        elif word == "SAVED":
            path = Path(rest)
            saved += pending
            pending = []
    return saved, pending, path


def choices(path: Path) -> list[str]:
    return [key_of(entry.move) for entry in read_save(path).match.entries if not entry.forced]


def test_ten_kills_lose_no_saved_decision() -> None:
    chance = random.Random(2026)
    words, known = ["--seed", SEED], list[str]()
    for _ in range(KILLS):
        lines = play_until_killed(words, chance.randrange(3, 160))
        saved, pending, path = reported(lines)
        known += saved
        latest = latest_autosave()
        if latest is None:  # killed before the first decision was safe
            assert known == []
            continue
        answers = choices(latest.path)
        # The last file may be one decision ahead of what could still be reported, never behind.
        assert answers[: len(known)] == known
        assert answers[len(known) :] == pending[: len(answers) - len(known)]
        assert path is None or path.exists()
        known = answers
        words = ["--load", str(latest.path)]
    assert len(known) > KILLS
