"""When the card of a CEO or Referee is drawn, and interrupts as a last card (BR-R12, BR-R20, BR-R26)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brawl.bout import play


@rule("BR-R12")
def test_an_interrupts_card_is_drawn_before_others_may_answer_it() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Justice Stripes", 2]}, {"hand": ["Whistle Warden", 2]}],
        pile=["Golden Gallant", 9],
        belt="vacant",
    )
    bout.play("Little Thud", on="Bo").respond("Bo", "Justice Stripes")
    assert bout.window == "interrupt"
    assert bout.hand("Bo")[-1] == "Golden Gallant"
    assert (bout.count("Bo"), bout.pile) == (3, 9)


@rule("BR-R12")
def test_a_stopped_interrupt_keeps_its_card_and_draws_once() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Justice Stripes", 2]}, {"hand": ["Whistle Warden", 2]}],
        pile=["Golden Gallant", "Sunny Supernova", 9],
        belt="vacant",
    )
    bout.play("Heel").respond("Bo", "Justice Stripes").respond("Cy", "Whistle Warden")
    assert "Golden Gallant" in bout.hand("Bo")
    assert "Sunny Supernova" in bout.hand("Cy")
    bout.quiet()
    assert (bout.count("Ann"), bout.count("Cy")) == (3, 3)
    assert bout.count("Bo") == 4, "as before, with the turn draw"


@rule("BR-R12")
def test_a_card_just_drawn_may_answer_at_once() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Justice Stripes", 2]}, {"hand": ["Whistle Warden", 2]}],
        pile=["Lady Longcount", 9],
        belt="vacant",
    )
    bout.play("Heel").respond("Bo", "Justice Stripes").respond("Cy", "Whistle Warden").respond("Bo", "Lady Longcount")
    bout.quiet()
    assert bout.count("Ann") == 2, "stopped"


@rule("BR-R12", "BR-CARD-CEO-3")
def test_as_a_turn_card_a_ceo_claims_first_and_then_draws_once() -> None:
    bout = play(players=[{"hand": ["CEO", 2]}, {"hand": ["Referee", 2]}], pile=["Golden Gallant", 9], belt="Bo")
    bout.play("CEO")
    assert (bout.window, bout.count("Ann"), bout.champion, bout.pile) == ("action", 2, "Bo", 10)
    bout.pass_round()
    assert (bout.count("Ann"), bout.champion, bout.hand("Ann")[-1]) == (3, "Ann", "Golden Gallant")


@rule("BR-R12")
def test_a_stopped_turn_card_draws_at_that_moment_and_once() -> None:
    bout = play(
        players=[{"hand": ["CEO", 2]}, {"hand": ["Justice Stripes", 2]}],
        pile=["Golden Gallant", "Sunny Supernova", 9],
        belt="Bo",
    )
    bout.play("CEO").respond("Bo", "Justice Stripes").quiet()
    assert "Golden Gallant" in bout.hand("Bo")
    assert bout.hand("Ann")[-1] == "Sunny Supernova"
    assert (bout.count("Ann"), bout.champion) == (3, "Bo")


@rule("BR-R20")
def test_the_last_card_may_be_an_interrupt_on_an_empty_pile_and_its_player_is_out_at_settlement() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Justice Stripes"]}, {"hand": 2}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Heel")
    assert bout.offered() == ["Justice Stripes", "-"]
    bout.choose("Justice Stripes")
    assert bout.out("Bo")
    assert (bout.outcome, bout.turn) == (None, "Cy")


@rule("BR-R20")
def test_a_referee_sacrificed_so_is_out_only_at_settlement_and_may_be_refilled() -> None:
    bout = play(
        players=[{"hand": ["Manager", 2]}, {"hand": ["Chairman Chrome"]}, {"hand": ["CEO", 2]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Manager", on="Bo").respond("Bo", "Chairman Chrome")
    assert (bout.count("Bo"), bout.out("Bo")) == (0, False)
    bout.quiet()
    assert (bout.out("Ann"), bout.out("Bo")) == (True, False)
    assert bout.count("Bo") == 2, "the Manager's exchange refilled the hand"
    assert bout.champion == "Bo"


@rule("BR-R20", "BR-BELT-8")
def test_a_ceo_played_as_the_last_card_leaves_the_belt_vacant() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Chairman Chrome"]}, {"hand": 2}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Heel").respond("Bo", "Chairman Chrome").quiet()
    assert bout.out("Bo")
    assert bout.table.belt == -1


@rule("BR-R20", "BR-R15")
def test_a_ceo_as_last_card_in_the_closing_window_is_settled_at_once() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Chairman Chrome"]}, {"hand": ["CEO", 1]}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy"],
    )
    bout.play("Heel").pass_round()
    assert bout.window == "closing"
    bout.respond("Bo", "Chairman Chrome")
    assert (bout.out("Bo"), bout.table.belt, bout.window, bout.asked) == (True, -1, "closing", "Cy")


@rule("BR-R26")
def test_an_interrupts_draw_that_shows_the_belt_brings_a_card_too_and_the_turn_goes_on() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Whistle Warden", 2]}, {"hand": ["Justice Stripes", 2]}],
        pile=["belt", 5],
        discard=6,
        interrupts=True,
    )
    discarded = len(bout.discard)
    bout.play("Little Thud", on="Cy").respond("Bo", "Whistle Warden")
    assert (bout.champion, bout.count("Bo"), bout.turn) == ("Bo", 3, "Ann")
    assert (bout.discard, bout.pile) == ([], 5 + discarded - 1), "neither the Jobber nor the Referee is in it"
    bout.quiet()
    assert bout.count("Cy") == 3, "the Jobber is stopped all the same"
