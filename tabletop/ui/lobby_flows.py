"""What is done in the lobby: beginning, opening, renaming and deleting games, rules, settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from tabletop.engine.names import joined
from tabletop.games import game_named
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.shell import Shell

if TYPE_CHECKING:
    from tabletop.engine.match import Match
    from tabletop.saves.library import SavedGame


class LobbyFlows(QObject):
    """Carries out what the lobby asks for. `opened` hands on a match, the save it came from, and how hands are kept."""

    opened = Signal(object, object, str)
    lesson_wanted = Signal(str)  # a game's name
    replayed = Signal(object, str)  # a Replay, and how hands are kept in the save

    def __init__(self, shell: Shell, lobby: LobbyPage) -> None:
        super().__init__(shell)
        self._shell, self._lobby = shell, lobby
        lobby.play_wanted.connect(self.play_now)
        lobby.new_wanted.connect(self.new_game)
        lobby.rules_wanted.connect(self.rules)
        lobby.learn_wanted.connect(self.learn)
        lobby.cards_wanted.connect(self.cards)
        lobby.open_wanted.connect(lambda saved: self.open_save(saved.path))
        lobby.replay_wanted.connect(lambda saved: self.replay(saved.path))
        lobby.file_wanted.connect(self.choose_file)
        lobby.rename_wanted.connect(self.rename)
        lobby.delete_wanted.connect(self.delete)
        lobby.settings_wanted.connect(self.settings)
        self._say_what_play_begins()

    def play_now(self, name: str) -> None:
        """One click: the same as last time, or you against a bot."""
        import secrets

        from tabletop.engine.game import SetupFault
        from tabletop.engine.match import Match
        from tabletop.ui.newgame.form import SEED_BITS
        from tabletop.ui.newgame.quick import quick_setup

        game = game_named(name)
        setup = quick_setup(game, self._shell.settings, secrets.randbits(SEED_BITS))
        try:
            match = Match.new(game, setup)
        except SetupFault as fault:  # the remembered options do not fit the remembered seats
            self._shell.message("This game cannot begin", str(fault), 'Set it up anew with "New game".')
            return
        self._open(match, None)

    def _say_what_play_begins(self) -> None:
        from tabletop.ui.newgame.quick import quick_words

        for cover in self._lobby.covers:
            cover.say_play(quick_words(cover.game, self._shell.settings))
        self._lobby.show_keys()

    def new_game(self, name: str) -> None:
        """The form for a new game."""
        from tabletop.ui.newgame.form import new_game_sheet

        sheet, body, start = new_game_sheet(self._shell, self._shell.theme, game_named(name), self._shell.settings)

        def begin() -> None:
            from tabletop.engine.match import Match
            from tabletop.ui.settings import save_settings

            if body.fault():
                return
            body.remember()
            save_settings(self._shell.settings)  # now: a program that is killed does not come to its closing
            self._say_what_play_begins()
            match = Match.new(body.game, body.setup())
            sheet.close_sheet()
            self._open(match, None)

        start.clicked.connect(begin)

    def open_save(self, path: Path) -> None:
        """Open a save; where it is damaged, the newest copy that opens, with a word about it."""
        from tabletop.saves.falling_back import read_save_or_backup
        from tabletop.saves.faults import SaveError

        try:
            loaded = read_save_or_backup(path)
        except SaveError as fault:
            self._shell.message("This save does not open", fault.problem, _where(fault), fault.advice)
            self._lobby.load_saves()
            return
        hands = loaded.header.table.get("hands", "")
        self._open(loaded.match, loaded.path, hands)
        if loaded.notes:
            self._shell.message("About this save", *loaded.notes)

    def replay(self, path: Path) -> None:
        """Look back on a save."""
        from tabletop.replaying.opening import replay_of
        from tabletop.saves.falling_back import read_save_or_backup
        from tabletop.saves.faults import SaveError

        try:
            loaded = read_save_or_backup(path)
            replay = replay_of(loaded)
        except SaveError as fault:
            self._shell.message("This save does not open", fault.problem, _where(fault), fault.advice)
            self._lobby.load_saves()
            return
        self.replayed.emit(replay, loaded.header.table.get("hands", "") or self._shell.settings.hands)

    def choose_file(self) -> None:
        """A save from anywhere on the disk."""
        from tabletop.folders import saves_folder
        from tabletop.saves.save_file import SUFFIX

        words = f"Saved games (*{SUFFIX} *{SUFFIX}.bak)"
        name, _ = QFileDialog.getOpenFileName(self._shell, "Open a saved game", str(saves_folder()), words)
        if name:
            self.open_save(Path(name))

    def rename(self, saved: SavedGame) -> None:
        """Ask for another name."""
        from tabletop.saves.faults import SaveError
        from tabletop.saves.library import rename
        from tabletop.ui.dialogs.message import ask_name

        def take(name: str) -> str:
            try:
                rename(saved.path, name)
            except SaveError as fault:
                return f"{fault.problem} {fault.advice}"
            self._lobby.load_saves()
            return ""

        shell = self._shell
        ask_name(shell, shell.theme, "Rename", "New name of the save", saved.name, shell.accent, "Rename", take)

    def delete(self, saved: SavedGame) -> None:
        """Ask, then delete."""
        from tabletop.saves.faults import SaveError
        from tabletop.saves.library import delete
        from tabletop.ui.dialogs.message import ask

        def gone() -> None:
            try:
                delete(saved.path)
            except SaveError as fault:
                self._shell.message("Not deleted", fault.problem, _where(fault), fault.advice)
            self._lobby.load_saves()

        words = [
            f'Delete "{saved.name}"?',
            f"{self._line(saved)} It cannot be brought back, its backup goes with it.",
        ]
        ask(self._shell, self._shell.theme, "Delete a save", words, self._shell.accent, "Delete", gone)

    def rules(self, name: str) -> None:
        """The rules of a game."""
        from tabletop.ui.rulebook.window import rules_sheet

        rules_sheet(self._shell, self._shell.theme, game_named(name))

    def learn(self, name: str) -> None:
        """The lesson of a game, if it has one."""
        if game_named(name).tutorial is not None:
            self.lesson_wanted.emit(name)

    def cards(self, name: str) -> None:
        """All cards of a game."""
        from tabletop.ui.gallery.window import gallery_sheet

        shell, game = self._shell, game_named(name)

        def rules(rule: str) -> None:
            from tabletop.ui.rulebook.window import rules_sheet

            rules_sheet(shell, shell.theme, game, rule)

        gallery_sheet(shell, shell.theme, game, rules=rules)

    def settings(self) -> None:
        """The settings."""
        from tabletop.ui.dialogs.settings import settings_sheet

        _, body = settings_sheet(self._shell, self._shell.theme, self._shell.settings, self._shell.accent)
        body.changed.connect(self._shell.apply_settings)

    def _line(self, saved: SavedGame) -> str:
        """What a save is, as a sentence: "Ann and Bo: round 3, Play Phase, Ann to act." """
        if saved.header is None:
            return saved.line()
        from tabletop.ui.lobby.words import state_line, turn_line

        summary = saved.header.summary
        state = state_line(summary, self._lobby.games.get(saved.header.game))
        if summary.ended:
            return f"{joined(summary.seats)}: {state.rstrip('.')}."
        told = [f"{state[:1].lower()}{state[1:]}", turn_line(summary)]
        return f"{joined(summary.seats)}: {', '.join(part for part in told if part)}."

    def _open(self, match: Match, path: Path | None, hands: str = "") -> None:
        self.opened.emit(match, path, hands or self._shell.settings.hands)


def _where(fault: object) -> str:
    path, field = getattr(fault, "path", ""), getattr(fault, "field", "")
    return f"File: {path}" + (f"\nField: {field}" if field else "")
