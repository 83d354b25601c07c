"""The action bar: prompt, lines of choices, hold buttons. It shows `Actions` and says what was pressed.

How the choices are divided into as many lines as the bar has room for is in `bar_lines.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.forms.ui_action_bar import Ui_ActionBar
from tabletop.ui.icons import tinted
from tabletop.ui.palette import contrast
from tabletop.ui.parts.hold_button import HoldButton
from tabletop.ui.standing import Offer
from tabletop.ui.theme import Theme
from tabletop.ui.window.action_button import ActionButton
from tabletop.ui.window.action_line import ActionLine
from tabletop.ui.window.bar_items import Actions, Item, Line
from tabletop.ui.window.bar_lines import spread
from tabletop.ui.window.prompt import Prompt
from tabletop.ui.window.standing_row import StandingRow

LARGE_TEXT = 1.5
LEAST_LINES, MOST_LINES = 2, 4
HALF_PROMPT = 0.6  # of its width, which a prompt in two lines needs
MANY_HOLDS = 4
NOTE_LEAST = 0.19  # of it, what is left for a note beside several hold buttons
NOTE_SHARE = 0.3  # of the bar's width, at least, for a note beside the buttons
CANCEL = Item("choose", "Cancel", "!cancel", cap="Esc")


class ActionBar(QWidget):
    """`acted` carries an Item; `held` and `let_go` a seat, `claimed` one that answers a table call."""

    acted = Signal(object)
    entered = Signal(object)
    held = Signal(int)
    let_go = Signal(int)
    claimed = Signal(int)
    cancelled = Signal()
    why_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actionBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.actions_now = Actions("")
        self.form = Ui_ActionBar()
        self.form.setupUi(self)
        self.setObjectName("actionBar")
        self.prompt = Prompt(theme, self)
        self.form.promptPlace.addWidget(self.prompt)
        self.lines = [ActionLine(theme, self) for _ in range(MOST_LINES)]
        self.first, self.second = self.lines[:2]
        self.form.firstPlace.addWidget(self.first)
        # Without a line of choices beside them, hold buttons would stand in the middle of the room.
        self.form.firstRow.setAlignment(self.form.holdPlace, Qt.AlignmentFlag.AlignLeft)
        self.form.secondPlace.addWidget(self.second)
        below = self.form.outer.indexOf(self.form.secondPlace) + 1
        for place, line in enumerate(self.lines[2:], below):
            self.form.outer.insertWidget(place, line)
        self.standing = StandingRow(theme, self)
        self.form.promptRow.insertWidget(self.form.promptRow.indexOf(self.form.counter), self.standing)
        self.holds: list[HoldButton] = []
        self._cancel: ActionButton | None = None
        self._connect()
        self._sizes()

    def aim(self, target: str) -> None:
        """Light the button of the target that the pointer is over on the table, "" for none."""
        for line in self.lines:
            for button in line.buttons:
                button.aim(bool(target) and button.item.target == target)

    def follow(self, thing: str) -> None:
        """Ring the button of what has the keyboard in the list or on the table, "" for nothing: its target, or who."""
        buttons = [button for line in self.lines for button in line.buttons]
        targets = [button for button in buttons if thing and button.item.target == thing]
        found = targets or [button for button in buttons if thing and button.item.subject == thing]
        for button in buttons:
            button.follow(button in found)

    def show_actions(self, actions: Actions) -> None:
        """Show this; everything of before is gone."""
        if actions == self.actions_now:
            return
        self.actions_now = actions
        self.prompt.set_text(actions.prompt)
        self._show_emblem()
        self.form.whyButton.setVisible(bool(actions.why or actions.rule))
        self.form.counter.setVisible(actions.counter is not None)
        if actions.counter is not None:
            self.form.counter.setText(f"{actions.counter[0]} of {actions.counter[1]}")
        self._show_holds()
        self._fit_standing()
        if self._cancel is not None:
            self._cancel.setVisible(actions.cancel)
        self.form.note.setText(actions.note)
        self.form.note.setVisible(self._notes())
        wanted = actions.lines if not actions.buttons else (Line("", actions.buttons),)
        below = self._theme.text_scale >= LARGE_TEXT  # then a note has no room beside the buttons
        indent = max((self.first.heading_width(line.heading) for line in wanted if line.heading), default=0)
        for row in self.lines:
            row.indent = indent
        lines = spread(wanted, self._room_for_lines(below), self._widths(below), self.first.fitting)
        self._place_note(below)
        self.first.set_narrow(bool(actions.note) and not below)
        for place, row in enumerate(self.lines):
            row.setVisible(place < len(lines))
            row.show_line(lines[place]) if place < len(lines) else row.clear()
        if below and self._too_high(len(lines)):
            self.form.note.setVisible(False)  # what is asked and the answers come before advice

    def show_standing(self, offers: Sequence[Offer]) -> None:
        """Show the standing answers that may be given or taken back."""
        self.standing.show_offers(offers)
        self._fit_standing()

    def say(self, words: str) -> None:
        """A short note beside the buttons until the next moment: what has just been done."""
        self.form.note.setText(words)
        self.form.note.setVisible(True)

    def press_key(self, event: QKeyEvent) -> bool:
        """A key that a cap names: acts, or begins to hold. True if it was one of these."""
        cap = "End" if event.key() == Qt.Key.Key_End else event.text().upper()
        if not event.isAutoRepeat() and cap:
            hold = next((hold for hold in self.holds if hold.cap == cap), None)
            if hold is not None:
                hold.press()
                return True
            item = self.actions_now.item_for(cap)
            if item is not None:
                self.acted.emit(item)
                return True
        return bool(cap) and any(hold.cap == cap for hold in self.holds)

    def release_key(self, event: QKeyEvent) -> bool:
        """The key of a hold button comes up."""
        hold = next((hold for hold in self.holds if hold.cap and hold.cap == event.text().upper()), None)
        if hold is None or event.isAutoRepeat():
            return hold is not None
        hold.let_go()
        return True

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1524, 988), self._theme.px(132, 112))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, self._theme.px(132, 112))

    # ------------------------------------------------------------ inside
    def _room_for_lines(self, note_below: bool) -> int:
        """How many lines of buttons stand below the prompt, at least two."""
        self.form.outer.activate()  # only now the prompt knows whether it takes a second line
        margins, gap = self.form.outer.contentsMargins(), self.form.outer.spacing()
        prompt = max(self.prompt.height(), self.form.whyButton.sizeHint().height())
        room = self.height() - margins.top() - margins.bottom() - prompt
        if note_below and self.actions_now.note:
            width = self.width() - margins.left() - margins.right()
            room -= self.form.note.heightForWidth(width) + gap
        line = ActionButton(self._theme, CANCEL).sizeHint().height()
        return min(max(room // (line + gap), LEAST_LINES), MOST_LINES)

    def _too_high(self, lines: int) -> bool:
        """Whether prompt, lines of buttons and a note below them are more than the bar holds."""
        margins, gap = self.form.outer.contentsMargins(), self.form.outer.spacing()
        line = ActionButton(self._theme, CANCEL).sizeHint().height()
        first = max((hold.sizeHint().height() for hold in self.holds), default=line)
        prompt = max(self.prompt.height(), self.form.whyButton.sizeHint().height())
        note = self.form.note.heightForWidth(self.width() - margins.left() - margins.right())
        taken = prompt + first + max(lines - 1, 0) * (line + gap) + note + 2 * gap
        return taken > self.height() - margins.top() - margins.bottom()

    def _widths(self, note_below: bool) -> tuple[int, int]:
        """The width of the first line, beside hold buttons, note and the key that cancels, and that of the others."""
        margins, gap = self.form.outer.contentsMargins(), self.form.firstRow.spacing()
        whole = self.width() - margins.left() - margins.right()
        actions, first = self.actions_now, whole
        if actions.cancel and self._cancel is not None:
            first -= self._cancel.sizeHint().width() + gap
        for hold in self.holds:
            first -= hold.sizeHint().width() + gap
        if self._notes() and not note_below:
            share = NOTE_LEAST if len(self.holds) > 1 else NOTE_SHARE
            first -= min(self.form.note.sizeHint().width(), round(whole * share)) + gap
        return first, whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            actions, self.actions_now = self.actions_now, Actions("")
            self.show_actions(actions)

    def _fit_standing(self) -> None:
        """What is left beside the prompt, which always comes first, in one line or in two."""
        margins, gap = self.form.outer.contentsMargins(), self.form.promptRow.spacing()
        before = (self.form.emblem, self.form.whyButton, self.form.counter)
        taken = sum(part.sizeHint().width() + gap for part in before if not part.isHidden())
        room = self.width() - margins.left() - margins.right() - taken - 2 * gap
        prompt = self.prompt.sizeHint().width()
        self.standing.fit(room - (prompt if prompt <= room else round(prompt * HALF_PROMPT)))

    def _place_note(self, below: bool) -> None:
        """Put the note beside the buttons of the first line, or below all lines."""
        note, outer, row = self.form.note, self.form.outer, self.form.firstRow
        if below and row.indexOf(note) >= 0:
            row.removeWidget(note)
            outer.insertWidget(outer.count() - 1, note)  # the last part is empty room
        elif not below and outer.indexOf(note) >= 0:
            outer.removeWidget(note)
            row.insertWidget(row.indexOf(self.form.cancelPlace), note)

    def _connect(self) -> None:
        for line in self.lines:
            line.acted.connect(self.acted)
            line.entered.connect(self.entered)
        self.form.whyButton.clicked.connect(self.why_wanted)
        self._cancel = ActionButton(self._theme, CANCEL, self)
        self._cancel.clicked.connect(self.cancelled)
        self.form.cancelPlace.addWidget(self._cancel)
        self._cancel.hide()
        self._theme.changed.connect(self._sizes)

    def _show_emblem(self) -> None:
        name = self.actions_now.icon
        size = self._theme.mark_px(24, 18)
        if name:
            palette = self._theme.palette
            tint = palette.acts if contrast(palette.acts, palette.foot) >= 3.0 else palette.text
            self.form.emblem.setPixmap(tinted(name, size, tint, self.devicePixelRatioF()))
        self.form.emblem.setVisible(bool(name))

    def _show_holds(self) -> None:
        for old in self.holds:
            self.form.holdPlace.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.holds = []
        for hold in self.actions_now.holds:
            button = HoldButton(
                self._theme,
                hold.seat,
                hold.title,
                hold.note,
                wanted=not (hold.call or hold.offered),
                cap=hold.cap,
                brief=hold.brief,
                parent=self,
            )
            button.completed.connect(self.claimed if hold.call else self.held)
            button.released.connect(self.let_go)
            self.form.holdPlace.addWidget(button)
            button.show()
            self.holds.append(button)
        self._fit_holds()

    def _notes(self) -> bool:
        """Whether a note is shown: beside the buttons of very many it has no room."""
        many = len(self.actions_now.holds) > MANY_HOLDS and self._theme.text_scale < LARGE_TEXT
        return bool(self.actions_now.note) and not many

    def _fit_holds(self) -> None:
        """Several hold buttons share what a note and the first plain button leave of the line."""
        margins, gap = self.form.outer.contentsMargins(), self.form.firstRow.spacing()
        whole = self.width() - margins.left() - margins.right()
        actions, least = self.actions_now, 0
        if actions.buttons:
            least = ActionButton(self._theme, actions.buttons[0]).sizeHint().width() + gap
        note = 0
        if self._notes() and self._theme.text_scale < LARGE_TEXT:
            note = round(whole * NOTE_LEAST) + gap
        each = (whole - least - note) // max(len(self.holds), 1) - gap
        for button in self.holds:
            button.limit(max(each, 1) if len(self.holds) > 1 else 0)

    def _sizes(self) -> None:
        theme = self._theme
        side = theme.px(16, 14)
        self.form.outer.setContentsMargins(side, theme.px(10, 7), side, theme.px(8, 5))
        self.setFixedHeight(max(theme.px(132, 112), round(theme.px(132, 112) * theme.text_scale)))
        actions, self.actions_now = self.actions_now, Actions("")
        self.show_actions(actions)
