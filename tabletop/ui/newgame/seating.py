"""The seats of a new game: how many, and a row for each; many stand in two columns where there is room."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.bots import HUMAN
from tabletop.engine.game import Game
from tabletop.ui.newgame.quick import NAMES, seats_last_time
from tabletop.ui.newgame.seat_row import SeatRow, share_marks
from tabletop.ui.palette import arranged
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.segment import Segment
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme

NAME_LETTERS = 14  # of a name that are seen at least
FEW = 2  # seats that stand below each other, each with a note


class Seating(QWidget):
    """`rows` are the seats that play; `changed` after each change of theirs, or of how many there are."""

    changed = Signal()

    def __init__(self, theme: Theme, game: Game, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._count = seats_last_time(game, settings)
        self._columns = 0
        names = names_for(max(game.seats), settings.names)
        kinds = [*settings.kinds, *[HUMAN] * max(game.seats)]
        marks = arranged(settings.colours)
        self._all = [
            SeatRow(theme, seat, names[seat], kinds[seat], marks[seat], self) for seat in range(max(game.seats))
        ]
        share_marks(self._all)
        for row in self._all:
            row.changed.connect(self.changed)
        self.counts: Segment | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        if len(game.seats) > 1:
            outer.addLayout(self._head())
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        outer.addLayout(self._grid)
        roomy(theme, self, outer, self._grid)
        self.arrange(1)

    @property
    def rows(self) -> list[SeatRow]:
        """The seats that play, in their order."""
        return self._all[: self._count]

    @property
    def many(self) -> bool:
        """Whether there are so many that two columns are better than one."""
        return self._count > FEW

    def fit(self, room: int) -> None:
        """Many stand in two columns if that fits into so many pixels."""
        widest = 0
        for row in self.rows:
            row.form.outer.invalidate()
            widest = max(widest, row.form.outer.totalMinimumSize().width())
        self.arrange(2 if self.many and 2 * widest + self._grid.horizontalSpacing() <= room else 1)

    def arrange(self, columns: int) -> None:
        """Put the rows into so many columns, read from left to right."""
        while self._grid.count():
            self._grid.takeAt(0)
        for seat, row in enumerate(self._all):
            row.setVisible(seat < self._count)
            row.form.note.setVisible(not self.many)
            name = row.form.name
            name.setMinimumWidth(name.fontMetrics().averageCharWidth() * NAME_LETTERS if self.many else 0)
            if seat < self._count:
                self._grid.addWidget(row, seat // columns, seat % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def set_count(self, count: int) -> None:
        """Another number of seats."""
        self._count = count
        self.arrange(1)
        self.changed.emit()
        QTimer.singleShot(0, self, self.changed.emit)  # once more with the sizes of rows that have just been shown

    def remember(self, settings: Settings) -> None:
        """Keep names, kinds and colours, those of seats that do not play now as well, and how many play."""
        settings.names = [row.name for row in self.rows] + settings.names[self._count :]
        settings.kinds = [row.kind for row in self.rows] + settings.kinds[self._count :]
        settings.colours = [row.mark for row in self.rows]

    # ------------------------------------------------------------ inside
    def _head(self) -> QHBoxLayout:
        self.counts = Segment([(str(count), str(count)) for count in self._game.seats], str(self._count))
        self.counts.setAccessibleName("How many play")
        for count in self._game.seats:
            self.counts.name_value(str(count), f"{count} players")
        self.counts.changed.connect(lambda value: self.set_count(int(value)))
        words = QLabel("Players")
        words.setProperty("strong", True)
        head = QHBoxLayout()
        head.addWidget(words)
        head.addSpacing(8)
        head.addWidget(self.counts, 1)
        return head


def names_for(count: int, remembered: list[str]) -> list[str]:
    """So many names, the remembered ones first; none stands twice."""
    names = remembered[:count]
    free = [name for name in (*NAMES, *(f"Player {number}" for number in range(1, count + 1))) if name not in names]
    return names + free[: count - len(names)]
