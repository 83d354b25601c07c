"""The tree behind a text of Heroes Incorporated: one class a sentence form, all values. Nothing here acts.

`cardtext.lark` parses text into these; the names follow parts 6.7 and 7 of the rules. `Effect`s happen once, a
`Constant` holds while its bearer has it, and the other clauses say when their effects happen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.cardtext.control import ChooseOne, IfDone, May

Origin = Literal["Tech", "Mutant", "Chosen", "Alien"]
ORIGINS: tuple[Origin, ...] = ("Tech", "Mutant", "Chosen", "Alien")
Colour = Literal["coloured", "white", "black", "brown", "pink", "grey", "natural", "orange"]
Token = Literal["combat", "gadget"]
Act = Literal["move", "fight", "play"]

Lasting = Literal[
    "fly",  # Moves may also be diagonal
    "blast",  # may fight on an orthogonally adjacent block
    "outsmart",  # wins ties
    "two-steps",  # a Move may be two steps
    "scanner",  # combat numbers of supervillains are 1 lower
    "magic",  # two dice, the higher one is used
    "teleport",  # a Move may be a teleport
    "rocket",  # one normal action moves and then fights
    "inventor",  # gadget cards without an action
    "income",  # 1 Hero Point at the end of every round
]


# ------------------------------------------------------------ conditions
@dataclass(frozen=True, slots=True)
class WinnerIs:
    """`the winning hero is Tech`."""

    origin: Origin


@dataclass(frozen=True, slots=True)
class OnTeam:
    """`Titan is on your team`: the hero's full name."""

    hero: str


@dataclass(frozen=True, slots=True)
class JusticeOn:
    """`the Justice option is on`."""


@dataclass(frozen=True, slots=True)
class TokenHere:
    """`a Combat +1 token lies on this block`."""


@dataclass(frozen=True, slots=True)
class HeroOn:
    """`one of your heroes is on City Hall`: the block's full name."""

    block: str


@dataclass(frozen=True, slots=True)
class DiscardOther:
    """`discard one other card from your hand`: a requirement that is paid."""

    count: int


@dataclass(frozen=True, slots=True)
class AllEquipped:
    """`each of your heroes has a Combat +1 token or a gadget token`."""


@dataclass(frozen=True, slots=True)
class Underdog:
    """`no opponent has fewer Hero Points than you, and one opponent or more has more Hero Points than you`."""


@dataclass(frozen=True, slots=True)
class DieOnNumber:
    """`one of your dice lies on a block of number 5`."""

    number: int


@dataclass(frozen=True, slots=True)
class TeamOrigin:
    """`one of your heroes is Alien`."""

    origin: Origin


@dataclass(frozen=True, slots=True)
class Together:
    """`both of your heroes are on the same block`."""


@dataclass(frozen=True, slots=True)
class HasDefeated:
    """`one of your dice has defeated a supervillain this round`."""


Condition = (
    WinnerIs
    | OnTeam
    | JusticeOn
    | TokenHere
    | HeroOn
    | DiscardOther
    | AllEquipped
    | Underdog
    | DieOnNumber
    | TeamOrigin
    | Together
    | HasDefeated
)


# ------------------------------------------------------------ effects
@dataclass(frozen=True, slots=True)
class Instead:
    """`..., or N if CONDITION`: N takes the place of the first number."""

    count: int
    condition: Condition


@dataclass(frozen=True, slots=True)
class Gain:
    """`Gain N Hero Points[, or M if ...]`."""

    points: int
    instead: Instead | None = None


@dataclass(frozen=True, slots=True)
class GainJustice:
    """`Gain N Justice tokens`: as far as limit and supply reach."""

    count: int


@dataclass(frozen=True, slots=True)
class TradeJustice:
    """`trade N Justice tokens for M Hero Points`."""

    tokens: int
    points: int


@dataclass(frozen=True, slots=True)
class Draw:
    """`Draw N cards[, or M if ...]`."""

    count: int
    instead: Instead | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """`Discard N cards from your hand`: own choice."""

    count: int


@dataclass(frozen=True, slots=True)
class LookTake:
    """`Look at the top N cards of the deck; take K of them into your hand[, or M if ...]; put the rest under the deck
    in any order`."""

    depth: int
    keep: int
    instead: Instead | None = None


@dataclass(frozen=True, slots=True)
class TakeGadgetCard:
    """`Take one gadget card from the discard pile into your hand`."""


@dataclass(frozen=True, slots=True)
class TakeRandom:
    """`Take one random card from the hand of one opponent`; with `owner` of the hero just named (`of its owner`)."""

    owner: bool = False


@dataclass(frozen=True, slots=True)
class SetFame:
    """`Put one Fame card from your hand into play without its requirement`."""


@dataclass(frozen=True, slots=True)
class PlaceWinner:
    """`Put the winning hero on any block`."""


@dataclass(frozen=True, slots=True)
class PlaceHero:
    """`Put one of your free heroes on any block with a crime pawn`."""


@dataclass(frozen=True, slots=True)
class SendPawn:
    """`Send one crime pawn from a block without a die to Crimeland`."""


@dataclass(frozen=True, slots=True)
class TakeBlockToken:
    """`Put it on one of your heroes`: the Combat +1 token that lies on this block."""


@dataclass(frozen=True, slots=True)
class PowerUp:
    """`Put one Combat +1 token on one of your heroes`: from the supply."""


@dataclass(frozen=True, slots=True)
class KnockOut:
    """`Knock out one standing opposing [Mutant or Chosen] hero [on the block of one of your standing heroes or on an
    orthogonally adjacent block]`. No origins: any."""

    origins: tuple[Origin, ...] = ()
    near: bool = False


@dataclass(frozen=True, slots=True)
class TargetLoses:
    """`It loses one ... token [of your choice]`: the hero just named."""

    token: Token
    yours: bool = False


@dataclass(frozen=True, slots=True)
class OpposingLoses:
    """`One opposing hero loses one Combat +1 token or gadget token of your choice`."""


@dataclass(frozen=True, slots=True)
class DestroyBlock:
    """`Destroy one block, other than Crimeland, without a hero, crime pawn, die or supervillain`."""


@dataclass(frozen=True, slots=True)
class RestoreBlock:
    """`restore one destroyed block`."""


@dataclass(frozen=True, slots=True)
class MovePawns:
    """`Move one or N crime pawns, each from a block without a die to a neighbour`."""

    most: int


@dataclass(frozen=True, slots=True)
class LosePoints:
    """`One opponent with at least as many Hero Points as you loses N Hero Points`."""

    points: int


@dataclass(frozen=True, slots=True)
class ReturnMarker:
    """`Return one of your used hero bonus markers to its hero`."""


@dataclass(frozen=True, slots=True)
class OpponentsDiscard:
    """`Each opponent with a Mutant hero discards N cards`."""

    origin: Origin
    count: int


@dataclass(frozen=True, slots=True)
class Granted:
    """A Move, Fight Crime or Play without its normal marker (HI-R81). `team`: by either hero, else by this hero.

    `one of your heroes moves`, `one of your heroes fights crime`, `play one card from your hand`,
    `this hero fights crime`, `this hero moves or fights crime, or you play one card from your hand`.
    """

    acts: tuple[Act, ...]
    team: bool = False


@dataclass(frozen=True, slots=True)
class Illusion:
    """`Move one crime pawn, from the block of this hero or an orthogonally adjacent block, to a neighbour`."""


@dataclass(frozen=True, slots=True)
class Minions:
    """`Gain N Hero Points for a crime on a block of number M, the block of this hero or an orthogonally adjacent block;
    send one crime pawn from it to Crimeland`."""

    points: int
    number: int


@dataclass(frozen=True, slots=True)
class Mimic:
    """`Copy one power of a hero on the block of this hero or an orthogonally adjacent block` (HI-R74)."""


@dataclass(frozen=True, slots=True)
class IfThen:
    """`If CONDITION: EFFECT[; otherwise: EFFECT]`."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


Effect = (
    May
    | IfDone
    | ChooseOne
    | IfThen
    | Gain
    | GainJustice
    | TradeJustice
    | Draw
    | Discard
    | LookTake
    | TakeGadgetCard
    | TakeRandom
    | SetFame
    | PlaceWinner
    | PlaceHero
    | SendPawn
    | TakeBlockToken
    | PowerUp
    | KnockOut
    | TargetLoses
    | OpposingLoses
    | DestroyBlock
    | RestoreBlock
    | MovePawns
    | LosePoints
    | ReturnMarker
    | OpponentsDiscard
    | Granted
    | Illusion
    | Minions
    | Mimic
)


# ------------------------------------------------------------ what a hero that misses suffers
@dataclass(frozen=True, slots=True)
class MisserKnockedOut:
    """`a hero that misses is knocked out`."""


@dataclass(frozen=True, slots=True)
class MisserLoses:
    """`a hero that misses loses one ... token`: its owner chooses."""

    token: Token


@dataclass(frozen=True, slots=True)
class MisserDiscards:
    """`the owner of a hero that misses discards N cards`: own choice."""

    count: int


Penalty = MisserKnockedOut | MisserLoses | MisserDiscards


# ------------------------------------------------------------ clauses: when something holds or happens
@dataclass(frozen=True, slots=True)
class Constant:
    """A text that holds all the time: `The carrier has Fly`, `Moves of this hero may also be diagonal`, ..."""

    what: Lasting


@dataclass(frozen=True, slots=True)
class StartsWith:
    """`This hero starts with one Combat +1 token` or `... one gadget token of your choice`."""

    token: Token


@dataclass(frozen=True, slots=True)
class Marker:
    """`Black marker: ...`: a bonus action for a marker (HI-BONUS-1, HI-HQ-2)."""

    colour: Colour
    effect: Effect


@dataclass(frozen=True, slots=True)
class RollAgain:
    """`Once a round, after a Fight roll of the carrier: you may roll again`."""


@dataclass(frozen=True, slots=True)
class RaiseFace:
    """`Once a round, after a Fight roll of the carrier: you may turn the face N up`."""

    steps: int


@dataclass(frozen=True, slots=True)
class LiftDie:
    """`Once a round, in your turn: you may take the carrier's die off its block`."""


@dataclass(frozen=True, slots=True)
class Shielding:
    """`When the carrier would be knocked out: you may discard this gadget token instead`."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """`When a card is played: you may discard N cards from your hand to cancel it` (Mind Control)."""

    count: int


@dataclass(frozen=True, slots=True)
class Combat:
    """`Combat 6[, 8 against Mutant][; PENALTY][; if undefeated at the end of the round: destroy its block unless it is
    Crimeland]`: a supervillain."""

    number: int
    against: tuple[tuple[Origin, int], ...] = ()
    penalty: Penalty | None = None
    destroys: bool = False


@dataclass(frozen=True, slots=True)
class Requirement:
    """`Requirement: ...`: a Fame card; it pays 1 Hero Point a round while it lies before its player (HI-CARD-7)."""

    condition: Condition


Clause = (
    Constant
    | StartsWith
    | Marker
    | RollAgain
    | RaiseFace
    | LiftDie
    | Shielding
    | Cancel
    | Combat
    | Requirement
    | Effect
)


@dataclass(frozen=True, slots=True)
class Sentences:
    """A whole text: its clauses in the order in which they are printed.

    `a; b` inside one sentence gives two clauses, unless b begins with `if you do:`, which makes an `IfDone`.
    """

    clauses: tuple[Clause, ...]
