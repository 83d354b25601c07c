"""Parts of sentences, from the grammar's phrases to the tree: Targets, rows, amounts, triggers and constants.

`phrases.py` completes the builder. Nothing here looks beyond its own phrase.
"""

from __future__ import annotations

from typing import Any, Literal

from lark import Token, Transformer, v_args

from tabletop.cardtext.faults import SentenceError
from tabletop.games.hero_brigade import sentences as s

Side = Literal["own", "opposing"]


@v_args(inline=True)
class Parts(Transformer[Token, s.Sentences]):
    """The builder's methods for parts of sentences; each is given its children one by one."""

    # ------------------------------------------------------------ amounts
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

    def above(self) -> bool:
        return True

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

    def own_party(self) -> Side:
        return "own"

    def opposing_party(self) -> Side:
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
