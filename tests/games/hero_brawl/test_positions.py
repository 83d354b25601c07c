"""Positions of Hero Brawl: names, types and counts in the lists of hands, pile and discard."""

from __future__ import annotations

import pytest

from tabletop.engine.position import PositionFault
from tests.games.hero_brawl.bout import play


@pytest.mark.parametrize("place", ["hand", "shield", "pile", "discard"])
def test_a_type_never_takes_a_card_that_is_named_elsewhere(place: str) -> None:
    """Ann's Tag Team is another one than the one that is named for a later place."""
    named = "The Gemini Guard"
    other = {"hand": {"hand": [named]}, "shield": {"hand": 1, "shield": named}}.get(place, {"hand": 1})
    more = {place: [named, 4]} if place in ("pile", "discard") else {}
    bout = play(players=[{"hand": ["Tag Team", 1]}, other, {"hand": 1}], belt="Cy", **{"pile": 5, **more})
    tag_team = bout.table.kind(bout.table.players[0].hand[0])
    assert tag_team.type == "Tag Team"
    assert tag_team.name != named


def test_all_cards_of_a_type_can_be_placed_by_names_and_types_together() -> None:
    hands = [{"hand": ["CEO", "CEO"]}, {"hand": ["Madame Monopoly"]}]
    bout = play(players=hands, pile=5, belt="Bo")
    assert sorted(bout.hand("Ann")) == ["Chairman Chrome", "The Gilded Tyrant"]
    with pytest.raises(PositionFault, match="all cards called CEO are placed already"):
        play(players=[{"hand": ["CEO", "CEO", "CEO"]}, {"hand": ["Madame Monopoly"]}], pile=5, belt="Bo")


def test_a_list_of_the_pile_goes_from_the_top_down() -> None:
    bout = play(phase="draw", players=[{"hand": 1}, {"hand": 1}], pile=["Gearlock", "Opal Oracle", 3], belt="Bo")
    assert bout.hand("Ann")[-1] == "Gearlock"
    assert bout.table.kind(bout.table.pile[-1]).name == "Opal Oracle"
    assert bout.pile == 4


def test_what_is_named_nowhere_is_on_the_discard_once_the_pile_is_said() -> None:
    bout = play(players=[{"hand": 2}, {"hand": 3}], pile=9, belt="Bo", discard=["Baron Boo"])
    assert (len(bout.discard), bout.discard[-1]) == (59 - 5 - 9, "Baron Boo")
