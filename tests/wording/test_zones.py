"""Zones in words, as the layout writes them on the table."""

from __future__ import annotations

from tabletop.games import game_named
from tabletop.wording.zones import ZoneWords

WORDS = ZoneWords(game_named("hero-brigade").layout(), 2)


def test_zones_are_called_as_on_the_table() -> None:
    named = {zone: WORDS.title(zone) for zone in ("front-0", "support-1", "discard-0", "pool", "box-hero", "hand-1")}
    assert named == {
        "front-0": "Front Row",
        "support-1": "Support Row",
        "discard-0": "Discard",
        "pool": "Pool",
        "box-hero": "Heroes",
        "hand-1": "Hand",
    }


def test_rows_and_grids_have_counted_places() -> None:
    slots = [WORDS.name(zone).slots for zone in ("front-0", "support-0", "pool", "deck-0", "hand-0")]
    assert slots == [3, 2, 4, 0, 0]


def test_shared_zones_belong_to_the_ground_they_lie_on() -> None:
    assert [WORDS.name(zone).group for zone in ("resource", "pool", "removed")] == ["Resource"] * 3
    assert WORDS.name("front-0").group == ""


def test_a_zone_that_no_layout_mentions_has_its_own_name() -> None:
    assert WORDS.title("spare-part-1") == "Spare part"
