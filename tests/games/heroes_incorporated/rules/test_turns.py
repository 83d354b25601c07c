"""Rounds of four turns, one normal action each, bonus actions beside it (HI-TURN, HI-ACT)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play


@rule("HI-TURN-1")
def test_everyone_has_a_first_turn_before_anyone_has_a_second() -> None:
    game = play(players=[{}, {}, {}], opener="Bo", turn="Bo")
    seen = []
    for _ in range(12):
        seen.append((game.table.turn, game.asked))
        game.idle(str(game.asked))
    assert seen == [(turn, name) for turn in (1, 2, 3, 4) for name in ("Bo", "Cy", "Ann")]
    assert game.table.round == 2


@rule("HI-TURN-2", "HI-TURN-6")
def test_a_turn_has_exactly_one_normal_action_and_cannot_end_before_it() -> None:
    game = play(players=[{"heroes": [{"name": "Shadowboxer", "at": [1, 1]}, {"name": "Titan", "at": [5, 5]}]}, {}])
    assert "end" not in game.keys
    game.move("Titan", (5, 4))
    assert game.asked == "Ann", "the black marker can still be used"
    assert game.keys == [f"bonus:{game.number('Shadowboxer')}", "end"]
    game.end()
    assert game.asked == "Bo"


@rule("HI-TURN-3", "HI-BONUS-2", "HI-BONUS-3")
@pytest.mark.parametrize("first", [True, False])
def test_bonus_actions_come_before_or_after_the_normal_action(first: bool) -> None:
    game = play(players=[{"heroes": ["Shadowboxer", {"name": "Titan", "at": [4, 4]}]}, {}])
    if first:
        game.bonus("Shadowboxer")
    game.move("Titan", (4, 3))
    if not first:
        game.bonus("Shadowboxer")
    assert len(game.hand("Ann")) == 1
    assert game.markers("Ann") == (3, 1)
    assert game.asked == "Bo", "nothing is left to do in this turn"
