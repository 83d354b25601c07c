"""Errors of use are one clear sentence and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.arguments import parser


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as left:
        parser().parse_args(words)
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_every_word_of_play_is_understood() -> None:
    seats = ["--seat", "Ann", "--seat", "Bo:random"]
    words = ["play", "hero-brigade", *seats, "--option", "stretch=on", "--seed", "7", "--trace", "--text"]
    read = parser().parse_args(words)
    assert (read.game, read.seat, read.option, read.seed) == (
        "hero-brigade",
        ["Ann", "Bo:random"],
        [("stretch", "on")],
        7,
    )
    assert read.trace
    assert read.text
    assert parser().parse_args(["play", "x", "--load", "a.tabletop"]).load == Path("a.tabletop")
    assert parser().parse_args(["play", "x", "--position", "a.toml"]).position == Path("a.toml")


def test_every_word_of_simulate_is_understood() -> None:
    series = ["--games", "20", "--seed", "3", "--jobs", "2"]
    words = ["simulate", "hero-brigade", *series, "--bots", "random,random", "--format", "json"]
    read = parser().parse_args(words)
    assert (read.games, read.seed, read.jobs, read.bots, read.format) == (20, 3, 2, "random,random", "json")


def test_the_other_commands_are_understood() -> None:
    replay = parser().parse_args(["replay", "game.tabletop", "--to", "12", "--format", "json"])
    assert (replay.save, replay.to, replay.format) == (Path("game.tabletop"), 12, "json")
    assert not replay.window
    assert parser().parse_args(["replay", "game.tabletop", "--window"]).window
    assert parser().parse_args(["check", "a", "b"]).files == [Path("a"), Path("b")]
    assert parser().parse_args(["rules", "hero-brigade", "HB-DECK-3"]).number == "HB-DECK-3"
    assert parser().parse_args([]).command is None


def test_a_misspelt_command_gets_the_nearest_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = refused(capsys, "simulat", "hero-brigade")
    assert words.startswith('There is no command "simulat"; there are play, simulate, replay, check, rules.')
    assert 'Did you mean "simulate"?' in words


@pytest.mark.parametrize("value", ["-1", "x", "1.5", "1_0", "", "٣", "9" * 30, str(2**64)])
def test_what_is_no_seed_is_refused(capsys: pytest.CaptureFixture[str], value: str) -> None:
    assert "seed" in refused(capsys, "play", "hero-brigade", f"--seed={value}")


@pytest.mark.parametrize("value", ["stretch", "=on", "stretch=", "  =on"])
def test_what_is_no_option_is_refused(capsys: pytest.CaptureFixture[str], value: str) -> None:
    assert "an option looks like stretch=on" in refused(capsys, "play", "hero-brigade", f"--option={value}")


def test_no_games_and_no_jobs_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 or more" in refused(capsys, "simulate", "hero-brigade", "--games", "0")
    assert "1 or more" in refused(capsys, "simulate", "hero-brigade", "--jobs", "0")


def test_a_position_and_a_save_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not allowed with" in refused(capsys, "play", "hero-brigade", "--load", "a", "--position", "b")


def test_the_largest_seed_is_taken() -> None:
    assert parser().parse_args(["play", "x", "--seed", str(2**64 - 1)]).seed == 2**64 - 1
