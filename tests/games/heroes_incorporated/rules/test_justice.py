"""Justice tokens: what earns them, when they are spent, and what they do to the die (HI-JUSTICE)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.game import SetupFault
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play

BO: dict[str, Any] = {"heroes": ["Shadowboxer", "Scrap"]}


def fight(roll: int, justice: int = 0, combat: int = 0, on: str = "on", **position: Any) -> CityPlay:
    """Stampede fights on a block of 4, and what is asked of its owner is still open."""
    heroes = [{"name": "Stampede", "at": [2, 2], "combat": combat}, {"name": "Lumen", "at": [2, 2]}]
    given = {"players": [{"heroes": heroes, "justice": justice}, BO], "pawns": [[2, 2]], "rolls": [roll], **position}
    return play(options={"justice": on}, **given).fight("Stampede")


@rule("HI-JUSTICE-1")
@pytest.mark.parametrize(("roll", "tokens"), [(3, 1), (4, 0)])
def test_a_miss_brings_the_team_one_token_and_a_success_none(roll: int, tokens: int) -> None:
    assert fight(roll).player("Ann").justice == tokens
    assert fight(roll, on="off").player("Ann").justice == 0


@rule("HI-JUSTICE-1")
def test_a_miss_against_a_supervillain_brings_one_too() -> None:
    game = fight(5, villains=[{"card": "Mammoth", "at": [2, 2]}])
    assert (game.player("Ann").justice, game.villains((2, 2))) == (1, ["Mammoth"])


@rule("HI-JUSTICE-1", "HI-LAIR-11")
@pytest.mark.parametrize(("roll", "tokens"), [(6, 1), (5, 1)])
def test_a_miss_in_a_lair_brings_one_too(roll: int, tokens: int) -> None:
    heroes = [{"name": "Stampede", "at": [1, 5]}, "Huntaar"]
    game = play(
        players=[{"heroes": heroes}, BO],
        options={"justice": "on", "lairs": "on"},
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        rolls=[roll],
    )
    game.fight("Stampede")
    assert (game.player("Ann").justice, game.points("Ann")) == (tokens, 0)


@rule("HI-JUSTICE-1")
def test_a_won_lair_fight_brings_none() -> None:
    heroes = [{"name": "Stampede", "at": [1, 5], "combat": 1}, "Huntaar"]
    game = play(
        players=[{"heroes": heroes}, BO],
        options={"justice": "on", "lairs": "on"},
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        rolls=[6],
    )
    game.fight("Stampede")
    assert (game.player("Ann").justice, game.points("Ann")) == (0, 6)


@rule("HI-JUSTICE-2")
def test_a_die_that_is_removed_later_brings_no_token() -> None:
    bo = {"heroes": [{"name": "Huntaar", "at": [2, 2], "face": 5}, "Scrap"]}
    heroes = [{"name": "Stampede", "at": [2, 2]}, "Lumen"]
    game = play(players=[{"heroes": heroes}, bo], pawns=[[2, 2]], options={"justice": "on"}, rolls=[6])
    game.fight("Stampede")
    assert (game.die_on("Huntaar"), game.player("Bo").justice) == (None, 0)


@rule("HI-JUSTICE-3")
def test_either_hero_spends_the_tokens_of_the_team() -> None:
    heroes = [{"name": "Stampede", "at": [2, 2]}, {"name": "Lumen", "at": [2, 2]}]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[2, 2]], options={"justice": "on"}, rolls=[3, 3])
    game.fight("Stampede").end()
    assert game.player("Ann").justice == 1
    game.idle("Bo").fight("Lumen").answer("justice:1")
    assert (game.die_on("Lumen"), game.player("Ann").justice) == ((2, 2), 0)


@rule("HI-JUSTICE-4")
@pytest.mark.parametrize(("roll", "offered"), [(1, 3), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_any_number_is_spent_after_the_roll_as_far_as_six(roll: int, offered: int) -> None:
    game = fight(roll, justice=3)
    assert ([key for key in game.keys if key.startswith("justice:")]) == (
        [f"justice:{count}" for count in range(offered + 1)] if offered else []
    )
    if offered:
        assert (game.question, game.table.fight and game.table.fight.face) == ("justice", roll), "the roll is seen"
        game.answer(f"justice:{offered}")
    assert game.table.fight is not None
    assert game.table.fight.face == roll + offered
    assert game.player("Ann").justice == 3 - offered + (game.table.fight.result == "miss")


@rule("HI-JUSTICE-5")
def test_tokens_may_make_a_success_harder_to_beat() -> None:
    game = fight(4, justice=2)
    assert game.question == "justice"
    game.answer("justice:1").answer("justice:0")
    assert (game.hero("Stampede").face, game.die_on("Stampede"), game.player("Ann").justice) == (5, (2, 2), 1)


@rule("HI-JUSTICE-6", "HI-R66")
def test_tokens_are_never_spent_on_a_die_that_lies_already_nor_on_anothers_roll() -> None:
    heroes = [{"name": "Stampede", "at": [2, 2], "face": 4}, {"name": "Lumen", "at": [5, 5]}]
    bo = {"heroes": [{"name": "Huntaar", "at": [2, 2]}, "Scrap"]}
    game = play(
        players=[{"heroes": heroes, "justice": 3}, bo],
        pawns=[[2, 2]],
        options={"justice": "on"},
        turn="Bo",
        rolls=[5],
    )
    game.fight("Huntaar")
    assert (game.die_on("Huntaar"), game.die_on("Stampede"), game.player("Ann").justice) == ((2, 2), None, 3)
    game.end()
    assert (game.asked, game.question) == ("Ann", "act")
    assert not any("justice" in key for key in game.keys)


@rule("HI-JUSTICE-7", "HI-R83")
def test_turned_faces_stay_turned_and_combat_tokens_come_on_top() -> None:
    game = fight(4, justice=2, combat=2)
    game.answer("justice:2").end()
    assert (game.hero("Stampede").face, game.table.heroes[0].value) == (6, 8)
    game.idle("Bo").pass_()
    assert (game.hero("Stampede").face, game.die_on("Stampede")) == (6, (2, 2))


@rule("HI-JUSTICE-8", "HI-R66")
def test_tokens_spent_in_vain_are_gone_and_the_miss_brings_one() -> None:
    game = fight(1, justice=2)
    game.answer("justice:2")
    assert game.table.fight is not None
    assert (game.table.fight.face, game.table.fight.result) == (3, "miss")
    assert game.player("Ann").justice == 1


@rule("HI-JUSTICE-9", "HI-R46")
def test_paragon_trades_two_tokens_for_a_point_between_actions_of_the_own_turn() -> None:
    heroes = [{"name": "Paragon", "at": [5, 1]}, "Lumen"]
    game = play(players=[{"heroes": heroes, "justice": 3}, BO], options={"justice": "on"})
    game.answer(next(key for key in game.keys if key.startswith("trade")))
    assert (game.points("Ann"), game.player("Ann").justice) == (1, 1)
    assert not any(key.startswith("trade") for key in game.keys)
    game.pass_()
    assert game.asked == "Bo"
    assert not any(key.startswith("trade") for key in game.keys), "not in another player's turn"


@rule("HI-R46")
def test_paragon_may_trade_after_the_normal_action_and_before_scoring_but_not_later() -> None:
    heroes = [{"name": "Paragon", "at": [1, 5], "face": 5}, {"name": "Lumen", "at": [3, 4], "face": 5}]
    ann = {"heroes": heroes, "justice": 2}
    game = play(players=[ann, BO], options={"justice": "on"}, step=4)
    game.pass_()
    assert (game.asked, game.keys) == ("Ann", [f"trade:{game.number('Paragon')}", "end"])
    city = {"City Hall": [3, 4]}
    game = play(players=[ann, BO], options={"justice": "on"}, phase="end", city=city, pawns=[[1, 5], [3, 4]])
    assert game.question == "trade"
    game.answer("No trade")
    assert game.question == "power", "scoring has begun"
    assert game.points("Ann") == 11
    game.answer("City Hall")
    assert (game.points("Ann"), game.player("Ann").justice) == (12, 2)


@rule("HI-JUSTICE-9")
def test_traveller_spends_two_tokens_on_a_stray_teleport() -> None:
    game = play(players=[{"heroes": ["Traveller", "Lumen"], "justice": 2}, BO], options={"justice": "on"}, rolls=[1])
    game.teleport("Traveller")
    assert game.question == "stray"
    game.answer("spend:2").answer(f"land:{game.number('Traveller')}:24")
    assert (game.at("Traveller"), game.player("Ann").justice) == ((5, 5), 0)


@rule("HI-R77")
def test_justice_needs_the_expansion_and_lairs_do_not() -> None:
    with pytest.raises(SetupFault, match="expansion"):
        new_game(2, super="off", justice="on")
    assert new_game(2, super="off", lairs="on").table.lairs


@rule("HI-R77")
def test_a_base_supervillain_finds_a_lair() -> None:
    game = play(
        players=[{"heroes": ["Stampede", "Lumen"]}, BO],
        options={"super": "off", "lairs": "on"},
        villains=[{"card": "Limbo", "at": [3, 3]}],
        rolls=[4],
        phase="end",
    )
    assert [(game.table.kind(one.card).name, one.lair, one.block) for one in game.table.villains] == [
        ("Limbo", True, 24)
    ]
