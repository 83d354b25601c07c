"""The games and variants that every contract test runs over, and how to play them at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import Source, below
from tabletop.engine.game import Game, SeatSetup, Setup
from tabletop.engine.match import Match
from tabletop.games import UnknownGame, all_games
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.heroes_incorporated import GAME as INCORPORATED
from tests.contract import roshambo


@dataclass(frozen=True)
class Case:
    """A variant of a game for a number of seats, by default its smallest.

    `longest` bounds its decisions in random play, `winnerless` are the rules by which it may
    end without a winner. Where a test looks at every n-th decision, `stride` spreads them further in a long game.
    """

    game: Game
    longest: int
    options: dict[str, str] = field(default_factory=dict)
    variant: str = "base"
    count: int = 0
    winnerless: tuple[str, ...] = ()
    stride: int = 1

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.count or self.game.seats[0]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}"

    def setup(self, seed: int) -> Setup:
        seats = [SeatSetup(name) for name in ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")[: self.seats]]
        return self.game.setup(seats, self.options, seed)

    def match(self, seed: int, cards: CardSet | None = None) -> Match:
        match = Match.new(self.game, self.setup(seed), cards)
        match.run()
        return match


NO_CHAMPION = ("BR-END-3", "BR-BELT-10")


CITIES = (
    (2, "base", {"super": "off"}),
    (3, "all", {"justice": "on", "lairs": "on"}),
    (4, "lairs", {"super": "off", "lairs": "on", "target": "36"}),
)


def _cases() -> list[Case]:
    found = {game.name: game for game in all_games()}
    return [
        Case(found["hero-brigade"], 1500),
        Case(found["hero-brigade"], 1500, {"stretch": "on"}, "stretch"),
        *(Case(BRAWL, 1800, {"flier": "die"}, f"{count}-seats", count, NO_CHAMPION) for count in BRAWL.seats),
        Case(BRAWL, 1800, {"rival": "seen", "flier": "meter"}, "seen-4-seats", 4, NO_CHAMPION),
        *(
            Case(INCORPORATED, 5000, options, f"{count}-teams-{variant}", count, stride=5)
            for count, variant, options in CITIES
        ),
        Case(roshambo.GAME, 60),
    ]


CASES = _cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def lookup(name: str) -> Game:
    """Any game of the contract tests by name."""
    for case in CASES:
        if case.game.name == name:
            return case.game
    raise UnknownGame(name)


def random_walk(match: Match, seed: int, limit: int = 100_000) -> Iterator[Match]:
    """The match at each of its decisions, answered at random in between."""
    chance = Source(seed)
    for _ in range(limit):
        if match.outcome is not None:
            return
        yield match
        answer_at_random(match, chance)


def answer_at_random(match: Match, chance: Source) -> None:
    decision = match.decision
    assert decision is not None
    match.answer(decision.options[below(chance, len(decision.options))].key, decision.number)
    match.run()


def sometimes(walk: Iterator[Match], every: int, offset: int = 0) -> Iterator[Match]:
    """Every n-th match of a walk."""
    return (match for index, match in enumerate(walk) if index % every == offset)
