"""The lobby itself: covers, continue, saved games, and the keys that work there.

It shows and asks; what comes of it (a table, a form, a deleted file) is the shell's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tabletop.engine.game import Game
from tabletop.ui.forms.ui_lobby import Ui_Lobby
from tabletop.ui.icons import icon
from tabletop.ui.lobby.cover import Cover
from tabletop.ui.lobby.going_on import ContinuePanel
from tabletop.ui.lobby.saved import SavedPanel
from tabletop.ui.parts.ground import Ground
from tabletop.ui.parts.keys import KeyHints
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.lobby.howto import HowToPanel

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
LARGE_TEXT = 1.5  # text scale from which Continue takes half of the width
MOST_TALL = 2  # covers that stand beside the saved games; more of them stand above
MOST_FINISHED = 3  # games that have ended without being saved under a name


class LobbyPage(Ground):
    """The first page. `games` are the registered ones, in the order of their covers."""

    play_wanted = Signal(str)
    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    learn_wanted = Signal(str)
    cards_wanted = Signal(str)
    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    file_wanted = Signal()
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)
    settings_wanted = Signal()

    def __init__(self, theme: Theme, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.games = {game.name: game for game in games}
        self.form = Ui_Lobby()
        self.form.setupUi(self)
        roomy(theme, self, *layouts_of(self.form))
        self.form.titlePlace.addWidget(Lettering(theme, "Tabletop", (82, 56)))
        count = NUMBERS[len(games)] if len(games) < len(NUMBERS) else str(len(games))
        plural = "s" if len(games) != 1 else ""
        self.form.tagline.setText(f"{count} superhero game{plural} at one table.")
        self.covers = [Cover(theme, game, self) for game in games]
        for cover in self.covers:
            cover.row = self.covers
        self.going_on = ContinuePanel(theme, self)
        self.saved = SavedPanel(theme, self)
        self.how_to: HowToPanel | None = None
        self._art_drawn = False
        self._play_words = "you against a bot"
        self._hints = KeyHints(theme, [], fill=True)
        self.form.hintsPlace.addWidget(self._hints)
        self.form.outer.setStretch(1, 1)
        self._connect()
        self._arrange(False)
        self._sizes()

    def load_saves(self) -> None:
        """Read the list of saved games; after the first picture, because reading takes longer than painting."""
        from tabletop.saves.library import saved_games
        from tabletop.saves.resuming import apart, autosaved_games

        try:
            saves = saved_games()
            latest, finished = apart(autosaved_games(), saves)
        except OSError:
            saves, latest, finished = [], None, []
        # Somebody with one game and nothing saved reads how it is played; that also says enough about an empty list.
        self._welcome(not saves and not finished and len(self.covers) == 1, newcomer=latest is None)
        self._arrange(latest is not None)
        self._point_newcomer()
        if latest is not None and latest.header is not None:
            self.going_on.show_saved(latest, self.games.get(latest.header.game))
        self.saved.show_saves(saves, self.games, finished[:MOST_FINISHED])

    def say_play(self, words: str) -> None:
        """What "Play now" begins, for the line of keys; with several games only where they all begin the same."""
        self._play_words = words[:1].lower() + words[1:] if words.startswith("You ") else words
        self._show_keys(not self.going_on.isHidden())

    def draw_missing_art(self) -> None:
        """Draw the pictures of covers that ship none."""
        for cover in self.covers:
            if cover.wants_art:
                cover.draw_art()
        self._art_drawn = True
        if self.how_to is not None and self.how_to.fan is not None:
            self.how_to.fan.draw()

    def focus_first(self) -> None:
        """Give the keyboard to the first cover."""
        self.covers[0].form.playButton.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus_moved(None, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        focused = QApplication.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_N:
            self.new_wanted.emit(self._current().game.name)
        elif key == Qt.Key.Key_L:
            self.learn_wanted.emit(self._current().game.name)
        elif key == Qt.Key.Key_F1:
            self.rules_wanted.emit(self._current().game.name)
        elif key == Qt.Key.Key_C and self.going_on.isVisible():
            self.going_on.form.continueButton.click()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ inside
    def _connect(self) -> None:
        for cover in self.covers:
            cover.play_wanted.connect(self.play_wanted)
            cover.new_wanted.connect(self.new_wanted)
            cover.rules_wanted.connect(self.rules_wanted)
            cover.learn_wanted.connect(self.learn_wanted)
            cover.cards_wanted.connect(self.cards_wanted)
        self.going_on.continue_wanted.connect(self.open_wanted)
        self.saved.open_wanted.connect(self.open_wanted)
        self.saved.replay_wanted.connect(self.replay_wanted)
        self.saved.rename_wanted.connect(self.rename_wanted)
        self.saved.delete_wanted.connect(self.delete_wanted)
        self.form.openButton.clicked.connect(self.file_wanted)
        self.form.settingsButton.clicked.connect(self.settings_wanted)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]
        self._theme.changed.connect(self._sizes)

    def _arrange(self, with_continue: bool) -> None:
        """One game or two: tall covers on the left of the page. Several: a row of covers above the panels."""
        grid = self.form.grid
        while grid.count():
            grid.takeAt(0)
        self.going_on.setVisible(with_continue)
        if len(self.covers) <= MOST_TALL:
            right = len(self.covers)
            for column, cover in enumerate(self.covers):
                grid.addWidget(cover, 0, column, 2, 1)
            lower = self.how_to or self.saved
            self.saved.setVisible(lower is self.saved)
            if with_continue:
                grid.addWidget(self.going_on, 0, right)
            grid.addWidget(lower, 1 if with_continue else 0, right, 1 if with_continue else 2, 1)
            columns = (5, 7) if right == 1 else (*(4,) * right, 7)
            self._stretch(columns=columns, rows=(4, 5) if lower is self.how_to else (1, 1))
        else:
            count = len(self.covers)
            for column, cover in enumerate(self.covers):
                grid.addWidget(cover, 0, column * 2, 1, 2)
            even = count % 2 == 0 or not with_continue or self._theme.text_scale >= LARGE_TEXT
            left = count if even else count - 1
            if with_continue:
                grid.addWidget(self.going_on, 1, 0, 1, left)
            first = left if with_continue else 0
            grid.addWidget(self.saved, 1, first, 1, 2 * count - first)
            self._stretch(columns=(1,) * (2 * count), rows=(1, 1) if self._theme.text_scale > LARGE_TEXT else (3, 2))
        self._show_keys(with_continue)

    def _show_keys(self, with_continue: bool) -> None:
        keys: list[tuple[tuple[str, ...], str]] = []
        keys += [(("←", "→"), "choose a game")] if len(self.covers) > 1 else []
        learns = self.how_to is not None and self.how_to.learn is not None and not with_continue
        keys += [(("L",), "learn in five minutes")] if learns else []
        keys += [
            (("Enter",), "press the yellow key" if learns else f"play now: {self._play_words}"),
            (("N",), "new game"),
        ]
        keys += [(("C",), "continue")] if with_continue else []
        self._hints.set_hints([*keys, (("F1",), "rules")])

    def _welcome(self, shown: bool, newcomer: bool) -> None:
        """How to play, in the place of saved games; a newcomer finds the lesson there, and the keyboard on it."""
        if self.how_to is not None:
            if self.how_to.fan is not None:
                self.how_to.fan.close_fan()
            self.how_to.deleteLater()
            self.how_to = None
        game = self.covers[0].game
        if not shown or not game.how_to_play():
            return
        from tabletop.ui.lobby.howto import HowToPanel

        self.how_to = HowToPanel(self._theme, game, newcomer, self)
        self.how_to.learn_wanted.connect(self.learn_wanted)
        self.how_to.page_wanted.connect(self.rules_wanted)
        self.how_to.cards_wanted.connect(self.cards_wanted)
        if self.how_to.fan is not None and self._art_drawn:
            self.how_to.fan.draw()

    def _point_newcomer(self) -> None:
        """The keyboard goes to the lesson, unless somebody has used it already."""
        learn = self.how_to.learn if self.how_to is not None else None
        if learn is not None and QApplication.focusWidget() in (None, self, self.covers[0].form.playButton):
            assert self.how_to is not None
            self.how_to.show()  # what is hidden takes no keyboard
            learn.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stretch(self, columns: tuple[int, ...], rows: tuple[int, ...]) -> None:
        for column, share in enumerate(columns):
            self.form.grid.setColumnStretch(column, share)
            self.form.grid.setColumnMinimumWidth(column, 10)
        for row, share in enumerate(rows):
            self.form.grid.setRowStretch(row, share)

    def _sizes(self) -> None:
        theme = self._theme
        side = theme.px(56, 34)
        self.form.outer.setContentsMargins(side, theme.px(28, 14), side, theme.px(16, 8))
        self.form.outer.setSpacing(theme.px(22, 12))
        self.form.grid.setHorizontalSpacing(theme.px(24, 16))
        self.form.grid.setVerticalSpacing(theme.px(24, 14))
        size = theme.text_px(26, 22)  # its strokes are thin
        self.form.settingsButton.setIconSize(QSize(size, size))
        self.form.settingsButton.setIcon(icon("settings-knobs", theme.palette.text, size))
        self._fit_head()
        self._hints.setMinimumHeight(max(theme.px(26, 20), self._hints.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """What the program is for goes where the name of the program would be cut beside it."""
        form, margins = self.form, self.form.outer.contentsMargins()
        labels, buttons = (form.tagline, form.secondTagline), (form.openButton, form.settingsButton)
        for part in (*labels, *buttons):
            part.ensurePolished()  # without its style it says a wrong size
        needed = form.titlePlace.sizeHint().width() + max(label.sizeHint().width() for label in labels)
        needed += sum(button.sizeHint().width() for button in buttons) + 4 * form.head.spacing()
        for label in labels:
            label.setVisible(needed <= self.width() - margins.left() - margins.right())

    def _current(self) -> Cover:
        return next((cover for cover in self.covers if cover.holds_focus()), self.covers[0])

    def _step(self, by: int) -> None:
        place = (self.covers.index(self._current()) + by) % len(self.covers)
        self.covers[place].form.playButton.setFocus(Qt.FocusReason.TabFocusReason)

    def _focus_moved(self, _old: QWidget | None, _new: QWidget | None) -> None:
        for cover in self.covers:
            cover.show_focus()
