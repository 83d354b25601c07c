"""A match comes back from its file as it was, at any moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop import __version__
from tabletop.engine.view import SPECTATOR
from tabletop.saves.reading import faults_of, read_header, read_save
from tabletop.saves.replacing import backup_path
from tabletop.saves.save_file import snapshot, write_save
from tests.saves.playing import begun, finished, played


@pytest.mark.parametrize("answers", [0, 1, 7, 30, 31, 32, 90])
def test_a_match_comes_back_at_the_same_decision(tmp_path: Path, answers: int) -> None:
    match = played(answers)
    path = tmp_path / "evening.tabletop"
    write_save(path, match)
    loaded = read_save(path, game="hero-brigade")
    assert loaded.notes == []
    assert loaded.path == path
    assert loaded.match.state_hash() == match.state_hash()
    assert loaded.match.decision == match.decision
    assert [event.text for event in loaded.match.events] == [event.text for event in match.events]


def test_a_finished_match_comes_back_finished(tmp_path: Path) -> None:
    match = finished()
    path = tmp_path / "evening.tabletop"
    write_save(path, match)
    loaded = read_save(path)
    assert loaded.match.outcome == match.outcome
    assert loaded.header.summary.ended
    assert loaded.header.summary.to_move == ""


def test_the_header_tells_what_everybody_may_know(tmp_path: Path) -> None:
    match = played(30)
    path = tmp_path / "evening.tabletop"
    write_save(path, match, {"hands": "closed"})
    header = read_header(path)
    assert header.app == __version__
    assert header.game == "hero-brigade"
    assert header.table == {"hands": "closed"}
    assert header.saved.endswith("+00:00")
    summary = header.summary
    assert summary.seats == ("Ann", "Bo")
    assert summary.round == match.ask(SPECTATOR).view().facts["round"]
    assert summary.to_move in ("Ann", "Bo")
    assert summary.line().startswith(f"Ann and Bo, round {summary.round}, ")
    assert summary.line().endswith(f"{summary.to_move} to decide")


def test_the_summary_names_no_card_of_a_hand() -> None:
    match = played(3)
    line = json.dumps(snapshot(match).header.summary.line())
    hands = [zone for seat in (0, 1) for zone in match.ask(seat).view().zones.values() if zone.name == f"hand-{seat}"]
    kinds = {piece.kind for zone in hands for piece in zone.pieces}
    names = {card.name for card in match.card_set.cards if card.id in kinds}
    assert names
    assert not [name for name in names if name in line]


def test_a_snapshot_does_not_move_with_the_match(tmp_path: Path) -> None:
    match = begun()
    before = match.state_hash()
    taken = snapshot(match)
    match.answer("deck:hero")
    match.run()
    path = tmp_path / "evening.tabletop"
    taken.write(path)
    assert read_save(path).match.state_hash() == before


def test_saving_again_keeps_the_older_save_as_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    for answers in (1, 2):
        write_save(path, played(answers))
    assert read_save(path).header.summary.decisions > read_save(backup_path(path)).header.summary.decisions


def test_a_save_laid_out_by_a_person_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    write_save(path, played(10))
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")), indent=4), encoding="utf-8")
    assert faults_of(path) == []


def test_names_in_any_script_come_back(tmp_path: Path) -> None:
    path = tmp_path / "ビ.tabletop"
    write_save(path, begun(5, "Zoë", "美咲"))
    assert read_save(path).match.names == ["Zoë", "美咲"]
