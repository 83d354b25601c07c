"""Where a button's menu opens: below it with the right edges in line, so that one in a corner stays in the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

GAP = 2  # pixels between the button and its menu


def open_below(menu: QMenu, button: QWidget) -> None:
    """Show `menu` below `button`: to the left of its right edge where there is room, else from its left edge on."""
    left = button.width() - menu.sizeHint().width()
    inside = button.mapTo(button.window(), QPoint(left, 0)).x() >= 0
    menu.popup(button.mapToGlobal(QPoint(left if inside else 0, button.height() + GAP)))
