"""The form for a new game: what it generates, what it refuses, what it remembers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QScrollArea, QToolButton

from tabletop.engine.game import OptionSpec, SeatSetup, SetupFault
from tabletop.games import game_named
from tabletop.ui.newgame.form import NewGameBody, new_game_sheet
from tabletop.ui.newgame.option_field import shared_ending
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tests.ui.duels import GAME
from tests.ui.texts import words_in


@pytest.fixture
def body(shell: Shell, settings: Settings) -> NewGameBody:
    _, body, _ = new_game_sheet(shell, shell.theme, GAME, settings)
    return body


def test_every_declared_option_has_a_field(body: NewGameBody) -> None:
    assert [field.spec.name for field in body.options] == [spec.name for spec in GAME.options]
    shown = words_in(body)
    for spec in GAME.options:
        if spec.only_if is None:
            assert spec.title in shown
            assert spec.rule in shown


def test_the_set_up_is_what_was_chosen(body: NewGameBody) -> None:
    body.seats[0].form.name.setText("Cleo")
    body.seats[1].form.kind.setCurrentIndex(1)
    body.form.seed.setText("42")
    setup = body.setup()
    assert [(seat.name, seat.kind) for seat in setup.seats] == [("Cleo", "human"), ("Bo", "random")]
    assert setup.seed == 42
    assert setup.options["stretch"] == "off"


def test_without_a_seed_one_is_drawn(body: NewGameBody) -> None:
    assert body.setup().seed != body.setup().seed


def test_options_that_depend_on_another_appear_with_it(body: NewGameBody) -> None:
    dependent = next(field for field in body.options if field.spec.only_if == ("stretch", "on"))
    assert not dependent.isVisible()
    stretch = next(field for field in body.options if field.spec.name == "stretch")
    QTest.mouseClick(stretch, Qt.MouseButton.LeftButton)
    assert stretch.value == "on"
    assert dependent.isVisible()
    assert body.setup().options["stretch"] == "on"


@pytest.mark.parametrize("size", [(1130, 635), (1280, 720), (1920, 1080)])
def test_everything_is_in_sight_at_once(shell: Shell, settings: Settings, size: tuple[int, int]) -> None:
    shell.resize(*size)
    shell.theme.fit(shell.size())
    sheet, body, _ = new_game_sheet(shell, shell.theme, GAME, settings)
    body.form.advancedButton.click()
    QTest.qWait(20)
    for stretch in (False, True):
        if stretch:
            QTest.mouseClick(
                next(each for each in body.options if each.spec.name == "stretch"), Qt.MouseButton.LeftButton
            )
            QTest.qWait(20)
        bar = sheet.findChildren(QScrollArea)[0].verticalScrollBar()
        QTest.qWait(100)
        assert bar.maximum() == 0, f"{bar.maximum()} pixels are out of sight"
        assert sheet.panel.width() >= body.needed_width()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1130, 635), (1280, 720), (1920, 1080)])
def test_no_field_leaves_the_form(shell: Shell, settings: Settings, size: tuple[int, int], scale: float) -> None:
    shell.resize(*size)
    shell.theme.fit(shell.size())
    shell.theme.use("dark", scale)
    _, body, _ = new_game_sheet(shell, shell.theme, GAME, settings)
    QTest.mouseClick(next(each for each in body.options if each.spec.name == "stretch"), Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    shown = body.parentWidget()
    assert shown is not None
    for field in [*body.findChildren(QComboBox), *body.findChildren(QLineEdit), *body.findChildren(QToolButton)]:
        if field.isVisible():
            right = field.mapTo(shown, QPoint(field.width(), 0)).x()
            assert right <= shown.width(), field.accessibleName()


def test_choices_that_are_seats_are_called_by_name(body: NewGameBody) -> None:
    body.seats[0].form.name.setText("Cleo")
    assert "Cleo" in [button.text() for button in body.findChildren(QToolButton)]


@pytest.mark.parametrize(
    ("first", "second", "seed", "fault"),
    [
        ("", "Bo", "", "Seat 1 needs a name."),
        ("Bo", "Bo ", "", 'Two seats are called "Bo"'),
        ("Ann", "Bo", "seven", "The seed is a whole number"),
        ("Ann", "Bo", "-3", "The seed is a whole number"),
        ("Ann", "Bo", "9" * 30, "The seed is a whole number"),
    ],
)
def test_what_cannot_be_disables_the_start_with_its_reason(
    shell: Shell, settings: Settings, first: str, second: str, seed: str, fault: str
) -> None:
    sheet, body, start = new_game_sheet(shell, shell.theme, GAME, settings)
    body.seats[0].form.name.setText(first)
    body.seats[1].form.name.setText(second)
    body.form.seed.setText(seed)
    assert fault in body.fault()
    assert not start.isEnabled()
    assert fault in words_in(sheet)
    body.seats[0].form.name.setText("Ann")
    body.seats[1].form.name.setText("Bo")
    body.form.seed.setText("")
    assert start.isEnabled()


def test_hands_are_a_question_for_two_people_only(body: NewGameBody) -> None:
    assert body.hands.isEnabled()
    body.seats[1].form.kind.setCurrentIndex(1)
    assert not body.hands.isEnabled()
    assert "One person at the screen" in words_in(body)


def test_the_seed_stands_under_advanced(body: NewGameBody) -> None:
    assert not body.form.seed.isVisible()
    body.form.advancedButton.click()
    assert body.form.seed.isVisible()


def test_names_and_options_are_remembered(shell: Shell, settings: Settings, body: NewGameBody) -> None:
    body.seats[0].form.name.setText("Cleo")
    body.hands.set_value("open")
    body.remember()
    again = NewGameBody(shell.theme, GAME, settings)
    assert again.seats[0].name == "Cleo"
    assert again.hands.value == "open"
    assert settings.options["hero-brigade"]["stretch"] == "off"


def test_another_games_options_make_another_form(shell: Shell, settings: Settings) -> None:
    choices = tuple((str(n), f"choice number {n}") for n in range(7))
    spec = OptionSpec("city", "City", "Which city is defended.", choices, "3", "HI-SETUP-2")
    body = NewGameBody(shell.theme, replace(GAME, name="other", options=(spec,)), settings)
    assert [field.value for field in body.options] == ["3"]


@pytest.mark.parametrize(
    ("titles", "ending"),
    [
        (["Bro replaces", "The Log replaces", "Fist replaces"], "replaces"),
        (["Bro replaces", "Fist replaces"], ""),
        (["City", "Town", "Village"], ""),
        (["City", "City", "City"], ""),
        ([], ""),
    ],
)
def test_what_all_titles_end_with_is_said_once(titles: list[str], ending: str) -> None:
    assert shared_ending(titles) == ending


@pytest.mark.parametrize(("size", "scale"), [((1142, 642), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)])
def test_the_words_beside_the_seed_stand_in_one_line(
    shell: Shell, settings: Settings, size: tuple[int, int], scale: float
) -> None:
    shell.resize(*size)
    shell.theme.use("dark", scale)
    _, body, _ = new_game_sheet(shell, shell.theme, GAME, settings)
    body.form.advancedButton.click()
    QTest.qWait(120)
    label = body.form.seedLabel
    assert label.width() >= label.fontMetrics().horizontalAdvance(label.text())
    assert body.form.seed.isVisible()


def test_headings_stand_equally_close_to_what_they_head(shell: Shell, settings: Settings) -> None:
    shell.resize(1920, 1080)
    shell.theme.fit(shell.size())
    _, body, _ = new_game_sheet(shell, shell.theme, GAME, settings)
    QTest.qWait(60)
    heading = next(each for each in body.findChildren(Lettering) if each.text == "Seats")
    row = body.seats[0]
    gap = row.mapTo(body, QPoint()).y() - heading.mapTo(body, QPoint(0, heading.height())).y()
    assert 0 <= gap <= 12


def test_what_cannot_stand_together_is_barred_and_says_why(shell: Shell, settings: Settings) -> None:
    _, body, start = new_game_sheet(shell, shell.theme, game_named("heroes-incorporated"), settings)
    fields = {field.spec.name: field for field in body.options}
    justice, target = fields["justice"], fields["target"]
    QTest.mouseClick(justice, Qt.MouseButton.LeftButton)
    assert body.setup().options["justice"] == "on"
    QTest.mouseClick(fields["super"], Qt.MouseButton.LeftButton)
    assert justice.isVisible()
    assert (justice.value, body.setup().options["justice"]) == ("off", "off")
    assert "switch it on, or play without them" in words_in(body)
    QTest.mouseClick(justice, Qt.MouseButton.LeftButton)
    assert justice.value == "off"
    QTest.mouseClick(fields["super"], Qt.MouseButton.LeftButton)
    assert justice.value == "on"  # as it was chosen before
    many = next(key for key in target.findChildren(QToolButton) if key.accessibleName() == "36")
    for lairs, seats, possible in ((False, 2, True), (False, 3, False), (True, 3, True), (False, 4, False)):
        if (fields["lairs"].value == "on") != lairs:
            QTest.mouseClick(fields["lairs"], Qt.MouseButton.LeftButton)
        body.seating.set_count(seats)
        assert many.isEnabled() == possible
        assert (many.toolTip() == "") == possible
        many.click()
        assert body.setup().options["target"] == ("36" if possible else "usual")
        assert start.isEnabled()


def test_a_set_up_of_what_cannot_stand_together_is_refused() -> None:
    game = game_named("heroes-incorporated")
    seats = [SeatSetup(name) for name in ("Ann", "Bo", "Cy")]
    with pytest.raises(SetupFault, match="only with supervillain lairs"):
        game.setup(seats, {"target": "36"}, 1)
    with pytest.raises(SetupFault, match=r"belong to the S\.U\.P\.E\.R\. expansion"):
        game.setup(seats, {"super": "off", "justice": "on"}, 1)
    assert game.setup(seats, {"target": "36", "lairs": "on"}, 1).options["target"] == "36"
