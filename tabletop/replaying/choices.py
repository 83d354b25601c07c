"""What was decided, in words: who, what was asked, and the answer as it stood on its button."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.decision import key_of
from tabletop.engine.events import MENTION, Event, plain
from tabletop.engine.history import CONCEDE, Entry
from tabletop.engine.match import Match


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was made. `seat` is None where nobody decided; `about` is the thing on the table it used.

    `preview` is what stood behind the words on the button, `asked` the question.
    """

    seat: int | None
    words: str
    asked: str = ""
    preview: str = ""
    about: str | None = None


def choice_in_full(match: Match, entry: Entry) -> Choice:
    """The answer that a match, standing before it, is about to get; for a game in which all may be told."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    decision = match.decision
    option = decision.option(key_of(entry.move)) if decision is not None else None
    if decision is None or option is None:
        return Choice(entry.seat, "decides")
    about = option.target if _card(option.target) else option.subject
    return Choice(entry.seat, option.label, decision.prompt, option.preview, about)


def choice_in_public(match: Match, entry: Entry, events: list[Event]) -> Choice:
    """The same as everybody may know it: by what was seen of it."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    seen = next((event.text for event in events if event.text), "")
    card = next((found[1] for found in MENTION.finditer(seen) if found[2] is not None), None)
    about = None if card is None else f"card:{card}"
    return Choice(entry.seat, plain(seen, match.names) or "decides", about=about)


def _card(thing: str | None) -> bool:
    return thing is not None and thing.startswith("card:")
