"""The list as a widget: heading, search field, tree, and the last spoken sentence at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
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
        self.words = TableRows(page.controller.match, page.layout_)
        self.deeds = Deeds(page)
        self.model = ListModel(self)
        self.tree = ListTree(self._theme, self.model, self)
        self.search = SearchField(self.tree, self)
        self._build()
        self._connect()

    # ------------------------------------------------------------ what is shown
    def show_moment(self, moment: Moment, actions: Actions, log: Sequence[str]) -> bool:
        """Mirror this moment. True if the row that has focus says what is asked, so that nobody else need say it."""
        self.deeds.begin(moment)
        self._moment, self._actions, self._log = moment, actions, list(log)
        return self.refresh()

    def refresh(self) -> bool:
        """Make the rows anew. True if focus has gone to the decision because something else is asked there now."""
        moment = self._moment
        if moment is None:
            return False
        lights = lights_of(moment, self._actions, self.owner_words)
        below = self.words.rows(moment, lights, self._log)
        if self.isHidden():
            return False
        first = decision_row(moment, self._actions, self.deeds.asking, self.owner_words)
        asked = (moment.number, moment.curtain, self._actions.prompt, self.deeds.asking)
        fresh, self._asked = asked != self._asked, asked
        here = self.tree.row()
        answering = here is None or here.key == DECISION or here.key.startswith(("option:", "ask:"))
        self.model.show_rows([first] if moment.curtain is not None else [first, *below])
        self.tree.unfold_new(self._known)
        self.search.apply()
        return self._follow_decision(fresh and answering)

    def say(self, words: str) -> None:
        """Show the last spoken sentence."""
        self._spoken.setText(f"“{words}”" if words else "")

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

    def _follow_decision(self, wanted: bool) -> bool:
        if not wanted:
            return False
        before = self.tree.row()
        index = self.model.index_of(DECISION)
        self.tree.go_to(index)
        self.tree.expand(index)
        here = self.tree.row()
        if here is not None and here is before:
            self._pointed(here)  # the same row says something else now
        return self.tree.hasFocus()

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
