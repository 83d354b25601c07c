"""A seat of the new game: its sign, the name, and who sits there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from tabletop.bots import HUMAN, bot_names
from tabletop.engine.game import SeatSetup
from tabletop.ui.forms.ui_seat_row import Ui_SeatRow
from tabletop.ui.icons import seat_icon
from tabletop.ui.palette import seat_mark
from tabletop.ui.theme import Theme

BOT_NOTES = {"random": "takes any legal move, each with equal chance"}


class SeatRow(QFrame):
    """Name and kind of one seat."""

    changed = Signal()

    def __init__(self, theme: Theme, seat: int, name: str, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.form = Ui_SeatRow()
        self.form.setupUi(self)
        size = theme.px(36, 26)
        self.form.sign.setPixmap(seat_icon(seat, size).pixmap(size, size))
        mark = seat_mark(seat)
        self.form.sign.setToolTip(f"{mark.word}, {mark.sign}")
        self.form.name.setText(name)
        self.form.name.setAccessibleName(f"Name of seat {seat + 1}, {mark.word.lower()} {mark.sign}")
        self.form.kind.setAccessibleName(f"Who plays seat {seat + 1}")
        self.form.kind.addItem("Human", HUMAN)
        for bot in bot_names():
            self.form.kind.addItem(f"Bot, {bot}", bot)
        self.form.kind.setCurrentIndex(max(0, self.form.kind.findData(kind)))
        self._note()
        self.form.name.textChanged.connect(self.changed)
        self.form.kind.currentIndexChanged.connect(self._note)
        self.form.kind.currentIndexChanged.connect(self.changed)

    @property
    def name(self) -> str:
        """The name without spaces at its ends."""
        return self.form.name.text().strip()

    @property
    def kind(self) -> str:
        """ "human" or the name of a bot."""
        return str(self.form.kind.currentData())

    def setup(self) -> SeatSetup:
        """The seat as the game wants it."""
        return SeatSetup(self.name, self.kind)

    def _note(self) -> None:
        human = self.kind == HUMAN
        self.form.note.setText("sits at this screen; the name is remembered" if human else BOT_NOTES.get(self.kind, ""))
