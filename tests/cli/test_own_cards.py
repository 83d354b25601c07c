"""Cards of one's own in a position: what is wrong is told with file, card, field and word, and nothing crashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run

POSITION = """
[[cards]]
id = "mine"
name = "Mine"
deck = "brawl"
copies = 1
kind = "Wrestler"
types = ["Heel"]
set = "own"
extra = { symbol = "rock" }
numbers = { number = 61 }
abilities = [{ group = "T", name = "Mine", kind = "Turn", text = "Draw 1." }]
[[players]]
name = "Ann"
hand = ["Mine", 2]
[[players]]
name = "Bo"
hand = 3
"""
BELT = """
[[cards]]
id = "second-belt"
name = "Second Belt"
deck = "brawl"
copies = 1
kind = "Belt"
types = ["Title Belt"]
set = "own"
extra = { symbol = "rock" }
numbers = { number = 62 }
"""
WRONG = [
    (("Draw 1.", "Draw 1. Then dance."), 'card "Mine", ability "Mine", word 3: I do not know "Then".'),
    (("Draw 1.", "Drew 1."), 'card "Mine", ability "Mine", word 1: I do not know "Drew". Did you mean "draw"?'),
    (("Draw 1.", "Draw 999."), 'word 2: "999" is out of range'),
    (('"rock"', '"lizard"'), 'card "Mine", extra.symbol: a card needs a symbol: rock, paper, scissors'),
    (("number = 61", 'number = "x"'), 'card "Mine", numbers'),
    (("number = 61", "number = 42"), '"Folding Fury" has rock 42 already; in a roshambo neither would win'),
    (("copies =", "copys ="), 'card "Mine", copys: There is no such field. Did you mean "copies"?'),
    (('id = "mine"', ""), 'card "Mine", id: This field is missing.'),
    (("\n[[players]]\n", BELT + "\n[[players]]\n"), "the deck needs exactly one Title Belt; it has 2"),
]


@pytest.mark.parametrize(("change", "words"), WRONG, ids=lambda value: "" if isinstance(value, str) else value[1][:20])
def test_what_is_wrong_is_named(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(POSITION.replace(*change, 1), encoding="utf-8")
    done = run("play", "hero-brawl", "--text", "--position", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{path}: ")
    assert words in done.stderr
    assert "went wrong" not in done.stderr
    assert words in run("check", str(path)).stdout


def test_a_sound_one_is_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(POSITION, encoding="utf-8")
    assert run("check", str(path)).stdout == f"{path}: no fault found. A position of hero-brawl, Ann to decide.\n"
    done = run("play", "hero-brawl", "--text", "--position", str(path), text="1\n")
    assert "Ann plays Mine, a Heel." in done.stdout
