"""A series of random games as `tabletop simulate` plays it, on one or more processes, in wall seconds."""

from __future__ import annotations

import argparse
import time

from bench.clock import report
from tabletop.games import game_named
from tabletop.simulate.one_game import Plan
from tabletop.simulate.running import run_series


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--games", type=int, default=6000)
    ask.add_argument("--seed", type=int, default=1)
    args = ask.parse_args()
    bots = ("random",) * min(game_named(args.game).seats)
    began = time.perf_counter()
    results = run_series(Plan(args.game, bots, games=args.games, seed=args.seed), args.jobs)
    spent = time.perf_counter() - began
    report(games=len(results), seconds=spent, games_per_second=len(results) / spent)


if __name__ == "__main__":
    main()
