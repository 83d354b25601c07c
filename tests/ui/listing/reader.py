"""A person who plays by ear and keys: presses keys on the real window, and hears what a screen reader would say.

Heard are the announcements and, when the keyboard moves in the list, the accessible name of the row that got it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.engine.view import SPECTATOR
from tabletop.ui.listing.panel import ListPanel
from tabletop.ui.listing.rows import Row
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier


class Reader:
    """One person before the window of a table. `heard` is everything said, in order."""

    def __init__(self, table: TableFlows) -> None:
        self.table, self.page = table, table.page
        shell = table.page.window()
        assert isinstance(shell, Shell)
        self.shell = shell
        self.heard: list[str] = []
        QAccessible.setActive(True)  # as when a screen reader runs
        table.page.scene.input_guard_ms = 0
        self.page.listing.announcer.said.connect(lambda words: self.heard.append(f"says: {words}"))
        self.panel.tree.pointed.connect(self._moved)

    @property
    def panel(self) -> ListPanel:
        """The list beside the table."""
        return self.page.listing.panel

    def press(self, key: Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """A key on whatever has the keyboard, as the window system would deliver it."""
        popup = QApplication.activePopupWidget()
        if popup is None and QApplication.focusWidget() is None:
            self.shell.activateWindow()  # a screen that nobody sees does not do so when a menu closes
            QApplication.processEvents()
        target: QWidget | None = popup or QApplication.focusWidget()
        QTest.keyClick(target or self.shell, key, modifier)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # done by the event loop of the app

    def type(self, text: str) -> None:
        """Letters, one after another."""
        QTest.keyClicks(QApplication.focusWidget() or self.shell, text)

    def open_list(self) -> None:
        """Show the list and go there."""
        self.press(Key.Key_F6)
        assert self.panel.tree.hasFocus()

    # ------------------------------------------------------------ in the list
    def row(self) -> Row:
        """The row that has the keyboard."""
        row = self.panel.tree.row()
        assert row is not None
        return row

    def options(self) -> list[Row]:
        """The rows below the decision."""
        row = self.panel.model.row_at(self.panel.model.index(0, 0))
        assert row is not None
        return row.children

    def choose(self, key: str) -> None:
        """Go down from the decision to an option with this key and press Enter."""
        self.press(Key.Key_Home)
        for _ in range(60):
            if self.row().key == key:
                self.press(Key.Key_Return)
                return
            self.press(Key.Key_Down)
        raise AssertionError(f"no row {key} below the decision: {[row.key for row in self.options()]}")

    def open_hand(self) -> None:
        """The two steps that open a hand from the list."""
        ask = next(row for row in self.options() if row.key.startswith("option:hold:"))
        self.choose(ask.key)
        yes = next(row for row in self.options() if row.key.startswith("ask:yes:"))
        self.choose(yes.key)

    def answer_sheet(self) -> None:
        """A sheet asks for a confirmation: go to its last button and press Enter. Any other one is closed."""
        if self.shell.open_sheets()[-1].accessibleName() != "Pass":
            self.press(Key.Key_Escape)
            return
        self.press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        self.press(Key.Key_Return)

    def _moved(self, _row: Row) -> None:
        tree = self.panel.tree
        if tree.hasFocus():
            child = QAccessible.queryAccessibleInterface(tree).focusChild()
            assert child is not None
            self.heard.append(f"reads: {child.text(QAccessible.Text.Name)}")


def secret_names(table: TableFlows, *, open_too: bool) -> set[str]:
    """Names of cards in hands that nothing public mentions; with `open_too` those of the hand that is open as well."""
    match, faces = table.controller.match, table.page.pictures.faces
    seen = [] if open_too else table.controller.seats.visible_hands()
    view = match.ask(SPECTATOR).view()
    public = {p.kind for zone in view.zones.values() for p in zone.pieces if p.kind is not None}
    log = "\n".join(event.text for event in match.ask(SPECTATOR).log())
    shown = {p.kind for seat in seen for p in match.ask(seat).view().zones[f"hand-{seat}"].pieces}
    hidden = {
        piece.kind
        for seat in range(len(match.names))
        if seat not in seen
        for piece in match.ask(seat).view().zones[f"hand-{seat}"].pieces
    }
    names = {faces.title(kind) for kind in hidden - public - shown if kind is not None}
    return {name for name in names if name not in log}
