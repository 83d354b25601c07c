"""The tree model of the list: takes new rows and changes only what differs, so that the view keeps its place."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tabletop.ui.listing.rows import Row

Index = QModelIndex | QPersistentModelIndex
ROOT = 0
Role = Qt.ItemDataRole


class _Node:
    """A row in its place. Qt holds its number only, never the object, so that no index outlives what it points at."""

    __slots__ = ("children", "number", "parent", "row")

    def __init__(self, number: int, row: Row, parent: _Node | None) -> None:
        self.number, self.row, self.parent = number, row, parent
        self.children: list[_Node] = []


class ListModel(QAbstractItemModel):
    """One column of rows. `show_rows` replaces the tree."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last = ROOT
        self._root = _Node(ROOT, Row("", ""), None)
        self._nodes = {ROOT: self._root}

    def show_rows(self, rows: list[Row]) -> None:
        """Show these rows, by difference with what is there."""
        self._merge(self._root, rows)

    def row_at(self, index: Index) -> Row | None:
        """The row of an index, None for an invalid one."""
        return self._node(index).row if index.isValid() else None

    def index_of(self, key: str) -> QModelIndex:
        """The first index with this key, invalid if there is none."""
        found = next((node for node in self._nodes.values() if node is not self._root and node.row.key == key), None)
        return QModelIndex() if found is None else self._index(found)

    def index_of_thing(self, thing: str) -> QModelIndex:
        """The row that mirrors a thing of the table, not an option that names it."""
        keys = (thing, f"zone:{thing}")
        return next((index for key in keys if (index := self.index_of(key)).isValid()), QModelIndex())

    # ------------------------------------------------------------ what Qt asks
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self._node(parent)
        if column != 0 or not 0 <= row < len(node.children):
            return QModelIndex()
        return self.createIndex(row, 0, node.children[row].number)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        node = self._node(index)
        return QModelIndex() if node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._node(parent).children)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Role.DisplayRole:
            return row.text
        if role == Role.AccessibleTextRole:
            return row.said()
        return row if role == Role.UserRole else None

    # ------------------------------------------------------------ inside
    def _node(self, index: Index) -> _Node:
        return self._nodes.get(index.internalId(), self._root) if index.isValid() else self._root

    def _index(self, node: _Node) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node.number)

    def _merge(self, node: _Node, rows: list[Row]) -> None:
        wanted = [row.key for row in rows]
        self._remove(node, set(wanted))
        for place, row in enumerate(rows):
            here = node.children[place] if place < len(node.children) else None
            if here is None or here.row.key != row.key:
                later = next((child for child in node.children[place:] if child.row.key == row.key), None)
                if later is not None:
                    self._take(node, node.children.index(later))
                self._insert(node, place, row)
            elif here.row != row:
                self._update(here, row)

    def _remove(self, node: _Node, kept: set[str]) -> None:
        for place in reversed(range(len(node.children))):
            if node.children[place].row.key not in kept:
                self._take(node, place)

    def _take(self, node: _Node, place: int) -> None:
        self.beginRemoveRows(self._index(node), place, place)
        gone = node.children.pop(place)
        self._forget(gone)
        self.endRemoveRows()

    def _forget(self, node: _Node) -> None:
        del self._nodes[node.number]
        for child in node.children:
            self._forget(child)

    def _insert(self, node: _Node, place: int, row: Row) -> None:
        self.beginInsertRows(self._index(node), place, place)
        node.children.insert(place, self._made(row, node))
        self.endInsertRows()

    def _made(self, row: Row, parent: _Node) -> _Node:
        self._last += 1
        node = _Node(self._last, row, parent)
        self._nodes[node.number] = node
        node.children = [self._made(child, node) for child in row.children]
        return node

    def _update(self, node: _Node, row: Row) -> None:
        before, node.row = node.row, row
        shown = (before.text, before.said(), before.state, before.tone, before.cap, before.strong)
        if shown != (row.text, row.said(), row.state, row.tone, row.cap, row.strong):
            index = self._index(node)
            self.dataChanged.emit(index, index)
        self._merge(node, row.children)
