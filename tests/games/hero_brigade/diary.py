"""A player's diary: set up a minimal position, answer by the words on the buttons, look at what changed.

    day = play(phase="fight", hero={"front": ["BERT"]}, villain={"front": ["Henchman"], "support": ["Fred"]})
    day.choose("BERT").choose("Henchman")
    assert day.names("discard", "villain") == ["Henchman"]

Sides are "hero" and "villain", positions F1 to F3 and S1, S2 as their owner counts them.
"""

from __future__ import annotations

from typing import Any, Self

from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome
from tabletop.engine.match import Match
from tabletop.games import game_named
from tabletop.games.hero_brigade.position import build_position
from tabletop.games.hero_brigade.table import Character, Table

PLACES = ("F1", "F2", "F3", "S1", "S2")


def play(**position: Any) -> Diary:
    """A diary that begins with a position, written as in its TOML form."""
    return Diary(build_position(position).match(game_named("hero-brigade")))


class Diary:
    """One match, acted on by name."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # ------------------------------------------------------------ acting
    def choose(self, words: str, *, side: str | None = None) -> Self:
        """Take the option with these words on its button (or with this key); `side` says whose card is meant."""
        decision = self.asked
        found = [o for o in decision.options if words in (o.label, o.key, o.label.partition(":")[0])]
        if side is not None:
            found = [o for o in found if self._side_of(o.target or o.subject) == side]
        labels = {option.label for option in found}
        assert len(labels) == 1, f'"{words}" fits {sorted(labels)} of {self.options} ({decision.prompt})'
        assert decision.seat == self.match.to_move
        self.match.answer(found[0].key, decision.number)
        self.match.run()
        return self

    def only(self, words: str) -> Self:
        """Like `choose`, for the only thing that may be answered; fails if there is a choice."""
        assert self.options == [words]
        return self.choose(words)

    # ------------------------------------------------------------ looking
    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def asked(self) -> Decision:
        """The pending decision as the asked seat sees it."""
        assert self.match.to_move is not None, f"nobody is asked: {self.outcome}"
        decision = self.match.ask(self.match.to_move).decision()
        assert decision is not None
        return decision

    @property
    def options(self) -> list[str]:
        """The words on the buttons."""
        return [option.label for option in self.asked.options]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.asked.options]

    @property
    def who(self) -> str | None:
        """The side that must decide."""
        return None if self.match.to_move is None else self.table.decks[self.match.to_move]

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def winner(self) -> str | None:
        return None if self.outcome is None else self.table.decks[self.outcome.winners[0]]

    @property
    def log(self) -> list[str]:
        """What the log says, without marks."""
        return [plain(event.text, self.match.names) for event in self.match.events if event.text]

    @property
    def phase(self) -> str:
        return self.table.phase

    def seat(self, side: str) -> int:
        return self.table.decks.index(side)

    def names(self, pile: str, side: str) -> list[str]:
        """The names in a hand, deck, discard or banished pile; the top card last."""
        return [self.table.kind(card).name for card in getattr(self.table.sides[self.seat(side)], pile)]

    def counts(self, side: str) -> tuple[int, int, int, int]:
        """Hand, deck, discard and Banished, as the Example of Play counts them."""
        cards = self.table.sides[self.seat(side)]
        return len(cards.hand), len(cards.deck), len(cards.discard), len(cards.banished)

    def pool(self) -> list[str]:
        return [self.table.kind(card).name for card in self.table.pool if card >= 0]

    def party(self, side: str) -> dict[str, str]:
        """Names by position."""
        characters = self.table.sides[self.seat(side)].characters()
        return {PLACES[c.place]: self.table.kind(c.id).name for c in characters}

    def get(self, name: str, side: str | None = None) -> Character:
        """The Character of that name in play; fails if there is none or more than one."""
        found = [
            c
            for s in self.table.sides
            for c in s.characters()
            if name in (self.table.kind(c.id).name, self.table.kind(c.id).table_name)
            and (side is None or self.table.decks[c.side] == side)
        ]
        assert len(found) == 1, f"{len(found)} x {name} in play"
        return found[0]

    def at(self, side: str, place: str) -> Character | None:
        return self.table.sides[self.seat(side)].party[PLACES.index(place)]

    def hp(self, name: str, side: str | None = None) -> int:
        return self.get(name, side).hp

    def disabled(self, name: str, side: str | None = None) -> bool:
        return self.get(name, side).disabled

    def attached(self, name: str, side: str | None = None) -> list[str]:
        return [self.table.kind(card).name for card in self.get(name, side).attached]

    def card(self, name: str) -> str:
        """The key of a visible card in a hand or in play, for refusals."""
        for number, kind in enumerate(self.table.kinds):
            if self.table.book.kinds[kind].name == name and self._lies_open(number):
                return f"card:{number}"
        raise AssertionError(f"{name} is neither in a hand nor in play")

    def refusal(self, subject: str | None, target: str | None) -> Refusal:
        """Why the seat that must decide may not do this."""
        return self.match.ask(self.match.to_move or 0).refuse(subject, target)

    def _lies_open(self, card: int) -> bool:
        return self.table.character(card) is not None or any(card in side.hand for side in self.table.sides)

    def _side_of(self, name: str | None) -> str | None:
        number = (name or "").partition(":")[2]
        character = self.table.character(int(number)) if number.isdigit() else None
        return None if character is None else self.table.decks[character.side]
