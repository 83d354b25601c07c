"""Catanatron, a settlers engine in Python that is known to be fast: random games of four, and the cost of a copy.

Runs with an interpreter that has `catanatron` installed (`python -m bench --peers PYTHON`), not with the project's own.
A decision is one tick of a random player; those with a single possible action count here.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import random
from typing import Any

from bench.clock import CPU, report, seconds_each


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--seconds", type=float, default=1.5)
    ask.add_argument("--seed", type=int, default=1)
    args = ask.parse_args()
    peer: Any = importlib.import_module("catanatron")
    colours = [peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE]
    chance = random.Random(args.seed)

    def begin() -> Any:
        return peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=chance.randrange(1 << 30))

    def play(game: Any, limit: int = 1 << 30) -> tuple[int, int]:
        ticks = forced = 0
        while ticks < limit and game.winning_color() is None and game.state.num_turns < 1000:
            # The list moved from the state to the game after 3.2.
            forced += len(getattr(game, "playable_actions", None) or game.state.playable_actions) == 1
            game.play_tick()
            ticks += 1
        return ticks, forced

    play(begin())
    games = decisions = forced = 0
    began = CPU()
    while (spent := CPU() - began) < args.seconds:
        played = play(begin())
        games, decisions, forced = games + 1, decisions + played[0], forced + played[1]
    middle = begin()
    play(middle, 300)
    report(
        version=importlib.metadata.version("catanatron"),
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        forced_share=forced / decisions,
        copy_us=seconds_each(middle.copy, args.seconds / 3) * 1e6,
    )


if __name__ == "__main__":
    main()
