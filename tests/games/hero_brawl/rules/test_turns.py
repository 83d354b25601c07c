"""The turn: draw, play one card, discard it (BR-TURN)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brawl.bout import play


@example("BR-S2")
@rule("BR-TURN-1", "BR-TURN-2", "BR-TURN-3", "BR-CARD-HEEL-1")
def test_a_turn_is_a_draw_a_card_and_its_discard() -> None:
    bout = play(phase="draw", players=[{"hand": ["Heel", 2]}, {"hand": 3}], pile=10, belt="Bo")
    assert bout.count("Ann") == 4
    heel = next(name for name in bout.hand("Ann") if name in ("Baron Boo", "Lord Lowblow", "Countess Cackle"))
    bout.play("Heel").quiet()
    assert bout.count("Ann") == 4
    assert bout.discard[-1] == heel
    assert bout.turn == "Bo"
