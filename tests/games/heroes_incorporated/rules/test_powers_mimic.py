"""Mimic: whom it may copy, how far, how long, and nothing but one printed power (HI-POWER-16 to 19, HI-R54, HI-R95)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def cloner(others: list[Any], mate: Any = None, **more: Any) -> CityPlay:
    """Ann's Cloner stands at (3, 2) and Bo has these heroes."""
    hero = stand("Cloner", 3, 2, **more.pop("cloner", {}))
    ann = {"heroes": [hero, mate or stand("Andron", 5, 5)], **more.pop("ann", {})}
    bo = {"heroes": others, **more.pop("bo", {})}
    return play(players=[ann, bo], **{"pawns": [[3, 2]], **more})


def copyable(game: CityPlay) -> set[tuple[str, str]]:
    """Hero and power of everything that Cloner may copy now."""
    if f"bonus:{game.number('Cloner')}" not in game.keys:
        return set()
    game.bonus("Cloner")
    found = [key.split(":") for key in game.keys if key.startswith("copy")]
    kinds = {int(hero): game.table.hero_kind(int(hero)) for _, hero, _ in found}
    return {(kinds[int(hero)].name, kinds[int(hero)].powers[int(power)].name) for _, hero, power in found}


def copy(game: CityPlay, hero: str, power: str) -> CityPlay:
    """Cloner copies this power of this hero."""
    game.bonus("Cloner")
    names = [each.name for each in game.table.hero_kind(game.number(hero)).powers]
    return game.answer(f"copy:{game.number(hero)}:{names.index(power)}")


@rule("HI-POWER-16", "HI-R54")
@pytest.mark.parametrize(
    ("at", "near"),
    [((3, 2), True), ((2, 2), True), ((4, 2), True), ((3, 1), True), ((3, 3), True), ((2, 1), False), ((3, 4), False)],
)
def test_mimic_reaches_its_own_block_and_the_orthogonally_adjacent_ones(at: tuple[int, int], near: bool) -> None:
    game = cloner([stand("Shadowboxer", *at), stand("Stampede", 1, 5)])
    assert copyable(game) == ({("Shadowboxer", "Detective")} if near else set())


@rule("HI-R54", "HI-R44", "HI-KO-4")
def test_any_hero_of_any_team_standing_or_not_may_be_copied() -> None:
    game = cloner([stand("Shadowboxer", 3, 1, down=True), stand("Lumen", 1, 5)], mate=stand("Paragon", 3, 3))
    assert copyable(game) == {("Shadowboxer", "Detective"), ("Paragon", "Noble")}


@rule("HI-POWER-16", "HI-BONUS-1")
def test_mimic_is_one_use_a_round() -> None:
    game = cloner([stand("Shadowboxer", 3, 1), stand("Paragon", 2, 2)])
    copy(game, "Shadowboxer", "Detective")
    assert len(game.hand("Ann")) == 1
    assert f"bonus:{game.number('Cloner')}" not in game.keys
    game.to_round_end()
    assert not game.hero("Cloner").marked


@rule("HI-POWER-19", "HI-R54")
def test_the_other_hero_keeps_its_marker_and_can_still_use_it_itself() -> None:
    game = cloner([stand("Stampede", 1, 5), stand("Titan", 5, 1)], mate=stand("Shadowboxer", 3, 1))
    copy(game, "Shadowboxer", "Detective").bonus("Shadowboxer")
    assert len(game.hand("Ann")) == 2
    assert sorted(game.player("Ann").bonus) == [game.number("Cloner"), game.number("Shadowboxer")]


@rule("HI-POWER-18", "HI-R95")
def test_nothing_but_the_one_printed_power_is_copied() -> None:
    game = cloner([stand("Huntaar", 3, 1), stand("Stampede", 1, 5)], pawns=[[3, 2], [2, 2]], rolls=[5])
    copy(game, "Huntaar", "SuperSenses").quiet()
    assert game.die_on("Cloner") == (3, 2), "Blast is not copied along, so there was only one block to fight on"


@rule("HI-R95")
def test_powers_lent_by_gadgets_are_not_copied() -> None:
    lent = ["Jet Pack", "Laser Gauntlet", "Tactical Earpiece"]
    game = cloner([stand("Shadowboxer", 3, 1, gadgets=lent), stand("Stampede", 1, 5)], pawns=[[3, 2], [2, 2]])
    assert copyable(game) == {("Shadowboxer", "Detective")}


@rule("HI-R54", "HI-R74")
def test_a_copied_constant_lasts_for_its_one_action() -> None:
    game = cloner([stand("Titan", 3, 1), stand("Stampede", 1, 5)], ann={"hq": "Hovercraft"})
    copy(game, "Titan", "Fly")
    game.answer(f"move:{game.number('Cloner')}:5").hq()
    assert {key for key in game.keys if key.startswith(f"move:{game.number('Cloner')}:")} == {
        f"move:{game.number('Cloner')}:{at}" for at in (0, 6, 10)
    }


@rule("HI-POWER-17", "HI-TURN-2")
def test_a_copied_move_or_fight_is_the_normal_action_of_the_turn() -> None:
    game = cloner([stand("Titan", 3, 1), stand("Stampede", 1, 5)])
    copy(game, "Titan", "Fly").answer(f"move:{game.number('Cloner')}:5")
    assert (game.asked, game.player("Ann").spaces) == ("Bo", [False]), "nothing was left to do in Ann's turn"


@rule("HI-POWER-17")
def test_after_a_power_that_needs_no_marker_the_normal_action_is_still_due() -> None:
    game = copy(cloner([stand("Shadowboxer", 3, 1), stand("Stampede", 1, 5)]), "Shadowboxer", "Detective")
    assert (game.asked, game.table.done, game.markers("Ann")) == ("Ann", False, (4, 1))


@rule("HI-R74")
def test_the_die_of_a_copied_outsmart_ties_normally_with_later_rolls() -> None:
    bo = [stand("Cera", 2, 2), stand("Lumen", 3, 2, face=4, die=[3, 2])]
    game = copy(cloner(bo, rolls=[4, 4]), "Cera", "Outsmart").quiet()
    assert (game.die_on("Cloner"), game.die_on("Lumen")) == ((3, 2), None)
    game.end().fight("Lumen", (3, 2))
    assert (game.die_on("Cloner"), game.die_on("Lumen")) == ((3, 2), (3, 2))


@rule("HI-R74")
def test_a_copied_outsmart_fails_against_an_outsmarting_die_no_more_than_a_usual_tie() -> None:
    game = cloner([stand("Cera", 3, 2, face=4, die=[3, 2]), stand("Lumen", 1, 5)], rolls=[4])
    copy(game, "Cera", "Outsmart").quiet()
    assert (game.die_on("Cloner"), game.die_on("Cera")) == ((3, 2), (3, 2))


@rule("HI-R74", "HI-POWER-6")
def test_a_copied_teleport_has_the_justice_clauses() -> None:
    def after_a_one(justice: int) -> CityPlay:
        game = cloner(
            [stand("Traveller", 3, 1), stand("Stampede", 1, 5)],
            ann={"justice": justice},
            options={"justice": "on"},
            rolls=[1],
        )
        return copy(game, "Traveller", "Teleport")

    game = after_a_one(0)
    assert (game.at("Cloner"), game.player("Ann").justice) == ((3, 3), 1)
    game = after_a_one(2).answer("spend:2")
    game.answer(f"land:{game.number('Cloner')}:0")
    assert (game.at("Cloner"), game.player("Ann").justice) == ((1, 1), 0)


@rule("HI-R74", "HI-POWER-4")
def test_a_copied_noble_is_a_point_at_scoring_or_one_trade_as_the_owner_chooses() -> None:
    def with_noble(justice: int) -> CityPlay:
        ann = {"justice": justice}
        game = cloner([stand("Paragon", 3, 1), stand("Stampede", 1, 5)], ann=ann, options={"justice": "on"})
        return copy(game, "Paragon", "Noble")

    game = with_noble(3)
    assert sorted(key.split(":")[0] for key in game.keys) == ["point", "trade"]
    game.answer(next(key for key in game.keys if key.startswith("trade")))
    assert (game.points("Ann"), game.player("Ann").justice, game.player("Ann").noble) == (1, 1, 0)
    game = with_noble(3).answer("point")
    assert (game.points("Ann"), game.player("Ann").justice, game.player("Ann").noble) == (0, 3, 1)
    game = with_noble(1)
    assert (game.question, game.player("Ann").noble) == ("act", 1), "there is nothing to trade"


@rule("HI-R54", "HI-R12", "HI-R13")
def test_mimic_is_no_option_in_the_turn_of_others() -> None:
    game = cloner([stand("Shadowboxer", 3, 1), stand("Stampede", 1, 5)], turn="Bo")
    assert f"bonus:{game.number('Cloner')}" not in game.keys
    game.bonus("Shadowboxer").pass_().end()
    assert game.asked == "Ann"
    assert copyable(game) == {("Shadowboxer", "Detective")}


@rule("HI-R74", "HI-VILLAIN-2")
def test_a_copied_fight_can_be_answered_with_a_supervillain() -> None:
    game = cloner(
        [stand("Slingshot", 3, 1), stand("Stampede", 1, 5)], bo={"hand": ["Mammoth"]}, pawns=[[2, 2]], rolls=[6]
    )
    copy(game, "Slingshot", "Rocket")
    assert (game.asked, game.question) == ("Bo", "throw"), "with one crime in reach Cloner has gone there"
    game.throw("Bo", "Mammoth").quiet()
    assert (game.at("Cloner"), game.die_on("Cloner")) == ((2, 2), None)
