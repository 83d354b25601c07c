"""The rules of Hero Brawl as the engine calls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.decision import Decision, Question, Refusal
from tabletop.engine.game import Setup, Step
from tabletop.engine.plain_state import PlainRules
from tabletop.engine.view import Piece, View
from tabletop.games.hero_brawl import asking, conceding, knowledge, refusals, seeing, setup, turns
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.describing import card_in_words, piece_in_words, table_in_words
from tabletop.games.hero_brawl.reading import base_card_set
from tabletop.games.hero_brawl.table import State, Table


class HeroBrawl(PlainRules[Table]):
    """`tabletop.engine.game.Rules` for two to six players."""

    state = State

    def new(self, chosen: Setup, card_set: CardSet) -> Table:
        """The table before the first shuffle."""
        return setup.new_table(chosen, card_set)

    def step(self, table: Table) -> Step:
        """From this stable point to the next."""
        return turns.step(table)

    def decision(self, table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
        """A question in words."""
        return asking.decision(table, question, number, names)

    def view(self, table: Table, seat: int) -> View:
        """What a seat may see."""
        return seeing.view(table, seat)

    def describe_view(self, view: View, names: Sequence[str]) -> list[str]:
        """The table in plain lines."""
        return table_in_words(view, names, book_for(base_card_set()))

    def describe_card(self, card: CardDef) -> list[str]:
        """What is printed on a card, in words."""
        return card_in_words(card)

    def describe_piece(self, piece: Piece, view: View, titles: Mapping[str, str]) -> list[str]:
        """What is said of a card behind its name."""
        return piece_in_words(piece, book_for(base_card_set()))

    def hidden_groups(self, table: Table, seat: int) -> list[list[int]]:
        """Hidden cards by what is known of them."""
        return knowledge.hidden_groups(table, seat)

    def not_now(self, table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
        """Why a pair is no option."""
        return refusals.not_now(table, question, subject, target)

    def concede(self, table: Table, seat: int) -> None:
        """A player gives up."""
        conceding.concede(table, seat)

    def check(self, state: State, card_set: CardSet, where: str) -> None:
        """Raises SaveFault at the first thing in a loaded state that cannot be."""
        from tabletop.games.hero_brawl.checking import check_state

        check_state(state, card_set, where)

    def table_of(self, values: Sequence[Any], card_set: CardSet) -> Table:
        """The table with these fields, and with the book of the card set."""
        return Table(*values, book=book_for(card_set))
