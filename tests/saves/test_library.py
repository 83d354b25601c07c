"""The list of saved games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabletop.folders import saves_folder
from tabletop.saves.falling_back import offer, older_copies, read_save_or_backup
from tabletop.saves.faults import SaveError
from tabletop.saves.library import delete, path_for, rename, saved_games, thumbnail_path
from tabletop.saves.reading import read_save
from tabletop.saves.replacing import backup_path
from tabletop.saves.save_file import write_save
from tests.saves.playing import played


def saved(name: str, answers: int = 3, at: int = 1_000_000_000) -> Path:
    path = path_for(name)
    write_save(path, played(answers))
    os.utime(path, (at, at))
    return path


def test_games_are_listed_newest_first_with_summary_and_picture() -> None:
    old, new = saved("old", 3, 1_000_000_000), saved("new", 4, 1_000_000_500)
    thumbnail_path(new).write_bytes(b"png")
    listed = saved_games()
    assert [each.name for each in listed] == ["new", "old"]
    assert [each.thumbnail for each in listed] == [saves_folder() / "new.png", None]
    assert listed[1].path == old
    assert listed[1].line().startswith("Ann and Bo, round 1")
    assert listed[0].changed.timestamp() == 1_000_000_500


def test_a_damaged_save_is_listed_with_what_is_wrong() -> None:
    path = saved("evening")
    os.truncate(path, 50)
    (listed,) = saved_games()
    assert listed.header is None
    assert "breaks off after 50 bytes" in listed.line()


def test_renaming_takes_picture_and_backup_along() -> None:
    path = saved("evening")
    write_save(path, played(4))
    thumbnail_path(path).write_bytes(b"png")
    new = rename(path, "morning")
    assert sorted(each.name for each in saves_folder().iterdir()) == [
        "morning.png",
        "morning.tabletop",
        "morning.tabletop.bak",
    ]
    assert read_save(new).match.state_hash() == played(4).state_hash()


def test_a_name_that_is_taken_is_refused() -> None:
    path = saved("evening")
    saved("morning")
    with pytest.raises(SaveError, match='There is a save called "morning" already'):
        rename(path, "morning")
    assert path.exists()
    assert rename(path, "evening") == path


@pytest.mark.parametrize(
    "name", ["", "  ", ".", "..", "../up", "a/b", "a\\b", "C:x", "nul", "COM1.x", "a\nb", "x" * 81]
)
def test_no_name_leads_out_of_the_folder_or_breaks_a_system(name: str) -> None:
    with pytest.raises(SaveError) as caught:
        path_for(name)
    assert caught.value.advice == "Choose a name of letters, digits and spaces."


def test_a_name_may_be_written_with_its_ending_and_in_any_script() -> None:
    assert path_for("evening.tabletop") == path_for(" evening ") == saves_folder() / "evening.tabletop"
    assert path_for("Zoë 美咲").name == "Zoë 美咲.tabletop"


def test_deleting_removes_picture_and_backup_too() -> None:
    path = saved("evening")
    write_save(path, played(4))
    thumbnail_path(path).write_bytes(b"png")
    delete(path)
    assert list(saves_folder().iterdir()) == []


def test_deleting_what_cannot_be_deleted_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("evening")

    def refuses(_path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuses)
    with pytest.raises(SaveError, match="was not deleted: Permission denied"):
        delete(path)


def test_a_damaged_save_opens_from_its_backup_and_says_so() -> None:
    path = saved("evening", 3)
    write_save(path, played(4))
    os.truncate(path, 80)
    loaded = read_save_or_backup(path)
    assert loaded.path == backup_path(path)
    assert loaded.match.state_hash() == played(3).state_hash()
    assert "breaks off after 80 bytes" in loaded.notes[0]
    assert str(backup_path(path)) in loaded.notes[0]
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert f"An older copy opens: {backup_path(path)}" in offer(caught.value)


def test_without_a_copy_that_opens_the_fault_is_that_of_the_save_itself() -> None:
    path = saved("evening", 3)
    os.truncate(path, 80)
    assert older_copies(path) == []
    backup_path(path).write_bytes(b"broken too")
    with pytest.raises(SaveError, match="breaks off after 80 bytes") as caught:
        read_save_or_backup(path)
    assert offer(caught.value) == caught.value.advice
