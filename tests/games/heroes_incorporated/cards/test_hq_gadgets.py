"""The four Team HQ gadgets: what each grants, for which marker, to which heroes (HI-HQ, HI-R81, part 6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

HQ_GADGETS = ("Hovercraft", "Crime Computer", "Alert Beacon", "Satellite Uplink")
BO = {"heroes": [stand("Titan", 5, 5), stand("Paragon", 1, 5)]}


def owning(gadget: str, *rolls: int, bo: dict[str, Any] = BO, **more: Any) -> CityPlay:
    """Ann owns the HQ gadget; Silver King stands at (2, 2) on a crime, Lumen at (4, 2)."""
    heroes = more.pop("heroes", [stand("Silver King", 2, 2), stand("Lumen", 4, 2)])
    ann = {"heroes": heroes, "hq": gadget, "hand": ["Cat up a Tree"], **more.pop("ann", {})}
    return play(players=[ann, bo], rolls=list(rolls), **{"pawns": [[2, 2], [4, 3]], **more})


@rule("HI-HQ-1", "HI-ACT-5", "HI-CARD-6")
@pytest.mark.parametrize("gadget", HQ_GADGETS)
def test_the_card_becomes_the_teams_gadget_for_an_action_and_works_in_the_same_turn(gadget: str) -> None:
    game = owning("", ann={"hq": "", "hand": [gadget, "Cat up a Tree"]})
    before = game.picture()
    game.play(gadget)
    assert game.changed(before) == {"Ann: hand", "Ann: hq", "Ann: coloured"}
    assert (game.hq_of("Ann"), "hq" in game.keys) == (gadget, True)


@rule("HI-HQ-2", "HI-HQ-4", "HI-MARK-1")
@pytest.mark.parametrize("gadget", HQ_GADGETS)
def test_each_takes_its_marker_once_a_round_as_a_bonus_action(gadget: str) -> None:
    game = owning(gadget, 5)
    game.hq()
    if game.question == "granted":
        game.answer(game.keys[0])
    game.quiet()
    assert game.markers("Ann") == ((4, 0) if gadget == "Crime Computer" else (3, 1))
    assert (game.spaces("Ann"), game.asked, game.table.done) == ([], "Ann", False)
    assert "hq" not in game.keys


@rule("HI-HQ-3", "HI-R81")
def test_hovercraft_moves_either_hero_as_it_may_move() -> None:
    game = owning("Hovercraft").hq()
    king, lumen = game.number("Silver King"), game.number("Lumen")
    moves = {key for key in game.keys if key.startswith("move")}
    assert moves == set(game.keys)
    assert {key for key in moves if key.startswith(f"move:{king}:")} == {f"move:{king}:{at}" for at in (1, 5, 7, 11)}
    assert sum(key.startswith(f"move:{lumen}:") for key in moves) == 8, "Lumen flies"
    before = game.picture()
    game.answer(f"move:{lumen}:20")
    assert game.changed(before) == {"Lumen: block"}


@rule("HI-HQ-2", "HI-FIGHT-10", "HI-KO-1")
def test_hovercraft_needs_a_free_hero() -> None:
    bound = [stand("Silver King", 2, 2, face=5, die=[2, 2]), stand("Lumen", 4, 2, down=True)]
    assert "hq" not in owning("Hovercraft", heroes=bound).keys


@rule("HI-HQ-2", "HI-MARK-5")
def test_crime_computer_draws_one_card_for_the_white_marker_only() -> None:
    game = owning("Crime Computer", deck=["School Visit", "Charity Gala"])
    before = game.picture()
    game.hq()
    assert game.changed(before) == {"Ann: hand", "Ann: white", "deck"}
    assert game.hand("Ann") == ["Cat up a Tree", "School Visit"]
    assert "hq" not in owning("Crime Computer", ann={"white": 0}, step=2).keys


@rule("HI-HQ-2", "HI-MARK-5")
@pytest.mark.parametrize("gadget", [name for name in HQ_GADGETS if name != "Crime Computer"])
def test_the_others_never_take_the_white_marker(gadget: str) -> None:
    assert "hq" not in owning(gadget, step=4, ann={"coloured": 0}, done=True).keys


@rule("HI-HQ-3", "HI-R81", "HI-POWER-3")
def test_alert_beacon_lets_either_hero_fight_as_it_may_fight() -> None:
    game = owning("Alert Beacon", 5).hq()
    king, lumen = game.number("Silver King"), game.number("Lumen")
    assert set(game.keys) == {f"fight:{king}:6", f"fight:{lumen}:17"}, "Lumen by Blast"
    game.answer(f"fight:{lumen}:17").quiet()
    assert (game.die_on("Lumen"), game.die_on("Silver King")) == ((4, 3), None)


@rule("HI-R81", "HI-POWER-5")
def test_a_fight_by_alert_beacon_has_magic_and_can_be_answered() -> None:
    heroes = [stand("Madame Arcana", 2, 2), stand("Lumen", 1, 1)]
    game = owning("Alert Beacon", 6, 1, heroes=heroes, bo={**BO, "hand": ["Evolver"]}, pawns=[[2, 2]])
    game.hq().throw("Bo", "Evolver").quiet()
    assert (game.rolled, game.die_on("Madame Arcana")) == ([6, 1], (2, 2))


def test_alert_beacon_needs_a_hero_at_a_crime() -> None:
    assert "hq" not in owning("Alert Beacon", pawns=[[5, 5]]).keys


@rule("HI-HQ-2", "HI-R87")
def test_satellite_uplink_plays_one_card_of_the_hand() -> None:
    game = owning("Satellite Uplink", ann={"hand": ["Cat up a Tree", "School Visit", "Mammoth"]}).hq()
    assert len(game.keys) == 2, "no supervillain"
    game.answer(game.keys[0])
    assert (game.points("Ann"), len(game.hand("Ann")), game.markers("Ann")) == (1, 2, (3, 1))
    assert "hq" not in owning("Satellite Uplink", ann={"hand": []}).keys


@rule("HI-R50", "HI-POWER-12")
def test_a_card_played_through_satellite_uplink_or_superspeed_can_be_cancelled() -> None:
    cera = {"heroes": [stand("Cera", 5, 5), stand("Paragon", 1, 5)], "hand": ["Charity Gala"]}
    game = owning("Satellite Uplink", bo=cera).hq()
    game.answer(game.keys[0]).cancel("Bo", "Charity Gala")
    assert (game.points("Ann"), game.removed) == (0, ["Cat up a Tree", "Charity Gala"])
    game = owning("Hovercraft", bo=cera, heroes=[stand("Stampede", 2, 2), "Lumen"]).bonus("Stampede")
    game.answer(next(key for key in game.keys if key.startswith("play"))).cancel("Bo", "Charity Gala")
    assert game.points("Ann") == 0


@rule("HI-HQ-5", "HI-R19", "HI-LIMIT-5")
def test_a_new_one_throws_the_old_one_out_and_counts_as_used_if_that_was() -> None:
    game = owning("Crime Computer", ann={"hand": ["Hovercraft"], "hq_marker": "white", "white": 0})
    game.play("Hovercraft")
    assert (game.hq_of("Ann"), game.discard, game.player("Ann").hq_marker) == (
        "Hovercraft",
        ["Crime Computer"],
        "white",
    )
    game.end().idle("Bo")
    assert "hq" not in game.keys


@rule("HI-HQ-6", "HI-SETUP-2")
def test_without_the_expansion_there_are_none() -> None:
    game = play(players=[{}, {}], options={"super": "off"})
    kinds = {game.table.kind(card).name for card in range(len(game.table.kinds))}
    assert not kinds & set(HQ_GADGETS)
