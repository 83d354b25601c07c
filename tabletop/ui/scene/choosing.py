"""What is chosen, held, pointed at and focused, and carrying out what a gesture means.

One decision is answered once: until the next state comes, or half a second has gone, nothing more is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.engine.decision import Option
from tabletop.ui.scene.focus import Focus
from tabletop.ui.scene.lit import Pointing
from tabletop.ui.scene.offers import Act, Answer, Chain, Menu, Refuse, Select
from tabletop.ui.scene.table import Table

ANSWERS_WITHIN = 500  # milliseconds


class Choosing(QObject):
    """Keeps the person's choice so far and says what was answered."""

    chosen = Signal(str)
    chain = Signal(str, str)
    refused = Signal(str, str)
    subject_picked = Signal(str)
    hovered = Signal(str)
    aimed = Signal(str)

    def __init__(self, table: Table, widget: QWidget):
        super().__init__(widget)
        self._table = table
        self._widget = widget
        self._menu: QMenu | None = None
        self.focus = Focus(table)
        self._selected: str | None = None
        self._held: str | None = None
        self._pointed: str | None = None
        self._hovered = self._aimed = ""
        self._number: int | None = None
        self._since_answer = QElapsedTimer()
        self._chains: dict[str, Sequence[Option]] = {}

    @property
    def selected(self) -> str | None:
        """The chosen subject."""
        return self._selected

    @property
    def _answered(self) -> bool:
        """Whether an answer is under way. One that led to nothing must not block the table for ever."""
        return self._since_answer.isValid() and self._since_answer.elapsed() < ANSWERS_WITHIN

    @property
    def menu(self) -> QMenu | None:
        """The choice menu that is open."""
        return self._menu if self._menu is not None and self._menu.isVisible() else None

    def new_state(self) -> bool:
        """A state was shown. Returns whether it asks something new; then what was chosen is forgotten."""
        decision = self._table.offers.decision
        number = decision.number if decision is not None else None
        fresh = number != self._number
        self._number = number
        self._since_answer.invalidate()
        if fresh:
            self._selected, self._held, self._pointed = None, None, None
            self._chains = {}
            self.focus.thing = None
            self._close_menu()
        elif self._selected not in self._table.offers.subjects:
            self._selected = None
        for subject, options in self._chains.items():
            self._table.offers.add_chain(subject, options)
        self.relight()
        return fresh

    def relight(self) -> None:
        """Show all lights anew."""
        self._table.light_up(Pointing(self._selected, self._held, self._pointed, self.focus.thing))
        if self._aimed != (self._pointed or ""):
            self._aimed = self._pointed or ""
            self.aimed.emit(self._aimed)

    def set_chain(self, subject: str, options: Sequence[Option]) -> None:
        """Targets of the decision that would follow `subject`."""
        self._chains[subject] = tuple(options)
        self._table.offers.add_chain(subject, options)
        self.relight()

    def select(self, subject: str | None, tell: bool) -> None:
        """Choose a subject; with `tell` it is said, so that targets of a following decision may be added."""
        if subject is not None and subject not in self._table.offers.subjects:
            subject = None
        changed = subject != self._selected
        self._selected = subject
        self._pointed = None
        if tell and changed:
            self.subject_picked.emit(subject or "")
        self.relight()

    def hold(self, subject: str | None) -> None:
        """A subject is dragged, or no longer."""
        self._held = subject
        self._pointed = None
        if subject is not None:
            self._selected = None
            self.focus.thing = None
        self.subject_picked.emit(subject or "")
        self.relight()

    def point_at(self, things: list[str]) -> None:
        """These things lie under the pointer, nearest first."""
        pointed = next((thing for thing in things if thing in self._table.lit.targets), None)
        if self._table.lit.subject is None:
            pointed = None
        card = next((thing for thing in things if self._table.told(thing)), "")
        if card != self._hovered and self._held is None:  # what is dragged stays the one that is told about
            self._hovered = card
            self._table.hover(card or None)
            self.hovered.emit(card)
        if pointed != self._pointed:
            self._pointed = pointed
            self.relight()

    def perform(self, act: Act, at: QPoint) -> bool:
        """Carry out what a gesture means; `at` is global. False if it meant nothing."""
        if act is None:
            return False
        self._table.notices.forget_refusal()
        if isinstance(act, Select):
            known = self._selected is not None or act.subject is not None
            self.select(act.subject, tell=True)
            return known
        if self._answered:
            return True
        if isinstance(act, Menu):
            self._ask(act.options, at)
        elif isinstance(act, Refuse):
            self.refused.emit(act.subject, act.target)
        elif isinstance(act, Answer):
            self._say(partial(self.chosen.emit, act.key))
        elif isinstance(act, Chain):
            self._say(partial(self.chain.emit, act.subject, act.target))
        return True

    def act_on_focus(self, at: QPoint) -> bool:
        """Act on the thing that has focus, as a click would."""
        thing = self.focus.thing
        if thing is None:
            return False
        return self.perform(self._table.offers.click([thing], self._selected), at)

    def refused_again(self) -> None:
        """An answer was not taken: the decision may be answered anew."""
        self._since_answer.invalidate()

    def let_go(self) -> bool:
        """Take back the choice so far; False if nothing was chosen."""
        if self._selected is None:
            return False
        self.select(None, tell=True)
        return True

    def _say(self, emit: Callable[[], None]) -> None:
        self._since_answer.start()
        self._selected, self._pointed = None, None
        emit()

    def _ask(self, options: Sequence[Option], at: QPoint) -> None:
        self._close_menu()
        menu = self._menu = QMenu(self._widget)
        for option in options:
            words = f"{option.label}   {option.preview}" if option.preview else option.label
            action = menu.addAction(words.replace("&", "&&"))
            action.triggered.connect(partial(self._picked, option.key))
        menu.popup(at)

    def _picked(self, key: str, _checked: bool = False) -> None:
        if not self._answered:
            self._say(partial(self.chosen.emit, key))

    def _close_menu(self) -> None:
        if self._menu is not None:
            self._menu.close()
            self._menu.deleteLater()
            self._menu = None
