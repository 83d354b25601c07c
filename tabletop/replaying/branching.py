"""Playing on from a moment of the past: a new match with the same history up to there, perhaps with other people."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.game import Outcome, SeatSetup, Setup
from tabletop.engine.match import Match
from tabletop.engine.names import joined
from tabletop.replaying.moments import give_again

HUMAN = "human"


def branch_block(setup: Setup, finished: bool, outcome: Outcome | None) -> str | None:
    """Why nobody may play on from a moment, as a sentence; None if they may.

    A game against a bot that has not ended gives nothing away: to go back in it would be to know what comes.
    """
    if outcome is not None:
        return "The game is over here: go back to a moment before."
    bots = [seat.name for seat in setup.seats if seat.kind != HUMAN]
    if not finished and bots:
        return f"This game with {joined(bots)} has not ended. Once it has, you can play on from any moment of it."
    return None


def branch(whole: Match, answers: int, seats: Sequence[SeatSetup]) -> Match:
    """A match of its own that stands after so many entries of `whole`. Raises SetupFault for seats that do not fit."""
    setup = whole.game.setup(seats, whole.setup.options, whole.setup.seed)
    first = whole.checkpoints[0]
    match = Match.at(whole.game, setup, whole.card_set, first.base.copy(), first.answers_before)
    for number, entry in enumerate(whole.entries[:answers]):
        give_again(match, entry, number)
    if match.outcome is None:
        match.run()
    return match
