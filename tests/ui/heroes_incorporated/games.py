"""Games at one screen for the tests, and people who play them at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from tabletop.bots import bots_of
from tabletop.engine.events import plain
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.position import NAMES, build_position
from tabletop.games.heroes_incorporated.table import Table
from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands


def new_game(humans: int, bots: int = 0, seed: int = 7, **options: str) -> Match:
    """A game of so many people, then bots."""
    kinds = ["human"] * humans + ["random"] * bots
    seats = [SeatSetup(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    return Match.new(GAME, GAME.setup(seats, options, seed))


def position(humans: int = 2, hands: Sequence[Sequence[str]] = (), **data: Any) -> Match:
    """A position whose first players are people, the others bots.

    With `hands` the hidden cards of the hands become these: all that is public stays as it is, since only kinds of
    hidden cards change places.
    """
    built = build_position(data)
    kinds = ["human" if seat < humans else "random" for seat in range(len(built.names))]
    seats = tuple(SeatSetup(name, kind) for name, kind in zip(built.names, kinds, strict=True))
    if hands:
        _change(built.table, hands)
    return built.match(GAME, seats)


def _change(table: Table, hands: Sequence[Sequence[str]]) -> None:
    hidden = [*table.deck, *(card for player in table.players for card in player.hand)]
    done: set[int] = set()
    for player, wanted in zip(table.players, hands, strict=True):
        for card, name in zip(player.hand, wanted, strict=True):
            other = next(each for each in hidden if each not in done and table.kind(each).name == name)
            table.kinds[card], table.kinds[other] = table.kinds[other], table.kinds[card]
            done.add(card)


def controlled(match: Match, hands: Hands = Hands.CLOSED) -> Controller:
    """A controller that has run to the first decision."""
    controller = Controller(match, bots_of(match.setup), hands)
    controller.start()
    return controller


def shown(controller: Controller) -> tuple[object, ...]:
    """Everything that a moment puts on the screen."""
    moment = controller.moment()
    scene = asdict(moment.scene)
    log = [plain(event.text, controller.match.names) for event in controller.log()]
    offers = [asdict(offer) for offer in controller.standing()]
    return scene, moment.prompt, moment.note, moment.seat, moment.measured, log, offers, controller.undo_block()


class Crowd:
    """People who decide at random among what they see, open their hands as they must, and sometimes for a card.

    Where a card might be played they look into the hand in this share of cases; `looked` counts how often they did. A
    holder answers every second call.
    """

    def __init__(self, controller: Controller, seed: int, looks: float = 0.3) -> None:
        self.controller = controller
        self._chance = random.Random(seed)
        self._looks = looks
        self.looked = 0

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
            offered = moment.scene.hand_offered
            if offered is not None and (not moment.decision.options or self._chance.random() < self._looks):
                controller.hold(offered)
                self.looked += 1
                return
            keys = [option.key for option in moment.decision.options]
            assert controller.choose(self._chance.choice(keys), moment.number)

    def play(self, most: int = 20_000) -> None:
        """Play to the end."""
        for _ in range(most):
            if self.controller.match.outcome is not None:
                return
            self.act()
        raise AssertionError("the game does not end")

    def _answer_call(self, seats: list[int]) -> None:
        decision = self.controller.match.decision
        assert decision is not None
        if decision.seat in seats and len(decision.options) > 1 and self._chance.random() < 0.5:
            self.controller.claim(decision.seat)
        else:
            self.controller.nobody()
