"""Settlement: empty hands, belt moves, double knockouts and their order (BR-R2 to 6, BR-R15 to 19, BR-R23)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

FILLERS = ["Gearlock", "Dustbin Titan"]


def _against_champion(card: str, script: list[int] | None = None) -> Bout:
    """Ann plays a card on the champion Bo, who has 4 cards."""
    bout = play(
        players=[{"hand": [card, *FILLERS]}, {"hand": ["Iron Megaphone", "Kendo Comet", 2]}, {"hand": 3}],
        pile=20,
        belt="Bo",
        script=script or [],
    )
    return bout.play(card, on="Bo").quiet()


@rule("BR-R2", "BR-BELT-5")
def test_a_jobber_on_the_champion_takes_the_belt() -> None:
    bout = _against_champion("Little Thud")
    assert bout.champion == "Bo", "not before the card is gone"
    bout.choose("Iron Megaphone").quiet()
    assert bout.champion == "Ann"


@rule("BR-R2", "BR-BELT-5")
def test_a_rival_on_the_champion_takes_the_belt() -> None:
    bout = _against_champion("Grudge Hawk").answer("pick:0").quiet()
    assert bout.champion == "Ann"


@rule("BR-R2", "BR-BELT-5", "BR-R43")
@pytest.mark.parametrize(("roll", "champion"), [(2, "Bo"), (3, "Ann")])
def test_a_high_flier_takes_the_belt_on_a_hit_only(roll: int, champion: str) -> None:
    bout = _against_champion("Cloudbreaker", script=[roll])
    if bout.question == "discard":
        bout.choose("Iron Megaphone").quiet()
    assert bout.champion == champion


@rule("BR-R2", "BR-BELT-6")
def test_a_manager_takes_the_belt_when_the_champion_ends_with_fewer() -> None:
    assert _against_champion("Doctor Deal").champion == "Ann"


@rule("BR-R2")
def test_the_hand_is_compared_right_around_the_effect_and_not_since_the_announcement() -> None:
    bout = play(
        players=[{"hand": ["Doctor Deal", *FILLERS]}, {"hand": ["Chairman Chrome", 1]}, {"hand": ["CEO", 2]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Doctor Deal", on="Bo").respond("Bo", "Chairman Chrome").quiet()
    assert bout.counts()[:2] == [1, 2]
    assert bout.champion == "Bo", "from 2 cards to 1 to 2: the effect has made the hand larger"


@rule("BR-R3")
def test_a_heel_never_takes_the_belt() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 2]}, {"hand": ["Justice Stripes"]}, {"hand": ["Referee", 2]}],
        pile=9,
        belt="Bo",
    )
    bout.play("Baron Boo").respond("Bo", "Justice Stripes").respond("Cy", "Referee").quiet()
    assert (bout.count("Ann"), bout.champion) == (3, "Bo")


@example("BR-S28")
@rule("BR-R4")
def test_a_one_for_one_diva_never_moves_the_belt() -> None:
    bout = play(
        players=[{"hand": ["Opal Oracle", *FILLERS]}, {"hand": ["Iron Megaphone", "Kendo Comet", 1]}, {"hand": 3}],
        pile=9,
        belt="Bo",
    )
    bout.play("Opal Oracle", on="Bo").quiet().choose("Gearlock").choose("Kendo Comet").quiet()
    assert bout.hand("Ann") == ["Dustbin Titan", "Kendo Comet"]
    assert "Gearlock" in bout.hand("Bo")
    assert "Kendo Comet" not in bout.hand("Bo")
    assert bout.champion == "Bo"


@rule("BR-R4")
def test_a_last_card_diva_takes_the_belt() -> None:
    bout = play(
        players=[{"hand": ["Opal Oracle"]}, {"hand": ["Iron Megaphone", "Kendo Comet"]}, {"hand": ["Gearlock"]}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    bout.play("Opal Oracle", on="Bo").choose("Kendo Comet")
    assert (bout.champion, bout.hand("Ann"), bout.hand("Bo")) == ("Ann", ["Kendo Comet"], ["Iron Megaphone"])


@rule("BR-R5")
@pytest.mark.parametrize(
    ("card", "on"), [("Doctor Deal", "Bo"), ("Kaboom Calliope", None), ("Professor Pretzel", None), ("Heel", None)]
)
def test_the_champions_own_card_never_costs_the_belt(card: str, on: str | None) -> None:
    bout = play(
        players=[{"hand": [card, *FILLERS, "Kendo Comet"]}, {"hand": ["Iron Megaphone"]}, {"hand": 1}],
        pile=3,
        belt="Ann",
    )
    bout.play(card, on=on)
    if bout.question == "discard":
        bout.choose("Kendo Comet")
    assert (bout.champion, bout.turn) == ("Ann", "Bo")


@rule("BR-R5")
def test_the_cost_of_playing_a_card_is_never_damage() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Referee", 2]}, {"hand": ["Referee", 2]}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    bout.play("Heel").respond("Bo", "Referee").quiet()
    assert (bout.count("Bo"), bout.champion) == (2, "Bo")


@rule("BR-R6")
@pytest.mark.parametrize("card", ["Little Thud", "Grudge Hawk"])
def test_damage_to_anybody_claims_no_vacant_belt(card: str) -> None:
    bout = play(
        players=[{"hand": [card, *FILLERS]}, {"hand": ["Iron Megaphone", 2]}, {"hand": 3}], pile=9, belt="vacant"
    )
    bout.play(card, on="Bo")
    bout.answer(bout.keys()[0])
    assert bout.table.belt == -1


@rule("BR-R6", "BR-BELT-9")
def test_the_next_roshambo_winner_claims_the_vacant_belt() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", *FILLERS]}, {"hand": ["Iron Megaphone", 2]}, {"hand": 3}],
        pile=9,
        belt="vacant",
    )
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Iron Megaphone").choose("Gearlock")
    assert bout.champion == "Bo", "paper defeats rock"


@rule("BR-R6", "BR-BELT-12")
def test_a_ceo_claims_the_vacant_belt() -> None:
    bout = play(players=[{"hand": ["CEO", *FILLERS]}, {"hand": 2}], pile=9, belt="vacant")
    bout.play("CEO")
    assert bout.champion == "Ann"


# ------------------------------------------------------------ empty hands
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


@rule("BR-R2", "BR-BELT-11")
def test_a_roshambo_is_decided_by_winning_not_by_counting() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Iron Megaphone", 1]}, {"hand": 2}],
        pile=9,
        belt="Bo",
    )
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Iron Megaphone").choose("Iron Megaphone")
    assert (bout.champion, bout.count("Ann")) == ("Bo", 1)


# ------------------------------------------------------------ a CEO in the result window
def _result(belt: str) -> Bout:
    """Ann has beaten Bo; Bo and Cy hold a CEO each."""
    bout = play(
        players=[
            {"hand": ["Folding Fury", "Gearlock", 1]},
            {"hand": ["Doctor Deal", "Chairman Chrome", 1]},
            {"hand": ["Madame Monopoly", 2]},
        ],
        pile=12,
        belt=belt,
    )
    bout.play("Folding Fury", on="Bo").pass_round()
    return bout.commit("Gearlock", "Doctor Deal")


@rule("BR-R23")
def test_who_is_champion_no_more_when_the_result_is_final_loses_no_belt() -> None:
    bout = _result("Bo")
    bout.respond("Cy", "Madame Monopoly")
    assert bout.champion == "Cy"
    bout.quiet().choose("Gearlock").quiet()
    assert bout.champion == "Cy"


@rule("BR-R23")
def test_who_has_just_become_champion_loses_the_belt_with_the_battle() -> None:
    bout = _result("Cy")
    bout.respond("Bo", "Chairman Chrome")
    assert bout.champion == "Bo"
    bout.quiet().choose("Gearlock")
    assert bout.champion == "Ann"
