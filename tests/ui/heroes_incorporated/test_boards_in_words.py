"""The boards in the table as list: what a screen reader hears of teams, markers, standings and the crime die."""

from __future__ import annotations

from tabletop.games.heroes_incorporated.layout import LAYOUT
from tabletop.ui.listing.lights import Lights
from tabletop.ui.listing.rows import Row
from tabletop.ui.listing.table_rows import TableRows
from tests.ui.heroes_incorporated.games import controlled, position
from tests.ui.heroes_incorporated.test_boards import GADGETS, teams


def rows_of(count: int = 3, **more: object) -> list[Row]:
    """All rows of the table below the decision."""
    match = position(count, **teams(count, **more))
    controller = controlled(match)
    rows = TableRows(match, LAYOUT[count])
    rows.begin(controller.moment(), Lights())
    return rows.rows([])


def said(rows: list[Row]) -> list[str]:
    return [each.said() for row in rows for each in row.walk()]


def test_a_team_is_told_with_points_and_hand() -> None:
    heads = [row.said() for row in rows_of()]
    assert "Ann, Hero Points 14, has the turn, hand of 4 closed" in heads
    assert "Bo, Hero Points 17, hand of 4 closed" in heads
    assert not any("Justice" in head for head in heads)
    assert "Bo, Hero Points 17, Justice 0, hand of 4 closed" in [
        row.said() for row in rows_of(options={"justice": "on"})
    ]


def test_heroes_with_their_state_and_gadgets() -> None:
    words = said(rows_of())
    assert "Ann, Heroes, position 2: Titan, locked, Combat +1" in words
    assert f"Bo, Heroes, position 2: Madame Arcana, knocked out, carries {' and '.join(GADGETS)}" in words
    assert "Ann, Heroes, position 1: Thunderhawk, orange marker ready" in words
    assert "Bo, Gadgets: Force Shield" not in words
    assert any(each.startswith("Bo, Gadgets: Targeting Computer, on Madame Arcana") for each in words)


def test_markers_are_counted_and_named() -> None:
    words = said(rows_of())
    assert "Ann, Actions, 2 of 4" in words
    assert "Ann, Actions, position 3: empty" in words
    assert "Bo, Bonus, 1 of 2" in words
    assert "Ann, Markers left: white marker for Crime Computer" in words


def test_cards_that_stay_are_told_only_where_there_are_any() -> None:
    words = said(rows_of())
    assert "Bo, Fame card: Key to the City" in words
    assert not any(each.startswith("Ann, Fame card") for each in words)
    assert "Ann, Team HQ gadget: Crime Computer, white marker ready" in words
    assert "Cy, Team HQ gadget: Satellite Uplink, coloured marker used" in words


def test_standings_are_told_once_with_their_parts() -> None:
    words = said(rows_of(4))
    assert "If the round ended now: Ann 18, Bo 18, Cy 17, Dee 42" in words
    assert "Bo: 17 + 1 = 18, Key to the City 1" in words


def test_the_crime_die_is_told_after_a_roll() -> None:
    match = position(2, **teams(2))
    controller = controlled(match)
    rows = TableRows(match, LAYOUT[2])
    moment = controller.moment()
    rows.begin(moment, Lights())
    assert not any(each.startswith("Crime die") for each in said(rows.rows([])))
    moment.scene.view.facts["crime_die"] = 6
    rows.begin(moment, Lights())
    assert "Crime die: south-west" in said(rows.rows([]))
