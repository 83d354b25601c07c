"""The lobby: covers, what to go on with, saved games, bad files, and how little it needs to show at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.engine.game import Game
from tabletop.engine.match import Match
from tabletop.folders import autosaves_folder, saves_folder
from tabletop.games import all_games
from tabletop.saves.library import path_for, thumbnail_path
from tabletop.saves.save_file import write_save
from tabletop.saves.summary import Summary
from tabletop.ui.icons import tinted
from tabletop.ui.lobby import words
from tabletop.ui.lobby.howto import short_page
from tabletop.ui.lobby.low_howto import LowHowToPanel
from tabletop.ui.lobby.page import MOST_FINISHED, LobbyPage
from tabletop.ui.lobby.pictures import CoverArt
from tabletop.ui.lobby.saved import SavedRow
from tabletop.ui.lobby.slots import EmptySlots
from tabletop.ui.lobby.steps import PICTURES, Step, steps_of
from tabletop.ui.lobby_flows import LobbyFlows
from tabletop.ui.newgame.form import NewGameBody
from tabletop.ui.palette import SEATS, readable
from tabletop.ui.parts.sheet import Sheet
from tabletop.ui.settings import load_settings
from tabletop.ui.shell import Shell
from tabletop.ui.theme import Theme
from tests.ui.duels import GAME, new_duel
from tests.ui.texts import words_in

Opened = list[tuple[Match, Path | None, str]]


@pytest.fixture
def opened() -> Opened:
    return []


@pytest.fixture
def lobby(shell: Shell, opened: Opened) -> LobbyPage:
    return lobby_with(shell, opened, all_games())


@pytest.fixture
def lone(shell: Shell, opened: Opened) -> LobbyPage:
    """A lobby with one game: there is room to tell how it is played."""
    return lobby_with(shell, opened, all_games()[:1])


def lobby_with(shell: Shell, opened: Opened, games: Sequence[Game]) -> LobbyPage:
    page = LobbyPage(shell.theme, games)
    flows = LobbyFlows(shell, page)
    flows.opened.connect(lambda match, path, hands: opened.append((match, path, hands)))
    shell.lobby = page
    shell.show_page(page, "#FFD33D")
    page.load_saves()
    page.focus_first()
    return page


def saved(name: str, seed: int = 3) -> Path:
    match = new_duel(seed)
    match.run()
    path = path_for(name)
    write_save(path, match, {"hands": "open"})
    return path


def rows(lobby: LobbyPage) -> list[SavedRow]:
    lobby.load_saves()
    QApplication.processEvents()
    return [row for row in lobby.saved.findChildren(SavedRow) if row.isVisible()]


def sheet(shell: Shell) -> Sheet:
    return shell.open_sheets()[-1]


def click(within: Sheet, words: str) -> None:
    button = next(each for each in within.findChildren(QPushButton) if each.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_every_game_has_a_cover_and_no_other_thing_has(lobby: LobbyPage) -> None:
    assert [cover.game.name for cover in lobby.covers] == [game.name for game in all_games()]
    assert "2 players" in words_in(lobby)
    assert "Hero Brigade" in words_in(lobby)


def test_play_now_opens_a_duel_against_a_bot(lobby: LobbyPage, opened: Opened) -> None:
    lobby.covers[0].form.playButton.click()
    match, path, _ = opened[0]
    assert [seat.kind for seat in match.setup.seats] == ["human", "random"]
    assert path is None


def test_enter_plays_the_cover_with_the_focus(lobby: LobbyPage, opened: Opened) -> None:
    QTest.keyClick(lobby.covers[0].form.playButton, Qt.Key.Key_Return)
    assert len(opened) == 1


def test_n_opens_the_form_and_f1_the_rules(lobby: LobbyPage, shell: Shell) -> None:
    QTest.keyClick(lobby, Qt.Key.Key_N)
    assert sheet(shell).accessibleName() == "New game: Hero Brigade"
    shell.close_sheets()
    QTest.keyClick(lobby, Qt.Key.Key_F1)
    assert sheet(shell).accessibleName() == "Hero Brigade: rules"


def test_names_of_a_new_game_are_kept_at_once(lobby: LobbyPage, shell: Shell, opened: Opened) -> None:
    QTest.keyClick(lobby, Qt.Key.Key_N)
    form = sheet(shell).findChild(NewGameBody)
    assert form is not None
    form.seats[1].form.name.setText("Zoe")
    click(sheet(shell), "Start the game")
    assert opened[0][0].names == ["Ann", "Zoe"]
    assert load_settings().names == ["Ann", "Zoe"]  # a kill must not lose them


def test_steps_are_the_first_list_of_names_in_bold() -> None:
    page = "Goal.\n\nA round:\n\n- **Draw.** Four cards.\n- **Fight** (not at first). Hit. Hard.\n\n- Tip\n- Tip"
    assert steps_of(page) == (
        "Goal.",
        [Step("Draw", "Four cards."), Step("Fight", "Hit. Hard. Not at first.")],
        "- Tip\n- Tip",
    )
    assert steps_of("Goal.\n\n- Tip\n- Tip") == ("", [], "Goal.\n\n- Tip\n- Tip")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_tells_its_goal_and_its_round_in_steps_with_pictures(game: Game) -> None:
    goal, steps, _ = steps_of(short_page(game.how_to_play()))
    assert goal.startswith("**The goal.**")
    assert 3 <= len(steps) <= 5
    for step in steps:
        assert not tinted(PICTURES[step.name], 20, "#000000").isNull(), step.name
        assert step.words[0].isupper()


def test_a_save_takes_the_place_of_how_to_play(lobby: LobbyPage) -> None:
    before = lobby.guide
    assert not lobby.saved.isVisible()
    saved("Friday")
    lobby.load_saves()
    assert [before is None, lobby.guide is None] == [False, True]
    assert lobby.saved.isVisible()


@pytest.mark.parametrize("games", [all_games()[:1], all_games()], ids=["one", "all"])
def test_the_first_start_tells_how_to_play(shell: Shell, opened: Opened, games: Sequence[Game]) -> None:
    lobby = lobby_with(shell, opened, games)
    assert lobby.guide is not None
    assert lobby.guide.isVisible()
    assert "Draw" in words_in(lobby.guide)
    assert "Two Parties fight each other." in words_in(lobby.guide)
    assert not lobby.going_on.isVisible()
    assert not lobby.saved.isVisible()


@pytest.mark.parametrize("games", [all_games()[:1], all_games()], ids=["one", "all"])
def test_a_newcomer_has_the_lesson_under_the_finger(shell: Shell, opened: Opened, games: Sequence[Game]) -> None:
    lobby = lobby_with(shell, opened, games)
    lessons: list[str] = []
    lobby.learn_wanted.connect(lessons.append)
    lobby.load_saves()
    assert lobby.guide is not None
    learn = lobby.guide.learn_button
    assert learn is not None
    assert lobby.window().focusWidget() is learn
    learn.click()
    QTest.keyClick(lobby, Qt.Key.Key_L)
    lobby.covers[0].form.learnButton.click()
    assert lessons == ["hero-brigade"] * 3
    assert lobby.guide.panel is not None
    lobby.guide.panel.page_button.click()
    assert sheet(shell).accessibleName() == "Hero Brigade: rules"


def test_what_is_told_follows_the_arrows(lobby: LobbyPage) -> None:
    """From any key, also from those that would step among themselves; nothing is built for games not looked at."""
    guide = lobby.guide
    assert guide is not None
    told = []
    for _ in all_games():
        assert guide.panel is not None
        told.append(guide.panel.caption.accessibleName())
        assert len(guide.findChildren(LowHowToPanel)) == len(told)
        QTest.keyClick(lobby.window().focusWidget(), Qt.Key.Key_Right)
    others = [game.title for game in all_games()][1:]
    assert told == ["First steps: Hero Brigade", *(f"How to play {title}" for title in others)]
    assert lobby.covers[0].holds_focus()
    lobby.covers[0].form.rulesButton.setFocus()
    QTest.keyClick(lobby.covers[0].form.rulesButton, Qt.Key.Key_Left)
    assert lobby.covers[-1].form.playButton.hasFocus()
    assert guide.panel is not None
    assert guide.panel.caption.accessibleName() == "How to play Roshambo Protocol"
    assert len(guide.findChildren(LowHowToPanel)) == len(all_games())


def test_panels_of_all_games_are_equally_large(lobby: LobbyPage) -> None:
    """Nothing jumps while one looks from game to game."""
    seen = set()
    for _ in all_games():
        QTest.keyClick(lobby.window().focusWidget(), Qt.Key.Key_Right)
        QApplication.processEvents()
        assert lobby.guide is not None
        assert lobby.guide.panel is not None
        seen.add((lobby.guide.geometry().getRect(), lobby.guide.panel.geometry().getRect(), lobby.covers[0].height()))
    assert len(seen) == 1


def test_the_line_of_keys_says_what_enter_does(lobby: LobbyPage, opened: Opened) -> None:
    def line() -> dict[str, str]:
        return {" ".join(keys): words for keys, words in lobby.hints.shown()}

    lobby.load_saves()
    assert line()["Enter"] == "begin the lesson"
    assert line()["L"] == "learn in five minutes"
    lobby.covers[1].form.playButton.setFocus()
    assert line()["Enter"] == "play now: you against a bot, with the usual options"
    assert "L" not in line()
    lobby.covers[1].form.cardsButton.setFocus()
    assert line()["Enter"] == "press “Cards”"
    asked: list[str] = []
    lobby.cards_wanted.connect(asked.append)
    QTest.keyClick(lobby.covers[1].form.cardsButton, Qt.Key.Key_Return)
    assert asked == [all_games()[1].name]
    assert not opened


def test_a_short_list_shows_places_for_more(lobby: LobbyPage) -> None:
    saved("Friday")
    row = rows(lobby)[0]
    slots = lobby.saved.findChild(EmptySlots)
    assert slots is not None
    assert slots.places()
    assert slots.geometry().top() > row.geometry().bottom()
    for number in range(5):
        saved(f"Friday {number}")
    rows(lobby)
    QTest.qWait(20)
    assert not any(each.places() for each in lobby.saved.findChildren(EmptySlots) if each.isVisible())


def test_the_cover_leads_to_the_cards(lobby: LobbyPage, shell: Shell) -> None:
    lobby.covers[0].form.cardsButton.click()
    assert sheet(shell).accessibleName() == "Hero Brigade: cards"


def test_the_page_in_short_leaves_out_numbers_and_tips() -> None:
    page = short_page("## Goal\nWin. [HB-WIN-1]\n\n## A round\n1. **Draw.** Four. [HB-DRAW-1]\n\n## Tips\n1. Look.")
    assert page == "**Goal.** Win.\n\n**A round.**\n\n- **Draw.** Four."
    assert short_page("") == ""


def test_saved_games_show_whose_turn_it_is(lobby: LobbyPage) -> None:
    saved("Friday")
    row = rows(lobby)[0]
    assert row.form.turn.text() == "Ann to act"
    assert row.form.state.text() == "Round 1, Play Phase"
    assert "Hero Brigade: Ann, Bo" in words_in(row)


def test_open_hands_on_the_hands_of_the_save(lobby: LobbyPage, opened: Opened) -> None:
    path = saved("Friday")
    rows(lobby)[0].form.openButton.click()
    match, opened_path, hands = opened[0]
    assert match.names == ["Ann", "Bo"]
    assert opened_path == path
    assert hands == "open"


@pytest.mark.parametrize("cut", [0, 1, 40, 400, 3000])
def test_a_damaged_save_says_what_is_wrong_and_opens_nothing(
    lobby: LobbyPage, shell: Shell, opened: Opened, cut: int
) -> None:
    path = saved("Broken")
    path.write_bytes(path.read_bytes()[:cut])
    row = rows(lobby)[0]
    assert row.form.players.text() == "This save does not open."
    assert row.form.openButton.text() == "Why not?"  # a key that says Open would promise what it can't do
    assert row.form.openButton.accessibleName() == "Why not? Broken does not open"
    row.form.openButton.click()
    told = words_in(sheet(shell))
    assert not opened
    assert "This save does not open" in told
    assert str(path) in told


def test_a_save_of_another_game_is_refused_calmly(lobby: LobbyPage, shell: Shell, opened: Opened) -> None:
    path = saved("Foreign")
    path.write_text(path.read_text(encoding="utf-8").replace('"hero-brigade"', '"hero-bridge"'), encoding="utf-8")
    row = rows(lobby)[0]
    assert (row.form.openButton.text(), row.form.players.text()) == ("Why not?", "This save does not open.")
    row.form.openButton.click()
    assert not opened
    assert "does not open" in words_in(sheet(shell))


def test_renaming(lobby: LobbyPage, shell: Shell) -> None:
    saved("Friday")
    saved("Taken")
    row = next(row for row in rows(lobby) if row.saved.name == "Friday")
    row.rename_wanted.emit(row.saved)
    field = sheet(shell).findChildren(QLineEdit)[0]
    field.setText("Taken")
    click(sheet(shell), "Rename")
    assert 'called "Taken" already' in words_in(sheet(shell))
    field.setText("Saturday")
    click(sheet(shell), "Rename")
    assert {row.saved.name for row in rows(lobby)} == {"Saturday", "Taken"}


def test_deleting_asks_first(lobby: LobbyPage, shell: Shell) -> None:
    path = saved("Friday")
    QImage(8, 5, QImage.Format.Format_RGB32).save(str(thumbnail_path(path)))
    row = rows(lobby)[0]
    row.delete_wanted.emit(row.saved)
    click(sheet(shell), "Cancel")
    assert path.exists()
    row.delete_wanted.emit(row.saved)
    click(sheet(shell), "Delete")
    assert list(saves_folder().iterdir()) == []
    assert rows(lobby) == []


def test_continue_offers_the_last_autosave(lone: LobbyPage, opened: Opened, qtbot: QtBot) -> None:
    from tabletop.saves.autosave import Autosaver

    match = new_duel(4)
    match.run()
    saver = Autosaver.begin(match)
    saver.save(match, {"hands": "curtain"})
    saver.close()
    lone.load_saves()
    assert lone.going_on.isVisible()
    assert lone.guide is not None  # below it, while nothing is saved under a name
    assert not lone.saved.isVisible()
    assert lone.going_on.form.turn.text() == "Ann to act"
    QTest.keyClick(lone, Qt.Key.Key_C)
    assert opened[0][2] == "curtain"
    assert opened[0][0].names == ["Ann", "Bo"]
    del qtbot


def finished_duel(seed: int) -> Match:
    match = new_duel(seed)
    match.run()
    match.concede(1)
    return match


def autosaved(match: Match, folder: str, colours: str = "") -> Path:
    path = autosaves_folder() / folder / "00009.tabletop"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, match, {"colours": colours})
    return path


def test_games_that_ended_are_watched_from_the_list(lobby: LobbyPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)  # a screen that nobody sees has no popups
    replayed: list[Path] = []
    opened: list[Path] = []
    lobby.replay_wanted.connect(lambda saved: replayed.append(saved.path))
    lobby.open_wanted.connect(lambda saved: opened.append(saved.path))
    path = autosaved(finished_duel(5), "20260101-000000-hero-brigade")
    row = rows(lobby)[0]
    assert lobby.guide is None
    assert "Hero Brigade" in words_in(row)
    assert "00009" not in words_in(row)
    assert row.form.openButton.text() == "Replay"
    row.form.openButton.click()
    assert (replayed, opened) == ([path], [])
    row.form.moreButton.click()
    menu = next(each for each in lobby.window().findChildren(QMenu) if each.actions())
    assert [action.text() for action in menu.actions()] == ["Open the table at its end"]
    menu.actions()[0].trigger()
    assert opened == [path]


def test_the_list_of_finished_games_stays_short(lobby: LobbyPage) -> None:
    for seed in range(MOST_FINISHED + 2):
        autosaved(finished_duel(seed), f"2026010{seed + 1}-000000-hero-brigade")
    assert len(rows(lobby)) == MOST_FINISHED


def test_a_finished_game_that_was_saved_under_a_name_is_listed_once(lobby: LobbyPage) -> None:
    match = finished_duel(5)
    autosaved(match, "20260101-000000-hero-brigade")
    write_save(path_for("Final"), match)
    assert [row.saved.name for row in rows(lobby)] == ["Final"]


def test_names_stand_in_the_colours_of_the_saved_game(lobby: LobbyPage, theme: Theme) -> None:
    autosaved(finished_duel(5), "20260101-000000-hero-brigade", "2 3 0 1 4 5")
    match = new_duel(6)
    match.run()
    autosaved(match, "20260102-000000-hero-brigade", "3 2 0 1 4 5")
    ground = theme.palette.raised
    green, orange = (readable(SEATS[place].colour, ground, theme.palette) for place in (2, 3))
    told = rows(lobby)[0].form.players.text()
    assert told.index(green) < told.index("Ann") < told.index(orange) < told.index("Bo")
    going_on = lobby.going_on.form.players.text()
    assert going_on.count("color:") == 2
    assert SEATS[0].colour not in going_on
    assert SEATS[1].colour not in going_on


def test_columns_of_the_list_are_level(lobby: LobbyPage) -> None:
    saved("Fri")
    saved("Sunday evening at the lake house, second try")
    autosaved(finished_duel(5), "20260101-000000-hero-brigade")
    listed = rows(lobby)
    QTest.qWait(20)
    for part in ("state", "openButton", "moreButton"):
        assert len({getattr(row.form, part).x() for row in listed}) == 1, part


def test_state_and_turn_in_words() -> None:
    summary = Summary(("Ann", "Bo"), 3, "Fight", "Ann")
    assert words.state_line(summary, GAME) == "Round 3, Fight Phase"
    assert words.turn_line(summary) == "Ann to act"
    over = Summary(("Ann", "Bo"), 8, "Fight", "", "Ann wins: Bo could not draw four cards.")
    assert words.state_line(over, GAME) == "Ann wins: Bo could not draw four cards."
    assert words.turn_line(over) == "Finished"


def test_dates_in_words() -> None:
    now = datetime(2026, 3, 20, 20, 0, tzinfo=UTC).astimezone()
    evening = now.replace(hour=18, minute=5)
    assert words.date_line(evening, now) == "Today, 18:05"
    assert words.date_line(evening - timedelta(days=1), now) == "Yesterday, 18:05"
    assert words.date_line(evening - timedelta(days=3), now) == "Tuesday, 18:05"
    assert words.date_line(evening - timedelta(days=30), now) == "18 February, 18:05"
    assert words.date_line(evening - timedelta(days=400), now) == "13 February 2025, 18:05"


@pytest.mark.parametrize(
    ("seats", "text"), [((2,), "2 players"), ((2, 3, 4), "2–4 players"), ((2, 4, 6), "2, 4 or 6 players")]
)
def test_players_in_words(seats: tuple[int, ...], text: str) -> None:
    assert words.players_words(seats) == text


def test_the_first_picture_needs_no_cards_and_no_pillow(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from tabletop.ui.app import App, _application\n"
        "from tabletop.ui.settings import load_settings\n"
        "application = _application([])\n"
        "app = App(load_settings())\n"
        "app.show_lobby()\n"
        "app.shell.show()\n"
        "heavy = ('lark', 'PIL', 'tabletop.engine.match', 'tabletop.ui.scene.view', 'tabletop.cardtext')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


def test_high_contrast_covers_have_no_dots(lobby: LobbyPage, theme: Theme) -> None:
    def colours() -> int:
        image = lobby.covers[0].grab().toImage()
        line = image.height() // 3
        return len({image.pixel(x, line) for x in range(30, image.width() // 6)})

    assert colours() > 2
    theme.use("contrast", 1.0)
    assert colours() == 1
    for game in all_games():
        for plain in (False, True):
            assert not CoverArt.shipped(game.name, plain).missing(), game.name


def test_cards_of_the_fan_follow_high_contrast(lobby: LobbyPage, theme: Theme) -> None:
    def colours() -> int:
        assert lobby.guide is not None
        assert lobby.guide.panel is not None
        fan = lobby.guide.panel.fan
        assert fan is not None
        assert fan.isVisible()
        QTest.qWait(20)
        image = fan.grab().toImage()
        return len({image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)})

    blank = colours()
    lobby.draw_missing_art()
    assert colours() > blank
    theme.use("contrast", 1.0)
    assert colours() > 1
