"""Positions of Heroes Incorporated: what is written is set, the rest is filled in, a fault names its field."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.position import PositionFault
from tabletop.games.heroes_incorporated import GAME, position
from tabletop.games.heroes_incorporated.position import build_position, read_position
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def test_every_field_of_a_toml_file_is_set() -> None:
    text = """
        turn = "Ann"
        round = 2
        step = 2
        opener = "Bo"
        options = { justice = "on", lairs = "on" }
        city = { "City Hall" = [2, 3] }
        pawns = [[2, 2], [3, 3]]
        destroyed = ["Pet Store"]
        tokens = { "Genicon Inc." = 0 }
        deck = ["Hovercraft"]
        discard = ["Anonymous Tip"]
        villains = [{ card = "Mammoth", at = [1, 5], by = "Bo", lair = true }]
        rolls = [4, 1]
        [[players]]
        name = "Ann"
        points = 12
        justice = 1
        hand = ["Meteor Strike", 2]
        fame = "Fan Club"
        hq = "Satellite Uplink"
        hq_marker = "coloured"
        coloured = 2
        heroes = [{ name = "Andron", at = [2, 1], combat = 1, gadgets = ["Jet Pack"], face = 4, die = [2, 2] }]
        [[players]]
        name = "Bo"
    """
    game = CityPlay(read_position(text, "guide.toml").match(GAME))
    table = game.table
    assert (game.asked, table.round, table.turn, table.opener, table.justice, table.lairs) == (
        "Ann",
        2,
        2,
        1,
        True,
        True,
    )
    assert (game.block((2, 3)), game.pawns, game.destroyed((5, 2))) == ("City Hall", [(2, 2), (3, 3)], True)
    assert (game.tokens((1, 1)), game.tokens((1, 2)), game.deck[0], game.discard) == (
        0,
        1,
        "Hovercraft",
        ["Anonymous Tip"],
    )
    assert (game.villains((1, 5)), table.villains[0].seat, table.villains[0].lair) == (["Mammoth"], 1, True)
    assert (game.points("Ann"), game.player("Ann").justice, len(game.hand("Ann")), game.hand("Ann")[0]) == (
        12,
        1,
        3,
        "Meteor Strike",
    )
    assert (game.fame_of("Ann"), game.hq_of("Ann"), game.markers("Ann")) == ("Fan Club", "Satellite Uplink", (2, 1))
    assert (game.at("Andron"), game.die_on("Andron"), game.hero("Andron").value) == ((2, 1), (2, 2), 5)
    assert (game.gear("Andron"), game.spaces("Ann")) == (["Jet Pack"], ["coloured"])


def test_the_example_in_the_guide_to_positions_can_be_read() -> None:
    guide = str(position.__doc__).split("\n", 2)[2] + '[[players]]\nname = "Bo"\n'
    game = CityPlay(read_position(guide, "guide.toml").match(GAME))
    assert (game.hq_of("Ann"), game.gear("Andron")) == ("Hovercraft", ["Jet Pack"])


def test_what_is_not_written_is_filled_in() -> None:
    game = play(players=[{}, {}, {}])
    assert len(game.table.heroes) == 6
    assert game.pawns == [(2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 4)]
    assert (game.table.target, game.asked, game.markers("Cy"), game.hand("Bo")) == (30, "Ann", (4, 1), [])
    assert len(game.deck) == 76


def test_a_number_in_a_hand_is_filled_with_plain_cards_that_are_named_nowhere_else() -> None:
    game = play(players=[{"hand": 5}, {"hand": ["Mammoth", 4]}], deck=["Cat up a Tree"], discard=["School Visit"])
    assert (len(game.hand("Ann")), len(game.hand("Bo"))) == (5, 5)
    villains = {game.table.kind(card).name for card in range(len(game.table.kinds)) if game.table.kind(card).combat}
    assert not villains & {*game.hand("Ann"), *game.hand("Bo")[1:]}
    assert game.deck[0] == "Cat up a Tree"
    assert game.discard == ["School Visit"]


def test_a_transform_hero_has_its_token_unless_the_position_says_otherwise() -> None:
    game = play(players=[{"heroes": ["Titan", stand("Andron", 1, 1, combat=0)]}, {"heroes": ["Lumen"]}])
    assert (game.hero("Titan").combat, game.hero("Andron").combat, game.hero("Lumen").combat) == (1, 0, 0)


def test_a_card_may_be_named_by_its_id_and_in_small_letters() -> None:
    game = play(players=[{"hand": ["jet_pack", "phase belt"], "heroes": ["titan"]}, {}])
    assert game.hand("Ann") == ["Jet Pack", "Phase Belt"]
    assert game.at("Titan") == (5, 1)


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"players": [{}]}, "players", "2 to 4 players, not 1"),
    ({"players": [{}] * 5}, "players", "2 to 4 players, not 5"),
    ({"colour": 1}, "colour", ""),
    ({"players": [{"score": 3}, {}]}, "players[0]", "score"),
    ({"players": [{"heroes": [{"name": "Titan", "stands": 1}]}, {}]}, "players[0].heroes[0]", "stands"),
    ({"players": [{"heroes": ["Titann"]}, {}]}, "players[0].heroes[0].name", 'Did you mean "Titan"?'),
    (
        {"players": [{"heroes": ["Titan"]}, {"heroes": ["Titan"]}]},
        "players[1].heroes[0].name",
        "somewhere else already",
    ),
    ({"players": [{"heroes": ["Titan", "Lumen", "Cera"]}, {}]}, "players[0].heroes", "two heroes"),
    ({"players": [{"hand": ["Jetpack"]}, {}]}, "players[0].hand[0]", 'Did you mean "Jet Pack"?'),
    ({"players": [{"hand": ["Limbo"]}, {}]}, "players[0].hand[0]", "not in the game with these options"),
    ({"players": [{"hand": ["Jet Pack"]}, {"hand": [2, "Jet Pack"]}]}, "players[1].hand[1]", "somewhere else already"),
    ({"players": [{"points": -1}, {}]}, "players[0].points", ""),
    ({"players": [{"hq_marker": "red"}, {}]}, "players[0].hq_marker", "coloured"),
    (
        {"players": [{"heroes": [{"name": "Andron", "gadgets": ["Hovercraft"]}]}, {}]},
        "gadgets[0]",
        "Hovercraft is no Gadget card",
    ),
    ({"players": [{"heroes": [{"name": "Andron", "at": [6, 1]}]}, {}]}, "players[0].heroes[0].at", "[row, column]"),
    ({"turn": "Zoe"}, "turn", "The players: Ann, Bo"),
    ({"opener": "Zoe"}, "opener", 'no player "Zoe"'),
    ({"phase": "lunch"}, "phase", "act"),
    ({"step": 5}, "step", ""),
    ({"pawns": [[0, 2]]}, "pawns[0]", "from 1 to 5"),
    ({"pawns": []}, "pawns", "one to seven"),
    ({"pawns": [[1, 1]] * 8}, "pawns", "one to seven"),
    ({"city": {"City Hal": [1, 1]}}, "city", 'Did you mean "City Hall"?'),
    ({"city": {"City Hall": [3, 3]}}, "city.City Hall", "Crimeland is always in the middle"),
    ({"city": {"Crimeland": [1, 1]}}, "city.Crimeland", "Crimeland is always in the middle"),
    ({"destroyed": ["Pet Shop"]}, "destroyed", 'Did you mean "Pet Store"?'),
    ({"villains": [{"card": "Jet Pack"}]}, "villains[0].card", "no supervillain"),
    ({"villains": [{"card": "Mammoth", "by": "Zoe"}]}, "villains[0].by", 'no player "Zoe"'),
    ({"villains": [{"card": "Mammoth", "who": "Bo"}]}, "villains[0]", "who"),
    ({"deck": ["Meteor"], "discard": ["Meteor Strike"]}, "discard[0]", "somewhere else already"),
    ({"deck": ["Mammut"]}, "deck[0]", "no card"),
    ({"options": {"super": "off", "justice": "on"}}, "options", "expansion"),
    ({"options": {"target": "36"}, "players": [{}, {}, {}]}, "options", "lairs"),
    ({"options": {"speed": "1"}}, "options", "speed"),
    ({"players": [{"coloured": 3}, {}]}, "players[0].coloured", "filled: 1, turns taken: 0"),
    (
        {"players": [{}, {"coloured": 0}], "step": 3, "turn": "Bo", "done": True},
        "players[1].coloured",
        "turns taken: 3",
    ),
    ({"players": [{"coloured": 0, "white": 0}, {}], "step": 4, "done": True}, "players[0].coloured", "an hq_marker"),
    ({"rolls": 4}, "rolls", "a list"),
    ({"rolls": ["six"]}, "rolls[0]", ""),
    ({"rolls": [0]}, "rolls[0]", ""),
    ({"script": ["x"]}, "script[0]", ""),
    ({"tokens": {"Genicon Inc.": "many"}}, "tokens.Genicon Inc.", ""),
    ({"tokens": {"Genicon Inc.": 13}}, "", "12"),
]
ODD: list[tuple[dict[str, Any], str, str]] = [
    ({"players": [1, {}]}, "players[0]", "a table"),
    ({"players": [{"heroes": [5]}, {}]}, "players[0].heroes[0]", "a table"),
    ({"villains": ["Mammoth"]}, "villains[0]", "a table"),
    ({"players": [{"hand": -1}, {}]}, "players[0].hand", "from 0 to 99"),
    ({"players": [{"hand": ["Jet Pack", 1.5]}, {}]}, "players[0].hand[1]", "from 0 to 99"),
    ({"players": [{"hand": 60}, {"hand": 20}]}, "players[1].hand", "only 8 cards left"),
    ({"destroyed": ["Crimeland"]}, "destroyed", "cannot be destroyed"),
    ({"players": [{"fame": "Jet Pack"}, {}]}, "players[0].fame", "no Fame card"),
    ({"players": [{"hq": "Jet Pack"}, {}]}, "players[0].hq", "no Team HQ gadget card"),
    ({"players": [{"coloured": 3, "hq_marker": "coloured"}, {}]}, "players[0].hq_marker", "without a Team HQ gadget"),
    ({"players": [{"justice": 1}, {}]}, "players[0].justice", "only with the option"),
    ({"villains": [{"card": "Mammoth", "at": [1, 1], "lair": True}]}, "villains[0].lair", "only with the option"),
]
HEROES: list[tuple[dict[str, Any], str, str]] = [
    ({"die": [1, 1]}, "face", "needs its face"),
    ({"at": [1, 1], "face": 4, "down": True}, "die", "HI-KO-2"),
    ({"marked": True}, "marked", "no bonus marker"),
    ({"own": "Hovercraft"}, "own", "no Gadget card"),
    ({"gadgets": ["Jet Pack", "Phase Belt", "Combat Visor"], "own": "Grapple Line"}, "gadgets", "at most 3"),
    ({"name": "Titan", "gadgets": ["Jet Pack"]}, "gadgets", "HI-LIMIT-4"),
]


@pytest.mark.parametrize(("data", "field", "problem"), [*FAULTS, *ODD])
def test_a_fault_names_the_field_and_says_what_is_wrong(data: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(PositionFault) as caught:
        build_position(data, "mine.toml")
    said = str(caught.value)
    assert "mine.toml" in said
    assert field in said
    assert problem in said


@pytest.mark.parametrize(("hero", "field", "problem"), HEROES)
def test_a_hero_that_cannot_be_is_refused(hero: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(PositionFault) as caught:
        play(players=[{"heroes": [{"name": "Andron", **hero}]}, {}])
    assert f"players[0].heroes[0].{field}" in str(caught.value)
    assert problem in str(caught.value)


def test_no_crime_pawn_stands_in_a_lair() -> None:
    villains = [{"card": "Mammoth", "at": [1, 5], "lair": True}]
    with pytest.raises(PositionFault, match="HI-LAIR-9"):
        play(villains=villains, pawns=[[1, 5]], options={"lairs": "on"})


def test_only_one_gadget_of_a_game_has_no_card() -> None:
    heroes = [{"name": "Scrap", "own": "Jet Pack"}, {"name": "Andron", "own": "Phase Belt"}]
    with pytest.raises(PositionFault, match="HI-SETUP-11"):
        play(players=[{"heroes": heroes}, {}])


def test_toml_that_cannot_be_read_names_its_line() -> None:
    with pytest.raises(PositionFault, match=r"mine\.toml: .*line 2"):
        read_position('turn = "Ann"\nround == 3\n', "mine.toml")
