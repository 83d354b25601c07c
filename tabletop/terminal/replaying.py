"""`tabletop replay`: a saved game step by step, as text or JSON. What a moment is, is in `tabletop.replaying`.

Of a game that has not ended only what everybody may know is shown; of a finished one all.
"""

from __future__ import annotations

from typing import Any

from tabletop.engine.decision import key_of
from tabletop.engine.events import Event, plain
from tabletop.engine.history import Entry
from tabletop.engine.match import Match
from tabletop.engine.view import Json
from tabletop.replaying.moments import Moment, length, moment_after, told
from tabletop.saves.reading import LoadedSave
from tabletop.terminal.wording import table_lines


class PastTheEnd(ValueError):
    """The save has fewer answers than were asked for."""


def replay_text(loaded: LoadedSave, to: int | None) -> list[str]:
    """The log up to that moment, then the table as it stands."""
    whole = loaded.match
    moment = _moment(whole, to)
    match = moment.match
    log = [plain(event.text, match.names) for event in _log(whole, moment) if event.text]
    lines = [*loaded.notes, f"{whole.game.title}: {loaded.header.summary.line()}", *log]
    lines += table_lines(match, moment.handle(whole.outcome is not None).view())
    if match.outcome is not None:
        lines.append(plain(match.outcome.sentence, match.names))
    return lines


def replay_json(loaded: LoadedSave, to: int | None) -> Json:
    """The same as JSON values."""
    whole = loaded.match
    moment = _moment(whole, to)
    match = moment.match
    finished = whole.outcome is not None
    return {
        "game": whole.game.name,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in whole.setup.seats],
        "options": dict(whole.setup.options),
        "answers": [_answer(number, entry, finished) for number, entry in enumerate(whole.entries[: moment.answers])],
        "events": [_event(event, match) for event in _log(whole, moment)],
        "view": moment.handle(finished).view().to_json(),
        "to_move": match.to_move,
        "outcome": None if match.outcome is None else _outcome(match),
        "state_hash": match.state_hash(),
        "notes": loaded.notes,
    }


def _moment(whole: Match, to: int | None) -> Moment:
    count = length(whole)
    if to is None:
        return Moment(whole, count, len(whole.events))
    if not 0 <= to <= count:
        what = "steps" if whole.game.automatic else "answers"
        raise PastTheEnd(f"This save has {count} {what}; --to can be 0 to {count}, not {to}.")
    return moment_after(whole, to)


def _log(whole: Match, moment: Moment) -> list[Event]:
    return told(whole.events[: moment.happened], whole.outcome is not None)


def _answer(number: int, entry: Entry, finished: bool) -> dict[str, Any]:
    # The key of an answer may point at a card in a hand, so it is told only after the end.
    public: dict[str, Any] = {"number": number, "seat": entry.seat, "forced": entry.forced}
    return {**public, "key": key_of(entry.move)} if finished else public


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
