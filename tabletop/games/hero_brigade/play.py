"""The rules of Hero Brigade as the engine calls them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Question, Refusal
from tabletop.engine.game import SaveFault, Setup, Step
from tabletop.engine.view import Json, View
from tabletop.games.hero_brigade import asking, endings, phases, refusals, seeing, setup
from tabletop.games.hero_brigade.book import book_for
from tabletop.games.hero_brigade.table import State, Table

FIELDS = State.__struct_fields__
ENCODER = msgspec.json.Encoder()


class HeroBrigade:
    """`tabletop.engine.game.Rules` for a duel."""

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

    def round_of(self, table: Table) -> int:
        """The number of the round."""
        return table.round

    def dump(self, table: Table) -> Json:
        """The state as JSON values."""
        return msgspec.to_builtins({name: getattr(table, name) for name in FIELDS}, str_keys=True)

    def encode(self, table: Table) -> bytes:
        """The state as bytes in a fixed order."""
        return ENCODER.encode([getattr(table, name) for name in FIELDS])

    def load(self, data: Json, card_set: CardSet, where: str) -> Table:
        """The table again. Raises SaveFault for a wrong field, an unknown card or a card in two places."""
        from tabletop.games.hero_brigade.checking import check_state

        try:
            state = msgspec.convert(data, State)
        except msgspec.ValidationError as fault:
            problem, _, path = str(fault).partition(" - at `$")
            raise SaveFault(where + path.rstrip("`"), problem.replace("`", '"')) from fault
        check_state(state, card_set, where)
        return Table(*(getattr(state, name) for name in FIELDS), book=book_for(card_set))
