"""Who knows what of hidden cards, for games that keep it: one label for each seat and card.

Hidden cards with one label cannot be told apart by that seat; it knows the cards of a label as a whole. A table has
`labels` (seat by seat, one for each id of `kinds`) and `next_label`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Labelled(Protocol):
    """A table that keeps labels."""

    kinds: list[int]
    labels: list[int]
    next_label: int


def grouped(table: Labelled, seat: int, hidden: Iterable[int]) -> list[list[int]]:
    """Hidden ids of a seat by label, in a fixed order."""
    row = seat * len(table.kinds)
    groups: dict[int, list[int]] = {}
    for card in sorted(hidden):
        groups.setdefault(table.labels[row + card], []).append(card)
    return [groups[label] for label in sorted(groups)]


def remember(table: Labelled, seat: int, cards: Sequence[int]) -> None:
    """A seat has seen these cards and now loses sight of them together: it knows them as a whole."""
    if not cards:
        return
    row = seat * len(table.kinds)
    for card in cards:
        table.labels[row + card] = table.next_label
    table.next_label += 1


def confuse(table: Labelled, cards: Iterable[int], knowing: Iterable[int] = ()) -> None:
    """Seats that do not know can no longer tell these cards apart, nor from anything they were like before."""
    size = len(table.kinds)
    ids = list(cards)
    for seat in range(len(table.labels) // size):
        if seat in knowing:
            continue
        row = seat * size
        labels = {table.labels[row + card] for card in ids}
        if len(labels) > 1:
            least = min(labels)
            table.labels[row : row + size] = [
                least if label in labels else label for label in table.labels[row : row + size]
            ]


def shuffled_in(table: Labelled, cards: Iterable[int], like: int) -> None:
    """Cards that everybody has seen are shuffled among those of one label: as unknown as they are to every seat."""
    size = len(table.kinds)
    ids = list(cards)
    for seat in range(len(table.labels) // size):
        row = seat * size
        for card in ids:
            table.labels[row + card] = like
