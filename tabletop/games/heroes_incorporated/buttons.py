"""The options of a decision: which method words which move, from two files of words."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.decision import Move, Option, key_of
from tabletop.games.heroes_incorporated.act_buttons import ActButtons
from tabletop.games.heroes_incorporated.choice_buttons import ChoiceButtons


class Buttons(ActButtons, ChoiceButtons):
    """Words for the moves of one question."""

    def option(self, move: Move) -> Option:
        """The option that a move is."""
        return _BY_VERB[str(move[0])](self, key_of(move), move)


_BY_VERB: dict[str, Callable[[Buttons, str, Move], Option]] = {
    "move": Buttons.move,
    "teleport": Buttons.teleport,
    "fight": Buttons.fight,
    "rocket": Buttons.rocket,
    "play": Buttons.play,
    "free": Buttons.play,
    "draw": Buttons.draw,
    "pass": Buttons.passing,
    "end": Buttons.end,
    "hq": Buttons.hq,
    "bonus": Buttons.bonus,
    "belt": Buttons.belt,
    "trade": Buttons.trade,
    "keep": lambda buttons, key, move: buttons.keep(key, move) if len(move) > 1 else buttons.roll(key, move),
    "left": Buttons.keep,
    "gadget": Buttons.swap,
    "place": Buttons.place,
    "throw": Buttons.throw,
    "cancel": Buttons.cancel,
    "decline": Buttons.decline,
    "again": Buttons.roll,
    "raise": Buttons.roll,
    "justice": Buttons.justice,
    "shield": Buttons.shield,
    "fall": Buttons.fall,
    "lose": Buttons.lose,
    "spend": Buttons.stray,
    "stray": Buttons.stray,
    "land": Buttons.land,
    "hero": Buttons.aim,
    "block": Buttons.aim,
    "seat": Buttons.aim,
    "pawn": Buttons.pawn,
    "token": Buttons.token,
    "no": Buttons.no,
    "yes": Buttons.yes,
    "choose": Buttons.choose,
    "discard": Buttons.discard,
    "take": Buttons.looked,
    "under": Buttons.looked,
    "retrieve": Buttons.retrieve,
    "fame": Buttons.fame,
    "minions": Buttons.minions,
    "copy": Buttons.copy,
    "point": Buttons.point,
    "power": Buttons.power,
    "done": Buttons.done,
    "winner": Buttons.winner,
    "corner": Buttons.corner,
}
