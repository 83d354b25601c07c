"""The settings: every choice shows at once, in the preview and on the table, and is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop.ui.dialogs.settings import SettingsBody, settings_sheet
from tabletop.ui.moment import Moment, seat_below
from tabletop.ui.settings import Settings, load_settings
from tabletop.ui.shell import Shell
from tests.ui.conftest import OpenTable


@pytest.fixture
def body(shell: Shell, settings: Settings) -> SettingsBody:
    _, body = settings_sheet(shell, shell.theme, settings, "#FFD33D")
    body.changed.connect(shell.apply_settings)
    return body


def press(part: QWidget, words: str) -> None:
    button = next(each for each in part.findChildren(QWidget) if each.accessibleName() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_ticks_and_turns_are_remembered(body: SettingsBody) -> None:
    body.form.reduced.setChecked(True)
    body.form.turning.setChecked(True)
    press(body.disabled_choice, "Turned across")
    kept = load_settings()
    assert kept.reduced_motion
    assert kept.turn_table
    assert kept.quarter_turn


def test_the_preview_follows_each_choice(body: SettingsBody, shell: Shell) -> None:
    before = body.preview.grab().toImage()
    press(body.disabled_choice, "Turned across")
    across = body.preview.grab().toImage()
    assert across != before
    press(body.theme_choice, "Light")
    assert body.preview.grab().toImage() != across
    assert shell.theme.palette.name == "light"


def test_a_table_takes_the_settings_at_once(open_table: OpenTable, settings: Settings) -> None:
    page = open_table().page
    settings.quarter_turn = settings.turn_table = True
    page.apply_settings()
    assert page.scene.table.spotter.quarter
    assert page.scene.table.turns


def test_the_division_of_the_right_column_is_remembered(open_table: OpenTable, settings: Settings) -> None:
    page = open_table().page
    page.dock.divided.emit(45)
    assert settings.log_share == 45
    page.dock.share_log(45)
    upper, lower = page.dock._splitter.sizes()
    assert lower / (upper + lower) == pytest.approx(0.45, abs=0.03)


@pytest.mark.parametrize(
    ("seat", "humans", "below"), [(1, [True, True], 1), (None, [True, True], 0), (1, [True, False], 0)]
)
def test_whoever_decides_sits_below(open_table: OpenTable, seat: int | None, humans: list[bool], below: int) -> None:
    moment = open_table().page.moment
    assert isinstance(moment, Moment)
    moment.seat, moment.scene.humans = seat, humans
    assert seat_below(moment, 0) == below


def test_a_turned_table_lays_the_other_side_below(open_table: OpenTable, settings: Settings) -> None:
    settings.turn_table = True
    table = open_table()
    page = table.page
    table.controller.choose("pass", table.controller.moment().number)
    assert page.moment is not None
    assert page.moment.scene.seat_in_view == 1
    furniture = page.scene.table.furniture
    assert furniture is not None
    assert furniture.seating.near == 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_preview_never_cuts_its_words(shell: Shell, settings: Settings, scale: float) -> None:
    shell.theme.use("dark", scale)
    sheet, body = settings_sheet(shell, shell.theme, settings, "#FFD33D")
    QTest.qWait(20)
    preview = body.preview
    metrics = QFontMetrics(shell.theme.text(14, 12))
    longest = max(metrics.horizontalAdvance(word) for word in preview.words.split())
    assert preview.words_room.width() >= longest
    flags = Qt.TextFlag.TextWordWrap
    assert metrics.boundingRect(preview.words_room, flags, preview.words).height() <= preview.words_room.height()
    assert body.rect().contains(QRect(preview.mapTo(body, QPoint()), preview.size()))
    assert sheet.rect().contains(QRect(body.mapTo(sheet, QPoint()), QSize(body.width(), 1)))
    assert preview.above == (scale == 2.0)
