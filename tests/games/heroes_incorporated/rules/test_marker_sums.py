"""Sums that hold at every decision of any game: markers, tokens, dice and pawns (HI-MARK-1, HI-LIMIT)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.chance import Source, below
from tabletop.engine.decision import key_of
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.position import NAMES
from tabletop.games.heroes_incorporated.table import Table
from tests.citing import rule

GAMES = 30
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"justice": "on", "lairs": "on"},
    {"super": "off", "lairs": "on"},
    {"justice": "on"},
)


def _markers(table: Table) -> None:
    """HI-MARK-1: what is missing from four coloured and one white marker lies on normal spaces or the HQ gadget."""
    for seat, player in enumerate(table.players):
        filled, on_hq = len(player.spaces), int(player.hq_marker != "")
        assert (4 - player.coloured) + (1 - player.white) == filled + on_hq
        whites = player.spaces.count(True) + (player.hq_marker == "white")
        assert player.white + whites == 1
        assert player.coloured + player.spaces.count(False) + (player.hq_marker == "coloured") == 4
        marked = [number for number, hero in enumerate(table.heroes) if hero.seat == seat and hero.marked]
        assert sorted(player.bonus) == marked
        assert len(marked) <= 2
        if table.phase == "act" and table.active >= 0 and not player.out:
            order = [(table.opener + step) % len(table.players) for step in range(len(table.players))]
            before = order.index(seat) < order.index(table.active)
            done = table.turn if before or (seat == table.active and table.done) else table.turn - 1
            assert filled == done, "one normal action a turn"


def check_tokens(table: Table) -> None:
    """Combat +1 and Justice tokens are finite, and no hero or team has more than three."""
    carried = [hero.combat for hero in table.heroes]
    assert all(0 <= count <= 3 for count in carried)
    assert sum(carried) + sum(table.tokens) + table.combat_supply() == 12
    assert table.combat_supply() >= 0
    justice = [player.justice for player in table.players]
    assert all(0 <= count <= 3 for count in justice)
    assert sum(justice) + table.justice_supply() == 12
    assert table.justice or not any(justice)


def check_city(table: Table) -> None:
    """Dice lie only where there is crime, never beside a supervillain between actions, the lower ones have gone."""
    if not table.laid:
        return
    assert len(table.pawns) == {2: 5, 3: 6, 4: 7}[len(table.players)]
    assert table.kind(table.city[12]).name == "Crimeland"
    assert not table.destroyed[12]
    assert all(not gone or not tokens for gone, tokens in zip(table.destroyed, table.tokens, strict=True))
    blocks = Counter(hero.die for hero in table.heroes if hero.die >= 0)
    for at, count in blocks.items():
        values = {hero.face + hero.combat for hero in table.heroes if hero.die == at}
        assert len(values) == 1, f"{count} dice on one block are equal"
        assert at in table.pawns
        if table.phase == "act":
            assert min(values) >= table.kind(table.city[at]).number
            if table.fight is None or table.fight.stage == "over":
                assert not table.villains_on(at), "a die and a supervillain between actions"
    assert all(not (hero.down and hero.die >= 0) for hero in table.heroes)
    for villain in table.villains:
        assert not (villain.lair and villain.block in table.pawns)
        assert villain.lair is False or villain.block in (0, 4, 20, 24)


@rule("HI-MARK-1", "HI-VILLAIN-12")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_markers_and_tokens_add_up_at_every_decision(count: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        options = OPTIONS[seed % len(OPTIONS)]
        match = Match.new(GAME, GAME.setup([SeatSetup(name) for name in NAMES[:count]], options, seed))
        chance = Source(seed)
        match.run()
        while match.outcome is None:
            table: Table = match.table
            question = match.question
            assert question is not None
            seen[question.kind] += 1
            _markers(table)
            check_tokens(table)
            check_city(table)
            moves = question.candidates()
            match.answer(key_of(moves[below(chance, len(moves))]))
            match.run()
    assert {"act", "throw", "granted", "roll", "discard"} <= set(seen), "the games have come to all sorts of decisions"
