"""A view, a decision and a card in plain lines, for any game.

A game whose rules offer `describe_view(view, names) -> list[str]` or `describe_card(card) -> list[str]` words its own
table and cards; everything else is made here from what `View`, `Decision` and `CardDef` say of themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.decision import Decision, Option
from tabletop.engine.match import Match
from tabletop.engine.view import Json, Piece, View, Zone

HIDDEN = "a hidden card"
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
    for number, option in enumerate(decision.options, 1):
        if option.heading and option.heading != heading:
            lines.append(f"{option.heading}:")
        heading = option.heading
        lines.append(option_line(number, option))
    return lines


def table_lines(match: Match, view: View) -> list[str]:
    """The table as a seat sees it, in the game's own words if it has any."""
    own_words: Callable[[View, list[str]], list[str]] | None = getattr(match.rules, "describe_view", None)
    return view_lines(view, match.names, match.card_set) if own_words is None else own_words(view, match.names)


def printed_lines(match: Match, card: CardDef) -> list[str]:
    """What is printed on a card, in the game's own words if it has any."""
    own_words: Callable[[CardDef], list[str]] | None = getattr(match.rules, "describe_card", None)
    return card_lines(card) if own_words is None else own_words(card)


def view_lines(view: View, names: Sequence[str], cards: CardSet) -> list[str]:
    """The whole table: first what is not a piece, then zone by zone, each piece on a line of its own."""
    titles = {card.id: card.table_name for card in cards.cards}
    lines = [
        f"{_words(name)}: {text}" for name, value in view.facts.items() if (text := _named_fact(name, value, names))
    ]
    for zone in view.zones.values():
        if zone.count or zone.pieces:
            lines += _zone_lines(zone, names, titles, view)
    return lines


def piece_title(piece: Piece, titles: Mapping[str, str]) -> str:
    """The name of a piece, or that it is hidden."""
    return HIDDEN if piece.kind is None else titles.get(piece.kind, piece.kind)


def zone_title(zone: Zone, names: Sequence[str]) -> str:
    """`Ann, front`."""
    words = _words(zone.name if zone.owner is None else zone.name.removesuffix(f"-{zone.owner}"))
    return words if zone.owner is None else f"{names[zone.owner]}, {words}"


def own_secrets(view: View, public: View, names: Sequence[str], cards: CardSet) -> list[str]:
    """What this seat sees and the open table does not show, such as its hand; one line a zone."""
    titles = {card.id: card.table_name for card in cards.cards}
    open_keys = {piece.key for zone in public.zones.values() for piece in zone.pieces if piece.kind is not None}
    lines = []
    for zone in view.zones.values():
        own = [p for p in zone.pieces if p.kind is not None and p.key not in open_keys]
        if own:
            lines.append(f"{zone_title(zone, names)}: {', '.join(piece_title(piece, titles) for piece in own)}.")
    return lines


def card_lines(card: CardDef) -> list[str]:
    """What is printed on a card."""
    kinds = f" ({', '.join(card.types)})" if card.types else ""
    numbers = "".join(f", {_words(name)} {number}" for name, number in card.numbers.items())
    lines = [f"{card.name}: {_words(card.kind)}{kinds}{numbers}."]
    for ability in card.abilities:
        name = f" {ability.name}." if ability.name else ""
        lines.append(f"{ability.group}, {ability.kind}:{name} {ability.text}")
    return lines


def _zone_lines(zone: Zone, names: Sequence[str], titles: Mapping[str, str], view: View) -> list[str]:
    count = f"{zone.count} {'card' if zone.count == 1 else 'cards'}"
    shown = [piece for piece in zone.pieces if piece.kind is not None]
    if not shown:
        return [f"{zone_title(zone, names)} ({zone.name}): {count}, hidden."]
    lines = [f"{zone_title(zone, names)} ({zone.name}): {count}."]
    for piece in zone.pieces:
        marks = [text for name, value in piece.fields.items() if (text := _field(name, value, view, titles))]
        where = f"position {piece.place + 1}: {piece_title(piece, titles)} [{piece.key}]"
        lines.append("  " + ", ".join([where, *marks]))
    return lines


def _field(name: str, value: Json, view: View, titles: Mapping[str, str]) -> str:
    """A mark of a piece in words; empty for what only a picture needs."""
    if isinstance(value, bool):
        return _words(name) if value else ""
    if isinstance(value, int):
        return f"{_words(name)} {value}".replace("-", "−") if value else ""
    if isinstance(value, str) and value:
        other = view.piece(value)
        return f"{_words(name)} {piece_title(other, titles) if other else value}"
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return "; ".join(value)
    return ""


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


def _words(name: str) -> str:
    """`party_value` as words; `hp` and the like are said letter by letter."""
    return " ".join(part.upper() if len(part) == 2 else part for part in name.replace("-", "_").split("_"))
