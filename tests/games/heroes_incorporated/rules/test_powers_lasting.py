"""Hero powers that need no marker: Transform, Fly, Blast, Noble, Magic, Outsmart (HI-POWER-1 to 5, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play, stand

TRANSFORM = ("Titan", "Werebeast", "Andron")


def drafted(*wanted: str) -> CityPlay:
    """A game of four after the draft; the wanted heroes are kept by whoever has them."""
    game = new_game(4, seed=3, super="off")
    while game.question not in ("place", "act"):
        options = game.decision.options
        game.answer(next((one.key for one in options if one.label.split(":")[0] in wanted), options[0].key))
    return game


def team(*heroes: Any, **more: Any) -> dict[str, Any]:
    """A player with these heroes."""
    return {"heroes": list(heroes), **more}


FAR = team(stand("Stampede", 5, 5), stand("Shadowboxer", 5, 4))


@rule("HI-POWER-1", "HI-SETUP-10")
def test_transform_heroes_and_no_others_begin_with_one_combat_token() -> None:
    game = drafted(*TRANSFORM)
    begun = {game.table.hero_kind(number).name: hero.combat for number, hero in enumerate(game.table.heroes)}
    assert set(TRANSFORM) & set(begun), "at least one of them was kept"
    assert begun == {name: int(name in TRANSFORM) for name in begun}


@rule("HI-POWER-1", "HI-LIMIT-3")
def test_the_token_of_transform_counts_against_the_limit_of_three() -> None:
    hand = ["Power Surge", "Power Surge", "Power Surge"]
    game = play(players=[team("Titan", "Lumen", hand=hand), FAR])
    for _ in range(2):
        game.play("Power Surge", "Titan").end().idle("Bo")
    assert game.hero("Titan").combat == 3
    assert not any(key.startswith("play:") and key.endswith(f"hero:{game.number('Titan')}") for key in game.keys)
    game.play("Power Surge", "Lumen")
    assert game.hero("Lumen").combat == 1


@rule("HI-POWER-2")
def test_fly_widens_moves_to_diagonal_ones_and_nobody_elses() -> None:
    game = play(players=[team(stand("Titan", 3, 3), stand("Andron", 4, 1)), FAR])
    titan, andron = game.number("Titan"), game.number("Andron")
    flown = {key for key in game.keys if key.startswith(f"move:{titan}:")}
    assert flown == {f"move:{titan}:{at}" for at in (6, 7, 8, 11, 13, 16, 17, 18)}
    walked = {key for key in game.keys if key.startswith(f"move:{andron}:")}
    assert walked == {f"move:{andron}:{at}" for at in (10, 16, 20)}
    assert game.refuse("Andron", (5, 2)).rule == "HI-ACT-2"
    assert game.move("Titan", (2, 4)).at("Titan") == (2, 4)


@rule("HI-POWER-3", "HI-ACT-4")
def test_blast_fights_next_door_and_locks_the_hero_where_it_stands() -> None:
    game = play(
        players=[team(stand("Andron", 2, 1), stand("Stampede", 2, 3)), team(stand("Titan", 5, 5), "Shadowboxer")],
        pawns=[[2, 2], [1, 2], [3, 1]],
        rolls=[3],
    )
    andron = game.number("Andron")
    assert {key for key in game.keys if key.startswith("fight:")} == {f"fight:{andron}:6", f"fight:{andron}:10"}
    assert game.refuse("Stampede", "pawn:A").rule == "HI-POWER-3"
    game.fight("Andron", (2, 2))
    assert (game.at("Andron"), game.die_on("Andron"), game.hero("Andron").locked) == ((2, 1), (2, 2), True)
    game.to_round_end()
    assert game.points("Ann") == 4


@rule("HI-POWER-3", "HI-VILLAIN-2")
def test_a_blast_can_be_answered_like_any_fight() -> None:
    bo = team(stand("Titan", 5, 5), "Shadowboxer", hand=["Mammoth"])
    game = play(players=[team(stand("Andron", 2, 1), "Stampede"), bo], pawns=[[2, 2]], rolls=[5])
    game.fight("Andron", (2, 2), quiet=False).throw("Bo", "Mammoth").quiet()
    assert game.villains((2, 2)) == ["Mammoth"]
    assert game.die_on("Andron") is None, "5 and a token are below 7"


@rule("HI-POWER-4")
@pytest.mark.parametrize("down", [False, True])
def test_noble_brings_a_point_every_round_even_when_knocked_out(down: bool) -> None:
    game = play(players=[team(stand("Paragon", 5, 1, down=down), "Lumen", points=3), FAR], phase="end", pawns=[[3, 3]])
    while game.table.round == 1:
        game.answer(game.keys[-1])
    assert (game.points("Ann"), game.points("Bo")) == (4, 0)
    game.to_round_end()
    assert (game.points("Ann"), game.points("Bo")) == (5, 0)


@rule("HI-POWER-4", "HI-R46")
def test_noble_trades_two_justice_tokens_for_a_point_any_number_of_times_in_the_own_turn() -> None:
    ann = team(stand("Paragon", 5, 1), stand("Lumen", 2, 2), justice=3)
    game = play(players=[ann, FAR], options={"justice": "on"}, pawns=[[2, 2]], rolls=[1])
    trade = f"trade:{game.number('Paragon')}"
    game.answer(trade)
    assert (game.points("Ann"), game.player("Ann").justice, game.markers("Ann")) == (1, 1, (4, 1))
    assert trade not in game.keys, "one token is too few"
    game.fight("Lumen")
    if game.question == "justice":
        game.answer("justice:0")
    game.answer(trade)
    assert (game.points("Ann"), game.player("Ann").justice) == (2, 0)


@rule("HI-POWER-4", "HI-KO-4", "HI-R46")
def test_noble_cannot_trade_while_down_and_has_its_last_moment_before_scoring() -> None:
    def at_the_end(down: bool) -> CityPlay:
        ann = team(stand("Paragon", 5, 1, down=down), "Lumen", justice=2)
        return play(players=[ann, FAR], options={"justice": "on"}, phase="end", pawns=[[3, 3]])

    game = at_the_end(down=False)
    assert (game.asked, game.question) == ("Ann", "trade")
    game.answer(f"trade:{game.number('Paragon')}")
    assert (game.points("Ann"), game.player("Ann").justice) == (2, 0), "the trade and the point of the round"
    ann = team(stand("Paragon", 5, 1, down=True), "Lumen", justice=2)
    game = play(players=[ann, FAR], options={"justice": "on"})
    assert not any(key.startswith("trade") for key in game.keys)
    game = at_the_end(down=True)
    assert (game.table.round, game.points("Ann"), game.player("Ann").justice) == (2, 1, 2)


@rule("HI-POWER-5")
def test_magic_rolls_two_dice_and_places_the_higher_one() -> None:
    arcana = stand("Madame Arcana", 2, 2)
    game = play(players=[team(arcana, stand("Lumen", 2, 3)), FAR], pawns=[[2, 2], [2, 3]], rolls=[2, 5, 4])
    game.fight("Madame Arcana")
    assert (game.rolled, game.hero("Madame Arcana").face) == ([2, 5], 5)
    assert game.table.dice_on(6) == [game.number("Madame Arcana")]
    game.end().idle("Bo").fight("Lumen", (2, 3))
    assert game.rolled == [4], "other heroes of the team roll one die"


@rule("HI-POWER-5", "HI-R20")
def test_a_roll_again_under_magic_throws_both_dice() -> None:
    arcana = stand("Madame Arcana", 2, 2, gadgets=["Combat Visor"])
    game = play(players=[team(arcana, "Lumen"), FAR], pawns=[[2, 2]], rolls=[1, 2, 6, 3])
    game.fight("Madame Arcana")
    game.answer(game.keys[0])
    assert (game.rolled, game.hero("Madame Arcana").face) == ([6, 3], 6)


def tie(first: str, second: str, **cera: Any) -> CityPlay:
    """`first` has a die of 4 on (2, 2), then Ann's `second` rolls 4 there."""
    heroes = {"Cera": stand("Cera", 2, 2, **cera)}
    bo = team({**heroes.get(first, stand(first, 2, 2)), "face": 4, "die": [2, 2]}, stand("Stampede", 5, 5))
    game = play(players=[team(heroes.get(second, stand(second, 2, 2)), "Lumen"), bo], pawns=[[2, 2]], rolls=[4])
    return game.fight(second)


@rule("HI-POWER-15", "HI-R53", "HI-FIGHT-9")
def test_outsmart_sends_an_equal_older_die_back_and_withstands_an_equal_later_roll() -> None:
    game = tie("Shadowboxer", "Cera")
    assert (game.die_on("Cera"), game.die_on("Shadowboxer")) == ((2, 2), None)
    game = tie("Cera", "Shadowboxer")
    assert (game.die_on("Cera"), game.die_on("Shadowboxer")) == ((2, 2), None)
    game = tie("Thunderhawk", "Shadowboxer")
    assert (game.die_on("Thunderhawk"), game.die_on("Shadowboxer")) == ((2, 2), (2, 2))


@rule("HI-R53")
def test_two_heroes_that_outsmart_tie_as_usual_and_the_block_number_is_untouched() -> None:
    bo = team(stand("Shadowboxer", 2, 2, gadgets=["Tactical Earpiece"], face=4, die=[2, 2]), "Stampede")
    game = play(players=[team(stand("Cera", 2, 2), "Lumen"), bo], pawns=[[2, 2]], rolls=[4]).fight("Cera")
    assert (game.die_on("Cera"), game.die_on("Shadowboxer")) == ((2, 2), (2, 2))
    game = play(players=[team(stand("Cera", 2, 2), "Lumen"), FAR], pawns=[[2, 2]], rolls=[3]).fight("Cera")
    assert game.die_on("Cera") is None


@rule("HI-R53", "HI-R29", "HI-MOD-5")
def test_outsmart_decides_also_when_a_lost_token_makes_values_equal() -> None:
    bo = team(stand("Shadowboxer", 2, 2, combat=1, face=5, die=[2, 2]), stand("Stampede", 5, 5))
    ann = team(stand("Cera", 2, 2, face=5, die=[2, 2]), "Lumen", hand=["Equipment Failure"])
    game = play(players=[ann, bo], pawns=[[2, 2]])
    game.play("Equipment Failure", "Shadowboxer")
    assert (game.die_on("Cera"), game.die_on("Shadowboxer")) == ((2, 2), None)
