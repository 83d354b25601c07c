"""The keys of a table. They reach the page only if no text field, sheet or scene has used them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLineEdit

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
WHILE_TYPING = (Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_F11)  # keys that mean nothing in a text field


def press(page: TablePage, event: QKeyEvent) -> bool:
    """Carry out a key. False if it means nothing here."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox | QComboBox):
        return event.key() in WHILE_TYPING and modifiers == NONE and _plain(page, event)
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
            focused.click()
            return True
        return False
    if modifiers in (CTRL, CTRL_SHIFT):
        return _with_control(page, event, modifiers == CTRL_SHIFT)
    if modifiers != NONE:
        return False
    return page.type_ahead.press(event) or _plain(page, event) or page.bar.press_key(event)


def _with_control(page: TablePage, event: QKeyEvent, shift: bool) -> bool:
    if event.key() == Qt.Key.Key_Z:
        page.controller.redo() if shift else page.controller.undo()
    elif event.key() == Qt.Key.Key_Y and not shift:
        page.controller.redo()
    elif event.key() == Qt.Key.Key_S and not shift:
        page.save_wanted.emit()
    else:
        return False
    return True


def _plain(page: TablePage, event: QKeyEvent) -> bool:
    key = event.key()
    if event.isAutoRepeat():
        return False
    if key == Qt.Key.Key_Escape:
        page.acting.cancel()
    elif key == Qt.Key.Key_L:
        page.dock.toggle_log()
    elif key == Qt.Key.Key_I:
        page.dock.toggle_inspector()
    elif key == Qt.Key.Key_T:
        page.listing.toggle()
    elif key == Qt.Key.Key_F6:
        page.listing.there_and_back()
    elif key == Qt.Key.Key_F1:
        page.rules_wanted.emit("")
    elif key == Qt.Key.Key_F11:
        page.full_screen_wanted.emit()
    else:
        return False
    return True
