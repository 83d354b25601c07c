"""Combat +1 tokens in fights and under placed dice (HI-MOD, HI-R29)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Paragon", 5, 1), stand("Traveller", 5, 2)]}


def _dice(mine: int, combat: int, others: dict[str, object], **more: object) -> CityPlay:
    """Ann's Scrap with a die on the docks (number 3); the die of Bo's hero lies there too. Bo is in turn."""
    ann = {"heroes": [stand("Scrap", 4, 3, face=mine, combat=combat), stand("Lumen", 1, 1)], "justice": 0}
    bo = {"heroes": [others, stand("Traveller", 5, 2)], "hand": ["Equipment Failure", "Power Surge"]}
    return play(**{"players": [ann, bo], "pawns": [[4, 3]], "turn": "Bo", **more})


def _lose(game: CityPlay) -> CityPlay:
    """Scrap loses a Combat +1 token."""
    game.play("Equipment Failure", "Scrap")
    return game


@rule("HI-MOD-1", "HI-MOD-2", "HI-FIGHT-5")
@pytest.mark.parametrize(
    ("combat", "face", "placed"), [(0, 4, False), (1, 4, True), (2, 3, True), (3, 1, False), (1, 6, True)]
)
def test_tokens_are_added_to_the_face_when_comparing(combat: int, face: int, placed: bool) -> None:
    ann = {"heroes": [stand("Scrap", 1, 5, combat=combat), stand("Lumen", 1, 1)]}
    game = play(players=[ann, BO], pawns=[[1, 5]], rolls=[face])
    game.fight("Scrap")
    assert game.hero("Scrap").locked == placed
    if placed:
        assert (game.hero("Scrap").face, game.hero("Scrap").value) == (face, face + combat), "the die is not turned"


@example("HI-E3")
@rule("HI-MOD-2", "HI-MOD-3", "HI-JUSTICE-4", "HI-JUSTICE-5", "HI-JUSTICE-7", "HI-R83")
def test_combat_and_justice() -> None:
    game = _example_three()
    game.fight("Titan")
    assert game.table.fight is not None
    assert (game.question, game.table.fight.face + game.hero("Titan").combat) == ("justice", 4), "a success already"
    game.answer("justice:3")
    assert (game.hero("Titan").face, game.hero("Titan").value, game.player("Ann").justice) == (6, 7, 0)
    game.end().fight("Paragon").answer("justice:1")
    assert game.die_on("Paragon") is None, "6 at best: a miss"


@example("HI-E3")
@rule("HI-R29", "HI-MOD-4", "HI-MOD-5")
def test_combat_and_justice_when_the_token_is_lost_afterwards() -> None:
    game = _example_three()
    game.fight("Titan").answer("justice:3").end()
    game.play("Equipment Failure", "Titan")
    assert (game.hero("Titan").value, game.die_on("Titan")) == (6, (2, 2))


def _example_three() -> CityPlay:
    """A block of 4, one Combat +1 token, three Justice tokens, a 3 rolled; then a 5 of somebody without tokens."""
    ann = {"heroes": [stand("Titan", 2, 2), stand("Lumen", 5, 5)], "justice": 3}
    bo = {"heroes": [stand("Paragon", 2, 2), stand("Scrap", 5, 2)], "justice": 1, "hand": ["Equipment Failure"]}
    return play(players=[ann, bo], pawns=[[2, 2]], rolls=[3, 5], options={"justice": "on"})


@rule("HI-MOD-3")
@pytest.mark.parametrize("face", [5, 6])
def test_gadgets_do_not_turn_a_face_above_six(face: int) -> None:
    ann = {"heroes": [stand("Scrap", 4, 3, gadgets=["Targeting Computer"]), stand("Lumen", 1, 1)]}
    game = play(players=[ann, BO], pawns=[[4, 3]], rolls=[face])
    game.fight("Scrap")
    if face == 5:
        game.answer(game.keys[0])
    assert game.hero("Scrap").face == 6, "with a 6 nobody was asked"


@rule("HI-MOD-4", "HI-MOD-5", "HI-R29")
@pytest.mark.parametrize(("face", "combat", "stays"), [(2, 1, False), (3, 1, True), (1, 3, True), (1, 2, False)])
def test_a_lost_token_takes_the_die_off_only_when_it_is_now_below_the_number(
    face: int, combat: int, stays: bool
) -> None:
    game = _lose(_dice(face, combat, stand("Huntaar", 5, 5)))
    assert game.hero("Scrap").combat == combat - 1
    assert game.die_on("Scrap") == ((4, 3) if stays else None)


@rule("HI-MOD-5", "HI-R29")
def test_a_lost_token_takes_the_die_off_when_it_is_now_below_another_die() -> None:
    game = _lose(_dice(4, 1, stand("Huntaar", 4, 3, face=5)))
    assert (game.die_on("Scrap"), game.die_on("Huntaar")) == (None, (4, 3))


@rule("HI-R29", "HI-MOD-5", "HI-POWER-15")
@pytest.mark.parametrize(("theirs", "stays"), [("Huntaar", True), ("Cera", False)])
def test_on_a_new_tie_both_stay_unless_outsmart_decides(theirs: str, stays: bool) -> None:
    """A value of 6 over a die of 5 comes about only by a position; the lost token makes them equal."""
    game = _dice(5, 1, stand(theirs, 4, 3, face=5))
    _lose(game)
    assert (game.die_on("Scrap") is not None) == stays
    assert game.die_on(theirs) == (4, 3)


@rule("HI-MOD-4", "HI-MOD-5")
def test_a_token_gained_sends_a_tied_die_back() -> None:
    game = _dice(4, 0, stand("Huntaar", 4, 3, face=4))
    game.play("Power Surge", "Huntaar")
    assert (game.hero("Huntaar").value, game.die_on("Huntaar"), game.die_on("Scrap")) == (5, (4, 3), None)
    assert game.hero("Huntaar").face == 4, "the die itself is not turned"


@rule("HI-MOD-4")
def test_a_token_gained_while_locked_counts_for_the_next_one_who_fights_there() -> None:
    game = _dice(4, 0, stand("Huntaar", 4, 3), rolls=[4], pawns=[[4, 3]])
    game.table.players[0].hand += game.table.players[1].hand[1:]
    del game.table.players[1].hand[1:]
    game.idle("Bo").play("Power Surge", "Scrap").end()
    game.fight("Huntaar")
    assert (game.die_on("Huntaar"), game.die_on("Scrap")) == (None, (4, 3)), "4 against 5"


@rule("HI-MOD-6", "HI-KO-2")
def test_a_knock_out_takes_the_die_off() -> None:
    ann = {"heroes": [stand("Scrap", 4, 3, face=5), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Huntaar", 5, 5), stand("Traveller", 5, 2)], "hand": ["Sleep Gas Grenade"]}
    game = play(players=[ann, bo], pawns=[[4, 3]], turn="Bo")
    game.play("Sleep Gas Grenade", "Scrap")
    assert (game.hero("Scrap").down, game.die_on("Scrap")) == (True, None)


@rule("HI-MOD-6")
def test_losing_a_gadget_takes_no_die_off() -> None:
    ann = {"heroes": [stand("Scrap", 4, 3, face=3, gadgets=["Targeting Computer"]), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Huntaar", 5, 5), stand("Traveller", 5, 2)], "hand": ["Equipment Failure"]}
    game = play(players=[ann, bo], pawns=[[4, 3]], turn="Bo")
    game.play("Equipment Failure", "Scrap")
    assert (game.gear("Scrap"), game.die_on("Scrap")) == ([], (4, 3))
