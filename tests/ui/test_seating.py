"""Seats of a new game for two to six: how many, their names and colours, and what is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from tabletop.engine.game import Game
from tabletop.games import game_named
from tabletop.ui.newgame.form import NewGameBody, new_game_sheet
from tabletop.ui.newgame.quick import quick_setup, quick_words
from tabletop.ui.newgame.seating import names_for
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tests.ui.texts import words_in

BRAWL, PROTOCOL, BRIGADE = (game_named(name) for name in ("hero-brawl", "roshambo-protocol", "hero-brigade"))


def form(shell: Shell, settings: Settings, game: Game = BRAWL) -> NewGameBody:
    return new_game_sheet(shell, shell.theme, game, settings)[1]


def choose(body: NewGameBody, count: int) -> None:
    assert body.seating.counts is not None
    key = next(key for key in body.seating.counts.findChildren(QToolButton) if key.text().endswith(str(count)))
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    QTest.qWait(20)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_any_number_of_seats_can_be_chosen(shell: Shell, settings: Settings, count: int) -> None:
    body = form(shell, settings)
    choose(body, count)
    assert body.fault() == ""
    setup = body.setup()
    assert len(setup.seats) == count
    assert len({seat.name for seat in setup.seats}) == count
    assert len({row.mark for row in body.seats}) == count
    assert [row.isVisible() for row in body.seating._all] == [seat < count for seat in range(6)]


def test_a_game_for_two_asks_for_no_number(shell: Shell, settings: Settings) -> None:
    assert form(shell, settings, BRIGADE).seating.counts is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", [BRAWL, PROTOCOL], ids=lambda game: game.name)
def test_six_seats_are_in_sight_with_all_options(
    shell: Shell, settings: Settings, qtbot: QtBot, game: Game, size: tuple[int, int]
) -> None:
    shell.resize(*size)
    shell.theme.fit(shell.size())
    sheet, body, _ = new_game_sheet(shell, shell.theme, game, settings)
    choose(body, 6)
    bar = sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0, timeout=2000)  # a moment later all have their sizes
    for row in body.seats:
        name = row.form.name
        assert name.width() > name.fontMetrics().horizontalAdvance("Bartholomew")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_field_of_a_seat_leaves_the_form(shell: Shell, settings: Settings, scale: float) -> None:
    shell.theme.use("dark", scale)
    sheet, body, _ = new_game_sheet(shell, shell.theme, BRAWL, settings)
    choose(body, 6)
    shown = sheet.findChildren(QScrollArea)[0].viewport().width()
    for row in body.seats:
        assert row.mapTo(body, row.rect().topRight()).x() <= shown


def test_two_seats_of_one_name_are_refused(shell: Shell, settings: Settings) -> None:
    body = form(shell, settings)
    choose(body, 4)
    body.seats[3].form.name.setText("Bo ")
    assert body.fault() == 'Two seats are called "Bo": give each a name of its own.'
    choose(body, 3)
    assert body.fault() == ""


def test_a_seat_that_does_not_play_cannot_be_first(shell: Shell, settings: Settings) -> None:
    body = form(shell, settings)
    choose(body, 4)
    field = next(field for field in body.options if field.spec.name == "first")
    choices = field.findChildren(QComboBox)[0]
    choices.setCurrentIndex(choices.findData("3"))
    assert choices.currentText() == "Dee"
    assert body.setup().options["first"] == "3"
    choose(body, 3)
    assert field.value == "random"
    assert body.fault() == ""


def test_the_number_is_remembered_for_each_game(shell: Shell, settings: Settings) -> None:
    body = form(shell, settings)
    choose(body, 5)
    body.seats[4].form.name.setText("Zoe")
    body.remember()
    again = form(shell, settings)
    assert [row.name for row in again.seats] == ["Ann", "Bo", "Cy", "Dee", "Zoe"]
    duel = form(shell, settings, BRIGADE)
    duel.remember()
    assert [row.name for row in duel.seats] == ["Ann", "Bo"]
    assert [row.name for row in form(shell, settings).seats] == ["Ann", "Bo", "Cy", "Dee", "Zoe"]
    assert len(quick_setup(BRAWL, settings, 1).seats) == 5
    assert quick_words(BRAWL, settings) == "Ann, Bo, Cy, Dee and Zoe, as last time"
    assert quick_words(BRIGADE, settings) == "Ann and Bo, as last time"


def test_a_game_that_plays_itself_has_no_hands_to_keep(shell: Shell, settings: Settings) -> None:
    assert "Full curtain" in words_in(form(shell, settings))
    assert "Full curtain" not in words_in(form(shell, settings, PROTOCOL))


def test_names_are_filled_up_without_doubles() -> None:
    assert names_for(4, ["Cy", "Ann"]) == ["Cy", "Ann", "Bo", "Dee"]
    assert len(set(names_for(6, ["Eve"]))) == 6
