"""Powers with a bonus marker: Detective, SuperSenses, SuperSpeed, Illusion, Minions (HI-POWER-7 to 9, 11, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

FAR = {"heroes": [stand("Titan", 5, 5), stand("Andron", 1, 5)]}


def with_hero(name: str, row: int, column: int, mate: Any = "Lumen", hand: Any = 0, **more: Any) -> CityPlay:
    """Ann has this hero and a team-mate."""
    hero = stand(name, row, column, **more.pop("hero", {}))
    return play(players=[{"heroes": [hero, mate], "hand": hand}, more.pop("bo", FAR)], **more)


def usable(game: CityPlay, hero: str) -> bool:
    """Whether the hero's bonus marker is an option now."""
    return f"bonus:{game.number(hero)}" in game.keys


@rule("HI-POWER-7", "HI-BONUS-1")
def test_detective_draws_one_card_once_a_round() -> None:
    game = with_hero("Shadowboxer", 5, 1, deck=["Cat up a Tree", "Meteor Strike"])
    before = game.picture()
    game.bonus("Shadowboxer")
    assert game.hand("Ann") == ["Cat up a Tree"]
    assert game.changed(before) == {"Ann: hand", "deck", "Shadowboxer: marked"}
    assert not usable(game, "Shadowboxer")
    game.to_round_end()
    assert game.table.round == 2
    assert not game.hero("Shadowboxer").marked


@rule("HI-POWER-8", "HI-BONUS-1")
def test_supersenses_lets_its_own_hero_fight_once_a_round() -> None:
    huntaar = {"gadgets": ["Phase Belt"]}
    game = with_hero("Huntaar", 2, 2, stand("Lumen", 2, 3), hero=huntaar, pawns=[[2, 2], [2, 3]], rolls=[5])
    game.bonus("Huntaar")
    assert game.keys == [f"fight:{game.number('Huntaar')}:{at}" for at in (6, 7)], "with Blast, and no other hero"
    game.answer(game.keys[0]).quiet()
    assert (game.die_on("Huntaar"), game.markers("Ann")) == ((2, 2), (4, 1))
    assert game.asked == "Ann", "the normal action is still due"
    game.answer("belt:" + str(game.hero("Huntaar").gadgets[0]))
    assert game.hero("Huntaar").free
    assert not usable(game, "Huntaar"), "once a round"


@rule("HI-R81", "HI-POWER-8", "HI-POWER-3")
def test_a_granted_fight_may_use_blast_and_not_where_there_is_no_crime() -> None:
    game = with_hero("Huntaar", 2, 1, pawns=[[2, 2]], rolls=[4]).bonus("Huntaar").quiet()
    assert (game.at("Huntaar"), game.die_on("Huntaar")) == ((2, 1), (2, 2))
    assert not usable(with_hero("Werebeast", 2, 1, pawns=[[2, 2]]), "Werebeast")


@rule("HI-BONUS-5", "HI-R18", "HI-POWER-8")
@pytest.mark.parametrize("bound", [{"down": True}, {"face": 5, "die": [2, 2]}])
def test_supersenses_needs_a_free_hero(bound: dict[str, Any]) -> None:
    assert not usable(with_hero("Werebeast", 2, 2, hero=bound, pawns=[[2, 2]]), "Werebeast")


@rule("HI-POWER-9")
@pytest.mark.parametrize("what", ["move", "fight", "play"])
def test_superspeed_is_one_of_move_fight_and_play(what: str) -> None:
    game = with_hero("Stampede", 2, 2, stand("Lumen", 4, 2), ["Cat up a Tree"], pawns=[[2, 2], [4, 2]], rolls=[6])
    game.bonus("Stampede")
    number = game.number("Stampede")
    assert not any(key.split(":")[1] != str(number) for key in game.keys if not key.startswith("play"))
    game.answer(next(key for key in game.keys if key.startswith(what))).quiet()
    assert (game.at("Stampede") == (2, 2)) == (what != "move")
    assert (game.die_on("Stampede") == (2, 2)) == (what == "fight")
    assert (game.points("Ann") == 1) == (what == "play")
    assert (game.asked, game.markers("Ann"), usable(game, "Stampede")) == ("Ann", (4, 1), False)


@rule("HI-POWER-9", "HI-R18", "HI-BONUS-5")
def test_a_locked_stampede_still_plays_a_card_and_a_knocked_out_one_does_nothing() -> None:
    locked = with_hero("Stampede", 2, 2, hand=["Cat up a Tree"], hero={"face": 6, "die": [2, 2]}, pawns=[[2, 2]])
    locked.bonus("Stampede")
    assert [key.split(":")[0] for key in locked.keys] == ["play"]
    down = with_hero("Stampede", 2, 2, hand=["Cat up a Tree"], hero={"down": True}, pawns=[[2, 2]])
    assert not usable(down, "Stampede")


# ------------------------------------------------------------ Illusion
@rule("HI-POWER-11", "HI-R49")
def test_illusion_moves_a_pawn_in_reach_one_block_in_any_direction() -> None:
    game = with_hero("Dr. Illusion", 2, 2, pawns=[[2, 2], [1, 2], [1, 1], [2, 4]]).bonus("Dr. Illusion")
    moves = {tuple(map(int, key.split(":")[1:])) for key in game.keys}
    assert {pawn for pawn, _ in moves} == {0, 1}, "diagonal and far pawns are out of reach"
    assert {to for pawn, to in moves if pawn == 0} == {0, 1, 2, 5, 7, 10, 11, 12}, "into Crimeland, too"
    before = game.picture()
    game.answer("pawn:0:12")
    assert (game.pawns[0], game.changed(before)) == ((3, 3), {"pawn A"})
    assert game.markers("Ann") == (4, 1)


@rule("HI-POWER-11", "HI-FIGHT-15", "HI-R85")
def test_illusion_takes_nothing_out_of_crimeland_and_nothing_from_under_a_die() -> None:
    assert not usable(with_hero("Dr. Illusion", 3, 3, pawns=[[3, 3]]), "Dr. Illusion")
    bo = {"heroes": [stand("Titan", 2, 3, face=5, die=[2, 3]), "Andron"]}
    assert not usable(with_hero("Dr. Illusion", 2, 2, pawns=[[2, 3]], bo=bo), "Dr. Illusion")


@rule("HI-POWER-11", "HI-R18", "HI-BONUS-5")
def test_a_locked_dr_illusion_may_use_the_marker_and_a_knocked_out_one_not() -> None:
    pawns = [[2, 2], [2, 3]]
    locked = with_hero("Dr. Illusion", 2, 2, hero={"face": 6, "die": [2, 2]}, pawns=pawns)
    locked.bonus("Dr. Illusion").answer("pawn:1:3")
    assert locked.pawns == [(2, 2), (1, 4)]
    assert not usable(with_hero("Dr. Illusion", 2, 2, hero={"down": True}, pawns=pawns), "Dr. Illusion")


@rule("HI-POWER-11", "HI-LAIR-9", "HI-R70")
def test_illusion_into_a_lair_ends_in_crimeland() -> None:
    lair = {"card": "Mammoth", "at": [1, 1], "by": "Bo", "lair": True}
    game = with_hero("Dr. Illusion", 2, 2, pawns=[[2, 2]], villains=[lair], options={"lairs": "on"})
    game.bonus("Dr. Illusion").answer("pawn:0:0")
    assert game.pawns == [(3, 3)]


# ------------------------------------------------------------ Minions
@rule("HI-POWER-13", "HI-R51")
def test_minions_earn_two_points_at_once_and_send_one_of_several_pawns_to_crimeland() -> None:
    game = with_hero("Silver King", 5, 2, pawns=[[5, 3], [5, 3]])
    before = game.picture()
    game.bonus("Silver King")
    game.answer(game.keys[0])
    assert (game.points("Ann"), game.pawns) == (2, [(3, 3), (5, 3)])
    assert game.changed(before) == {"Ann: points", "pawn A", "Silver King: marked"}
    assert game.asked == "Ann", "it is in addition to the normal action"


@rule("HI-POWER-13", "HI-R51")
def test_minions_leave_the_block_power_alone() -> None:
    game = with_hero("Silver King", 5, 1, pawns=[[5, 1]], bo={**FAR, "hand": 2}).bonus("Silver King")
    assert (game.points("Ann"), len(game.hand("Bo")), game.hand("Ann")) == (2, 2, [])


@rule("HI-POWER-13", "HI-VILLAIN-17", "HI-R37", "HI-FIGHT-15")
def test_minions_need_number_two_in_reach_without_die_and_supervillain() -> None:
    def possible(at: list[int], **more: Any) -> bool:
        return usable(with_hero("Silver King", 5, 2, pawns=[at], **more), "Silver King")

    assert possible([5, 2])
    assert possible([5, 1])
    assert not possible([4, 2]), "number 3"
    assert not possible([5, 4]), "too far"
    assert not possible([4, 1], city={"Corner Diner": [4, 1]}), "diagonal"
    assert not possible([5, 1], villains=[{"card": "Mammoth", "at": [5, 1], "by": "Bo"}])
    assert not possible([5, 1], destroyed=["Underworld Nightclub"])
    assert not possible([5, 1], bo={"heroes": [stand("Titan", 5, 1, face=4, die=[5, 1]), "Andron"]})


@rule("HI-POWER-13", "HI-VILLAIN-17", "HI-R37")
def test_nobody_can_throw_a_supervillain_at_minions() -> None:
    game = with_hero("Silver King", 5, 2, pawns=[[5, 2]], bo={**FAR, "hand": ["Mammoth"]}).bonus("Silver King")
    assert (game.points("Ann"), game.asked, game.hand("Bo")) == (2, "Ann", ["Mammoth"])


@rule("HI-POWER-13", "HI-R18")
def test_a_locked_silver_king_still_sends_minions() -> None:
    game = with_hero("Silver King", 4, 2, hero={"face": 6, "die": [4, 2]}, pawns=[[4, 2], [5, 2]]).bonus("Silver King")
    assert (game.points("Ann"), game.die_on("Silver King")) == (2, (4, 2))
