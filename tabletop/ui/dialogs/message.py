"""Messages and questions as sheets: what happened, what it means, what to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.theme import Theme

PATH_BEGINS = "File: "
WIDEST = 820  # px of words that still stand in the smallest window


def message(parent: QWidget, theme: Theme, title: str, paragraphs: list[str], accent: str) -> Sheet:
    """Show a message with one button. Text may be selected, so that a path can be copied."""
    done = QPushButton("Close")
    done.setProperty("primary", True)
    sheet = Sheet(theme, title, accent, _words(theme, paragraphs), foot_row(None, done), parent, width=720)
    done.clicked.connect(sheet.close_sheet)
    sheet.open(done)
    return sheet


def ask(
    parent: QWidget,
    theme: Theme,
    title: str,
    paragraphs: list[str],
    accent: str,
    yes: str,
    then: Callable[[], None],
    no: str = "Cancel",
) -> Sheet:
    """Ask before something a person would regret; `then` is called for the button named `yes`. No button has focus."""
    cancel, confirm = QPushButton(no), QPushButton(yes)
    confirm.setProperty("primary", True)
    sheet = Sheet(theme, title, accent, _words(theme, paragraphs), foot_row(None, cancel, confirm), parent, width=660)
    cancel.clicked.connect(sheet.close_sheet)

    def confirmed() -> None:
        sheet.close_sheet()
        then()

    confirm.clicked.connect(confirmed)
    sheet.open(sheet)
    return sheet


def ask_name(
    parent: QWidget,
    theme: Theme,
    title: str,
    label: str,
    before: str,
    accent: str,
    yes: str,
    take: Callable[[str], str],
) -> Sheet:
    """Ask for a name. `take` gets it and returns what is wrong with it, "" to be done."""
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 20, 28, 20)
    layout.setSpacing(10)
    heading, field, fault = QLabel(label), QLineEdit(before), QLabel("")
    heading.setBuddy(field)
    field.setAccessibleName(label)
    field.setMaxLength(80)
    field.selectAll()
    fault.setWordWrap(True)
    fault.setStyleSheet(f"color: {theme.palette.refused};")
    for widget in (heading, field, fault):
        layout.addWidget(widget)
    layout.addStretch(1)
    roomy(theme, body, layout)
    cancel, confirm = QPushButton("Cancel"), QPushButton(yes)
    confirm.setProperty("primary", True)
    sheet = Sheet(theme, title, accent, body, foot_row(None, cancel, confirm), parent, width=660)

    def confirmed() -> None:
        problem = take(field.text())
        if not problem:
            sheet.close_sheet()
        else:
            fault.setText(problem)
            sheet.refit()

    cancel.clicked.connect(sheet.close_sheet)
    confirm.clicked.connect(confirmed)
    field.returnPressed.connect(confirmed)
    sheet.open(field)
    return sheet


def _words(theme: Theme, paragraphs: list[str]) -> QWidget:
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 22, 28, 22)
    layout.setSpacing(12)
    for place, words in enumerate(paragraphs):
        label = _Words(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setProperty("strong", place == 0)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setProperty("large", True)
        layout.addWidget(label)
    layout.addStretch(1)
    roomy(theme, body, layout)
    return body


class _Words(QLabel):
    """A paragraph. A path in it stays on one line where it can: a break would look like a part of its name."""

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        paths = [line for line in self.text().splitlines() if line.startswith(PATH_BEGINS)]
        width = max((self.fontMetrics().horizontalAdvance(line) for line in paths), default=0)
        return hint.expandedTo(QSize(width + 1, 0)) if width < WIDEST else hint
