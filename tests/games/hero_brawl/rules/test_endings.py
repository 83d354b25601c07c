"""How the game ends: the last one left, the pile used up, nobody left (BR-END)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play


def ended(bout: Bout) -> tuple[str | None, str, str]:
    """Winner, ending and the rule that ended it."""
    assert bout.outcome is not None, "it goes on"
    assert bout.match.to_move is None
    return bout.winner, bout.outcome.ending, bout.outcome.rule


def last_jobber(belt: str) -> Bout:
    """Two players with a card each: Ann's Jobber takes Bo's."""
    bout = play(players=[{"hand": ["Captain Canvas"]}, {"hand": 1}], pile=0, belt=belt)
    assert bout.question == "", "a single card on a single opponent is no choice"
    return bout


@example("BR-S40")
@rule("BR-END-1")
def test_the_last_one_left_wins_at_once() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 1]}, {"hand": 1}], pile=9, belt="Bo")
    bout.play("Captain Canvas", on="Bo")
    assert ended(bout) == ("Ann", "elimination", "BR-END-1")
    assert (bout.counts(), bout.pile) == ([1, 0], 9), "nobody draws any more"


@rule("BR-END-1")
@pytest.mark.parametrize("belt", ["Ann", "vacant", "pile"])
def test_the_last_one_left_wins_champion_or_not(belt: str) -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 1]}, {"hand": 1}], pile=9, belt=belt)
    bout.play("Captain Canvas", on="Bo").quiet()
    assert ended(bout) == ("Ann", "elimination", "BR-END-1")


@rule("BR-END-1")
def test_with_two_left_it_goes_on() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 1]}, {"hand": 1}, {"hand": 1}], pile=9, belt="Cy")
    bout.play("Captain Canvas", on="Bo")
    assert (bout.outcome, bout.turn) == (None, "Cy")


@example("BR-S38")
@rule("BR-END-2")
def test_each_has_a_final_turn_when_the_pile_is_gone() -> None:
    """The pile runs out in Bo's turn: Cy, Ann and Bo have a final turn without a draw, then the champion wins."""
    hands = [{"hand": ["Heel", "Face", 3]}, {"hand": ["Heel", "Technician", 3]}, {"hand": ["Heel", 3]}]
    bout = play(phase="draw", turn="Bo", players=hands, pile=1, belt="Cy")
    turns = []
    for card in ("Heel", "Heel", "Heel", "Technician"):
        turns.append((bout.turn, bout.count(bout.turn)))
        bout.play(card)
    assert turns == [("Bo", 6), ("Cy", 4), ("Ann", 5), ("Bo", 5)]
    assert ended(bout) == ("Cy", "pile-out", "BR-END-2")
    assert bout.counts() == [4, 4, 3]


@rule("BR-END-2")
def test_the_champion_of_the_very_end_wins() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 2]}, {"hand": 3}, {"hand": 3}], pile=0, belt="Bo", final=[])
    bout.play("Captain Canvas", on="Bo").answer(bout.keys()[0])
    assert ended(bout) == ("Ann", "pile-out", "BR-END-2")


@example("BR-S39")
@rule("BR-END-2", "BR-BELT-10")
def test_a_vacant_belt_after_the_final_turns_means_no_winner() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 3}], pile=0, belt="vacant", final=[])
    bout.play("Heel")
    assert ended(bout) == (None, "pile-out", "BR-BELT-10")
    assert not bout.out("Ann")
    assert not bout.out("Bo")


@example("BR-S29")
@rule("BR-END-3")
def test_the_champion_wins_a_double_knockout_of_the_own_making() -> None:
    bout = last_jobber(belt="Ann")
    assert (bout.out("Ann"), bout.out("Bo")) == (True, True)
    assert ended(bout) == ("Ann", "double-knockout", "BR-END-3")


@example("BR-S30")
@rule("BR-END-3")
def test_the_champion_wins_although_knocked_out_by_another() -> None:
    assert ended(last_jobber(belt="Bo")) == ("Bo", "double-knockout", "BR-END-3")


@example("BR-S31")
@rule("BR-END-3")
def test_nobody_wins_a_double_knockout_over_a_vacant_belt() -> None:
    bout = last_jobber(belt="vacant")
    assert ended(bout) == (None, "double-knockout", "BR-END-3")
    assert bout.outcome is not None
    assert bout.outcome.winners == ()


@rule("BR-END-4")
def test_before_the_reveal_the_pile_cannot_run_out() -> None:
    """The belt is the last card of the pile: whoever comes to it is champion, and there is a pile again."""
    hands = [{"hand": ["Heel", 2]}, {"hand": ["Heel", 2]}]
    bout = play(phase="draw", players=hands, pile=["Opal Oracle", "belt"], interrupts=True)
    assert (bout.belt_in_pile, bout.pile) == (True, 1)
    bout.quiet().play("Heel").quiet()
    assert bout.champion == "Ann", "the Heel came to it"
    assert not bout.table.final
    assert bout.pile > 40


@rule("BR-END-4")
def test_a_pile_of_the_belt_alone_is_still_a_pile() -> None:
    bout = play(players=[{"hand": ["Tag Team", 2]}, {"hand": 3}], pile=["belt"])
    bout.play("Tag Team").quiet()
    assert bout.champion == "Bo", "drawn in the next turn, which is an ordinary one"
    assert not bout.table.final
    assert bout.outcome is None
