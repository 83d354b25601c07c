"""Which cards are hidden from whom in Heroes Incorporated, by what each seat knows of them (HI-R39)."""

from __future__ import annotations

from tabletop.engine.knowledge import grouped
from tabletop.engine.view import ALL
from tabletop.games.heroes_incorporated.table import Table


def hidden_groups(table: Table, seat: int) -> list[list[int]]:
    """Hidden ids that the seat cannot tell apart; a spectator knows only which deck a card is of."""
    if seat == ALL:
        return []
    cards = hidden_from(table, seat)
    if seat >= 0:
        return grouped(table, seat, cards)
    by_deck: dict[str, list[int]] = {}
    for card in sorted(cards):
        by_deck.setdefault(table.kind(card).deck, []).append(card)
    return [by_deck[deck] for deck in sorted(by_deck)]


def hidden_from(table: Table, seat: int) -> list[int]:
    """All ids whose cards this seat does not see now."""
    cards = [*table.hero_deck, *table.dropped]
    if table.laid:  # before that blocks and Research cards lie in the box, in an order that everybody may know
        cards += table.deck
    if seat != table.looker:
        cards += table.looked + [card for card in table.under if card not in table.looked]
    for owner, player in enumerate(table.players):
        if owner != seat:
            cards += [*player.hand, *player.dealt, *player.kept, *player.sent]
    return cards
