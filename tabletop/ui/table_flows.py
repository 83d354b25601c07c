"""What leads away from a table and back: saving, leaving, rules, settings, conceding, the end."""

from __future__ import annotations

import secrets
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots import bots_of
from tabletop.crash import reporter
from tabletop.data import data_dir
from tabletop.engine.match import Match
from tabletop.engine.names import joined
from tabletop.engine.view import ALL, SPECTATOR
from tabletop.saves.faults import SaveError
from tabletop.saves.library import path_for
from tabletop.studio.resources import shipped
from tabletop.trace import Trace
from tabletop.ui.controller import Controller
from tabletop.ui.dialogs.browse import browse_sheet
from tabletop.ui.dialogs.end import end_sheet
from tabletop.ui.dialogs.message import ask, ask_name
from tabletop.ui.dialogs.settings import settings_sheet
from tabletop.ui.dialogs.why import why_sheet
from tabletop.ui.hotseat import Hands
from tabletop.ui.icons import MISSING
from tabletop.ui.newgame.form import SEED_BITS
from tabletop.ui.newgame.quick import remember_end
from tabletop.ui.palette import sit_down
from tabletop.ui.rulebook.window import rules_sheet
from tabletop.ui.self_playing import SelfPlaying
from tabletop.ui.shell import Shell
from tabletop.ui.window.going_on import GoingOn
from tabletop.ui.window.keeping import Keeper
from tabletop.ui.window.page import TablePage
from tabletop.ui.window.table_notes import notes_of, table_notes

MISSING_AFTER_MS = 2500  # by then the cards on the table have been drawn
MOST_MISSING = 6


class TableFlows(QObject):
    """One open table in the shell."""

    left = Signal()  # back to the lobby
    rematch = Signal(object, str)  # a new Match with the same people, and how hands are kept
    replayed = Signal(object, str)  # a Replay of this game, and how hands are kept

    def __init__(
        self,
        shell: Shell,
        match: Match,
        trace: Trace,
        path: Path | None,
        hands: str,
        controller: Controller | None = None,
    ) -> None:
        super().__init__(shell)
        self._shell, self._match, self._trace = shell, match, trace
        policy = Hands(hands) if hands in list(Hands) else Hands.CLOSED
        kind = SelfPlaying if match.game.automatic else Controller
        self.controller = controller or kind(match, bots_of(match.setup), policy, trace)
        self.keeps = True  # whether what is played is kept by itself
        self.keeper = Keeper(match, policy.value, trace, path, self)
        kept = table_notes(path)
        people = [seat for seat, human in enumerate(self.controller.humans) if human]
        self.controller.orders.load(kept.standing, people)
        self.colours = kept.colours or list(shell.settings.colours)
        sit_down(self.colours)
        self.keeper.notes = self._notes
        self.page = TablePage(shell.theme, shell.settings, self.controller)
        reporter().match = match
        self._told_missing = False
        self._connect()
        self.going_on = GoingOn(self.page, self.controller) if isinstance(self.controller, SelfPlaying) else None

    def open(self) -> None:
        """Put the page into the shell and run to the first decision."""
        self._shell.show_page(self.page, self._match.game.accent)
        self._shell.painted.connect(self._ready)
        self.controller.start()

    def close(self) -> None:
        """Keep what there is and take the page down."""
        if self.going_on is not None:
            self.going_on.close()
        self._keep_picture()
        self.keeper.close()
        self.page.close_page()
        reporter().match = None

    # ------------------------------------------------------------ inside
    def _connect(self) -> None:
        page, controller = self.page, self.controller
        controller.answered = self._answered
        controller.faulted = self._faulted
        page.save_wanted.connect(self.save_as)
        page.leave_wanted.connect(self.leave)
        page.rules_wanted.connect(self.rules)
        page.cards_wanted.connect(self.cards)
        page.card_wanted.connect(self.cards)
        page.settings_wanted.connect(self.settings)
        page.full_screen_wanted.connect(self._shell.toggle_full_screen)
        page.concede_wanted.connect(self.concede)
        page.replay_wanted.connect(self.replay)
        page.end_wanted.connect(self.end)
        page.why_wanted.connect(self.why)
        page.pass_wanted.connect(self.confirm_pass)
        page.browse_wanted.connect(self.browse)
        page.ended.connect(self.end)
        self.keeper.saved.connect(self._saved)
        self.keeper.failed.connect(self._not_saved)
        self.keeper.picture_wanted.connect(self._keep_picture)
        self._shell.closing.connect(self.close)

    def _ready(self) -> None:
        self._shell.painted.disconnect(self._ready)
        self._trace.ready()
        QTimer.singleShot(MISSING_AFTER_MS, self, self._tell_missing)

    def _tell_missing(self) -> None:
        """Fonts and pictures that had to be replaced: the game goes on, but somebody should know."""
        words = [*shipped(False).warnings, *(f"The picture of the icon {name} is missing." for name in sorted(MISSING))]
        if words and not self._told_missing:
            self._told_missing = True
            advice = f"The game goes on with stand-ins. They belong into {data_dir('assets')}: install Tabletop again."
            self._shell.message("Some pictures are missing", *words[:MOST_MISSING], advice)

    def _notes(self) -> dict[str, str]:
        return notes_of(self.colours, self.controller.orders.dump())

    def _answered(self) -> None:
        self.keeper.hands = self.controller.seats.hands.value
        if self.keeps:
            self.keeper.keep()

    def _keep_picture(self) -> None:
        if self.page.isVisible():
            self.keeper.keep_picture(self.page.public_picture())

    def save_as(self) -> None:
        """Ask for a name and save."""
        summary = joined(self._match.names)
        number = self._match.rules.round_of(self._match.table)
        shell = self._shell

        def take(name: str) -> str:
            try:
                path = path_for(name)
            except (SaveError, OSError) as fault:
                return f"{fault.problem} {fault.advice}" if isinstance(fault, SaveError) else str(fault)
            if path.exists():
                self._confirm_overwrite(path)
            else:
                self._save(path)
            return ""

        words = f"{summary}, round {number}" if number else summary
        ask_name(shell, shell.theme, "Save the game", "Name of the save", words, shell.accent, "Save", take)

    def _confirm_overwrite(self, path: Path) -> None:
        words = [f'There is a save called "{path.stem}" already.', "Saving replaces it; the old one stays as a backup."]
        ask(
            self._shell,
            self._shell.theme,
            "Replace it?",
            words,
            self._shell.accent,
            "Replace",
            lambda: self._save(path),
        )

    def _save(self, path: Path) -> None:
        self._keep_picture()
        self.keeper.save_as(path)

    def _saved(self, path: Path) -> None:
        self.page.bar.say(f'Saved as "{path.stem}".')

    def _not_saved(self, fault: SaveError) -> None:
        self._shell.message("Not saved", fault.problem, f"File: {fault.path}", fault.advice)

    def leave(self) -> None:
        """Back to the lobby; the autosave has everything, so nothing is asked."""
        self.put_away()
        self.left.emit()

    def put_away(self) -> None:
        """Close the table although the window stays; its page goes as soon as another one has taken its place."""
        self.close()
        self._shell.closing.disconnect(self.close)
        self.page.ended.disconnect(self.end)  # the end may still be being told
        self.page.deleteLater()
        self.deleteLater()

    def rules(self, rule: str) -> None:
        """The rules, at a number if one is given."""
        rules_sheet(self._shell, self._shell.theme, self._match.game, rule)

    def cards(self, kind: str = "") -> None:
        """All cards of the game; one of them looked at, if its kind is given."""
        from tabletop.ui.gallery.window import gallery_sheet

        _, body = gallery_sheet(self._shell, self._shell.theme, self._match.game, self._match.card_set, self.rules)
        if kind:
            body.wall.go_to(kind)

    def settings(self) -> None:
        """The settings; they show on the table at once."""
        shell = self._shell
        _, body = settings_sheet(shell, shell.theme, shell.settings, shell.accent)

        def take() -> None:
            shell.apply_settings()
            if body.settings.hands != self.controller.seats.hands.value:
                self.controller.set_hands(Hands(body.settings.hands))
            self.page.apply_settings()

        body.changed.connect(take)

    def concede(self, seat: int) -> None:
        """Ask before giving up."""
        name = self._match.names[seat]
        view = self._match.ask(SPECTATOR).view()
        left = [other for other in range(len(self._match.names)) if other != seat and not view.is_out(other)]
        others = "The others play on."
        if len(left) == 1:
            others = f"{self._match.names[left[0]]} wins at once."
        elif self.controller.people_in() == [seat] and not self._match.game.automatic:
            others = "The bots play on to the end: you may watch or have it run to the end."
        words = [f"{name}, give up this game?", f"{others} The autosave of before stays."]
        ask(
            self._shell,
            self._shell.theme,
            "Concede",
            words,
            self._shell.accent,
            "Concede",
            lambda: self.controller.concede(seat),
        )

    def confirm_pass(self, key: str, number: int) -> None:
        """Passing with playable cards: asked only while the hand is open, where the question tells nothing."""
        words = [
            "Pass although you have cards that you could play?",
            "After a pass you resolve no more cards in this phase.",
        ]
        ask(
            self._shell,
            self._shell.theme,
            "Pass",
            words,
            self._shell.accent,
            "Pass",
            lambda: (self.controller.choose(key, number), None)[1],
        )

    def why(self) -> None:
        """Which effect of which card is resolving, and the rule behind the question."""
        decision = self.page.moment.explained if self.page.moment is not None else None
        if decision is None:
            return
        text = self._match.game.rules_text()
        why_sheet(self._shell, self._shell.theme, decision, self._shell.accent, self.rules, text)

    def browse(self, zone: str) -> None:
        """Look through a pile that everybody may look through."""
        moment = self.page.moment
        if moment is not None and zone in moment.scene.view.zones:
            browse_sheet(self._shell, self._shell.theme, moment.scene.view.zones[zone], self.page)

    def end(self) -> None:
        """The game is over."""
        outcome = self._match.outcome
        assert outcome is not None
        remember_end(self._shell.settings, self._match)
        self._shell.close_sheets()
        end_sheet(
            self._shell,
            self._shell.theme,
            self._match.game,
            outcome,
            self._match.names,
            rematch=self._again,
            replay=self.replay,
            save=self.save_as,
            leave=self.leave,
            rule=self.rules,
            figures=self._match.game.final_figures(self._match.ask(ALL).view()),
        )

    def replay(self) -> None:
        """Look back on the game that has just ended; `come_back` follows."""
        if self._match.outcome is not None:
            from tabletop.replaying.replay import Replay

            self._shell.close_sheets()
            self.replayed.emit(Replay.of_match(self._match), self.controller.seats.hands.value)

    def come_back(self) -> None:
        """The replay is closed: the table stands there again, with the end."""
        self._shell.show_page(self.page, self._match.game.accent)
        self.end()

    def _again(self) -> None:
        match, outcome = self._match, self._match.outcome
        assert outcome is not None
        fresh = match.game.rematch(match.setup, match.events, outcome, secrets.randbits(SEED_BITS))
        hands = self.controller.seats.hands.value
        self.put_away()
        self.rematch.emit(Match.new(self._match.game, fresh, self._match.card_set), hands)

    def _faulted(self, words: str) -> None:
        self._shell.message(
            "That did not work",
            "A card's effect failed, and the answer was taken back: the game stands as before.",
            f"What the program says of itself: {words}.",
            "Choose something else, or save the game and report it.",
        )
