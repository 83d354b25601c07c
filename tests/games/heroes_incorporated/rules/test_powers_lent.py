"""A power copied for a fight is reckoned with wherever the fight is spoken of: odds, band, previews (HI-R74)."""

from __future__ import annotations

from typing import Any

from tabletop.games.heroes_incorporated.city import space
from tabletop.games.heroes_incorporated.prospects import chance_of
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play


def beside_cera(rolls: list[int], **more: Any) -> CityPlay:
    """Cloner on a block of 2 with a crime, on which the die of an opposing Cera lies with a 4."""
    cloner = {"name": "Cloner", "at": [2, 2], **more}
    cera = {"name": "Cera", "at": [2, 2], "face": 4, "die": [2, 2]}
    players = [
        {"heroes": [cloner, {"name": "Lumen", "at": [5, 5]}], "justice": 1},
        {"heroes": [cera, {"name": "Titan", "at": [5, 1]}]},
    ]
    game = play(players=players, city={"Pet Store": [2, 2]}, pawns=[[2, 2]], rolls=rolls, options={"justice": "on"})
    return game.bonus("Cloner").answer(f"copy:{game.number('Cera')}:1")


@rule("HI-R74", "HI-POWER-15")
def test_a_lent_outsmart_meets_an_older_die_of_its_kind_as_an_equal() -> None:
    game = beside_cera([4])
    assert game.question == "justice"
    assert game.option("justice:0").preview == "4, success"
    band = game.match.ask(0).view().facts["fight"]
    assert band["good"] is True
    game.answer("justice:0")
    assert (game.die_on("Cloner"), game.die_on("Cera")) == ((2, 2), (2, 2))


@rule("HI-R74", "HI-POWER-5")
def test_a_lent_magic_is_in_the_odds() -> None:
    heroes = [{"name": "Cloner", "at": [2, 2]}, {"name": "Lumen", "at": [5, 5]}]
    game = play(players=[{"heroes": heroes}, {}], city={"Museum of Antiquities": [2, 2]}, pawns=[[2, 2]])
    cloner, at = game.number("Cloner"), space(2, 2)
    assert game.option(f"fight:{cloner}:{at}").preview == "4 to reach, 50 %"
    assert chance_of(game.table, cloner, at, "magic") == 75
