"""Hero Brawl in plain words: the table for terminals, and a card for lists, the inspector and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.cards import CardDef
from tabletop.engine.events import plain
from tabletop.engine.view import Json, Piece, View, Zone
from tabletop.games.hero_brawl.book import Book


def table_in_words(view: View, names: Sequence[str], book: Book) -> list[str]:
    """The table as the view's seat may know it; words in square brackets name a thing to a command."""
    titles = {kind.id: f"{kind.table_name}, {kind.type}, {kind.symbol} {kind.number}" for kind in book.kinds}
    facts, zones = view.facts, view.zones
    active = facts["active"]
    whose = f", {names[active]}\u2019s turn" if isinstance(active, int) else ""
    lines = [f"Round {facts['round']}, turn {facts['turn']}{whose}."]
    lines += _told(facts["endgame"], names)
    for seat, name in enumerate(names):
        status = facts["status"]
        assert isinstance(status, list)
        lines.append(f"{name}: {', '.join(_plain(status[seat], names))}.")
        for zone, words in (("hand", "hand"), ("player", "shield"), ("committed", "committed to the roshambo")):
            lines += _cards(zones[f"{zone}-{seat}"], f"  {words} ({zone}-{seat})", titles)
    lines += _cards(zones["mat"], "In play (mat)", titles)
    lines += _cards(zones["stack"], "In play, aside (stack)", titles)
    lines += _told(facts["roll"], names)
    lines += _cards(zones["discard"], f"Discard pile (discard), {zones['discard'].count} cards", titles)
    return lines


def card_in_words(card: CardDef) -> list[str]:
    """What is printed on a card: its type, symbol and number, then the sentence that runs."""
    kind = ", ".join(card.types)
    if not card.abilities:
        return [f"{card.name}."]
    numbers = f"{card.extra['symbol']} {card.numbers['number']}"
    return [f"{card.name}: {kind}, {numbers}.", *(ability.text for ability in card.abilities)]


def piece_in_words(piece: Piece, book: Book) -> list[str]:
    """What is said of a card behind its name: type, symbol and number; nothing of the belt or a hidden card."""
    kind = next((kind for kind in book.kinds if kind.id == piece.kind), None)
    if kind is None or kind.belt:
        return []
    return [kind.type, f"{kind.symbol} {kind.number}"]


def _cards(zone: Zone, words: str, titles: dict[str, str]) -> list[str]:
    """One line with the cards that are seen; nothing for a zone without any."""
    seen = [f"{titles[piece.kind]} [{piece.key}]" for piece in zone.pieces if piece.kind is not None]
    return [f"{words}: {'; '.join(seen)}."] if seen else []


def _told(lines: Json, names: Sequence[str]) -> list[str]:
    return [f"{line}." for line in _plain(lines, names)]


def _plain(lines: Json, names: Sequence[str]) -> list[str]:
    assert isinstance(lines, list)
    return [plain(str(line), names) for line in lines]
