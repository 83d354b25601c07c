"""Duels for the tests of the window, and hands that play them at random."""

from __future__ import annotations

import random

from tabletop.bots import HUMAN, bots_of
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games import game_named
from tabletop.ui.controller import Controller
from tabletop.ui.driving import DECLINE
from tabletop.ui.hotseat import Hands

GAME = game_named("hero-brigade")


def new_duel(seed: int = 7, kinds: tuple[str, str] = (HUMAN, HUMAN), pick: str = "hero") -> Match:
    """A duel between Ann and Bo at its first stable point."""
    seats = [SeatSetup(name, kind) for name, kind in zip(("Ann", "Bo"), kinds, strict=True)]
    return Match.new(GAME, GAME.setup(seats, {"pick": pick, "first": "0"}, seed))


def controlled(match: Match, hands: Hands = Hands.CLOSED) -> Controller:
    """A controller that has run to the first decision."""
    controller = Controller(match, bots_of(match.setup), hands)
    controller.start()
    return controller


class People:
    """Two people who decide at random, but open their hands as they must."""

    def __init__(self, controller: Controller, seed: int, stops: float = 0.3) -> None:
        self.controller = controller
        self._chance = random.Random(seed)
        self._stops = stops

    def act(self) -> None:
        """One thing at the table: answer, open a hand, claim, or say that nobody answers."""
        controller = self.controller
        moment = controller.moment()
        if moment.bot is not None:
            controller.bot_step()
        elif moment.curtain is not None:
            controller.hold(moment.curtain)
        elif moment.scene.call is not None and moment.scene.call_seats:
            self._answer_call(moment.scene.call_seats)
        elif moment.scene.hand_wanted is not None:
            controller.hold(moment.scene.hand_wanted)
        else:
            decision = moment.decision
            assert decision is not None
            keys = [option.key for option in decision.options]
            if len(keys) > 1 and "pass" in keys and self._chance.random() > self._stops:
                keys.remove("pass")
            assert controller.choose(self._chance.choice(keys), moment.number)

    def play(self, most: int = 5000) -> None:
        """Play to the end."""
        for _ in range(most):
            if self.controller.match.outcome is not None:
                return
            self.act()
        raise AssertionError("the duel does not end")

    def _answer_call(self, seats: list[int]) -> None:
        decision = self.controller.decision
        assert decision is not None
        assert DECLINE in [option.key for option in decision.options]
        holds = len(decision.options) > 1
        if holds and self._chance.random() < 0.5:
            self.controller.claim(seats[0])
        else:
            self.controller.nobody()
