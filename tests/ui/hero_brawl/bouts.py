"""Bouts at one screen for the tests, and people who play them at random."""

from __future__ import annotations

import random

from tabletop.bots import bots_of
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.position import NAMES, build_position
from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands


def new_bout(humans: int, bots: int = 0, seed: int = 7, **options: str) -> Match:
    """A bout of so many people, then bots, with a plain die."""
    kinds = ["human"] * humans + ["random"] * bots
    seats = [SeatSetup(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Match.new(BRAWL, BRAWL.setup(seats, {"flier": "die", **options}, seed))


def bout_with(holders: tuple[str, ...], belt: str = "pile") -> Match:
    """Ann is to play; of Bo, Cy and Dee those named hold a Referee instead of one of three plain cards.

    All that is public is the same, whoever holds one: only kinds of hidden cards change places.
    """
    plain = {"Bo": ["Heel", "Diva", "Jobber"], "Cy": ["Heel", "Diva", "Jobber"], "Dee": ["Heel", "Diva", "Jobber"]}
    players = [{"name": "Ann", "hand": ["Folding Fury", "Kendo Comet", "Jobber"]}]
    players += [{"name": name, "hand": hand} for name, hand in plain.items()]
    position = build_position({"players": players, "pile": 40, "belt": belt, "seed": 5})
    table = position.table
    referees = [card for card in table.pile if table.kind(card).stops]
    for number, name in enumerate(holders):
        mine = table.players[NAMES.index(name)].hand[0]
        table.kinds[mine], table.kinds[referees[number]] = table.kinds[referees[number]], table.kinds[mine]
    return position.match(BRAWL)


def controlled(match: Match, hands: Hands = Hands.CLOSED) -> Controller:
    """A controller that has run to the first decision."""
    controller = Controller(match, bots_of(match.setup), hands)
    controller.start()
    return controller


class Crowd:
    """People who decide at random, and open their hands as they must; a holder answers a call every second time."""

    def __init__(self, controller: Controller, seed: int) -> None:
        self.controller = controller
        self._chance = random.Random(seed)

    def act(self) -> None:
        """One thing at the table."""
        controller = self.controller
        moment = controller.moment()
        if moment.bot is not None:
            controller.bot_step()
        elif moment.scene.call is not None and moment.scene.call_seats:
            self._answer_call(moment.scene.call_seats)
        elif moment.scene.hand_wanted is not None:
            controller.hold(moment.scene.hand_wanted)
        else:
            assert moment.decision is not None
            keys = [option.key for option in moment.decision.options if not option.measured]
            assert controller.choose(self._chance.choice(keys), moment.number)

    def play(self, most: int = 20_000) -> None:
        """Play to the end."""
        for _ in range(most):
            if self.controller.match.outcome is not None:
                return
            self.act()
        raise AssertionError("the bout does not end")

    def _answer_call(self, seats: list[int]) -> None:
        table = self.controller.match.table
        claims = [seat for seat in seats if any(table.kind(card).interrupt for card in table.players[seat].hand)]
        if claims and self._chance.random() < 0.5:
            self.controller.claim(claims[0])
            while self.controller.moment().scene.call is not None and self.controller.seats.opened is None:
                self.controller.nobody()
        else:
            self.controller.nobody()
