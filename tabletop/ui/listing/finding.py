"""The search field of the list: rows that do not match are hidden, those above a match stay."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tabletop.ui.listing.tree import ListTree

Key = Qt.Key
INVITATIONS = (
    "Type to find a card or an option",
    "Type to find a card",
    "Find a card",
    "Find",
)  # the longest that fits
PADDING = 36  # px that the field's border and padding take


class SearchField(QLineEdit):
    """Typing filters the tree; Enter and the down arrow go to the first match, Esc clears."""

    left = Signal()

    def __init__(self, tree: ListTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = tree
        self._opened: list[str] | None = None
        self.setPlaceholderText(INVITATIONS[0])
        self.setAccessibleName("Find a card or an option")
        self.textChanged.connect(self._typed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - PADDING
        fitting = [words for words in INVITATIONS if self.fontMetrics().horizontalAdvance(words) <= room]
        self.setPlaceholderText(fitting[0] if fitting else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.key() in (Key.Key_Return, Key.Key_Enter, Key.Key_Down):
            found = self.first_match(QModelIndex())
            if found.isValid() and not event.isAutoRepeat():
                self._tree.go_to(found)
                self.left.emit()
        elif event.key() not in (Key.Key_Up,):
            super().keyPressEvent(event)
            if not event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.text():
                event.accept()

    def first_match(self, parent: QModelIndex) -> QModelIndex:
        """The first row below `parent` that itself says what was typed."""
        model = self._tree.rows
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            if self._matches(index):
                return index
            below = self.first_match(index)
            if below.isValid():
                return below
        return QModelIndex()

    def apply(self) -> None:
        """Hide and show rows for what is typed; after each change of the tree."""
        if self.text().strip():
            self._filter(QModelIndex(), False)
        elif self._opened is not None:
            self._show_all(QModelIndex())

    # ------------------------------------------------------------ inside
    def _typed(self, text: str) -> None:
        if text.strip() and self._opened is None:
            self._opened = self._expanded(QModelIndex())
        self.apply()
        if not text.strip() and self._opened is not None:
            self._fold(QModelIndex(), set(self._opened))
            self._opened = None
            if self._tree.currentIndex().isValid():
                self._tree.go_to(self._tree.currentIndex())

    def _matches(self, index: QModelIndex) -> bool:
        row = self._tree.rows.row_at(index)
        wanted = self.text().strip().casefold()
        return row is not None and wanted in f"{row.text} {row.state}".casefold()

    def _filter(self, parent: QModelIndex, above: bool) -> bool:
        """Whether anything below `parent` is shown; `above` that something above it matches."""
        any_shown = False
        model = self._tree.rows
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            own = self._matches(index)
            below = self._filter(index, above or own)
            self._tree.setRowHidden(place, parent, not (own or below or above))
            if below and not own:
                self._tree.expand(index)
            any_shown = any_shown or own or below
        return any_shown

    def _show_all(self, parent: QModelIndex) -> None:
        model = self._tree.rows
        for place in range(model.rowCount(parent)):
            self._tree.setRowHidden(place, parent, False)
            self._show_all(model.index(place, 0, parent))

    def _expanded(self, parent: QModelIndex) -> list[str]:
        model, found = self._tree.rows, []
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            row = model.row_at(index)
            if row is not None and self._tree.isExpanded(index):
                found.append(row.key)
            found += self._expanded(index)
        return found

    def _fold(self, parent: QModelIndex, opened: set[str]) -> None:
        model = self._tree.rows
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            row = model.row_at(index)
            self._tree.setExpanded(index, row is not None and row.key in opened)
            self._fold(index, opened)
