"""The list of saved games in the lobby. The one to go on with is in `going_on.py`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.forms.ui_saved_row import Ui_SavedRow
from tabletop.ui.lobby import words
from tabletop.ui.lobby.going_on import coloured_names, escaped, newest_picture
from tabletop.ui.lobby.slots import EmptySlots
from tabletop.ui.lobby.thumbnail import Thumbnail
from tabletop.ui.palette import readable
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.menus import open_below
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.saves.library import SavedGame

LARGE_TEXT = 1.5  # text scale from which a row has no room for its picture
LEAST_LINE = 62  # text sizes of width below which the date of a row stands under its state


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
        if header is None or game is None:
            unknown = f"Its game, {header.game}, is not in this program." if header else ""
            self.form.players.setText("This save does not open.")
            self.form.state.setText(saved.fault.problem if saved.fault else unknown)
        else:
            title = game.title
            before = f"{escaped(title)}: " if named else ""
            self.form.players.setText(before + coloured_names(header, theme, palette.raised, ", "))
            self.form.players.setAccessibleName(f"{title}: {', '.join(header.summary.seats)}")
            self.form.state.setText(words.state_line(header.summary, game))
            self.form.turn.setText(words.turn_line(header.summary))
        self.form.turn.setVisible(bool(self.form.turn.text()))
        self.setAccessibleName(f"{name}, {saved.line()}")
        opens = header is not None and game is not None
        deed_words = "Why not?" if not opens else "Replay" if self._ended else "Open"
        self.form.openButton.setText(deed_words)
        self.form.openButton.setAccessibleName(f"{deed_words} {name}{'' if opens else ' does not open'}")
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

    def _stack(self, stacked: bool) -> None:
        """The state under the players, both as wide as the row, or beside them."""
        states, names = self.form.states, self.form.names
        if stacked == (names.indexOf(states) >= 0):
            return
        for other in (names, self.form.outer):
            other.removeItem(states)
        states.setParent(None)
        if stacked:
            names.insertLayout(names.count() - 1, states)
        else:
            self.form.outer.insertLayout(2, states)

    def _more(self) -> None:
        menu = QMenu(self.window())  # not of this row, whose looks it would take on
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.destroyed.connect(menu.close)  # the list is read anew: what stands in the menu means nothing any more
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
        self._stack(large)
        self.form.date.setVisible(not narrow)  # it stands under the state then
        self._date_below.setVisible(narrow)
        self.form.outer.setSpacing(self._theme.px(16, 10))
        self.form.outer.setStretch(1, 5)
        self.form.outer.setStretch(2, 5)
        self.form.outer.setStretch(3, 0)


class SavedPanel(CaptionedPanel):
    """The list of saved games; where there is room below them it says how to get more."""

    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "Saved games", None, parent)
        self._inner = outer = QVBoxLayout(self.panel)
        theme.changed.connect(self._clear_of_caption)
        self._clear_of_caption()
        self._area = QScrollArea(self.panel)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self._area)
        self._rows: list[SavedRow] = []
        self.show_saves([], {})

    def _clear_of_caption(self) -> None:
        side = self._theme.grown(10)
        self._inner.setContentsMargins(side, self._theme.px(30, 22), side, side)

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
        layout.addWidget(EmptySlots(self._theme, listed), 1)
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

    def minimumSizeHint(self) -> QSize:
        """The caption and one row."""
        frame = self._outer.contentsMargins().top() + self._inner.contentsMargins().top()
        row = self._rows[0].heightForWidth(max(1, self._area.viewport().width())) if self._rows else 0
        return QSize(200, frame + max(row, self._theme.px(80)) + self._inner.contentsMargins().bottom() + 6)

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
