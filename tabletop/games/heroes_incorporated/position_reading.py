"""What a position file begins with: card set, options, names; and cards, blocks and players looked up by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from tabletop.cardtext.card_files import read_cards
from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SeatSetup, SetupFault
from tabletop.engine.position_fields import Fields
from tabletop.games.heroes_incorporated.book import book_for
from tabletop.games.heroes_incorporated.city import space
from tabletop.games.heroes_incorporated.position_values import table_at
from tabletop.games.heroes_incorporated.reading import base_card_set, check_card_set
from tabletop.games.heroes_incorporated.setup import new_table
from tabletop.games.heroes_incorporated.table import Table

TOP_FIELDS = (
    "turn", "round", "step", "opener", "phase", "done", "options", "city", "pawns", "destroyed", "tokens", "deck",
    "discard", "villains", "rolls", "script", "players", "seed", "cards",
)  # fmt: skip
PLAYER_FIELDS = (
    "name", "points", "justice", "hand", "fame", "hq", "hq_marker", "coloured", "white", "heroes", "noble", "defeated",
)  # fmt: skip
NAMES = ("Ann", "Bo", "Cy", "Dee")


class PositionReader:
    """The table before anything is placed, and the pieces that are still free."""

    def __init__(self, top: Fields) -> None:
        top.known(TOP_FIELDS)
        self.top = top
        self.card_set = self._card_set()
        self.players = [
            table_at(one, top, f"players[{n}]") for n, one in enumerate(top.value("players", list, default=[{}, {}]))
        ]
        for one in self.players:
            one.known(PLAYER_FIELDS)
        count = len(self.players)
        if not 2 <= count <= 4:
            raise top.fault("players", f"there are 2 to 4 players, not {count}.")
        self.names = tuple(str(one.value("name", str, default=NAMES[n])) for n, one in enumerate(self.players))
        self.options = {str(name): str(value) for name, value in top.value("options", dict, default={}).items()}
        self.seed = top.number("seed", 0, MASK, 0)
        self.table = self._table()
        self.free = {"hero": list(self.table.hero_deck), "research": list(self.table.deck)}

    def _card_set(self) -> CardSet:
        base = base_card_set()
        own = self.top.value("cards", list, default=[])
        if not own:
            return base
        cards = read_cards({"cards": own}, self.top.path)
        ids = {card.id for card in cards}
        mixed = CardSet(base.game, (*(card for card in base.cards if card.id not in ids), *cards), self.top.path)
        check_card_set(mixed, self.top.path)
        return mixed

    def _table(self) -> Table:
        from tabletop.games.heroes_incorporated import GAME

        try:
            setup = GAME.setup(tuple(SeatSetup(name) for name in self.names), self.options, self.seed)
            return new_table(setup, self.card_set)
        except SetupFault as fault:
            raise self.top.fault("options", str(fault)) from fault

    def _seat(self, name: str, fields: Fields, field: str) -> int:
        if name not in self.names:
            raise fields.fault(field, f'there is no player "{name}". The players: {", ".join(self.names)}.')
        return self.names.index(name)

    def _take(self, deck: str, name: str, fields: Fields, field: str) -> int:
        """The id of a free card by name or id."""
        wanted = name.casefold()
        for card in self.free[deck]:
            kind = self.table.kind(card)
            if wanted in (kind.name.casefold(), kind.id):
                self.free[deck].remove(card)
                return card
        known = [kind.name for kind in book_for(self.card_set).kinds if kind.deck == deck]
        near = get_close_matches(name, known, 1, 0.6)
        if name in known:
            raise fields.fault(
                field, f'"{name}" lies somewhere else already, or is not in the game with these options.'
            )
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise fields.fault(field, f'there is no card "{name}".{hint}')

    def _take_kind(self, kind: str, name: str, fields: Fields, field: str) -> int:
        """The id of a free Research card of this kind."""
        card = self._take("research", name, fields, field)
        if self.table.kind(card).type != kind:
            raise fields.fault(field, f"{self.table.kind(card).name} is no {kind} card.")
        return card

    def _space(self, value: Any, fields: Fields, field: str) -> int:
        if not (
            isinstance(value, list)
            and len(value) == 2
            and all(isinstance(each, int) and 1 <= each <= 5 for each in value)
        ):
            raise fields.fault(field, "a block is given as [row, column], each from 1 to 5.")
        return space(value[0], value[1])

    def _block(self, name: str, field: str) -> int:
        for at, card in enumerate(self.table.city):
            if self.table.kind(card).name == name:
                return at
        near = get_close_matches(name, [self.table.kind(card).name for card in self.table.city], 1, 0.6)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise self.top.fault(field, f'there is no block "{name}".{hint}')
