"""How to play, in the place where *Continue* will be: for people who open the app for the first time."""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

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
        self.text = QTextBrowser(self.panel)
        self.text.setProperty("page", True)
        self.text.setAccessibleName("How to play")
        layout = QVBoxLayout(self.panel)
        side = theme.px(20, 12)
        layout.setContentsMargins(side, theme.px(30, 22), side, theme.px(14, 8))
        layout.addWidget(self.text)
        show_markdown(self.text, page)
