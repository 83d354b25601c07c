"""A view, a decision and a card in plain lines, for any game.

A game whose rules offer `describe_view(view, names) -> list[str]` words its own table; everything else is made here
from what `View` and `Decision` say of themselves. Pieces and cards are worded in `tabletop/wording`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Option
from tabletop.engine.match import Match
from tabletop.engine.view import Json, View, Zone
from tabletop.wording.pieces import in_words, piece_marks, piece_reasons, piece_title, titles_of

SEAT_FACTS = ("active", "starting")  # facts of a view that every game uses for the number of a seat


def option_line(number: int, option: Option) -> str:
    """`3. Deploy BERT to the Front Row [deploy:17:front]`."""
    preview = f" ({option.preview})" if option.preview else ""
    return f"{number}. {option.label}{preview} [{option.key}]"


def decision_lines(decision: Decision, names: Sequence[str]) -> list[str]:
    """Who decides what, and the numbered options."""
    lines = []
    if decision.call is not None:
        lines += [text for text in (decision.call.title, decision.call.question) if text]
    picks = f" (choice {decision.picks[0] + 1} of {decision.picks[1]})" if decision.picks else ""
    lines.append(f"{names[decision.seat]}, your decision: {decision.prompt}{picks}")
    heading = ""
    for number, option in enumerate(decision.listed(), 1):
        if option.heading and option.heading != heading:
            lines.append(f"{option.heading}:")
        heading = option.heading
        lines.append(option_line(number, option))
    return lines


def table_lines(match: Match, view: View) -> list[str]:
    """The table as a seat sees it, in the game's own words if it has any."""
    own_words: Callable[[View, list[str]], list[str]] | None = getattr(match.rules, "describe_view", None)
    return view_lines(view, match.names, match.card_set) if own_words is None else own_words(view, match.names)


def view_lines(view: View, names: Sequence[str], cards: CardSet) -> list[str]:
    """The whole table: first what is not a piece, then zone by zone, each piece on a line of its own."""
    titles = titles_of(cards)
    lines = [
        f"{in_words(name)}: {text}" for name, value in view.facts.items() if (text := _named_fact(name, value, names))
    ]
    for zone in view.zones.values():
        if zone.count or zone.pieces:
            lines += _zone_lines(zone, names, titles, view)
    return lines


def zone_title(zone: Zone, names: Sequence[str]) -> str:
    """`Ann, front`."""
    words = in_words(zone.name if zone.owner is None else zone.name.removesuffix(f"-{zone.owner}"))
    return words if zone.owner is None else f"{names[zone.owner]}, {words}"


def own_secrets(view: View, public: View, names: Sequence[str], cards: CardSet) -> list[str]:
    """What this seat sees and the open table does not show, such as its hand; one line a zone."""
    titles = titles_of(cards)
    open_keys = {piece.key for zone in public.zones.values() for piece in zone.pieces if piece.kind is not None}
    lines = []
    for zone in view.zones.values():
        own = [p for p in zone.pieces if p.kind is not None and p.key not in open_keys]
        if own:
            lines.append(f"{zone_title(zone, names)}: {', '.join(piece_title(piece, titles) for piece in own)}.")
    return lines


def _zone_lines(zone: Zone, names: Sequence[str], titles: Mapping[str, str], view: View) -> list[str]:
    count = f"{zone.count} {'card' if zone.count == 1 else 'cards'}"
    shown = [piece for piece in zone.pieces if piece.kind is not None]
    if not shown:
        return [f"{zone_title(zone, names)} ({zone.name}): {count}, hidden."]
    lines = [f"{zone_title(zone, names)} ({zone.name}): {count}."]
    for piece in zone.pieces:
        marks = [*piece_marks(piece, view, titles), *piece_reasons(piece, names)]
        where = f"position {piece.place + 1}: {piece_title(piece, titles)} [{piece.key}]"
        lines.append("  " + ", ".join([where, *marks]))
    return lines


def _named_fact(name: str, value: Json, names: Sequence[str]) -> str:
    """A fact in words; empty for what is not the case or not there."""
    if value is None or value is False or value == []:
        return ""
    if name in SEAT_FACTS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return _fact(value, names)


def _fact(value: Json, names: Sequence[str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {_fact(each, names)}" for name, each in zip(names, value, strict=True))
    if isinstance(value, list):
        return ", ".join(_fact(each, names) for each in value)
    return "none" if value is None else str(value)
