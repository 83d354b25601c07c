"""Saves for two to six seats: a seat that is no longer there, and games that play themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.engine.match import Match
from tabletop.opening import new_match, wanted_game
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import faults_of, read_save
from tabletop.saves.save_file import write_save
from tests.saves.playing import answered, rewritten

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
SMALL = 40_000  # bytes, most of which are the cards themselves


def begun(game: str, seats: int, *options: tuple[str, str]) -> Match:
    return new_match(wanted_game(game), NAMES[:seats], options, 5)


def saved(match: Match, path: Path) -> Path:
    write_save(path, match)
    return path


@pytest.fixture
def brawl(tmp_path: Path) -> Path:
    """A brawl of four after some answers."""
    match = begun("hero-brawl", 4)
    match.run()
    return saved(answered(match, 25, 3), tmp_path / "brawl.tabletop")


@pytest.fixture
def protocol(tmp_path: Path) -> Path:
    """A Protocol of three, stopped after 180 steps."""
    match = begun("roshambo-protocol", 3)
    go_on(match, 180)
    return saved(match, tmp_path / "protocol.tabletop")


def go_on(match: Match, steps: int) -> None:
    for _ in range(steps):
        match.advance()


def fault_in(path: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        read_save(path)
    return caught.value


# ---------------------------------------------------------------- seats
@pytest.mark.parametrize("game", ["hero-brawl", "roshambo-protocol"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_of_any_number_of_seats_comes_back(tmp_path: Path, game: str, seats: int) -> None:
    match = begun(game, seats)
    if game == "hero-brawl":
        match.run()
        answered(match, 30, 1)
    else:
        go_on(match, 77)
    loaded = read_save(saved(match, tmp_path / "x.tabletop"))
    assert loaded.match.state_hash() == match.state_hash()
    assert loaded.match.names == list(NAMES[:seats])


@pytest.mark.parametrize("name", ["brawl", "protocol"])
def test_a_seat_that_is_gone_is_named(name: str, request: pytest.FixtureRequest) -> None:
    path = request.getfixturevalue(name)
    rewritten(path, lambda document: document["match"]["setup"]["seats"].pop())
    fault = fault_in(path)
    count = {"brawl": 4, "protocol": 3}[name]
    assert fault.field == "match.setup.seats"
    assert fault.problem.startswith(f"There are {count - 1} seats (Ann, Bo")
    assert fault.problem.endswith(f"the table in first has {count} players.")
    assert faults_of(path) != []


def test_more_seats_than_players_are_refused(brawl: Path) -> None:
    rewritten(brawl, lambda document: document["match"]["setup"]["seats"].append({"name": "Eve", "kind": "human"}))
    assert fault_in(brawl).problem.endswith("has 4 players.")


@pytest.mark.parametrize("seats", [1, 7])
def test_a_number_of_seats_that_no_game_has_is_refused(brawl: Path, seats: int) -> None:
    def change(document: dict[str, Any]) -> None:
        one = document["match"]["setup"]["seats"][0]
        document["match"]["setup"]["seats"] = [one | {"name": f"P{n}"} for n in range(seats)]

    rewritten(brawl, change)
    fault = fault_in(brawl)
    assert fault.field == "match.setup.seats"
    assert fault.problem.startswith(f"There are {seats} seats named P0")


def test_two_seats_of_one_name_are_refused(brawl: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["setup"]["seats"][1]["name"] = "Ann"

    rewritten(brawl, change)
    fault = fault_in(brawl)
    assert fault.field == "match.setup.seats"
    assert "Ann, Ann" in fault.problem


def test_an_answer_of_a_seat_that_is_gone_is_named(brawl: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        entries = document["match"]["entries"]
        index = next(n for n, entry in enumerate(entries) if not entry["forced"])
        entries[index]["seat"] = 5

    rewritten(brawl, change, sound=False)
    fault = fault_in(brawl)
    assert fault.field.startswith("match.entries[")
    assert fault.problem.endswith("but the save has an answer of seat 5.")


# ---------------------------------------------------------------- games that play themselves
@pytest.mark.parametrize("steps", [0, 1, 2, 49, 50, 51, 101, 250])
def test_a_game_that_plays_itself_goes_on_where_it_was_left(tmp_path: Path, steps: int) -> None:
    match = begun("roshambo-protocol", 3)
    go_on(match, steps)
    loaded = read_save(saved(match, tmp_path / "x.tabletop"))
    assert loaded.notes == []
    assert loaded.match.steps == steps
    assert loaded.match.outcome is None
    assert loaded.match.state_hash() == match.state_hash()
    assert [event.text for event in loaded.match.events] == [event.text for event in match.events]
    for each in (match, loaded.match):
        each.run()
    assert loaded.match.outcome == match.outcome


def test_its_copy_is_the_same_and_independent() -> None:
    match = begun("roshambo-protocol", 4)
    for _ in range(120):
        match.advance()
        assert match.clone().state_hash() == match.state_hash()
    before = match.state_hash()
    match.clone().run()
    assert match.state_hash() == before


def test_who_gave_up_in_between_is_out_in_the_save_too(tmp_path: Path) -> None:
    match = begun("roshambo-protocol", 4)
    go_on(match, 10)
    match.concede(1)
    go_on(match, 12)
    match.concede(3)
    loaded = read_save(saved(match, tmp_path / "x.tabletop")).match
    assert loaded.state_hash() == match.state_hash()
    assert loaded.table.out == [False, True, False, True]
    go_on(match, 5)
    assert read_save(saved(match, tmp_path / "x.tabletop")).match.state_hash() == match.state_hash()


def test_a_long_game_neither_fills_memory_nor_disk(tmp_path: Path) -> None:
    match = begun("roshambo-protocol", 2, ("limit", "off"))
    match.run()
    assert match.table.round > 300
    assert len(match.checkpoints) <= match.steps / 50 + 2
    assert saved(match, tmp_path / "x.tabletop").stat().st_size < SMALL


def test_there_is_nothing_to_take_back() -> None:
    match = begun("roshambo-protocol", 2)
    go_on(match, 10)
    assert match.undo_block() == "This game plays itself: there is nothing to take back."
    assert match.undo_block(free=True) == match.undo_block()


def test_other_rules_are_noticed_and_the_last_checkpoint_opens(protocol: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["checkpoints"][0]["state"]["round"] += 1

    rewritten(protocol, change)
    loaded = read_save(protocol)
    assert "have changed since this game was saved" in loaded.notes[0]
    assert loaded.match.outcome is None
    loaded.match.run()
    assert loaded.match.outcome is not None


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("!on:999999", "The game is over"),
        ("!on:-3", "does not stand in a game that plays itself"),
        ("!on", "does not stand in a game that plays itself"),
        ("deploy:3", "does not stand in a game that plays itself"),
    ],
)
def test_steps_that_cannot_be_are_refused(protocol: Path, key: str, problem: str) -> None:
    def change(document: dict[str, Any]) -> None:
        document["match"]["entries"][0]["key"] = key
        document["match"]["checkpoints"] = []

    rewritten(protocol, change)
    fault = fault_in(protocol)
    assert fault.field == "match.entries[0]"
    assert problem in fault.problem
