"""Reading the style sheet again for a widget whose properties have changed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

NOTHING = " "  # a style sheet that says nothing; an empty one would only be taken away


def repolish(widget: QWidget) -> None:
    """Give a widget the looks that its properties ask for now.

    Not by its `style()`: the binding finds objects by their address, and gives an item of a layout that is gone where a
    style lies now.
    """
    widget.setStyleSheet(widget.styleSheet() or NOTHING)
