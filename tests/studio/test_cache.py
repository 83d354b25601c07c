"""Kept pictures: found again, drawn anew when damaged, and no matter when the folder can't be used."""

from __future__ import annotations

import errno
import logging
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from tabletop.studio import cache
from tabletop.studio.cache import FaceCache
from tabletop.studio.face import Back, Chip
from tabletop.studio.press import Press
from tabletop.studio.render import VERSION, render_back, render_card
from tabletop.studio.resources import Resources
from tests.studio.sample_faces import BOOK, ROBOT

BACK = Back("#2766C8", "cape")


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def test_a_picture_is_drawn_once_and_found_in_the_next_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = FaceCache(tmp_path / "cards")
    card, back = first.card(ROBOT, 120, "table", hp=3, of=8), first.back(BACK, 120)
    assert card.tobytes() == render_card(ROBOT, 120, "table", hp=3, of=8).tobytes()
    assert back.tobytes() == render_back(BACK, 120).tobytes()
    assert first.card(ROBOT, 120, "table", hp=3, of=8) is card
    assert len(files(tmp_path / "cards")) == 2

    monkeypatch.setattr(cache, "render_card", None)
    monkeypatch.setattr(cache, "render_back", None)
    second = FaceCache(tmp_path / "cards")
    assert second.card(ROBOT, 120, "table", hp=3, of=8).tobytes() == card.tobytes()
    assert second.back(BACK, 120).tobytes() == back.tobytes()


def test_everything_that_changes_a_picture_changes_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = FaceCache(tmp_path)
    kept.card(ROBOT, 60, "table")
    kept.card(ROBOT, 61, "table")
    kept.card(ROBOT, 60, "reading")
    kept.card(ROBOT, 60, "table", hp=3)
    kept.card(ROBOT, 60, "table", hp=3, of=8)
    kept.card(ROBOT, 60, "table", chips=(Chip("fist", "2"),))
    kept.card(ROBOT, 60, "table", high_contrast=True)
    kept.card(replace(ROBOT, title="Robat"), 60, "table")
    kept.back(BACK, 60)
    assert len(files(tmp_path)) == 9
    kept.card(ROBOT, 60, "table")
    assert len(files(tmp_path)) == 9
    monkeypatch.setattr(cache, "VERSION", VERSION + 1)
    kept.card(ROBOT, 60, "table")
    assert len(files(tmp_path)) == 10


def test_an_edited_picture_of_ones_own_is_seen(tmp_path: Path) -> None:
    own = tmp_path / "own.png"
    face = replace(ROBOT, picture=str(own))
    kept = FaceCache(tmp_path / "cards")
    Image.new("RGB", (30, 30), (10, 200, 30)).save(own)
    green = kept.card(face, 60, "table")
    Image.new("RGB", (31, 30), (200, 10, 30)).save(own)
    assert kept.card(face, 60, "table").tobytes() != green.tobytes()


def test_a_damaged_file_is_drawn_anew(tmp_path: Path) -> None:
    FaceCache(tmp_path).card(ROBOT, 120, "table")
    (path,) = files(tmp_path)
    for content in (b"", path.read_bytes()[:200]):
        path.write_bytes(content)
        picture = FaceCache(tmp_path).card(ROBOT, 120, "table")
        assert picture.tobytes() == render_card(ROBOT, 120, "table").tobytes()
        assert len(path.read_bytes()) > 200


def test_a_full_disk_only_stops_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(self: Image.Image, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    kept = FaceCache(tmp_path)
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING, "tabletop.studio"):
        patched.setattr(Image.Image, "save", full)
        assert kept.card(ROBOT, 60, "table").size == (60, 84)
        assert kept.card(BOOK, 60, "table").size == (60, 84)
    assert files(tmp_path) == []
    assert not kept.written
    assert len(caplog.records) == 1
    assert str(tmp_path) in caplog.records[0].getMessage()


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    kept = FaceCache(tmp_path / "file" / "cards")
    assert not kept.written
    assert kept.card(ROBOT, 60, "table").size == (60, 84)


def test_without_a_folder_pictures_are_kept_in_memory() -> None:
    kept = FaceCache(None)
    assert kept.card(ROBOT, 60, "table") is kept.card(ROBOT, 60, "table")


def test_memory_is_bounded() -> None:
    kept = FaceCache(None, memory=60 * 84 * 4 * 2)
    first = kept.card(ROBOT, 60, "table", hp=1)
    kept.card(ROBOT, 60, "table", hp=2)
    assert kept.card(ROBOT, 60, "table", hp=1) is first
    kept.card(ROBOT, 60, "table", hp=3)
    assert kept.card(ROBOT, 60, "table", hp=1) is first
    kept.card(ROBOT, 60, "table", hp=4)
    kept.card(ROBOT, 60, "table", hp=5)
    assert kept.card(ROBOT, 60, "table", hp=1) is not first


def test_old_files_go_when_there_are_too_many(tmp_path: Path) -> None:
    kept = FaceCache(tmp_path)
    for hp in range(1, 5):
        kept.card(ROBOT, 60, "table", hp=hp)
    (tmp_path / "half.part").write_bytes(b"left by a crash")
    (tmp_path / "notes.txt").write_text("a person's own file stays")
    paths = [path for path in files(tmp_path) if path.suffix == ".png"]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    room = paths[0].stat().st_size + paths[1].stat().st_size + 10
    FaceCache(tmp_path, disk=room)
    assert files(tmp_path) == sorted([*paths[:2], tmp_path / "notes.txt"])


def test_stand_ins_are_not_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    kept = FaceCache(tmp_path / "cards", on=Press(Resources(tmp_path / "assets")))
    assert kept.card(ROBOT, 60, "table").size == (60, 84)
    assert files(tmp_path / "cards") == []
