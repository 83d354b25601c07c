"""Who is asked in a window, in which order, and who is not (BR-R10, BR-R11, BR-R45, BR-R54)."""

from __future__ import annotations

import pytest

from tabletop.games.hero_brawl.position import NAMES
from tests.citing import rule
from tests.games.hero_brawl.bout import Bout, new_game, play

REFEREES = ("Whistle Warden", "Justice Stripes", "The Impartial Comet", "Three-Count Titan", "Lady Longcount")
CEOS = ("Madame Monopoly", "Chairman Chrome", "The Gilded Tyrant")


def _four(turn: str = "Bo", **more: object) -> Bout:
    """Four players, Bo in turn; Cy and Dee hold a Referee and a CEO each."""
    hands = [["Baron Boo", 2], ["Lord Lowblow", "Little Thud", 2], ["Referee", "CEO", 1], ["Referee", "CEO", 1]]
    return play(turn=turn, players=[{"hand": hand} for hand in hands], pile=20, **{"belt": "Ann", **more})


@rule("BR-R11")
def test_an_action_window_asks_from_the_left_of_the_player_who_announced_who_comes_last() -> None:
    bout = _four().play("Lord Lowblow")
    assert (bout.window, bout.pass_round()) == ("action", ["Cy", "Dee", "Ann", "Bo"])
    assert bout.window == "closing"


@rule("BR-R11", "BR-R22")
def test_result_and_closing_window_ask_from_the_left_of_the_active_player_who_comes_last() -> None:
    bout = play(
        turn="Bo",
        players=[
            {"hand": 2},
            {"hand": ["Folding Fury", "Gearlock", 2]},
            {"hand": ["Referee", 2]},
            {"hand": ["CEO", "Doctor Deal", 1]},
        ],
        pile=20,
        belt="Cy",
    )
    bout.play("Folding Fury", on="Dee")
    assert (bout.window, bout.pass_round()) == ("action", ["Cy", "Dee", "Ann", "Bo"])
    bout.commit("Gearlock", "Doctor Deal")
    assert (bout.window, bout.pass_round()) == ("result", ["Cy", "Dee", "Ann", "Bo"])
    bout.choose("Gearlock")
    assert (bout.window, bout.pass_round()) == ("closing", ["Dee", "Ann", "Bo"]), "not the champion Cy"


@rule("BR-R11")
def test_who_plays_first_is_served_at_once_and_the_asking_starts_afresh() -> None:
    bout = _four().play("Lord Lowblow").decline()
    assert bout.asked == "Dee"
    bout.choose("CEO")
    assert (bout.window, bout.champion) == ("interrupt", "Ann")
    assert bout.pass_round() == ["Ann", "Bo", "Cy"], "from the left of who answered, who cannot answer it"
    assert (bout.champion, bout.window) == ("Dee", "action"), "carried out before anybody else is asked"
    assert bout.pass_round() == ["Cy", "Dee", "Ann", "Bo"]


@rule("BR-R11")
def test_a_cancelled_card_gets_no_more_windows() -> None:
    bout = _four().play("Lord Lowblow").respond("Cy", "Referee")
    assert bout.pass_round() == ["Dee", "Ann", "Bo"]
    assert bout.window == "closing"
    assert bout.count("Bo") == 3, "the Heel is stopped"


@rule("BR-R11", "BR-BELT-12")
def test_each_ceo_restarts_the_closing_window_so_the_last_one_holds_the_belt() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 3]}, {"hand": ["CEO", 2]}, {"hand": ["CEO", 2]}, {"hand": ["CEO", 2]}],
        pile=["Heel", "Heel", "Jobber", "Jobber", "Jobber", "Jobber"],
        belt="Ann",
        discard=list(REFEREES),
    )
    bout.play("Baron Boo").pass_round()
    assert bout.window == "closing"
    bout.respond("Bo", "CEO")
    assert (bout.champion, bout.window, bout.asked) == ("Bo", "closing", "Cy")
    bout.respond("Dee", "CEO")
    assert (bout.champion, bout.window, bout.asked) == ("Dee", "closing", "Bo"), "asked again from Ann's left"
    bout.respond("Cy", "CEO")
    assert (bout.champion, bout.question, bout.turn) == ("Cy", "play", "Bo")


@rule("BR-R45")
def test_everybody_with_a_card_is_asked_and_may_only_decline_without_an_interrupt() -> None:
    bout = _four().play("Lord Lowblow")
    bout.decline().decline()
    assert (bout.asked, bout.keys()) == ("Ann", ["decline"])


@rule("BR-R45")
def test_with_the_option_only_holders_are_asked() -> None:
    bout = _four(options={"ask": "holders"}).play("Lord Lowblow")
    assert bout.pass_round() == ["Cy", "Dee"]
    assert (bout.window, bout.pass_round()) == ("closing", ["Cy", "Dee"])


@rule("BR-R45")
def test_everybody_is_the_default() -> None:
    assert new_game(3).match.setup.options["ask"] == "everybody"
    assert new_game(3).table.ask_everybody
    assert not new_game(3, ask="holders").table.ask_everybody


@rule("BR-R54")
def test_nobody_is_asked_for_a_ceo_before_the_belt_is_out() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 3]}, {"hand": ["CEO", "CEO", "CEO"]}],
        pile=["Lord Lowblow", 8],
        discard=list(REFEREES),
    )
    bout.play("Baron Boo")
    assert (bout.question, bout.turn) == ("play", "Bo")


@rule("BR-R22", "BR-R54")
def test_the_champion_is_asked_for_no_ceo() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 3]}, {"hand": ["CEO", 2]}, {"hand": 2}],
        pile=["Lord Lowblow", 8],
        belt="Bo",
        discard=list(REFEREES),
    )
    bout.play("Baron Boo")
    assert (bout.window, bout.pass_round()) == ("action", ["Cy", "Ann"])
    assert (bout.window, bout.pass_round()) == ("closing", ["Cy", "Ann"])
    assert bout.champion == "Bo"


@rule("BR-R54", "BR-R10")
def test_nobody_is_asked_to_referee_the_own_card() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", "Referee", 2]}, {"hand": 2}, {"hand": 2}],
        pile=["Lord Lowblow", 8],
        belt="Ann",
        discard=list(CEOS),
    )
    bout.play("Baron Boo")
    assert (bout.window, bout.pass_round()) == ("action", ["Bo", "Cy"])
    assert (bout.question, bout.turn) == ("play", "Bo")


@rule("BR-R54")
def test_nobody_is_asked_for_a_card_whose_copies_all_lie_face_up() -> None:
    players = [{"hand": ["Baron Boo", 2]}, {"hand": 2}, {"hand": ["Referee", 2]}]
    pile = ["Lord Lowblow", "Jobber", "Jobber", "Jobber"]
    bout = play(players=players, pile=pile, belt="vacant", discard=list(CEOS))
    bout.play("Baron Boo")
    assert bout.pass_round() == ["Bo", "Cy"]
    assert bout.window == "", "no CEO is left to claim the belt"
    none = play(players=[{"hand": ["Baron Boo", 2]}, {"hand": 2}, {"hand": 2}], pile=pile, belt="vacant")
    assert {"Whistle Warden", *CEOS} <= set(none.discard)
    none.play("Baron Boo")
    assert (none.question, none.turn) == ("play", "Bo")


@rule("BR-R54")
def test_the_last_interrupt_being_in_play_is_face_up_too() -> None:
    players = [{"hand": ["Lady Longcount", 2]}, {"hand": 2}]
    bout = play(players=players, pile=["Heel", "Jobber", "Jobber"], belt="Bo", discard=[*CEOS, *REFEREES[:4]])
    bout.play("Lady Longcount")
    assert (bout.question, bout.turn) == ("play", "Bo")


@rule("BR-R45")
def test_a_player_without_a_hand_card_is_not_asked() -> None:
    bout = play(
        players=[
            {"hand": ["Jobber", 2]},
            {"hand": ["Folding Fury"]},
            {"hand": ["Referee", 2]},
            {"hand": 0, "out": True},
        ],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy"],
        discard=list(CEOS),
    )
    bout.play("Jobber", on="Bo")
    assert bout.pass_round() == ["Bo", "Cy"]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@rule("BR-R11")
def test_the_order_holds_for_every_number_of_players(count: int) -> None:
    players = [{"hand": ["Baron Boo", "Referee", 1]}, *({"hand": 2} for _ in range(count - 1))]
    bout = play(turn="Ann", players=players, pile=6, belt="vacant")
    bout.play("Baron Boo")
    left = list(NAMES[1:count])
    assert bout.pass_round() == left
