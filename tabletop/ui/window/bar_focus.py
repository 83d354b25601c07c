"""The keyboard in the action bar while its buttons are replaced: it stays with the same choice, or goes to the table.

Nothing is chosen in the place of a button that is gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget

from tabletop.ui.window.action_bar import ActionBar
from tabletop.ui.window.action_button import ActionButton


@contextmanager
def keeping_focus(bar: ActionBar, table: QWidget, same: bool) -> Iterator[None]:
    """Replace what the bar shows inside this; afterwards the keyboard is where it was, or at the table.

    `same` says that the decision is the same as before: a key pressed twice must not answer the next one.
    """
    focus = QApplication.focusWidget()
    held = focus is not None and bar.isAncestorOf(focus)
    item = focus.item if held and same and isinstance(focus, ActionButton) else None
    yield
    if not held or (focus is not None and focus is QApplication.focusWidget()):
        return
    for button in (button for line in bar.lines for button in line.buttons):
        if item is not None and _same(button, item.kind, item.key, item.subject) and button.isVisible():
            button.setFocus()
            return
    table.setFocus()


def _same(button: ActionButton, kind: str, key: str, subject: str) -> bool:
    return (button.item.kind, button.item.key, button.item.subject) == (kind, key, subject)
