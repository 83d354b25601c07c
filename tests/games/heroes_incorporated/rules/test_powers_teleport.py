"""Teleport and Rocket: other ways of moving (HI-POWER-6, HI-POWER-14, HI-R47, HI-R52, HI-R81, HI-R97)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Stampede", 5, 5), stand("Shadowboxer", 5, 4)]}


def traveller(*rolls: int, justice: int | None = None, **more: Any) -> CityPlay:
    """Ann's Traveller stands in the corner and teleports."""
    options = {"justice": "off" if justice is None else "on"}
    ann = {"heroes": [stand("Traveller", 1, 1), stand("Lumen", 5, 1)], "justice": justice or 0, **more}
    game = play(players=[ann, BO], options=options, rolls=list(rolls), destroyed=["Pet Store"])
    return game if more else game.teleport("Traveller")


@rule("HI-POWER-6", "HI-R47")
@pytest.mark.parametrize("face", [2, 6])
def test_a_good_roll_leads_to_any_of_the_25_blocks(face: int) -> None:
    game = traveller(face)
    assert len(game.keys) == 25, "also where it stands, occupied blocks and destroyed ones"
    number = game.number("Traveller")
    game.answer(f"land:{number}:24")
    assert (game.at("Traveller"), game.markers("Ann"), game.spaces("Ann")) == ((5, 5), (3, 1), ["coloured"])
    assert game.asked == "Bo", "it was the normal action of the turn"


@rule("HI-POWER-6", "HI-R47")
def test_a_one_leads_to_crimeland_without_a_choice() -> None:
    game = traveller(1)
    assert (game.at("Traveller"), game.asked, game.player("Ann").justice) == ((3, 3), "Bo", 0)


@rule("HI-POWER-6", "HI-JUSTICE-9")
def test_with_justice_a_one_brings_a_token_or_two_are_spent_for_a_good_roll() -> None:
    game = traveller(1, justice=0)
    assert (game.at("Traveller"), game.player("Ann").justice) == ((3, 3), 1)
    game = traveller(1, justice=1)
    assert (game.at("Traveller"), game.player("Ann").justice) == ((3, 3), 2), "one token cannot turn it"
    game = traveller(1, justice=2)
    assert (game.asked, game.question) == ("Ann", "stray")
    assert game.keys == ["spend:2", "stray"], "no key is called like a card"
    game.answer("stray")
    assert (game.at("Traveller"), game.player("Ann").justice) == ((3, 3), 3)
    game = traveller(1, justice=3).answer("spend:2")
    game.answer(f"land:{game.number('Traveller')}:4")
    assert (game.at("Traveller"), game.player("Ann").justice) == ((1, 5), 1), "no token is gained"


@rule("HI-POWER-6", "HI-FIGHT-10", "HI-KO-1")
def test_only_a_free_traveller_teleports_and_a_step_is_still_possible() -> None:
    game = play(players=[{"heroes": [stand("Traveller", 1, 1), stand("Lumen", 5, 1)]}, BO])
    keys = (f"teleport:{game.number('Traveller')}", f"teleport:{game.number('Lumen')}")
    assert keys[0] in game.keys
    assert keys[1] not in game.keys
    game.move("Traveller", (1, 2))
    assert game.at("Traveller") == (1, 2)
    for bound in ({"down": True}, {"face": 6, "die": [1, 1]}):
        game = play(players=[{"heroes": [stand("Traveller", 1, 1, **bound), "Lumen"]}, BO], pawns=[[1, 1]])
        assert keys[0] not in game.keys


@rule("HI-R47", "HI-R81")
def test_a_granted_move_may_be_a_teleport() -> None:
    game = traveller(5, hq="Hovercraft").hq().teleport("Traveller")
    game.answer(f"land:{game.number('Traveller')}:20")
    assert (game.at("Traveller"), game.asked, game.spaces("Ann")) == ((5, 1), "Ann", []), "the turn is still due"


def slingshot(*rolls: int, pawns: list[list[int]], **more: Any) -> CityPlay:
    """Ann's Slingshot stands at (2, 1)."""
    ann = {"heroes": [stand("Slingshot", 2, 1, **more.pop("hero", {})), stand("Titan", 5, 1)], **more.pop("ann", {})}
    return play(players=[ann, more.pop("bo", BO)], pawns=pawns, rolls=list(rolls), **more)


@rule("HI-POWER-14", "HI-R52")
def test_rocket_moves_one_block_and_fights_there_for_one_marker() -> None:
    game = slingshot(4, pawns=[[2, 2], [2, 1]])
    number = game.number("Slingshot")
    assert {f"move:{number}:6", f"fight:{number}:5", f"rocket:{number}:6"} <= set(game.keys), "either half alone, too"
    assert not any(key.startswith("rocket") and not key.startswith(f"rocket:{number}:") for key in game.keys)
    game.rocket("Slingshot", (2, 2))
    assert (game.at("Slingshot"), game.die_on("Slingshot"), game.markers("Ann")) == ((2, 2), (2, 2), (3, 1))
    assert game.asked == "Bo"


@rule("HI-R52")
def test_supervillains_are_thrown_in_after_the_step_of_a_rocket() -> None:
    bo = {"heroes": [stand("Stampede", 5, 5), "Shadowboxer"], "hand": ["Mammoth"]}
    game = slingshot(4, pawns=[[2, 2]], bo=bo).rocket("Slingshot", (2, 2), quiet=False)
    assert (game.asked, game.question, game.at("Slingshot")) == ("Bo", "throw", (2, 2))
    game.throw("Bo", "Mammoth").quiet()
    assert (game.at("Slingshot"), game.die_on("Slingshot")) == ((2, 2), None)


@rule("HI-R52", "HI-POWER-2")
def test_with_fly_the_step_of_a_rocket_may_be_diagonal() -> None:
    game = slingshot(5, pawns=[[1, 2]]).rocket("Slingshot", (1, 2))
    assert (game.at("Slingshot"), game.die_on("Slingshot")) == ((1, 2), (1, 2))


@rule("HI-R97")
def test_gadgets_do_not_stretch_a_rocket() -> None:
    pawns = [[2, 3], [4, 1], [2, 2]]
    game = slingshot(4, pawns=pawns, hero={"gadgets": ["Grapple Line", "Laser Gauntlet"]})
    number = game.number("Slingshot")
    assert [key for key in game.keys if key.startswith("rocket")] == [f"rocket:{number}:6"]
    assert f"move:{number}:7" in game.keys, "a Move of the same hero is stretched"
    game.rocket("Slingshot", (2, 2))
    assert game.die_on("Slingshot") == (2, 2)


@rule("HI-R52", "HI-R81")
def test_rocket_is_no_granted_action() -> None:
    game = slingshot(4, pawns=[[2, 2]], ann={"hq": "Hovercraft"}).hq()
    assert game.question == "granted"
    assert not any(key.startswith("rocket") for key in game.keys)
    game = slingshot(4, pawns=[[2, 2]], ann={"hq": "Alert Beacon"})
    assert "hq" not in game.keys, "no hero stands on a crime"
