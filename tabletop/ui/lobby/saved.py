"""Saved games in the lobby: the one to go on with, and the list of the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.forms.ui_continue_panel import Ui_ContinuePanel
from tabletop.ui.forms.ui_saved_row import Ui_SavedRow
from tabletop.ui.lobby import words
from tabletop.ui.lobby.thumbnail import Thumbnail
from tabletop.ui.palette import SEATS, arranged, mix, readable, seat_mark
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.parts.ground import DOTS
from tabletop.ui.parts.key_cap import KeyCap
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.menus import open_below
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.saves.library import SavedGame
    from tabletop.saves.save_file import Header

LARGE_TEXT = 1.5  # text scale from which a row has no room for its picture
LEAST_LINE = 62  # text sizes of width below which the date of a row stands under its state


def coloured_names(header: Header, theme: Theme, ground: str, between: str) -> str:
    """Players' names in the colours their seats had in this game, as rich text that reads on `ground`."""
    from tabletop.ui.window.table_notes import notes_in  # with the engine, which the first picture does not need

    kept = notes_in(header.table).colours
    marks = [SEATS[place] for place in arranged(kept)] if kept else None
    spans = []
    for seat, name in enumerate(header.summary.seats):
        mark = marks[seat % len(marks)] if marks else seat_mark(seat)
        spans.append(f'<span style="color:{readable(mark.colour, ground, theme.palette)}">{_escaped(name)}</span>')
    return between.join(spans)


class ContinuePanel(CaptionedPanel):
    """What *Continue* goes on with: the autosave of the match played last."""

    continue_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "Continue", theme.palette.acts, parent)
        self.form = Ui_ContinuePanel()
        self.form.setupUi(self.panel)
        roomy(theme, self, *layouts_of(self.form))
        self._saved: SavedGame | None = None
        self._title = Lettering(theme, "", (38, 26))
        self._picture = Thumbnail(theme)
        self.form.picturePlace.addWidget(self._picture)
        self.form.titlePlace.addWidget(self._title)
        self.form.continueButton.setProperty("grand", True)
        KeyCap(theme, self.form.continueButton, "C")
        self.form.continueButton.clicked.connect(lambda: self.continue_wanted.emit(self._saved))
        theme.changed.connect(self._sizes)
        self._sizes()

    def show_saved(self, saved: SavedGame, game: Game | None) -> None:
        """Show this autosave."""
        assert saved.header is not None
        summary = saved.header.summary
        self._saved = saved
        self.panel.set_tint(game.accent if game else "")
        palette = self._theme.palette
        ground = mix(palette.panel, game.accent, DOTS) if game else palette.panel
        accent = readable(game.accent, ground, palette) if game else "text"
        self._title.set_text(game.title if game else saved.header.game, accent)
        self.form.players.setText(coloured_names(saved.header, self._theme, ground, " against "))
        self.form.players.setAccessibleName(" against ".join(summary.seats))
        self.form.state.setText(words.state_line(summary, game))
        self.form.turn.setText(words.turn_line(summary))
        self.form.date.setText(f"{words.date_line(saved.changed, datetime.now(UTC))}, saved by itself")
        picture = saved.thumbnail or newest_picture(saved.path.parent)
        self._picture.show_save(picture, game.accent if game else "#7C88AB", game.emblem if game else "")

    def _sizes(self) -> None:
        side = self._theme.px(24, 16)
        self.form.outer.setContentsMargins(side, self._theme.px(34, 24), side, side)
        self.form.outer.setSpacing(side)


class SavedRow(QFrame):
    """One game of the list. One that has ended is watched rather than opened; one without a name keeps none."""

    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(
        self, theme: Theme, saved: SavedGame, game: Game | None, parent: QWidget | None = None, *, named: bool = True
    ) -> None:
        super().__init__(parent)
        self._theme, self.saved, self._named = theme, saved, named
        self._ended = saved.header is not None and bool(saved.header.summary.ended)
        self.form = Ui_SavedRow()
        self.form.setupUi(self)
        roomy(theme, self, *layouts_of(self.form))
        palette = theme.palette
        accent = readable(game.accent, palette.raised, palette) if game else "text"
        name = saved.name if named or game is None else game.title
        heading = Lettering(theme, name, (25, 19), role=accent)
        self.form.titlePlace.addWidget(heading)
        for words_ in (heading, self.form.players, self.form.state, self.form.turn):
            words_.setSizePolicy(QSizePolicy.Policy.Ignored, words_.sizePolicy().verticalPolicy())  # columns are level
        self.form.date.setText(words.date_line(saved.changed, datetime.now(UTC)))
        header = saved.header
        for label in (self.form.players, self.form.state, self.form.turn):
            label.setWordWrap(True)  # long names; and how a game ended is a sentence
        if header is None:
            self.form.players.setText("This save does not open.")
            self.form.state.setText(saved.fault.problem if saved.fault else "")
        else:
            title = game.title if game else header.game
            before = f"{_escaped(title)}: " if named else ""
            self.form.players.setText(before + coloured_names(header, theme, palette.raised, ", "))
            self.form.players.setAccessibleName(f"{title}: {', '.join(header.summary.seats)}")
            self.form.state.setText(words.state_line(header.summary, game))
            self.form.turn.setText(words.turn_line(header.summary))
        self.form.turn.setVisible(bool(self.form.turn.text()))
        self.setAccessibleName(f"{name}, {saved.line()}")
        self.form.openButton.setText("Replay" if self._ended else "Open")
        self.form.openButton.setAccessibleName(f"{self.form.openButton.text()} {name}")
        self._date_below = QLabel(self.form.date.text(), self)
        self._date_below.setProperty("muted", True)
        self._date_below.setWordWrap(True)
        self.form.states.insertWidget(self.form.states.count() - 1, self._date_below)
        self._picture = Thumbnail(theme, self)
        picture = saved.thumbnail if named else saved.thumbnail or newest_picture(saved.path.parent)
        self._picture.show_save(picture, game.accent if game else "#7C88AB", game.emblem if game else "cancel")
        self.form.picturePlace.addWidget(self._picture)
        self._sizes()
        deed = self.replay_wanted if self._ended else self.open_wanted
        self.form.openButton.clicked.connect(lambda: deed.emit(self.saved))
        self.form.moreButton.clicked.connect(self._more)
        theme.changed.connect(self._sizes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sizes()

    def _more(self) -> None:
        menu = QMenu(self.window())  # not of this row, whose looks it would take on
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        deeds: list[tuple[str, SignalInstance]] = []
        if self._ended:
            deeds.append(("Open the table at its end", self.open_wanted))
        elif self.saved.header is not None:
            deeds.append(("Replay", self.replay_wanted))
        if self._named:
            deeds += [("Rename", self.rename_wanted), ("Delete", self.delete_wanted)]
        for words_, deed in deeds:
            menu.addAction(words_).triggered.connect(partial(self._do, deed))
        open_below(menu, self.form.moreButton)

    def _do(self, deed: SignalInstance, _checked: bool = False) -> None:
        deed.emit(self.saved)

    def _sizes(self) -> None:
        self._picture.setFixedSize(QSize(self._theme.px(136, 96), self._theme.px(81, 57)))
        large = self._theme.text_scale >= LARGE_TEXT
        narrow = large or self.width() < LEAST_LINE * self._theme.text_px(14, 12)
        self._picture.setVisible(not large)
        self.form.date.setVisible(not narrow)  # it stands under the state then
        self._date_below.setVisible(narrow)
        self.form.outer.setSpacing(self._theme.px(16, 10))
        self.form.outer.setStretch(1, 5)
        self.form.outer.setStretch(2, 5)
        self.form.outer.setStretch(3, 0)


class SavedPanel(CaptionedPanel):
    """The list of saved games; with none it says how to get one."""

    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "Saved games", None, parent)
        outer = QVBoxLayout(self.panel)
        outer.setContentsMargins(10, theme.px(30, 22), 10, 10)
        self._area = QScrollArea(self.panel)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self._area)
        self._rows: list[SavedRow] = []
        self.show_saves([], {})

    def show_saves(
        self, saves: Sequence[SavedGame], games: dict[str, Game], finished: Sequence[SavedGame] = ()
    ) -> None:
        """Show these saves and games that ended without being saved under a name, the newest first."""
        listed = QWidget()
        listed.setProperty("plain", True)
        layout = QVBoxLayout(listed)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(6)
        roomy(self._theme, listed, layout)
        unnamed = {saved.path for saved in finished}
        dated = sorted([*saves, *finished], key=lambda saved: saved.changed, reverse=True)
        rows = [self._row(saved, games, listed, named=saved.path not in unnamed) for saved in dated]
        for row in rows:
            layout.addWidget(row)
        if not rows:
            hint = QLabel("A game that you save under a name appears here, with its picture and whose turn it is.")
            hint.setWordWrap(True)
            hint.setProperty("muted", True)
            hint.setContentsMargins(8, 4, 8, 4)
            layout.addWidget(hint)
        layout.addStretch(1)
        self._area.setWidget(listed)
        self._rows = rows
        self._level()

    def _level(self) -> None:
        """Dates and keys of all rows are as wide as the widest, so that columns stand below one another."""
        for part in ("date", "openButton"):
            widgets = [getattr(row.form, part) for row in self._rows]
            for widget in widgets:
                widget.ensurePolished()
            widest = max((widget.sizeHint().width() for widget in widgets), default=0)
            for widget in widgets:
                widget.setMinimumWidth(widest)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._level()

    def _row(self, saved: SavedGame, games: dict[str, Game], parent: QWidget, *, named: bool) -> SavedRow:
        game = games.get(saved.header.game) if saved.header else None
        row = SavedRow(self._theme, saved, game, parent, named=named)
        row.open_wanted.connect(self.open_wanted)
        row.replay_wanted.connect(self.replay_wanted)
        row.rename_wanted.connect(self.rename_wanted)
        row.delete_wanted.connect(self.delete_wanted)
        return row


def newest_picture(folder: Path) -> Path | None:
    """The picture made last in the folder of an autosaved match: not every decision gets one of its own."""
    pictures = sorted(folder.glob("*.png"), key=lambda path: path.name)
    return pictures[-1] if pictures else None


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
