"""Card sets in use with what a game made of their texts, so that each is read once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from tabletop.engine.cards import CardSet

Book = TypeVar("Book")

_MOST = 16


class Shelf(Generic[Book]):
    """Keeps what `make` builds from a card set, for as many sets as are in use at a time."""

    def __init__(self, make: Callable[[CardSet], Book]) -> None:
        self._make = make
        self._books: dict[int, tuple[CardSet, Book]] = {}

    def book_for(self, card_set: CardSet) -> Book:
        """The book of a card set. Raises what `make` raises for a text that cannot be read."""
        found = self._books.get(id(card_set))
        if found is not None and found[0] is card_set:
            return found[1]
        if len(self._books) >= _MOST:
            self._books.clear()
        book = self._make(card_set)
        self._books[id(card_set)] = (card_set, book)
        return book
