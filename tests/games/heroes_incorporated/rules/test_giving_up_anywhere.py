"""Giving up at any decision of a random game: the others go on and everything still adds up (HI-R101)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.chance import Source, below
from tabletop.engine.decision import key_of
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.checking import check_state
from tabletop.games.heroes_incorporated.position import NAMES
from tests.citing import rule
from tests.games.heroes_incorporated.rules.test_marker_sums import OPTIONS, check_city, check_tokens

RARE = 12
"""One in so many decisions besides the choice of an action brings a farewell."""


def _farewell(match: Match, chance: Source) -> bool:
    """Whether somebody leaves now: often in the middle of something, seldom before an action."""
    question = match.question
    assert question is not None
    return below(chance, 400 if question.kind in ("act", "place", "throw") else RARE) == 0


@rule("HI-R101")
@pytest.mark.parametrize("count", [3, 4])
def test_whenever_somebody_leaves_the_others_go_on_until_one_is_left_or_has_won(count: int) -> None:
    left: Counter[str] = Counter()
    for seed in range(16):
        setup = GAME.setup([SeatSetup(name) for name in NAMES[:count]], OPTIONS[seed % len(OPTIONS)], seed)
        match, chance = Match.new(GAME, setup), Source(seed)
        match.run()
        while match.outcome is None:
            question = match.question
            assert question is not None
            assert not match.table.players[question.seat].out, "nobody who has left is asked"
            if _farewell(match, chance):
                staying = match.table.still_in()
                match.concede(staying[below(chance, len(staying))])
                left[question.kind] += 1
            else:
                moves = question.candidates()
                match.answer(key_of(moves[below(chance, len(moves))]))
            match.run()
            check_state(match.table, match.card_set, "state")
            check_tokens(match.table)
            check_city(match.table)
        assert match.outcome.winners[0] in match.table.still_in()
    assert len(left) > 5, "farewells at many kinds of moments"
