"""Going on with the match played last: its table, whose turn it is, and one key."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.forms.ui_continue_panel import Ui_ContinuePanel
from tabletop.ui.lobby import words
from tabletop.ui.lobby.thumbnail import Thumbnail
from tabletop.ui.palette import SEATS, arranged, mix, readable, seat_mark
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.parts.ground import DOTS
from tabletop.ui.parts.key_cap import KeyCap
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.saves.library import SavedGame
    from tabletop.saves.save_file import Header

LARGE_TEXT = 1.5  # text scale from which the date says less
FEW_LINES, BESIDE = 36, 5  # text sizes of a window's height below which it shows no picture; a column's share


class ContinuePanel(CaptionedPanel):
    """What *Continue* goes on with: the autosave of the match played last."""

    continue_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "Continue", theme.palette.acts, parent)
        self.form = Ui_ContinuePanel()
        self.form.setupUi(self.panel)
        roomy(theme, self, *layouts_of(self.form))
        self._saved: SavedGame | None = None
        self._date = ""
        self._title = Lettering(theme, "", (38, 26))
        self._picture = Thumbnail(theme)
        self.form.picturePlace.addWidget(self._picture)
        self.form.titlePlace.addWidget(self._title)
        self.form.continueButton.setProperty("grand", True)
        KeyCap(theme, self.form.continueButton, "C")
        self.form.continueButton.clicked.connect(lambda: self.continue_wanted.emit(self._saved))
        self._beside = QVBoxLayout()
        self.form.outer.addLayout(self._beside)
        self._compact = False
        theme.changed.connect(self._sizes)
        self._sizes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lines()

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
        self._date = words.date_line(saved.changed, datetime.now(UTC))
        self._sizes()
        picture = saved.thumbnail or newest_picture(saved.path.parent)
        self._picture.show_save(picture, game.accent if game else "#7C88AB", game.emblem if game else "")

    def _sizes(self) -> None:
        large = self._theme.text_scale >= LARGE_TEXT
        side = self._theme.px(24, 16) // (2 if large else 1)
        self.form.outer.setContentsMargins(side, self._theme.px(34, 24), side, side)
        self.form.outer.setSpacing(side)
        self.form.date.setText(self._date if large else f"{self._date}, saved by itself")
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Where few lines of text fit into the window, the picture goes and the words stand in two columns."""
        compact = self.window().height() < FEW_LINES * self._theme.text_px(14, 12)
        if compact == self._compact:
            return
        self._compact = compact
        self._picture.setVisible(not compact)
        form = self.form
        form.outer.setStretch(0, 0 if compact else 6)
        form.outer.setStretch(2, BESIDE if compact else 0)
        if compact:
            for label in (form.state, form.turn):
                self._beside.addWidget(label)
            self._beside.addWidget(form.continueButton)
        else:
            after = form.words.indexOf(form.players) + 1
            form.words.insertWidget(after, form.state)
            form.words.insertWidget(after + 1, form.turn)
            form.buttonRow.insertWidget(0, form.continueButton)

    def minimumSizeHint(self) -> QSize:
        """Its words in full; the picture takes what there is."""
        words_, margins = self.form.words, self.form.outer.contentsMargins()
        wide = max(100, words_.geometry().width())
        frame = self._outer.contentsMargins().top() + margins.top() + margins.bottom()
        tall = words_.minimumHeightForWidth(wide)
        if self._compact:
            tall = max(tall, self._beside.minimumHeightForWidth(max(100, self._beside.geometry().width())))
        return QSize(300, frame + tall)


def coloured_names(header: Header, theme: Theme, ground: str, between: str) -> str:
    """Players' names in the colours their seats had in this game, as rich text that reads on `ground`."""
    from tabletop.ui.window.table_notes import notes_in  # with the engine, which the first picture does not need

    kept = notes_in(header.table).colours
    marks = [SEATS[place] for place in arranged(kept)] if kept else None
    spans = []
    for seat, name in enumerate(header.summary.seats):
        mark = marks[seat % len(marks)] if marks else seat_mark(seat)
        spans.append(f'<span style="color:{readable(mark.colour, ground, theme.palette)}">{escaped(name)}</span>')
    return between.join(spans)


def newest_picture(folder: Path) -> Path | None:
    """The picture made last in the folder of an autosaved match: not every decision gets one of its own."""
    pictures = sorted(folder.glob("*.png"), key=lambda path: path.name)
    return pictures[-1] if pictures else None


def escaped(text: str) -> str:
    """Text that is not read as rich text."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
