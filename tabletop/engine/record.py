"""A match as JSON values and back: the first state, the whole list of answers, and checkpoints.

Files, versions of the format and backups are the business of `tabletop.saves`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import key_of, move_of
from tabletop.engine.game import Game, SaveFault, Setup
from tabletop.engine.history import CONCEDE, GO_ON, IMAGINE, Checkpoint, RuleFault, StaleAnswer
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR, Json


class SavedEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An answer or command as kept in a save; `mark` is its fingerprint."""

    key: str
    seat: int
    forced: bool = False
    mark: int = 0


class SavedCheckpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The state after `answers` entries, at a stable point of a round."""

    answers: int
    round: int
    state: Json


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of a match that a save keeps."""

    game: str
    setup: Setup
    card_set: CardSet
    first: Json
    entries: list[SavedEntry]
    checkpoints: list[SavedCheckpoint]
    answers_before: int = 0


class Stretch(NamedTuple):
    """A part of a saved match that the present rules play as it was saved.

    `left_out` counts the answers between the part before and this one that fit no longer.
    """

    match: Match
    left_out: int


class _Drift(Exception):
    """A saved answer no longer fits: `index` of the entry, and the words for it."""

    def __init__(self, index: int, problem: str) -> None:
        super().__init__(problem)
        self.index = index
        self.problem = problem


def dump_match(match: Match) -> Json:
    """The match as JSON values. Raises ValueError for a match in an imagined world, which is nobody's to keep."""
    entries = match.entries
    if any(entry.move[0] == IMAGINE for entry in entries):
        raise ValueError("An imagined match cannot be saved.")
    rules = match.rules
    first = match.checkpoints[0]
    if match.game.automatic:
        return msgspec.to_builtins(_automatic(match))
    saved = SavedMatch(
        game=match.game.name,
        setup=match.setup,
        card_set=match.card_set,
        first=rules.dump(first.base),
        entries=[SavedEntry(key_of(e.move), e.seat, e.forced, e.mark) for e in entries],
        checkpoints=[
            SavedCheckpoint(
                point.answers_before - first.answers_before, rules.round_of(point.base), rules.dump(point.base)
            )
            for point in _worth_keeping(match)
        ],
        answers_before=first.answers_before,
    )
    return msgspec.to_builtins(saved)


def _automatic(match: Match) -> SavedMatch:
    """A game without answers: how many steps it went on, who gave up in between, and the last checkpoint."""
    rules, first, last = match.rules, match.checkpoints[0], match.checkpoints[-1]
    lines: list[SavedEntry] = []
    gone = 0  # steps that stand in the lines
    kept = 0  # lines before the last checkpoint

    def go_on(steps: int) -> None:
        nonlocal gone
        if steps > gone:
            lines.append(SavedEntry(f"{GO_ON}:{steps - gone}", 0, True))
            gone = steps

    for point in match.checkpoints:
        if point is last and point is not first:
            go_on(point.steps_before)
            kept = len(lines)
        if point.entries:
            go_on(point.steps_after)
            lines += [SavedEntry(key_of(entry.move), entry.seat) for entry in point.entries]
    go_on(match.steps)
    points = [] if last is first else [SavedCheckpoint(kept, rules.round_of(last.base), rules.dump(last.base))]
    return SavedMatch(match.game.name, match.setup, match.card_set, rules.dump(first.base), lines, points)


def _worth_keeping(match: Match) -> list[Checkpoint]:
    """The first checkpoint of each round after the start, and the last one."""
    kept: dict[int, Checkpoint] = {}
    for point in match.checkpoints[1:]:
        kept.setdefault(match.rules.round_of(point.base), point)
    last = match.checkpoints[-1]
    points = list(kept.values())
    return points if last in points or last is match.checkpoints[0] else [*points, last]


def load_match(data: Json, game_named: Callable[[str], Game], recover: bool = False) -> tuple[Match, list[str]]:
    """A match from `dump_match`'s values, with notes for the player (empty if all is as it was).

    With `recover`, a match whose answers no longer fit opens at the last checkpoint that does.
    Raises SaveFault naming the field that is wrong.
    """
    saved = _checked(data)
    game = game_named(saved.game)
    if saved.setup.game != saved.game:
        raise SaveFault("setup.game", f'the set-up is for "{saved.setup.game}", the save for "{saved.game}"')
    table = game.rules().load(saved.first, saved.card_set, "first")
    _check_seats(game, saved, table, "first")
    match = Match.at(game, saved.setup, saved.card_set, table, saved.answers_before)
    try:
        _answer_all(match, saved, 0)
    except _Drift as drift:
        if not recover:
            raise SaveFault(f"entries[{drift.index}]", drift.problem) from drift
        return _recovered(game, saved, drift)
    _to_the_question(match)
    return match, []


def load_stretches(data: Json, game_named: Callable[[str], Game]) -> tuple[list[Stretch], int]:
    """A saved match for looking back, and how many answers at its end fit no longer.

    Where rules or cards have changed since, it goes on at the next saved checkpoint. Raises SaveFault if nothing fits.
    """
    saved = _checked(data)
    game = game_named(saved.game)
    found: list[Stretch] = []
    reached = -1
    for point in (SavedCheckpoint(0, 0, saved.first), *saved.checkpoints):
        if point.answers < reached or reached == len(saved.entries):
            continue
        try:
            match = _at(game, saved, point)
        except SaveFault:
            continue
        stop = len(saved.entries)
        try:
            _answer_all(match, saved, point.answers)
        except _Drift as drift:
            stop = drift.index
        with suppress(RuleFault):  # then it stands at the stable point before
            _to_the_question(match)
        found.append(Stretch(match, point.answers - max(reached, 0)))
        reached = stop
    if not found:
        raise SaveFault("first", "neither the beginning nor any checkpoint fits the rules as they are")
    return found, len(saved.entries) - reached


def _checked(data: Json) -> SavedMatch:
    try:
        return msgspec.convert(data, SavedMatch)
    except msgspec.ValidationError as fault:
        found = re.fullmatch(r"(.*) - at `\$\.?(.*)`", str(fault))
        problem, field = (found[1], found[2]) if found else (str(fault), "match")
        raise SaveFault(field, problem.replace("`", '"')) from fault


def _check_seats(game: Game, saved: SavedMatch, table: Any, where: str) -> None:
    """The table must have as many players as the set-up has seats."""
    owners = {zone.owner for zone in game.rules().view(table, SPECTATOR).zones.values() if zone.owner is not None}
    seats = saved.setup.seats
    if owners and len(seats) in game.seats and max(owners) + 1 != len(seats):
        names = ", ".join(seat.name for seat in seats)
        raise SaveFault(
            "setup.seats",
            f"there are {len(seats)} seats ({names}), but the table in {where} has {max(owners) + 1} players",
        )


def _to_the_question(match: Match) -> None:
    """Where somebody is asked, a match stands at the question; an automatic one stands where it was left."""
    if not match.game.automatic:
        match.run()


def _answer_all(match: Match, saved: SavedMatch, start: int) -> None:
    """Give all saved answers, each checked against its fingerprint. Raises _Drift at the first that does not fit."""
    reached = {point.answers: point.state for point in saved.checkpoints} if match.game.automatic else {}
    for index, entry in enumerate(saved.entries[start:], start):
        try:
            _answer_one(match, entry, index, index - start)
        except RuleFault as fault:
            raise _Drift(index, f"the rules fail on this answer ({fault})") from fault
        if index + 1 in reached and match.rules.dump(match.table) != reached[index + 1]:
            raise _Drift(index, "the table differs from that at the time of saving")


def _answer_one(match: Match, saved: SavedEntry, index: int, own_index: int) -> None:
    if saved.key == f"{CONCEDE}:{saved.seat}":
        if match.outcome is not None or saved.seat not in range(len(match.setup.seats)):
            raise _Drift(index, "nobody can concede here")
        try:
            match.concede(saved.seat)
        except StaleAnswer as stale:
            raise _Drift(index, f"nobody can concede here ({stale})") from stale
        return
    if match.game.automatic:
        _go_on(match, saved.key, index)
        return
    if saved.forced:
        match.run()
        entry = match.entry(own_index)
        if entry is None or not entry.forced or key_of(entry.move) != saved.key:
            raise _Drift(index, f'the forced answer "{saved.key}" does not fit')
        return
    match.run()
    question = match.question
    if question is None or match.entry(own_index) is not None:
        raise _Drift(index, f'nobody is asked where the save has the answer "{saved.key}"')
    moves = question.candidates()
    if move_of(saved.key) not in moves:
        keys = ", ".join(map(key_of, moves[:8])) + (", ..." if len(moves) > 8 else "")
        raise _Drift(index, f'the answer "{saved.key}" fits no option; the options are {keys}')
    if question.seat != saved.seat:
        raise _Drift(index, f"seat {question.seat} is asked, but the save has an answer of seat {saved.seat}")
    if saved.mark and match.mark_of(moves) != saved.mark:
        raise _Drift(index, "the table or the options differ from those at the time of saving")
    match.answer(saved.key)


def _go_on(match: Match, key: str, index: int) -> None:
    word, *steps = move_of(key)
    if word != GO_ON or len(steps) != 1 or not isinstance(steps[0], int):
        raise _Drift(index, f'"{key}" does not stand in a game that plays itself')
    for done in range(steps[0]):
        if not match.advance():
            raise _Drift(index, f"the game is over {steps[0] - done} steps earlier")


def _recovered(game: Game, saved: SavedMatch, drift: _Drift) -> tuple[Match, list[str]]:
    """Open at the newest checkpoint from which the rest still fits, else at the newest one without the rest."""
    match: Match | None = None
    for point in reversed(saved.checkpoints):
        try:
            match = _at(game, saved, point)
            _answer_all(match, saved, point.answers)
        except (_Drift, SaveFault):
            continue
        _to_the_question(match)
        return match, [
            f"The rules or cards have changed since this game was saved (answer {drift.index}: {drift.problem}). "
            f"It goes on where it stood; undo and replay reach back to round {point.round} only."
        ]
    for point in reversed(saved.checkpoints):
        try:
            match = _at(game, saved, point)
        except SaveFault:
            continue
        _to_the_question(match)
        return match, [
            f"Answer {drift.index} of this save does not fit any more ({drift.problem}). The game opens in round "
            f"{point.round}, at the last moment that still fits; "
            f"{len(saved.entries) - point.answers} answers are left out."
        ]
    raise SaveFault(f"entries[{drift.index}]", drift.problem) from drift


def _at(game: Game, saved: SavedMatch, point: SavedCheckpoint) -> Match:
    where = f"checkpoints[{saved.checkpoints.index(point)}].state" if point in saved.checkpoints else "first"
    table: Any = game.rules().load(point.state, saved.card_set, where)
    _check_seats(game, saved, table, where)
    return Match.at(game, saved.setup, saved.card_set, table, saved.answers_before + point.answers)
