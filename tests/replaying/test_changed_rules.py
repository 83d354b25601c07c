"""Saves from before a change of the rules: what fits is shown, the rest stepped over to the next checkpoint."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.replaying.opening import read_replay
from tabletop.replaying.replay import Replay
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import read_save
from tabletop.saves.save_file import write_save
from tests.saves.playing import finished, played, rewritten


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "old.tabletop"
    write_save(path, finished(5))
    return path


def drift_at(path: Path, *indexes: int) -> None:
    """Let these answers of a save be given at a table that was another one."""

    def change(document: dict[str, Any]) -> None:
        for index in indexes:
            document["match"]["entries"][index]["mark"] ^= 1

    rewritten(path, change)


def choices(replay: Replay) -> list[str]:
    return [replay.choice(number).words for number in range(replay.last + 1)]


def test_an_answer_that_fits_no_longer_costs_only_what_comes_before_the_next_checkpoint(save: Path) -> None:
    whole = read_replay(save)
    drift_at(save, 60)
    replay = read_replay(save)
    assert replay.notes[0].startswith("The rules or cards have changed since this game was saved.")
    assert replay.finished
    assert len(replay.gaps) == 1
    gap = replay.gaps[0]
    left_out = whole.last - replay.last
    assert 0 < left_out < 10
    assert choices(replay)[1 : gap - 1] == choices(whole)[1 : gap - 1]
    words = replay.choice(gap).words
    assert words.startswith("The rules have changed since:")
    assert words.endswith(f"round {replay.chapter(gap).round}.")
    back = whole.last - replay.last
    for number in range(gap, replay.last + 1):
        assert replay.at(number).view == whole.at(number + back).view
    assert replay.at(replay.last).outcome == whole.outcome


def test_chapters_and_log_run_on_over_a_gap(save: Path) -> None:
    drift_at(save, *range(28, 34), *range(70, 76))
    replay = read_replay(save)
    assert len(replay.gaps) == 2
    starts = [chapter.start for chapter in replay.chapters]
    assert starts == sorted(set(starts))
    for number in (0, replay.gaps[0] - 1, replay.gaps[0], replay.gaps[1], replay.last):
        log = replay.at(number).log
        assert [event.number for event in log] == list(range(len(log)))


def test_the_end_is_shown_where_it_was_saved_whole(save: Path) -> None:
    drift_at(save, *range(60, 132))
    replay = read_replay(save)
    assert replay.finished
    assert replay.at(replay.last).outcome == read_replay(save).outcome


def test_without_its_end_a_game_shows_only_what_is_public(save: Path) -> None:
    drift_at(save, *range(60, 132))
    rewritten(save, lambda document: document["match"]["checkpoints"].pop())
    replay = read_replay(save)
    assert not replay.finished
    assert replay.outcome is None
    assert "only what is public shows" in replay.notes[0]
    for number in range(replay.last + 1):
        for name, zone in replay.at(number).view.zones.items():
            assert not name.startswith("hand-") or all(piece.kind is None for piece in zone.pieces)


def test_playing_on_behind_a_gap(save: Path) -> None:
    drift_at(save, 60)
    replay = read_replay(save)
    number = replay.gaps[0] + 3
    match = replay.branch(number, replay.setup.seats)
    assert match.ask(0).view().facts == replay.at(number).view.facts
    again = save.with_name("again.tabletop")
    write_save(again, match)
    assert read_save(again).match.state_hash() == match.state_hash()


def test_a_beginning_that_no_longer_loads_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "old.tabletop"
    write_save(path, played(60))

    def change(document: dict[str, Any]) -> None:
        document["match"]["entries"][0]["mark"] ^= 1
        document["match"]["entries"][1]["mark"] ^= 1

    rewritten(path, change)
    replay = read_replay(path)
    assert replay.last > 40
    assert replay.notes


def test_a_damaged_save_is_no_replay(save: Path) -> None:
    save.write_bytes(save.read_bytes()[:2000])
    with pytest.raises(SaveError):
        read_replay(save)
