"""Meteor Strike and Crime Wave: Fate cards that change blocks and move pawns (HI-CARD-8, HI-R28, part 6.6)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.cards.fated import PLAYED, fate, on, stays
from tests.games.heroes_incorporated.city_play import stand


# ------------------------------------------------------------ Meteor Strike
@rule("HI-R28", "HI-CARD-8", "HI-CARD-14", "HI-R96")
def test_meteor_strike_destroys_one_empty_block_and_sends_its_token_to_the_supply() -> None:
    game = fate("Meteor Strike")
    before = game.picture()
    game.play("Meteor Strike", (1, 3))
    assert (game.destroyed((1, 3)), game.tokens((1, 3)), game.tokens((1, 2))) == (True, 0, 1)
    assert game.changed(before) == PLAYED | {"block (1, 3)"}
    assert (game.discard, game.markers("Ann")) == (["Meteor Strike"], (3, 1))


@rule("HI-R28")
def test_meteor_strike_spares_crimeland_and_blocks_that_hold_anything_else() -> None:
    villain = {"card": "Mammoth", "at": [4, 2], "by": "Bo"}
    top = {"villains": [villain], "destroyed": ["Pet Store"], "pawns": [[2, 2], [4, 4]]}
    game = fate(
        "Meteor Strike", stand("Lumen", 3, 1, face=6, die=[2, 2]), stand("Silver King", 3, 2, down=True), top=top
    )
    spared = {12, 6, 18, 10, 11, 24, 23, 16, 21}
    assert on(game) == set(range(25)) - spared


# ------------------------------------------------------------ Crime Wave
@rule("HI-FIGHT-15", "HI-R27", "HI-R85")
def test_crime_wave_moves_one_pawn_or_two_different_ones_to_neighbours() -> None:
    top = {"pawns": [[3, 3], [4, 4], [2, 2]]}
    bo = {"heroes": [stand("Stampede", 2, 2, face=4, die=[2, 2]), stand("Paragon", 5, 4)]}
    game = fate("Crime Wave", bo=bo, top=top)
    before = game.picture()
    game.play("Crime Wave")
    assert {key.split(":")[1] for key in game.keys} == {"0", "1"}, "not from under a die, but out of Crimeland"
    assert {int(key.split(":")[2]) for key in game.keys if key.split(":")[1] == "0"} == {6, 7, 8, 11, 13, 16, 17, 18}
    first = next(key for key in game.keys if key.endswith(":0:6"))
    game.answer(first)
    assert {key.split(":")[1] for key in game.keys if ":" in key} == {"1"}, "the other pawn, or none"
    game.answer(next(key for key in game.keys if key.endswith(":1:24")))
    assert (game.pawns, game.changed(before)) == ([(2, 2), (5, 5), (2, 2)], PLAYED | {"pawn A", "pawn B"})


def test_crime_wave_may_stop_after_one_pawn_and_stays_in_hand_when_all_lie_under_dice() -> None:
    game = fate("Crime Wave").play("Crime Wave")
    game.answer(game.keys[0]).answer("no")
    assert game.pawns[1] == (4, 4)
    assert game.pawns[0] != (2, 2)
    bo = {"heroes": [stand("Stampede", 2, 2, face=4, die=[2, 2]), "Paragon"]}
    assert stays(fate("Crime Wave", bo=bo, top={"pawns": [[2, 2], [2, 2]]}))


@rule("HI-R70", "HI-LAIR-9")
def test_crime_wave_into_a_lair_ends_in_crimeland() -> None:
    lair = {"card": "Mammoth", "at": [1, 1], "by": "Bo", "lair": True}
    top = {"villains": [lair], "options": {"lairs": "on"}, "pawns": [[2, 2]]}
    game = fate("Crime Wave", top=top).play("Crime Wave")
    game.answer(next(key for key in game.keys if key.endswith(":0:0")))
    assert game.pawns == [(3, 3)]
