"""Who knows what of hidden cards in Hero Brawl, with the labels of `engine/knowledge.py`.

Cards handed over are remembered; a secret pick from a hand merges everything that the seat could tell apart in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.knowledge import confuse, grouped
from tabletop.engine.view import ALL
from tabletop.games.hero_brawl.table import Pending, Table


def hidden_groups(table: Table, seat: int) -> list[list[int]]:
    """Hidden ids by what the seat knows of them. A spectator only knows the deck."""
    if seat == ALL:
        return []
    hidden = [*table.pile]
    for owner, player in enumerate(table.players):
        if not sees_hand(table, seat, owner):
            hidden += player.hand
        card = table.committed[owner]
        if card >= 0 and not sees_committed(table, seat, owner):
            hidden.append(card)
    if seat < 0:
        return [sorted(hidden)]
    return grouped(table, seat, hidden)


def sees_hand(table: Table, seat: int, owner: int) -> bool:
    """Whether a seat sees a hand: its own, or that of a Rival's victim where the table agreed on it (BR-R33)."""
    if seat in (owner, ALL):
        return True
    return table.open_rival and any(
        each.kind == "pick" and each.seat == seat and each.target == owner for each in table.pending
    )


def battle(table: Table) -> Pending | None:
    """The roshambo under way once both cards are committed, None before and after it."""
    return next((each for each in table.pending if each.kind == "result"), None)


def sees_committed(table: Table, seat: int, owner: int) -> bool:
    """Only the two battlers see the two cards, and each only once both are committed (BR-ROSH-2, BR-ROSH-4)."""
    if seat in (owner, ALL):
        return True
    under_way = battle(table)
    return under_way is not None and {seat, owner} <= {under_way.seat, under_way.target}


def picked_secretly(table: Table, owner: int) -> None:
    """A card is about to be taken from a hand unseen: nobody else can tell any more which cards of it are which."""
    confuse(table, table.players[owner].hand, {owner})


def shuffled_into_pile(table: Table, cards: Sequence[int]) -> None:
    """Cards that everybody has seen go into the pile: they are as unknown as the rest of it."""
    size = len(table.kinds)
    for seat in table.seats():
        row = seat * size
        label = table.labels[row + table.pile[0]] if table.pile else 0
        for card in cards:
            table.labels[row + card] = label
