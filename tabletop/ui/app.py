"""Starting the graphical program: the lobby, or a table at once.

Only what the first picture needs is imported before it is painted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tabletop import __version__
from tabletop.data import data_dir
from tabletop.ui import fonts
from tabletop.ui.screen_fit import scaled_application
from tabletop.ui.settings import Settings, load_settings
from tabletop.ui.shell import DEFAULT_ACCENT, Shell
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.engine.game import Game
    from tabletop.engine.match import Match
    from tabletop.replaying.replay import Replay
    from tabletop.trace import Trace
    from tabletop.ui.lobby.page import LobbyPage
    from tabletop.ui.table_flows import TableFlows

LATER_MS = 400  # after the first picture, when nobody is kept waiting by it


class App(QObject):
    """The running program: one shell, and the table that is open in it."""

    told = Signal(str)  # words about a failure, from any thread

    def __init__(self, settings: Settings, trace: Trace | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.trace = trace
        self.theme = Theme()
        self.theme.use(settings.theme, settings.text_scale)
        self.missing = fonts.load_first(data_dir("assets") / "fonts")
        self.shell = Shell(self.theme, settings)
        self.table: TableFlows | None = None
        self._later_done = False
        self.told.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self.shell.painted.connect(self._after_first_picture)

    def show_lobby(self) -> None:
        """The lobby; its saved games follow after the first picture."""
        from tabletop.games import own_games

        self.table = None
        if self.shell.lobby is None:
            self.shell.lobby = self._new_lobby(own_games())
        self.shell.show_page(self.shell.lobby, DEFAULT_ACCENT)
        self.shell.lobby.focus_first()

    def _new_lobby(self, games: tuple[Game, ...]) -> LobbyPage:
        from tabletop.ui.lobby.page import LobbyPage
        from tabletop.ui.lobby_flows import LobbyFlows

        lobby = LobbyPage(self.theme, games)
        flows = LobbyFlows(self.shell, lobby)
        flows.opened.connect(self.open_table)
        flows.lesson_wanted.connect(self.open_lesson)
        flows.replayed.connect(self.open_replay)
        return lobby

    def open_table(self, match: Match, path: Path | None, hands: str) -> None:
        """A table for a match; `path` is the save it came from."""
        from tabletop.trace import Trace
        from tabletop.ui.table_flows import TableFlows

        self.table = TableFlows(self.shell, match, self.trace or Trace(None), path, hands)
        self.table.left.connect(self.show_lobby)
        self.table.rematch.connect(lambda fresh, kept: self.open_table(fresh, None, kept))
        self.table.replayed.connect(self.open_replay)
        self.table.open()

    def open_replay(self, replay: Replay, hands: str) -> None:
        """A replay; closing it leads back to the table that has ended, or to the lobby."""
        from tabletop.ui.replay.flows import ReplayFlows

        flows = ReplayFlows(self.shell, replay)
        flows.closed.connect(self.show_lobby if self.table is None else self.table.come_back)
        flows.branched.connect(lambda match: self._play_on(match, hands))
        flows.open()

    def _play_on(self, match: Match, hands: str) -> None:
        """A new game that begins in the middle of another; the table of the other one is put away."""
        if self.table is not None:
            self.table.put_away()
        self.open_table(match, None, hands)

    def open_lesson(self, name: str) -> None:
        """The lesson of a game, on a table of its own."""
        from tabletop.games import game_named
        from tabletop.trace import Trace
        from tabletop.tutorials.lesson import lesson_of
        from tabletop.ui.tutorial.table import LessonTable

        game = game_named(name)
        lesson = lesson_of(game)
        if lesson is None:
            return
        table = LessonTable(self.shell, game, lesson, self.trace or Trace(None))
        self.table = table
        table.left.connect(self.show_lobby)
        table.rematch.connect(lambda fresh, kept: self.open_table(fresh, None, kept))
        table.again_wanted.connect(self.open_lesson)
        table.play_wanted.connect(self._play_now)
        table.open()

    def _play_now(self, name: str) -> None:
        if self.shell.lobby is not None:
            self.shell.lobby.play_wanted.emit(name)

    # ------------------------------------------------------------ after the first picture
    def _after_first_picture(self) -> None:
        if self.shell.lobby is not None and self.shell.page is self.shell.lobby:
            self.shell.lobby.load_saves()
        if not self._later_done:
            self._later_done = True
            QTimer.singleShot(LATER_MS, self.shell, self._later)  # not any more once the window is gone

    def _later(self) -> None:
        late = fonts.load_later(data_dir("assets") / "fonts")
        self.missing += [name for name in late if name not in self.missing]
        self._games_of_packages()
        if self.shell.lobby is not None:
            self.shell.lobby.draw_missing_art()
        if self.missing:
            self.shell.message(
                "Fonts are missing",
                f"These font files could not be read: {', '.join(self.missing)}.",
                f"They belong into the folder {data_dir('assets') / 'fonts'}. Other fonts of this computer stand in.",
                "The game goes on. To see it as it was drawn, install Tabletop again.",
            )
        self._catch_failures()
        if self.table is None:
            self._warm_up()

    def _warm_up(self) -> None:
        from tabletop.games import all_games
        from tabletop.ui.warming import Warming

        Warming(all_games(), self.shell).start()

    def _games_of_packages(self) -> None:
        """Games that other packages add are looked for later; with some, the lobby is made anew."""
        from tabletop.games import all_games, own_games

        if self.shell.lobby is not None and all_games() != own_games():
            before, self.shell.lobby = self.shell.lobby, self._new_lobby(all_games())
            if self.shell.page is before:
                self.show_lobby()
            before.deleteLater()

    def _catch_failures(self) -> None:
        from tabletop.crash import reporter

        reporter().tell = self.told.emit

    def _tell(self, words: str) -> None:
        self.shell.message(
            "Something went wrong", words, "The window stays open; saving under a name is a good idea now."
        )


def run_lobby(arguments: list[str], trace: Trace | None = None) -> int:
    """Open the lobby and stay until the window is closed. Returns the exit code."""
    application = _application(arguments)
    app = App(load_settings(), trace)
    app.show_lobby()
    app.shell.open()
    code = application.exec()
    del app
    return code


def run_table(match: Match, trace: Trace | None = None, save_path: Path | None = None) -> int:
    """Open a table at once. `save_path` is the save that the match came from. Returns the exit code."""
    application = _application([])
    settings = load_settings()
    app = App(settings, trace)
    app.open_table(match, save_path, _hands_of(save_path) or settings.hands)
    app.shell.open()
    code = application.exec()
    del app
    return code


def run_replay(replay: Replay, hands: str) -> int:
    """Open a replay at once. Returns the exit code."""
    application = _application([])
    settings = load_settings()
    app = App(settings)
    app.open_replay(replay, hands or settings.hands)
    app.shell.open()
    code = application.exec()
    del app
    return code


def _hands_of(save: Path | None) -> str:
    """How hands are kept in a save, "" if it does not say."""
    from tabletop.saves.faults import SaveError
    from tabletop.saves.reading import read_header

    try:
        return read_header(save).table.get("hands", "") if save is not None else ""
    except SaveError:
        return ""


def _application(arguments: list[str]) -> QApplication:
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    application = scaled_application([sys.argv[0], *arguments])
    application.setApplicationName("tabletop")
    application.setApplicationDisplayName("Tabletop")
    application.setApplicationVersion(__version__)
    application.setWindowIcon(QIcon(str(data_dir("assets") / "tabletop.png")))
    return application
