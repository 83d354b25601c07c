"""Mind Control: who may cancel what, when, and what it costs (HI-POWER-12, HI-R50, HI-R54, HI-R100)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

FAR = {"heroes": [stand("Stampede", 5, 5), stand("Shadowboxer", 5, 4)]}


def cera(row: int = 1, column: int = 5, hand: Sequence[str] = ("Holiday Parade",), **more: Any) -> dict[str, Any]:
    """A team with Cera."""
    return {"heroes": [stand("Cera", row, column, **more), stand("Lumen", 1, 4)], "hand": list(hand)}


def plain(*hand: str, heroes: list[Any] | None = None) -> dict[str, Any]:
    """Ann's team, with cards."""
    return {"heroes": heroes or [stand("Andron", 2, 2), stand("Paragon", 5, 1)], "hand": list(hand)}


@rule("HI-POWER-12", "HI-R50")
def test_a_cancelled_card_has_no_effect_its_action_is_spent_and_both_cards_leave_the_game() -> None:
    game = play(players=[plain("Anonymous Tip"), cera()])
    game.play("Anonymous Tip", quiet=False)
    assert (game.asked, game.question, game.hand("Ann")) == ("Bo", "cancel", [])
    before = game.picture()
    game.cancel("Bo", "Holiday Parade")
    assert game.changed(before) == {"Bo: hand", "removed"}, "nothing drawn, nothing on the discard pile"
    assert (game.removed, game.markers("Ann"), game.asked) == (["Anonymous Tip", "Holiday Parade"], (3, 1), "Bo")


@rule("HI-POWER-12")
def test_declining_lets_the_card_take_effect_and_costs_nothing() -> None:
    game = play(players=[plain("Cat up a Tree"), cera()]).play("Cat up a Tree")
    assert (game.points("Ann"), game.hand("Bo"), game.removed) == (1, ["Holiday Parade"], [])


@rule("HI-POWER-12")
def test_the_card_need_not_concern_the_owner_of_mind_control() -> None:
    game = play(players=[plain("Sleep Gas Grenade"), FAR, cera()])
    game.play("Sleep Gas Grenade", "Stampede", quiet=False).cancel("Cy", "Holiday Parade")
    assert not game.hero("Stampede").down


@rule("HI-POWER-12", "HI-R50", "HI-R90")
def test_a_supervillain_thrown_in_by_a_third_player_is_cancelled_before_it_meets_a_die() -> None:
    locked = stand("Stampede", 2, 2, face=4, die=[2, 2])
    bo = {"heroes": [locked, "Shadowboxer"], "hand": ["Mammoth"]}
    ann = plain(heroes=[stand("Andron", 2, 2), stand("Paragon", 5, 1)])
    game = play(players=[ann, bo, cera()], pawns=[[2, 2]], rolls=[3])
    game.fight("Andron", quiet=False).throw("Bo", "Mammoth").cancel("Cy", "Holiday Parade").quiet()
    assert (game.villains((2, 2)), game.removed) == ([], ["Mammoth", "Holiday Parade"])
    assert (game.die_on("Stampede"), game.die_on("Andron")) == ((2, 2), (2, 2))


@rule("HI-POWER-12", "HI-VILLAIN-3")
def test_after_a_cancelled_supervillain_the_opponents_may_throw_in_another_one() -> None:
    bo = {"heroes": ["Stampede", "Shadowboxer"], "hand": ["Mammoth", "Berserker"]}
    ann = cera(2, 2)
    game = play(players=[ann, bo], pawns=[[2, 2]], rolls=[4]).fight("Cera", quiet=False)
    game.throw("Bo", "Mammoth").cancel("Ann", "Holiday Parade")
    assert (game.asked, game.question) == ("Bo", "throw")
    game.throw("Bo", "Berserker").quiet()
    assert game.villains((2, 2)) == ["Berserker"]


@rule("HI-R100")
def test_nobody_is_asked_about_an_own_card() -> None:
    game = play(players=[cera(hand=["Cat up a Tree", "Holiday Parade"]), FAR])
    game.play("Cat up a Tree", quiet=False)
    assert (game.points("Ann"), game.question) == (1, "act")
    ann = plain(heroes=[stand("Andron", 2, 2), "Paragon"])
    game = play(players=[ann, cera(hand=["Mammoth", "Holiday Parade"])], pawns=[[2, 2]], rolls=[1])
    game.fight("Andron", quiet=False).throw("Bo", "Mammoth")
    assert game.question == "throw", "the own supervillain is not asked about either"


@rule("HI-POWER-12", "HI-KO-4")
@pytest.mark.parametrize(("more", "asked"), [({"down": True}, False), ({"face": 5, "die": [1, 5]}, True)])
def test_mind_control_needs_a_standing_hero_locked_or_not(more: dict[str, Any], asked: bool) -> None:
    game = play(players=[plain("Cat up a Tree"), cera(**more)], pawns=[[1, 5]])
    game.play("Cat up a Tree", quiet=False)
    assert (game.question == "cancel") == asked


@rule("HI-POWER-12", "HI-R102")
def test_without_a_card_to_discard_nobody_is_asked() -> None:
    game = play(players=[plain("Cat up a Tree"), cera(hand=[])]).play("Cat up a Tree", quiet=False)
    assert (game.question, game.points("Ann")) == ("act", 1)


@rule("HI-R50", "HI-POWER-12")
def test_the_card_that_is_paid_is_not_played_and_so_cannot_be_answered() -> None:
    mimic = {"heroes": [stand("Cloner", 2, 1), stand("Titan", 5, 5)], "hand": ["Cat up a Tree", "Holiday Parade"]}
    game = play(players=[mimic, cera(2, 2, hand=["School Visit"])])
    game.play("Cat up a Tree", quiet=False).cancel("Bo", "School Visit")
    assert (game.question, game.hand("Ann")) == ("act", ["Holiday Parade"])
    assert game.removed == ["Cat up a Tree", "School Visit"]


@rule("HI-R50")
def test_a_cost_stays_spent_and_a_card_that_would_have_been_replaced_is_kept() -> None:
    ann = {**plain("Talk Show Regulars", "School Visit"), "fame": "Fan Club"}
    game = play(players=[ann, cera()])
    game.play("Talk Show Regulars", quiet=False).cancel("Bo", "Holiday Parade")
    assert (game.fame_of("Ann"), game.hand("Ann"), game.discard) == ("Fan Club", [], ["School Visit"])
    ann = {**plain("Hovercraft"), "hq": "Alert Beacon"}
    game = play(players=[ann, cera()]).play("Hovercraft", quiet=False).cancel("Bo", "Holiday Parade")
    assert (game.hq_of("Ann"), game.discard) == ("Alert Beacon", [])


@rule("HI-R50", "HI-GADGET-1")
def test_a_gadget_that_would_have_made_room_is_kept_when_the_new_one_is_cancelled() -> None:
    worn = ["Jet Pack", "Phase Belt", "Combat Visor"]
    ann = {"heroes": [stand("Andron", 2, 2, gadgets=worn), "Titan"], "hand": ["Grapple Line"]}
    game = play(players=[ann, cera()]).play("Grapple Line", "Andron", quiet=False)
    assert (game.asked, game.question) == ("Ann", "aim"), "room is made before anybody may cancel"
    game.answer(game.keys[0]).cancel("Bo", "Holiday Parade")
    assert (game.gear("Andron"), game.discard) == (worn, [])


@rule("HI-R50")
def test_cards_already_in_effect_cannot_be_cancelled() -> None:
    ann = {**plain(), "hq": "Hovercraft", "fame": "Fan Club"}
    game = play(players=[ann, cera()]).hq()
    assert (game.asked, game.question) == ("Ann", "granted")


# ------------------------------------------------------------ copied by Mimic
def cloner_fights(cera_at: tuple[int, int] = (2, 3), **cloner: Any) -> CityPlay:
    """Ann's Cloner has a card and fights at (2, 2); Bo throws in Mammoth."""
    ann = {"heroes": [stand("Cloner", 2, 2, **cloner), stand("Titan", 2, 2)], "hand": ["Holiday Parade"]}
    bo = {"heroes": [stand("Cera", *cera_at, down=True), "Lumen"], "hand": ["Mammoth"]}
    game = play(players=[ann, bo], pawns=[[2, 2]], rolls=[4])
    return game.fight("Titan", quiet=False).throw("Bo", "Mammoth")


@rule("HI-R54", "HI-R74", "HI-POWER-17", "HI-POWER-19")
def test_a_mimic_beside_mind_control_cancels_a_supervillain_thrown_at_the_own_fight() -> None:
    game = cloner_fights()
    assert (game.asked, game.question) == ("Ann", "cancel"), "also from a hero that is knocked out"
    game.answer("Discard Holiday Parade").quiet()
    assert (game.removed, game.die_on("Titan")) == (["Mammoth", "Holiday Parade"], (2, 2))
    assert (game.hero("Cloner").marked, game.markers("Ann")) == (True, (3, 1)), "no marker beside the natural one"


@rule("HI-POWER-16", "HI-R54")
def test_declining_keeps_the_marker_and_out_of_reach_used_or_down_nobody_is_asked() -> None:
    game = cloner_fights().answer("decline")
    assert not game.hero("Cloner").marked
    for game in (cloner_fights((3, 3)), cloner_fights((2, 4)), cloner_fights(marked=True), cloner_fights(down=True)):
        assert game.question != "cancel"


@rule("HI-R74", "HI-R54")
def test_a_mimic_copies_mind_control_in_its_own_turn_only() -> None:
    ann = {"heroes": [stand("Cloner", 2, 2), stand("Titan", 5, 1)], "hand": ["Holiday Parade"]}
    bo = {"heroes": [stand("Cera", 2, 3), stand("Lumen", 5, 5)], "hand": ["Cat up a Tree"]}
    game = play(players=[ann, bo], turn="Bo").play("Cat up a Tree", quiet=False)
    assert (game.points("Bo"), game.question) == (1, "act")


@rule("HI-R54", "HI-POWER-16")
def test_one_use_of_the_copied_mind_control_is_all() -> None:
    ann = {"heroes": [stand("Cloner", 2, 2), "Titan"], "hand": ["Holiday Parade", "School Visit"]}
    bo = {"heroes": [stand("Cera", 2, 3), "Lumen"], "hand": ["Mammoth", "Berserker", "Cat up a Tree"]}
    game = play(players=[ann, bo], pawns=[[2, 2]], rolls=[4]).fight("Cloner", quiet=False)
    game.throw("Bo", "Mammoth").cancel("Ann", "Holiday Parade").throw("Bo", "Berserker")
    assert (game.question, game.villains((2, 2))) == ("throw", ["Berserker"])
