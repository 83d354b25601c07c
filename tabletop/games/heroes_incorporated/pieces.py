"""Single things of Heroes Incorporated as plain fields: heroes, teams, supervillains, a fight, aims and results.

Ids are opaque numbers; spaces of the city are numbers from 0 to 24 (`city.py`). Nothing here knows a rule.
"""

from __future__ import annotations

import msgspec

from tabletop.games.heroes_incorporated.city import NOWHERE

NOBODY = -1
NONE = -1
COMBAT_TOKENS = 12
JUSTICE_TOKENS = 12
MOST_COMBAT = 3
MOST_GADGETS = 3
MOST_JUSTICE = 3


class Hero(msgspec.Struct):
    """One hero of a team. `block` is where it stands, `down`: knocked out. `face` and `die`: its Fight die on a block.

    `marked`: its bonus marker lies on a bonus space. `gadgets` are the ids of the gadget tokens it carries.
    """

    card: int
    seat: int
    block: int = NOWHERE
    down: bool = False
    combat: int = 0
    gadgets: list[int] = []
    marked: bool = False
    face: int = 0
    die: int = NOWHERE

    def copy(self) -> Hero:
        """An independent copy."""
        return Hero(
            self.card,
            self.seat,
            self.block,
            self.down,
            self.combat,
            self.gadgets.copy() if self.gadgets else [],
            self.marked,
            self.face,
            self.die,
        )

    @property
    def locked(self) -> bool:
        """Its own Fight die lies on a block."""
        return self.die >= 0

    @property
    def free(self) -> bool:
        """Standing and not locked."""
        return not self.down and self.die < 0

    @property
    def value(self) -> int:
        """The fight value of its placed die: face plus Combat +1 tokens (HI-MOD-1)."""
        return self.face + self.combat


class Player(msgspec.Struct):
    """One team. `coloured` and `white` markers are those left; `spaces` are the normal spaces filled, True for white.

    `hq_marker` is "" or the colour of the marker on the HQ gadget. `bonus` lists the heroes (0 to 7) whose markers lie
    on bonus spaces, in order. `noble` is what a copied Noble adds to this round's scoring, `defeated` whether a die of
    this team has defeated a supervillain this round. During the draft `dealt` are the heroes still in the player's
    hands, `kept` those chosen, `sent` the two on their way: to the left and to the right.
    """

    hand: list[int] = []
    coloured: int = 4
    white: int = 1
    spaces: list[bool] = []
    hq: int = NONE
    hq_marker: str = ""
    fame: int = NONE
    bonus: list[int] = []
    points: int = 0
    justice: int = 0
    noble: int = 0
    defeated: bool = False
    out: bool = False
    dealt: list[int] = []
    kept: list[int] = []
    sent: list[int] = []

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand.copy(),
            self.coloured,
            self.white,
            self.spaces.copy() if self.spaces else [],
            self.hq,
            self.hq_marker,
            self.fame,
            self.bonus.copy() if self.bonus else [],
            self.points,
            self.justice,
            self.noble,
            self.defeated,
            self.out,
            self.dealt.copy() if self.dealt else [],
            self.kept.copy() if self.kept else [],
            self.sent.copy() if self.sent else [],
        )


class Villain(msgspec.Struct):
    """A supervillain on a block, by whom it was played, and whether the block is its lair."""

    card: int
    block: int
    seat: int
    lair: bool = False

    def copy(self) -> Villain:
        """An independent copy."""
        return Villain(self.card, self.block, self.seat, self.lair)


class Fight(msgspec.Struct):
    """The fight under way, or the last one until the next action begins.

    `target` is what must be reached; `dice` are the faces rolled (two with Magic), `face` the one that counts.
    `stage` is "called", "rolled" or "over"; `result` then is "placed", "lair" or "miss". `roll` numbers rolls, for
    pictures. `lair`: against a supervillain in its lair. `seen` are the supervillains there were, for the record.
    `lent` is the power copied for this fight ("magic", "outsmart", ...), "" without one.
    """

    hero: int
    block: int
    target: int = 0
    lair: bool = False
    dice: list[int] = []
    face: int = 0
    stage: str = "called"
    result: str = ""
    roll: int = 0
    seen: list[int] = []
    lent: str = ""

    def copy(self) -> Fight:
        """An independent copy."""
        return Fight(
            self.hero,
            self.block,
            self.target,
            self.lair,
            self.dice.copy(),
            self.face,
            self.stage,
            self.result,
            self.roll,
            self.seen.copy(),
            self.lent,
        )


class Aim(msgspec.Struct, frozen=True):
    """What a card being played has been aimed at, named before anybody may cancel it (HI-R94).

    `kind` is "hero" (a hero's number in `at`), "block", "seat", "pawn" (pawn `at`, to the space `to`), "token" (of hero
    `at`, a gadget's id in `to` or NONE for Combat +1) or "gadget" (an id: the token that makes room).
    """

    kind: str
    at: int
    to: int = NONE


class Result(msgspec.Struct):
    """What a block pays at scoring: to which seats, and how much each; `heroes` are a sole winner's (HI-SCORE-10)."""

    block: int
    seats: list[int]
    each: int
    heroes: list[int] = []

    def copy(self) -> Result:
        """An independent copy."""
        return Result(self.block, self.seats.copy(), self.each, self.heroes.copy())
