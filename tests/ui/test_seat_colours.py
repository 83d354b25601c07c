"""Colours of seats: chosen in the form, never two the same, remembered, kept with a table, and used everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tabletop.bots import HUMAN
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games import game_named
from tabletop.saves.save_file import snapshot
from tabletop.trace import Trace
from tabletop.ui.newgame.form import NewGameBody
from tabletop.ui.newgame.quick import quick_setup, quick_words
from tabletop.ui.palette import SEATS, arranged, seat_mark, seat_place, sit_down
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.theme import Theme
from tabletop.ui.window.table_notes import notes_of, table_notes
from tests.ui.duels import GAME, new_duel


@pytest.fixture(autouse=True)
def _usual_colours() -> Iterator[None]:
    yield
    sit_down([])


def test_no_two_seats_have_the_same_colour() -> None:
    assert arranged([3, 3, 99, -1])[:2] == [3, 0]
    assert sorted(arranged([5, 2])) == list(range(len(SEATS)))
    assert arranged([]) == list(range(len(SEATS)))


def test_seats_take_what_was_chosen() -> None:
    sit_down([2, 0])
    assert seat_mark(0).word == "Green"
    assert seat_mark(1).word == "Blue"
    assert [seat_place(seat) for seat in range(2)] == [2, 0]


def test_choosing_the_others_colour_swaps(theme: Theme, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)  # a screen that nobody sees has no popups
    body = NewGameBody(theme, GAME, settings)
    menu = body.seats[0].choose_mark()
    assert [action.text() for action in menu.actions()] == [f"{mark.word}, {mark.sign}" for mark in SEATS]
    menu.actions()[1].trigger()
    assert [row.mark for row in body.seats] == [1, 0]
    assert "Pink, diamond" in body.seats[0].form.sign.accessibleName()
    menu.actions()[4].trigger()
    assert [row.mark for row in body.seats] == [4, 0]
    body.remember()
    assert settings.colours == [4, 0]
    assert [row.mark for row in NewGameBody(theme, GAME, settings).seats] == [4, 0]


def test_a_table_keeps_colours_and_standing_answers(shell: Shell, tmp_path: Path) -> None:
    match = new_duel()
    path = tmp_path / "kept.tabletop"
    snapshot(match, notes_of([5, 1], "1:heal")).write(path)
    table = TableFlows(shell, match, Trace(None), path, "closed")
    try:
        assert table.colours == [5, 1]
        assert seat_mark(0).word == "Silver"
        assert table.controller.orders.holds(1, "heal")
        assert table.keeper.notes() == {"colours": "5 1", "standing": "1:heal"}
    finally:
        table.put_away()


def test_a_save_without_notes_has_none(tmp_path: Path) -> None:
    path = tmp_path / "plain.tabletop"
    snapshot(new_duel(), {"colours": "x ²"}).write(path)
    assert table_notes(path).colours == []
    assert table_notes(tmp_path / "missing.tabletop").standing == ""
    assert table_notes(None).colours == []


# ------------------------------------------------------------ play now


def test_the_first_time_you_play_against_a_bot() -> None:
    setup = quick_setup(GAME, Settings(names=["Cleo"]), 5)
    assert setup.seats == (SeatSetup("Cleo", HUMAN), SeatSetup("Bot", "random"))
    assert setup.seed == 5
    assert quick_words(GAME, Settings()).startswith("You against a bot")


def test_later_it_is_the_same_as_last_time(theme: Theme, settings: Settings) -> None:
    body = NewGameBody(theme, GAME, settings)
    body.seats[0].form.name.setText("Cleo")
    body.seats[1].form.name.setText("Dan")
    body.remember()
    setup = quick_setup(GAME, settings, 9)
    assert [seat.name for seat in setup.seats] == ["Cleo", "Dan"]
    assert quick_words(GAME, settings) == "Cleo and Dan, as last time"
    assert Match.new(GAME, setup).names == ["Cleo", "Dan"]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(names=["A", "B"], kinds=[HUMAN, "ghost"], options={"hero-brigade": {}}),
        Settings(names=["A", "A"], kinds=[HUMAN, HUMAN], options={"hero-brigade": {}}),
        Settings(names=["A"], kinds=[HUMAN], options={"hero-brigade": {}}),
        Settings(names=["A", "B"], kinds=[HUMAN, HUMAN], options={"hero-brigade": {"pick": "nothing"}}),
    ],
)
def test_what_does_not_fit_any_more_falls_back_to_a_bot(settings: Settings) -> None:
    assert quick_setup(GAME, settings, 1).seats[1].kind == "random"


def test_more_names_than_seats_are_those_of_a_larger_table() -> None:
    """Names are remembered for all seats; a duel takes the first two."""
    settings = Settings(names=["A", "B", "C"], kinds=[HUMAN] * 3, options={"hero-brigade": {}})
    assert [(seat.name, seat.kind) for seat in quick_setup(GAME, settings, 1).seats] == [("A", HUMAN), ("B", HUMAN)]


def test_play_now_of_a_game_that_plays_itself_promises_no_opponent() -> None:
    assert quick_words(game_named("roshambo-protocol"), Settings()) == "It plays itself, you watch"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_names_of_seats_stand_below_one_another(shell: Shell, settings: Settings, scale: float) -> None:
    shell.theme.use(shell.theme.palette.name, scale)
    body = NewGameBody(shell.theme, GAME, settings)
    body.setParent(shell)
    body.resize(1100, 600)
    shell.show()
    body.show()
    QTest.qWait(10)
    assert len({row.form.name.x() for row in body.seats}) == 1
    assert len({row.form.sign.width() for row in body.seats}) == 1
