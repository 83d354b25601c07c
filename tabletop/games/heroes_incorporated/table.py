"""What lies on the table in Heroes Incorporated: plain fields with a copy beside them. Nothing here knows a rule.

Ids are opaque numbers and `kinds[id]` says which printed card an id is. A gadget token and its card are one id: the
card lies with its token (HI-CARD-13). Spaces of the city are numbers from 0 to 24 (`city.py`).
"""

from __future__ import annotations

from typing import Self

import msgspec

from tabletop.engine.game import Outcome
from tabletop.engine.printed import Printed
from tabletop.engine.recorder import Recorder
from tabletop.games.heroes_incorporated.book import Book, Kind
from tabletop.games.heroes_incorporated.pieces import (
    COMBAT_TOKENS,
    JUSTICE_TOKENS,
    NOBODY,
    NONE,
    Aim,
    Fight,
    Hero,
    Player,
    Result,
    Villain,
)


class State(msgspec.Struct):
    """Everything that a save keeps.

    `labels` groups, seat by seat, hidden cards that this seat cannot tell apart. `city[space]` is the block there, once
    `laid`; `tokens[space]` are Combat +1 tokens on a block, `pawns[n]` is the space of crime pawn n (A is 0). `heroes`
    are two a team, seat by seat. `removed` is out of the game and seen by all, `dropped` are heroes left over face
    down. `played` are cards being played, `aims` what the last of them is aimed at. `looked` are cards of the deck that
    `looker` looks at, `under` those of them that go under it, in order. `worn` are gadgets used up for this round,
    `without_card` is the gadget token whose card is out of the game. `done`: the normal action of the turn has been
    taken. In scoring, `results` are what blocks pay, `order` the groups still to score, `group` the one that scores,
    `scored` those of it who may still use block powers. `moving` counts crime pawns moved in this step, `crime_die` is
    its last face.
    """

    chance: int
    kinds: list[int]
    labels: list[int]
    next_label: int = 3
    script: list[int] = []
    revealed: int = 0
    round: int = 0
    turn: int = 0
    phase: str = "draft"
    active: int = NOBODY
    opener: int = NOBODY
    players: list[Player] = []
    heroes: list[Hero] = []
    hero_deck: list[int] = []
    dropped: list[int] = []
    city: list[int] = []
    laid: bool = False
    tokens: list[int] = []
    destroyed: list[bool] = []
    pawns: list[int] = []
    villains: list[Villain] = []
    deck: list[int] = []
    discard: list[int] = []
    removed: list[int] = []
    played: list[int] = []
    worn: list[int] = []
    aims: list[Aim] = []
    looked: list[int] = []
    under: list[int] = []
    looker: int = NOBODY
    without_card: int = NONE
    done: bool = False
    fight: Fight | None = None
    windows: int = 0
    order: list[list[int]] = []
    scored: list[int] = []
    group: list[int] = []
    results: list[Result] = []
    moving: int = 0
    crime_die: int = 0
    justice: bool = False
    lairs: bool = False
    super: bool = True
    target: int = 30
    first: str = "random"
    outcome: Outcome | None = None


class Table(Printed[Kind], State, kw_only=True):
    """The state with what it is played by: the book of its card set and, outside playouts, a recorder."""

    book: Book
    recorder: Recorder | None = None

    def copy(self) -> Self:
        """An independent copy; book and outcome are values and shared, the recorder stays behind."""
        return type(self)(
            self.chance,
            self.kinds.copy(),
            self.labels.copy(),
            self.next_label,
            self.script.copy() if self.script else [],
            self.revealed,
            self.round,
            self.turn,
            self.phase,
            self.active,
            self.opener,
            [player.copy() for player in self.players],
            [hero.copy() for hero in self.heroes],
            self.hero_deck.copy(),
            self.dropped.copy(),
            self.city.copy(),
            self.laid,
            self.tokens.copy(),
            self.destroyed.copy(),
            self.pawns.copy(),
            [villain.copy() for villain in self.villains] if self.villains else [],
            self.deck.copy(),
            self.discard.copy(),
            self.removed.copy(),
            self.played.copy() if self.played else [],
            self.worn.copy() if self.worn else [],
            self.aims.copy() if self.aims else [],
            self.looked.copy() if self.looked else [],
            self.under.copy() if self.under else [],
            self.looker,
            self.without_card,
            self.done,
            self.fight.copy() if self.fight is not None else None,
            self.windows,
            [group.copy() for group in self.order] if self.order else [],
            self.scored.copy() if self.scored else [],
            self.group.copy() if self.group else [],
            [result.copy() for result in self.results] if self.results else [],
            self.moving,
            self.crime_die,
            self.justice,
            self.lairs,
            self.super,
            self.target,
            self.first,
            self.outcome,
            book=self.book,
        )

    # ------------------------------------------------------------ names
    def hero_name(self, hero: int) -> str:
        """A hero as the log mentions it."""
        return self.name(self.heroes[hero].card)

    def block_name(self, at: int) -> str:
        """A block as the log mentions it."""
        return self.name(self.city[at])

    # ------------------------------------------------------------ seats and heroes
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    def still_in(self) -> list[int]:
        """The seats that have not given up, in seat order."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def clockwise(self, seat: int) -> list[int]:
        """The seats still in, clockwise from a seat, that seat first."""
        count = len(self.players)
        order = [(seat + step) % count for step in range(count)]
        return [other for other in order if not self.players[other].out]

    def opponents(self, seat: int) -> list[int]:
        """The other seats still in, clockwise from a seat."""
        return [other for other in self.clockwise(seat) if other != seat]

    def team(self, seat: int) -> range:
        """The numbers of a team's heroes, two side by side; none before the draft is over or for who left during it."""
        first = 2 * seat
        if first >= len(self.heroes) or self.heroes[first].seat != seat:  # somebody left during the draft
            first = next((number for number, hero in enumerate(self.heroes) if hero.seat == seat), NONE)
        return range(first, first + 2) if first >= 0 else range(0)

    def hero_kind(self, hero: int) -> Kind:
        """What is printed on a hero."""
        return self.kind(self.heroes[hero].card)

    # ------------------------------------------------------------ the city
    def number(self, at: int) -> int:
        """A block's number; a destroyed one has none (0)."""
        return 0 if self.destroyed[at] else self.kind(self.city[at]).number

    def has_pawn(self, at: int) -> bool:
        """Whether a crime pawn stands there."""
        return at in self.pawns

    def dice_on(self, at: int) -> list[int]:
        """The heroes whose dice lie on a block."""
        return [number for number, hero in enumerate(self.heroes) if hero.die == at]

    def villains_on(self, at: int) -> list[Villain]:
        """The supervillains on a block, in the order in which they were played."""
        return [villain for villain in self.villains if villain.block == at]

    def lair(self, at: int) -> Villain | None:
        """The supervillain whose lair a block is."""
        return next((villain for villain in self.villains if villain.lair and villain.block == at), None)

    def combat_supply(self) -> int:
        """Combat +1 tokens that lie on no hero and no block (HI-LIMIT-7)."""
        return COMBAT_TOKENS - sum(hero.combat for hero in self.heroes) - sum(self.tokens)

    def justice_supply(self) -> int:
        """Justice tokens that no team has."""
        return JUSTICE_TOKENS - sum(player.justice for player in self.players)

    def has(self, hero: int, what: str) -> bool:
        """Whether a hero has a lasting power, printed or by a gadget it carries."""
        bearer = self.heroes[hero]
        kinds, book = self.kinds, self.book.kinds
        if what in book[kinds[bearer.card]].lasting:
            return True
        return bool(bearer.gadgets) and any(what in book[kinds[gadget]].lasting for gadget in bearer.gadgets)
