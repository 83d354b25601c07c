"""When the program itself fails: a report file, calm words, exit code 70, and no traceback on the screen."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from tabletop import __version__, cli, crash
from tabletop.crash import CrashReporter, report_text
from tabletop.folders import logs_folder
from tests.saves.playing import begun, played


def reports() -> list[Path]:
    return sorted(logs_folder().glob("crash-*.txt"))


def a_fault() -> Exception:
    try:
        raise KeyError("no such card")
    except KeyError as fault:
        return fault


def test_a_report_holds_what_is_needed_to_play_the_game_again() -> None:
    match = played(6)
    text = report_text(a_fault(), match)
    assert f"version: {__version__}" in text
    assert f"seed: {match.setup.seed}" in text
    assert "seats: Ann (human), Bo (human)" in text
    assert "stretch=off" in text
    assert text.count("\n  ") >= len(match.entries)
    assert "KeyError: 'no such card'" in text
    assert "Traceback" in text


def test_a_report_tells_of_hidden_cards_no_more_than_the_answers_do() -> None:
    match = played(3)
    text = report_text(a_fault(), match)
    assert [card.name for card in match.card_set.cards if card.name in text] == []


def test_without_a_game_the_report_says_so() -> None:
    assert "game: none open" in report_text(a_fault(), None)


def test_the_person_is_told_where_the_report_is() -> None:
    told: list[str] = []
    reporter = CrashReporter(told.append)
    reporter.match = begun()
    reporter.report(a_fault())
    (path,) = reports()
    assert str(path) in told[0]
    assert "Traceback" not in told[0]
    assert "no such card" not in told[0]
    assert "KeyError: 'no such card'" in path.read_text(encoding="utf-8")


def test_a_report_that_cannot_be_written_is_told_too(home: Path) -> None:
    home.mkdir()
    (home / "logs").write_text("in the way", encoding="utf-8")
    told: list[str] = []
    CrashReporter(told.append).report(a_fault())
    assert "A report could not be written" in told[0]


def test_exceptions_on_other_threads_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    CrashReporter(told.append).install()

    def fails() -> None:
        raise ValueError("on a thread")

    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert len(told) == 1
    assert "ValueError: on a thread" in reports()[0].read_text(encoding="utf-8")


def test_what_nobody_caught_on_the_main_thread_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    CrashReporter(told.append).install()
    fault = a_fault()
    sys.excepthook(type(fault), fault, fault.__traceback__)
    assert len(told) == 1
    with pytest.raises(SystemExit) as left:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert left.value.code == 130


def test_a_command_that_fails_ends_with_exit_code_70(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_arguments: object) -> int:
        raise RuntimeError("inside a command")

    monkeypatch.setitem(cli.COMMANDS, "rules", fails)
    assert cli.main(["rules", "hero-brigade"]) == crash.EXIT_CODE == 70
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Something in Tabletop itself went wrong (RuntimeError)" in captured.err
    assert "Traceback" not in captured.err
    assert len(reports()) == 1
