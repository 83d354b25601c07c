"""The form itself: seats, the game's options, how hands are kept, and the seed under Advanced."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.bots import HUMAN
from tabletop.engine.game import Game, OptionSpec, Setup, SetupFault
from tabletop.ui.dialogs.settings import HANDS_NOTES, HANDS_WORDS
from tabletop.ui.forms.ui_new_game import Ui_NewGame
from tabletop.ui.hotseat import Hands
from tabletop.ui.newgame.option_field import OptionField
from tabletop.ui.newgame.quick import NAMES
from tabletop.ui.newgame.seat_row import SeatRow, share_marks
from tabletop.ui.palette import arranged
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.segment import Segment
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme

SEED_BITS = 32  # short enough to read to each other


class NewGameBody(QWidget):
    """Everything that is decided before the first card is dealt. `changed` after each change."""

    changed = Signal()

    def __init__(self, theme: Theme, game: Game, settings: Settings) -> None:
        super().__init__()
        self._theme, self.game, self._settings = theme, game, settings
        self.form = Ui_NewGame()
        self.form.setupUi(self)
        side = theme.px(30, 22)
        self.form.outer.setContentsMargins(side, theme.px(20, 12), side, theme.px(16, 10))
        self.form.seatsTitlePlace.addWidget(Lettering(theme, "Seats", (22, 18), voice="label"))
        self.seats = [self._seat(seat) for seat in range(min(game.seats))]
        share_marks(self.seats)
        remembered = settings.options.get(game.name, {})
        self.options = [self._option(spec, remembered) for spec in game.options]
        self._arrange_options()
        self.hands = self._hands()
        self.form.leftPlace.addStretch(1)
        self.form.rightPlace.addStretch(1)
        self.form.advancedButton.toggled.connect(self._show_advanced)
        self.form.seed.textChanged.connect(self._anything)
        self._show_advanced(False)
        self._anything()

    def fault(self) -> str:
        """What is still wrong, as a sentence; "" if the game can begin."""
        names = [row.name for row in self.seats]
        if "" in names:
            return f"Seat {names.index('') + 1} needs a name."
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            return f'Two seats are called "{twice}": give each a name of its own.'
        text = self.form.seed.text().strip()
        if text and not (text.isdigit() and int(text) < 2**63):
            return "The seed is a whole number, or empty for a new one."
        try:
            self.setup()
        except SetupFault as fault:
            return str(fault)
        return ""

    def setup(self) -> Setup:
        """The set-up. Raises SetupFault where options do not go together."""
        text = self.form.seed.text().strip()
        seed = int(text) if text.isdigit() else secrets.randbits(SEED_BITS)
        values = {field.spec.name: field.value for field in self.options if self._applies(field)}
        return self.game.setup([row.setup() for row in self.seats], values, seed)

    def remember(self) -> None:
        """Keep names, kinds, colours and options for the next time."""
        self._settings.names = [row.name for row in self.seats]
        self._settings.kinds = [row.kind for row in self.seats]
        self._settings.colours = [row.mark for row in self.seats]
        self._settings.options[self.game.name] = {field.spec.name: field.value for field in self.options}
        if self._people() > 1:
            self._settings.hands = self.hands.value

    # ------------------------------------------------------------ inside
    def _seat(self, seat: int) -> SeatRow:
        names, kinds = self._settings.names, self._settings.kinds
        name = names[seat] if seat < len(names) else NAMES[seat % len(NAMES)]
        kind = kinds[seat] if seat < len(kinds) else HUMAN
        row = SeatRow(self._theme, seat, name, kind, arranged(self._settings.colours)[seat], self)
        row.changed.connect(self._anything)
        self.form.seatsPlace.addWidget(row)
        return row

    def _option(self, spec: OptionSpec, remembered: dict[str, str]) -> OptionField:
        field = OptionField(self._theme, spec, remembered.get(spec.name, spec.default), self)
        field.changed.connect(self._anything)
        return field

    def _arrange_options(self) -> None:
        for field in self.options:
            right = field.is_tick or field.spec.only_if is not None
            (self.form.rightPlace if right else self.form.leftPlace).addWidget(field)

    def _hands(self) -> Segment:
        choice = Segment([(hands.value, words) for hands, words in HANDS_WORDS.items()], self._settings.hands)
        choice.setAccessibleName("Hands")
        choice.changed.connect(self._anything)
        self._hands_note = QLabel("")
        self._hands_note.setProperty("muted", True)
        self._hands_note.setProperty("small", True)
        self._hands_note.setWordWrap(True)
        place = QVBoxLayout()
        place.setSpacing(6)
        place.addWidget(Lettering(self._theme, "Hands", (20, 17), voice="label"))
        place.addWidget(choice)
        place.addWidget(self._hands_note)
        self.form.leftPlace.addLayout(place)
        return choice

    def _people(self) -> int:
        return sum(row.kind == HUMAN for row in self.seats)

    def _applies(self, field: OptionField) -> bool:
        if field.spec.only_if is None:
            return True
        name, value = field.spec.only_if
        return any(other.spec.name == name and other.value == value for other in self.options)

    def _show_advanced(self, shown: bool) -> None:
        self.form.advancedButton.setText("▾ Advanced" if shown else "▸ Advanced")
        for part in (self.form.seedLabel, self.form.seed, self.form.seedNote):
            part.setVisible(shown)
        self.changed.emit()

    def _anything(self) -> None:
        for field in self.options:
            field.setVisible(self._applies(field))
            field.name_seats([row.name or f"seat {row.seat + 1}" for row in self.seats])
        several = self._people() > 1
        self.hands.setEnabled(several)
        alone = "One person at the screen: there is no hand to hide from anybody."
        nobody = "Nobody sits at the screen: the bots play, and everybody may watch."
        self._hands_note.setText(
            HANDS_NOTES[Hands(self.hands.value)] if several else (alone if self._people() else nobody)
        )
        self.changed.emit()


def new_game_sheet(
    parent: QWidget, theme: Theme, game: Game, settings: Settings
) -> tuple[Sheet, NewGameBody, QPushButton]:
    """Open the form over `parent`. The caller connects the last button, which begins the game."""
    body = NewGameBody(theme, game, settings)
    fault = QLabel("")
    fault.setStyleSheet(f"color: {theme.palette.refused};")
    cancel, start = QPushButton("Cancel"), QPushButton("Start the game")
    start.setProperty("primary", True)
    foot = foot_row(fault, None, cancel, start)
    sheet = Sheet(theme, f"New game: {game.title}", game.accent, body, foot, parent, width=1240)

    def check() -> None:
        words = body.fault()
        fault.setText(words)
        start.setEnabled(not words)
        sheet.refit()

    body.changed.connect(check)
    cancel.clicked.connect(sheet.close_sheet)
    check()
    sheet.open(start)
    return sheet, body, start
