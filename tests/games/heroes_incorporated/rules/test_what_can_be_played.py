"""Cards that would do nothing, or whose requirement is not met, stay in the hand (HI-CARD-2, HI-CARD-7, HI-R38)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

LUMEN, STAMPEDE = {"name": "Lumen", "at": [5, 1]}, {"name": "Stampede", "at": [1, 1]}
ANN: dict[str, Any] = {"heroes": [LUMEN, STAMPEDE]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Shadowboxer"]}


def playable(game: CityPlay) -> bool:
    """Whether any card of the hand can be played."""
    return any(key.startswith("play:") for key in game.keys)


NOTHING: list[Any] = [
    pytest.param("Second Wind", {}, {}, id="no used bonus marker"),
    pytest.param("Equipment Failure", {}, {}, id="no token on an opposing hero"),
    pytest.param("Genome Panic", {}, {"hand": 2}, id="no Mutant on the other team"),
    pytest.param("Genome Panic", {}, {"heroes": ["Dr. Illusion", "Shadowboxer"]}, id="a Mutant but no card"),
    pytest.param("Swift Justice", {"justice": 3}, {}, id="three Justice tokens already"),
    pytest.param("Tabloid Scandal", {"points": 3}, {"points": 2}, id="the opponent has fewer points"),
    pytest.param("Power Dampener", {}, {}, id="no Mutant and no Chosen to hit"),
    pytest.param(
        "Emergency Call",
        {"heroes": [LUMEN | {"down": True}, STAMPEDE | {"at": [2, 2], "face": 5}]},
        {},
        id="no free hero",
    ),
    pytest.param(
        "Power Surge",
        {"heroes": [LUMEN | {"combat": 3}, STAMPEDE | {"combat": 3}]},
        {},
        id="no room for a token",
    ),
]


@rule("HI-CARD-2", "HI-R38")
@pytest.mark.parametrize(("card", "ann", "bo"), NOTHING)
def test_a_card_without_any_effect_or_target_stays_in_the_hand(
    card: str, ann: dict[str, Any], bo: dict[str, Any]
) -> None:
    game = play(players=[ANN | ann | {"hand": [card]}, BO | bo], options={"justice": "on"})
    assert not playable(game)
    assert game.refuse(card, None).sentence


@rule("HI-CARD-2", "HI-R38")
@pytest.mark.parametrize(
    ("card", "ann", "bo"),
    [
        ("Second Wind", {"heroes": [LUMEN, STAMPEDE | {"marked": True}]}, {}),
        ("Equipment Failure", {}, {"heroes": [{"name": "Traveller", "combat": 1}, "Shadowboxer"]}),
        ("Genome Panic", {}, {"heroes": ["Dr. Illusion", "Shadowboxer"], "hand": 1}),
        ("Swift Justice", {"justice": 2}, {}),
        ("Tabloid Scandal", {"points": 3}, {"points": 3}),
        ("Power Dampener", {}, {"heroes": ["Werebeast", "Shadowboxer"]}),
        ("Emergency Call", {}, {}),
        ("Power Surge", {"heroes": [LUMEN | {"combat": 3}, STAMPEDE | {"combat": 2}]}, {}),
    ],
)
def test_the_same_cards_with_something_to_do_can_be_played(card: str, ann: dict[str, Any], bo: dict[str, Any]) -> None:
    game = play(players=[ANN | ann | {"hand": [card]}, BO | bo], options={"justice": "on"})
    assert playable(game)


@rule("HI-CARD-2")
def test_a_draw_card_stays_in_the_hand_when_there_is_nothing_to_draw() -> None:
    game = play(players=[ANN | {"hand": ["Anonymous Tip"]}, BO], turn="Bo")
    game.table.removed, game.table.deck = game.table.deck, []
    game.idle("Bo")
    assert not playable(game)


@rule("HI-LIMIT-7", "HI-R65", "HI-CARD-2")
def test_a_power_up_cannot_be_played_when_the_twelve_tokens_are_out() -> None:
    full = [{"name": "Traveller", "combat": 3}, {"name": "Shadowboxer", "combat": 3}]
    game = play(
        players=[ANN | {"heroes": [LUMEN | {"combat": 3}, STAMPEDE], "hand": ["Power Surge"]}, {"heroes": full}]
    )
    assert game.table.combat_supply() == 0, "three more lie on blocks"
    assert not playable(game)
    less = play(
        players=[ANN | {"heroes": [LUMEN | {"combat": 2}, STAMPEDE], "hand": ["Power Surge"]}, {"heroes": full}]
    )
    assert playable(less)


@rule("HI-R106", "HI-CARD-2")
def test_tabloid_scandal_names_nobody_without_hero_points() -> None:
    game = play(players=[ANN | {"hand": ["Tabloid Scandal"]}, BO, {"heroes": ["Titan", "Scrap"], "points": 1}])
    assert [key for key in game.keys if key.startswith("play:")] == [f"play:{game.player('Ann').hand[0]}:seat:2"]


@rule("HI-R105", "HI-CARD-2")
def test_emergency_call_puts_no_hero_where_it_stands() -> None:
    heroes = [LUMEN | {"at": [2, 2]}, STAMPEDE | {"at": [2, 2]}]
    game = play(players=[ANN | {"heroes": heroes, "hand": ["Emergency Call"]}, BO], pawns=[[2, 2]])
    assert not playable(game)
    game = play(players=[ANN | {"hand": ["Emergency Call"]}, BO], pawns=[[1, 1], [2, 4]])
    game.play("Emergency Call", (1, 1)).end()
    assert (game.at("Lumen"), game.at("Stampede")) == ((1, 1), (1, 1)), "only Lumen stands elsewhere"


@rule("HI-R105")
def test_a_teleport_may_end_where_it_began() -> None:
    game = play(players=[BO, ANN], rolls=[4])
    game.teleport("Traveller").answer(f"land:{game.number('Traveller')}:{game.hero('Traveller').block}")
    assert game.at("Traveller") == (5, 1)


@rule("HI-CARD-7", "HI-CARD-2")
@pytest.mark.parametrize(
    ("card", "met", "missed"),
    [
        ("Interstellar Envoys", {"heroes": ["Titan", "Lumen"]}, {}),
        ("Fan Club", {"heroes": [LUMEN, STAMPEDE | {"at": [5, 1]}]}, {}),
        ("Key to the City", {"heroes": [LUMEN | {"at": [1, 4]}, STAMPEDE]}, {}),
        ("Villain Busters", {"defeated": True}, {}),
        ("Toy Line Deal", {"heroes": [LUMEN | {"combat": 1}, STAMPEDE | {"gadgets": ["Jet Pack"]}]}, {}),
    ],
)
def test_a_fame_card_needs_its_requirement(card: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    assert playable(play(players=[ANN | met | {"hand": [card]}, BO]))
    game = play(players=[ANN | missed | {"hand": [card]}, BO])
    assert not playable(game)
    assert game.refuse(card, None).rule == "HI-CARD-7"


@rule("HI-CARD-7")
def test_a_fame_card_needs_the_action_too() -> None:
    markers = {"coloured": 0, "hq": "Hovercraft", "hq_marker": "coloured"}
    game = play(players=[{"heroes": ["Titan", "Lumen"], "hand": ["Interstellar Envoys"], **markers}, BO], step=4)
    assert game.question == "act"
    assert not playable(game)


@rule("HI-CARD-7")
def test_talk_show_regulars_are_paid_with_another_card() -> None:
    assert not playable(play(players=[ANN | {"hand": ["Talk Show Regulars"]}, BO]))
    game = play(players=[ANN | {"hand": ["Talk Show Regulars", "Jet Pack"]}, BO])
    game.play("Talk Show Regulars")
    assert (game.fame_of("Ann"), game.hand("Ann"), game.discard) == ("Talk Show Regulars", [], ["Jet Pack"])
