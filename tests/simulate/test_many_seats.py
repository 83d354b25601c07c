"""Series of games for two to six seats, and of games in which nobody decides anything."""

from __future__ import annotations

import json

import pytest

from tabletop import cli
from tabletop.engine.chance import Source
from tabletop.engine.playout import EndlessGame, play_out, random_picker
from tabletop.games import game_named
from tabletop.simulate.one_game import Finished, Plan, play_one
from tabletop.simulate.report import report_json
from tabletop.simulate.running import run_series

SEATS = (2, 3, 4, 5, 6)


def random_bots(seats: int) -> tuple[str, ...]:
    return ("random",) * seats


@pytest.mark.parametrize("seats", SEATS)
def test_brawls_of_any_number_of_seats_end(seats: int) -> None:
    plan = Plan("hero-brawl", random_bots(seats), {}, 20, 2)
    values = report_json(plan, run_series(plan, 1), 1.0, 1)
    assert values["faults"] == []
    assert sum(values["outcomes"]["by_seat"].values()) == 20
    assert set(values["outcomes"]["by_seat"]) == {*map(str, range(seats)), "shared", "none"}
    turns = values["turns_a_game"]
    assert 0 < turns["10 %"] <= turns["median"] <= turns["90 %"]
    assert values["rounds_a_game"]["median"] <= turns["median"]
    assert all(each["turns"] >= each["rounds"] > 0 for each in values["each"])


@pytest.mark.parametrize("seats", SEATS)
def test_protocols_of_any_number_of_seats_end(seats: int) -> None:
    plan = Plan("roshambo-protocol", random_bots(seats), {"limit": "200"}, 20, 2)
    values = report_json(plan, run_series(plan, 1), 1.0, 1)
    assert values["faults"] == []
    assert (values["decisions"], values["forced"], values["turns_a_game"]) == (0, 0, {})
    assert values["rounds_a_game"]["90 %"] <= 200
    assert set(values["outcomes"]["by_ending"]) <= {"elimination", "round-limit"}


def test_a_game_without_a_limit_takes_longer() -> None:
    rounds = {}
    for limit in ("100", "off"):
        plan = Plan("roshambo-protocol", random_bots(2), {"limit": limit}, 10, 3)
        rounds[limit] = [result.rounds for result in run_series(plan, 1) if isinstance(result, Finished)]
    assert max(rounds["100"]) == 100
    assert max(rounds["off"]) > 200


def test_bots_asked_one_by_one_play_the_protocol_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop.simulate import one_game

    plan = Plan("roshambo-protocol", random_bots(3), {"limit": "100"}, 1, 3)
    quick = play_one(plan, 0)
    monkeypatch.setattr(one_game, "_RANDOM", "nobody")
    assert play_one(plan, 0) == quick


def test_steps_without_an_end_are_noticed() -> None:
    game = game_named("roshambo-protocol")
    table = game.rules().new(Plan(game.name, random_bots(2), {"limit": "off"}, 1, 3).setup(0, game), game.card_set())
    with pytest.raises(EndlessGame):
        play_out(game.rules(), table, random_picker(Source(1)), 20)


@pytest.mark.parametrize(("game", "counted"), [("hero-brawl", "turns"), ("roshambo-protocol", "rounds")])
def test_the_command_counts_seats_and_turns(capsys: pytest.CaptureFixture[str], game: str, counted: str) -> None:
    assert cli.main(["simulate", game, "--players", "5", "--games", "8"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("bots random, random, random, random, random, processes 1")
    assert any(line.startswith("won by seat 5") for line in lines)
    for what in ("median", "10 %", "90 %"):
        assert any(line.startswith(f"{counted} a game, {what}") for line in lines)
    assert any(line.startswith("decisions") for line in lines) == (game == "hero-brawl")
    assert cli.main(["simulate", game, "--players", "6", "--games", "2", "--format", "json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["bots"]) == 6
