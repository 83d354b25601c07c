"""Autosave writes on its own thread, keeps the last ten, and never stops the game."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from tabletop.bots import bot_named
from tabletop.folders import autosaves_folder
from tabletop.saves.autosave import KEPT, Autosaver, forget_old_matches, match_folders, numbered
from tabletop.saves.falling_back import read_save_or_backup
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import read_save
from tabletop.saves.resuming import autosaved_games, latest_autosave
from tests.saves.playing import answer_once, begun, finished, played


def saved_after_each(answers: int, saver: Autosaver) -> str:
    """Autosave after each of some answers; gives the hash of the last moment."""
    match, bot = begun(), bot_named("random", 5)
    for _ in range(answers):
        answer_once(match, bot)
        saver.save(match)
        saver.flush()
    return match.state_hash()


def test_each_decision_is_a_file_and_the_last_ten_are_kept() -> None:
    paths: list[Path] = []
    saver = Autosaver.begin(begun(), on_saved=paths.append)
    last = saved_after_each(14, saver)
    saver.close()
    assert [path.name for path in paths] == [f"{number:05}.tabletop" for number in range(1, 15)]
    assert numbered(saver.folder) == paths[-KEPT:]
    assert saver.last == paths[-1]
    assert read_save(paths[-1]).match.state_hash() == last


def test_a_pruned_autosave_takes_its_picture_with_it() -> None:
    saver = Autosaver.begin(begun())
    saved_after_each(1, saver)
    (saver.folder / "00001.png").write_bytes(b"")
    saved_after_each(KEPT, saver)
    saver.close()
    assert not (saver.folder / "00001.png").exists()


def test_writing_happens_on_another_thread_and_the_latest_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, begun_writing = threading.Event(), threading.Event()
    fsync = os.fsync

    def slow(handle: int) -> None:
        begun_writing.set()
        assert go_on.wait(10)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    threads: list[str] = []
    saver = Autosaver.begin(begun(), on_saved=lambda _path: threads.append(threading.current_thread().name))
    saver.save(played(1))
    assert begun_writing.wait(10)
    for answers in (2, 3, 4):
        saver.save(played(answers))
    assert not saver.flush(0.01)
    go_on.set()
    saver.close()
    assert threads == ["autosave", "autosave"]
    assert saver.last is not None
    assert read_save(saver.last).match.state_hash() == played(4).state_hash()


def test_a_full_disk_is_told_and_the_next_decision_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[SaveError] = []
    saver = Autosaver.begin(begun(), on_fault=faults.append)
    saved_after_each(1, saver)
    with monkeypatch.context() as full:

        def no_space(*_: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        full.setattr(os, "write", no_space)
        saver.save(played(2))
        saver.flush()
    assert ["the disk is full" in fault.problem for fault in faults] == [True]
    assert [path.name for path in saver.folder.iterdir()] == ["00001.tabletop"]
    saver.save(played(3))
    saver.close()
    assert [path.name for path in numbered(saver.folder)] == ["00001.tabletop", "00002.tabletop"]


def test_a_listener_that_fails_does_not_end_the_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: told.append(str(args.exc_value)))

    def fails(path: Path) -> None:
        raise ValueError(path.name)

    saver = Autosaver.begin(begun(), on_saved=fails)
    saved_after_each(3, saver)
    saver.close()
    assert told == ["00001.tabletop", "00002.tabletop", "00003.tabletop"]


def test_a_folder_that_cannot_be_made_is_told(home: Path) -> None:
    home.mkdir()
    (home / "data").write_text("in the way", encoding="utf-8")
    faults: list[SaveError] = []
    saver = Autosaver.begin(begun(), on_fault=faults.append)
    saver.save(played(1))
    saver.close()
    assert len(faults) == 1
    assert "The game was not saved" in faults[0].problem


def test_closing_writes_what_waits_and_may_be_done_twice() -> None:
    saver = Autosaver.begin(begun())
    saver.save(played(2))
    saver.close()
    saver.close()
    saver.save(played(3))
    assert len(numbered(saver.folder)) == 1


def test_going_on_stays_in_the_folder_of_the_autosave() -> None:
    saver = Autosaver.begin(begun())
    saved_after_each(3, saver)
    saver.close()
    assert saver.last is not None
    again = Autosaver.going_on(played(4), saver.last)
    again.save(played(4))
    again.close()
    assert again.last == saver.folder / "00004.tabletop"


def test_a_save_elsewhere_gets_an_autosave_folder_of_its_own(tmp_path: Path) -> None:
    saver = Autosaver.going_on(played(4), tmp_path / "00001.tabletop")
    saver.save(played(4))
    saver.close()
    assert saver.folder.parent == autosaves_folder()
    assert list(tmp_path.glob("*.tabletop")) == []


def keep(answers: int) -> Autosaver:
    saver = Autosaver.begin(begun())
    saved_after_each(answers, saver)
    saver.close()
    return saver


def test_the_latest_unfinished_match_is_continued() -> None:
    assert latest_autosave() is None
    first, second = keep(3), keep(2)
    ended = Autosaver.begin(begun())
    ended.save(finished())
    ended.close()
    latest = latest_autosave()
    assert latest is not None
    assert latest.path == second.last
    assert [saved.path for saved in autosaved_games()] == [ended.last, second.last, first.last]
    assert latest_autosave(game="another") is None


def test_a_broken_autosave_gives_way_to_the_one_before() -> None:
    saver = keep(3)
    assert saver.last is not None
    os.truncate(saver.last, 100)
    latest = latest_autosave()
    assert latest is not None
    assert latest.path.name == "00002.tabletop"
    loaded = read_save_or_backup(saver.last)
    assert loaded.path.name == "00002.tabletop"
    assert "breaks off after 100 bytes" in loaded.notes[0]


def test_ten_matches_are_kept() -> None:
    folders = [keep(1).folder for _ in range(KEPT + 2)]
    assert match_folders(autosaves_folder()) == folders[:1:-1]
    forget_old_matches(autosaves_folder(), kept=3)
    assert match_folders(autosaves_folder()) == folders[: -(3 + 1) : -1]
