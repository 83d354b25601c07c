"""The form itself: seats, the game's options, how hands are kept, and the seed under Advanced."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.bots import HUMAN
from tabletop.engine.game import Game, OptionSpec, Setup, SetupFault
from tabletop.ui.dialogs.settings import HANDS_NOTES, HANDS_WORDS
from tabletop.ui.forms.ui_new_game import Ui_NewGame
from tabletop.ui.hotseat import Hands
from tabletop.ui.newgame.option_field import OptionField, shared_ending
from tabletop.ui.newgame.quick import SEATS
from tabletop.ui.newgame.seat_row import SeatRow
from tabletop.ui.newgame.seating import Seating
from tabletop.ui.parts.key_cap import KeyCap
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.parts.segment import Segment
from tabletop.ui.parts.sheet import Sheet, foot_row, heading_height
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme

SEED_BITS = 32  # short enough to read to each other
BROAD = 1740  # pixels at full HD of the form with options that depend on another
SURROUND = 90  # pixels of a window round the form: the sheet's margins and its scroll bar


class NewGameBody(QWidget):
    """Everything that is decided before the first card is dealt. `changed` after each change."""

    changed = Signal()

    def __init__(self, theme: Theme, game: Game, settings: Settings) -> None:
        super().__init__()
        self._theme, self.game, self._settings = theme, game, settings
        self.form = Ui_NewGame()
        self.form.setupUi(self)
        roomy(theme, self, *layouts_of(self.form))
        side = theme.px(30, 22)
        self.form.outer.setContentsMargins(side, theme.px(20, 9), side, theme.px(16, 5))
        self.form.outer.setSpacing(theme.px(22, 10))
        for place in (self.form.leftPlace, self.form.leftColumn):
            place.setSpacing(theme.px(16, 7))
        self.form.dependentsPlace.setVerticalSpacing(theme.px(10, 3))
        self.form.seatsPlace.addWidget(Lettering(theme, "Seats", (22, 18), voice="label"))  # close to its rows
        self.seating = Seating(theme, game, settings, self)
        self.seating.changed.connect(self._anything)
        self.form.seatsPlace.addWidget(self.seating)
        remembered = settings.options.get(game.name, {})
        self.options = [self._option(spec, remembered) for spec in game.options]
        self._arrange_options()
        self.hands = self._hands()
        self._minimum_width = 0
        self.form.advancedButton.toggled.connect(self._show_advanced)
        self.form.seed.textChanged.connect(self._anything)
        self._show_advanced(False)
        self._anything()

    @property
    def seats(self) -> list[SeatRow]:
        """The seats that play."""
        return self.seating.rows

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

    def fit(self, room: QSize) -> None:
        """Lay the parts out for a window that has this room for them: side by side as far as they can be read."""
        dependent = any(self._applies(field) for field in self._dependents)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._minimum_width = 0
        for row in self.seats:
            row.form.sign.setMinimumWidth(max(each.form.sign.sizeHint().width() for each in self.seats))
        seed = self.form.seed
        padding = seed.fontMetrics().averageCharWidth() * 5
        seed.setMinimumWidth(seed.fontMetrics().horizontalAdvance(seed.placeholderText()) + padding)
        label = self.form.seedLabel
        label.setMaximumWidth(label.fontMetrics().horizontalAdvance(label.text()) + 4)
        self.form.advancedRow.setStretchFactor(label, 1)  # one line where there is room, before the room is left empty
        margins = self.form.outer.contentsMargins()
        self.seating.fit(room.width() - margins.left() - margins.right())
        for direction, columns in ((beside, 2), (beside, 1), (below, 2), (below, 1)):
            self.form.columns.setDirection(direction)
            self._arrange_dependents(columns)
            if self.needed_width() <= room.width():
                break
        broad = dependent and self.form.columns.direction() == beside
        self._minimum_width = min(room.width(), self._theme.px(BROAD)) if broad else 0
        self.form.columns.setStretch(0, 2 if broad else 1)
        self.form.columns.setStretch(1, 3 if broad else 1)

        self._place_advanced(self.form.leftColumn)
        beside_options = not dependent and self.form.columns.direction() == beside
        if beside_options and self.form.outer.totalSizeHint().height() > room.height():
            self._place_advanced(self.form.rightColumn)  # where there is room left

    def _place_advanced(self, column: QVBoxLayout) -> None:
        """Put the seed below everything else in this column."""
        row, note = self.form.advancedRow, self.form.seedNote
        if column.indexOf(row) < 0:
            for other in (self.form.leftColumn, self.form.rightColumn):
                other.removeItem(row)
                other.removeWidget(note)
            row.setParent(None)
            column.insertLayout(column.count() - 1, row)
            column.insertWidget(column.count() - 1, note)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(self._minimum_width, 0))

    def needed_width(self) -> int:
        """Pixels below which fields would be cut."""
        layout = self.form.outer
        layout.invalidate()
        layout.activate()
        return layout.totalMinimumSize().width()

    def remember(self) -> None:
        """Keep names, kinds, colours and options for the next time."""
        self.seating.remember(self._settings)
        values = {field.spec.name: field.value for field in self.options}
        self._settings.options[self.game.name] = values | {SEATS: str(len(self.seats))}
        if self._people() > 1:
            self._settings.hands = self.hands.value

    # ------------------------------------------------------------ inside
    def _option(self, spec: OptionSpec, remembered: dict[str, str]) -> OptionField:
        field = OptionField(self._theme, spec, remembered.get(spec.name, spec.default), self)
        field.changed.connect(self._anything)
        return field

    def _arrange_options(self) -> None:
        # A tick that needs another one stands among the ticks; what it cannot be now is said on it.
        self._dependents = [each for each in self.options if each.spec.only_if is not None and not each.is_tick]
        chosen = [field for field in self.options if field not in self._dependents]
        ticks = [field for field in chosen if field.is_tick]
        keys = [field for field in chosen if not field.is_tick]
        left = len(keys) if ticks else -(-len(keys) // 2)  # where there are no ticks, the right side is free
        for place, field in enumerate([*keys, *ticks]):
            (self.form.leftPlace if place < left else self.form.rightPlace).addWidget(field)
        if any(field.is_tick for field in self.options):
            self.form.optionsTitlePlace.addWidget(Lettering(self._theme, "Options", (22, 18), voice="label"))
        self._head_dependents()
        self._arrange_dependents(1)

    def _head_dependents(self) -> None:
        """What all their titles end with is said once, above them."""
        ending = shared_ending([field.spec.title for field in self._dependents])
        self._dependents_heading = QLabel(f"Each {ending}:" if ending else "")
        self._dependents_heading.setProperty("muted", True)
        self._dependents_heading.setProperty("small", True)
        self.form.dependentsPlace.addWidget(self._dependents_heading, 0, 0, 1, 2)
        for field in self._dependents:
            field.shorten(ending)

    def _arrange_dependents(self, columns: int) -> None:
        """In columns, read downwards."""
        grid, rows = self.form.dependentsPlace, -(-len(self._dependents) // columns)
        for place, field in enumerate(self._dependents):
            grid.addWidget(field, 1 + place % rows, place // rows)
        for column in range(2):
            grid.setColumnStretch(column, 1 if column < columns else 0)

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
        if not self.game.automatic:  # there are no hands
            self.form.leftPlace.addLayout(place)
        return choice

    def _people(self) -> int:
        return sum(row.kind == HUMAN for row in self.seats)

    def _applies(self, field: OptionField) -> bool:
        if field.spec.only_if is None:
            return True
        name, value = field.spec.only_if
        return any(other.spec.name == name and other.value == value for other in self.options)

    def _bar_conflicts(self) -> None:
        """What cannot stand together with the options before it cannot be chosen, and says why."""
        chosen = {spec.name: spec.default for spec in self.game.options}
        for field in self.options:
            tries = {value: {**chosen, field.spec.name: value} for value, _ in field.spec.choices}
            barred = {value: self.game.conflict(tried, len(self.seats)) for value, tried in tries.items()}
            if field.is_tick and not self._applies(field):
                assert field.spec.only_if is not None
                needed = next(spec for spec in self.game.options if spec.name == field.spec.only_if[0])
                barred["on"] = barred["on"] or f"Only with {needed.title}."
            field.bar({value: why for value, why in barred.items() if why})
            chosen[field.spec.name] = field.value

    def _show_advanced(self, shown: bool) -> None:
        self.form.advancedButton.setText("▾ Advanced" if shown else "▸ Advanced")
        for part in (self.form.seed, self.form.seedNote):
            part.setVisible(shown)
        self.changed.emit()

    def _anything(self) -> None:
        self._bar_conflicts()
        for field in self.options:
            field.setVisible(field not in self._dependents or self._applies(field))
            field.name_seats([row.name or f"seat {row.seat + 1}" for row in self.seats])
        shown = any(self._applies(field) for field in self._dependents)
        self._dependents_heading.setVisible(shown and bool(self._dependents_heading.text()))
        several = self._people() > 1
        self.hands.setEnabled(several)
        alone = "One person at the screen: there is no hand to hide from anybody."
        nobody = "Nobody sits at the screen: the bots play, and everybody may watch."
        self._hands_note.setText(
            HANDS_NOTES[Hands(self.hands.value)] if several else (alone if self._people() else nobody)
        )
        self.changed.emit()


class _Refit(QObject):
    """Calls `fit` after each change of the window's size, for as long as `owner` lives."""

    def __init__(self, owner: QObject, fit: Callable[[], None]) -> None:
        super().__init__(owner)
        self._fit = fit

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return False


def new_game_sheet(
    parent: QWidget, theme: Theme, game: Game, settings: Settings
) -> tuple[Sheet, NewGameBody, QPushButton]:
    """Open the form over `parent`. The caller connects the last button, which begins the game."""
    body = NewGameBody(theme, game, settings)
    fault = QLabel("")
    fault.setStyleSheet(f"color: {theme.palette.refused};")
    cancel, start = QPushButton("Cancel"), QPushButton("Start the game")
    start.setProperty("primary", True)
    for button in (cancel, start):
        button.setProperty("grand", True)
    fault.setWordWrap(True)
    fault.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    foot = foot_row(fault, cancel, start)
    sheet = Sheet(theme, f"New game: {game.title}", game.accent, body, foot, parent, width=1380)
    KeyCap(theme, cancel, "Esc")

    def check() -> None:
        words = body.fault()
        fault.setText(words)
        start.setEnabled(not words)
        body.fit(parent.size() - QSize(SURROUND, SURROUND + heading_height(theme) + foot.sizeHint().height()))
        sheet.refit()

    body.changed.connect(check)
    cancel.clicked.connect(sheet.close_sheet)
    parent.installEventFilter(_Refit(sheet, check))
    check()
    sheet.open(start)
    return sheet, body, start
