"""From the control words of `shared.lark` to their values; a game's builder inherits it. Loads the parser's library."""

from __future__ import annotations

from typing import Any, TypeVar

from lark import Token, Transformer, v_args

from tabletop.cardtext.control import ChooseOne, IfDone, May

Tree = TypeVar("Tree")


@v_args(inline=True)
class ControlPhrases(Transformer[Token, Tree]):
    """One method for each alias of the control words."""

    def may(self, effect: Any) -> May:
        return May(effect)

    def if_done(self, first: Any, then: Any) -> IfDone:
        return IfDone(first, then)

    def choose(self, _one: Token, *choices: Any) -> ChooseOne:
        return ChooseOne(choices)
