"""Every Heel, Face, Technician and Tag Team: cards that touch nobody else's hand."""

from __future__ import annotations

import pytest

from tests.games.hero_brawl.bout import Bout, play
from tests.games.hero_brawl.cards.roster import ROSTER


def begun(card: str) -> Bout:
    """Ann has two cards besides, Bo is champion and the pile has nine cards."""
    return play(players=[{"hand": [card, 2]}, {"hand": 3}, {"hand": 4}], pile=9, belt="Bo").hold()


@pytest.mark.parametrize("card", ROSTER["Heel"])
def test_heels_draw_one(card: str) -> None:
    bout = begun(card)
    before = bout.picture()
    bout.play(card)
    assert (bout.count("Ann"), bout.pile, bout.discard[-1]) == (3, 8, card)
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@pytest.mark.parametrize("card", ROSTER["Face"])
def test_faces_draw_three_and_discard_two(card: str) -> None:
    bout = begun(card)
    before = bout.picture()
    bout.play(card)
    assert (bout.question, bout.count("Ann"), bout.pile) == ("discard", 5, 6)
    bout.answer(bout.keys()[0]).answer(bout.keys()[0])
    assert (bout.question, bout.count("Ann"), bout.discard[-1]) == ("", 3, card)
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@pytest.mark.parametrize("card", ROSTER["Technician"])
def test_technicians_discard_one_and_draw_one(card: str) -> None:
    bout = begun(card)
    before = bout.picture()
    bout.play(card)
    assert (bout.question, bout.pile) == ("discard", 9), "first the discard, then the draw"
    thrown = bout.offered()[0]
    bout.choose(thrown)
    assert (bout.question, bout.count("Ann"), bout.pile) == ("", 2, 8)
    assert bout.discard[-2:] == [thrown, card]
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@pytest.mark.parametrize("card", ROSTER["Tag Team"])
def test_tag_teams_lie_before_their_player(card: str) -> None:
    bout = begun(card)
    before = bout.picture()
    bout.play(card)
    assert [bout.table.kind(shield).name for shield in bout.table.players[0].shield] == [card]
    assert bout.changed(before) == {"Ann: hand", "Ann: shield"}
