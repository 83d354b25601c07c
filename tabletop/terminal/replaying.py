"""`tabletop replay`: a saved game step by step, as text or JSON.

Of a game that has not ended only what everybody may know is shown; of a finished one all.
"""

from __future__ import annotations

from typing import Any

from tabletop.engine.decision import key_of
from tabletop.engine.events import Event, plain
from tabletop.engine.handle import SeatHandle
from tabletop.engine.history import Entry
from tabletop.engine.match import Match
from tabletop.engine.view import ALL, SPECTATOR, Json
from tabletop.saves.reading import LoadedSave
from tabletop.terminal.wording import table_lines


class PastTheEnd(ValueError):
    """The save has fewer answers than were asked for."""


def match_at(whole: Match, count: int) -> Match:
    """A match as it stood after `count` answers of `whole`, forced ones counted. Raises PastTheEnd."""
    entries = whole.entries
    if not 0 <= count <= len(entries):
        raise PastTheEnd(f"This save has {len(entries)} answers; --to can be 0 to {len(entries)}, not {count}.")
    first = whole.checkpoints[0]
    match = Match.at(whole.game, whole.setup, whole.card_set, first.base.copy(), first.answers_before)
    for number, entry in enumerate(entries[:count]):
        _give_again(match, entry, number)
    if count < len(entries) or match.outcome is None:
        match.run()
    return match


def replay_text(loaded: LoadedSave, to: int | None) -> list[str]:
    """The log up to that moment, then the table as it stands."""
    whole = loaded.match
    match = whole if to is None else match_at(whole, to)
    handle = _handle(whole, match)
    lines = [*loaded.notes, f"{whole.game.title}: {loaded.header.summary.line()}", *_log(match, handle)]
    lines += table_lines(match, handle.view())
    if match.outcome is not None:
        lines.append(plain(match.outcome.sentence, match.names))
    return lines


def replay_json(loaded: LoadedSave, to: int | None) -> Json:
    """The same as JSON values."""
    whole = loaded.match
    match = whole if to is None else match_at(whole, to)
    handle = _handle(whole, match)
    finished = whole.outcome is not None
    outcome = match.outcome
    return {
        "game": whole.game.name,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in whole.setup.seats],
        "options": dict(whole.setup.options),
        "answers": [_answer(number, entry, finished) for number, entry in enumerate(match.entries)],
        "events": [_event(event, match) for event in handle.log()],
        "view": handle.view().to_json(),
        "to_move": match.to_move,
        "outcome": None if outcome is None else _outcome(match),
        "state_hash": match.state_hash(),
        "notes": loaded.notes,
    }


def _give_again(match: Match, entry: Entry, number: int) -> None:
    if entry.command:
        match.concede(entry.seat)
        return
    match.run()
    if match.entry(number) is None:  # else the match has answered by itself, as there is one option
        match.answer(key_of(entry.move))


def _handle(whole: Match, match: Match) -> SeatHandle:
    """Everything of a finished game, also of its middle; of an unfinished one what is public."""
    if whole.outcome is None:
        return match.ask(SPECTATOR)
    return match.ask(ALL) if match.outcome is not None else FinishedHandle(match)


class FinishedHandle(SeatHandle):
    """A moment in the middle of a game that has ended: nothing of it is a secret any more."""

    __slots__ = ()

    def __init__(self, match: Match) -> None:
        super().__init__(match, SPECTATOR)
        self.seat = ALL


def _log(match: Match, handle: SeatHandle) -> list[str]:
    return [plain(event.text, match.names) for event in handle.log() if event.text]


def _answer(number: int, entry: Entry, finished: bool) -> dict[str, Any]:
    # The key of an answer may point at a card in a hand, so it is told only after the end.
    told: dict[str, Any] = {"number": number, "seat": entry.seat, "forced": entry.forced}
    return {**told, "key": key_of(entry.move)} if finished else told


def _event(event: Event, match: Match) -> dict[str, Any]:
    return {"number": event.number, "kind": event.kind, "text": plain(event.text, match.names), "data": event.data}


def _outcome(match: Match) -> dict[str, Any]:
    outcome = match.outcome
    assert outcome is not None
    return {
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "rule": outcome.rule,
        "sentence": plain(outcome.sentence, match.names),
    }
