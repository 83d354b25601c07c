"""Heroes Incorporated from the command line: whole games through a pipe, options, commands, series of games."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabletop.games import game_named
from tabletop.games.heroes_incorporated.position import build_position
from tabletop.saves.reading import read_save
from tabletop.simulate.one_game import Plan
from tabletop.simulate.report import report_json
from tabletop.simulate.running import run_series
from tests.cli.running import run
from tests.cli.test_many_seats import said, seated
from tests.cli.test_terminal import play

GAME = "heroes-incorporated"
ANN = {"name": "Ann", "hand": ["Jet Pack", "Cat up a Tree"], "heroes": [{"name": "Stampede"}, {"name": "Scrap"}]}
BO = {"name": "Bo", "hand": ["Mammoth", "Fan Club"], "heroes": [{"name": "Cera"}, {"name": "Titan"}]}


def typed(seed: int) -> str:
    """Numbers of options as somebody without a plan types them; those that are none are asked for again."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 9)}\n" for _ in range(20_000))


@pytest.mark.parametrize(("count", "bots"), [(2, ()), (2, (1,)), (3, ()), (4, (1, 3))])
def test_a_whole_game_through_a_pipe(count: int, bots: Sequence[int]) -> None:
    done = run("play", GAME, "--text", *seated(count, bots), "--seed", "6", text=typed(5))
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.splitlines()[-1]
    assert re.fullmatch(r"\W*The game is over\. .* Hero Points and wins; \d+ are enough\. \(HI-WIN-\d\)", last)
    assert "Turn 4 of 4" in done.stdout
    assert ".. " not in done.stdout  # as after "Genicon Inc."


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("super=off",), "30 Hero Points win"),
        (("lairs=on", "target=36"), "36 Hero Points win"),
        (("justice=on", "first=2"), "Cy opens"),
    ],
)
def test_options_on_the_command_line(options: Sequence[str], words: str) -> None:
    given = [word for option in options for word in ("--option", option)]
    lines = "1\n" * 15 + "view\nlog 400\n"
    done = run("play", GAME, "--text", *seated(3), "--seed", "6", *given, text=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("super=off", "justice=on"), "Justice tokens belong to the S.U.P.E.R. expansion"),
        (("target=36",), "only with supervillain lairs"),
        (("first=3",), "The opening player cannot be seat 4: there are 3 seats."),
    ],
)
def test_options_that_do_not_stand_together(
    capsys: pytest.CaptureFixture[str], options: Sequence[str], words: str
) -> None:
    given = [word for option in options for word in ("--option", option)]
    code, out, err = said(capsys, "play", GAME, "--text", *seated(3), *given)
    assert (code, out) == (2, "")
    assert words in err


def test_every_command_fits(tmp_path: Path) -> None:
    match = build_position({"players": [ANN, BO]}).match(game_named(GAME))
    path = tmp_path / "city.tabletop"
    heard = play(
        match,
        ["view", "options", "why Cat up a Tree pile", "log 3", "card jet pack", "rule HI-E5", f"save {path}", "quit"],
    )
    view = heard.after("view")
    assert view[0] == "Round 1, turn 1 of 4, Ann to act. 36 Hero Points win."
    assert any(line.startswith("  hand: Jet Pack [card:") for line in view)
    assert not any("Mammoth" in line for line in view)
    assert len([line for line in view if re.match(r"\(\d,\d\) ", line)]) == 25
    assert heard.after("card jet pack")[0].startswith("Jet Pack")
    assert heard.after("rule HI-E5")[0].startswith("HI-E5")
    assert any("Jet Pack" in line for line in heard.after("options"))
    assert read_save(path).match.state_hash() == match.state_hash()


def test_undo_and_resume(tmp_path: Path) -> None:
    match = build_position({"players": [ANN, BO], "done": True}).match(game_named(GAME))
    before = match.state_hash()
    heard = play(match, ["end", "undo", "quit"])
    assert heard.match.state_hash() == before
    path = tmp_path / "city.tabletop"
    heard = play(match, ["end", f"save {path}", "quit"])
    done = run("play", GAME, "--text", "--load", str(path), text="quit\n")
    assert "Bo, your decision" in done.stdout


def test_on_a_screen_for_several_the_hand_is_asked_for_first() -> None:
    """The options may tell of the hand: only its owner may look, whatever it holds."""
    for hand in (ANN["hand"], ["Evolver", "Siphon"]):
        match = build_position({"players": [{**ANN, "hand": hand}, BO]}).match(game_named(GAME))
        heard = play(match, ["", "quit"], private=True)
        asked = next(number for number, line in enumerate(heard.lines) if "Press Enter when only Ann looks" in line)
        told = [number for number, line in enumerate(heard.lines) if str(hand[0]) in line]
        assert told
        assert min(told) > asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_series_counts_seats_rounds_and_endings(players: int) -> None:
    plan = Plan(GAME, ("random",) * players, {}, 40, 2)
    values = report_json(plan, run_series(plan, 1), 1.0, 1)
    assert values["faults"] == []
    assert sum(values["outcomes"]["by_seat"].values()) == 40
    assert all(values["outcomes"]["by_seat"][str(seat)] > 0 for seat in range(players))
    assert set(values["outcomes"]["by_ending"]) <= {"points", "last-team"}
    assert 5 < values["rounds_a_game"]["median"] < 60
    assert all(4 * (each["rounds"] - 1) < each["turns"] <= 4 * each["rounds"] for each in values["each"])


def test_the_command_simulates_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--players", "3", "--games", "10", "--option", "lairs=on", "--option", "target=36")
    code, out, _err = said(capsys, *words)
    assert code == 0
    assert "ended by points" in out
    assert "won by seat 3" in out
    code, _out, err = said(capsys, "simulate", GAME, "--players", "3", "--option", "target=36")
    assert code == 2
    assert "only with supervillain lairs" in err
