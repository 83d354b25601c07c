"""Every Manager, Diva and Loose Cannon: hands and cards that change their owners."""

from __future__ import annotations

import pytest

from tests.games.hero_brawl.bout import Bout, play
from tests.games.hero_brawl.cards.roster import ROSTER


def begun(card: str) -> Bout:
    """Ann has two cards besides, Bo three, Cy four; Dee is shielded and champion."""
    players = [{"hand": [card, 2]}, {"hand": 3}, {"hand": 4}, {"hand": 1, "shield": "Tag Team"}]
    return play(players=players, pile=9, belt="Dee").hold()


def hands(bout: Bout) -> list[set[str]]:
    """All hands."""
    return [set(bout.hand(name)) for name in bout.match.names]


@pytest.mark.parametrize("card", ROSTER["Manager"])
def test_managers_exchange_two_hands(card: str) -> None:
    bout = begun(card)
    ann, bo, cy, dee = hands(bout)
    before = bout.picture()
    bout.play(card, on="Cy")
    assert hands(bout) == [cy, bo, ann - {card}, dee]
    assert bout.changed(before) == {"Ann: hand", "Cy: hand", "discard"}
    assert bout.discard[-1] == card


@pytest.mark.parametrize("card", ROSTER["Diva"])
def test_divas_exchange_one_card_each(card: str) -> None:
    bout = begun(card)
    before = bout.picture()
    bout.play(card, on="Bo")
    mine = bout.offered()[0]
    bout.choose(mine)
    theirs = bout.offered()[2]
    bout.choose(theirs)
    assert theirs in bout.hand("Ann")
    assert mine in bout.hand("Bo")
    assert bout.counts() == [2, 3, 4, 1]
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}
    assert bout.discard[-1] == card


@pytest.mark.parametrize("card", ROSTER["Loose Cannon"])
def test_loose_cannons_move_all_hands_to_the_left(card: str) -> None:
    bout = begun(card)
    ann, bo, cy, dee = hands(bout)
    before = bout.picture()
    bout.play(card)
    assert hands(bout) == [cy, ann - {card}, bo, dee]
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "Cy: hand", "discard"}
    assert bout.discard[-1] == card
