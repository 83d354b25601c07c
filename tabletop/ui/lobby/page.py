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
from tabletop.ui.lobby.keys import ArrowsPass, enter_words, lobby_hints
from tabletop.ui.lobby.saved import SavedPanel
from tabletop.ui.parts.ground import Ground
from tabletop.ui.parts.keys import KeyHints
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.lobby.guide import Guide

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
LARGE_TEXT = 1.5  # text scale from which Continue takes half of the width, and the line of keys says less
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
        self.guide: Guide | None = None
        self._art_drawn = False
        self._pointed = self.covers[0]
        self._arrows = ArrowsPass(self)
        self.hints = KeyHints(theme, [], fill=True)
        self.form.hintsPlace.addWidget(self.hints)
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
        # Somebody who has saved nothing reads how a game is played; that also says enough about an empty list.
        self._welcome(not saves and not finished, newcomer=latest is None)
        self._arrange(latest is not None)
        self._point_newcomer()
        self._focus_moved(None, None)
        if latest is not None and latest.header is not None:
            self.going_on.show_saved(latest, self.games.get(latest.header.game))
        self.saved.show_saves(saves, self.games, finished[:MOST_FINISHED])
        self._arrows.pass_in(self)

    def draw_missing_art(self) -> None:
        """Draw the pictures of covers that ship none."""
        for cover in self.covers:
            if cover.wants_art:
                cover.draw_art()
        self._art_drawn = True
        if self.guide is not None:
            self.guide.draw_cards()

    def focus_first(self) -> None:
        """Give the keyboard to the first cover, later to the one that had it last."""
        self._pointed.form.playButton.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus_moved(None, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        focused = QApplication.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_N:
            self.new_wanted.emit(self._pointed.game.name)
        elif key == Qt.Key.Key_L:
            if self._pointed.game.tutorial is not None:
                self.learn_wanted.emit(self._pointed.game.name)
        elif key == Qt.Key.Key_F1:
            self.rules_wanted.emit(self._pointed.game.name)
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
        lower = self.guide or self.saved
        self.saved.setVisible(lower is self.saved)
        if len(self.covers) <= MOST_TALL:
            right = len(self.covers)
            for column, cover in enumerate(self.covers):
                grid.addWidget(cover, 0, column, 2, 1)
            if with_continue:
                grid.addWidget(self.going_on, 0, right)
            grid.addWidget(lower, 1 if with_continue else 0, right, 1 if with_continue else 2, 1)
            columns = (5, 7) if right == 1 else (*(4,) * right, 7)
            self._stretch(columns=columns, rows=(4, 5) if lower is self.guide else (1, 1))
        else:
            count = len(self.covers)
            for column, cover in enumerate(self.covers):
                grid.addWidget(cover, 0, column * 2, 1, 2)
            reads = lower is self.guide and count > 3  # words to be read need more room than a picture
            even = (count % 2 == 0 and not reads) or not with_continue or self._theme.text_scale >= LARGE_TEXT
            left = count if even else count - 1
            if with_continue:
                grid.addWidget(self.going_on, 1, 0, 1, left)
            first = left if with_continue else 0
            grid.addWidget(lower, 1, first, 1, 2 * count - first)
            self._stretch(columns=(1,) * (2 * count), rows=(1, 1) if self._theme.text_scale > LARGE_TEXT else (3, 2))
        self.show_keys()

    def show_keys(self) -> None:
        """Say at the bottom what keys do now."""
        lesson = self.guide.learn_button if self.guide is not None else None
        focused = self.window().focusWidget()
        inside = focused if focused is not None and self.isAncestorOf(focused) else None
        begins = self._pointed.play_words if self._theme.text_scale < LARGE_TEXT else ""  # there is no room for it
        enter = enter_words(inside, self._pointed.form.playButton, lesson, begins)
        continues = not self.going_on.isHidden()
        self.hints.set_hints(lobby_hints(len(self.covers) > 1, lesson is not None, enter, continues))

    def _welcome(self, shown: bool, newcomer: bool) -> None:
        """How to play, in the place of saved games; a newcomer finds the lesson there, and the keyboard on it."""
        shown = shown and any(cover.game.how_to_play() for cover in self.covers)
        if self.guide is not None and not (shown and newcomer == self.guide.newcomer):
            self.guide.close_guide()
            self.guide = None
        if not shown or self.guide is not None:
            return
        from tabletop.ui.lobby.guide import Guide

        self.guide = Guide(self._theme, newcomer=newcomer, low=len(self.covers) > MOST_TALL, parent=self)
        self.guide.learn_wanted.connect(self.learn_wanted)
        self.guide.page_wanted.connect(self.rules_wanted)
        self.guide.cards_wanted.connect(self.cards_wanted)
        self.guide.show_game(self._pointed.game)
        if self._art_drawn:
            self.guide.draw_cards()

    def _point_newcomer(self) -> None:
        """The keyboard goes to the lesson, unless somebody has used it already."""
        learn = self.guide.learn_button if self.guide is not None else None
        if learn is not None and QApplication.focusWidget() in (None, self, self._pointed.form.playButton):
            assert self.guide is not None
            self.guide.show()  # what is hidden takes no keyboard
            learn.setFocus(Qt.FocusReason.OtherFocusReason)

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
        self.show_keys()
        self._fit_head()
        self.hints.setMinimumHeight(max(theme.px(26, 20), self.hints.sizeHint().height()))

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

    def _step(self, by: int) -> None:
        place = (self.covers.index(self._pointed) + by) % len(self.covers)
        self.covers[place].form.playButton.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_moved(self, _old: QWidget | None, _new: QWidget | None) -> None:
        pointed = next((cover for cover in self.covers if cover.holds_focus()), self._pointed)
        if pointed is not self._pointed:
            self._pointed = pointed
            if self.guide is not None:
                self.guide.show_game(pointed.game)
                self._arrows.pass_in(self.guide)
        for cover in self.covers:
            cover.show_focus()
            cover.show_pointed(self.guide is not None and cover is pointed and len(self.covers) > 1)
        self.show_keys()
