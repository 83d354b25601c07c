"""The tree behind a Hero Brigade card's text: one class a sentence form, all values.

`cardtext.lark` parses text into these, `wording.py` prints them back, `verbs.py` runs them. Nothing here acts.
Names follow part 7 of the rules catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Row = Literal["front", "support", "any"]
Reach = Literal["any", "own", "opposing"]


# ---------------------------------------------------------------- selectors
@dataclass(frozen=True, slots=True)
class Target:
    """One chosen Character (HB-TARGET-1): `FRT`, `SRT`, `Target` or a Character of a named Party.

    `hp_most` and `hp_over` are limits on current HP (3 or less; more than 3).
    """

    row: Row = "any"
    side: Reach = "any"
    other: bool = False
    hp_most: int | None = None
    hp_over: int | None = None
    of_type: str | None = None
    state: Literal["ready", "disabled"] | None = None


@dataclass(frozen=True, slots=True)
class That:
    """`That Character`: the Target of the sentence before; in a Reaction to damage, the Character that dealt it."""


@dataclass(frozen=True, slots=True)
class Self:
    """The card that has the ability (`The Mime`, or no Target named); for Enhance abilities the Bearer."""


Who = Target | That | Self


@dataclass(frozen=True, slots=True)
class Amount:
    """Points: `base`, plus one per opposing Character that is not of the Type `per_not_type`, up to `cap`.

    `3 DMG`; `DMG equal to 1 plus the number of non-Normal Characters in the opposing Party, at most 4,`
    """

    base: int
    per_not_type: str | None = None
    cap: int | None = None


# ---------------------------------------------------------------- effects
@dataclass(frozen=True, slots=True)
class Damage:
    """`2 DMG to one FRT.`, `1 Penetrating DMG to one Target.`, `2 DMG to that Character.`"""

    amount: Amount
    who: Who
    penetrating: bool = False


@dataclass(frozen=True, slots=True)
class RowDamage:
    """`1 DMG to each position of one Front Row (Row Attack).` `row` "any" is `one Row`."""

    amount: int
    row: Row
    side: Reach
    penetrating: bool = False


@dataclass(frozen=True, slots=True)
class BothRowsDamage:
    """`1 DMG to each position of both Front Rows.` Not a Row Attack (HB-ROW-5)."""

    amount: int
    row: Literal["front", "support"]


@dataclass(frozen=True, slots=True)
class Heal:
    """`1 HEAL.`, `One other Character in your Party: 2 HEAL.`, `..., even above starting HP.`"""

    amount: int
    who: Who
    above: bool = False


@dataclass(frozen=True, slots=True)
class HealEach:
    """`Each Character in your Front Row: 1 HEAL.`, `Each Character in your Party: 1 HEAL.` (row "any")."""

    amount: int
    row: Row


@dataclass(frozen=True, slots=True)
class SetHp:
    """`Set the HP of one Target with more than 3 HP to 3.`"""

    who: Target
    hp: int


@dataclass(frozen=True, slots=True)
class Defeat:
    """`Defeat one Target.`"""

    who: Target


@dataclass(frozen=True, slots=True)
class DefeatEach:
    """`Defeat each Character with 3 HP or less in both Parties.`"""

    hp_most: int


@dataclass(frozen=True, slots=True)
class Disable:
    """`Disable one FRT.`, `Disable that Character.`, `Disable The Mime if it is Ready` (`if_ready`)."""

    who: Who
    if_ready: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """`Ready one Disabled Normal Character in your Party.`"""

    who: Target


@dataclass(frozen=True, slots=True)
class Taunt:
    """`That Character is Taunted.`"""

    who: Who


@dataclass(frozen=True, slots=True)
class Move:
    """`Move one Character in your Party.`, `Move one opposing SRT to an empty position of its Front Row.`"""

    who: Who
    to: Row = "any"


@dataclass(frozen=True, slots=True)
class Swap:
    """`Swap two Characters in your Party.`, `... in the opposing Party.`"""

    side: Literal["own", "opposing"]


@dataclass(frozen=True, slots=True)
class Protect:
    """`Reduce each damage dealt to one SRT during the next Fight Phase by 2.`"""

    who: Target
    amount: int


@dataclass(frozen=True, slots=True)
class Draw:
    """`Draw one card.`"""

    count: int


@dataclass(frozen=True, slots=True)
class TakeResource:
    """`Put the top card of the Resource Deck into your hand.` / `... on your discard pile.` Both are gains."""

    to: Literal["hand", "discard"]


@dataclass(frozen=True, slots=True)
class Acquire:
    """`Acquire one card.`"""

    count: int


@dataclass(frozen=True, slots=True)
class BanishTop:
    """`Banish the top card of your deck.`, `Banish the top two cards of your deck.`"""

    count: int


@dataclass(frozen=True, slots=True)
class BanishDiscarded:
    """`Banish up to two cards from your discard pile.`"""

    most: int


@dataclass(frozen=True, slots=True)
class BanishThis:
    """`Banish this card.`"""


@dataclass(frozen=True, slots=True)
class Discard:
    """`Discard one card from your hand.`, `The opponent discards one card from their hand.`

    `named` is `two other cards named Henchman`: only cards of that name count (this card itself is already
    out of the hand).
    """

    count: int
    who: Literal["you", "opponent"] = "you"
    named: str | None = None


@dataclass(frozen=True, slots=True)
class Recycle:
    """`Put the top card of your discard pile on the bottom of your deck.`"""


@dataclass(frozen=True, slots=True)
class CopyAbility:
    """`Execute the first Active Front Ability printed on one opposing FRT as if it were printed on The Mime.`"""

    who: Target


# ---------------------------------------------------------------- effects of Interrupts and of gains
@dataclass(frozen=True, slots=True)
class CancelDeployment:
    """`cancel that deployment`"""


@dataclass(frozen=True, slots=True)
class CancelAbility:
    """`cancel that Ability`"""


@dataclass(frozen=True, slots=True)
class Prevent:
    """`prevent that damage`"""


@dataclass(frozen=True, slots=True)
class Redirect:
    """`Citizen Beta is dealt that damage instead.`"""


@dataclass(frozen=True, slots=True)
class GiveAway:
    """`Put this card on the opponent's discard pile instead of where it was going. This card then belongs to the
    opponent.`
    """


# ---------------------------------------------------------------- control
@dataclass(frozen=True, slots=True)
class ChooseOne:
    """`Choose one: Acquire one card; or 2 DMG to one Target.`"""

    choices: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """`You may Move one Character in your Party.`"""

    effect: Effect


@dataclass(frozen=True, slots=True)
class IfDone:
    """`first; if you do, then` - `then` only if `first` was carried out completely."""

    first: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class IfThatHp:
    """`If that Character has 3 HP or less, ...` (also: and is not Defeated)."""

    hp_most: int
    then: Effect


@dataclass(frozen=True, slots=True)
class IfInParty:
    """`If Fist is in your Party, ...; otherwise, ...`"""

    name: str
    then: Effect
    otherwise: Effect | None = None


Effect = (
    Damage
    | RowDamage
    | BothRowsDamage
    | Heal
    | HealEach
    | SetHp
    | Defeat
    | DefeatEach
    | Disable
    | Ready
    | Taunt
    | Move
    | Swap
    | Protect
    | Draw
    | TakeResource
    | Acquire
    | BanishTop
    | BanishDiscarded
    | BanishThis
    | Discard
    | Recycle
    | CopyAbility
    | CancelDeployment
    | CancelAbility
    | Prevent
    | Redirect
    | GiveAway
    | ChooseOne
    | May
    | IfDone
    | IfThatHp
    | IfInParty
)


# ---------------------------------------------------------------- triggers
@dataclass(frozen=True, slots=True)
class WouldBeDealt:
    """`When a Character in your Party would be dealt damage by an opposing Ability:` (`other`: another Character)."""

    other: bool = False


@dataclass(frozen=True, slots=True)
class WasDealt:
    """`When The Deadly Duelist is dealt damage by a Character:`"""


@dataclass(frozen=True, slots=True)
class SelfDefeated:
    """`When Pack Mule is Defeated:`"""


@dataclass(frozen=True, slots=True)
class OwnDefeatedInPlay:
    """`When a Character in your Party is Defeated during the Play Phase:`"""


@dataclass(frozen=True, slots=True)
class OpponentDeploys:
    """`When the opponent deploys a Character:`"""


@dataclass(frozen=True, slots=True)
class OpponentPlays:
    """`When the opponent declares an Active Play Ability of a Character card:`"""


Trigger = WouldBeDealt | WasDealt | SelfDefeated | OwnDefeatedInPlay | OpponentDeploys | OpponentPlays


# ---------------------------------------------------------------- constants
@dataclass(frozen=True, slots=True)
class DamageReduction:
    """`DR 1.`"""

    amount: int


@dataclass(frozen=True, slots=True)
class UnaffectedByRowAttacks:
    """`Unaffected by Row Attacks.`"""


@dataclass(frozen=True, slots=True)
class UnaffectedByType:
    """`Unaffected by Magic-Type cards.`, or only by some groups of their abilities (group letters F, S, E, P, G).

    `groups` empty means all.
    """

    of_type: str
    groups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PenetratingAttacks:
    """`Bearer: damage dealt by its Abilities is Penetrating.`"""


@dataclass(frozen=True, slots=True)
class RaiseHp:
    """`Bearer: its starting HP and its HP rise by 2 when this is attached.`"""

    amount: int


@dataclass(frozen=True, slots=True)
class Infiltrate:
    """`Deploy this card only into the opponent's Party. This card then belongs to the opponent.`"""


Constant = DamageReduction | UnaffectedByRowAttacks | UnaffectedByType | PenetratingAttacks | RaiseHp | Infiltrate


@dataclass(frozen=True, slots=True)
class Sentences:
    """What the text of one ability says: exactly one of a constant, a triggered or an active list of effects.

    `trigger` is set for Interrupts and Reactions. `bearer` tells that the text began with `Bearer:`.
    """

    effects: tuple[Effect, ...] = ()
    trigger: Trigger | None = None
    constant: Constant | None = None
    bearer: bool = False
