"""Matches to save: a duel between two people at a moment that seed and number of answers determine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tabletop.bots import bot_named
from tabletop.engine.match import Match
from tabletop.opening import new_match, wanted_game
from tabletop.saves.save_file import checksum

GAME = "hero-brigade"
SEED = 5


def begun(seed: int = SEED, *seats: str) -> Match:
    """A duel at its first decision."""
    match = new_match(wanted_game(GAME), seats or ("Ann", "Bo"), (), seed)
    match.run()
    return match


def played(answers: int, seed: int = SEED) -> Match:
    """A duel after some random answers, or over if that comes first."""
    return answered(begun(seed), answers, seed)


def answered(match: Match, answers: int, seed: int) -> Match:
    """A match after some random answers more, or over if that comes first."""
    bot = bot_named("random", seed)
    for _ in range(answers):
        answer_once(match, bot)
    return match


def finished(seed: int = SEED) -> Match:
    """A duel played to its end."""
    return played(5000, seed)


def answer_once(match: Match, bot: Any) -> None:
    """One random answer, nothing if the game is over."""
    if match.to_move is not None:
        match.answer(bot.choose(match.ask(match.to_move)))
        match.run()


def rewritten(path: Path, change: Any, *, sound: bool = True) -> None:
    """Change a save's document in its file; `sound` gives it the checksum that fits again."""
    document = msgspec.json.decode(path.read_bytes())
    change(document)
    if sound:
        document["checksum"] = checksum(document)
    path.write_bytes(msgspec.json.encode(document))
