"""The table as a widget: the one class that the window talks to.

It owns the graphics scene and hands on what was chosen. What is drawn and how input is read lives in its neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from tabletop.engine.decision import Option, Refusal
from tabletop.engine.layout import Layout
from tabletop.ui.palette import Palette
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState


class TableView(QGraphicsView):
    """Draws a table and answers with option keys. See `SceneState` for what it is shown."""

    chosen = Signal(str)  # option key: a click or a drop that answers
    chain = Signal(str, str)  # (subject, target) where the subject alone leads to a further decision
    refused = Signal(str, str)  # (subject, target) of an illegal drop or click; target "" for the subject alone
    subject_picked = Signal(str)  # a subject was picked up or selected, "" when it was let go
    hovered = Signal(str)  # piece key, "" for none
    hold_completed = Signal(int)  # the seat's named button was held for half a second
    hold_released = Signal(int)  # and was let go after that
    nobody = Signal()  # table call: nobody answers
    hand_lowered = Signal()  # click outside a risen hand, or Esc
    browse = Signal(str)  # zone name of a pile whose contents are public
    menu_wanted = Signal(str, object)  # right click on a piece: (key, global QPoint)
    rule_wanted = Signal(str)  # click on the rule of a refusal note

    def __init__(self, layout: Layout, pictures: Pictures, theme_palette: Palette, parent: QWidget | None = None):
        super().__init__(parent)
        self._layout = layout
        self._pictures = pictures
        self._palette = theme_palette

    def sync(self, state: SceneState) -> None:
        """Show this moment: by difference, keyed by piece."""

    def glide_back_with(self, refusal: Refusal) -> None:
        """Show why the last drop or click was refused, in a note at the pointer."""

    def select_subject(self, subject: str | None) -> None:
        """Light the targets of a subject chosen elsewhere (action bar, list); None lets go."""

    def set_chain_targets(self, subject: str, options: Sequence[Option]) -> None:
        """Targets of the decision that would follow if `subject` were chosen; drops on them answer as a chain."""

    def set_animation(self, on: bool) -> None:
        """Whether pieces glide; off means that everything stands at its place at once."""

    def fit(self) -> None:
        """Fit the table to the window."""
