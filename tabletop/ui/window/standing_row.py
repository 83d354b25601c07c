"""Standing answers beside the prompt: what is given stands there and a press takes it back; a menu gives more.

Everybody at the table sees the same, so nothing here tells what a hand holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from tabletop.ui.standing import Offer
from tabletop.ui.theme import Theme

HELP = "Answers that a seat gives without being asked. Everybody sees them, so they tell nothing of a hand."


class StandingRow(QWidget):
    """`wanted` carries a seat, the name of a standing answer, and whether it is given or taken back."""

    wanted = Signal(int, str, bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.offers: tuple[Offer, ...] = ()
        self.chips: list[QToolButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self.button = QToolButton(self)
        self.button.setProperty("chip", True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setToolTip(HELP)
        self.button.setAccessibleDescription(HELP)
        self.button.clicked.connect(lambda _checked=False: self.open_menu())
        layout.addWidget(self.button)
        self.hide()

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show these; none hides the row."""
        self.setVisible(bool(offers))
        if tuple(offers) == self.offers:
            return
        self.offers = tuple(offers)
        for old in self.chips:
            old.hide()
            old.deleteLater()
        self.chips = [self._chip(offer) for offer in offers if offer.on]
        for place, chip in enumerate(self.chips):
            self._row().insertWidget(place, chip)
        given = f", {len(self.chips)} given" if self.chips else ""
        self.button.setAccessibleName(f"Standing answers{given}")

    def fit(self, room: int) -> None:
        """Show as many of those that are given as fit into so many pixels; the menu has them all."""
        count = f": {len(self.chips)}" if self.chips else ""
        short = f"✓ {len(self.chips)} ▾" if self.chips else "✓ ▾"
        for words in (f"Standing answers{count} ▾", f"Standing{count} ▾", short):
            self.button.setText(words)
            if self.button.sizeHint().width() <= room:
                break
        room -= self.button.sizeHint().width()
        for chip in self.chips:
            room -= chip.sizeHint().width() + self._row().spacing()
            chip.setVisible(room >= 0)
        self.updateGeometry()

    def menu(self) -> QMenu:
        """All standing answers, those that are given with a tick."""
        menu = QMenu("Standing answers", self)
        fill(menu, self.offers, self.wanted.emit)
        return menu

    def open_menu(self) -> None:
        """Open the menu above the button."""
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # ------------------------------------------------------------ inside
    def _row(self) -> QHBoxLayout:
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        return layout

    def _chip(self, offer: Offer) -> QToolButton:
        chip = QToolButton(self)
        chip.setProperty("chip", True)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setText(f"✓ {offer.short} ✕")
        chip.setAccessibleName(f"{offer.words}. Press to take it back")
        chip.setToolTip("Take it back")
        chip.clicked.connect(lambda _checked=False: self.wanted.emit(offer.seat, offer.name, False))
        return chip


def fill(menu: QMenu, offers: Sequence[Offer], wanted: Callable[[int, str, bool], None]) -> None:
    """Put standing answers into a menu; `wanted(seat, name, on)` is called for the one that is chosen."""
    seat = offers[0].seat if offers else 0
    for offer in offers:
        if offer.seat != seat:
            menu.addSeparator()
            seat = offer.seat
        action = menu.addAction(offer.words)
        action.setCheckable(True)
        action.setChecked(offer.on)
        action.triggered.connect(partial(_give, wanted, offer))


def _give(wanted: Callable[[int, str, bool], None], offer: Offer, _checked: bool = False) -> None:
    wanted(offer.seat, offer.name, not offer.on)
