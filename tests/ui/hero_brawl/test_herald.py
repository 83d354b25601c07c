"""What the whole table must notice is shouted: one banner at a time, gone in time, skipped by a click, spoken too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.ui.scene.herald import COMES, LEAVES, STAYS, HeraldItem
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import by_itself, do, position, settled

JOBBED = [{"name": "Ann", "hand": ["Jobber", 2]}, {"name": "Bo", "hand": 1}, {"name": "Cy", "hand": 3}]


@pytest.fixture
def moving(open_table: OpenTable) -> OpenTable:
    """Tables with motion."""

    def opened(*args: object) -> TableFlows:
        table = open_table(*args)
        table.page.scene.set_speed(1.0)
        table.page.pacer.watch = lambda: None  # type: ignore[method-assign]
        settled(table)
        table.page.scene.table.clock.finish()
        return table

    return opened


def banner(table: TableFlows) -> HeraldItem:
    return table.page.scene.table.herald.item


def shouts(table: TableFlows) -> list[str]:
    """All banners from now on, one after another."""
    found = []
    while banner(table).isVisible():
        found.append(banner(table).words)
        table.page.scene.table.herald._next()
    return found


def knocked_out(moving: OpenTable) -> TableFlows:
    table = moving(position(1, players=JOBBED))
    do(table.controller, "Jobber on Bo")
    while not table.controller.match.table.players[1].out:
        by_itself(table.controller, "")
    return table


def test_an_elimination_and_the_belt_are_shouted_in_the_order_of_what_happened(moving: OpenTable) -> None:
    assert shouts(knocked_out(moving)) == [
        "New champion!\nAnn takes the Title Belt from Bo.",
        "Eliminated!\nBo has no cards left and is out.",
    ]


def test_it_leaves_within_900_milliseconds(moving: OpenTable) -> None:
    assert COMES + STAYS + LEAVES <= 900
    table = knocked_out(moving)
    QTest.qWait(1800)
    assert not banner(table).isVisible()


def test_a_click_ends_it_and_does_nothing_else(moving: OpenTable) -> None:
    table = knocked_out(moving)
    number = table.controller.match.number
    QTest.mouseClick(table.page.scene.viewport(), Qt.MouseButton.LeftButton)
    assert not banner(table).isVisible()
    assert table.controller.match.number == number


def test_reduced_motion_leaves_it_standing_still(moving: OpenTable) -> None:
    table = moving(position(1, players=JOBBED))
    table.page.scene.set_reduced_motion(True)
    do(table.controller, "Jobber on Bo")
    while not table.controller.match.table.players[1].out:
        by_itself(table.controller, "")
    assert banner(table).isVisible()
    assert banner(table).scale() == 1.0
    QTest.qWait(120)
    assert banner(table).scale() == 1.0


def test_without_motion_it_is_not_shown_but_said(open_table: OpenTable) -> None:
    table = open_table(position(1, players=JOBBED))
    heard: list[str] = []
    table.page.listing.announcer.said.connect(heard.append)
    do(table.controller, "Jobber on Bo")
    while not table.controller.match.table.players[1].out:
        by_itself(table.controller, "")
    table.page.listing.announcer.flush()
    assert not banner(table).isVisible()
    assert "Bo has no cards left and is out." in " ".join(heard)
    assert "Ann takes the Title Belt from Bo." in " ".join(heard)


def test_going_back_shouts_nothing(moving: OpenTable) -> None:
    table = moving(position(2, players=JOBBED))
    table.controller.undo()
    assert not banner(table).isVisible()


def test_the_belt_that_is_drawn_and_the_final_round(moving: OpenTable) -> None:
    players = [{"name": "Ann", "hand": 3}, {"name": "Bo", "hand": 3}]
    table = moving(position(1, players=players, belt="pile", pile=["belt"], phase="draw"))
    events = table.controller.match.events
    assert [event.data["herald"] for event in events if event.data.get("herald")][:1] == ["The belt is out!"]
    last = moving(position(1, players=[{"name": "Ann", "hand": ["Heel", 2]}, {"name": "Bo", "hand": 3}], pile=1))
    do(last.controller, "Heel")
    while not last.controller.match.table.final:
        by_itself(last.controller, "")
    assert shouts(last) == ["Final round!\nThe pile is used up: everybody still in has one final turn."]


def test_a_double_knockout_is_shouted_once(moving: OpenTable) -> None:
    """Nobody has a choice, so all of it happens before the table is shown."""
    players = [{"name": "Ann", "hand": ["Jobber"]}, {"name": "Bo", "hand": 1}]
    match = moving(position(2, players=players, belt="Bo")).controller.match
    assert match.outcome is not None
    assert match.outcome.ending == "double-knockout"
    said = [(event.data["herald"], event.text) for event in match.events if event.data.get("herald")]
    assert said == [("Double knockout!", "Nobody has a card left: <1> wears the Title Belt and wins.")]


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_banner_stays_on_the_mat(moving: OpenTable, width: int) -> None:
    table = knocked_out(moving)
    settled(table, width, width * 9 // 16)
    banner(table).say("The belt is vacant!", "The Title Belt of Maximiliana von Hohenstein is vacant.")
    mat = table.page.scene.table.furniture.duel.ground._rect  # type: ignore[union-attr]
    item = banner(table)
    assert mat.contains(item.paper.translated(mat.center()))
