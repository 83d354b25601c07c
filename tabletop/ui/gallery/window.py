"""The gallery: search and filter chips above, the wall of cards, and the card looked at on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.game import Game
from tabletop.ui.gallery.catalogue import Sets, Wanted, facets_of, matching, set_words
from tabletop.ui.gallery.detail import CardDetail
from tabletop.ui.gallery.wall import CardWall
from tabletop.ui.parts.clearable import ClearableLine
from tabletop.ui.parts.flow import Flow
from tabletop.ui.parts.keys import KeyHints
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.theme import Theme

CHIP_GAP = 6


class GalleryBody(QWidget):
    """What stands in the sheet."""

    def __init__(self, theme: Theme, game: Game, card_set: CardSet | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._cards = (card_set or game.card_set()).cards
        self._sets = dict(game.sets)
        self.wanted = Wanted()
        faces = CardFaces(card_set or game.card_set(), game.face, game.layout().sides, not theme.palette.halftone)
        self.pictures = Pictures(faces, parent=self)
        self.search = ClearableLine(theme)
        self.search.setPlaceholderText("Search: a name, a Type, a deck, or words of the card")
        self.search.setAccessibleName("Search the cards")
        self.count = QLabel("")
        self.count.setProperty("muted", True)
        self.chips = self._make_chips(card_set or game.card_set())
        self.filters = Flow(CHIP_GAP)
        self.wall = CardWall(theme, self.pictures)
        self.wall.model_.sets = self._sets
        self.detail = CardDetail(theme, self.pictures, game.term, self._sets)
        self._arrange()
        self.search.textChanged.connect(self._searched)
        self.wall.looked_at.connect(self._look_at)
        self._plain = not theme.palette.halftone
        theme.changed.connect(self._restyle)
        self._show()

    def shown(self) -> list[str]:
        """The names of the cards on the wall."""
        return [card.name for card in self.wall.model_.cards]

    def close_body(self) -> None:
        """Draw no more cards."""
        self.pictures.close()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1700, 1200), self._theme.px(900, 620))

    def minimumSizeHint(self) -> QSize:
        return QSize(600, 320)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "/":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ inside
    def _make_chips(self, card_set: CardSet) -> dict[tuple[str, str], QToolButton]:
        chips = {}
        for facet, values in facets_of(card_set).items():
            for value in values:
                chip = QToolButton()
                chip.setProperty("chip", True)
                chip.setCheckable(True)
                chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                chip.setAccessibleName(f"{facet}: {value}")
                chip.clicked.connect(partial(self._chip_clicked, facet, value))
                chips[facet, value] = chip
        return chips

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 14, 20, 12)
        layout.setSpacing(10)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.search, 1)
        top.addWidget(self.count)
        layout.addLayout(top)
        firsts = {facet: chip for (facet, _), chip in reversed(self.chips.items())}
        self.filters.set_parts(list(self.chips.values()), apart=firsts.values())
        layout.addWidget(self.filters)
        below = QHBoxLayout()
        below.setSpacing(14)
        below.addWidget(self.wall, 1)
        below.addWidget(self.detail)
        layout.addLayout(below, 1)
        roomy(self._theme, self, layout, top, below)

    def _chip_clicked(self, facet: str, value: str) -> None:
        self.wanted.toggle(facet, value)
        self._show()

    def _searched(self, words: str) -> None:
        self.wanted.words = words
        self._show()

    def _show(self) -> None:
        self._name_chips()
        cards = matching(self._cards, self.wanted)
        copies = sum(card.copies for card in cards)
        with_copies = f", {copies} with copies" if copies != len(cards) else ""
        self.count.setText(f"{len(cards)} of {len(self._cards)} cards{with_copies}")
        self.wall.show_cards(cards)

    def _name_chips(self) -> None:
        for (facet, value), chip in self.chips.items():
            chosen = value in self.wanted.chosen.get(facet, ())
            chip.setChecked(chosen)
            chip.setText(f"{'● ' if chosen else ''}{_plate(facet, value, self._sets)}")

    def _restyle(self) -> None:
        """Cards are drawn otherwise in high contrast; sizes and words follow text and window."""
        plain = not self._theme.palette.halftone
        if plain != self._plain:
            self._plain = plain
            self.pictures.set_high_contrast(plain)
        self._name_chips()
        self.wall.arrange()
        self.detail.restyle()

    def _look_at(self, card: CardDef | None) -> None:
        replaced = next((other.name for other in self._cards if card is not None and other.id == card.replaces), "")
        self.detail.show_card(card, replaced)


def _plate(facet: str, value: str, sets: Sets) -> str:
    words = {"deck": f"{value} deck", "set": set_words(value, sets)}.get(facet, value)
    return words[:1].upper() + words[1:]


def gallery_sheet(
    parent: QWidget,
    theme: Theme,
    game: Game,
    card_set: CardSet | None = None,
    rules: Callable[[str], None] | None = None,
) -> tuple[Sheet, GalleryBody]:
    """Open the gallery over `parent`. `card_set` is that of a match; `rules` opens the rules at a number."""
    body = GalleryBody(theme, game, card_set)
    done = QPushButton("Close")
    hint = KeyHints(theme, [(("←", "→"), "from card to card"), (("/",), "search"), (("Esc",), "close")])
    sheet = Sheet(theme, f"{game.title}: cards", game.accent, body, foot_row(hint, None, done), parent, width=1740)
    done.clicked.connect(sheet.close_sheet)
    sheet.closed.connect(body.close_body)
    if rules is not None:
        body.detail.rule_wanted.connect(rules)
    sheet.open(body.wall)
    return sheet, body
