"""The commands from outside: what they print, what they exit with, and that Qt stays out of them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabletop import __version__, cli
from tabletop.saves.save_file import write_save
from tests.cli.running import PROGRAM, ROOT, run
from tests.saves.playing import begun, finished, played, rewritten


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command in this process: exit code, output and errors."""
    code = cli.main(words)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# ---------------------------------------------------------------- play
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["hero-brigad"], 'There is no game "hero-brigad". Did you mean "hero-brigade"?'),
        (["hero-brigade", "--seat", "Ann:randm"], 'There is no bot "randm"; there are: random. Did you mean "random"?'),
        (["hero-brigade", "--seat", "A", "--seat", "B", "--seat", "C"], "Hero Brigade is for 2 players, not 3."),
        (["hero-brigade", "--seat", "Ann", "--seat", "Ann"], "Every seat needs a name of its own."),
        (["hero-brigade", "--seat", "x" * 41], "A player's name is one line of at most 40 characters"),
        (["hero-brigade", "--seat", "An\nn"], "A player's name is one line"),
        (["hero-brigade", "--option", "strech=on"], 'Hero Brigade has no option "strech".'),
        (["hero-brigade", "--option", "stretch=maybe"], 'Option "stretch" cannot be "maybe". It can be: off, on.'),
        (["hero-brigade", "--option", "stretch=on", "--option", "stretch=off"], 'Option "stretch" is given twice'),
        (["hero-brigade", "--load", "x", "--seed", "3"], "A save has its seats, options and seed already"),
        (["hero-brigade", "--position", "x", "--seed", "3"], "A position has its options and seed in the file"),
    ],
)
def test_wrong_use_of_play_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: Sequence[str], sentence: str
) -> None:
    code, out, err = said(capsys, "play", *words, "--text")
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_a_seat_not_named_is_a_person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", open(os.devnull, encoding="utf-8"))  # noqa: PTH123, SIM115
    code, out, _ = said(capsys, "play", "hero-brigade", "--text", "--seat", "Ann:random", "--seed", "5")
    assert code == 0
    assert "Player 2" in out
    sys.stdin.close()


def test_a_save_that_is_missing_or_of_another_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = said(capsys, "play", "hero-brigade", "--text", "--load", str(tmp_path / "none"))
    assert code == 1
    assert err == f"{tmp_path / 'none'}: There is no such file. Check the name and the folder.\n"


def test_a_damaged_save_offers_its_backup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    for answers in (3, 4):
        write_save(path, played(answers))
    os.truncate(path, 77)
    code, _, err = said(capsys, "play", "hero-brigade", "--text", "--load", str(path))
    assert code == 1
    assert f"{path}: The file breaks off after 77 bytes" in err
    assert f"An older copy opens: {path}.bak" in err


def test_a_save_with_a_bot_that_is_not_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    write_save(path, begun())
    rewritten(path, lambda document: document["match"]["setup"]["seats"][1].update(kind="genius"))
    code, _, err = said(capsys, "play", "hero-brigade", "--text", "--load", str(path))
    assert code == 1
    assert f'{path}: match.setup.seats: There is no bot "genius"' in err


def test_a_position_is_played(tmp_path: Path) -> None:
    path = tmp_path / "fight.toml"
    path.write_text('phase = "fight"\n[hero]\nfront = ["BERT"]\n[villain]\nfront = ["Henchman"]\n', encoding="utf-8")
    done = run("play", "hero-brigade", "--text", "--position", str(path), "--seat", "Zoë", text="")
    assert done.returncode == 0
    assert "Zoë, your decision: " in done.stdout
    assert "BERT" in done.stdout


def test_a_faulty_position_names_file_and_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "fight.toml"
    path.write_text('[hero]\nfront = ["BERT", "Xiang", "Vasilisa", "Dr. Cat"]\n', encoding="utf-8")
    code, _, err = said(capsys, "play", "hero-brigade", "--text", "--position", str(path))
    assert code == 1
    assert err.startswith(f"{path}: hero.front: ")
    assert "3 positions" in err


def test_without_a_screen_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for words in ([], ["play", "hero-brigade"]):
        code, _, err = said(capsys, *words)
        assert code == 1
        assert err.startswith("There is no screen here")


# ---------------------------------------------------------------- check
def test_check_prints_a_line_a_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sound, cut, forged = (tmp_path / name for name in ("sound.tabletop", "cut.tabletop", "forged.tabletop"))
    for path in (sound, cut, forged):
        write_save(path, played(5))
    os.truncate(cut, 99)

    def forge(document: dict[str, dict[str, list[dict[str, str]]]]) -> None:
        document["match"]["entries"][0]["key"] = "deck:robot"

    rewritten(forged, forge, sound=False)
    twice = tmp_path / "twice.toml"
    twice.write_text('[hero]\nfront = ["Dr. Cat", "Dr. Cat"]\n', encoding="utf-8")
    code, out, err = said(capsys, "check", *map(str, (sound, cut, forged, twice, tmp_path / "none")))
    lines = out.splitlines()
    assert (code, err) == (1, "")
    assert lines[0].startswith(f"{sound}: no fault found. A save of hero-brigade: Ann and Bo, round 1")
    assert lines[1].startswith(f"{cut}: The file breaks off after 99 bytes")
    assert lines[2].startswith(f'{forged}: match.entries[0]: The answer "deck:robot" fits no option')
    assert lines[3].startswith(f"{forged}: checksum: ")
    assert lines[4].startswith(f"{twice}: hero.front[1]: ")
    assert lines[5] == f"{tmp_path / 'none'}: There is no such file."
    assert len(lines) == 6


def test_check_of_sound_files_exits_with_0(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save, position = tmp_path / "a.tabletop", tmp_path / "b.toml"
    write_save(save, finished())
    position.write_text('[hero]\nfront = ["BERT"]\n', encoding="utf-8")
    code, out, _ = said(capsys, "check", str(save), str(position))
    assert code == 0
    assert "A position of hero-brigade" in out


@pytest.mark.parametrize("text", ["front = [", "frnt = 3", "\x00", 'phase = "sleep"', "seed = 1.5"])
def test_check_names_the_field_of_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    code, out, _ = said(capsys, "check", str(path))
    assert code == 1
    assert out.startswith(f"{path}: ")
    assert out.count("\n") == 1


def test_a_position_that_is_no_text_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(b"seed = 1\n\xff\xfe")
    assert said(capsys, "check", str(path))[1] == f"{path}: byte 9: from here on this is not UTF-8 text.\n"
    assert "it cannot be read" in said(capsys, "check", str(tmp_path / "none.toml"))[1]


# ---------------------------------------------------------------- replay
def test_replay_of_a_finished_game_shows_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    match = finished()
    write_save(path, match)
    code, out, _ = said(capsys, "replay", str(path), "--format", "json")
    values = json.loads(out)
    assert code == 0
    assert values["state_hash"] == match.state_hash()
    assert values["outcome"]["ending"] == match.outcome.ending  # type: ignore[union-attr]
    assert len(values["answers"]) == len(match.entries)
    assert all("key" in answer for answer in values["answers"])
    hand = values["view"]["zones"]["hand-0"]
    assert [piece["kind"] for piece in hand["pieces"]].count(None) == 0
    assert "draws a card" not in said(capsys, "replay", str(path))[1]


def test_replay_of_an_unfinished_game_shows_what_is_public(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    write_save(path, played(5))
    values = json.loads(said(capsys, "replay", str(path), "--format", "json")[1])
    assert values["outcome"] is None
    assert not any("key" in answer for answer in values["answers"])
    assert {piece["kind"] for piece in values["view"]["zones"]["hand-0"]["pieces"]} <= {None}
    assert "draws a card" in said(capsys, "replay", str(path))[1]


@pytest.mark.parametrize("whole", [True, False])
def test_replay_stops_where_it_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "evening.tabletop"
    match = finished() if whole else played(60)
    write_save(path, match)
    hashes = {}
    for number in (0, 1, 40):
        code, out, _ = said(capsys, "replay", str(path), "--to", str(number), "--format", "json")
        assert code == 0
        values = json.loads(out)
        assert number <= len(values["answers"]) <= number + 3  # forced answers that follow are given at once
        hashes[number] = values["state_hash"]
    assert len(set(hashes.values())) == 3
    assert hashes[0] == begun().state_hash()
    assert said(capsys, "replay", str(path), "--to", "1")[0] == 0


def test_replay_past_the_end_says_how_many_there_are(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    match = played(5)
    write_save(path, match)
    code, _, err = said(capsys, "replay", str(path), "--to", "500")
    assert code == 2
    assert err == f"This save has {len(match.entries)} answers; --to can be 0 to {len(match.entries)}, not 500.\n"


def test_a_save_is_found_by_its_name_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    from tabletop.saves.library import path_for

    write_save(path_for("my evening"), played(5))
    assert said(capsys, "replay", "my evening")[0] == 0


# ---------------------------------------------------------------- rules
def test_rules_prints_one_a_group_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "rules", "hero-brigade", "hb-deck-3")
    assert code == 0
    assert out.startswith("HB-DECK-3: This also applies when the last needed card empties the deck")
    assert out.count("\n") == 1
    group = said(capsys, "rules", "hero-brigade", "HB-DECK")[1].splitlines()
    assert [line.partition(":")[0] for line in group[:3]] == ["HB-DECK-1", "HB-DECK-2", "HB-DECK-3"]
    assert all(line.startswith("HB-DECK-") for line in group)
    assert said(capsys, "rules", "hero-brigade", "HB-R1")[1].startswith("HB-R1: ")
    assert len(said(capsys, "rules", "hero-brigade")[1]) > 20_000


def test_a_rule_that_is_not_there_gets_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "rules", "hero-brigade", "HB-DEK-3")
    assert (code, out) == (2, "")
    assert 'Hero Brigade has no rule "HB-DEK-3". Near it: ' in err
    assert "HB-DECK-3" in err


# ---------------------------------------------------------------- the process
def test_version_and_help_come_from_the_process_itself() -> None:
    assert run("--version").stdout == f"Tabletop {__version__}\n"
    told = run("--help").stdout
    assert "--selftest" not in told
    assert all(command in told for command in cli.COMMANDS)


@pytest.mark.parametrize(
    "words",
    [
        ["play", "hero-brigade", "--text", "--seed", "1", "--seat", "A:random", "--seat", "B:random"],
        ["simulate", "hero-brigade", "--games", "2"],
        ["rules", "hero-brigade", "HB-DECK-3"],
        ["check", "nothing.tabletop"],
    ],
)
def test_no_command_but_the_window_loads_qt(words: list[str]) -> None:
    code = (
        "import sys; from tabletop.cli import main\n"
        f"main({words!r})\n"
        "print(sorted(name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'tabletop.ui'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, stdin=subprocess.DEVNULL, check=False
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_output_is_utf_8_on_a_terminal_that_says_otherwise(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "hero-brigade", "--text", "--seat", "Zoë", "--seat", "美咲", "--seed", "5"],
        input="1\nsave \udce9\n".encode("utf-8", "surrogateescape"),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
    text = done.stdout.decode("utf-8")
    assert "Zoë" in text
    assert "美咲" in text
    assert done.stderr == b""


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "hero-brigade"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == cli.PIPE_BROKEN


def test_a_reader_that_goes_away_in_the_middle_of_a_game_is_no_fault() -> None:
    words = ["play", "hero-brigade", "--text", "--trace", "--seed", "5"]
    with subprocess.Popen(
        [*PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"1\n" * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == cli.PIPE_BROKEN


def interruptible() -> None:
    """What a shell starts in the background ignores interrupts, and so would the program under test."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_says_where_the_game_is_kept() -> None:
    words = ["play", "hero-brigade", "--text", "--seed", "5"]
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        preexec_fn=interruptible,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while b"[deck:villain]" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert b"The game is kept in " in process.stdout.read()
        assert process.stderr.read() == b"Stopped.\n"
        assert process.wait(20) == cli.INTERRUPTED


def test_the_selftest_finds_everything_here() -> None:
    done = run("--selftest")
    assert [line.split(" ")[0] for line in done.stdout.splitlines()] == ["ok"] * 5, done.stdout
    assert done.returncode == 0
