"""What leads away from a replay and back: rules, settings, piles, playing on, closing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.engine.match import Match
from tabletop.replaying.replay import Replay
from tabletop.ui.dialogs.browse import pile_sheet
from tabletop.ui.dialogs.settings import settings_sheet
from tabletop.ui.palette import seat_place
from tabletop.ui.replay.branch import branch_sheet
from tabletop.ui.replay.page import ReplayPage
from tabletop.ui.rulebook.window import rules_sheet
from tabletop.ui.shell import Shell


class ReplayFlows(QObject):
    """One open replay in the shell. After `closed` or `branched` its page is gone."""

    closed = Signal()
    branched = Signal(object)  # a Match that begins with a moment of the replay

    def __init__(self, shell: Shell, replay: Replay) -> None:
        super().__init__(shell)
        self._shell, self.replay = shell, replay
        self.page = ReplayPage(shell.theme, shell.settings, replay)
        self._connect()

    def open(self) -> None:
        """Put the page into the shell; what the person should know of the save is told first."""
        self.page.show_position()
        self._shell.show_page(self.page, self.replay.game.accent)
        if self.replay.notes:
            self._shell.message("About this replay", *self.replay.notes)

    def close(self) -> None:
        """Back to where it was opened."""
        self._take_down()
        self.closed.emit()
        self._forget()

    # ------------------------------------------------------------ inside
    def _connect(self) -> None:
        page = self.page
        page.rules_wanted.connect(self.rules)
        page.settings_wanted.connect(self.settings)
        page.full_screen_wanted.connect(self._shell.toggle_full_screen)
        page.browse_wanted.connect(self.browse)
        page.branch_wanted.connect(self.branch)
        page.close_wanted.connect(self.close)
        self._shell.closing.connect(self._take_down)

    def _take_down(self) -> None:
        self._shell.closing.disconnect(self._take_down)
        self._shell.close_sheets()
        self.page.close_page()

    def _forget(self) -> None:
        """Another page has taken the place of this one."""
        self.page.deleteLater()
        self.deleteLater()

    def rules(self, rule: str) -> None:
        """The rules, at a number if one is given."""
        self.page.player.pause()
        rules_sheet(self._shell, self._shell.theme, self.replay.game, rule)

    def settings(self) -> None:
        """The settings; they show on the table at once."""
        self.page.player.pause()
        shell = self._shell
        _, body = settings_sheet(shell, shell.theme, shell.settings, shell.accent)

        def take() -> None:
            shell.apply_settings()
            self.page.apply_settings()

        body.changed.connect(take)

    def browse(self, zone: str) -> None:
        """Look through a pile that everybody may look through."""
        self.page.player.pause()
        position = self.page.position
        if position is not None and zone in position.view.zones:
            shell, page = self._shell, self.page
            pile = position.view.zones[zone]
            pile_sheet(shell, shell.theme, pile, page.pictures, page.names, self.replay.names, shell.accent)

    def branch(self) -> None:
        """Ask who plays on from here."""
        player = self.page.player
        player.pause()
        if self.replay.branch_block(player.number) is None:
            branch_sheet(self._shell, self._shell.theme, self.replay, player.number, self._branched)

    def _branched(self, match: Match) -> None:
        self._shell.settings.names = match.names
        self._shell.settings.kinds = [seat.kind for seat in match.setup.seats]
        self._shell.settings.colours = [seat_place(seat) for seat in range(len(match.names))]
        self._take_down()
        self.branched.emit(match)
        self._forget()
