"""Somebody gives up while a supervillain looks for its lair (HI-R101, HI-R107)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play


@rule("HI-R107", "HI-R101")
def test_the_next_player_clockwise_chooses_the_corner_and_nothing_is_destroyed_twice() -> None:
    game = play(
        players=[{"heroes": ["Titan", "Lumen"]}, {"heroes": ["Scrap", "Huntaar"]}, {"heroes": ["Andron", "Stampede"]}],
        options={"super": "off", "lairs": "on"},
        villains=[{"card": "Quakemaw", "at": [3, 4], "by": "Bo"}],
        pawns=[[2, 2]],
        rolls=[3, 3],
        phase="end",
    )
    assert (game.asked, game.question) == ("Bo", "corner")
    game.match.concede(1)
    game.match.run()
    assert (game.asked, game.question) == ("Cy", "corner")
    assert game.destroyed((3, 4))
    assert sum(game.table.destroyed) == 1, "the block in the corner is spared"
    game.answer(game.keys[1])
    assert [(villain.lair, villain.block) for villain in game.table.villains] == [(True, 24)]
