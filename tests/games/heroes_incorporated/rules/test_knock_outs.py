"""KO gadgets and knocked-out heroes: who is hit, what a hero that is down may not do, when it stands up (HI-KO)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Stampede"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Shadowboxer"]}


def playable(game: CityPlay, verb: str = "play") -> list[str]:
    """The plays that are offered."""
    return [key for key in game.keys if key.startswith(f"{verb}:")]


@rule("HI-CARD-4", "HI-KO-1", "HI-CARD-14", "HI-R96")
def test_a_ko_gadget_knocks_its_target_out_and_is_used_up() -> None:
    game = play(players=[ANN | {"hand": ["Sleep Gas Grenade"]}, BO])
    before = game.picture()
    game.play("Sleep Gas Grenade", "Shadowboxer")
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "Shadowboxer: down", "discard"}
    assert game.discard == ["Sleep Gas Grenade"]
    game.end()
    assert f"bonus:{game.number('Shadowboxer')}" not in game.keys, "no bonus action"
    assert not any(key.startswith(f"move:{game.number('Shadowboxer')}:") for key in game.keys), "no action"
    assert any(key.startswith(f"move:{game.number('Traveller')}:") for key in game.keys)
    assert game.refuse("Shadowboxer", (2, 2)).rule == "HI-KO-1"


@rule("HI-KO-1")
def test_a_hero_that_is_down_does_not_fight_either() -> None:
    heroes = [{"name": "Titan", "at": [2, 2], "down": True}, {"name": "Lumen", "at": [2, 2]}]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[2, 2]])
    assert [key for key in game.keys if key.startswith("fight:")] == ["fight:1:6"]


@rule("HI-KO-2")
def test_the_die_of_a_hero_that_is_knocked_out_comes_off() -> None:
    bo = {"heroes": [{"name": "Traveller", "at": [2, 2], "face": 5}, {"name": "Scrap", "at": [2, 2], "face": 5}]}
    game = play(players=[ANN | {"hand": ["Cryo Cannon"]}, bo], pawns=[[2, 2]])
    game.play("Cryo Cannon", "Traveller")
    assert (game.die_on("Traveller"), game.die_on("Scrap")) == (None, (2, 2))
    game.end()
    assert not any(key.startswith("teleport:") for key in game.keys), "it is free of its die, but down"


@rule("HI-KO-3", "HI-R43")
def test_a_hero_stands_up_when_the_markers_go_back_and_not_before() -> None:
    hand = ["Cat up a Tree", "School Visit", "Charity Gala", "Runaway Bus", "Warehouse Fire", "Meteor Strike"]
    ann = {"heroes": [{"name": "Lumen", "down": True}, "Traveller"], "hand": hand, "coloured": 1}
    game = play(players=[ann, {"heroes": ["Scrap", "Titan"]}], step=4, pawns=[[3, 3]], rolls=[1])
    assert game.hero("Lumen").down
    game.pass_()
    assert game.hero("Lumen").down, "not at the end of a turn"
    game.idle("Bo")
    assert game.question == "discard", "hands are cut after the markers have gone back"
    assert not game.hero("Lumen").down
    assert game.markers("Ann") == (4, 1)
    crimes = next(number for number, line in enumerate(game.log()) if "Crime A moves" in line)
    up = next(number for number, line in enumerate(game.log()) if "stands up again" in line)
    assert crimes < up, "it was still down while the crimes moved"


@rule("HI-KO-4", "HI-R44")
def test_mind_control_is_not_asked_of_a_hero_that_is_down() -> None:
    for down in (False, True):
        bo = {"heroes": [{"name": "Cera", "down": down}, "Traveller"], "hand": ["Jet Pack"]}
        game = play(players=[ANN | {"hand": ["Cat up a Tree"]}, bo])
        game.play("Cat up a Tree", quiet=False)
        assert (game.question == "cancel") is not down


@rule("HI-KO-4", "HI-R44")
def test_inventor_mimic_and_nobles_trade_rest_while_the_hero_is_down() -> None:
    for down in (False, True):
        scrap = {"heroes": [{"name": "Scrap", "down": down}, "Lumen"], "hand": ["Jet Pack"]}
        game = play(players=[scrap, BO])
        assert bool(playable(game, "free")) is not down
        assert bool(playable(game)) is down, "while down a gadget card costs an action as for others"
        cloner = {"heroes": [{"name": "Cloner", "down": down}, {"name": "Silver King", "at": [5, 1]}]}
        game = play(players=[cloner, BO], pawns=[[5, 1]], city={"Corner Diner": [5, 1]})
        assert (f"bonus:{game.number('Cloner')}" in game.keys) is not down
        noble = {"heroes": [{"name": "Paragon", "down": down}, "Lumen"], "justice": 2}
        game = play(players=[noble, BO], options={"justice": "on"})
        assert any(key.startswith("trade") for key in game.keys) is not down
        game = play(players=[noble, BO], options={"justice": "on"}, phase="end")
        assert (game.question == "trade") is not down, "nor in the window at the end of the round"


@rule("HI-KO-4", "HI-R44")
def test_income_and_tokens_stay_with_a_hero_that_is_down() -> None:
    heroes = [{"name": "Paragon", "down": True, "combat": 2, "gadgets": ["Jet Pack"]}, "Lumen"]
    game = play(players=[{"heroes": heroes, "fame": "Fan Club", "points": 5}, BO], phase="end")
    assert game.points("Ann") == 7
    assert (game.hero("Paragon").combat, game.gear("Paragon")) == (2, ["Jet Pack"])


@rule("HI-R44")
def test_the_powers_of_a_hero_that_is_down_may_be_copied() -> None:
    ann = {"heroes": [{"name": "Cloner", "at": [5, 5]}, "Lumen"]}
    bo = {"heroes": [{"name": "Shadowboxer", "at": [5, 4], "down": True}, {"name": "Scrap", "at": [1, 5]}]}
    game = play(players=[ann, bo], pawns=[[3, 3]])
    game.bonus("Cloner").answer(f"copy:{game.number('Shadowboxer')}:0")
    assert len(game.hand("Ann")) == 1, "Detective was copied"


@rule("HI-KO-5", "HI-R44")
def test_with_both_heroes_down_a_player_still_plays_cards_draws_and_passes() -> None:
    down = [{"name": "Lumen", "down": True}, {"name": "Stampede", "down": True}]
    game = play(players=[{"heroes": down, "hand": ["Cat up a Tree"]}, BO])
    assert sorted(game.keys) == ["draw", "pass", f"play:{game.player('Ann').hand[0]}"]
    game.play("Cat up a Tree").idle("Bo").draw().idle("Bo").pass_()
    assert (game.points("Ann"), game.spaces("Ann")) == (1, ["coloured", "white", "coloured"])


@rule("HI-R78", "HI-CARD-4")
def test_a_ko_gadget_hits_standing_opposing_heroes_only() -> None:
    bo = {"heroes": [{"name": "Traveller", "down": True}, "Shadowboxer"]}
    game = play(players=[ANN | {"hand": ["Sleep Gas Grenade"]}, bo])
    card = game.player("Ann").hand[0]
    assert playable(game) == [f"play:{card}:hero:{game.number('Shadowboxer')}"]


@rule("HI-R78")
def test_with_all_opposing_heroes_down_a_ko_gadget_stays_in_the_hand() -> None:
    bo = {"heroes": [{"name": "Traveller", "down": True}, {"name": "Shadowboxer", "down": True}]}
    assert playable(play(players=[ANN | {"hand": ["Sleep Gas Grenade"]}, bo])) == []


@rule("HI-CARD-4")
@pytest.mark.parametrize(("standing", "hit"), [(True, True), (False, False)])
def test_a_stun_net_is_thrown_by_a_standing_hero_nearby(standing: bool, hit: bool) -> None:
    heroes = [{"name": "Lumen", "at": [2, 2], "down": not standing}, {"name": "Stampede", "at": [5, 5]}]
    bo = {"heroes": [{"name": "Traveller", "at": [2, 3]}, {"name": "Scrap", "at": [1, 1]}], "hand": ["Jet Pack"]}
    game = play(players=[{"heroes": heroes, "hand": ["Stun Net"]}, bo])
    assert bool(playable(game)) is hit
    if hit:
        assert len(playable(game)) == 1, "Scrap stands on a diagonal neighbour"
        game.play("Stun Net", "Traveller")
        assert (game.hero("Traveller").down, game.hand("Ann"), game.hand("Bo")) == (True, ["Jet Pack"], [])
