"""A player who gives up, at every kind of moment (BR-R55)."""

from __future__ import annotations

import pytest

from tabletop.engine.match import Match, StaleAnswer
from tabletop.games.hero_brawl import BRAWL
from tests.citing import rule
from tests.games.hero_brawl.bout import Bout, play


def _give_up(bout: Bout, who: str) -> Bout:
    bout.match.concede(bout.seat(who))
    bout.match.run()
    return bout


def _three(**more: object) -> Bout:
    hands = [["Little Thud", "Folding Fury", "Gearlock"], ["Doctor Deal", "Opal Oracle"], ["Heel", 1]]
    players: list[dict[str, object]] = [{"hand": hand} for hand in hands]
    players[1]["shield"] = "Salt and Saber"
    return play(**{"players": players, "pile": 9, "belt": "Bo", **more})


@rule("BR-R55")
def test_hand_and_tag_team_go_to_the_discard_and_the_belt_is_vacant() -> None:
    bout = _give_up(_three(), "Bo")
    assert (bout.out("Bo"), bout.count("Bo"), bout.shielded("Bo")) == (True, 0, False)
    assert {"Doctor Deal", "Opal Oracle", "Salt and Saber"} <= set(bout.discard)
    assert (bout.table.belt, bout.outcome) == (-1, None)


@rule("BR-R55", "BR-R8")
def test_before_the_reveal_the_belt_stays_in_the_pile() -> None:
    bout = _give_up(_three(belt="pile", pile=["Jobber", "Jobber", 6]), "Bo")
    assert bout.belt_in_pile


@rule("BR-R55")
def test_the_turn_under_way_ends_with_its_closing_window() -> None:
    bout = _three(players=[{"hand": ["Little Thud", 2]}, {"hand": 2}, {"hand": ["CEO", 1]}, {"hand": 2}], belt="vacant")
    _give_up(bout, "Ann")
    assert (bout.window, bout.asked) == ("closing", "Bo")
    assert bout.pass_round() == ["Bo", "Cy", "Dee"]
    assert (bout.turn, bout.question) == ("Bo", "play")


@rule("BR-R55")
def test_when_another_one_leaves_the_active_players_turn_ends_without_a_card() -> None:
    bout = _three()
    hand = bout.hand("Ann")
    _give_up(bout, "Cy")
    assert (bout.turn, bout.hand("Ann")) == ("Bo", hand)


@rule("BR-R55")
def test_a_card_in_play_goes_to_the_discard_without_effect() -> None:
    bout = _three(players=[{"hand": ["Little Thud", 2]}, {"hand": 3}, {"hand": ["Referee", 2]}, {"hand": 2}])
    bout.play("Little Thud", on="Bo")
    assert bout.window == "action"
    _give_up(bout, "Dee").quiet()
    assert "Little Thud" in bout.discard
    assert (bout.turn, bout.count("Bo"), bout.champion) == ("Bo", 4, "Bo"), "only the turn draw has changed the hand"


@rule("BR-R55")
def test_interrupts_in_play_go_too() -> None:
    hands = [["Little Thud", 2], ["Justice Stripes", 2], ["Whistle Warden", 2]]
    bout = play(players=[{"hand": hand} for hand in hands], pile=9, belt="Cy")
    bout.play("Little Thud", on="Bo").respond("Bo", "Justice Stripes")
    assert bout.window == "interrupt"
    _give_up(bout, "Cy").quiet()
    assert {"Little Thud", "Justice Stripes", "Whistle Warden"} <= set(bout.discard)
    assert (bout.table.in_play, bout.table.pending, bout.turn) == ([], [], "Bo")


@rule("BR-R55")
def test_committed_cards_return_to_their_hands() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Doctor Deal", 1]}, {"hand": ["CEO", 2]}],
        pile=9,
        belt="Bo",
    )
    bout.play("Folding Fury", on="Bo").pass_round()
    bout.commit("Gearlock", "Doctor Deal")
    assert bout.window == "result"
    _give_up(bout, "Cy").quiet()
    assert "Gearlock" in bout.hand("Ann")
    assert "Doctor Deal" in bout.hand("Bo")
    assert (bout.count("Ann"), bout.count("Bo"), bout.champion) == (2, 3, "Bo")
    assert bout.table.committed == [-1, -1, -1]


@rule("BR-R55")
def test_the_committed_card_of_who_gives_up_is_discarded_with_the_hand() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Doctor Deal", 1]}, {"hand": 2}],
        pile=9,
        belt="Bo",
    )
    bout.play("Folding Fury", on="Bo").choose("Gearlock")
    assert (bout.question, bout.asked) == ("commit", "Bo")
    _give_up(bout, "Ann")
    assert "Gearlock" in bout.discard
    assert (bout.turn, bout.count("Bo"), bout.count("Ann")) == ("Bo", 3, 0)


@rule("BR-R55")
def test_a_diva_card_laid_ready_returns_and_a_rivals_row_of_backs_is_dropped() -> None:
    bout = play(players=[{"hand": ["Opal Oracle", "Gearlock", "Heel"]}, {"hand": 2}, {"hand": 2}], pile=9, belt="Bo")
    bout.play("Opal Oracle", on="Bo").choose("Gearlock")
    _give_up(bout, "Cy")
    assert "Gearlock" in bout.hand("Ann")
    rival = play(players=[{"hand": ["Grudge Hawk", 2]}, {"hand": 2}, {"hand": 2}], pile=9, belt="Bo")
    rival.play("Grudge Hawk", on="Bo")
    assert len(rival.table.slots) == 2
    _give_up(rival, "Cy")
    assert (rival.table.slots, rival.count("Bo"), rival.champion) == ([], 3, "Bo")


@rule("BR-R55", "BR-R15")
def test_who_has_spent_the_last_card_on_what_is_dropped_is_out_as_at_any_settlement() -> None:
    bout = play(
        players=[{"hand": ["Little Thud"]}, {"hand": ["Referee", 1]}, {"hand": 2}, {"hand": 2}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy", "Dee"],
    )
    bout.play("Little Thud", on="Bo")
    assert (bout.window, bout.count("Ann")) == ("action", 0)
    _give_up(bout, "Cy").quiet()
    assert (bout.out("Ann"), bout.table.belt) == (True, -1)
    assert (bout.turn, bout.count("Bo")) == ("Bo", 2)


@rule("BR-R55", "BR-END-1")
def test_if_that_leaves_one_player_that_one_wins() -> None:
    bout = play(
        players=[{"hand": ["Little Thud"]}, {"hand": ["Referee", 1]}, {"hand": 2}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy"],
    )
    bout.play("Little Thud", on="Bo")
    _give_up(bout, "Cy")
    assert bout.winner == "Bo"


@rule("BR-R55")
def test_of_two_players_the_other_wins_and_nobody_gives_up_after_the_end() -> None:
    bout = _give_up(play(players=[{"hand": 3}, {"hand": 3}], pile=9, belt="Ann"), "Ann")
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Bo", "concession")
    assert bout.table.belt == -1
    with pytest.raises(StaleAnswer):
        bout.match.concede(1)


@rule("BR-R55", "BR-R41")
def test_the_others_play_on_in_order_and_who_left_has_no_final_turn() -> None:
    hands: list[object] = [["Heel", 1], 2, ["Heel", 1], 2]
    bout = play(players=[{"hand": hand} for hand in hands], pile=0, belt="Ann", final=["Bo", "Cy", "Dee"])
    _give_up(bout, "Bo")
    assert (bout.turn, bout.table.turns_left) == ("Cy", [3])
    _give_up(bout, "Dee")
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Ann", "pile-out")


@rule("BR-R55")
def test_giving_up_is_kept_in_a_save() -> None:
    bout = _give_up(_three(), "Cy")
    again, notes = Match.load(bout.match.dump(), lambda _name: BRAWL)
    assert (notes, again.state_hash()) == ([], bout.match.state_hash())
