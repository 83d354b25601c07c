"""Referees against Referees, one's own results, and what becomes of a stopped card (BR-R9, BR-R10, BR-R13)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play


def _heel() -> Bout:
    """Ann is about to play a Heel; everybody holds a Referee, Cy two, Bo a CEO."""
    return play(
        players=[
            {"hand": ["Baron Boo", "Lady Longcount", 1]},
            {"hand": ["Whistle Warden", "Chairman Chrome", 1]},
            {"hand": ["Justice Stripes", "The Impartial Comet", 1]},
        ],
        pile=20,
        belt="vacant",
    ).play("Baron Boo")


@rule("BR-R9", "BR-CARD-REFEREE-1")
def test_one_referee_cancels() -> None:
    bout = _heel().respond("Bo", "Whistle Warden").quiet()
    assert bout.count("Ann") == 2
    assert bout.discard[-2:] == ["Whistle Warden", "Baron Boo"]


@rule("BR-R9")
def test_a_referee_stops_a_referee_so_an_even_chain_lets_the_card_through() -> None:
    bout = _heel().respond("Bo", "Whistle Warden").respond("Cy", "Justice Stripes").quiet()
    assert bout.count("Ann") == 3, "the Heel has drawn"
    assert bout.discard[-3:] == ["Justice Stripes", "Whistle Warden", "Baron Boo"], "the newest resolves first"


@rule("BR-R9", "BR-R10")
def test_an_odd_chain_cancels_and_one_may_answer_a_referee_that_answers_one() -> None:
    bout = _heel().respond("Bo", "Whistle Warden").respond("Cy", "Justice Stripes")
    assert (bout.window, bout.asked) == ("interrupt", "Ann")
    bout.respond("Ann", "Lady Longcount").quiet()
    assert bout.discard[-4:] == ["Lady Longcount", "Justice Stripes", "Whistle Warden", "Baron Boo"]
    assert bout.count("Ann") == 2, "the Referee is replaced, the Heel is stopped after all"


@rule("BR-R10")
def test_the_own_announced_card_cannot_be_refereed_but_a_referee_against_it_can() -> None:
    bout = _heel()
    assert bout.asked == "Bo"
    bout.decline()
    assert bout.asked == "Cy"
    bout.decline()
    assert (bout.asked, bout.offered()) == ("Ann", ["-"]), "asked for a CEO only"
    assert bout.refuse("Lady Longcount", None).rule == "BR-R10"
    other = _heel().respond("Bo", "Whistle Warden").decline()
    assert (other.asked, other.offered()) == ("Ann", ["Lady Longcount", "-"])
    other.choose("Lady Longcount").quiet()
    assert other.count("Ann") == 3, "Referee replaced, Heel drawn"


@rule("BR-R9")
def test_only_referees_may_answer_an_interrupt() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 2]}, {"hand": ["Referee", 2]}, {"hand": ["CEO", "Referee"]}],
        pile=20,
        belt="vacant",
    )
    bout.play("Baron Boo").respond("Bo", "Referee")
    assert (bout.window, bout.asked) == ("interrupt", "Cy")
    assert len(bout.offered()) == 2
    ceo = next(name for name in bout.hand("Cy") if name in ("Madame Monopoly", "Chairman Chrome", "The Gilded Tyrant"))
    assert ceo not in bout.offered()
    assert bout.refuse(ceo, None).rule == "BR-R9"


def _battle() -> Bout:
    """Ann has beaten Bo: Gearlock, Rock 54, over Doctor Deal, Rock 37; both hold Referees, Cy as well."""
    bout = play(
        players=[
            {"hand": ["Folding Fury", "Gearlock", "Lady Longcount"]},
            {"hand": ["Doctor Deal", "Whistle Warden", "Three-Count Titan"]},
            {"hand": ["Justice Stripes", 2]},
        ],
        pile=20,
        belt="vacant",
    )
    bout.play("Folding Fury", on="Bo")
    while bout.window == "action":
        bout.decline()
    return bout.commit("Gearlock", "Doctor Deal")


@rule("BR-R10", "BR-ROSH-10")
def test_the_own_roshambo_result_may_be_flipped() -> None:
    bout = _battle().respond("Bo", "Whistle Warden")
    bout.pass_round()
    assert bout.window == "result"
    bout.pass_round()
    assert (bout.question, bout.asked) == ("keep", "Bo")
    assert bout.offered() == ["Doctor Deal", "Gearlock"]


@rule("BR-R9")
@pytest.mark.parametrize("flips", [1, 2, 3])
def test_every_uncancelled_referee_flips_once(flips: int) -> None:
    bout = _battle()
    for who, card in (("Bo", "Whistle Warden"), ("Cy", "Justice Stripes"), ("Ann", "Lady Longcount"))[:flips]:
        bout.respond(who, card)
        bout.pass_round()
        assert bout.window == "result", "the asking starts afresh"
    bout.pass_round()
    winner, loser = ("Bo", "Ann") if flips % 2 else ("Ann", "Bo")
    assert bout.asked == winner
    sizes = {name: bout.count(name) for name in ("Ann", "Bo")}
    bout.choose("Gearlock").quiet()
    assert bout.champion == winner, "the vacant belt goes to who won in the end"
    assert (bout.count(winner), bout.count(loser)) == (
        sizes[winner] + 1 + (winner == bout.turn),
        sizes[loser] + (loser == bout.turn),
    )


@rule("BR-R9", "BR-R10")
def test_a_stopped_referee_flips_nothing() -> None:
    bout = _battle().respond("Bo", "Whistle Warden").respond("Ann", "Lady Longcount")
    bout.pass_round()
    assert bout.window == "result"
    bout.pass_round()
    assert bout.asked == "Ann"


@rule("BR-R8")
def test_in_the_closing_window_a_referee_stops_the_ceo() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", 3]}, {"hand": ["CEO", 2]}, {"hand": ["Referee", 2]}], pile=20, belt="Cy"
    )
    bout.play("Baron Boo")
    while bout.window == "action":
        bout.decline()
    assert bout.window == "closing"
    bout.respond("Bo", "CEO").respond("Cy", "Referee").quiet()
    assert bout.champion == "Cy"


# ------------------------------------------------------------ what becomes of a stopped card
def _stopped(card: str, on: str | None = None, pile: int = 20) -> Bout:
    """Ann plays a card and Cy stops it; Bo is champion. Stands where the next decision is."""
    bout = play(
        players=[{"hand": [card, "Gearlock", "Dustbin Titan"]}, {"hand": 3}, {"hand": ["Justice Stripes", 2]}],
        pile=pile,
        belt="Bo",
    )
    bout.play(card, on=on).respond("Cy", "Justice Stripes").quiet()
    assert bout.discard[-1] == card
    assert bout.turn == "Bo", "it was still the play of that turn"
    return bout


@rule("BR-R13")
def test_a_stopped_tag_team_gives_no_shield() -> None:
    bout = _stopped("The Gemini Guard")
    assert not bout.shielded("Ann")
    assert bout.hand("Ann") == ["Gearlock", "Dustbin Titan"]


@rule("BR-R13")
def test_a_stopped_technician_discards_and_draws_nothing() -> None:
    bout = _stopped("Professor Pretzel")
    assert bout.hand("Ann") == ["Gearlock", "Dustbin Titan"]
    assert bout.pile == 20 - 1 - 1, "the Referee's card and Bo's turn draw"


@rule("BR-R13")
def test_a_stopped_foreign_object_starts_no_battle() -> None:
    bout = _stopped("Folding Fury", on="Bo")
    assert (bout.count("Ann"), bout.count("Bo"), bout.champion) == (2, 4, "Bo")


@rule("BR-R13")
def test_a_stopped_high_flier_makes_no_attempt() -> None:
    bout = _stopped("Cloudbreaker", on="Bo")
    assert not [event for event in bout.match.events if event.kind == "rolled"]
    assert (bout.count("Bo"), bout.champion) == (4, "Bo")


@rule("BR-R12", "BR-R13")
@pytest.mark.parametrize("card", ["Chairman Chrome", "Lady Longcount"])
def test_a_stopped_turn_ceo_or_referee_still_draws(card: str) -> None:
    bout = _stopped(card)
    assert (bout.count("Ann"), bout.champion) == (3, "Bo")
    assert bout.hand("Ann")[:2] == ["Gearlock", "Dustbin Titan"]


@example("BR-S45")
@rule("BR-R13", "BR-CARD-REFEREE-2")
def test_a_stopped_jobber_is_spent_and_the_referee_replaced() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Whistle Warden", 2]}, {"hand": ["Referee", 2]}],
        pile=8,
        belt="Cy",
    )
    kept = [name for name in bout.hand("Bo") if name != "Whistle Warden"]
    bout.play("Little Thud", on="Bo").respond("Bo", "Whistle Warden")
    assert (bout.count("Bo"), bout.pile) == (3, 7)
    bout.quiet()
    assert "Little Thud" in bout.discard
    assert bout.hand("Bo")[:2] == kept
    assert bout.count("Bo") == 4, "one out, one drawn, and the turn draw"
