"""Whoever is out of a bout gives nothing up twice, has no standing answers, and watches or runs to the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match, StaleAnswer
from tabletop.games import game_named
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.menus import table_menu
from tests.citing import rule
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import controlled, new_bout
from tests.ui.hero_brawl.stage import furniture
from tests.ui.texts import words_in


def conceders(table: TableFlows) -> list[str]:
    menu = table_menu(table.page)
    words = [action.text() for action in menu.actions() if "concedes" in action.text()]
    menu.close()
    return words


@rule("BR-R55")
@pytest.mark.parametrize("name", ["hero-brawl", "roshambo-protocol"])
def test_nobody_gives_up_twice(name: str) -> None:
    game = game_named(name)
    match = Match.new(game, game.setup([SeatSetup(name) for name in ("Ann", "Bo", "Cy")], {}, 3))
    match.concede(1)
    match.run() if not game.automatic else match.advance()
    before, events = match.state_hash(), len(match.events)
    with pytest.raises(StaleAnswer, match="Bo is out of the game already"):
        match.concede(1)
    assert (match.state_hash(), len(match.events)) == (before, events)


@pytest.mark.qt_log_ignore("This plugin does not support")  # for the menu
def test_the_menu_offers_it_only_to_those_who_are_in(open_table: OpenTable) -> None:
    table = open_table(new_bout(3))
    assert conceders(table) == ["Ann concedes …", "Bo concedes …", "Cy concedes …"]
    assert {offer.seat for offer in table.controller.standing()} == {0, 1, 2}
    table.controller.concede(1)
    assert conceders(table) == ["Ann concedes …", "Cy concedes …"]
    assert {offer.seat for offer in table.controller.standing()} == {0, 2}


def test_a_question_that_came_too_late_says_so(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(new_bout(3))
    table.controller.concede(1)
    said: list[str] = []
    table.page.listing.announcer.said.connect(said.append)
    entries = len(table.controller.match.entries)
    table.controller.concede(1)
    assert len(table.controller.match.entries) == entries
    table.page.listing.announcer.flush()
    assert "Bo is out of the game already." in said


def test_before_giving_up_one_reads_what_follows(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(new_bout(3))
    for already, words in ((None, "The others play on."), (1, "Cy wins at once.")):
        if already is not None:
            table.controller.concede(already)
        table.concede(0)
        assert words in words_in(shell.open_sheets()[-1])
        shell.close_sheets()


def test_the_only_person_who_is_out_watches_or_runs_to_the_end(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(new_bout(1, 2))
    table.concede(0)
    assert "The bots play on to the end" in words_in(shell.open_sheets()[-1])
    shell.close_sheets()
    table.page.pacer.factor = 20  # nothing happens meanwhile
    table.controller.concede(0)
    table.page.pacer.stop()
    assert table.page.bar.actions_now.prompt.startswith("You are out, the bots play on.")
    assert [item.label for item in table.page.bar.actions_now.buttons] == ["Run to the end"]
    assert not furniture(table).buttons[0].isVisible()
    table.page.pacer.watch()
    table.page.scene.setFocus()
    QTest.keyClick(table.page.scene, Qt.Key.Key_S)
    for _ in range(400):
        if table.controller.match.outcome is not None:
            break
        QTest.qWait(20)
    assert table.controller.match.outcome is not None
    assert "Replay" in words_in(shell.open_sheets()[-1])


def test_people_who_are_in_are_skipped_to() -> None:
    moment = controlled(new_bout(2, 1)).moment()
    assert moment.people
    watching = controlled(new_bout(0, 3)).moment()
    assert not watching.people
    assert watching.prompt.endswith("decides.")
    assert "out" not in watching.prompt
