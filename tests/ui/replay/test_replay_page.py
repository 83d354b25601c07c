"""The replay on the screen: what it shows, how it is driven by keys and mouse, and what it never shows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.engine.events import plain
from tabletop.engine.match import Match
from tabletop.replaying.replay import Replay
from tabletop.ui.replay.page import ReplayPage
from tabletop.ui.shell import Shell
from tests.saves.playing import finished, played
from tests.ui.replay.conftest import OpenReplay
from tests.ui.texts import words_in

Key = Qt.Key


@pytest.fixture
def page(open_replay: OpenReplay) -> ReplayPage:
    return open_replay(Replay.of_match(finished(5))).page


def press(page: ReplayPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key)


def place(page: ReplayPage) -> int:
    assert page.position is not None
    assert page.position.number == page.player.number == page.bar.time_line.value()
    return page.position.number


def playing(page: ReplayPage) -> bool:
    return page.player.playing


def moving(page: ReplayPage) -> bool:
    return page.scene.table.clock.running


def test_keys_step_jump_and_go_by_chapters(page: ReplayPage) -> None:
    last = page.replay.last
    starts = [chapter.start for chapter in page.replay.chapters]
    assert place(page) == 0
    press(page, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert place(page) == 1
    press(page, Key.Key_End)
    assert place(page) == last
    press(page, Key.Key_Right)
    assert place(page) == last
    press(page, Key.Key_PageUp)
    assert place(page) == starts[-2]
    press(page, Key.Key_Home)
    assert place(page) == 0
    press(page, Key.Key_PageDown, Key.Key_PageDown)
    assert place(page) == starts[2]
    assert not playing(page)


def test_keys_work_wherever_the_focus_is(page: ReplayPage) -> None:
    for number, widget in enumerate((page.bar.closeButton, page.log, page.bar.time_line, page.scene), 1):
        widget.setFocus()
        press(page, Key.Key_Right)
        assert place(page) == number


def test_space_plays_and_pauses_and_the_end_stops_it(page: ReplayPage, qtbot: QtBot) -> None:
    page.player.set_speed(1000)
    press(page, Key.Key_Space)
    assert playing(page)
    assert page.bar.play.sign == "pause"
    qtbot.waitUntil(lambda: place(page) > 3, timeout=5000)
    press(page, Key.Key_Space)
    assert not playing(page)
    stood = place(page)
    qtbot.wait(30)
    assert place(page) == stood
    page.player.jump(page.replay.last - 2)
    press(page, Key.Key_Space)
    qtbot.waitUntil(lambda: not playing(page), timeout=5000)
    assert place(page) == page.replay.last
    press(page, Key.Key_Space)
    assert place(page) < page.replay.last


def test_space_on_a_button_presses_that_button(page: ReplayPage) -> None:
    page.bar.on.setFocus()
    press(page, Key.Key_Space)
    assert place(page) == 1
    assert not playing(page)


def test_a_click_on_the_time_line_jumps_there(page: ReplayPage) -> None:
    line = page.bar.time_line
    middle = QPoint(line.width() // 2, line.height() - 12)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(place(page) - page.replay.last / 2) <= 2
    assert line.position_at(0) == 0
    assert line.position_at(10_000) == page.replay.last


def test_chapters_are_a_menu(page: ReplayPage) -> None:
    menu = page.bar.chapter_menu()
    second = next(action.menu() for action in menu.actions() if action.text() == "Round 2")
    assert isinstance(second, QMenu)
    assert [action.text() for action in second.actions()] == ["Play", "Fight", "Cleanup"]
    second.actions()[1].trigger()
    assert page.replay.chapter(place(page)).title == "Round 2 · Fight"
    assert page.bar.chapters.text() == "Round 2 · Fight ▾"


def test_the_log_follows_and_the_bar_says_what_was_chosen(page: ReplayPage) -> None:
    for number in (3, 30, 12, page.replay.last):
        page.player.jump(number)
        position = page.position
        assert position is not None
        line = [plain(event.text, page.replay.names) for event in position.log if event.text][-1]
        assert page.log.lines()[-1].startswith(line)
        name = page.replay.names[position.choice.seat or 0]
        assert page.bar.choice.words.startswith(f"{name}: {position.choice.words}")
        assert page.bar.count.text() == f"Decision {number} of {page.replay.last}"


def test_the_inspector_shows_the_card_of_the_decision(page: ReplayPage) -> None:
    number = next(n for n in range(1, page.replay.last) if "Front Row" in page.replay.choice(n).words)
    page.player.jump(number)
    assert page.inspector.key == page.replay.choice(number).about


def test_pieces_glide_only_when_played_step_by_step(page: ReplayPage) -> None:
    page.settings.speed = "normal"
    page.player.jump(40)
    assert not moving(page)
    for _ in range(12):
        page.player.step(1)
        if moving(page):
            break
    assert moving(page)
    page.player.step(-1)
    assert not moving(page)
    page.player.jump(3)
    assert not moving(page)


def test_a_key_steps_on_while_pieces_still_move(page: ReplayPage) -> None:
    page.settings.speed = "slow"
    page.player.jump(29)
    for number in range(30, 40):
        press(page, Key.Key_Right)
        assert place(page) == number


def test_the_scene_takes_no_answer(page: ReplayPage) -> None:
    page.player.jump(40)
    chosen: list[str] = []
    page.scene.chosen.connect(chosen.append)
    view = page.scene.viewport()
    for x in range(40, view.width(), 60):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(x, view.height() * 2 // 3))
    assert chosen == []
    assert place(page) == 40


def test_a_hand_of_a_finished_game_can_be_raised(page: ReplayPage) -> None:
    page.player.jump(31)
    page.raise_hand(0)
    assert page.scene.table.shelf.isVisible()
    page.player.step(1)
    assert page.scene.table.shelf.isVisible()
    page.raise_hand(None)
    assert not page.scene.table.shelf.isVisible()


@pytest.mark.parametrize("answers", [3, 25, 60])
def test_an_unfinished_game_shows_no_hand_and_names_none(open_replay: OpenReplay, shell: Shell, answers: int) -> None:
    match = played(answers)
    page = open_replay(Replay.of_match(match)).page
    for number in range(page.replay.last + 1):
        page.player.jump(number)
        page.raise_hand(0)
        assert not page.scene.table.shelf.isVisible()
        for name in (f"hand-{seat}" for seat in (0, 1)):
            assert page.position is not None
            assert all(piece.kind is None for piece in page.position.view.zones[name].pieces)
    assert secret_names(match).isdisjoint(words_in(shell).split("\n"))
    for name in secret_names(match):
        assert name not in words_in(shell)


def secret_names(match: Match) -> set[str]:
    """Names of cards in hands at the end of a match that the open table has never shown."""
    titles = {card.id: card.name for card in match.card_set.cards}
    public = " ".join(event.for_seat(-1).text for event in match.events)
    hands = [match.ask(seat).view().zones[f"hand-{seat}"] for seat in (0, 1)]
    open_now = {
        piece.kind for zone in match.ask(-1).view().zones.values() for piece in zone.pieces if piece.kind is not None
    }
    kinds = {piece.kind for zone in hands for piece in zone.pieces} - open_now
    return {titles[kind] for kind in kinds if kind is not None and titles[kind] not in public}


def test_a_sheet_stops_the_player_and_takes_the_keys(page: ReplayPage, shell: Shell) -> None:
    press(page, Key.Key_Space)
    page.rules_wanted.emit("")
    assert not playing(page)
    press(page, Key.Key_Right)
    assert place(page) == 0
    shell.close_sheets()


def test_closing_while_playing(page: ReplayPage, qtbot: QtBot) -> None:
    page.settings.speed = "normal"
    page.player.set_speed(1000)
    page.player.toggle()
    qtbot.waitUntil(lambda: place(page) > 2, timeout=5000)
    closed: list[bool] = []
    page.close_wanted.connect(lambda: closed.append(True))
    press(page, Key.Key_Escape)
    assert closed == [True]
    assert not playing(page)
    qtbot.wait(20)


def test_closing_the_window_while_playing(page: ReplayPage, shell: Shell, qtbot: QtBot) -> None:
    page.player.toggle()
    shell.close()
    assert not playing(page)
    qtbot.wait(20)


@pytest.mark.parametrize("palette", ["light", "contrast"])
def test_other_themes_and_large_text(page: ReplayPage, shell: Shell, palette: str) -> None:
    page.player.jump(50)
    shell.settings.theme, shell.settings.text_scale = palette, 1.5
    shell.apply_settings()
    page.apply_settings()
    QApplication.processEvents()
    assert page.scene.style_.palette.name == palette
    assert page.bar.isVisible()
    for button in page.bar.findChildren(QPushButton):
        assert button.accessibleName() or button.text()


def test_a_screen_reader_hears_where_it_is(page: ReplayPage) -> None:
    page.player.jump(31)
    line = page.bar.time_line
    assert line.accessibleName() == "Time line of the game"
    assert line.accessibleDescription() == "Round 3 · Play. Ann: Vasilisa to Support Row, position 2"
    assert page.bar.play.accessibleName() == "Play"


def test_who_acted_and_on_whom_is_shown_on_the_table(page: ReplayPage) -> None:
    shown: set[str] = set()
    for number in range(1, page.replay.last + 1):
        choice = page.replay.choice(number)
        page.player.jump(number)
        table = page.scene.table
        acted = table.pieces.cards.get(choice.acting or "")
        hit = [table.pieces.cards[thing] for thing in choice.acted_on if thing in table.pieces.cards]
        if acted is not None:
            assert "announced" in acted.marks
            assert acted.tag == "acts"
            shown.add("acts")
        for card in hit:
            assert "target" in card.marks
            shown.add("target")
        shown |= {"row"} if any(thing.startswith("zone:") for thing in choice.acted_on) else set()
        assert not table.lit.dims
        threads = [item for item in table.deed.items if item.isVisible()]
        assert len(threads) <= len(choice.acted_on)
    assert shown == {"acts", "target", "row"}


def test_a_game_under_way_shows_only_what_was_seen(open_replay: OpenReplay) -> None:
    page = open_replay(Replay.of_match(played(6, 30))).page
    seen = 0
    for number in range(1, page.replay.last + 1):
        page.player.jump(number)
        choice = page.replay.choice(number)
        told = page.replay.events_between(number - 1, number)
        known = {value for event in told for value in event.data.values() if isinstance(value, int)}
        for thing in (choice.acting, *choice.acted_on):
            if thing is not None and "card" in thing:
                seen += 1
                kind = page.names.piece(thing)
                assert kind is None or kind.kind is not None
                assert int(thing.partition(":")[2]) in known or thing == choice.about
    assert seen


@pytest.mark.parametrize("wide", [960, 1130, 1280, 1920])
def test_in_a_narrow_window_the_bar_gives_way_and_the_dock_keeps_its_width(page: ReplayPage, wide: int) -> None:
    window = page.window()
    window.resize(wide, 640)
    page.player.jump(page.replay.last // 2)
    QApplication.processEvents()
    assert page.dock.width() >= page.theme.px(396, 292) - 3
    picture = page.inspector.form.picture
    pixmap = picture.pixmap()
    assert pixmap.width() / pixmap.devicePixelRatio() <= picture.width()
    buttons = [each for each in page.bar.findChildren(QPushButton) if each.isVisible()]
    rects = sorted((each.geometry() for each in buttons), key=lambda rect: rect.left())
    assert all(one.right() < other.left() for one, other in pairwise(rects))
    assert all(page.bar.rect().contains(each.geometry()) for each in buttons)
    assert all(each.width() >= each.sizeHint().width() for each in buttons)


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
def test_numbers_of_rounds_have_their_whole_height(page: ReplayPage, text_scale: float) -> None:
    page.theme.use(page.theme.palette.name, text_scale)
    line = page.bar.time_line
    QApplication.processEvents()
    above = line._track().top() - page.theme.px(7, 6)
    assert line.height() >= line.sizeHint().height()
    assert above >= QFontMetricsF(line._font()).capHeight()
