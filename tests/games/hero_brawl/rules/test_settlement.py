"""Settlement: empty hands, double knockouts and the order of it all (BR-R15 to BR-R19)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

FILLERS = ["Gearlock", "Dustbin Titan"]


@rule("BR-R15", "BR-ELIM-5")
def test_a_hand_that_is_empty_only_in_between_is_refilled() -> None:
    bout = play(
        players=[{"hand": ["Doctor Deal"]}, {"hand": ["Gearlock", "Referee"]}, {"hand": ["Dustbin Titan"]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    assert bout.question == "play"
    bout.play("Doctor Deal", on="Bo")
    assert (bout.count("Ann"), bout.out("Ann")) == (0, False)
    bout.quiet()
    assert (bout.count("Ann"), bout.out("Ann"), bout.out("Bo")) == (2, False, True)


@rule("BR-R15")
def test_after_each_ceo_of_a_closing_window_hands_are_checked_again() -> None:
    bout = play(
        players=[{"hand": ["Heel", 1]}, {"hand": ["CEO"]}], pile=0, belt="Ann", final=["Bo"], discard=["Referee"]
    )
    bout.play("Heel").pass_round()
    bout.respond("Bo", "CEO")
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Ann", "elimination")


def _last_jobber(belt: str, third: bool = False) -> Bout:
    """Ann's only card is a Jobber, Bo has one card; perhaps Cy is still in."""
    players: list[dict[str, object]] = [{"hand": ["Little Thud"]}, {"hand": ["Gearlock"]}]
    if third:
        players.append({"hand": ["Dustbin Titan"]})
    bout = play(players=players, pile=0, belt=belt, final=["Bo", "Cy"] if third else ["Bo"])
    return bout.play("Little Thud", on="Bo") if third else bout


@example("BR-S29", "BR-S30", "BR-S31")
@rule("BR-R16", "BR-END-3")
@pytest.mark.parametrize(("belt", "winner"), [("Ann", "Ann"), ("Bo", "Bo"), ("vacant", None)])
def test_a_double_knockout_is_won_by_the_champion_before_any_belt_move(belt: str, winner: str | None) -> None:
    bout = _last_jobber(belt)
    assert (bout.out("Ann"), bout.out("Bo")) == (True, True)
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == (winner, "double-knockout")
    assert bout.champion == winner


@rule("BR-R16")
def test_a_ceo_claim_counts_at_once_even_for_a_double_knockout() -> None:
    bout = play(players=[{"hand": ["Little Thud"]}, {"hand": ["CEO", "Gearlock"]}], pile=0, belt="Ann", final=["Bo"])
    bout.respond("Bo", "CEO")
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Bo", "double-knockout")


@rule("BR-R16", "BR-R18", "BR-BELT-7", "BR-BELT-8")
def test_the_attackers_last_card_takes_the_champions_last_one_and_the_belt_ends_vacant() -> None:
    bout = _last_jobber("Bo", third=True)
    assert (bout.out("Ann"), bout.out("Bo"), bout.winner) == (True, True, "Cy")
    lines = [line for line in bout.log() if "Title Belt" in line]
    assert lines == ["Ann takes the Title Belt from Bo.", "The Title Belt of Ann is vacant."]


@rule("BR-R16")
def test_the_eliminated_players_tag_team_goes_to_the_discard_and_the_belt_moves_first() -> None:
    bout = play(
        players=[
            {"hand": ["Little Thud", *FILLERS]},
            {"hand": ["Justice Stripes"], "shield": "Salt and Saber"},
            {"hand": ["Iron Megaphone", 2]},
        ],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Little Thud", on="Cy").respond("Bo", "Justice Stripes")
    assert (bout.out("Bo"), bout.shielded("Bo"), bout.out("Cy")) == (True, False, False)
    assert bout.discard[-1] == "Salt and Saber"
    assert bout.count("Cy") == 3


@rule("BR-R16", "BR-R7")
def test_the_closing_window_comes_after_elimination_and_before_the_final_whistle() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", "Gearlock"]}, {"hand": ["Dustbin Titan"]}, {"hand": ["CEO", 1]}],
        pile=0,
        belt="Bo",
        final=[],
    )
    bout.play("Little Thud", on="Bo").pass_round()
    assert (bout.out("Bo"), bout.champion, bout.window) == (True, "Ann", "closing")
    bout.respond("Cy", "CEO").quiet()
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Cy", "pile-out")


@rule("BR-R16")
def test_with_one_player_left_there_is_no_closing_window_that_could_change_it() -> None:
    bout = play(players=[{"hand": ["Little Thud", "CEO"]}, {"hand": ["Gearlock"]}], pile=0, belt="Bo", final=["Bo"])
    bout.play("Little Thud", on="Bo").pass_round()
    assert (bout.winner, bout.champion) == ("Ann", "Ann")


@rule("BR-R17")
def test_a_champion_whose_own_last_card_knocks_another_out_leaves_the_belt_vacant() -> None:
    bout = play(
        players=[{"hand": ["Little Thud"]}, {"hand": ["Gearlock"]}, {"hand": ["Dustbin Titan", 1]}, {"hand": 2}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy", "Dee"],
    )
    bout.play("Little Thud", on="Bo")
    assert (bout.out("Ann"), bout.out("Bo"), bout.turn) == (True, True, "Cy")
    assert (bout.table.belt, bout.outcome) == (-1, None)


@rule("BR-R17")
def test_a_champion_who_spends_the_last_card_on_an_interrupt_leaves_the_belt_vacant() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Justice Stripes"]}, {"hand": 2}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    bout.play("Little Thud", on="Bo").respond("Bo", "Justice Stripes")
    assert (bout.out("Bo"), bout.table.belt) == (True, -1)


@rule("BR-R19", "BR-BELT-4")
def test_a_roshambo_that_empties_the_champions_hand_gives_the_belt_to_the_winner() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock"]}, {"hand": ["Doctor Deal"]}, {"hand": 2}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Doctor Deal").choose("Gearlock")
    assert (bout.out("Bo"), bout.champion) == (True, "Ann")
