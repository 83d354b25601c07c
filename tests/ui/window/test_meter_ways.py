"""The test of skill with other settings and at other moments: what is said of it, where it stands, the die after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.ui.measuring import SLOW_SWEEP, SWEEP
from tabletop.ui.settings import Settings, load_settings, save_settings
from tabletop.ui.shell import Shell
from tests.ui.conftest import OpenTable
from tests.ui.listing.reader import Reader
from tests.ui.window.at_the_meter import Flier, flier


@pytest.fixture
def flyer(open_table: OpenTable) -> Flier:
    return Flier(open_table(flier(), hands="open").page)


def test_the_slow_marker_is_a_setting_that_is_remembered(flyer: Flier, settings: Settings) -> None:
    assert flyer.bar.sweep == SWEEP
    settings.skill_tests = "slow"
    flyer.page.apply_settings()
    assert flyer.bar.sweep == SLOW_SWEEP
    save_settings(settings)
    assert load_settings().skill_tests == "slow"


def test_reduced_motion_has_a_slow_marker_that_still_waits_to_be_started(flyer: Flier, settings: Settings) -> None:
    settings.reduced_motion = True
    flyer.page.apply_settings()
    assert (flyer.bar.sweep, flyer.bar.running) == (SLOW_SWEEP, False)


def test_with_the_plain_die_set_no_marker_comes(open_table: OpenTable, settings: Settings) -> None:
    settings.skill_tests = "die"
    flyer = Flier(open_table(flier(), hands="open").page)
    assert not flyer.meter.isVisible()
    QTest.keyClick(flyer.page, Qt.Key.Key_1)
    assert flyer.answers == ["die"]


def test_it_goes_while_the_screen_is_handed_over(open_table: OpenTable) -> None:
    page = open_table(flier(), hands="curtain").page
    assert page.moment is not None
    assert page.moment.curtain == 0
    assert (page.meter.isVisible(), page.moment.measured) == (False, ())
    page.acting.hold(0)
    assert page.meter.isVisible()


def test_a_look_at_a_hand_stops_the_marker_without_an_answer(open_table: OpenTable) -> None:
    flyer = Flier(open_table(flier()).page)
    assert flyer.meter.isVisible()
    flyer.click()
    flyer.page.controller.hold(1)
    assert (flyer.meter.isVisible(), flyer.bar.running) == (False, False)
    flyer.page.controller.release(1)
    assert (flyer.meter.isVisible(), flyer.bar.running, flyer.bar.place) == (True, False, 0.0)
    assert flyer.answers == []


def test_it_is_said_what_it_is_that_it_runs_and_where_it_stopped(open_table: OpenTable) -> None:
    table = open_table(flier(), hands="open")
    reader, flyer = Reader(table), Flier(table.page)
    flyer.page.meter._number = -2  # as if it had only just come
    flyer.page.sync()
    said = reader.heard[-1]
    assert said.endswith(
        "From the middle outwards: 2 or more hits, 10 %; 4 or more hits, 25 %; 6 or more hits, 65 % of the bar. "
        "Or roll a plain die."
    )
    assert "Tab" in said
    assert flyer.bar.accessibleDescription() in said
    flyer.stop_at(0.4)
    QApplication.processEvents()
    heard = "\n".join(reader.heard)
    assert (
        heard.index("The marker runs.") < heard.index("Stopped at 4+: 4 or more hits.") < heard.index("rolls 5: a hit")
    )


def test_the_die_lies_on_the_mat_and_says_what_it_tells(flyer: Flier) -> None:
    page = flyer.page
    assert "die:0" not in page.scene.table.parts.items
    flyer.stop_at(0.5)
    assert page.scene.table.parts.items["die:0"].look.face == 5
    furniture = page.scene.table.furniture
    assert furniture is not None
    assert "Ann rolls 5: a hit\n2 or more needed" in [lines.words for lines in furniture.lines]
    assert page.names.title("die:0") == "a die showing 5"
    assert "a die showing 5" in page.listing.panel.words.summary("die:0")
    shared = [row for group in page.listing.panel.words.rows([]) for row in group.children]
    assert next(row.state for row in shared if row.key == "zone:die") == "1 piece"


def test_the_die_rolls_while_it_is_seen_where_the_marker_stopped(
    open_table: OpenTable, settings: Settings, qtbot: QtBot
) -> None:
    settings.speed = "normal"
    flyer = Flier(open_table(flier(), hands="open").page)
    clock = flyer.page.scene.table.clock
    clock.finish()
    flyer.stop_at(0.5)
    assert clock.moving(("roll", "die:0"))
    assert (flyer.meter.isVisible(), flyer.meter.asking) == (True, False)
    assert flyer.meter.words == "Stopped at 2+: 2 or more hits."
    clock.finish()
    assert not flyer.meter.isVisible()
    assert flyer.page.scene.table.parts.items["die:0"].face is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_stands_on_the_mat_below_the_card_inside_the_scene(
    open_table: OpenTable, shell: Shell, size: tuple[int, int], scale: float
) -> None:
    shell.theme.use("dark", scale)
    page = open_table(flier(), hands="open").page
    shell.resize(*size)
    QApplication.processEvents()
    scene, meter = page.scene, page.meter
    seen = QRect(scene.viewport().mapTo(page, QPoint()), scene.viewport().size())
    assert seen.contains(meter.geometry())
    assert meter.bar.width() > 250
    assert meter.rect().contains(meter.bar.geometry())
    card = next(spot for spot in scene.table.pieces.placed.table.values() if spot.zone == "mat")
    edge = scene.to_window(card.middle + QPointF(0, card.width * 88 / 63 / 2)).y() + seen.top()
    if scale == 1.0:
        assert meter.y() >= edge
    assert meter.bar.geometry().right() < meter.findChildren(QPushButton)[0].parentWidget().x()  # type: ignore[union-attr]
