"""Plays a saved game of Heroes Incorporated on to its end without a screen, and keeps it as it stood shortly before."""

from __future__ import annotations

import random
from pathlib import Path

from tabletop.engine.match import Match
from tabletop.saves.reading import read_save
from tabletop.saves.save_file import Snapshot, snapshot
from tests.real.city_sense import choose
from tests.real.program import Failure

MOST_ANSWERS = 6000


def play_out(path: Path, seed: int) -> Path:
    """Play the game in this autosave on until it ends; the file beside it goes on from the last turn of that round."""
    loaded = read_save(path)
    match, dice, last = loaded.match, random.Random(seed), None
    for _ in range(MOST_ANSWERS):
        if match.outcome is not None:
            break
        taken = _before_the_last_turn(match, loaded.header.table)
        last = taken or last
        assert match.to_move is not None
        decision = match.ask(match.to_move).decision()
        assert decision is not None
        options = [
            {"key": option.key, "label": option.label, "preview": option.preview} for option in decision.listed()
        ]
        match.answer(str(choose(options, dice)["key"]))
        match.run()
    if match.outcome is None or last is None:
        raise Failure(f"The game in {path} comes to no end.")
    goal = path.with_name(f"{int(path.stem) + 1:0{len(path.stem)}d}{path.suffix}")
    last.write(goal)
    return goal


def _before_the_last_turn(match: Match, meta: dict[str, str]) -> Snapshot | None:
    """The match as it stands, if the normal action of the last turn of a round is asked."""
    assert match.to_move is not None
    facts = match.ask(match.to_move).view().facts
    count = len(facts["points"])
    last = (facts["opener"] + count - 1) % count if facts["opener"] is not None else None
    if facts["phase"] == "turn-4" and facts["active"] == last == match.to_move and not facts["done"]:
        return snapshot(match, meta)
    return None
