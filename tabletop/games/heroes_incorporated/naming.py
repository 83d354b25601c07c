"""Names and keys that the options of a decision share: heroes, blocks, crimes, and where a card is dropped."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.actions import bonus_actions
from tabletop.games.heroes_incorporated.judging import fight_target
from tabletop.games.heroes_incorporated.moving import letter
from tabletop.games.heroes_incorporated.prospects import chance_of
from tabletop.games.heroes_incorporated.table import Table

PLAY, TELEPORT = "lane:play", "lane:teleport"


class Naming:
    """What a question is about, in names."""

    def __init__(self, table: Table, question: Question, names: Sequence[str]) -> None:
        self.table = table
        self.question = question
        self.names = names
        self._open: list[Move] | None = None

    def hero(self, number: int) -> str:
        """A hero's name."""
        return self.table.hero_kind(number).name

    def block(self, at: int) -> str:
        """A block's name."""
        return self.table.kind(self.table.city[at]).name

    def block_key(self, at: int) -> str:
        """A block as a thing on the table."""
        return f"card:{self.table.city[at]}"

    def crime_key(self, at: int) -> str:
        """What is fought on a block: its first crime pawn, or the supervillain in its lair."""
        villain = self.table.lair(at)
        return f"card:{villain.card}" if villain is not None else f"pawn:{letter(self.table.pawns.index(at))}"

    def known(self, move: Move) -> bool:
        """Whether everybody may know that this bonus action is open, whatever the hand holds."""
        if self._open is None:
            self._open = bonus_actions(self.table, self.question.seat, with_hand=False)
        return move in self._open

    def arrival(self, at: int) -> str:
        """What a block has to offer."""
        number = self.table.number(at)
        if not number:
            return "destroyed"
        return f"crime, number {number}" if self.table.has_pawn(at) else str(number)

    def odds(self, hero: int, at: int) -> str:
        """What a fight must reach, and how likely that is, with the power that is being copied for it."""
        lent = str(self.question.data[0]) if self.question.kind == "copied" else ""
        return f"{fight_target(self.table, at, hero)} to reach, {chance_of(self.table, hero, at, lent)} %"

    def dropped_on(self, on: Move) -> tuple[str, str]:
        """Where a card is dropped, and the words for it."""
        if not on:
            return PLAY, ""
        kind, number = str(on[0]), int(on[1])
        if kind == "hero":
            return f"hero:{number}", f" on {self.hero(number)}"
        if kind == "block":
            return self.block_key(number), f" on {self.block(number)}"
        if kind == "seat":
            return f"zone:team-{number}", f" on {self.names[number]}"
        return f"pawn:{letter(number)}", f" on crime {letter(number)}"

    def acting(self) -> str | None:
        """What is aimed: the winning hero that is put somewhere, else the card or block whose text it is."""
        data = self.question.data
        if data and isinstance(data[0], s.PlaceWinner):
            return f"hero:{data[1]}"
        return f"card:{self.question.about}" if self.question.about >= 0 else None
