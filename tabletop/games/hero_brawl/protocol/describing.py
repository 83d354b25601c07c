"""The Protocol's table in plain lines, for terminals: a line a player."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.events import plain
from tabletop.engine.view import View
from tabletop.games.hero_brawl.book import Book


def table_in_words(view: View, names: Sequence[str], book: Book) -> list[str]:
    """Where the round stands, what each player holds and has turned up, and the pot."""
    facts = view.facts
    says, owned, won, out = facts["round_says"], facts["owned"], facts["won"], facts["out"]
    assert isinstance(says, list)
    assert isinstance(owned, list)
    assert isinstance(won, list)
    assert isinstance(out, list)
    lines = [f"Round {facts['round']}.", *(f"{plain(str(line), names)}." for line in says)]
    kinds = {kind.id: kind for kind in book.kinds}
    for seat, name in enumerate(names):
        if out[seat]:
            lines.append(f"{name}: out, {_count(won[seat], 'round')} won.")
            continue
        deck, pile, turned = (view.zones[f"{zone}-{seat}"] for zone in ("deck", "pile", "turned"))
        held = f"{name}: {_count(owned[seat], 'card')}, {deck.count} in the deck and {pile.count} in the win pile"
        up = [kinds[piece.kind] for piece in turned.pieces if piece.kind is not None]
        shown = f"; turned up: {up[0].table_name}, {up[0].symbol} {up[0].number}" if up else ""
        lines.append(f"{held}{shown}; {_count(won[seat], 'round')} won.")
    pot = view.zones["pot"].count
    if pot:
        lines.append(f"In the pot: {_count(pot, 'card')}.")
    return lines


def _count(number: object, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")
