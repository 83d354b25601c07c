"""Players that see only a seat's handle: what a person on that seat could see, and nothing else.

A bot is named in a seat's set-up (`random`) and made here.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from tabletop.bots.random_bot import RandomBot
from tabletop.engine.chance import split
from tabletop.engine.game import Setup
from tabletop.engine.handle import SeatHandle

HUMAN = "human"


class Bot(Protocol):
    """Somebody who can be asked."""

    def choose(self, handle: SeatHandle) -> str:
        """The key of one option of the handle's pending decision. Raises ValueError if the seat is not asked."""
        ...


class UnknownBot(ValueError):
    """There is no bot of this name; the message lists those there are."""


_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def bot_names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(_BOTS)


def bot_named(name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed gives the same answers to the same questions. Raises UnknownBot."""
    try:
        make = _BOTS[name]
    except KeyError:
        near = difflib.get_close_matches(name, _BOTS, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        raise UnknownBot(f'There is no bot "{name}"; there are: {", ".join(_BOTS)}.{hint}') from None
    return make(seed)


def bots_of(setup: Setup) -> dict[int, Bot]:
    """The bots of a match by seat, each with a seed of its own made from the match's. Raises UnknownBot."""
    return {
        seat: bot_named(who.kind, split(setup.seed, seat + 1))
        for seat, who in enumerate(setup.seats)
        if who.kind != HUMAN
    }
