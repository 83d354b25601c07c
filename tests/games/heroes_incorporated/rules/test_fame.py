"""Fame cards: what they pay, from when, and how one takes the place of another (HI-CARD-7, HI-R40, HI-LIMIT-2)."""

from __future__ import annotations

from typing import Any

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play

ANN: dict[str, Any] = {"heroes": ["Titan", "Lumen"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Scrap"]}


@rule("HI-CARD-7", "HI-R40")
def test_a_fame_card_pays_one_point_in_the_round_in_which_it_is_played_and_in_every_later_one() -> None:
    game = play(players=[ANN | {"hand": ["Interstellar Envoys"]}, BO], step=4)
    game.play("Interstellar Envoys")
    assert game.points("Ann") == 0, "not when it is played"
    game.to_round_end()
    assert (game.table.round, game.points("Ann"), game.points("Bo")) == (2, 1, 0)
    game.to_round_end()
    assert game.points("Ann") == 2


@rule("HI-R40", "HI-CARD-7")
def test_the_requirement_need_not_stay_true() -> None:
    heroes = [{"name": "Titan", "at": [5, 5]}, {"name": "Lumen", "at": [5, 5]}]
    game = play(players=[{"heroes": heroes, "hand": ["Fan Club"]}, BO], step=3)
    game.play("Fan Club").end().idle("Bo").move("Lumen", (5, 4))
    game.to_round_end()
    assert (game.fame_of("Ann"), game.points("Ann")) == ("Fan Club", 1)


@rule("HI-R40")
def test_a_fame_card_put_down_by_meganews_tower_pays_from_the_next_round() -> None:
    heroes = [{"name": "Stampede", "at": [3, 5], "face": 5}, "Lumen"]
    game = play(players=[{"heroes": heroes, "hand": ["Fan Club"]}, BO], pawns=[[3, 5]], rolls=[5], phase="end")
    game.answer("MegaNews Tower").answer("Fan Club")
    assert (game.fame_of("Ann"), game.points("Ann")) == ("Fan Club", 3)
    game.to_round_end()
    assert game.points("Ann") == 4


@rule("HI-LIMIT-2", "HI-R45")
def test_a_new_fame_card_replaces_the_old_one_at_once() -> None:
    game = play(players=[ANN | {"hand": ["Interstellar Envoys"], "fame": "Fan Club"}, BO | {"fame": "Toy Line Deal"}])
    before = game.picture()
    game.play("Interstellar Envoys")
    assert (game.fame_of("Ann"), game.discard) == ("Interstellar Envoys", ["Fan Club"])
    assert game.changed(before) == {"Ann: hand", "Ann: fame", "Ann: coloured", "discard"}
    game.to_round_end()
    assert game.points("Ann") == 1, "one Fame card, one point"


@rule("HI-LIMIT-2")
def test_meganews_tower_replaces_the_old_fame_card_too() -> None:
    heroes = [{"name": "Stampede", "at": [3, 5], "face": 5}, "Lumen"]
    game = play(
        players=[{"heroes": heroes, "hand": ["Fan Club"], "fame": "Toy Line Deal"}, BO], pawns=[[3, 5]], phase="end"
    )
    game.answer("MegaNews Tower").answer("Fan Club")
    assert (game.fame_of("Ann"), game.discard) == ("Fan Club", ["Toy Line Deal"])
