"""Every word that stands in a window: for tests that nothing secret does."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTextEdit, QWidget

from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.window.action_button import ActionButton
from tabletop.ui.window.prompt import Prompt


def words_in(root: QWidget) -> str:
    """All texts, tooltips and spoken words of the shown widgets, joined by line breaks."""
    widgets = [root, *root.findChildren(QWidget)]
    return "\n".join(text for widget in widgets if widget.isVisible() for text in _words(widget) if text)


def _words(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, ActionButton):
        yield widget.item.label
        yield widget.item.preview
    elif isinstance(widget, QAbstractButton | QLabel | QLineEdit):
        yield widget.text()
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, Lettering | Prompt):
        yield widget.text
