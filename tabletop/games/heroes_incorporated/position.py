"""Positions of Heroes Incorporated as TOML: what is written is set, the rest is filled in.

turn = "Ann"                       # who acts now; by default the first player
round = 2
step = 3                           # which of the four turns; 1 by default
opener = "Bo"
phase = "act"                      # or "end": the round is over and Noble's window comes next
done = false                       # whether the normal action of the turn has been taken
options = { justice = "on", lairs = "on" }
city = { "City Hall" = [2, 3] }    # row and column from 1; the others follow in the order of the card set
pawns = [[2, 2], [3, 3]]           # A first; by default as at the start
destroyed = ["Pet Store"]
tokens = { "Genicon Inc." = 0 }    # Combat +1 tokens on blocks; 1 each on three blocks by default
deck = ["Alert Beacon"]            # the top cards, the top one first
discard = ["Anonymous Tip"]
villains = [{ card = "Mammoth", at = [1, 5], by = "Bo", lair = true }]
rolls = [4, 1]                     # the next faces of any die
[[players]]
name = "Ann"
points = 12
justice = 1
hand = ["Meteor Strike", 2]        # names, or a number: so many of the rest, no supervillains among them
fame = "Fan Club"
hq = "Hovercraft"
hq_marker = "coloured"
coloured = 1                       # markers left
white = 1
heroes = [{ name = "Andron", at = [2, 1], combat = 1, gadgets = ["Jet Pack"], face = 4, die = [2, 2] }]
"""

from __future__ import annotations

from typing import Any

from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.game import SaveFault
from tabletop.engine.position import Position, PositionFault
from tabletop.engine.position_fields import Fields, read_toml
from tabletop.games.heroes_incorporated.checking import check_state
from tabletop.games.heroes_incorporated.city import CENTRE, SPACES, STARTS, space
from tabletop.games.heroes_incorporated.pieces import COMBAT_TOKENS, NOBODY, NONE, Hero, Villain
from tabletop.games.heroes_incorporated.position_reading import NAMES as NAMES
from tabletop.games.heroes_incorporated.position_reading import PositionReader
from tabletop.games.heroes_incorporated.position_values import (
    check_hero,
    check_lair,
    hand_entries,
    table_at,
    whole,
    whole_numbers,
)
from tabletop.games.heroes_incorporated.turns import TURNS

HERO_FIELDS = ("name", "at", "combat", "gadgets", "face", "die", "down", "marked", "own")
VILLAIN_FIELDS = ("card", "at", "by", "lair")
PHASES = ("act", "end")


def read_position(text: str, path: str = "position") -> Position:
    """A position from TOML. Raises PositionFault naming the field (or line) that is wrong."""
    return build_position(read_toml(text, path), path)


def build_position(data: dict[str, Any], path: str = "position") -> Position:
    """A position from the values that TOML would give. Raises PositionFault."""
    return _Builder(Fields(data, path)).build()


class _Builder(PositionReader):
    """Places what is named first, then fills teams, hands and deck from what is left."""

    def build(self) -> Position:
        """The position. Raises PositionFault."""
        self._city()
        named = [self._team(seat, one) for seat, one in enumerate(self.players)]
        self._villains()
        self._piles()
        self._fill_teams(named)
        self._rest()
        self._turn()
        self._check()
        return Position(self.card_set, self.table, self.options, self.seed, self.names)

    # ------------------------------------------------------------ the city
    def _city(self) -> None:
        table, top = self.table, self.top
        for name, value in top.value("city", dict, default={}).items():
            here, there = self._block(name, "city"), self._space(value, top, f"city.{name}")
            if (here == CENTRE) != (there == CENTRE):
                raise top.fault(f"city.{name}", "Crimeland is always in the middle, and nothing else is.")
            table.city[here], table.city[there] = table.city[there], table.city[here]
        table.laid = True
        starts = [list(start) for start in STARTS[len(self.players)]]
        pawns = top.value("pawns", list, default=starts)
        if not 0 < len(pawns) <= 7:
            raise top.fault("pawns", "there are one to seven crime pawns.")
        table.pawns = [self._space(value, top, f"pawns[{n}]") for n, value in enumerate(pawns)]
        for at in range(SPACES):
            table.tokens[at] = int(table.kind(table.city[at]).holds_token)
        for name in top.value("destroyed", list, default=[]):
            at = self._block(str(name), "destroyed")
            if at == CENTRE:
                raise top.fault("destroyed", "Crimeland cannot be destroyed (HI-R28).")
            table.destroyed[at], table.tokens[at] = True, 0
        for name, count in top.value("tokens", dict, default={}).items():
            table.tokens[self._block(name, "tokens")] = whole(count, 0, COMBAT_TOKENS, top, f"tokens.{name}")

    def _villains(self) -> None:
        for n, one in enumerate(self.top.value("villains", list, default=[])):
            fields = table_at(one, self.top, f"villains[{n}]")
            fields.known(VILLAIN_FIELDS)
            card = self._take("research", str(fields.value("card", str, default="")), fields, "card")
            if self.table.kind(card).combat is None:
                raise fields.fault("card", "this is no supervillain.")
            seat = self._seat(str(fields.value("by", str, default=self.names[-1])), fields, "by")
            at = self._space(fields.value("at", list, default=[3, 3]), fields, "at")
            villain = Villain(card, at, seat, bool(fields.value("lair", bool, default=False)))
            if villain.lair:
                check_lair(self.table, at, fields)
            self.table.villains.append(villain)

    # ------------------------------------------------------------ teams
    def _team(self, seat: int, one: Fields) -> list[Hero]:
        """The heroes that are named, each with what it carries; everything else of a team that is written."""
        player = self.table.players[seat]
        player.points = one.number("points", 0, 999, 0)
        player.justice = one.number("justice", 0, 3, 0)
        if player.justice and not self.table.justice:
            raise one.fault("justice", 'there are Justice tokens only with the option justice = "on".')
        player.noble = one.number("noble", 0, 9, 0)
        player.defeated = bool(one.value("defeated", bool, default=False))
        player.coloured = one.number("coloured", 0, 4, 4)
        player.white = one.number("white", 0, 1, 1)
        player.hq_marker = one.one_of("hq_marker", ("", "coloured", "white"), "")
        for name, kind in (("fame", "Fame"), ("hq", "Team HQ gadget")):
            if card_name := str(one.value(name, str, default="")):
                setattr(player, name, self._take_kind(kind, card_name, one, name))
        if player.hq_marker and player.hq == NONE:
            raise one.fault("hq_marker", "without a Team HQ gadget no marker lies on one.")
        on_hq = player.hq_marker
        whites = (1 - player.white) - (on_hq == "white")
        player.spaces = [False] * (4 - player.coloured - (on_hq == "coloured")) + [True] * whites
        if len(player.spaces) > TURNS:
            raise one.fault("coloured", "five markers need more than the four normal spaces: one is an hq_marker.")
        heroes = []
        for n, given in enumerate(one.value("heroes", list, default=[])):
            fields = table_at({"name": given} if isinstance(given, str) else given, one, f"heroes[{n}]")
            fields.known(HERO_FIELDS)
            heroes.append(self._hero(seat, fields))
        if len(heroes) > 2:
            raise one.fault("heroes", "a team has two heroes.")
        return heroes

    def _hero(self, seat: int, fields: Fields) -> Hero:
        card = self._take("hero", str(fields.value("name", str, default="")), fields, "name")
        hero = Hero(card, seat, combat=fields.number("combat", 0, 3, self.table.kind(card).starts_combat))
        if "at" in fields.data:
            hero.block = self._space(fields.data["at"], fields, "at")
        hero.down = bool(fields.value("down", bool, default=False))
        hero.marked = bool(fields.value("marked", bool, default=False))
        hero.face = fields.number("face", 1, 6, 0) if "face" in fields.data else 0
        if hero.face:
            hero.die = self._space(fields.value("die", list, default=fields.data.get("at")), fields, "die")
        for n, name in enumerate(fields.value("gadgets", list, default=[])):
            hero.gadgets.append(self._take_kind("Gadget", str(name), fields, f"gadgets[{n}]"))
        if own := str(fields.value("own", str, default="")):  # the token it began with, which has no card
            if self.table.without_card != NONE:
                raise fields.fault("own", "only one gadget token of a game has no card (HI-SETUP-11).")
            self.table.without_card = self._take_kind("Gadget", own, fields, "own")
            hero.gadgets.append(self.table.without_card)
        check_hero(hero, self.table.kind(card), fields)
        return hero

    def _fill_teams(self, named: list[list[Hero]]) -> None:
        """Missing heroes are taken from the rest; who stands nowhere yet goes to the lower edge."""
        table = self.table
        for seat, heroes in enumerate(named):
            while len(heroes) < 2:
                card = self.free["hero"].pop()
                heroes.append(Hero(card, seat, combat=table.kind(card).starts_combat))
            for place, hero in enumerate(heroes):
                if hero.block < 0:
                    hero.block = space(5, 1 + seat) if place == 0 else space(1, 1 + seat)
            table.heroes += heroes
            numbers = range(2 * seat, 2 * seat + 2)
            table.players[seat].bonus = [number for number in numbers if table.heroes[number].marked]

    # ------------------------------------------------------------ cards
    def _piles(self) -> None:
        top, table = self.top, self.table
        self.on_top = [
            self._take("research", str(name), top, f"deck[{n}]")
            for n, name in enumerate(top.value("deck", list, default=[]))
        ]
        table.discard = [
            self._take("research", str(name), top, f"discard[{n}]")
            for n, name in enumerate(top.value("discard", list, default=[]))
        ]
        for seat, one in enumerate(self.players):
            for n, name in enumerate(hand_entries(one)):
                if isinstance(name, str):
                    table.players[seat].hand.append(self._take("research", name, one, f"hand[{n}]"))

    def _rest(self) -> None:
        """Numbers in hands are filled, everything left is the deck and the box."""
        table = self.table
        rest = self.free["research"]
        shuffle(table, rest)
        for seat, one in enumerate(self.players):
            for count in hand_entries(one):
                if isinstance(count, int):
                    plain = [card for card in rest if table.kind(card).combat is None][:count]
                    if len(plain) < count:
                        raise one.fault("hand", f"there are only {len(plain)} cards left that are no supervillains.")
                    table.players[seat].hand += plain
                    for card in plain:
                        rest.remove(card)
        table.deck = [*rest, *reversed(self.on_top)]
        table.hero_deck = self.free["hero"]

    # ------------------------------------------------------------ the turn
    def _turn(self) -> None:
        top, table = self.top, self.table
        table.active = self._seat(str(top.value("turn", str, default=self.names[0])), top, "turn")
        table.opener = self._seat(str(top.value("opener", str, default=self.names[0])), top, "opener")
        table.round = top.number("round", 1, 999, 1)
        table.turn = top.number("step", 1, 4, 1)
        table.done = bool(top.value("done", bool, default=False))
        table.phase = "act"
        if top.one_of("phase", PHASES, "act") == "end":
            table.phase, table.active, table.turn = "noble", NOBODY, 4
        rolls = [face - 1 for face in whole_numbers(top, "rolls", 1, 8)]
        table.script = [*whole_numbers(top, "script", 0, MASK), *rolls]

    def _check(self) -> None:
        try:
            check_state(self.table, self.card_set, "position")
        except SaveFault as fault:
            field = fault.field.removeprefix("position.").replace(".spaces", ".coloured")  # what fills the spaces
            raise PositionFault(self.top.path, field, fault.problem) from fault
