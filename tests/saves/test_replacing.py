"""Files are replaced whole or not at all, whatever the disk says."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest

from tabletop.saves import replacing
from tabletop.saves.faults import SaveError
from tabletop.saves.replacing import backup_path, replace_file, sweep


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_old_file_stays_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.tabletop"
    for text in (b"one", b"two", b"three"):
        replace_file(path, text)
    assert path.read_bytes() == b"three"
    assert backup_path(path).read_bytes() == b"two"
    assert left_over(tmp_path) == ["game.tabletop", "game.tabletop.bak"]


def test_without_a_backup_only_the_new_file_is_there(tmp_path: Path) -> None:
    path = tmp_path / "game.tabletop"
    replace_file(path, b"one", backup=False)
    replace_file(path, b"two", backup=False)
    assert left_over(tmp_path) == ["game.tabletop"]


def test_where_there_are_no_links_the_backup_is_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(_old: Path, _new: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "game.tabletop"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert backup_path(path).read_bytes() == b"one"
    assert left_over(tmp_path) == ["game.tabletop", "game.tabletop.bak"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "nothing can be written to the folder"),
        (errno.EACCES, "nothing can be written to the folder"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
@pytest.mark.parametrize("call", ["open", "write", "fsync"])
def test_a_failed_write_leaves_the_older_save_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str, call: str
) -> None:
    path = tmp_path / "game.tabletop"
    replace_file(path, b"old")

    def fails(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(os, call, fails)
        with pytest.raises(SaveError) as caught:
            replace_file(path, b"new" * 1000)
    assert words in caught.value.problem
    assert caught.value.advice
    assert str(path) in str(caught.value)
    assert path.read_bytes() == b"old"
    assert left_over(tmp_path) == ["game.tabletop"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_disk_that_is_really_full_is_named_as_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.tabletop"
    replace_file(path, b"old")
    monkeypatch.setattr(replacing, "_open_new", lambda _temporary: os.open("/dev/full", os.O_WRONLY))
    with pytest.raises(SaveError, match="the disk is full"):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert not backup_path(path).exists()


def test_a_disk_that_takes_only_part_at_a_time_gets_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, bytes(data[:7])))
    path = tmp_path / "game.tabletop"
    replace_file(path, bytes(range(256)))
    assert path.read_bytes() == bytes(range(256))


def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(SaveError, match="this is a folder"):
        replace_file(folder, b"new")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="not a plain file"):
        replace_file(pipe, b"new")
    assert folder.is_dir()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="there is no folder"):
        replace_file(tmp_path / "nowhere" / "game.tabletop", b"new")


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real.tabletop"
    real.write_bytes(b"old")
    link = tmp_path / "link.tabletop"
    link.symlink_to(real)
    replace_file(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_only_old_temporary_files_are_swept_away(tmp_path: Path) -> None:
    old, young, save = (tmp_path / name for name in (".a.tabletop.1-0.tmp", ".b.tabletop.1-1.tmp", "c.tabletop"))
    for path in (old, young, save):
        path.write_bytes(b"")
    long_ago = time.time() - 7200
    os.utime(old, (long_ago, long_ago))
    os.utime(save, (long_ago, long_ago))
    sweep(tmp_path)
    assert left_over(tmp_path) == [".b.tabletop.1-1.tmp", "c.tabletop"]
