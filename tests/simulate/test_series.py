"""Series of games: the same figures for any number of processes, and faults that can be seen again."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from tabletop import cli
from tabletop.bots import UnknownBot, bot_named, bot_names, bots_of
from tabletop.engine import playout
from tabletop.engine.game import SeatSetup, Setup
from tabletop.engine.match import Match
from tabletop.games import game_named
from tabletop.simulate import one_game, running
from tabletop.simulate.one_game import Fault, Finished, Plan, play_batch, play_one
from tabletop.simulate.progress import ProgressBar
from tabletop.simulate.report import fault_lines, report_json, report_lines
from tabletop.simulate.running import SHORTEST_TASK, USUAL_TASK, batch_size, run_series
from tests.cli.running import ROOT, run

GAME = "hero-brigade"
RANDOM = ("random", "random")


def figures(plan: Plan, jobs: int) -> dict[str, Any]:
    """The figures of a series without those that depend on the machine."""
    values = report_json(plan, run_series(plan, jobs), 1.0, jobs)
    return {name: value for name, value in values.items() if name not in ("jobs", "seconds", "decisions_per_second")}


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "USUAL_TASK", 0.02)  # so that most games are played by the workers
    plan = Plan(GAME, RANDOM, {}, 120, 7)
    alone, spread = figures(plan, 1), figures(plan, 2)
    assert alone == spread
    assert alone["finished"] == 120
    assert [each["number"] for each in alone["each"]] == list(range(120))


def test_a_series_goes_on_where_a_shorter_one_ends() -> None:
    short, long = (run_series(Plan(GAME, RANDOM, {}, games, 7), 1) for games in (5, 12))
    assert long[:5] == short
    assert len({result.seed for result in long}) == 12


def test_another_seed_is_another_series() -> None:
    one, other = (figures(Plan(GAME, RANDOM, {}, 5, seed), 1)["hashes"] for seed in (1, 2))
    assert not set(one) & set(other)


def test_the_figures_add_up() -> None:
    plan = Plan(GAME, RANDOM, {"stretch": "on"}, 60, 3)
    values = figures(plan, 1)
    assert sum(values["outcomes"]["by_seat"].values()) == 60
    assert sum(values["outcomes"]["by_ending"].values()) == 60
    assert values["decisions"] == sum(each["decisions"] for each in values["each"])
    assert len(values["hashes"]) == 60
    spread = values["decisions_a_game"]
    assert spread["least"] <= spread["median"] <= spread["most"]
    assert values["faults"] == []


def test_an_option_reaches_the_games() -> None:
    plain, stretched = (
        play_one(Plan(GAME, RANDOM, options, 1, 3), 0) for options in ({"stretch": "off"}, {"stretch": "on"})
    )
    assert isinstance(plain, Finished)
    assert isinstance(stretched, Finished)
    assert plain.seed == stretched.seed
    assert plain.state_hash != stretched.state_hash


def test_bots_asked_by_their_handle_play_to_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_game, "_RANDOM", "nobody")
    first, again = (play_one(Plan(GAME, RANDOM, {}, 1, 3), 2) for _ in range(2))
    assert isinstance(first, Finished)
    assert first == again
    assert first.decisions > 10


def failing_play_out(*_: object, **__: object) -> None:
    raise ZeroDivisionError("inside a card")


def test_a_game_that_fails_is_reported_with_seed_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(GAME, RANDOM, {}, 4, 3)
    expected = play_batch(plan, 0, 4)
    rules = game_named(GAME).rules()
    step = type(rules).step
    counted = [0]

    def fails_later(self: Any, table: Any) -> Any:
        counted[0] += 1
        if counted[0] % 15 == 0:
            raise ZeroDivisionError("inside a card")
        return step(self, table)

    monkeypatch.setattr(type(rules), "step", fails_later)
    result = play_one(plan, 0)
    assert isinstance(result, Fault)
    assert result.error == "ZeroDivisionError: inside a card"
    assert result.seed == expected[0].seed
    assert "ZeroDivisionError" in result.trace
    monkeypatch.undo()
    match = Match.new(game_named(GAME), plan.setup(0, game_named(GAME)))
    match.run()
    for key in result.answers:
        match.answer(key)
        match.run()
    assert len(result.answers) > 5


def test_other_games_go_on_when_one_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(GAME, RANDOM, {}, 3, 3)
    bad = play_one(plan, 1).seed
    new = type(game_named(GAME).rules()).new

    def marks(self: Any, setup: Setup, card_set: Any) -> Any:
        monkeypatch.setattr(one_game, "play_out", failing_play_out if setup.seed == bad else playout.play_out)
        return new(self, setup, card_set)

    monkeypatch.setattr(type(game_named(GAME).rules()), "new", marks)
    code = cli.main(["simulate", GAME, "--games", "3", "--seed", "3", "--format", "json"])
    captured = capsys.readouterr()
    assert code == 1
    values = json.loads(captured.out)
    assert (values["games"], values["finished"]) == (3, 2)
    assert [fault["seed"] for fault in values["faults"]] == [bad]
    assert captured.err == f"Game 1 (seed {bad}) failed after 0 answers: ZeroDivisionError: inside a card\n"


def test_a_game_without_an_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_game, "LIMIT", 10)
    result = play_one(Plan(GAME, RANDOM, {}, 1, 3), 0)
    assert isinstance(result, Fault)
    assert result.error.startswith(playout.EndlessGame.__name__)
    assert len(result.answers) >= 10


def test_tasks_are_neither_too_short_nor_uneven() -> None:
    assert batch_size(1 / 1024, 10_000, 2) == USUAL_TASK * 1024
    assert batch_size(1 / 1024, 8, 2) == -(-SHORTEST_TASK * 1024 // 1)
    assert batch_size(0.01, 80, 2) == 10
    assert batch_size(5.0, 100, 2) == 1
    assert batch_size(0.0, 100, 2) >= 1


def test_the_table_names_winners_endings_and_shares() -> None:
    plan = Plan(GAME, RANDOM, {"stretch": "on"}, 40, 3)
    lines = report_lines(report_json(plan, run_series(plan, 1), 2.0, 1), game_named(GAME))
    assert lines[0] == "Hero Brigade: 40 games, seed 3, bots random, random, processes 1"
    assert lines[1] == "options: stretch=on"
    words = "\n".join(lines)
    assert "100.0 %" in words
    assert "won by seat 1" in words
    assert "ended by deck-depletion" in words
    assert "decisions a second" in words


def test_a_table_of_nothing_but_faults_can_be_printed() -> None:
    plan = Plan(GAME, RANDOM, {}, 1, 3)
    values = report_json(plan, [Fault(0, 9, "KeyError: 1", ("pass",), "Traceback")], 0.0, 1)
    assert "finished" in "\n".join(report_lines(values, game_named(GAME)))
    assert fault_lines(values) == ["Game 0 (seed 9) failed after 1 answers: KeyError: 1"]


# ---------------------------------------------------------------- bots
def test_a_random_bot_answers_the_same_question_alike_and_uses_all_options() -> None:
    setup = Setup(GAME, (SeatSetup("A", "random"), SeatSetup("B", "random")), {}, 1)
    match = Match.new(game_named(GAME), setup)
    match.run()
    handle = match.ask(match.to_move or 0)
    assert bot_named("random", 4).choose(handle) == bot_named("random", 4).choose(handle)
    assert {bot_named("random", seed).choose(handle) for seed in range(20)} == {"deck:hero", "deck:villain"}
    with pytest.raises(ValueError, match="is not asked"):
        bot_named("random").choose(match.ask(1 - (match.to_move or 0)))


def test_bots_are_found_by_name_and_seat() -> None:
    assert bot_names() == ("random",)
    setup = Setup(GAME, (SeatSetup("A"), SeatSetup("B", "random")), {}, 1)
    assert list(bots_of(setup)) == [1]
    with pytest.raises(UnknownBot) as caught:
        bot_named("rndom")
    assert str(caught.value) == 'There is no bot "rndom"; there are: random. Did you mean "random"?'


# ---------------------------------------------------------------- the command
class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_drawn_on_a_terminal_only() -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        bar = ProgressBar(stream, "games")
        bar.show(5, 10)
        bar.show(10, 10)
        bar.clear()
    assert pipe.getvalue() == ""
    assert "5 of 10 games" in terminal.getvalue()
    assert f"[{'#' * 30}] 10 of 10 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")


def test_the_command_gives_the_same_json_on_two_processes() -> None:
    words = ["simulate", GAME, "--games", "150", "--seed", "5", "--format", "json", "--jobs"]
    one, two = (json.loads(run(*words, jobs).stdout) for jobs in ("1", "2"))
    for name in ("jobs", "seconds", "decisions_per_second"):
        assert one.pop(name) is not None
        two.pop(name)
    assert one == two
    wanted = {"game", "games", "finished", "outcomes", "decisions", "hashes", "faults", "seed", "bots", "options"}
    assert wanted <= set(one)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "Hero Brigade is for 2 players, but --bots names 1."),
        (["--bots", "random,genius"], 'There is no bot "genius"; there are: random.'),
        (["--option", "stretch=perhaps"], 'Option "stretch" cannot be "perhaps".'),
    ],
)
def test_wrong_use_is_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert cli.main(["simulate", GAME, *words]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_workers_load_neither_qt_nor_the_command_line() -> None:
    code = (
        "import sys, tabletop.simulate.one_game\n"
        "print([n for n in sys.modules if n.startswith(('PySide6', 'tabletop.ui', 'tabletop.studio', 'tabletop.cli'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "[]\n"
