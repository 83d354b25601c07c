"""Positions of Hero Brawl as TOML: what is written is set, the rest is filled from the seed.

    turn = "Ann"                    # who plays now; by default the first player
    belt = "Bo"                     # who wears it; "vacant" or, by default, "pile"
    pile = 9                        # a count, or a list from the top down; "belt" in it says where the belt lies
    discard = ["Baron Boo"]         # what is named nowhere goes there too, once the pile is said
    options = { flier = "die" }
    [[players]]
    name = "Ann"
    hand = ["Folding Fury", "Jobber", 2]    # a card, a type (any card of it), a number (so many of the rest)
    shield = "The Gemini Guard"

`phase` is "play" (default: the turn draw is done) or "draw". `final` lists who has a final turn after this one; `out`
says that a player is eliminated. With `interrupts = false` the cards that are filled in are no Referee and no CEO.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from tabletop.cardtext.card_files import CardFileError, read_cards
from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.position import Position, PositionFault
from tabletop.engine.position_fields import Fields, read_toml
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.placing import check_battles
from tabletop.games.hero_brawl.reading import base_card_set, check_card_set
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, VACANT, Player, Table

TOP_FIELDS = (
    "turn", "phase", "belt", "pile", "discard", "final", "players", "options", "seed", "script", "cards", "interrupts",
    "round",
)  # fmt: skip
PLAYER_FIELDS = ("name", "hand", "shield", "out")
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")


def read_position(text: str, path: str = "position") -> Position:
    """A position from TOML. Raises PositionFault naming the field (or line) that is wrong.

    For a card of its own that is wrong it raises CardFileError or CardTextError.
    """
    return build_position(read_toml(text, path), path)


def build_position(data: dict[str, Any], path: str = "position") -> Position:
    """A position from the values that TOML would give. Raises PositionFault."""
    return _Builder(Fields(data, path)).build()


class _Builder:
    """Places named cards first, then fills hands and pile from the rest in an order drawn from the seed."""

    def __init__(self, top: Fields) -> None:
        top.known(TOP_FIELDS)
        self.top = top
        self.card_set = self._card_set()
        self.book = book_for(self.card_set)
        self.kinds = [index for index, card in enumerate(self.card_set.cards) for _ in range(card.copies)]
        self.free = [card for card, kind in enumerate(self.kinds) if kind != self.book.belt]
        self.players = self._players()
        self.names = tuple(str(one.value("name", str, default=NAMES[n])) for n, one in enumerate(self.players))
        if len(set(self.names)) < len(self.names):
            raise top.fault("players", "every player needs a name of its own.")
        self.mentioned = self._mentioned()

    def build(self) -> Position:
        top = self.top
        seed = top.number("seed", 0, MASK, 0)
        options = {str(name): str(value) for name, value in top.value("options", dict, default={}).items()}
        table = self._table(options, seed)
        wanted = self._named(table)
        shuffle(table, self.free)
        self._fill(table, wanted)
        self._turn(table)
        table.script = self._script()
        return Position(self.card_set, table, options, seed, self.names)

    def _table(self, options: dict[str, str], seed: int) -> Table:
        count = len(self.players)
        return Table(
            chance=seed & MASK,
            kinds=self.kinds,
            labels=[0] * (len(self.kinds) * count),
            book=self.book,
            players=[Player() for _ in range(count)],
            committed=[NOBODY] * count,
            ask_everybody=options.get("ask", "everybody") == "everybody",
            open_rival=options.get("rival", "unseen") == "seen",
            meter=options.get("flier", "die") == "meter",
            bots=[False] * count,
        )

    # ------------------------------------------------------------ cards
    def _card_set(self) -> CardSet:
        base = base_card_set()
        own = self.top.value("cards", list, default=[])
        if not own:
            return base
        cards = read_cards({"cards": own}, self.top.path)
        ids = {card.id for card in cards}
        mixed = CardSet(base.game, (*(card for card in base.cards if card.id not in ids), *cards), self.top.path)
        check_card_set(mixed, self.top.path)
        for name, problem in check_battles(mixed):
            raise CardFileError(self.top.path, name, "numbers.number", problem)
        return mixed

    def _mentioned(self) -> set[str]:
        """Every name that is written somewhere: a type never takes a card that is meant for another place."""
        lists = [one.data.get(name) for one in self.players for name in ("hand", "shield")]
        lists += [self.top.data.get(name) for name in ("discard", "pile")]
        names = [name for one in lists for name in (one if isinstance(one, list) else [one])]
        return {name.strip().casefold() for name in names if isinstance(name, str)}

    def _take(self, name: str, fault: PositionFault) -> int:
        """The id of a card by name or id, or of any free card of a type."""
        wanted = name.casefold()
        for card in self.free:
            printed = self.card_set.cards[self.kinds[card]]
            own = {printed.id, printed.name.casefold()}
            if wanted in own or (wanted == printed.types[0].casefold() and not own & self.mentioned):
                self.free.remove(card)
                return card
        known = [card.name for card in self.card_set.cards] + sorted({card.types[0] for card in self.card_set.cards})
        if wanted in (one.casefold() for one in known):
            raise PositionFault(fault.file, fault.field, f"all cards called {name} are placed already.")
        near = get_close_matches(name, known, 1, 0.5)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise PositionFault(fault.file, fault.field, f'there is no card or type "{name}".{hint}')

    def _cards(self, fields: Fields, name: str, values: Sequence[Any]) -> tuple[list[int], int]:
        """The cards named in a list, and how many more are wanted from the rest."""
        found, more = [], 0
        for index, value in enumerate(values):
            fault = fields.fault(f"{name}[{index}]", "here stands the name of a card, a type or a count.")
            if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
                more += value
            elif isinstance(value, str) and value.strip():
                found.append(self._take(value.strip(), fault))
            else:
                raise fault
        return found, more

    def _players(self) -> list[Fields]:
        given = self.top.value("players", list, default=[{}, {}])
        if not 2 <= len(given) <= 6 or not all(isinstance(one, dict) for one in given):
            raise self.top.fault("players", "there must be 2 to 6 tables [[players]].")
        players = [Fields(one, self.top.path, f"players[{n}]") for n, one in enumerate(given)]
        for one in players:
            one.known(PLAYER_FIELDS)
        return players

    def _named(self, table: Table) -> list[int]:
        """Places what is named; returns how many cards each hand still wants."""
        wanted = []
        for seat, fields in enumerate(self.players):
            player = table.players[seat]
            player.out = bool(fields.value("out", bool, default=False))
            hand = fields.value("hand", list, int, default=0 if player.out else 3)
            player.hand, more = self._cards(fields, "hand", [hand] if isinstance(hand, int) else hand)
            shield = fields.value("shield", str, default="")
            if shield:
                player.shield = [self._take(shield, fields.fault("shield", ""))]
            wanted.append(more)
        table.discard, more = self._cards(self.top, "discard", self._list("discard", []))
        self._discards = more
        self._pile(table)
        return wanted

    def _list(self, name: str, default: list[Any]) -> list[Any]:
        value = self.top.value(name, list, int, default=default)
        return [value] if isinstance(value, int) else list(value)

    def _pile(self, table: Table) -> None:
        """A list goes from the top down; the belt in it is no card of the list but a place."""
        values = self._list("pile", [])
        self._whole_pile = "pile" not in self.top.data
        if "belt" in values:
            table.belt_below = values.index("belt")
            if any(not isinstance(value, str) for value in values[: table.belt_below]):
                raise self.top.fault("pile", 'cards above "belt" are named one by one.')
            values.remove("belt")
        found, self._piled = self._cards(self.top, "pile", values)
        table.pile = found[::-1]

    def _fill(self, table: Table, wanted: list[int]) -> None:
        if not self.top.value("interrupts", bool, default=True):
            self.free.sort(key=lambda card: self.book.kinds[self.kinds[card]].interrupt, reverse=True)
        for seat, more in enumerate(wanted):
            table.players[seat].hand += self._rest(more, f"players[{seat}].hand")
        table.discard = self._rest(self._discards, "discard") + table.discard
        if self._whole_pile:
            table.pile = self.free[:]
        else:
            table.pile = self._rest(self._piled, "pile") + table.pile
            table.discard = [card for card in self.free if card not in table.pile] + table.discard
        self.free = []
        if self._whole_pile:
            shuffle(table, table.pile)

    def _rest(self, count: int, field: str) -> list[int]:
        if count > len(self.free):
            raise PositionFault(self.top.path, field, f"only {len(self.free)} cards are left, not {count}.")
        return [self.free.pop() for _ in range(count)]

    # ------------------------------------------------------------ whose turn
    def _seat(self, name: str, field: str) -> int:
        if name not in self.names:
            raise self.top.fault(field, f'there is no player "{name}". There are: {", ".join(self.names)}.')
        return self.names.index(name)

    def _turn(self, table: Table) -> None:
        table.active = self._seat(str(self.top.value("turn", str, default=self.names[0])), "turn")
        if table.players[table.active].out:
            raise self.top.fault("turn", f"{self.names[table.active]} is out.")
        table.starting = table.active
        table.turn = 1
        table.round = self.top.number("round", 1, 999, 1)
        table.phase = self.top.one_of("phase", ("play", "draw"), "play")
        belt = str(self.top.value("belt", str, default="pile"))
        table.belt = {"pile": IN_PILE, "vacant": VACANT}.get(belt, NOBODY)
        if belt not in ("pile", "vacant"):
            table.belt = self._seat(belt, "belt")
            if table.players[table.belt].out:
                raise self.top.fault("belt", f"{belt} is out.")
        if table.belt != IN_PILE and table.belt_below >= 0:
            raise self.top.fault("pile", "the belt cannot lie in the pile and on the table.")
        if "final" in self.top.data:
            table.final = True
            table.turns_left = [self._seat(str(name), "final") for name in self.top.value("final", list)]

    def _script(self) -> list[int]:
        script = self.top.value("script", list, default=[])
        if not all(isinstance(one, int) and not isinstance(one, bool) and one >= 0 for one in script):
            raise self.top.fault("script", "this must be a list of whole numbers from 0.")
        return list(script)
