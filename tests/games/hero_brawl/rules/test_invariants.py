"""What holds at every decision of any game (BR-INV-1 to BR-INV-5), seen over random games for two to six seats."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.chance import Source, below, split
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.position import NAMES
from tabletop.games.hero_brawl.table import IN_PILE, VACANT, Table
from tests.citing import rule
from tests.games.hero_brawl.bout import play

GAMES = 40


class Watcher:
    """Looks at one game from decision to decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.belt_seen = False

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    def look(self) -> None:
        """At a decision, or at the end."""
        self._cards()
        self._champion()

    def _cards(self) -> None:
        """BR-INV-1: sixty cards, each in one place."""
        table = self.table
        places = [*table.pile, *table.discard, *table.in_play, *(card for card in table.committed if card >= 0)]
        for player in table.players:
            places += player.hand + player.shield
        belt = table.belt_card()
        assert belt not in places
        assert sorted([*places, belt]) == list(range(60))

    def _champion(self) -> None:
        """BR-INV-4: at most one champion, none before the reveal, one reveal."""
        table = self.table
        assert table.belt in (IN_PILE, VACANT, *table.seats())
        assert not (self.belt_seen and table.belt == IN_PILE), "it never goes back"
        self.belt_seen = table.belt != IN_PILE
        reveals = sum(event.kind == "shuffled" for event in self.match.events)
        assert reveals == self.belt_seen
        worn = [f"belt-{seat}" for seat in table.seats()]
        view = self.match.ask(-1).view()
        assert sum(view.zones[name].count for name in (*worn, "belt")) == self.belt_seen
        if not self.belt_seen:
            assert view.facts["champion"] is None


def _turns(match: Match) -> None:
    """BR-INV-2 and BR-INV-3, at the stable points where a turn begins and where its card is chosen."""
    pile = 0
    for point in match.checkpoints:
        table: Table = point.base
        if table.phase == "draw":
            pile = table.pile_count()
            assert all(table.players[seat].hand for seat in table.still_in())
        elif table.phase == "play" and pile:
            assert len(table.players[table.active].hand) >= 2


def _battles(match: Match) -> int:
    """BR-INV-5: of two battlers one at most is out by the battle. Returns how many battles there were."""
    battlers: set[int] = set()
    out: set[int] = set()
    battles = 0
    for event in match.events:
        if event.kind == "result":
            battles += 1
            battlers, out = {int(str(event.data["seat"])), int(str(event.data["loser"]))}, set()
        elif event.kind in ("phase", "announced"):
            battlers = set()
        elif event.kind == "eliminated":
            out.add(int(str(event.data["seat"])))
            assert not battlers or not battlers <= out
    return battles


def _checked_game(count: int, seed: int, options: dict[str, str]) -> Match:
    match = Match.new(BRAWL, BRAWL.setup([SeatSetup(name) for name in NAMES[:count]], options, seed))
    match.run()
    chance = Source(seed)
    watcher = Watcher(match)
    watcher.look()
    while match.decision is not None:
        keys = [option.key for option in match.decision.options]
        match.answer(keys[below(chance, len(keys))])
        match.run()
        watcher.look()
    assert match.outcome is not None
    _turns(match)
    return match


@rule("BR-INV-1", "BR-INV-2", "BR-INV-3", "BR-INV-4", "BR-INV-5")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_invariants_hold_at_every_decision(count: int) -> None:
    endings: Counter[str] = Counter()
    battles = 0
    for game in range(GAMES):
        options = {"ask": ("holders", "everybody")[game % 4 == 0], "rival": ("unseen", "seen")[game % 2]}
        match = _checked_game(count, split(2024, count * 100 + game), options)
        assert match.outcome is not None
        endings[match.outcome.ending] += 1
        battles += _battles(match)
    assert set(endings) <= {"elimination", "pile-out", "double-knockout"}
    assert endings["elimination"] > 0
    assert battles > GAMES


@rule("BR-INV-5", "BR-ELIM-3")
@pytest.mark.parametrize("mine", ["Gearlock", "Crutch Crusader"])
def test_a_battle_of_last_cards_puts_out_the_loser_alone(mine: str) -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", mine]}, {"hand": ["Kendo Comet"]}, {"hand": 2}],
        pile=0,
        belt="Bo",
        final=["Cy"],
    )
    bout.play("Folding Fury", on="Bo")
    winner, loser = ("Ann", "Bo") if mine == "Gearlock" else ("Bo", "Ann")
    assert (bout.question, bout.asked) == ("keep", winner)
    bout.choose(mine)
    assert (bout.out(loser), bout.champion) == (True, winner)
    assert "Nobody has a card left" not in " ".join(bout.log())
