"""Team HQ gadgets: one a team, once a round, paid with a marker of their colour (HI-HQ)."""

from __future__ import annotations

import pytest

from tabletop.games.heroes_incorporated import GAME
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Traveller", 5, 1), stand("Paragon", 5, 2)]}


def _with(**more: object) -> CityPlay:
    ann = {"heroes": [stand("Andron", 2, 2), stand("Lumen", 4, 4)], "points": 5, **more}
    return play(players=[ann, BO], pawns=[[2, 2], [4, 4]], deck=["School Visit"], rolls=[6])


@rule("HI-HQ-1", "HI-HQ-4")
def test_it_is_placed_by_playing_its_card_and_may_be_used_in_the_same_turn() -> None:
    game = _with(hand=["Hovercraft"])
    assert "hq" not in game.keys
    before = game.picture()
    game.play("Hovercraft")
    assert game.changed(before) == {"Ann: hand", "Ann: hq", "Ann: coloured"}
    game.hq().answer(f"move:{game.number('Lumen')}:17")
    assert game.at("Lumen") == (4, 3)


@rule("HI-HQ-2")
@pytest.mark.parametrize(
    ("hq", "answer", "left"),
    [
        ("Hovercraft", "move:1:17", (3, 1)),
        ("Crime Computer", "", (4, 0)),
        ("Alert Beacon", "fight:0:6", (3, 1)),
        ("Satellite Uplink", "Cat up a Tree", (3, 1)),
    ],
)
def test_it_works_once_a_round_for_a_coloured_marker_the_crime_computer_for_the_white_one(
    hq: str, answer: str, left: tuple[int, int]
) -> None:
    game = _with(hq=hq, hand=["Cat up a Tree", "Charity Gala"])
    game.hq()
    if answer:
        game.answer(answer).quiet()
    assert game.markers("Ann") == left
    assert game.player("Ann").hq_marker == ("white" if hq == "Crime Computer" else "coloured")
    assert (game.spaces("Ann"), game.question, game.asked) == ([], "act", "Ann"), "a bonus action"
    assert "hq" not in game.keys
    game.pass_().end()
    game.idle("Bo")
    assert "hq" not in game.keys, "not in a later turn of the round either"
    game.to_round_end()
    while game.question != "act":
        game.answer(game.keys[-1])
    assert (game.asked, game.table.round) == ("Ann", 2)
    assert "hq" in game.keys


@rule("HI-HQ-2")
def test_the_crime_computer_draws_a_card() -> None:
    game = _with(hq="Crime Computer")
    before = game.picture()
    game.hq()
    assert game.changed(before) == {"Ann: hand", "Ann: white", "deck"}
    assert game.hand("Ann") == ["School Visit"]
    assert "draw" not in game.keys, "the white marker is spent"


@rule("HI-HQ-3")
@pytest.mark.parametrize(("hq", "verb"), [("Hovercraft", "move"), ("Alert Beacon", "fight")])
def test_either_hero_of_the_team_may_carry_it_out(hq: str, verb: str) -> None:
    game = _with(hq=hq)
    game.hq()
    heroes = {key.split(":")[1] for key in game.keys if key.startswith(verb)}
    assert heroes == {str(game.number("Andron")), str(game.number("Lumen"))}


@rule("HI-HQ-3", "HI-KO-1")
def test_only_a_free_hero_can_carry_it_out() -> None:
    heroes = [stand("Andron", 2, 2, down=True), stand("Lumen", 4, 4, face=6)]
    game = play(players=[{"heroes": heroes, "hq": "Hovercraft"}, BO], pawns=[[4, 4]])
    assert "hq" not in game.keys


@rule("HI-HQ-5", "HI-R19", "HI-LIMIT-5")
@pytest.mark.parametrize(
    ("old", "new", "marker"),
    [
        ("Hovercraft", "Crime Computer", "coloured"),
        ("Crime Computer", "Hovercraft", "white"),
        ("Hovercraft", "Satellite Uplink", "coloured"),
    ],
)
def test_a_new_one_throws_out_the_old_and_takes_its_marker_over(old: str, new: str, marker: str) -> None:
    game = _with(hq=old, hand=[new, "Cat up a Tree"])
    game.hq()
    if game.question == "granted":
        game.answer(game.keys[0])
    left = game.markers("Ann")
    game.play(new)
    assert (game.hq_of("Ann"), game.player("Ann").hq_marker) == (new, marker)
    assert game.discard == [old]
    assert game.markers("Ann") == (left[0] - 1, left[1]), "the marker on the old one does not come back"
    assert game.asked == "Bo", "the new one counts as used, so nothing is left to do"
    game.idle("Bo")
    assert "hq" not in game.keys
    game.to_round_end()
    while game.question != "act":
        game.answer(game.keys[-1])
    assert "hq" in game.keys, "in the next round it works"


@rule("HI-HQ-5", "HI-R19")
def test_an_unused_one_is_replaced_by_one_that_can_be_used_at_once() -> None:
    game = _with(hq="Hovercraft", hand=["Alert Beacon"])
    game.play("Alert Beacon")
    assert (game.hq_of("Ann"), game.player("Ann").hq_marker, game.discard) == ("Alert Beacon", "", ["Hovercraft"])
    assert "hq" in game.keys


@rule("HI-HQ-6")
def test_there_are_none_without_the_expansion() -> None:
    gadgets = {card.name for card in GAME.card_set().cards if card.kind == "Team HQ gadget"}
    assert gadgets == {"Hovercraft", "Crime Computer", "Alert Beacon", "Satellite Uplink"}
    for expansion, found in (("on", gadgets), ("off", set())):
        table = play(players=[{}, {}], options={"super": expansion}).table
        assert {table.kind(card).name for card in table.deck} & gadgets == found
