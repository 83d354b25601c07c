"""Ids and what is printed on them, for tables whose book has the kinds of their card set."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar


class Named(Protocol):
    """A printed card with the name that stands on its small face."""

    @property
    def table_name(self) -> str:
        """The name on the table and in the log."""
        ...


Kind = TypeVar("Kind", bound=Named)


class Printed(Generic[Kind]):
    """What a table says of an id: `kinds[id]` is an index into `book.kinds`."""

    __slots__ = ()

    kinds: list[int]
    book: Any  # each game has a book of its own; the type parameter says what its kinds are

    def kind(self, card: int) -> Kind:
        """The printed card behind an id."""
        kind: Kind = self.book.kinds[self.kinds[card]]
        return kind

    def name(self, card: int) -> str:
        """A card as the log mentions it."""
        return f"<{card}:{self.kind(card).table_name}>"
