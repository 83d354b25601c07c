"""Random games of one of our games on one core, and what a clone, a save and a load cost.

Decisions with one answer are not counted. Options are listed at each decision, as a player would need them.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from bench.clock import CPU, report, seconds_each
from tabletop.engine.chance import Source
from tabletop.engine.decision import key_of
from tabletop.engine.game import Game, SeatSetup, Setup
from tabletop.engine.match import Match
from tabletop.engine.playout import Played, finish, play_out, random_picker
from tabletop.games import game_named
from tabletop.saves.reading import read_save
from tabletop.saves.save_file import write_save


def setup_of(game: Game, seed: int) -> Setup:
    return game.setup([SeatSetup("Ann"), SeatSetup("Bo")], {}, seed)


def playouts(game: Game, seed: int, seconds: float) -> dict[str, float]:
    """Whole games until the time is used up."""
    rules, cards = game.rules(), game.card_set()

    def play(number: int) -> Played:
        return play_out(rules, rules.new(setup_of(game, number), cards), random_picker(Source(number)))

    play(0)
    games = decisions = forced = 0
    began = CPU()
    while (spent := CPU() - began) < seconds:
        played = play(seed * 100_000 + games)
        games, decisions, forced = games + 1, decisions + played.decisions, forced + played.forced
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "forced_share": forced / (decisions + forced),
    }


def answer_at_random(match: Match, chance: Source) -> None:
    question = match.question
    assert question is not None
    match.answer(key_of(random_picker(chance)(question, question.candidates())))
    match.run()


DEEP = 4  # answers since the last checkpoint; few steps of a game have more


def clones(game: Game, seed: int, seconds: float) -> dict[str, float]:
    """Clones in the middle of games: right at a checkpoint, and with at least `DEEP` answers since."""
    flat: list[float] = []
    deep: list[float] = []
    answers = 0
    for number in range(200):
        chance = Source(seed * 1000 + number)
        match = Match.new(game, setup_of(game, seed * 1000 + number))
        match.marks = False
        match.run()
        while match.outcome is None:
            since = len(match.checkpoints[-1].entries)
            if len(match.entries) > 60 and since == 0 and len(flat) < min(number + 1, 8):
                flat.append(seconds_each(match.clone, seconds / 16) * 1e6)
            if since >= DEEP and len(deep) < 8:
                deep.append(seconds_each(match.clone, seconds / 16) * 1e6)
                answers += since
            answer_at_random(match, chance)
        if len(flat) >= 8 and len(deep) >= 8:
            break
    return {
        "clone_us": statistics.median(flat),
        "clone_deep_us": statistics.median(deep),
        "deep_answers": answers / len(deep),
    }


def saves(game: Game, seed: int, seconds: float) -> dict[str, float]:
    """Writing and opening the longest of ten random games, as files on a disk."""
    longest: Match | None = None
    for number in range(10):
        chance = Source(seed * 1000 + number)
        match = Match.new(game, setup_of(game, seed * 1000 + number))
        match.run()
        while match.outcome is None:
            answer_at_random(match, chance)
        if longest is None or len(match.entries) > len(longest.entries):
            longest = match
    assert longest is not None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.tabletop"
        kept = longest
        save = seconds_each(lambda: write_save(path, kept), seconds / 2)
        load = seconds_each(lambda: read_save(path), seconds / 2)
        size = path.stat().st_size
    return {"save_ms": save * 1e3, "load_ms": load * 1e3, "save_kb": size / 1024, "save_answers": len(kept.entries)}


def searches(game: Game, seed: int, seconds: float) -> dict[str, float]:
    """What one search iteration costs without any search: clone a game at its start, play it out."""
    match = Match.new(game, setup_of(game, seed))
    match.marks = False
    match.run()
    pick = random_picker(Source(seed))
    return {"iterations_per_second": 1 / seconds_each(lambda: finish(match, pick), seconds)}


PARTS = {"playouts": playouts, "clones": clones, "saves": saves, "searches": searches}


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("part", choices=PARTS)
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--seconds", type=float, default=1.5)
    ask.add_argument("--seed", type=int, default=1)
    args = ask.parse_args()
    report(**PARTS[args.part](game_named(args.game), args.seed, args.seconds))


if __name__ == "__main__":
    main()
