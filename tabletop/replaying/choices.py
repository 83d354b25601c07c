"""What was decided, in words: who, what was asked, and the answer as it stood on its button."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.decision import key_of
from tabletop.engine.events import Event, plain
from tabletop.engine.history import CONCEDE, Entry
from tabletop.engine.match import Match


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was made. `seat` is None where nobody decided; `about` is the thing on the table it used."""

    seat: int | None
    words: str
    asked: str = ""
    about: str | None = None


def choice_in_full(match: Match, entry: Entry) -> Choice:
    """The answer that a match, standing before it, is about to get; for a game in which all may be told."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    decision = match.decision
    option = decision.option(key_of(entry.move)) if decision is not None else None
    if decision is None or option is None:
        return Choice(entry.seat, "decides")
    words = f"{option.label} ({option.preview})" if option.preview else option.label
    return Choice(entry.seat, words, decision.prompt, option.target if _card(option.target) else option.subject)


def choice_in_public(match: Match, entry: Entry, events: list[Event]) -> Choice:
    """The same as everybody may know it: by what was seen of it."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    seen = next((event.text for event in events if event.text), "")
    return Choice(entry.seat, plain(seen, match.names) or "decides")


def _card(thing: str | None) -> bool:
    return thing is not None and thing.startswith("card:")
