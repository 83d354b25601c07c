"""The tree of the list: which keys it takes, and which it leaves to the table.

Arrows, Home, Page Up and Page Down move, letters find, Enter and Space act on the row that has focus. Digits and End
answer as everywhere, so they go on to the window.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeView, QWidget

from tabletop.ui.listing.delegate import RowDelegate
from tabletop.ui.listing.model import Index, ListModel
from tabletop.ui.listing.rows import Row
from tabletop.ui.parts.whole_lines import cover_cut_row, keep_lines_whole
from tabletop.ui.theme import Theme

Key = Qt.Key
FOR_THE_WINDOW = {Key.Key_End, Key.Key_Escape, *(Key(Key.Key_0 + digit) for digit in range(10))}
ACT = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class ListTree(QTreeView):
    """`wanted` carries the Row that was activated, `pointed` the one that has focus now."""

    wanted = Signal(object)
    pointed = Signal(object)

    def __init__(self, theme: Theme, model: ListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows = model
        self.setModel(model)
        self.setHeaderHidden(True)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(RowDelegate(theme, self))
        self.setAccessibleName("Table as list")
        self.setAccessibleDescription("Enter acts on a row, digits choose an option, F6 goes to the table and back.")
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        keep_lines_whole(self)
        theme.changed.connect(self.restyle)
        self.restyle()

    def row(self) -> Row | None:
        """The row that has focus."""
        return self.rows.row_at(self.currentIndex())

    def go_to(self, index: QModelIndex) -> None:
        """Give a row focus and unfold what it lies in."""
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def unfold_new(self, known: set[str]) -> None:
        """Unfold rows that want it and have not been seen before; the rest stays as the person left it."""
        self._unfold(QModelIndex(), known)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        self.setIndentation(self._theme.px(18, 14))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    # ------------------------------------------------------------ events
    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if control or Key(event.key()) in FOR_THE_WINDOW:
            event.ignore()
        elif event.key() in ACT:
            # A key that is held down acts once.
            if not event.isAutoRepeat() and self.row() is not None:
                self.wanted.emit(self.row())
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.rows.row_at(self.indexAt(event.position().toPoint()))
        option = row is not None and row.key.startswith(("option:", "ask:"))
        if option and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(row)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second half of a double click means nothing

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = self.rows.row_at(current)
        if row is not None:
            self.pointed.emit(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # rows wrap at another place

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cover_cut_row(self, self._theme.palette.dock)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The heading of a part lies on a band of its own."""
        row = self.rows.row_at(index)
        if row is not None and row.strong and not index.parent().isValid():
            band = QRect(0, option.rect.top() + 1, self.viewport().width(), option.rect.height() - 2)
            painter.fillRect(band, QColor(self._theme.palette.foot))
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """A small triangle before what can be unfolded."""
        if not self.rows.rowCount(index):
            return
        size = float(self._theme.mark_px(4, 3.5))
        middle = QRect(rect.right() - self.indentation(), rect.top(), self.indentation(), rect.height()).center()
        path = QPainterPath()
        if self.isExpanded(index):
            corners = ((-size, -size / 2), (size, -size / 2), (0.0, size * 0.8))
        else:
            corners = ((-size / 2, -size), (size * 0.8, 0.0), (-size / 2, size))
        path.moveTo(middle.x() + corners[0][0], middle.y() + corners[0][1])
        for x, y in corners[1:]:
            path.lineTo(middle.x() + x, middle.y() + y)
        path.closeSubpath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, QColor(self._theme.palette.muted))

    def _unfold(self, parent: QModelIndex, known: set[str]) -> None:
        for place in range(self.rows.rowCount(parent)):
            index = self.rows.index(place, 0, parent)
            row = self.rows.row_at(index)
            assert row is not None
            if row.children:
                if row.open_first and row.key not in known:
                    self.expand(index)
                known.add(row.key)
                self._unfold(index, known)
