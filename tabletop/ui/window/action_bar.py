"""The action bar: prompt, one or two lines of choices, hold buttons. It shows `Actions` and says what was pressed."""

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
from tabletop.ui.window.prompt import Prompt
from tabletop.ui.window.standing_row import StandingRow

LARGE_TEXT = 1.5
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
        self.first, self.second = ActionLine(theme, self), ActionLine(theme, self)
        self.form.firstPlace.addWidget(self.first)
        self.form.secondPlace.addWidget(self.second)
        self.standing = StandingRow(theme, self)
        self.form.promptRow.insertWidget(self.form.promptRow.indexOf(self.form.counter), self.standing)
        self.holds: list[HoldButton] = []
        self._cancel: ActionButton | None = None
        self._connect()
        self._sizes()

    def aim(self, target: str) -> None:
        """Light the button of the target that the pointer is over on the table, "" for none."""
        for line in (self.first, self.second):
            for button in line.buttons:
                button.aim(bool(target) and button.item.target == target)

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
        lines = self._spread(actions.lines, actions.cancel) if not actions.buttons else (Line("", actions.buttons),)
        self.first.setVisible(bool(lines))
        self._fit_standing()
        self.first.set_narrow(bool(actions.note))
        self.first.show_line(lines[0]) if lines else self.first.clear()
        self.second.setVisible(len(lines) > 1)
        self.second.show_line(lines[1]) if len(lines) > 1 else self.second.clear()
        self._place_note(below=self._theme.text_scale >= LARGE_TEXT and len(lines) < 2)
        self.form.note.setText(actions.note)
        self.form.note.setVisible(bool(actions.note))
        if self._cancel is not None:
            self._cancel.setVisible(actions.cancel)

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
        hold = next((hold for hold in self.holds if hold.cap and hold.cap == event.text()), None)
        if hold is None or event.isAutoRepeat():
            return hold is not None
        hold.let_go()
        return True

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1524, 988), self._theme.px(132, 112))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, self._theme.px(132, 112))

    # ------------------------------------------------------------ inside
    def _spread(self, lines: tuple[Line, ...], cancel: bool) -> tuple[Line, ...]:
        """A line alone that is too long goes on in the second one; the key that cancels stands in the first."""
        if len(lines) != 1:
            return lines
        line, margins = lines[0], self.form.outer.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        if cancel and self._cancel is not None:
            room -= self._cancel.sizeHint().width() + self._theme.px(12, 9)
        fits = self.first.fitting(line, room)
        if not 0 < fits < len(line.items):
            return lines
        return Line(line.heading, line.items[:fits]), Line(" " if line.heading else "", line.items[fits:])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            actions, self.actions_now = self.actions_now, Actions("")
            self.show_actions(actions)

    def _fit_standing(self) -> None:
        """What is left beside the prompt, which always comes first."""
        margins, gap = self.form.outer.contentsMargins(), self.form.promptRow.spacing()
        before = (self.prompt, self.form.emblem, self.form.whyButton, self.form.counter)
        taken = sum(part.sizeHint().width() + gap for part in before if not part.isHidden())
        self.standing.fit(self.width() - margins.left() - margins.right() - taken - gap)

    def _place_note(self, below: bool) -> None:
        """With large text the note has no room beside the buttons: it takes the second line."""
        row, note = self.form.secondPlace if below else self.form.firstRow, self.form.note
        if row.indexOf(note) < 0:
            (self.form.firstRow if below else self.form.secondPlace).removeWidget(note)
            if below:
                row.addWidget(note)
            else:
                row.insertWidget(row.indexOf(self.form.cancelPlace), note)

    def _connect(self) -> None:
        for line in (self.first, self.second):
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
        size = self._theme.px(24, 18)
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
                self._theme, hold.seat, hold.title, hold.note, wanted=not hold.call, cap=hold.cap, parent=self
            )
            button.completed.connect(self.claimed if hold.call else self.held)
            button.released.connect(self.let_go)
            self.form.holdPlace.addWidget(button)
            button.show()
            self.holds.append(button)

    def _sizes(self) -> None:
        theme = self._theme
        side = theme.px(16, 14)
        self.form.outer.setContentsMargins(side, theme.px(10, 7), side, theme.px(8, 5))
        self.setFixedHeight(max(theme.px(132, 112), round(theme.px(132, 112) * theme.text_scale)))
        actions, self.actions_now = self.actions_now, Actions("")
        self.show_actions(actions)
