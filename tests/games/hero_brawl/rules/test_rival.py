"""Rival: the attacker picks the card that the opponent loses (BR-CARD-RIVAL)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

VICTIM = ["Opal Oracle", "Gearlock", "Baron Boo"]


def attacked(pile: int = 9, belt: str = "Cy") -> Bout:
    """Ann's Rival is aimed at Bo's three known cards; the order in which they are shown is fixed."""
    bout = play(
        players=[{"hand": ["Grudge Hawk", 2]}, {"hand": VICTIM}, {"hand": 3}], pile=pile, belt=belt, script=[0, 0]
    )
    return bout.hold().play("Grudge Hawk", on="Bo")


@rule("BR-CARD-RIVAL-1")
def test_the_attacker_picks_an_opponent() -> None:
    bout = play(players=[{"hand": ["Grudge Hawk", "Heel", 1]}, {}, {}], pile=9, belt="Cy")
    aims = [option.target for option in bout.decision.options if option.label.startswith("Grudge Hawk")]
    assert aims == ["zone:player-1", "zone:player-2"]


@rule("BR-CARD-RIVAL-1")
def test_the_attacker_picks_the_card_and_the_victim_is_not_asked() -> None:
    lost = set()
    for place in range(3):
        bout = attacked()
        assert (bout.asked, bout.question, len(bout.keys())) == ("Ann", "pick", 3)
        before = bout.picture()
        bout.answer(bout.keys()[place])
        assert (bout.question, bout.count("Bo")) == ("", 2)
        assert bout.changed(before) == {"Bo: hand", "discard"}, "not replaced, though the pile has cards"
        lost |= set(VICTIM) - set(bout.hand("Bo"))
        assert set(VICTIM) - set(bout.hand("Bo")) == {bout.discard[-2]}
    assert lost == set(VICTIM), "each place of the hand is another card"


@example("BR-S24")
@rule("BR-CARD-RIVAL-2", "BR-BELT-5")
def test_an_empty_pile_makes_no_difference() -> None:
    bout = attacked(pile=0, belt="Bo")
    before = bout.picture()
    bout.answer(bout.keys()[0])
    assert (bout.count("Bo"), bout.champion) == (2, "Ann")
    assert bout.changed(before) == {"Bo: hand", "belt", "discard"}


@rule("BR-CARD-RIVAL-1")
@pytest.mark.parametrize("pile", [9, 0])
def test_the_last_card_can_be_taken(pile: int) -> None:
    bout = play(players=[{"hand": ["Grudge Hawk", 2]}, {"hand": 1}, {"hand": 3}], pile=pile, belt="Cy").hold()
    before = bout.picture()
    bout.play("Grudge Hawk", on="Bo")
    assert bout.out("Bo")
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "Bo: out", "discard"}
