"""How to play, in the lobby of somebody who has no saved game yet: a round in pictures, then the rest of the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTextBrowser, QVBoxLayout, QWidget

from tabletop.ui.lobby.steps import StepRow, steps_of
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.parts.reading import show_markdown
from tabletop.ui.theme import Theme

HEADING = "## How to play\n"


def how_to_play(rules: str) -> str:
    """The one page of a game's rules that tells how to play, "" if they have none."""
    _, found, rest = rules.partition(HEADING)
    return rest.partition("\n---")[0].partition("\n## ")[0].strip() if found else ""


class HowToPanel(CaptionedPanel):
    """The page, to be read in two minutes."""

    def __init__(self, theme: Theme, page: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "How to play", theme.palette.acts, parent)
        before, steps, after = steps_of(page)
        self.text = QTextBrowser(self.panel)
        self.text.setProperty("page", True)
        self.text.setAccessibleName("How to play")
        layout = QVBoxLayout(self.panel)
        side = theme.px(28, 16)
        layout.setContentsMargins(side, theme.px(34, 24), side, theme.px(14, 8))
        layout.setSpacing(theme.px(18, 8))
        if before:
            first = QLabel(before, self.panel)
            first.setTextFormat(Qt.TextFormat.MarkdownText)
            first.setProperty("large", True)
            first.setWordWrap(True)
            layout.addWidget(first)
        if steps:
            layout.addWidget(StepRow(theme, steps, self.panel))
        layout.addWidget(self.text, 1)
        show_markdown(self.text, after)
        self.text.document().setDocumentMargin(0)
        self.text.setStyleSheet("padding: 0;")
