"""Hero bonus markers: once a round, beside the normal action, not by a hero that is down (HI-BONUS)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Traveller", 5, 1), stand("Paragon", 5, 2)]}


def _with(hero: str, second: str = "Scrap", crime: bool = True, **more: object) -> CityPlay:
    """Ann with a hero at (4, 2), her other hero far away; with `crime` there is one on its block and one north of it.

    The block of (4, 2) has number 3, that of (3, 2) is made one of number 2.
    """
    hand = more.pop("hand", [])
    ann = {"heroes": [stand(hero, 4, 2, **more), stand(second, 1, 5)], "hand": hand, "points": 5}
    pawns = [[4, 2], [3, 2]] if crime else [[5, 5]]
    return play(players=[ann, BO], pawns=pawns, city={"Corner Diner": [3, 2]}, rolls=[6], deck=["Hovercraft"])


@rule("HI-BONUS-1")
@pytest.mark.parametrize(
    ("hero", "answers", "changes"),
    [
        ("Shadowboxer", [], {"Ann: hand", "deck"}),
        ("Stampede", ["move:0:15"], {"Stampede: block"}),
        ("Stampede", ["fight:0:16"], {"Stampede: die"}),
        ("Huntaar", ["fight:0:16"], {"Huntaar: die"}),
        ("Werebeast", [], {"Werebeast: die"}),
        ("Thunderhawk", [], {"Thunderhawk: die"}),
        ("Dr. Illusion", ["pawn:1:10"], {"pawn B"}),
        ("Silver King", [], {"Ann: points", "pawn B"}),
    ],
)
def test_each_marker_gives_its_action_once_a_round(hero: str, answers: list[str], changes: set[str]) -> None:
    game = _with(hero)
    bonus = f"bonus:{game.number(hero)}"
    before = game.picture()
    game.bonus(hero)
    for answer in answers:
        game.answer(answer)
    assert game.changed(before) == {*changes, f"{hero}: marked"}, "no marker of the player is spent"
    assert (game.asked, game.question) == ("Ann", "act"), "the normal action is still due"
    assert bonus not in game.keys
    assert game.refuse(bonus, None).rule == "HI-BONUS-1"
    game.to_round_end()
    while game.question != "act":
        game.answer(game.keys[-1])
    assert (game.table.round, game.asked) == (2, "Ann")
    assert not game.hero(hero).marked


@rule("HI-BONUS-1")
def test_the_owner_plays_a_card_for_the_brown_marker() -> None:
    game = _with("Stampede", hand=["Cat up a Tree"])
    card = game.player("Ann").hand[0]
    before = game.picture()
    game.bonus("Stampede").answer(f"play:{card}")
    assert game.changed(before) == {"Ann: hand", "Ann: points", "discard", "Stampede: marked"}
    assert game.points("Ann") == 6


@rule("HI-BONUS-1")
def test_only_the_hero_itself_acts_with_its_marker() -> None:
    game = _with("Stampede", second="Titan")
    game.bonus("Stampede")
    assert {key.split(":")[1] for key in game.keys} == {str(game.number("Stampede"))}


@example("HI-E1")
@rule("HI-BONUS-2", "HI-BONUS-3", "HI-HQ-4", "HI-TURN-2", "HI-TURN-3")
def test_four_actions_in_one_turn() -> None:
    game = play(
        players=[{"heroes": [stand("Shadowboxer", 5, 5), stand("Werebeast", 2, 1)]}, BO],
        pawns=[[2, 2]],
        deck=["Hovercraft"],
        rolls=[4],
    )
    assert game.table.number(6) == 4
    game.bonus("Shadowboxer").play("Hovercraft").hq().answer(f"move:{game.number('Werebeast')}:6")
    game.bonus("Werebeast").quiet()
    assert game.hero("Werebeast").value == 5
    assert (game.die_on("Werebeast"), game.hero("Werebeast").locked) == ((2, 2), True)
    assert (game.spaces("Ann"), game.player("Ann").hq_marker) == (["coloured"], "coloured")
    assert len(game.player("Ann").bonus) == 2
    assert game.markers("Ann") == (2, 1)
    assert game.asked == "Bo", "no bonus action is left"


@example("HI-E12")
@rule("HI-BONUS-4", "HI-BONUS-2")
def test_seven_actions_by_markers_in_a_round() -> None:
    ann = {"heroes": [stand("Shadowboxer", 5, 5), stand("Huntaar", 2, 2)], "hq": "Hovercraft"}
    game = play(players=[ann, BO], pawns=[[2, 2]], rolls=[6])
    actions = 0
    while game.table.round == 1 and game.outcome is None:
        if game.asked == "Bo":
            game.idle("Bo")
            continue
        useful = [key for key in game.keys if key == "hq" or key.startswith("bonus:")]
        actions += game.question == "act" and game.keys != ["end"]
        game.answer([*useful, *(key for key in game.keys if key in ("pass", "draw")), game.keys[0]][0]).quiet()
        if game.table.turn == 4 and game.table.active == 0:
            assert len(game.player("Ann").spaces) <= 4
    assert actions == 7


@rule("HI-BONUS-4", "HI-POWER-17")
def test_a_normal_marker_spent_along_with_a_mimic_is_one_of_the_four() -> None:
    heroes = [stand("Cloner", 4, 3), stand("Lumen", 4, 4)]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[1, 1]])
    game.bonus("Cloner")
    game.answer(next(key for key, label in zip(game.keys, game.labels(), strict=True) if "Fly" in label))
    game.answer(f"move:{game.number('Cloner')}:11")
    assert (game.spaces("Ann"), game.player("Ann").bonus) == (["coloured"], [game.number("Cloner")])
    assert game.asked == "Bo", "this was the turn's normal action"


@rule("HI-BONUS-4", "HI-R99")
def test_free_plays_by_an_inventor_need_no_marker() -> None:
    ann = {"heroes": [stand("Scrap", 4, 4), stand("Lumen", 5, 5)], "hand": ["Combat Visor", "Hovercraft"]}
    game = play(players=[ann, BO])
    assert not any(key.startswith("play:") for key in game.keys), "never for a marker while the hero stands"
    game.free("Combat Visor", "Lumen").free("Hovercraft")
    assert (game.gear("Lumen"), game.hq_of("Ann")) == (["Combat Visor"], "Hovercraft")
    assert (game.markers("Ann"), game.spaces("Ann")) == ((4, 1), [])


@rule("HI-BONUS-5", "HI-KO-1")
@pytest.mark.parametrize("hero", ["Shadowboxer", "Stampede", "Huntaar", "Dr. Illusion", "Silver King", "Cloner"])
def test_a_hero_that_is_down_uses_no_bonus_marker(hero: str) -> None:
    standing = _with(hero, second="Cera" if hero == "Cloner" else "Scrap")
    if hero != "Cloner":
        assert standing.can(f"bonus:{standing.number(hero)}")
    game = _with(hero, down=True)
    bonus = f"bonus:{game.number(hero)}"
    assert bonus not in game.keys
    assert game.refuse(bonus, None).rule == "HI-BONUS-5"


@rule("HI-BONUS-5", "HI-R18")
@pytest.mark.parametrize(
    ("hero", "usable"),
    [("Shadowboxer", True), ("Dr. Illusion", True), ("Silver King", True), ("Huntaar", False), ("Stampede", False)],
)
def test_a_locked_hero_uses_a_bonus_that_neither_moves_it_nor_makes_it_fight(hero: str, usable: bool) -> None:
    game = _with(hero, face=6)
    assert game.hero(hero).locked
    assert game.can(f"bonus:{game.number(hero)}") == usable


@rule("HI-R18", "HI-BONUS-5")
def test_a_locked_hero_with_superspeed_can_still_play_a_card() -> None:
    game = _with("Stampede", face=6, hand=["Cat up a Tree", "School Visit"])
    game.bonus("Stampede")
    assert {key.split(":")[0] for key in game.keys} == {"play"}


@rule("HI-R18", "HI-BONUS-5")
@pytest.mark.parametrize(
    ("beside", "usable"),
    [("Shadowboxer", True), ("Dr. Illusion", True), ("Huntaar", False), ("Lumen", False), ("Madame Arcana", False)],
)
def test_a_locked_mimic_copies_only_what_neither_moves_it_nor_makes_it_fight(beside: str, usable: bool) -> None:
    heroes = [stand("Cloner", 4, 2, face=6), stand(beside, 5, 2)]
    bo = {"heroes": [stand("Traveller", 1, 1), stand("Scrap", 1, 5)]}
    game = play(players=[{"heroes": heroes}, bo], pawns=[[4, 2], [3, 2], [5, 5]])
    assert game.can(f"bonus:{game.number('Cloner')}") == usable
