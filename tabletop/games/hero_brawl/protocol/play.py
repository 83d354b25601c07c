"""The rules of the Roshambo Protocol as the engine calls them: nobody is ever asked anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Question, Refusal
from tabletop.engine.game import Setup, Step
from tabletop.engine.plain_state import PlainRules
from tabletop.engine.view import ALL, Json, Piece, View, Zone
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.protocol import rounds
from tabletop.games.hero_brawl.protocol.checking import check_state
from tabletop.games.hero_brawl.protocol.describing import table_in_words
from tabletop.games.hero_brawl.protocol.standing import marks_of, standing
from tabletop.games.hero_brawl.protocol.table import State, Table
from tabletop.games.hero_brawl.reading import base_card_set


class RoshamboProtocol(PlainRules[Table]):
    """`tabletop.engine.game.Rules` for two to six decks."""

    state = State

    def new(self, chosen: Setup, card_set: CardSet) -> Table:
        """The table before the deal."""
        return rounds.new_table(chosen, card_set)

    def step(self, table: Table) -> Step:
        """From this stable point to the next."""
        return rounds.step(table)

    def decision(self, table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
        """There are no questions. Raises NotImplementedError."""
        raise NotImplementedError("the Protocol asks nothing")

    def view(self, table: Table, seat: int) -> View:
        """What anybody may see: decks and win piles are face down, what is turned up is not."""
        zones = [Zone("pot", None, len(table.pot), _pieces(table, "pot", table.pot))]
        for owner in table.seats():
            up = [table.turned[owner]] if table.turned[owner] >= 0 else []
            zones += [
                Zone(f"deck-{owner}", owner, len(table.decks[owner])),
                Zone(f"pile-{owner}", owner, len(table.piles[owner])),
                Zone(f"turned-{owner}", owner, len(up), _pieces(table, f"turned-{owner}", up)),
            ]
            for piece in zones[-1].pieces:
                piece.fields = marks_of(table, owner)
        return View(seat, {zone.name: zone for zone in zones}, _facts(table))

    def describe_view(self, view: View, names: Sequence[str]) -> list[str]:
        """The table in plain lines."""
        return table_in_words(view, names, book_for(base_card_set("roshambo-protocol")))

    def hidden_groups(self, table: Table, seat: int) -> list[list[int]]:
        """All cards in decks and win piles: nobody keeps track of them."""
        if seat == ALL:
            return []
        hidden = [*table.aside, *(card for heap in (*table.decks, *table.piles) for card in heap)]
        return [sorted(hidden)]

    def not_now(self, table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
        """Nothing is ever a choice."""
        return Refusal("BR-PROTOCOL-2", "The Protocol plays itself: there is nothing to choose.")

    def concede(self, table: Table, seat: int) -> None:
        """A seat gives up."""
        rounds.concede(table, seat)

    def check(self, state: State, card_set: CardSet, where: str) -> None:
        """Raises SaveFault at the first thing in a loaded state that cannot be."""
        check_state(state, card_set, where)

    def table_of(self, values: Sequence[Any], card_set: CardSet) -> Table:
        """The table with these fields, and with the book of the card set."""
        return Table(*values, book=book_for(card_set))


def _pieces(table: Table, zone: str, cards: list[int]) -> list[Piece]:
    return [Piece(f"card:{card}", table.kind(card).id, zone, place) for place, card in enumerate(cards)]


def _facts(table: Table) -> dict[str, Json]:
    return {
        "round": table.round,
        "phase": table.phase,
        "active": None,
        "owned": [table.owned(seat) for seat in table.seats()],
        "won": table.won.copy(),
        "out": table.out.copy(),
        "winner": table.winner if table.winner >= 0 and table.phase in ("compare", "over") else None,
        "limit": table.limit,
        "round_says": _says(table),
        "standing": [standing(table, seat) for seat in table.seats()],
        "history": [*(point.copy() for point in table.history), [table.owned(seat) for seat in table.seats()]],
    }


def _says(table: Table) -> list[str]:
    """The round in a few words."""
    lines = []
    if table.phase == "compare":
        lines.append(f"<{table.winner}> wins it" if table.winner >= 0 else "The best number is shared")
    elif table.pot:
        lines.append("The pot goes to whoever wins next")
    if table.limit:
        lines.append(f"{table.limit} rounds at most")
    return lines
