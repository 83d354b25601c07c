"""Worked examples about actions and markers: HI-E1, HI-E5 to HI-E8 and HI-E12, with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.history import Refused
from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

BO = {"heroes": ["Traveller", "Huntaar"]}
FOUR_AT_2_2 = {"Temple of the Ages": [2, 2]}


@example("HI-E1")
def test_four_actions_in_one_turn() -> None:
    heroes = [{"name": "Shadowboxer", "at": [5, 5]}, {"name": "Werebeast", "at": [2, 1]}]
    game = play(players=[{"heroes": heroes}, BO], deck=["Hovercraft"], pawns=[[2, 2]], city=FOUR_AT_2_2, rolls=[4])
    assert (game.hero("Werebeast").combat, game.table.number(6), game.markers("Ann")) == (1, 4, (4, 1))
    game.bonus("Shadowboxer")
    assert game.hand("Ann") == ["Hovercraft"]
    game.play("Hovercraft")
    game.hq().answer(f"move:{game.number('Werebeast')}:6")
    game.bonus("Werebeast")
    assert game.table.heroes[game.number("Werebeast")].value == 5
    assert game.die_on("Werebeast") == (2, 2)
    assert not game.hero("Werebeast").free
    assert game.spaces("Ann") == ["coloured"]
    assert sorted(game.player("Ann").bonus) == [game.number("Shadowboxer"), game.number("Werebeast")]
    assert game.player("Ann").hq_marker == "coloured"
    assert game.markers("Ann") == (2, 1)
    assert game.asked == "Bo", "no bonus action is left"
    for _ in range(2):
        game.idle("Bo", "Ann")
    game.idle("Bo")
    assert (game.table.turn, game.asked) == (4, "Bo")
    assert game.spaces("Ann") == ["coloured", "coloured", "coloured", "white"], "there was nothing left but to draw"


@example("HI-E1")
def test_the_draw_with_white_may_come_in_any_of_the_later_turns() -> None:
    for draw_in in (2, 3, 4):
        heroes = [{"name": "Shadowboxer", "marked": True}, {"name": "Werebeast", "marked": True}]
        ann: dict[str, Any] = {"heroes": heroes}
        ann |= {"hq": "Hovercraft", "hq_marker": "coloured", "coloured": 2, "white": 1}
        game = play(players=[ann, BO], step=2)
        assert game.spaces("Ann") == ["coloured"]
        for turn in (2, 3, 4):
            if game.asked == "Ann":  # in turn 4 the white marker leaves nothing else, and nothing is asked
                game.answer("draw" if turn == draw_in else "pass").end()
            if turn < 4:
                game.idle("Bo")
        assert game.markers("Ann") == (0, 0)
        assert game.spaces("Ann") == ["coloured", *("white" if turn == draw_in else "coloured" for turn in (2, 3, 4))]


@example("HI-E5")
def test_crime_computer_without_the_white_marker_is_refused() -> None:
    game = play(players=[{"heroes": ["Lumen", "Titan"], "hq": "Crime Computer"}, BO])
    game.draw().end().idle("Bo").pass_().end().idle("Bo")
    assert (game.asked, game.markers("Ann"), len(game.spaces("Ann"))) == ("Ann", (3, 0), 2)
    before = game.picture()
    assert "hq" not in game.keys
    with pytest.raises(Refused):
        game.match.answer("hq")
    assert game.refuse("marker:0:4", f"card:{game.player('Ann').hq}").rule == "HI-HQ-2"
    assert game.changed(before) == set()


@example("HI-E6")
def test_hovercraft_and_the_forced_draw() -> None:
    ann = {"heroes": ["Lumen", "Shadowboxer"], "hq": "Hovercraft"}
    game = play(players=[ann, {"heroes": ["Traveller", "Titan"]}])
    assert game.markers("Ann") == (4, 1)
    game.hq().answer(f"move:{game.number('Lumen')}:15")
    assert (game.markers("Ann"), game.spaces("Ann")) == ((3, 1), []), "for four normal actions"
    game.move("Lumen", (3, 1)).end()
    assert (game.markers("Ann"), len(game.spaces("Ann"))) == ((2, 1), 1), "for three normal actions"
    game.idle("Bo").move("Lumen", (4, 1)).end().idle("Bo").pass_().end().idle("Bo")
    assert (game.table.turn, game.asked, game.markers("Ann")) == (4, "Ann", (0, 1))
    assert sorted(game.keys) == [f"bonus:{game.number('Shadowboxer')}", "draw"], "the only normal action is Draw"
    before = game.picture()
    with pytest.raises(Refused):
        game.match.answer("pass")
    assert game.changed(before) == set()
    game.draw()
    assert (game.markers("Ann"), len(game.spaces("Ann"))) == ((0, 0), 4)


def copying_minions() -> CityPlay:
    """HI-E7, before Mimic is used."""
    ann = {"heroes": [{"name": "Cloner", "at": [3, 2]}, {"name": "Lumen", "at": [5, 5]}], "points": 10}
    bo = {"heroes": [{"name": "Silver King", "at": [3, 1]}, {"name": "Huntaar", "at": [5, 5]}]}
    return play(players=[ann, bo], pawns=[[2, 2]], city={"Pet Store": [2, 2]})


@example("HI-E7")
def test_cloner_copies_minions() -> None:
    game = copying_minions()
    assert game.table.number(6) == 2
    game.bonus("Cloner")
    game.answer(f"copy:{game.number('Silver King')}:0")
    assert game.points("Ann") == 12
    assert game.pawns == [(3, 3)]
    assert game.player("Ann").bonus == [game.number("Cloner")]
    assert (game.asked, game.spaces("Ann")) == ("Ann", []), "the normal action is still to come"
    assert "pass" in game.keys
    assert not game.hero("Silver King").marked
    assert game.points("Bo") == 0


def copying_rocket(*more: list[int]) -> CityPlay:
    """HI-E8: Cloner has begun to copy Rocket; there may be more crimes than (2, 3) and (3, 3)."""
    ann = {"heroes": [{"name": "Cloner", "at": [2, 2]}, {"name": "Lumen", "at": [5, 5]}], "coloured": 2}
    bo = {"heroes": [{"name": "Slingshot", "at": [2, 1]}, {"name": "Huntaar", "at": [5, 5]}]}
    city = {"Police Precinct": [2, 3]}
    game = play(players=[ann, bo], pawns=[[2, 3], [3, 3], *more], city=city, rolls=[4], step=3)
    assert (game.table.number(7), game.markers("Ann")) == (3, (2, 1))
    game.bonus("Cloner")
    return game.answer(next(option.key for option in game.decision.options if "Rocket" in option.label))


@example("HI-E8")
def test_cloner_copies_rocket() -> None:
    game = copying_rocket()
    assert (game.at("Cloner"), game.die_on("Cloner")) == ((2, 3), (2, 3))
    assert game.player("Ann").bonus == [game.number("Cloner")]
    assert game.markers("Ann") == (1, 1)
    assert len(game.spaces("Ann")) == 3, "the normal action of the turn is done"
    assert game.asked == "Bo"


@example("HI-E8")
def test_fly_is_not_copied_along_with_rocket() -> None:
    game = copying_rocket([3, 2])
    before = game.picture()
    assert sorted(game.keys) == [f"rocket:{game.number('Cloner')}:{at}" for at in (11, 7)]
    with pytest.raises(Refused):
        game.match.answer(f"rocket:{game.number('Cloner')}:12")
    assert game.refuse("Cloner", (3, 3)).sentence
    assert game.changed(before) == set()
    game.answer(f"rocket:{game.number('Cloner')}:7")
    assert game.die_on("Cloner") == (2, 3)


@example("HI-E12")
def test_seven_actions_in_one_round() -> None:
    heroes = [{"name": "Shadowboxer", "at": [5, 5]}, {"name": "Stampede", "at": [1, 1]}]
    game = play(players=[{"heroes": heroes, "hq": "Hovercraft"}, {"heroes": ["Traveller", "Lumen"]}])
    used: list[str] = []
    while game.table.round == 1:
        if game.asked == "Bo":
            game.idle("Bo")
            continue
        order = ["hq", *(key for key in game.keys if key.startswith("bonus:")), "draw", "pass", "end", game.keys[0]]
        key = next(key for key in order if key in game.keys)
        if game.question == "act" and key != "end":
            used.append(key.split(":")[0])
        game.answer(key)
    assert len(used) == 7
    assert (used.count("hq"), used.count("bonus")) == (1, 2)
    assert [key for key in used if key not in ("hq", "bonus")] == ["draw", "pass", "pass", "pass"]


@rule("HI-R84")
@pytest.mark.parametrize(("block", "offered"), [("Pet Store", True), ("Police Precinct", False)])
def test_the_number_that_minions_look_at_is_that_of_the_block_whatever_pawn_stands_there(
    block: str, offered: bool
) -> None:
    heroes = [{"name": "Silver King", "at": [2, 2]}, {"name": "Lumen", "at": [5, 5]}]
    for pawns in ([[2, 2], [4, 4]], [[4, 4], [2, 2]]):
        game = play(players=[{"heroes": heroes}, BO], pawns=pawns, city={block: [2, 2]})
        assert (f"bonus:{game.number('Silver King')}" in game.keys) is offered
