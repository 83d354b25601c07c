"""The top bar: game title, phases, round, whose turn, and the four buttons on the right."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.engine.game import Game
from tabletop.engine.names import joined
from tabletop.ui.forms.ui_top_bar import Ui_TopBar
from tabletop.ui.icons import icon
from tabletop.ui.moment import Moment
from tabletop.ui.palette import readable
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.theme import Theme
from tabletop.ui.window.phase_strip import PhaseStrip, TurnPlate

MARGIN = 14  # px of the bar's height that its pictures leave free
LEAST_TITLE = 0.6  # of its width that the title keeps
COMPACT = 1500  # px of width below which buttons show their icons only


class TopBar(QWidget):
    """Shows where the game is. Its buttons are connected by the page."""

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.form = Ui_TopBar()
        self.form.setupUi(self)
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        accent = readable(game.accent, theme.palette.bar, theme.palette)
        self.title = Lettering(theme, game.title, (28, 22), role=accent)
        self.form.titlePlace.addWidget(self.title)
        self.phases = PhaseStrip(theme, game.phases, game.accent, self)
        self.phases.setVisible(bool(game.phases))
        self.form.phasePlace.addWidget(self.phases)
        self.turn = TurnPlate(theme, self)
        self.form.turnPlace.addWidget(self.turn)
        theme.changed.connect(self._sizes)
        self._sizes()

    def show_moment(self, moment: Moment, undo_block: str | None, can_redo: bool) -> None:
        """Show this moment; the reason why nothing can be taken back stands in the tooltip."""
        facts = moment.scene.view.facts
        self.phases.set_phase(str(facts.get("phase", "")))
        number = facts.get("round")
        self.form.round.setText(f"Round {number}" if number else "")
        self._show_turn(moment)
        self._make_room()
        self.form.undoButton.setEnabled(undo_block is None)
        self.form.undoButton.setToolTip(undo_block or "Take back the last decision (Ctrl+Z)")
        self.form.redoButton.setEnabled(can_redo)
        self.form.redoButton.setToolTip("Decide the same again (Ctrl+Shift+Z)" if can_redo else "Nothing taken back.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """With large text or in a narrow window only the present phase is shown, so that the title can be read."""
        form = self.form
        others = (
            form.buttons.sizeHint(),
            form.round.sizeHint(),
            *(() if self.turn.isHidden() else (self.turn.sizeHint(),)),
        )
        margins = form.outer.contentsMargins()
        gaps = form.outer.spacing() * 5 + margins.left() + margins.right()
        room = self.width() - gaps - sum(each.width() for each in others)
        self.phases.fold(self.title.sizeHint().width() * LEAST_TITLE + self.phases.whole_width > room)

    def _show_turn(self, moment: Moment) -> None:
        names = moment.scene.names
        if moment.outcome is not None:
            winners = moment.outcome.winners
            words = joined([names[seat] for seat in winners])
            self.turn.show_turn(winners[0] if winners else None, f"{words} won")
        elif moment.scene.call is not None and moment.scene.call_seats:
            active = moment.scene.view.facts.get("active")
            seat = active if isinstance(active, int) else moment.seat
            self.turn.show_turn(seat, f"{names[seat]}'s turn" if seat is not None else "")
        else:
            seat = moment.seat
            self.turn.show_turn(seat, f"{names[seat]} to act" if seat is not None else "")

    def _sizes(self) -> None:
        theme = self._theme
        self.setFixedHeight(max(theme.px(46, 36), round(theme.px(46, 36) * min(theme.text_scale, 1.5))))
        self.form.outer.setContentsMargins(theme.px(14, 14), 0, theme.px(10, 8), 3)
        self.form.outer.setSpacing(theme.px(18, 12))
        compact = theme.px(1920, 1280) < COMPACT
        size = min(theme.mark_px(18, 17), self.height() - MARGIN)
        for button, name, words in (
            (self.form.undoButton, "anticlockwise-rotation", "Undo"),
            (self.form.redoButton, "clockwise-rotation", "Redo"),
            (self.form.rulesButton, "rule-book", "Rules"),
            (self.form.tableButton, "settings-knobs", "Table"),
        ):
            button.setIcon(icon(name, theme.palette.text, size))
            button.setIconSize(QSize(size, size))
            button.setText("" if compact and words != "Rules" else words)
        self._make_room()
