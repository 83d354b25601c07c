"""Every CEO and Referee, as an answer and as the card of the own turn; and the Title Belt."""

from __future__ import annotations

import pytest

from tests.games.hero_brawl.bout import Bout, play
from tests.games.hero_brawl.cards.roster import ROSTER


def jobber_on_cy(card: str) -> Bout:
    """Ann's Jobber is aimed at Cy, who is champion; Bo holds the card."""
    players = [{"hand": ["Captain Canvas", 2]}, {"hand": [card, 2]}, {"hand": 4}]
    return play(players=players, pile=9, belt="Cy").hold().play("Captain Canvas", on="Cy")


@pytest.mark.parametrize("card", ROSTER["CEO"])
def test_ceos_claim_the_belt_out_of_turn(card: str) -> None:
    bout = jobber_on_cy(card)
    before = bout.picture()
    bout.respond("Bo", card)
    assert (bout.champion, bout.count("Bo")) == ("Bo", 3)
    assert bout.changed(before) == {"Bo: hand", "pile", "belt", "discard"}
    bout.quiet()
    assert (bout.asked, bout.question) == ("Cy", "discard"), "the Jobber goes on"


@pytest.mark.parametrize("card", ROSTER["Referee"])
def test_referees_stop_a_card_out_of_turn(card: str) -> None:
    bout = jobber_on_cy(card)
    before = bout.picture()
    bout.respond("Bo", card).quiet()
    assert bout.question == ""
    assert bout.counts() == [2, 3, 4]
    assert bout.discard[-2:] == [card, "Captain Canvas"]
    assert bout.changed(before) == {"Bo: hand", "pile", "discard"}


@pytest.mark.parametrize("card", ROSTER["Referee"])
def test_referees_turn_a_roshambo_round(card: str) -> None:
    players = [{"hand": ["Iron Megaphone", "Folding Fury", 1]}, {"hand": ["Crutch Crusader", card, 1]}, {"hand": 4}]
    bout = play(players=players, pile=9, belt="Cy").hold().play("Iron Megaphone", on="Bo").quiet()
    bout.choose("Folding Fury").choose("Crutch Crusader").respond("Bo", card).quiet()
    assert (bout.asked, bout.question) == ("Bo", "keep")
    bout.choose("Folding Fury")
    assert bout.counts() == [1, 3, 4]


@pytest.mark.parametrize("card", ROSTER["CEO"] + ROSTER["Referee"])
def test_both_draw_as_the_card_of_a_turn_and_a_ceo_claims(card: str) -> None:
    bout = play(players=[{"hand": [card, 2]}, {"hand": 3}, {"hand": 4}], pile=9, belt="Cy").hold()
    before = bout.picture()
    bout.play(card).quiet()
    assert (bout.count("Ann"), bout.pile, bout.discard[-1]) == (3, 8, card)
    claims = card in ROSTER["CEO"]
    assert bout.champion == ("Ann" if claims else "Cy")
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"} | ({"belt"} if claims else set())


def test_the_title_belt_makes_whoever_draws_it_champion() -> None:
    bout = play(players=[{"hand": ["Baron Boo", 2]}, {"hand": 3}], pile=["belt", 9]).hold()
    assert bout.belt_in_pile
    bout.play("Baron Boo")
    assert bout.champion == "Ann"
    assert bout.count("Ann") == 3, "it is no hand card"
    zone = bout.match.ask(1).view().zones["belt-0"]
    assert [piece.kind for piece in zone.pieces] == ["the-hero-brawl-title-belt"]
