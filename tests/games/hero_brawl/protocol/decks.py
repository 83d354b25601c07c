"""The Protocol as a test tells it: decks and win piles from the top down, a round at a time.

    game = decks([{"deck": ["Gearlock", 3]}, {"deck": ["Doctor Deal", 3]}])
    assert game.round() == "Ann"

`numbers` prints other numbers on some cards, which makes ties possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tabletop.engine.cards import CardSet
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome, SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import PROTOCOL
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.position import NAMES
from tabletop.games.hero_brawl.protocol.checking import check_state
from tabletop.games.hero_brawl.protocol.position import build_position
from tabletop.games.hero_brawl.protocol.table import Table


def decks(players: list[dict[str, Any]], numbers: Mapping[str, int] | None = None, **more: Any) -> Decks:
    """A game that begins with a position."""
    position = build_position({"players": players, **more})
    cards = position.card_set
    if numbers:
        printed = tuple(
            msgspec.structs.replace(card, numbers={"number": numbers.get(card.name, card.numbers["number"])})
            for card in cards.cards
        )
        cards = CardSet(cards.game, printed, cards.name)
        position.table.book = book_for(cards)
    setup = PROTOCOL.setup([SeatSetup(name) for name in position.names], position.options, position.seed)
    return Decks(Match.at(PROTOCOL, setup, cards, position.table))


def dealt(count: int, seed: int = 1, card_set: CardSet | None = None) -> Decks:
    """A game that begins with the deal, without a round limit."""
    match = Match.new(
        PROTOCOL, PROTOCOL.setup([SeatSetup(name) for name in NAMES[:count]], {"limit": "off"}, seed), card_set
    )
    game = Decks(match)
    game.half()
    return game


class Decks:
    """A match of the Protocol, advanced by half rounds. Every step is followed by a check of the whole state."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> Table:
        """The state."""
        table: Table = self.match.table
        return table

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome

    @property
    def winner(self) -> str | None:
        """The game's winner, None without one."""
        assert self.outcome is not None, "it is not over"
        return self.match.names[self.outcome.winners[0]] if self.outcome.winners else None

    def half(self) -> None:
        """Turning up, or comparing and collecting."""
        self.match.advance()
        check_state(self.table, self.match.card_set, "state")

    def round(self) -> str | None:
        """A whole round; returns who won it, None for a tie or when the game ended instead."""
        self.half()
        if self.outcome is not None:
            return None
        winner = self.table.winner
        self.half()
        return self.match.names[winner] if winner >= 0 else None

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.match.names.index(name)

    def _names(self, cards: list[int]) -> list[str]:
        return [self.table.kind(card).table_name for card in cards]

    def deck(self, name: str) -> list[str]:
        """A deck from the top down."""
        return self._names(self.table.decks[self.seat(name)])[::-1]

    def pile(self, name: str) -> list[str]:
        """The cards of a win pile."""
        return self._names(self.table.piles[self.seat(name)])

    def turned(self, name: str) -> str | None:
        """The card that a player has turned up."""
        card = self.table.turned[self.seat(name)]
        return self.table.kind(card).table_name if card >= 0 else None

    @property
    def pot(self) -> list[str]:
        """The cards that stayed on the table after a tie."""
        return self._names(self.table.pot)

    def out(self, name: str) -> bool:
        """Whether a player is eliminated."""
        return self.table.out[self.seat(name)]

    def owned(self) -> list[int]:
        """How many cards each player has."""
        return [self.table.owned(seat) for seat in self.table.seats()]

    def log(self) -> list[str]:
        """The lines of the log."""
        return [plain(event.text, self.match.names) for event in self.match.events if event.text]
