"""Hands and cards that change places: Loose Cannon, Manager, Diva (BR-R29 to BR-R32, BR-R34, BR-R35)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

ANN = ["Gearlock", "Dustbin Titan"]
BO = ["Iron Megaphone", "Kendo Comet", "Opal Oracle"]
CY = ["Crutch Crusader"]
DEE = ["Lady Limelight", "Submission Sphinx", "Cloudbreaker", "Doctor Deal"]


def _hands(bout: Bout) -> list[list[str]]:
    return [bout.hand(name) for name in bout.match.names]


@example("BR-S13")
@rule("BR-R29", "BR-CARD-LOOSE-1", "BR-CARD-LOOSE-3")
def test_hands_go_to_the_next_participant_on_the_left_and_shielded_seats_are_as_empty() -> None:
    bout = play(
        players=[
            {"hand": ["Kaboom Calliope", *ANN]},
            {"hand": BO, "shield": "Tag Team"},
            {"hand": CY},
            {"hand": DEE},
        ],
        pile=0,
        belt="Bo",
        final=["Cy", "Bo", "Dee"],
    )
    bout.play("Kaboom Calliope")
    assert _hands(bout)[:2] == [DEE, BO]
    assert set(_hands(bout)[2]) | {bout.discard[-1]} >= set(ANN), "Cy, who plays now, has Ann's hand"
    assert bout.hand("Dee") == CY


@rule("BR-R29")
def test_who_is_out_takes_no_part() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", *ANN]}, {"out": True}, {"hand": BO}, {"out": True}],
        pile=0,
        belt="Cy",
        final=["Cy"],
    )
    bout.play("Kaboom Calliope")
    assert (bout.hand("Ann"), bout.hand("Cy")) == (BO, ANN)


@rule("BR-R29")
def test_with_one_participant_nothing_happens() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", *ANN]}, {"hand": BO, "shield": "Tag Team"}],
        pile=0,
        belt="Bo",
        final=["Bo"],
    )
    bout.play("Kaboom Calliope")
    assert _hands(bout) == [ANN, BO]
    assert bout.champion == "Bo"


@rule("BR-R29")
def test_a_shielded_player_of_the_cannon_is_left_out_too() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", *ANN], "shield": "Tag Team"}, {"hand": BO}, {"hand": DEE}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy"],
    )
    bout.play("Kaboom Calliope")
    assert _hands(bout) == [ANN, DEE, BO]


@rule("BR-R30", "BR-BELT-6")
@pytest.mark.parametrize(("own", "champion"), [(["Gearlock"], "Ann"), (["Gearlock", "Heel", "Heel"], "Bo")])
def test_the_belt_check_compares_the_hands_around_the_swap_without_the_cannon(own: list[str], champion: str) -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", *own]}, {"hand": 3}, {"hand": 2}],
        pile=9,
        belt="Bo",
    )
    bout.play("Kaboom Calliope")
    assert bout.champion == champion, "3 before it; with 1 fewer, with 3 not: the turn's draw does not count"


@example("BR-S15")
@rule("BR-BELT-6")
def test_the_champion_two_seats_away_loses_the_belt_with_a_smaller_hand() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", 1]}, {"hand": 2}, {"hand": 4}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Kaboom Calliope")
    assert (bout.champion, bout.count("Ann"), bout.count("Cy")) == ("Ann", 4, 2)


@example("BR-S16")
@rule("BR-R30")
def test_a_champion_who_gets_more_keeps_the_belt() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope", 2]}, {"hand": 3}, {"hand": 2}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Kaboom Calliope")
    assert (bout.champion, bout.count("Cy")) == ("Cy", 3)


@example("BR-S14")
@rule("BR-R31", "BR-CARD-LOOSE-2")
def test_a_cannon_as_last_card_puts_the_left_neighbour_out() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope"]}, {"hand": BO[:2]}, {"hand": DEE[:3]}],
        pile=0,
        belt="vacant",
        final=["Bo", "Cy"],
    )
    assert (bout.out("Bo"), bout.hand("Ann"), bout.hand("Cy")) == (True, DEE[:3], BO[:2])
    assert bout.turn == "Cy"


@rule("BR-R31", "BR-BELT-7")
def test_a_champion_put_out_by_it_loses_the_belt_to_its_player() -> None:
    bout = play(
        players=[{"hand": ["Kaboom Calliope"]}, {"hand": BO[:2]}, {"hand": DEE[:3]}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    assert (bout.out("Bo"), bout.champion) == (True, "Ann")


@rule("BR-R31")
def test_with_two_participants_the_exchange_happens_all_the_same() -> None:
    bout = play(players=[{"hand": ["Kaboom Calliope"]}, {"hand": BO}], pile=0, belt="Bo", final=["Bo"])
    assert (bout.winner, bout.hand("Ann"), bout.hand("Bo")) == ("Ann", BO, [])


@rule("BR-R32", "BR-CARD-MANAGER-1")
def test_a_manager_exchanges_with_one_chosen_opponent() -> None:
    bout = play(
        players=[{"hand": ["Doctor Deal", *ANN]}, {"hand": BO}, {"hand": CY}], pile=0, belt="Cy", final=["Bo", "Cy"]
    )
    targets = {option.target for option in bout.decision.options if option.label.startswith("Doctor Deal")}
    assert targets == {"zone:player-1", "zone:player-2"}
    bout.play("Doctor Deal", on="Cy")
    assert _hands(bout) == [CY, BO, ANN]
    assert bout.champion == "Cy", "more cards than before"


@rule("BR-R35")
def test_a_manager_still_exchanges_with_an_empty_hand() -> None:
    bout = play(
        players=[
            {"hand": ["Doctor Deal", *ANN]},
            {"hand": ["Justice Stripes", "Iron Megaphone"]},
            {"hand": ["Referee", 1]},
        ],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.table.players[1].hand.remove(next(c for c in bout.table.players[1].hand if bout.table.kind(c).number == 53))
    bout.table.discard.insert(0, next(c for c in range(60) if bout.table.kind(c).number == 53))
    bout.play("Doctor Deal", on="Bo").respond("Bo", "Justice Stripes").respond("Cy", "Referee").quiet()
    assert (bout.out("Ann"), bout.hand("Bo")) == (True, ANN), "Bo's hand was empty and is not"


@rule("BR-R35", "BR-R32")
@pytest.mark.parametrize("card", ["Doctor Deal", "Opal Oracle", "Folding Fury", "Grudge Hawk", "Little Thud"])
def test_with_everybody_shielded_the_card_is_spent_without_effect(card: str) -> None:
    bout = play(
        players=[{"hand": [card, *ANN]}, {"hand": BO[:2], "shield": "Tag Team"}, {"hand": CY, "shield": "Tag Team"}],
        pile=5,
        belt="Bo",
    )
    option = next(option for option in bout.decision.options if option.label.startswith(card))
    assert (option.target, option.preview) == ("lane:play", "spent without effect")
    bout.play(card)
    assert (bout.hand("Ann"), bout.discard[-2:-1], bout.turn) == (ANN, [card], "Bo")
    assert bout.hand("Bo")[:2] == BO[:2]
    assert (bout.hand("Cy"), bout.champion, bout.out("Ann")) == (CY, "Bo", False)


@rule("BR-R35")
@pytest.mark.parametrize("card", ["Opal Oracle", "Folding Fury", "Grudge Hawk", "Little Thud", "Cloudbreaker"])
def test_a_hand_that_is_empty_when_the_effect_comes_loses_nothing(card: str) -> None:
    bout = play(
        players=[{"hand": [card, *ANN]}, {"hand": ["Chairman Chrome"]}, {"hand": ["CEO", 2]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play(card, on="Bo").respond("Bo", "Chairman Chrome").quiet()
    assert (bout.hand("Ann"), bout.out("Ann"), bout.out("Bo")) == (ANN, False, True)
    assert bout.table.belt == -1, "Bo is out by the own card, nobody has hurt the champion"
    assert not [event for event in bout.match.events if event.kind in ("rolled", "result", "given")]


@rule("BR-R34", "BR-CARD-DIVA-1")
def test_diva_cards_are_picked_secretly_by_their_givers_and_exchanged_together() -> None:
    bout = play(
        players=[{"hand": ["Opal Oracle", *ANN]}, {"hand": ["Iron Megaphone", "Kendo Comet"]}, {"hand": CY}],
        pile=5,
        belt="Cy",
    )
    bout.play("Opal Oracle", on="Bo")
    assert (bout.question, bout.asked, bout.offered()) == ("give", "Ann", ANN)
    bout.choose("Gearlock")
    assert (bout.question, bout.asked, bout.offered()) == ("give", "Bo", ["Iron Megaphone", "Kendo Comet"])
    for seat in (1, 2):
        assert "gearlock" not in str(bout.match.ask(seat).view().to_json()), "not before both have picked"
    bout.choose("Iron Megaphone")
    assert bout.hand("Ann") == ["Dustbin Titan", "Iron Megaphone"]
    assert bout.hand("Bo")[:2] == ["Kendo Comet", "Gearlock"]


@rule("BR-R34", "BR-CARD-JOBBER-1")
@pytest.mark.parametrize("card", ["Little Thud", "Cloudbreaker"])
def test_a_victim_picks_from_the_whole_hand(card: str) -> None:
    bout = play(players=[{"hand": [card, *ANN]}, {"hand": BO}, {"hand": CY}], pile=5, belt="Cy", script=[5])
    bout.play(card, on="Bo")
    assert (bout.question, bout.asked, bout.offered()) == ("discard", "Bo", BO)
    bout.choose("Kendo Comet")
    assert "Kendo Comet" in bout.discard
    assert bout.count("Ann") == 2


@rule("BR-R34")
def test_a_face_may_discard_old_cards_or_new_ones() -> None:
    bout = play(
        players=[{"hand": ["Golden Gallant", *ANN]}, {"hand": BO}],
        pile=["Submission Sphinx", "Cloudbreaker", "Doctor Deal", 4],
        belt="Bo",
    )
    bout.play("Golden Gallant")
    assert bout.offered() == [*ANN, "Submission Sphinx", "Cloudbreaker", "Doctor Deal"]
    assert bout.decision.picks == (0, 2)
    bout.choose("Cloudbreaker").choose("Gearlock")
    assert bout.hand("Ann") == ["Dustbin Titan", "Submission Sphinx", "Doctor Deal"]


@rule("BR-R34")
def test_a_technician_discards_before_it_draws() -> None:
    bout = play(players=[{"hand": ["Professor Pretzel", *ANN]}, {"hand": BO}], pile=["Cloudbreaker", 4], belt="Bo")
    bout.play("Professor Pretzel")
    assert bout.offered() == ANN
    bout.choose("Gearlock")
    assert bout.hand("Ann") == ["Dustbin Titan", "Cloudbreaker"]
