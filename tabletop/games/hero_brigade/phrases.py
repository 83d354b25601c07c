"""From the grammar's phrases to the tree: one method for each rule and alias of `cardtext.lark` and `shared.lark`.

Called by the parser while it reads; what a phrase says of itself is checked here, what may stand where in `placing.py`.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token, Transformer, v_args

from tabletop.cardtext.faults import SentenceError
from tabletop.games.hero_brigade import sentences as s

_Side = Literal["own", "opposing"]
_BothRow = Literal["front", "support"]


@v_args(inline=True)
class Builder(Transformer[Token, s.Sentences]):
    """Makes the classes of `sentences.py`."""

    # ------------------------------------------------------------ the whole text
    def start(self, body: s.Sentences) -> s.Sentences:
        return body

    def bearer(self, body: s.Sentences) -> s.Sentences:
        return s.Sentences(body.effects, body.trigger, body.constant, bearer=True)

    def constant_text(self, constant: s.Constant) -> s.Sentences:
        return s.Sentences(constant=constant)

    def triggered_text(self, trigger: s.Trigger, effects: tuple[s.Effect, ...]) -> s.Sentences:
        return s.Sentences(effects, trigger)

    def active_text(self, effects: tuple[s.Effect, ...]) -> s.Sentences:
        return s.Sentences(effects)

    def sentences(self, *effects: s.Effect) -> tuple[s.Effect, ...]:
        return effects

    def number(self, token: Token) -> int:
        return int(token)

    # ------------------------------------------------------------ control
    def may(self, effect: s.Effect) -> s.Effect:
        return s.May(effect)

    def if_done(self, first: s.Effect, then: s.Effect) -> s.Effect:
        return s.IfDone(first, then)

    def choose(self, _one: Token, *choices: s.Effect) -> s.Effect:
        return s.ChooseOne(choices)

    def if_that_hp(self, _that: s.That, most: int, then: s.Effect) -> s.Effect:
        return s.IfThatHp(most, then)

    def if_in_party(self, name: str, then: s.Effect, otherwise: s.Effect | None = None) -> s.Effect:
        return s.IfInParty(name, then, otherwise)

    # ------------------------------------------------------------ damage and HP
    def damage(self, *parts: Any) -> s.Effect:
        amount, *penetrating, who = parts
        return s.Damage(s.Amount(amount), who, bool(penetrating))

    def damage_equal(self, *parts: Any) -> s.Effect:
        *penetrating, amount, who = parts
        return s.Damage(amount, who, bool(penetrating))

    def row_damage(self, *parts: Any) -> s.Effect:
        amount, *penetrating, (row, side) = parts
        return s.RowDamage(amount, row, side, bool(penetrating))

    def both_rows_damage(self, amount: int, row: s.Row) -> s.Effect:
        return s.BothRowsDamage(amount, cast("_BothRow", row))

    def penetrating(self) -> bool:
        return True

    def amount(self, base: int, of_type: Token) -> s.Amount:
        return s.Amount(base, str(of_type))

    def amount_at_most(self, base: int, of_type: Token, cap: int) -> s.Amount:
        if cap <= base:
            raise SentenceError(
                f"{base} plus something can never be less than {cap}: the limit would leave no other number."
            )
        return s.Amount(base, str(of_type), cap)

    def count(self, of_type: Token) -> s.Amount:
        return s.Amount(0, str(of_type))

    def count_at_most(self, of_type: Token, cap: int) -> s.Amount:
        return s.Amount(0, str(of_type), cap)

    def heal_self(self, amount: int, *above: bool) -> s.Effect:
        return s.Heal(amount, s.Self(), bool(above))

    def heal(self, who: s.Who, amount: int, *above: bool) -> s.Effect:
        return s.Heal(amount, who, bool(above))

    def above(self) -> bool:
        return True

    def heal_each(self, row: s.Row, amount: int) -> s.Effect:
        return s.HealEach(amount, row)

    def set_hp(self, who: s.Target, hp: int) -> s.Effect:
        return s.SetHp(who, hp)

    def protect(self, who: s.Target, amount: int) -> s.Effect:
        return s.Protect(who, amount)

    # ------------------------------------------------------------ states and places
    def defeat(self, who: s.Target) -> s.Effect:
        return s.Defeat(who)

    def defeat_each(self, most: int) -> s.Effect:
        return s.DefeatEach(most)

    def disable(self, who: s.Who) -> s.Effect:
        return s.Disable(who)

    def disable_if_ready(self, who: s.Who) -> s.Effect:
        return s.Disable(who, if_ready=True)

    def ready(self, who: s.Target) -> s.Effect:
        return s.Ready(who)

    def taunt(self, who: s.Who) -> s.Effect:
        return s.Taunt(who)

    def move(self, who: s.Who, to: s.Row = "any") -> s.Effect:
        return s.Move(who, to)

    def swap(self, _two: Token, side: _Side) -> s.Effect:
        return s.Swap(side)

    # ------------------------------------------------------------ cards
    def draw(self, count: int) -> s.Effect:
        return s.Draw(count)

    def acquire(self, count: int) -> s.Effect:
        return s.Acquire(count)

    def resource_to_hand(self) -> s.Effect:
        return s.TakeResource("hand")

    def resource_to_discard(self) -> s.Effect:
        return s.TakeResource("discard")

    def recycle(self) -> s.Effect:
        return s.Recycle()

    def banish_top(self, count: int = 1) -> s.Effect:
        return s.BanishTop(count)

    def banish_discarded(self, most: int) -> s.Effect:
        return s.BanishDiscarded(most)

    def banish_this(self) -> s.Effect:
        return s.BanishThis()

    def discard(self, count: int, *parts: Any) -> s.Effect:
        return s.Discard(count, "you", *parts)

    def opponent_discards(self, count: int, *parts: Any) -> s.Effect:
        return s.Discard(count, "opponent", *parts)

    def copy_ability(self, who: s.Target, _me: s.Self) -> s.Effect:
        return s.CopyAbility(who)

    # ------------------------------------------------------------ effects of Interrupts and of gains
    def cancel_deployment(self) -> s.Effect:
        return s.CancelDeployment()

    def cancel_ability(self) -> s.Effect:
        return s.CancelAbility()

    def prevent(self) -> s.Effect:
        return s.Prevent()

    def redirect(self, _me: s.Self) -> s.Effect:
        return s.Redirect()

    def give_away(self) -> s.Effect:
        return s.GiveAway()

    # ------------------------------------------------------------ who and where
    def that(self) -> s.That:
        return s.That()

    def me(self, *_name: Token) -> s.Self:
        return s.Self()

    def card_name(self, token: Token) -> str:
        return str(token)

    def target(self, *parts: dict[str, Any] | s.Row) -> s.Target:
        said: dict[str, Any] = {}
        for part in parts:
            for field, value in (part if isinstance(part, dict) else {"row": part}).items():
                if field in said:
                    raise SentenceError(f"One Target cannot be described twice: {_spoken(said[field], value)}.")
                said[field] = value
        return s.Target(**said)

    def target_in(self, *parts: Any) -> s.Target:
        return self.target(*({"row": part[0], "side": part[1]} if isinstance(part, tuple) else part for part in parts))

    def one(self, _token: Token) -> dict[str, Any]:
        return {}

    def other(self) -> dict[str, Any]:
        return {"other": True}

    def is_opposing(self) -> dict[str, Any]:
        return {"side": "opposing"}

    def is_ready(self) -> dict[str, Any]:
        return {"state": "ready"}

    def is_disabled(self) -> dict[str, Any]:
        return {"state": "disabled"}

    def of_type(self, token: Token) -> dict[str, Any]:
        return {"of_type": str(token)}

    def hp_most(self, most: int) -> dict[str, Any]:
        return {"hp_most": most}

    def hp_over(self, over: int) -> dict[str, Any]:
        return {"hp_over": over}

    def hp_between(self, over: int, most: int) -> dict[str, Any]:
        if most <= over:
            raise SentenceError(f"No Character has more than {over} HP and {most} HP or less.")
        return {"hp_over": over, "hp_most": most}

    def own_region(self, row: s.Row) -> tuple[s.Row, s.Reach]:
        return row, "own"

    def opposing_region(self, row: s.Row) -> tuple[s.Row, s.Reach]:
        return row, "opposing"

    def own_party(self) -> _Side:
        return "own"

    def opposing_party(self) -> _Side:
        return "opposing"

    def one_row(self, _one: Token, row: s.Row = "any") -> tuple[s.Row, s.Reach]:
        return row, "any"

    def one_opposing_row(self, _one: Token, row: s.Row = "any") -> tuple[s.Row, s.Reach]:
        return row, "opposing"

    def opposing_row(self, row: s.Row) -> tuple[s.Row, s.Reach]:
        return row, "opposing"

    def own_row(self, row: s.Row) -> tuple[s.Row, s.Reach]:
        return row, "own"

    def one_of_own_rows(self, _one: Token) -> tuple[s.Row, s.Reach]:
        return "any", "own"

    def front(self) -> s.Row:
        return "front"

    def support(self) -> s.Row:
        return "support"

    def any_row(self) -> s.Row:
        return "any"

    # ------------------------------------------------------------ triggers
    def would_be_dealt(self) -> s.Trigger:
        return s.WouldBeDealt()

    def other_would_be_dealt(self) -> s.Trigger:
        return s.WouldBeDealt(other=True)

    def was_dealt(self, _me: s.Self) -> s.Trigger:
        return s.WasDealt()

    def self_defeated(self, _me: s.Self) -> s.Trigger:
        return s.SelfDefeated()

    def own_defeated_in_play(self) -> s.Trigger:
        return s.OwnDefeatedInPlay()

    def opponent_deploys(self) -> s.Trigger:
        return s.OpponentDeploys()

    def opponent_plays(self) -> s.Trigger:
        return s.OpponentPlays()

    # ------------------------------------------------------------ constants
    def damage_reduction(self, amount: int) -> s.Constant:
        return s.DamageReduction(amount)

    def unaffected_by_row_attacks(self) -> s.Constant:
        return s.UnaffectedByRowAttacks()

    def unaffected_by_type(self, of_type: Token) -> s.Constant:
        return s.UnaffectedByType(str(of_type))

    def unaffected_by_groups(self, groups: tuple[str, ...], of_type: Token) -> s.Constant:
        return s.UnaffectedByType(str(of_type), groups)

    def penetrating_attacks(self) -> s.Constant:
        return s.PenetratingAttacks()

    def raise_hp(self, amount: int) -> s.Constant:
        return s.RaiseHp(amount)

    def infiltrate(self) -> s.Constant:
        return s.Infiltrate()

    def groups(self, *letters: str) -> tuple[str, ...]:
        if len(set(letters)) < len(letters):
            raise SentenceError("A group of Abilities is named twice.")
        return letters

    def front_group(self) -> str:
        return "F"

    def support_group(self) -> str:
        return "S"

    def enhance_group(self) -> str:
        return "E"

    def play_group(self) -> str:
        return "P"

    def gain_group(self) -> str:
        return "G"


def _spoken(first: Any, second: Any) -> str:
    if first is True:
        return '"other" stands there two times'
    return f'"{first}" and "{second}" say the same kind of thing'
