"""The rules of Hero Brigade as the engine calls them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Question, Refusal
from tabletop.engine.game import Setup, Step
from tabletop.engine.plain_state import PlainRules
from tabletop.engine.view import View
from tabletop.games.hero_brigade import asking, endings, phases, refusals, seeing, setup
from tabletop.games.hero_brigade.book import book_for
from tabletop.games.hero_brigade.table import State, Table


class HeroBrigade(PlainRules[Table]):
    """`tabletop.engine.game.Rules` for a duel."""

    state = State

    def new(self, chosen: Setup, card_set: CardSet) -> Table:
        """The table before the first shuffle."""
        return setup.new_table(chosen, card_set)

    def step(self, table: Table) -> Step:
        """From this stable point to the next."""
        return phases.step(table)

    def decision(self, table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
        """A question in words."""
        return asking.decision(table, question, number, names)

    def view(self, table: Table, seat: int) -> View:
        """What a seat may see."""
        return seeing.view(table, seat)

    def hidden_groups(self, table: Table, seat: int) -> list[list[int]]:
        """Hidden cards by what is known of them."""
        return seeing.hidden_groups(table, seat)

    def not_now(self, table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
        """Why a pair is no option."""
        return refusals.not_now(table, question, subject, target)

    def concede(self, table: Table, seat: int) -> None:
        """A player gives up."""
        endings.concede(table, seat)

    def check(self, state: State, card_set: CardSet, where: str) -> None:
        """Raises SaveFault at the first thing in a loaded state that cannot be."""
        from tabletop.games.hero_brigade.checking import check_state

        check_state(state, card_set, where)

    def table_of(self, values: Sequence[Any], card_set: CardSet) -> Table:
        """The table with these fields, and with the book of the card set."""
        return Table(*values, book=book_for(card_set))
