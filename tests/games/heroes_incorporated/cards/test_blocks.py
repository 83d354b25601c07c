"""All 25 blocks at scoring: what they pay, who may use a power, in which order; destroyed blocks (HI-SCORE-2 to 5)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.cards.won import BLOCKS, PLAIN, WITH_POWER, key_of, shared, winner_of, won
from tests.games.heroes_incorporated.city_play import play, stand


@rule("HI-R80", "HI-FIGHT-2", "HI-SCORE-2")
@pytest.mark.parametrize("block", BLOCKS)
def test_each_block_pays_its_number_to_the_sole_winner(block: str) -> None:
    number, at = BLOCKS[block]
    game = won(block, bo={"heroes": ["Titan", "Stampede"], "hand": ["School Visit"]})
    assert game.block(at) == block
    if block in WITH_POWER:
        assert (game.asked, game.question, game.keys) == ("Ann", "power", [key_of(block), "done"])
        game.answer("done")
    assert (game.points("Ann"), game.points("Bo")) == (number, 0)


def test_numbers_and_powers_are_spread_as_the_rules_say() -> None:
    numbers = [number for number, _ in BLOCKS.values()]
    assert {number: numbers.count(number) for number in set(numbers)} == {2: 6, 3: 7, 4: 6, 5: 6}
    assert (sum(numbers), len(WITH_POWER), len(PLAIN)) == (87, 15, 10)


@rule("HI-SCORE-3")
@pytest.mark.parametrize("block", PLAIN)
def test_ten_blocks_have_no_power(block: str) -> None:
    assert won(block).question != "power"


@rule("HI-SCORE-3")
@pytest.mark.parametrize("block", WITH_POWER)
def test_every_power_may_be_declined_and_nothing_happens(block: str) -> None:
    game = won(block)
    before = game.picture()
    discard, spared = list(game.discard), {"Ann: hand", "Bo: hand", "Ann: justice", "Ann: fame", "deck"}
    game.answer("done")
    assert not game.changed(before) & spared
    assert (game.discard, game.points("Ann")) == (discard, BLOCKS[block][0])
    assert game.hero(winner_of(block)).combat == 0


@rule("HI-SCORE-4", "HI-SCORE-3")
@pytest.mark.parametrize("block", BLOCKS)
def test_who_shares_a_block_gets_half_of_it_and_no_power(block: str) -> None:
    game = shared(block)
    assert game.question != "power"
    assert game.points("Ann") == BLOCKS[block][0] // 2


@rule("HI-FIGHT-16", "HI-R28")
@pytest.mark.parametrize("block", [name for name in BLOCKS if name != "Crimeland"])
def test_a_destroyed_block_pays_nothing_and_has_no_power(block: str) -> None:
    game = won(block, destroyed=[block])
    assert game.question != "power"
    assert game.points("Ann") == 0


@rule("HI-R89", "HI-SCORE-6", "HI-SCORE-3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_powers_of_several_blocks_are_used_in_any_order_each_once(first: int) -> None:
    blocks = ("City Hall", "Comic Shop")
    game = won(*blocks)
    assert game.points("Ann") == 7, "the numbers are added in one go, before any power"
    assert set(game.keys) == {key_of(blocks[0]), key_of(blocks[1]), "done"}
    game.answer(key_of(blocks[first]))
    assert set(game.keys) == {key_of(blocks[1 - first]), "done"}
    game.answer(key_of(blocks[1 - first]))
    assert (game.points("Ann"), game.hand("Ann"), game.question) == (8, ["Fan Club", "Runaway Bus"], "act")


@rule("HI-SCORE-5", "HI-R56")
def test_with_two_equal_own_dice_the_owner_is_sole_winner_and_picks_the_winning_hero() -> None:
    at = {"face": 5, "die": [2, 2], "combat": 0}
    ann = {"heroes": [stand("Shadowboxer", 2, 2, **at), stand("Lumen", 2, 2, **at)]}
    game = play(players=[ann, {"heroes": ["Titan", "Stampede"]}], pawns=[[2, 2]], phase="end")
    assert game.points("Ann") == 4
    game.answer(key_of("State University"))
    assert (game.asked, game.question) == ("Ann", "winner")
    game.answer(f"winner:{game.number('Lumen')}")
    assert len(game.hand("Ann")) == 1, "Lumen is no Tech"


@rule("HI-SCORE-10", "HI-R92")
def test_a_token_won_during_scoring_changes_no_block_any_more() -> None:
    at = {"face": 5, "combat": 0}
    ann = {"heroes": [stand("Shadowboxer", 1, 1, die=[1, 1], **at), stand("Lumen", 3, 3, die=[3, 3], **at)]}
    bo = {"heroes": [stand("Titan", 3, 3, die=[3, 3], **at), "Stampede"]}
    game = play(players=[{**ann, "points": 1}, bo], pawns=[[1, 1], [3, 3]], phase="end")
    game.answer(key_of("Genicon Inc."))
    game.answer(next(key for key in game.keys if key.endswith(f":{game.number('Lumen')}")))
    assert (game.hero("Lumen").combat, game.points("Ann"), game.points("Bo")) == (1, 8, 2)
    assert not any("comes off" in line for line in game.log()), "no die is judged again"
