"""Whatever a file holds: a clear error that names file and place, and never an exception of another type."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.saves.faults import SaveError
from tabletop.saves.migrations import VERSION
from tabletop.saves.reading import faults_of, read_header, read_save
from tabletop.saves.save_file import snapshot, write_save
from tests.saves.playing import begun, played, rewritten

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "evening.tabletop"
    write_save(path, played(12))
    return path


def fault_in(path: Path, game: str | None = "hero-brigade") -> SaveError:
    with pytest.raises(SaveError) as caught:
        read_save(path, game=game)
    fault = caught.value
    assert str(path) in str(fault)
    assert fault.problem.endswith((".", "?"))
    assert fault.advice.endswith(".")
    return fault


def test_a_save_cut_at_any_byte_says_so(tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    write_save(path, begun())
    for length in range(path.stat().st_size - 1, -1, -1):
        os.truncate(path, length)
        fault = fault_in(path)
        expected = f"breaks off after {length} bytes" if length else "is empty"
        assert expected in fault.problem


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (lambda d: d.update(version=VERSION + 1, app="9.0"), "version", "by Tabletop 9.0"),
        (lambda d: d.update(version="1"), "version", "no number"),
        (lambda d: d.update(version=True), "version", "no number"),
        (lambda d: d.update(version=0), "version", "no number"),
        (lambda d: d.pop("version"), "version", "missing"),
        (lambda d: d.update(format="another"), "format", "no save of Tabletop"),
        (lambda d: d.update(game="heroes-incorporated"), "game", "not of"),
        (lambda d: d["summary"].update(round="three"), "summary.round", "Expected"),
        (lambda d: d.pop("summary"), "summary", "missing required field"),
        (lambda d: d.pop("match"), "match", ""),
        (lambda d: d.update(match=7), "match", "Expected"),
        (lambda d: d["match"]["entries"][3].update(seat="x"), "match.entries[3].seat", "Expected"),
        (lambda d: d["match"]["entries"][3].update(extra=1), "match.entries[3]", "extra"),
        (lambda d: d["match"].update(game="other"), "match", "other"),
        (lambda d: d["match"]["setup"]["seats"].pop(), "match.setup.seats", "1 seats named Ann"),
        (lambda d: d["match"]["first"].clear(), "match", ""),
    ],
)
@pytest.mark.parametrize("sound", [True, False])
def test_a_wrong_field_is_named(save: Path, change: Change, field: str, words: str, sound: bool) -> None:
    rewritten(save, change, sound=sound)
    fault = fault_in(save)
    assert fault.field.startswith(field)
    assert words in fault.problem


def test_a_save_of_a_game_that_is_not_here(save: Path) -> None:
    rewritten(save, lambda d: d.update(game="hero-brigad"))
    fault = fault_in(save, game=None)
    assert fault.field == "game"
    assert 'Did you mean "hero-brigade"?' in fault.problem


def test_an_answer_that_fits_no_option_is_named_with_the_options(save: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["entries"][0]["key"] = "deck:robot"

    rewritten(save, change, sound=False)
    fault = fault_in(save)
    assert fault.field == "match.entries[0]"
    assert '"deck:robot" fits no option' in fault.problem
    assert "deck:hero" in fault.problem
    assert [each.field for each in faults_of(save)] == ["match.entries[0]", "checksum"]


def test_an_unknown_card_is_named(save: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        cards = document["match"]["card_set"]["cards"]
        document["match"]["first"]["kinds"][0] = len(cards) + 500

    rewritten(save, change)
    fault = fault_in(save)
    assert fault.field.startswith("match.first")
    assert "605" in fault.problem or "card" in fault.problem


def test_a_card_that_is_missing_among_the_definitions_is_noticed(save: Path) -> None:
    rewritten(save, lambda document: document["match"]["card_set"]["cards"].pop(0), sound=False)
    assert fault_in(save).field.startswith("match.")


def test_a_sound_save_whose_answers_no_longer_fit_opens_where_it_can(save: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["entries"][2]["key"] = "play:999"

    rewritten(save, change)
    loaded = read_save(save)
    assert len(loaded.notes) == 1
    assert "answer 2" in loaded.notes[0].lower()
    assert [each.field for each in faults_of(save)] == ["match.entries[2]"]


def test_contents_changed_behind_the_checksum_are_noticed(save: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["setup"]["seats"][0]["name"] = "Eve"

    rewritten(save, change, sound=False)
    assert fault_in(save).field == "checksum"
    with pytest.raises(SaveError, match="checksum"):
        read_header(save)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n", b"hello", b"[1, 2]", b'"text"', b"null", b"\xff\xfe{", b" \n "])
def test_other_kinds_of_files_are_no_saves(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.tabletop"
    path.write_bytes(data)
    assert "no save of Tabletop" in fault_in(path).problem or not data.strip()


def test_json_nested_without_end_is_an_error_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "deep.tabletop"
    path.write_bytes(b'{"format":' + b"[" * 100_000)
    assert fault_in(path).path == path


def test_what_is_no_plain_file_is_no_save(tmp_path: Path) -> None:
    assert "There is no such file" in fault_in(tmp_path / "missing.tabletop").problem
    assert "a folder" in fault_in(tmp_path).problem
    os.mkfifo(tmp_path / "pipe")
    assert "not a plain file" in fault_in(tmp_path / "pipe").problem


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.tabletop"
    path.touch()
    os.truncate(path, 10**12)
    assert "no save is that large" in fault_in(path).problem


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_file_with_any_byte_changed_gives_no_other_exception(tmp_path: Path, data: st.DataObject) -> None:
    whole = bytearray(ENCODED)
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "evening.tabletop"
    path.write_bytes(whole)
    if bytes(whole) == ENCODED or _same(bytes(whole)):
        return
    assert fault_in(path).path == path


def _same(data: bytes) -> bool:
    """Whether two files hold the same values, as after a change of white space."""
    try:
        return bool(msgspec.json.decode(data) == msgspec.json.decode(ENCODED))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


ENCODED = snapshot(played(12)).encoded()
