"""The belt drawn by an effect, with an empty discard, and what is shuffled back (BR-R26 to BR-R28)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brawl.bout import play


@rule("BR-R26")
def test_a_heel_that_draws_the_belt_brings_its_card_too_and_the_turn_ends_normally() -> None:
    bout = play(players=[{"hand": ["Baron Boo", 2]}, {"hand": 3}], pile=["belt", 6], discard=5)
    discarded = len(bout.discard)
    assert bout.belt_in_pile
    bout.play("Baron Boo").quiet()
    assert (bout.champion, bout.count("Ann"), bout.turn) == ("Ann", 3, "Bo")
    assert bout.discard == ["Baron Boo"], "the card in play was not shuffled in"
    assert bout.pile == 6 + discarded - 2, "Ann's card and Bo's turn draw"


@rule("BR-R26", "BR-CARD-FACE-1")
@pytest.mark.parametrize("above", [0, 1, 2])
def test_a_face_that_draws_the_belt_brings_its_full_number(above: int) -> None:
    named = ["Gearlock", "Dustbin Titan"][:above]
    bout = play(players=[{"hand": ["Face", 2]}, {"hand": 3}], pile=[*named, "belt", 6], discard=5)
    before = bout.count("Ann") - 1
    bout.play("Face").quiet()
    assert (bout.question, bout.decision.picks, bout.champion) == ("discard", (0, 2), "Ann")
    assert bout.count("Ann") == before + 3
    assert set(named) <= set(bout.hand("Ann"))


@rule("BR-R26")
def test_a_technician_that_draws_the_belt_has_its_discard_shuffled_back_and_draws() -> None:
    bout = play(players=[{"hand": ["Professor Pretzel", "Gearlock", 1]}, {"hand": 3}], pile=["belt"], discard=[])
    discarded = len(bout.discard)
    bout.play("Professor Pretzel").quiet().choose("Gearlock").quiet()
    assert (bout.champion, bout.count("Ann")) == ("Ann", 2)
    assert "Gearlock" not in bout.discard
    assert bout.pile == discarded + 1 - 2


@rule("BR-R26", "BR-CARD-REFEREE-3")
def test_a_referee_as_turn_card_that_draws_the_belt_brings_a_card_too() -> None:
    bout = play(players=[{"hand": ["Referee", 2]}, {"hand": 3}], pile=["belt", 3], discard=2)
    bout.play("Referee").quiet()
    assert (bout.champion, bout.count("Ann"), bout.turn) == ("Ann", 3, "Bo")


@rule("BR-R26")
def test_the_drawer_need_not_be_the_active_player_whose_turn_goes_on() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Justice Stripes", 2]}, {"hand": ["Referee", 2]}],
        pile=["belt", 6],
        discard=5,
    )
    bout.play("Heel").respond("Bo", "Justice Stripes")
    assert (bout.champion, bout.turn, bout.count("Bo")) == ("Bo", "Ann", 3)
    bout.respond("Cy", "Referee").quiet()
    assert bout.count("Ann") == 3, "the Heel goes on and draws"


@rule("BR-R26", "BR-R27")
def test_with_nothing_left_to_draw_an_effect_brings_the_belt_alone_and_the_final_round_starts() -> None:
    bout = play(players=[{"hand": ["Baron Boo", 27]}, {"hand": 31}], pile=["belt"], interrupts=True)
    assert (bout.pile, bout.discard) == (1, [])
    bout.play("Baron Boo").quiet()
    assert (bout.champion, bout.count("Ann"), bout.pile) == ("Ann", 27, 0)
    assert bout.table.final
    assert bout.turn == "Bo"


@rule("BR-R27", "BR-END-2")
def test_a_reveal_with_nothing_to_reshuffle_starts_the_final_round_next_turn() -> None:
    bout = play(phase="draw", players=[{"hand": 30}, {"hand": 29}], pile=["belt"], interrupts=True)
    assert (bout.champion, bout.table.final) == ("Ann", False)
    bout.quiet()
    assert (bout.table.final, bout.turn, bout.pile, bout.count("Bo")) == (True, "Bo", 0, 29)
    assert bout.table.turns_left == [0]


@rule("BR-R27")
def test_a_reveal_with_an_empty_discard_shuffles_what_is_left() -> None:
    bout = play(phase="draw", players=[{"hand": 20}, {"hand": 20}], pile=["belt", 19], interrupts=True)
    bout.quiet()
    assert (bout.champion, bout.turn, bout.pile, bout.table.final) == ("Ann", "Bo", 18, False)


@rule("BR-R28")
def test_tag_teams_on_the_table_are_not_reshuffled() -> None:
    bout = play(
        phase="draw",
        players=[{"hand": 3}, {"hand": 3, "shield": "Salt and Saber"}, {"hand": 3, "shield": "The Gemini Guard"}],
        pile=["belt", 6],
        discard=4,
        interrupts=True,
    )
    assert bout.champion == "Ann"
    assert (bout.shielded("Bo"), bout.shielded("Cy"), bout.discard) == (True, True, [])
    assert bout.pile == 59 - 9 - 2
