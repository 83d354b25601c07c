"""From the grammar's phrases to the tree: one method for each rule and alias of `cardtext.lark` and `shared.lark`.

Called by the parser while it reads. This is the text, its control words and effects; Targets, rows, triggers and
constants are in `phrases_parts.py`. What may stand where is checked in `placing.py`.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token, v_args

from tabletop.games.hero_brigade import sentences as s
from tabletop.games.hero_brigade.phrases_parts import Parts, Side

_BothRow = Literal["front", "support"]


@v_args(inline=True)
class Builder(Parts):
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

    def heal_self(self, amount: int, *above: bool) -> s.Effect:
        return s.Heal(amount, s.Self(), bool(above))

    def heal(self, who: s.Who, amount: int, *above: bool) -> s.Effect:
        return s.Heal(amount, who, bool(above))

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

    def swap(self, _two: Token, side: Side) -> s.Effect:
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
