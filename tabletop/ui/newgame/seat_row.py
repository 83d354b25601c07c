"""A seat of the new game: its sign, the name, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from tabletop.bots import HUMAN, bot_names
from tabletop.engine.game import SeatSetup
from tabletop.ui.forms.ui_seat_row import Ui_SeatRow
from tabletop.ui.icons import mark_icon
from tabletop.ui.palette import SEATS
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

BOT_NOTES = {"random": "takes any legal move, each with equal chance"}


class SeatRow(QFrame):
    """Colour, name and kind of one seat. `mark` is a place in `palette.SEATS`."""

    changed = Signal()
    mark_wanted = Signal(int)  # a place in SEATS; who holds it now takes this seat's

    def __init__(self, theme: Theme, seat: int, name: str, kind: str, mark: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.peers: Sequence[SeatRow] = (self,)  # the seats it stands among
        self._theme = theme
        self.form = Ui_SeatRow()
        self.form.setupUi(self)
        roomy(theme, self, *layouts_of(self.form))
        self.set_mark(mark)
        self.form.sign.clicked.connect(lambda _checked=False: self.choose_mark())
        self.form.name.setText(name)
        self.form.kind.setAccessibleName(f"Who plays seat {seat + 1}")
        self.form.kind.addItem("Human", HUMAN)
        for bot in bot_names():
            self.form.kind.addItem(f"Bot, {bot}", bot)
        self.form.kind.setCurrentIndex(max(0, self.form.kind.findData(kind)))
        self._note()
        self.form.name.textChanged.connect(self.changed)
        self.form.kind.currentIndexChanged.connect(self._note)
        self.form.kind.currentIndexChanged.connect(self.changed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        _even(self.peers)  # only now the text has its size

    def set_mark(self, mark: int) -> None:
        """Give the seat another colour and sign."""
        self.mark = mark
        size, look = self._theme.px(36, 26), SEATS[mark]
        self.form.sign.setIconSize(QSize(size, size))
        self.form.sign.setIcon(mark_icon(look, size))
        self.form.sign.setText(f"{look.word}, {look.sign} ▾")
        self.form.sign.setToolTip(f"{look.word}, {look.sign}: choose another colour")
        self.form.sign.setAccessibleName(f"Colour of seat {self.seat + 1}: {look.word}, {look.sign}")
        self.form.name.setAccessibleName(f"Name of seat {self.seat + 1}, {look.word.lower()} {look.sign}")

    def choose_mark(self) -> QMenu:
        """Open the six colours with their signs below the sign."""
        menu = QMenu(self.window())  # not of this row, whose looks it would take on
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for place, look in enumerate(SEATS):
            action = menu.addAction(mark_icon(look, self._theme.mark_px(20, 18)), f"{look.word}, {look.sign}")
            action.setCheckable(True)
            action.setChecked(place == self.mark)
            action.triggered.connect(partial(self._want, place))
        menu.popup(self.form.sign.mapToGlobal(QPoint(0, self.form.sign.height() + 2)))
        return menu

    def _want(self, place: int, _checked: bool = False) -> None:
        self.mark_wanted.emit(place)

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
        self.form.note.setText("name and colour are remembered" if human else BOT_NOTES.get(self.kind, ""))


def share_marks(rows: Sequence[SeatRow]) -> None:
    """Let these seats choose their colours: one that another seat has is swapped, so no two are ever the same."""
    for row in rows:
        row.peers = rows
        row.mark_wanted.connect(partial(_give_mark, rows, row))


def _give_mark(rows: Sequence[SeatRow], row: SeatRow, mark: int) -> None:
    other = next((each for each in rows if each is not row and each.mark == mark), None)
    if other is not None:
        other.set_mark(row.mark)
    row.set_mark(mark)
    _even(rows)


def _even(rows: Sequence[SeatRow]) -> None:
    """One width for all signs, so that names and kinds stand below each other."""
    signs = [row.form.sign for row in rows]
    widest = max((sign.sizeHint().width() for sign in signs), default=0)
    for sign in signs:
        sign.setMinimumWidth(widest)
