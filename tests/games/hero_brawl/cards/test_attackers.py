"""Every Foreign Object, Rival, Jobber and High Flier played on an opponent."""

from __future__ import annotations

import pytest

from tests.games.hero_brawl.bout import Bout, play
from tests.games.hero_brawl.cards.roster import ROSTER

PLAYED = {"Ann: hand", "Bo: hand", "discard"}


def against_bo(card: str, **more: object) -> tuple[Bout, dict[str, object]]:
    """Ann plays the card on Bo; what lay where before is kept to compare."""
    players = [{"hand": [card, 2]}, {"hand": 3}, {"hand": 4, "shield": "Tag Team"}]
    bout = play(**{"players": players, "pile": 9, "belt": "Cy", **more}).hold()
    before = bout.picture()
    return bout.play(card, on="Bo"), before


@pytest.mark.parametrize("card", ROSTER["Jobber"])
def test_jobbers_let_the_opponent_throw_a_card(card: str) -> None:
    bout, before = against_bo(card)
    assert (bout.asked, bout.question) == ("Bo", "discard")
    bout.answer(bout.keys()[1])
    assert bout.counts() == [2, 2, 4]
    assert bout.changed(before) == PLAYED
    assert bout.discard[-1] == card


@pytest.mark.parametrize("card", ROSTER["Rival"])
def test_rivals_pick_the_card_themselves(card: str) -> None:
    bout, before = against_bo(card)
    assert (bout.asked, bout.question) == ("Ann", "pick")
    bout.answer(bout.keys()[1])
    assert bout.counts() == [2, 2, 4]
    assert bout.changed(before) == PLAYED
    assert bout.discard[-1] == card


@pytest.mark.parametrize("card", ROSTER["High Flier"])
def test_high_fliers_hit_or_miss(card: str) -> None:
    bout, before = against_bo(card, script=[5])
    assert (bout.asked, bout.question) == ("Bo", "discard")
    bout.answer(bout.keys()[0])
    assert bout.counts() == [2, 2, 4]
    assert bout.changed(before) == PLAYED
    bout, before = against_bo(card, script=[0])
    assert bout.counts() == [2, 3, 4]
    assert bout.changed(before) == {"Ann: hand", "discard"}
    assert bout.discard[-1] == card


@pytest.mark.parametrize("card", ROSTER["Foreign Object"])
def test_foreign_objects_start_a_roshambo(card: str) -> None:
    """Paper 41 is beaten by Scissors 57, whatever the Foreign Object's own symbol is."""
    players = [{"hand": [card, "Lady Limelight", 1]}, {"hand": ["Opal Oracle", 2]}, {"hand": 4}]
    bout, before = against_bo(card, players=players)
    bout.choose("Lady Limelight").choose("Opal Oracle")
    assert (bout.asked, bout.question) == ("Ann", "keep")
    bout.choose("Lady Limelight")
    assert bout.counts() == [2, 2, 4]
    assert bout.changed(before) == PLAYED
    assert bout.discard[-2:] == ["Opal Oracle", card]
