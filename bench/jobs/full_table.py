"""A match in which as much lies on the table as random play brings about, at a decision that can be dragged.

The jobs of the screen begin with it; as a job of its own it is saved to a file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.clock import report
from tabletop.engine.chance import Source
from tabletop.engine.decision import Decision, key_of
from tabletop.engine.game import Game, SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.playout import random_picker
from tabletop.engine.view import View
from tabletop.games import game_named
from tabletop.saves.save_file import write_save

GAMES = 30


def pieces_in(view: View) -> int:
    """How many pieces are seen; a pile counts once."""
    return sum(len(zone.pieces) for zone in view.zones.values() if zone.count <= 5 or zone.name.startswith("hand"))


def _hand_counts(decision: Decision) -> bool:
    """Whether cards of the hand are among what may be dragged."""
    return decision.uses_hand or any(option.from_hand for option in decision.options)


def full_table(game: Game, players: int = 2) -> Match:
    """The fullest table of some games, the first seat being asked for something on the table, in a clone."""
    best: Match | None = None
    most = 0
    for number in range(GAMES):
        chance = Source(number)
        names = ("Ann", "Bo", "Cy", "Dee")[:players]
        seats = [SeatSetup(name, "random" if place else "human") for place, name in enumerate(names)]
        match = Match.new(game, game.setup(seats, {}, number))
        match.run()
        while match.outcome is None:
            question = match.question
            assert question is not None
            decision = match.ask(0).decision()
            if decision is not None and _hand_counts(decision) and len(decision.subjects()) > 2:
                count = pieces_in(match.ask(0).view())
                if count > most:
                    most, best = count, Match.load(match.dump(), game_named)[0]
            match.answer(key_of(random_picker(chance)(question, question.candidates())))
            match.run()
    assert best is not None
    return best


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("file", type=Path)
    ask.add_argument("game")
    args = ask.parse_args()
    match = full_table(game_named(args.game))
    write_save(args.file, match)
    report(pieces=pieces_in(match.ask(0).view()))


if __name__ == "__main__":
    main()
