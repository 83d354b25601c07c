"""The end of a round as it is told: points over the paying blocks, figures that change, crimes one after the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.pacing import LOOK_AGAIN_MS
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import PAWNS, PLAYERS, answer, band, click, fight, scene, upper
from tests.ui.texts import words_in


def ended(
    open_table: OpenTable,
    humans: int = 4,
    speed: float = 1.0,
    reduced: bool = False,
    points: int = 17,
    power: bool = True,
) -> TableFlows:
    """The last turn of a round is passed; a die of Bo, who has so many points, lies on a block that pays."""
    place = [1, 4] if power else [2, 1]
    hero = {"name": "Huntaar", "at": place, "face": 5, "die": place}
    bo = {**PLAYERS[1], "points": points, "heroes": [hero, PLAYERS[1]["heroes"][1]]}
    players = [PLAYERS[0], bo, *PLAYERS[2:]]
    villains = [{"card": "Rust Baron", "at": [2, 4], "by": "Dee"}]
    table = open_table(
        fight(
            [1] * 12,
            4,
            humans,
            turn="Ann",
            step=4,
            opener="Bo",
            options={},
            villains=villains,
            players=players,
            pawns=[*PAWNS[:5], place, PAWNS[6]],
        )
    )
    table.page.scene.set_speed(speed)
    table.page.scene.set_reduced_motion(reduced)
    answer(table, "Pass")
    return table


def points(table: TableFlows) -> list[int]:
    """What stands on the table as the points of all."""
    shown = scene(table)._shown
    assert shown is not None
    found = shown.view.facts["points"]
    assert isinstance(found, list)
    return found


def test_points_stand_as_before_until_their_turn_comes(open_table: OpenTable) -> None:
    table = ended(open_table)
    now = table.controller.moment().scene.view.facts["points"]
    assert now == [14, 22, 11, 9]
    assert points(table) == [14, 17, 11, 9]
    assert scene(table).telling
    assert scene(table).floats.item.isVisible()
    assert scene(table).floats.item.words == "+5"
    scene(table).clock.finish()
    assert points(table) == now
    assert not scene(table).telling
    assert not scene(table).floats.item.isVisible()


def test_a_burst_stands_over_the_block_that_pays(open_table: OpenTable) -> None:
    table = ended(open_table)
    furniture = scene(table).furniture
    assert furniture is not None
    block = furniture.zones["city"].slot_rect(3)
    assert block.contains(scene(table).floats.item.pos())


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_skips_to_the_end_and_does_nothing_else(open_table: OpenTable, by: str) -> None:
    table = ended(open_table)
    number = table.controller.match.number
    if by == "click":
        click(table, scene(table).pieces.cards[next(iter(scene(table).pieces.cards))].scenePos())
    else:
        QTest.keyClick(table.page.scene, Qt.Key.Key_1)
    assert not scene(table).telling
    assert points(table) == [14, 22, 11, 9]
    assert table.controller.match.number == number


def test_with_motion_off_all_stands_there_at_once(open_table: OpenTable) -> None:
    table = ended(open_table, speed=0.0)
    assert points(table) == [14, 22, 11, 9]
    assert not scene(table).telling
    assert not scene(table).floats.item.isVisible()


def test_with_reduced_motion_it_is_told_standing_still(open_table: OpenTable) -> None:
    table = ended(open_table, reduced=True)
    assert points(table) == [14, 17, 11, 9]
    assert scene(table).floats.item.scale() == 1.0
    scene(table).clock.finish()
    assert points(table) == [14, 22, 11, 9]


def finished(open_table: OpenTable) -> TableFlows:
    """Block powers are left out, and the crimes move."""
    table = ended(open_table)
    for _ in range(4):
        decision = table.controller.match.decision
        if decision is None or decision.kind != "power":
            break
        scene(table).clock.finish()
        answer(table, "Use no power")
    return table


def test_crimes_move_one_after_the_other_and_dice_stay_until_they_go_back(open_table: OpenTable) -> None:
    table = finished(open_table)
    told = [event for event in table.controller.match.events if event.kind == "crime"]
    assert len(told) == 7
    parts = scene(table).parts
    moving = [f"pawn:{letter}" for letter in "ABCDEFG" if parts.items[f"pawn:{letter}"].pos() != _goal(table, letter)]
    assert moving
    assert parts._leaving  # the dice of the round, which are not in the view any more
    scene(table).clock.finish()
    assert all(parts.items[f"pawn:{letter}"].pos() == _goal(table, letter) for letter in "ABCDEFG")
    assert not parts._leaving


def _goal(table: TableFlows, letter: str) -> object:
    return scene(table).parts.spots[f"pawn:{letter}"].middle


def test_bots_wait_until_all_has_been_told(open_table: OpenTable) -> None:
    table = ended(open_table, humans=1)
    pacer = table.page.pacer
    pacer.factor = 0.0
    assert pacer.busy()
    number = table.controller.match.number
    pacer._act()
    assert table.controller.match.number == number
    scene(table).clock.finish()
    assert not pacer.busy()


def test_who_skips_ahead_does_not_wait(open_table: OpenTable) -> None:
    table = ended(open_table, humans=1)
    pacer = table.page.pacer
    if table.controller.bot_to_move is None:
        scene(table).clock.finish()
        answer(table, "Use no power")
    pacer.skip_ahead()
    number = table.controller.match.number
    pacer._act()
    assert table.controller.match.number > number


def test_going_back_stands_there_at_once(open_table: OpenTable) -> None:
    table = ended(open_table)
    table.controller.undo()
    assert not scene(table).telling
    assert points(table) == [14, 17, 11, 9]
    assert not band(table).up
    assert upper(table).hidden_zone == "fight"


def test_the_sheet_of_the_end_waits_for_the_last_points(open_table: OpenTable, shell: Shell) -> None:
    table = ended(open_table, points=27)
    scene(table).clock.finish()
    answer(table, "Use no power")
    assert table.controller.match.outcome is not None
    scene(table).clock.finish()
    QTest.qWait(2 * LOOK_AGAIN_MS)
    assert "Bo has 32 Hero Points and wins; 30 are enough." in words_in(shell)


def test_the_sheet_of_the_end_does_not_come_while_points_are_told(open_table: OpenTable) -> None:
    table = ended(open_table, points=27, power=False)
    assert table.controller.match.outcome is not None
    said: list[bool] = []
    table.page.ended.connect(lambda: said.append(True))
    QTest.qWait(2 * LOOK_AGAIN_MS)
    assert scene(table).telling
    assert not said
    scene(table).clock.finish()
    QTest.qWait(2 * LOOK_AGAIN_MS)
    assert said == [True]
