"""The list as a widget: heading, search field, tree, and the last spoken sentence at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from tabletop.ui.listing.decision_rows import DECISION, decision_row
from tabletop.ui.listing.deeds import Deeds
from tabletop.ui.listing.finding import SearchField
from tabletop.ui.listing.heading import ListHeading
from tabletop.ui.listing.lights import lights_of
from tabletop.ui.listing.model import ListModel
from tabletop.ui.listing.rows import Row
from tabletop.ui.listing.table_rows import TableRows
from tabletop.ui.listing.tree import ListTree
from tabletop.ui.moment import Moment
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.window.bar_items import Actions, Item

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

NO_ACTIONS = Actions("")


class ListPanel(QWidget):
    """Mirrors a page. While it is hidden it makes no rows."""

    hide_wanted = Signal()
    move_wanted = Signal()
    pointed = Signal(str)  # the thing whose row has got focus

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._theme = page.theme
        self._moment: Moment | None = None
        self._actions, self._log = NO_ACTIONS, list[str]()
        self._known: set[str] = set()
        self._asked: tuple[object, ...] = ()
        self._seen: list[int] = []  # the seats whose hands may be seen
        self.words = TableRows(page.controller.match, page.layout_)
        self.deeds = Deeds(page)
        self.model = ListModel(self)
        self.tree = ListTree(self._theme, self.model, self)
        self.search = SearchField(self.tree, self)
        self._build()
        self._connect()

    # ------------------------------------------------------------ what is shown
    def take(self, moment: Moment, actions: Actions, log: Sequence[str]) -> bool:
        """Take over a moment; `refresh` shows it.

        True if focus will go to the decision, whose row then says what is asked, so that nobody else need say it.
        """
        self.deeds.begin(moment)
        self._moment, self._actions, self._log = moment, actions, list(log)
        seen = self._page.controller.seats.visible_hands()
        if seen != self._seen:
            self._seen = seen
            self.say("")  # what was read from a hand goes with it
        return self._asks_anew() and self.tree.hasFocus()

    def refresh(self) -> None:
        """Make the rows anew."""
        moment = self._moment
        if moment is None:
            return
        self.words.begin(moment, lights_of(moment, self._actions, self.owner_words))
        if self.isHidden():
            return
        below = self.words.rows(self._log)
        first = decision_row(moment, self._actions, self.deeds.asking, self.owner_words)
        anew, self._asked = self._asks_anew(), self._question()
        if anew:
            self.tree.setCurrentIndex(QModelIndex())  # else a neighbour of what goes away would be read
        self.model.show_rows([first] if moment.curtain is not None else [first, *below])
        self.tree.unfold_new(self._known)
        self.search.apply()
        if anew:
            self._follow_decision()

    def say(self, words: str) -> None:
        """Show the last spoken sentence."""
        self._spoken.setText(f"“{words}”" if words else "")

    @property
    def spoken(self) -> str:
        """What stands at the foot."""
        return self._spoken.text()

    def go_to_thing(self, thing: str) -> None:
        """Show the row of what has focus on the table."""
        index = self.model.index_of_thing(thing)
        if index.isValid() and not self.tree.hasFocus():
            self.tree.go_to(index)

    def take_focus(self) -> None:
        """Give the tree the keyboard, at the decision if it has been nowhere."""
        if not self.tree.currentIndex().isValid():
            self.tree.go_to(self.model.index_of(DECISION))
        self.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def focused(self) -> bool:
        """Whether the keyboard is in the list."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def owner_words(self, thing: str) -> str:
        """Whose a card or place is, as said beside its name; "" where it need not be said."""
        moment = self._moment
        decision = moment.decision if moment is not None else None
        if moment is None or decision is None or not thing.startswith("card:"):
            return ""
        piece = moment.scene.view.piece(thing)
        zone = moment.scene.view.zones.get(piece.zone) if piece is not None else None
        if zone is None or zone.owner is None or self.words.zones.name(zone.name).hand:
            return ""
        return "your own" if zone.owner == decision.seat else moment.scene.names[zone.owner]

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(452, 300), 400)

    # ------------------------------------------------------------ inside
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.deeds.back():
            event.accept()
        else:
            super().keyPressEvent(event)

    def _question(self) -> tuple[object, ...]:
        """What is asked, to be told from what was asked before."""
        moment = self._moment
        assert moment is not None
        return moment.number, moment.curtain, self._actions.prompt, self.deeds.asking

    def _asks_anew(self) -> bool:
        """Whether something else is asked now and the person is there, at the decision."""
        here = self.tree.row()
        there = here is None or here.key == DECISION or here.key.startswith(("option:", "ask:"))
        return there and not self.isHidden() and self._question() != self._asked

    def _follow_decision(self) -> None:
        index = self.model.index_of(DECISION)
        self.tree.go_to(index)
        self.tree.expand(index)

    def _pointed(self, row: Row) -> None:
        if self.tree.hasFocus():
            self.say(row.said())
            self.pointed.emit(row.thing)

    def _go_to_option(self, item: Item) -> None:
        for row in self.model.row_at(self.model.index_of(DECISION)).children:  # type: ignore[union-attr]
            if row.deed is not None and row.deed.item == item:
                self.tree.go_to(self.model.index_of(row.key))
                return

    def _build(self) -> None:
        self.setObjectName("tableAsList")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        heading = ListHeading(self._theme, self)
        heading.hide_wanted.connect(self.hide_wanted)
        heading.move_wanted.connect(self.move_wanted)
        field = QVBoxLayout()
        field.setContentsMargins(10, 10, 10, 6)
        field.addWidget(self.search)
        foot = QWidget(self)
        foot.setObjectName("spoken")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        words = QVBoxLayout(foot)
        words.setContentsMargins(12, 8, 12, 12)
        words.addWidget(Lettering(self._theme, "Spoken", (16, 13.5), voice="label", role="muted"))
        self._spoken = QLabel("", foot)
        self._spoken.setWordWrap(True)
        self._spoken.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self._spoken)
        roomy(self._theme, self, field, words)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(heading)
        layout.addLayout(field)
        layout.addWidget(self.tree, 1)
        layout.addWidget(foot)
        self._restyle()

    def _connect(self) -> None:
        self.tree.wanted.connect(self.deeds.activate)
        self.tree.pointed.connect(self._pointed)
        self.search.left.connect(self.take_focus)
        self.deeds.changed.connect(self.refresh)
        self.deeds.options_wanted.connect(self._go_to_option)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self._spoken.setFont(self._theme.text(13.5, 11.5))
        self._spoken.setMinimumHeight(self._spoken.fontMetrics().lineSpacing() * 3)
        self._spoken.setMaximumHeight(self._spoken.fontMetrics().lineSpacing() * 6)
        self.updateGeometry()
