"""What was decided, in words: who, what was asked, and the answer as it stood on its button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.engine.decision import key_of
from tabletop.engine.events import MENTION, Event, plain
from tabletop.engine.history import CONCEDE, Entry
from tabletop.engine.match import Match

MARKED = ("card:", "place:", "zone:", "hero:", "pawn:")  # things that are seen to be meant


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that was made. `seat` is None where nobody decided; `about` is the thing on the table it used.

    `preview` is what stood behind the words on the button, `asked` the question. `acting` is the card that acted,
    `acted_on` are the cards, places or rows that it was meant for.
    """

    seat: int | None
    words: str
    asked: str = ""
    preview: str = ""
    about: str | None = None
    acting: str | None = None
    acted_on: tuple[str, ...] = ()


def choice_in_full(match: Match, entry: Entry) -> Choice:
    """The answer that a match, standing before it, is about to get; for a game in which all may be told."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    decision = match.decision
    option = decision.option(key_of(entry.move)) if decision is not None else None
    if decision is None or option is None:
        return Choice(entry.seat, "decides")
    about = option.target if _card(option.target) else option.subject
    acting = option.subject or decision.about
    acted_on = _meant(option.target, decision.uses_hand) if option.target != acting else ()
    return Choice(entry.seat, option.label, decision.prompt, option.preview, about, acting, acted_on)


def choice_in_public(match: Match, entry: Entry, events: list[Event]) -> Choice:
    """The same as everybody may know it: by what was seen of it."""
    if entry.move[0] == CONCEDE:
        return Choice(entry.seat, "concedes the game")
    decision = match.decision
    if decision is not None and decision.window and key_of(entry.move) == "decline":
        return Choice(entry.seat, "does not answer")  # what comes of everybody's silence is nobody's own doing
    seen = next((event.text for event in events if event.text), "")
    card = next((found[1] for found in MENTION.finditer(seen) if found[2] is not None), None)
    about = None if card is None else f"card:{card}"
    acting, acted_on = _done_by(events)
    words = plain(seen, match.names) or "decides"
    return Choice(entry.seat, words, about=about, acting=acting or about, acted_on=acted_on)


def step_in_words(names: Sequence[str], events: Sequence[Event]) -> Choice:
    """A step of a game that plays itself: what came of it."""
    words = [event.text for event in events if event.text]
    return Choice(None, plain(words[-1], names) if words else "It goes on.")


def _card(thing: str | None) -> bool:
    return thing is not None and thing.startswith("card:")


def _meant(target: str | None, uses_hand: bool) -> tuple[str, ...]:
    """What an option is meant for. Where a card of the hand is put is seen on the card itself."""
    if target is None or (uses_hand and not _card(target)) or not target.startswith(MARKED):
        return ()
    return (target,)


def _done_by(events: Sequence[Event]) -> tuple[str | None, tuple[str, ...]]:
    """The card that the first event speaks of, and those on which the same one had an effect."""
    told = [event for event in events if event.data.get("card") is not None]
    if not told:
        return None, ()
    first = told[0].data
    source = first.get("source")
    if source is None:
        bearer = first.get("bearer")
        return f"card:{first['card']}", () if bearer is None else (f"card:{bearer}",)
    hit = [f"card:{event.data['card']}" for event in told if event.data.get("source") == source]
    return f"card:{source}", tuple(each for each in dict.fromkeys(hit) if each != f"card:{source}")
