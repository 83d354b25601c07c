"""What happened to one piece, in short: "Round 2: deployed, Front Row. Hot Potato, 8 → 7.", a line a round.

Made from log events as they may be shown; nothing is read that is not in the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.engine.events import Event, plain

MOST_ROUNDS = 4
MOST_DEEDS = 5
STATES = {
    "defeated": "defeated",
    "disabled": "Disabled",
    "readied": "Ready again",
    "taunted": "Taunted",
    "activated": "activated",
    "shuffled": "shuffled",
}
VERBS = {
    "deploys": "deployed",
    "plays": "played",
    "attaches": "attached",
    "draws": "drawn",
    "discards": "discarded",
    "acquires": "acquired",
    "gains": "gained",
    "banishes": "banished",
}


def past_of(key: str, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The last rounds in which something happened to this piece, a line each, the latest last."""
    rounds: dict[str, list[str]] = {}
    for heading, deed in _deeds(key.partition(":")[2], events, names):
        rounds.setdefault(heading, []).append(deed)
    lines = []
    for heading, deeds in list(rounds.items())[-MOST_ROUNDS:]:
        kept = ". ".join(deeds[-MOST_DEEDS:])
        lines.append(f"{heading}: {kept}." if heading else f"{kept[:1].upper()}{kept[1:]}.")
    return lines


def _deeds(number: str, events: Sequence[Event], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(round, deed) for each event that mentions the card with this number."""
    mention, heading, ability = f"<{number}:", "", ""
    for event in events:
        if event.kind == "phase":
            heading = event.text.partition(" · ")[0]
        elif event.kind in ("ability", "announced", "activated"):
            ability = _ability(event, names)
        if mention in event.text and event.kind != "ability":
            yield heading, _deed(mention, event, names, ability)


def _ability(event: Event, names: Sequence[str]) -> str:
    """The name of the ability that an event announces, "" if it names none."""
    words = plain(event.text, names).rstrip(".")
    if event.kind == "ability":
        return words.partition(": ")[2]
    return words.rpartition(", ")[2] if " plays " in words else ""


def _deed(mention: str, event: Event, names: Sequence[str], ability: str) -> str:
    """One event in the fewest words that still say it."""
    before, after = event.data.get("before"), event.data.get("after")
    if event.kind in ("damaged", "healed", "hp") and event.text.startswith(mention) and before is not None:
        change = f"{before} → {after}"
        return f"{ability}, {change}" if ability else change
    if event.kind in STATES and (event.text.startswith(mention) or event.kind == "activated"):
        return STATES[event.kind]
    return _passive(mention, event.text, names)


def _passive(mention: str, text: str, names: Sequence[str]) -> str:
    """ "Ann deploys BERT, Front Row, position 2." told of BERT: "deployed by Ann, Front Row, position 2"."""
    who, _, rest = text.partition("> ")
    verb, _, what = rest.partition(" ")
    if verb in VERBS and who[1:].isdigit() and what.startswith(mention):
        tail = plain(what.partition(">")[2], names).rstrip(".")
        return f"{VERBS[verb]}{tail}"
    return plain(text, names).rstrip(".")
