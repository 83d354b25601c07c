"""The three windows in which interrupts may be played, and what each is open for (BR-R7, BR-R8)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brawl.bout import Bout, play


def _jobber() -> Bout:
    return play(
        players=[
            {"hand": ["Little Thud", 3]},
            {"hand": ["Justice Stripes", "Chairman Chrome", 1]},
            {"hand": ["The Gilded Tyrant", 2]},
        ],
        pile=12,
        belt="Cy",
    )


@rule("BR-R7")
def test_the_action_window_opens_after_card_and_target_and_before_the_effect() -> None:
    bout = _jobber().play("Little Thud", on="Bo")
    assert (bout.window, bout.asked) == ("action", "Bo")
    assert bout.decision.call is not None
    assert bout.decision.call.title == "Ann plays Little Thud, a Jobber, on Bo."
    assert bout.offered() == ["Justice Stripes", "Chairman Chrome", "-"]
    for name in ("Justice Stripes", "Chairman Chrome"):
        assert str(bout.refuse(name, "Ann").sentence) == f"{name} is an answer: play it on the mat."
    assert bout.counts() == [3, 3, 3]
    assert "Little Thud" not in bout.discard + bout.hand("Ann")


@rule("BR-R7")
def test_the_closing_window_comes_after_effect_and_belt_move_and_takes_a_ceo_only() -> None:
    bout = _jobber()
    bout.play("Little Thud", on="Cy").pass_round()
    assert (bout.question, bout.asked) == ("discard", "Cy")
    lost = bout.hand("Cy")[-1]
    bout.choose(lost)
    assert bout.discard[-2:] == [lost, "Little Thud"]
    assert (bout.window, bout.champion, bout.turn, bout.count("Bo")) == ("closing", "Ann", "Ann", 3)
    assert bout.offered() == ["Chairman Chrome", "-"]
    assert bout.refuse("Justice Stripes", None).rule == "BR-R8"
    bout.respond("Bo", "Chairman Chrome")
    assert (bout.window, bout.champion) == ("interrupt", "Ann")
    bout.pass_round()
    assert (bout.window, bout.champion) == ("closing", "Bo")
    bout.quiet()
    assert (bout.turn, bout.question) == ("Bo", "play")


@rule("BR-R7", "BR-R8")
def test_there_is_no_window_about_the_turn_draw_nor_after_a_belt_reveal_but_the_closing_one() -> None:
    bout = play(
        phase="draw",
        players=[{"hand": 3}, {"hand": ["Referee", "CEO", 1]}],
        pile=["belt", 4],
        discard=5,
    )
    assert bout.champion == "Ann"
    assert (bout.window, bout.asked) == ("closing", "Bo")
    assert bout.offered() == ["Chairman Chrome" if "Chairman Chrome" in bout.hand("Bo") else "Madame Monopoly", "-"]
    bout.decline().quiet()
    assert (bout.turn, bout.question, bout.asked) == ("Bo", "play", "Bo")
    assert bout.count("Bo") == 4, "nobody was asked between the draw and the card"


@rule("BR-R7")
def test_before_the_reveal_there_is_no_closing_window() -> None:
    bout = play(players=[{"hand": ["Baron Boo", 2]}, {"hand": ["CEO", "Referee"]}], pile=["Little Thud", 9])
    bout.play("Baron Boo")
    assert bout.window == "action"
    bout.decline()
    assert (bout.question, bout.turn) == ("play", "Bo")


@rule("BR-R7")
def test_battle_cards_are_committed_only_when_the_action_window_has_closed() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Justice Stripes", "Doctor Deal"]}, {"hand": 2}],
        pile=10,
        belt="Cy",
    )
    bout.play("Folding Fury", on="Bo")
    assert bout.window == "action"
    assert bout.counts() == [2, 2, 2]
    bout.pass_round()
    assert (bout.question, bout.asked) == ("commit", "Ann")
    bout.choose("Gearlock")
    assert (bout.question, bout.asked) == ("commit", "Bo")


@rule("BR-R7")
def test_the_result_window_opens_with_the_winner_known_and_no_card_kept() -> None:
    bout = play(
        players=[
            {"hand": ["Folding Fury", "Gearlock", 1]},
            {"hand": ["Justice Stripes", "Chairman Chrome", "Doctor Deal"]},
            {"hand": 2},
        ],
        pile=10,
        belt="Cy",
    )
    bout.play("Folding Fury", on="Bo").pass_round()
    bout.commit("Gearlock", "Doctor Deal")
    assert (bout.window, bout.asked) == ("result", "Bo")
    assert bout.decision.call is not None
    assert bout.decision.call.title == "Ann beats Bo in the roshambo."
    assert bout.offered() == ["Justice Stripes", "Chairman Chrome", "-"]
    assert (bout.counts(), bout.discard.count("Doctor Deal"), bout.discard.count("Gearlock")) == ([1, 2, 2], 0, 0)


@rule("BR-R8")
def test_a_referee_stops_a_card_played_as_a_turn() -> None:
    bout = _jobber().play("Little Thud", on="Bo").respond("Bo", "Justice Stripes").quiet()
    assert bout.counts()[0] == 3
    assert bout.discard[-2:] == ["Justice Stripes", "Little Thud"]


@rule("BR-R8")
def test_a_referee_stops_a_ceo_played_as_an_interrupt() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 3]}, {"hand": ["Chairman Chrome", 2]}, {"hand": ["Justice Stripes", 2]}],
        pile=12,
        belt="Cy",
    )
    bout.play("Baron Boo").respond("Bo", "Chairman Chrome")
    assert (bout.window, bout.champion) == ("interrupt", "Cy"), "the claim waits until its window has closed"
    bout.respond("Cy", "Justice Stripes")
    assert bout.champion == "Cy"
    bout.quiet()
    assert (bout.champion, bout.count("Ann")) == ("Cy", 4), "the card first played goes on"


@rule("BR-R8")
def test_the_end_of_a_tag_team_and_elimination_are_no_actions_to_stop() -> None:
    bout = play(
        players=[
            {"hand": ["Grudge Hawk", "Little Thud", 1]},
            {"hand": ["Iron Megaphone"]},
            {"hand": ["Justice Stripes", 1], "shield": "Tag Team"},
        ],
        pile=6,
        belt="Ann",
    )
    bout.play("Little Thud", on="Bo").pass_round()
    assert bout.out("Bo")
    assert (bout.question, bout.turn) == ("play", "Cy"), "the Jobber apart, nobody was asked to stop anything"
    assert not bout.shielded("Cy")
