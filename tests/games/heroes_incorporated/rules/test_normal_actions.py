"""Move, Fight, Play, Draw and Pass (HI-ACT)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, Where, play, stand

BO = {"heroes": [stand("Traveller", 5, 1), stand("Shadowboxer", 5, 2)]}


def _spaces(game: CityPlay, verb: str, hero: str) -> set[Where]:
    """Where a hero may go or fight."""
    start = f"{verb}:{game.number(hero)}:"
    found = [int(key.removeprefix(start)) for key in game.keys if key.startswith(start)]
    return {(at // 5 + 1, at % 5 + 1) for at in found}


@rule("HI-ACT-1")
def test_each_action_puts_one_marker_on_the_next_space_white_for_a_draw() -> None:
    heroes = [stand("Scrap", 2, 1), stand("Huntaar", 2, 2)]
    game = play(players=[{"heroes": heroes, "hand": ["Cat up a Tree"]}, BO], pawns=[[2, 2]], rolls=[6])
    game.move("Scrap", (1, 1)).end()
    assert (game.spaces("Ann"), game.markers("Ann")) == (["coloured"], (3, 1))
    game.idle("Bo").draw().end()
    assert (game.spaces("Ann"), game.markers("Ann")) == (["coloured", "white"], (3, 0))
    game.idle("Bo").fight("Huntaar").end()
    assert (game.spaces("Ann"), game.markers("Ann")) == (["coloured", "white", "coloured"], (2, 0))
    game.idle("Bo").play("Cat up a Tree")
    assert (game.spaces("Ann"), game.markers("Ann")) == (["coloured", "white", "coloured", "coloured"], (1, 0))


@rule("HI-ACT-2")
def test_a_move_leads_one_block_north_east_south_or_west() -> None:
    game = play(players=[{"heroes": [stand("Scrap", 3, 2), stand("Huntaar", 5, 5)]}, BO])
    assert _spaces(game, "move", "Scrap") == {(2, 2), (3, 1), (3, 3), (4, 2)}
    before = game.picture()
    game.move("Scrap", (2, 2))
    assert game.changed(before) == {"Scrap: block", "Ann: coloured"}
    assert game.at("Scrap") == (2, 2)


@rule("HI-ACT-2", "HI-KO-1", "HI-FIGHT-10")
def test_only_a_free_hero_of_the_own_team_moves() -> None:
    heroes = [stand("Scrap", 3, 2, down=True), stand("Huntaar", 2, 2, face=5)]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[2, 2], [3, 2]])
    for hero in ("Scrap", "Huntaar", "Traveller"):
        assert _spaces(game, "move", hero) == _spaces(game, "fight", hero) == set()
    assert game.refuse("Scrap", (3, 1)).rule == "HI-KO-1"
    assert game.refuse("Huntaar", (3, 1)).rule == "HI-FIGHT-10"
    assert game.refuse("Traveller", (4, 1)).rule == "HI-ACT-2"


@rule("HI-ACT-3")
def test_a_move_does_not_leave_the_grid() -> None:
    game = play(players=[{"heroes": [stand("Scrap", 1, 1), stand("Titan", 5, 5)]}, BO])
    assert _spaces(game, "move", "Scrap") == {(1, 2), (2, 1)}
    assert _spaces(game, "move", "Titan") == {(4, 5), (5, 4), (4, 4)}, "nor does a flying hero"


@rule("HI-ACT-3", "HI-R28", "HI-R72")
def test_a_move_may_enter_every_space_of_the_grid() -> None:
    game = play(
        players=[
            {"heroes": [stand("Scrap", 3, 2), stand("Huntaar", 1, 4)]},
            {"heroes": [stand("Titan", 2, 2), "Lumen"]},
        ],
        destroyed=["Subway Terminal"],
        pawns=[[3, 1]],
        options={"lairs": "on"},
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
    )
    assert game.block((4, 2)) == "Subway Terminal"
    assert _spaces(game, "move", "Scrap") == {(2, 2), (3, 1), (3, 3), (4, 2)}, "hero, crime, Crimeland, destroyed"
    assert (1, 5) in _spaces(game, "move", "Huntaar"), "a lair"
    game.move("Scrap", (4, 2))
    assert game.at("Scrap") == (4, 2)


@rule("HI-ACT-4", "HI-FIGHT-1")
def test_a_hero_fights_on_the_block_where_it_stands_if_there_is_crime() -> None:
    game = play(players=[{"heroes": [stand("Scrap", 2, 2), stand("Titan", 2, 4)]}, BO], pawns=[[2, 2], [2, 3]])
    assert _spaces(game, "fight", "Scrap") == {(2, 2)}
    assert _spaces(game, "fight", "Titan") == set(), "the crime next to it is out of reach"
    assert game.refuse("Titan", "pawn:B").rule == "HI-POWER-3"


@rule("HI-ACT-4", "HI-FIGHT-1", "HI-LAIR-6")
def test_a_lair_can_be_fought_without_a_pawn() -> None:
    game = play(
        players=[{"heroes": [stand("Scrap", 1, 5), "Titan"]}, BO],
        villains=[{"card": "Mammoth", "at": [1, 5], "lair": True}],
        pawns=[[2, 2]],
        options={"lairs": "on"},
    )
    assert _spaces(game, "fight", "Scrap") == {(1, 5)}


@rule("HI-ACT-5", "HI-VILLAIN-1")
def test_any_card_but_a_supervillain_is_played_for_one_action() -> None:
    hand = [
        *("Sleep Gas Grenade", "Combat Visor", "Hovercraft", "Talk Show Regulars", "Meteor Strike", "Cat up a Tree"),
        *("Mammoth", "Power Surge"),
    ]
    game = play(players=[{"heroes": ["Huntaar", "Lumen"], "hand": hand}, BO])
    cards = {game.option(key).label.split(" on ")[0] for key in game.keys if key.startswith("play:")}
    assert cards == set(hand) - {"Mammoth"}
    game.play("Cat up a Tree")
    assert game.spaces("Ann") == ["coloured"]
    assert not any(key.startswith("play:") for key in game.keys), "one card for one action"


@rule("HI-ACT-6", "HI-R15")
def test_the_white_marker_pays_for_one_draw_a_round() -> None:
    ann = {"heroes": ["Shadowboxer", "Scrap"], "points": 1}
    game = play(players=[ann, {"heroes": ["Titan", "Huntaar"]}])
    game.draw()
    assert len(game.hand("Ann")) == 1
    game.bonus("Shadowboxer")
    assert len(game.hand("Ann")) == 2, "other draws come on top"
    for _ in range(3):
        game.idle("Bo")
        assert "draw" not in game.keys
        game.pass_()
    game.idle("Bo")
    assert game.table.round == 2
    assert (game.asked, "draw" in game.keys) == ("Ann", True), "the white marker is back"


@rule("HI-ACT-7")
def test_a_pass_spends_a_marker_and_nothing_else_and_saves_no_action() -> None:
    game = play(players=[{"heroes": ["Scrap", "Lumen"], "hand": ["Cat up a Tree"]}, BO])
    before = game.picture()
    game.pass_().end()
    assert game.changed(before) == {"Ann: coloured"}
    assert (game.spaces("Ann"), game.asked) == (["coloured"], "Bo")
    game.idle("Bo").play("Cat up a Tree").end()
    assert game.asked == "Bo", "there is still one action a turn"


@rule("HI-R81")
@pytest.mark.parametrize(
    ("hero", "keys"),
    [
        (stand("Titan", 3, 2), {"move:0:6", "move:0:5", "move:0:7"}),
        (stand("Traveller", 3, 2), {"move:0:6", "teleport:0"}),
        (stand("Scrap", 3, 2, gadgets=["Grapple Line"]), {"move:0:6", "move:0:1", "move:0:5"}),
    ],
)
def test_a_granted_move_has_all_that_a_normal_move_has(hero: dict[str, object], keys: set[str]) -> None:
    bo = {"heroes": [stand("Andron", 5, 1), "Shadowboxer"]}
    game = play(players=[{"heroes": [hero, stand("Huntaar", 5, 5)], "hq": "Hovercraft"}, bo], pawns=[[1, 5]])
    game.hq()
    assert game.question == "granted"
    assert keys <= set(game.keys)


@rule("HI-R81", "HI-R52")
def test_a_granted_fight_has_blast_and_magic_but_nothing_grants_a_rocket() -> None:
    heroes = [stand("Madame Arcana", 2, 2, gadgets=["Laser Gauntlet"]), stand("Slingshot", 4, 3)]
    game = play(players=[{"heroes": heroes, "hq": "Alert Beacon"}, BO], pawns=[[2, 3], [3, 3], [2, 2]], rolls=[2, 5])
    assert game.can(f"rocket:{game.number('Slingshot')}:12")
    game.hq()
    assert set(game.keys) == {"fight:0:7", "fight:0:6"}
    game.answer("fight:0:7").quiet()
    assert game.die_on("Madame Arcana") == (2, 3), "the higher of two dice"
    assert game.table.fight is not None
    assert game.table.fight.dice == [2, 5]
