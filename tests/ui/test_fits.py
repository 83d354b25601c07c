"""Long names and large text: nothing that is needed leaves the window or lies over something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, islice

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget

from tabletop.engine.game import Game, SeatSetup
from tabletop.engine.match import Match
from tabletop.games import all_games
from tabletop.saves.autosave import Autosaver
from tabletop.saves.library import path_for
from tabletop.saves.save_file import write_save
from tabletop.ui.gallery.window import gallery_sheet
from tabletop.ui.lobby.low_howto import LowHowToPanel
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.lobby.saved import SavedRow
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.menus import open_below
from tabletop.ui.shell import Shell
from tests.ui.duels import GAME

sizes_of_text = pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])


def lobby_of(shell: Shell, games: Sequence[Game] = ()) -> LobbyPage:
    page = LobbyPage(shell.theme, games or all_games())
    shell.lobby = page
    shell.show_page(page, "#FFD33D")
    page.load_saves()
    QTest.qWait(20)
    return page


def place(widget: QWidget, inside: QWidget) -> QRect:
    return QRect(widget.mapTo(inside, QPoint()), widget.size())


@sizes_of_text
def test_the_keys_of_a_save_are_in_reach_whatever_the_names(shell: Shell, scale: float) -> None:
    seats = [SeatSetup("Maximiliane", "human"), SeatSetup("Bartholomew the Elder", "human")]
    match = Match.new(GAME, GAME.setup(seats, {}, 3))
    match.run()
    write_save(path_for("Sunday evening at the lake house, second try"), match)
    shell.theme.use("dark", scale)
    page = lobby_of(shell, all_games()[:1])
    row = next(row for row in page.saved.findChildren(SavedRow) if row.isVisible())
    listed = row.parentWidget()
    assert listed is not None
    shown = listed.parentWidget()
    assert shown is not None
    assert shown.width() < 700
    for button in (row.form.openButton, row.form.moreButton):
        assert button.isVisible()
        at = place(button, shown)
        assert at.left() >= 0
        assert at.right() < shown.width()


@sizes_of_text
@pytest.mark.parametrize("size", [(1280, 720), (1142, 642)])
def test_the_lobby_keeps_its_words_with_large_text(shell: Shell, scale: float, size: tuple[int, int]) -> None:
    """With a game to go on with and a saved one: neither is cut, and the first row of the list is seen."""
    seats = [SeatSetup("Ann", "human"), SeatSetup("Bo", "human")]
    match = Match.new(GAME, GAME.setup(seats, {}, 3))
    match.run()
    write_save(path_for("Sunday"), match)
    keeper = Autosaver.begin(match)
    keeper.save(match)
    assert keeper.flush(10)
    keeper.close()
    shell.resize(*size)
    shell.theme.use("dark", scale)
    page = lobby_of(shell)
    going_on = page.going_on
    assert going_on.isVisible()
    for label in (going_on.form.players, going_on.form.state, going_on.form.turn, going_on.form.date):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    button = going_on.form.continueButton
    assert button.height() >= button.sizeHint().height()
    row = next(row for row in page.saved.findChildren(SavedRow) if row.isVisible())
    assert page.saved.rect().contains(place(row, page.saved))
    for label in row.findChildren(QLabel):
        assert not label.isVisible() or label.height() >= label.heightForWidth(label.width()), label.text()
    title = next(each for each in page.findChildren(Lettering) if each.text == "Tabletop")
    assert title.width() >= title.sizeHint().width()


@sizes_of_text
def test_first_steps_do_not_lie_over_each_other(shell: Shell, scale: float) -> None:
    shell.theme.use("dark", scale)
    page = lobby_of(shell, all_games()[:1])
    assert page.guide is not None
    labels = [label for label in page.guide.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) >= 5
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()) > 0, label.text()


def test_first_steps_follow_the_text_size(shell: Shell) -> None:
    page = lobby_of(shell, all_games()[:1])
    assert page.guide is not None
    assert page.guide.panel is not None
    assert page.guide.panel.fan is not None
    assert page.guide.panel.fan.isVisible()
    shell.theme.use("dark", 2.0)
    assert not page.guide.panel.fan.isVisible()
    shell.theme.use("dark", 1.0)
    assert page.guide.panel.fan.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("going_on", [False, True])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_how_to_play_keeps_inside_its_panel(shell: Shell, size: tuple[int, int], scale: float, going_on: bool) -> None:
    """For a newcomer and beside a game to go on with: keys in sight, words whole, nothing to scroll in usual sizes."""
    if going_on:
        match = Match.new(GAME, GAME.setup([SeatSetup("Ann", "human"), SeatSetup("Bo", "human")], {}, 3))
        match.run()
        keeper = Autosaver.begin(match)
        keeper.save(match)
        assert keeper.flush(10)
        keeper.close()
    shell.resize(*size)
    shell.theme.fit(shell.size())
    shell.theme.use("dark", scale)
    page = lobby_of(shell)
    assert page.guide is not None
    for cover in page.covers:
        cover.form.playButton.setFocus()
        QTest.qWait(20)
        panel = page.guide.panel
        assert isinstance(panel, LowHowToPanel)
        assert page.rect().contains(place(panel, page))
        for button in panel.findChildren(QPushButton):
            assert panel.rect().contains(place(button, panel)), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()
        inner = panel.area.viewport()
        for label in panel.findChildren(QLabel):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
                assert 0 <= place(label, panel).left() <= place(label, panel).right() < panel.width()
        if panel.area.isAncestorOf(panel.goal):
            assert not panel.fan.isVisible()
        else:
            assert panel.rect().contains(place(panel.goal, panel))
        if scale == 1.0 and size[0] >= 1280:
            assert panel.area.verticalScrollBar().maximum() == 0
            assert panel.steps.width() <= inner.width()


@sizes_of_text
def test_the_words_of_a_card_begin_in_sight(shell: Shell, scale: float) -> None:
    shell.theme.use("dark", scale)
    _, body = gallery_sheet(shell, shell.theme, GAME)
    QTest.qWait(20)
    detail = body.detail
    origin = place(detail.origin, detail)
    assert detail.rect().contains(QRect(origin.topLeft(), origin.bottomRight())) or scale < 1.5
    assert place(detail.face, detail).bottom() < detail.height()


@sizes_of_text
def test_filters_of_the_gallery_are_read_in_full(shell: Shell, scale: float) -> None:
    shell.theme.use("dark", scale)
    _, body = gallery_sheet(shell, shell.theme, GAME)
    QTest.qWait(20)
    for chip in body.chips.values():
        assert chip.width() >= chip.sizeHint().width(), chip.text()
        assert place(chip, body).right() < body.width()


@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("size", [(1130, 635), (1280, 720), (1920, 1080)])
def test_covers_of_several_games_keep_their_words(shell: Shell, size: tuple[int, int], count: int) -> None:
    shell.resize(*size)
    shell.theme.fit(shell.size())
    games = [replace(GAME, name=f"game-{number}", title=f"Game {number}") for number in range(count)]
    page = LobbyPage(shell.theme, games)
    shell.show_page(page, "#FFD33D")
    QTest.qWait(20)
    covers = [place(cover, page) for cover in page.covers]
    for cover, rect in zip(page.covers, covers, strict=True):
        assert page.rect().contains(rect)
        assert sum(rect.intersects(other) for other in covers) == 1
        for button in cover.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
                assert cover.rect().contains(place(button, cover)), button.text()


@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_emblems_stand_whole_in_the_middle(shell: Shell, size: tuple[int, int], scale: float, count: int) -> None:
    shell.resize(*size)
    shell.theme.fit(shell.size())
    shell.theme.use("dark", scale)
    games = [
        replace(game, title=f"{game.title} {number}") for number, game in enumerate(islice(cycle(all_games()), count))
    ]
    page = LobbyPage(shell.theme, games)
    shell.show_page(page, "#FFD33D")
    QTest.qWait(20)
    for cover in page.covers:
        area = cover.art_rect()
        emblem = cover.art.emblem_rect(area)
        assert cover.rect().contains(area)
        assert area.contains(emblem)
        assert max(abs(emblem.center().x() - area.center().x()), abs(emblem.center().y() - area.center().y())) <= 1
        assert emblem.height() >= 0.8 * area.height() or emblem.width() >= 0.8 * area.width()
    assert len({cover.art_rect().height() for cover in page.covers}) == 1


def test_a_menu_in_the_corner_opens_inside_the_window(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    button = QPushButton("…", shell)
    button.setGeometry(shell.width() - 60, 4, 50, 30)
    button.show()
    menu = QMenu(shell)
    menu.addAction("Something rather long that is wider than the button")
    opened: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda _menu, where: opened.append(where))
    open_below(menu, button)
    assert opened[0].x() + menu.sizeHint().width() == button.mapToGlobal(QPoint(button.width(), 0)).x()
