"""What a person sees in the program's window, as JSON values with positions in pixels of the screen.

It looks and changes nothing. A position is given only where a press would really reach the thing: nothing lies over it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.shell import Shell
from tabletop.ui.window.page import TablePage
from tests.real.pixels import middle, pixels
from tests.real.table_seen import table_seen

Seen = dict[str, Any]


def seen(shell: Shell) -> Seen:
    """Everything that can be seen and pressed now."""
    found: Seen = {
        "page": _page_name(shell),
        "sheets": [{"title": sheet.accessibleName(), "buttons": _buttons(sheet)} for sheet in shell.open_sheets()],
        "menu": _menu(),
        "buttons": _buttons(shell),
        "fields": _fields(shell),
        "texts": [label.text() for label in shell.findChildren(QLabel) if label.isVisible()],
    }
    page = shell.page
    if isinstance(page, TablePage) and page.moment is not None:
        found["table"] = table_seen(page)
    return found


def _page_name(shell: Shell) -> str:
    if isinstance(shell.page, LobbyPage):
        return "lobby"
    return "table" if isinstance(shell.page, TablePage) else ""


# ---------------------------------------------------------------- widgets
def _buttons(root: QWidget) -> list[Seen]:
    return [
        {
            "text": button.text(),
            "name": button.accessibleName(),
            "within": _within(button),
            "on": button.isEnabled(),
            "at": middle(button),
        }
        for button in root.findChildren(QAbstractButton)
        if button.isVisible()
    ]


def _within(widget: QWidget) -> list[str]:
    """The names of the parts of the window that it belongs to, such as a game's cover."""
    found = []
    parent = widget.parentWidget()
    while parent is not None:
        if parent.accessibleName():
            found.append(parent.accessibleName())
        parent = parent.parentWidget()
    return found


def _fields(root: QWidget) -> list[Seen]:
    """Text fields and lists."""
    found = []
    for field in root.findChildren(QLineEdit) + root.findChildren(QComboBox):
        if field.isVisible():
            value = field.text() if isinstance(field, QLineEdit) else field.currentText()
            found.append({"name": field.accessibleName(), "value": value, "at": middle(field)})
    return found


def _menu() -> list[Seen]:
    """The entries of the popup that is open: a menu, or the list of a field."""
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        actions = [action for action in popup.actions() if action.isVisible() and not action.isSeparator()]
        return [
            {"text": action.text(), "at": pixels(popup.mapToGlobal(popup.actionGeometry(action).center()), popup)}
            for action in actions
        ]
    if popup is None:
        return []
    found = []
    for view in popup.findChildren(QAbstractItemView):
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            spot = view.viewport().mapToGlobal(view.visualRect(index).center())
            found.append({"text": str(index.data()), "at": pixels(spot, view)})
    return found
