"""Which cards take the belt by damage, and what a claim in a result window changes (BR-R2 to BR-R6, BR-R23)."""

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


@rule("BR-R2", "BR-BELT-11")
def test_a_roshambo_is_decided_by_winning_not_by_counting() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Iron Megaphone", 1]}, {"hand": 2}],
        pile=9,
        belt="Bo",
    )
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Iron Megaphone").choose("Iron Megaphone")
    assert (bout.champion, bout.count("Ann")) == ("Bo", 1)


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
