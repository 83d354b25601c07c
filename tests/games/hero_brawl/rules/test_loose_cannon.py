"""Loose Cannon: all hands move to the left (BR-CARD-LOOSE)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, last_card, play

CANNON = "The Ricochet"


def hands(bout: Bout) -> list[list[str]]:
    """All hands in an order that does not matter."""
    return [sorted(bout.hand(name)) for name in bout.match.names]


@rule("BR-CARD-LOOSE-1")
def test_everybody_hands_the_whole_hand_to_the_left() -> None:
    bout = play(players=[{"hand": [CANNON, 2]}, {"hand": 3}, {"hand": 4}, {"hand": 5}], pile=9, belt="Dee").hold()
    ann, bo, cy, dee = hands(bout)
    before = bout.picture()
    ann.remove(CANNON)
    bout.play(CANNON)
    assert hands(bout) == [dee, ann, bo, cy]
    assert bout.changed(before) == {*(f"{name}: hand" for name in bout.match.names), "discard", "belt"}


@rule("BR-CARD-LOOSE-1")
def test_the_round_begins_with_whoever_plays_it() -> None:
    bout = play(turn="Cy", players=[{"hand": 1}, {"hand": 2}, {"hand": [CANNON, 4]}], pile=9, belt="Cy").hold()
    bout.play(CANNON)
    assert bout.counts() == [4, 1, 2]
    assert bout.champion == "Cy", "an own card never costs the own belt"


@example("BR-S13")
@rule("BR-CARD-LOOSE-1", "BR-CARD-LOOSE-3")
def test_a_shielded_player_neither_gives_nor_receives() -> None:
    bout = play(
        players=[{"hand": [CANNON, 2]}, {"hand": 3, "shield": "Tag Team"}, {"hand": 3}, {"hand": 4}],
        pile=9,
        belt="Bo",
    ).hold()
    ann, bo, cy, dee = hands(bout)
    ann.remove(CANNON)
    bout.play(CANNON)
    assert hands(bout) == [dee, bo, ann, cy]
    assert (bout.shielded("Bo"), bout.champion) == (True, "Bo")


@example("BR-S14")
@rule("BR-CARD-LOOSE-2")
def test_as_the_last_card_it_puts_the_left_neighbour_out() -> None:
    bout = last_card(players=[{"hand": [CANNON]}, {"hand": 2}, {"hand": 3}], pile=0, belt="Cy")
    assert bout.counts() == [3, 0, 2]
    assert [bout.out(name) for name in bout.match.names] == [False, True, False]
    assert bout.outcome is None


@rule("BR-CARD-LOOSE-2", "BR-CARD-LOOSE-3")
def test_the_neighbour_is_the_next_one_without_a_shield() -> None:
    players = [{"hand": [CANNON]}, {"hand": 2, "shield": "Tag Team"}, {"hand": 3}, {"hand": 1}]
    bout = last_card(players=players, pile=0, belt="vacant")
    assert bout.counts() == [1, 2, 0, 3]
    assert [bout.out(name) for name in bout.match.names] == [False, False, True, False]


@example("BR-S15")
@rule("BR-CARD-LOOSE-1", "BR-BELT-6")
def test_a_champion_who_ends_with_fewer_loses_the_belt() -> None:
    """The catalogue's hands: Ann one other card, Bo two, champion Cy four."""
    bout = play(players=[{"hand": [CANNON, 1]}, {"hand": 2}, {"hand": 4}], pile=9, belt="Cy").hold()
    bout.play(CANNON)
    assert bout.counts() == [4, 1, 2]
    assert bout.champion == "Ann"


@example("BR-S16")
@rule("BR-CARD-LOOSE-1", "BR-BELT-6")
def test_a_champion_who_ends_with_more_keeps_it() -> None:
    bout = play(players=[{"hand": [CANNON, 1]}, {"hand": 3}, {"hand": 2}], pile=9, belt="Cy").hold()
    bout.play(CANNON)
    assert bout.counts() == [2, 1, 3]
    assert bout.champion == "Cy"
