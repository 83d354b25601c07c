"""One card of the gallery at length: its face large, where it comes from, every ability, and its terms explained."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.engine.cards import CardDef
from tabletop.engine.places import CARD_RATIO
from tabletop.ui.gallery.catalogue import NO_SETS, Sets, origin_line, type_line
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.theme import Theme
from tabletop.ui.window.inspection import card_text, terms_html, terms_of

WIDTH = (372, 240)  # of the large face in pixels at full HD and at 1280 x 720
LARGE_TEXT, FACE_SHARE = 1.5, 0.62  # text scale from which the face takes only this part of the height
MOST_TEXT = 1.3  # times as wide as the face, where the text is large


class CardDetail(QScrollArea):
    """Shows one card; `rule_wanted` asks for the rules at a number."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        pictures: Pictures,
        explain: Callable[[str], str | None],
        sets: Sets = NO_SETS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._pictures, self._explain, self._sets = theme, pictures, explain, sets
        self._look: Look | None = None
        self._card: CardDef | None = None
        self._replaced = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("The card")
        page = QWidget()
        page.setProperty("plain", True)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(4, 4, 10, 4)
        layout.setSpacing(10)
        self.face, self.origin, self.abilities, self.terms = (QLabel(page) for _ in range(4))
        self.face.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.origin.setProperty("muted", True)
        for label in (self.face, self.origin, self.terms, self.abilities):
            label.setWordWrap(label is not self.face)
            layout.addWidget(label)
        self.terms.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        layout.addStretch(1)
        self.setWidget(page)
        self._fit()
        pictures.ready.connect(self._ready)

    def show_card(self, card: CardDef | None, replaced: str = "") -> None:
        """Show this card, or that there is none; `replaced` is the name of the card that it may stand in for."""
        self._card, self._replaced = card, replaced
        self._look = Look(card.id, "reading") if card is not None else None
        for label in (self.face, self.origin, self.terms):
            label.setVisible(card is not None)
        if card is None:
            self.abilities.setText("No card fits. Take a filter off, or try a shorter word.")
            return
        self._draw()
        self.face.setAccessibleName(card.name)
        self.origin.setText(f"{type_line(card)}<br>{html.escape(origin_line(card, replaced, self._sets))}")
        self.abilities.setText(_spaced(card_text(card)))
        terms = terms_of(card, self._explain)
        self.terms.setText(terms_html(terms, self._theme.palette))
        self.terms.setVisible(bool(terms))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._draw()

    def restyle(self) -> None:
        """Other colours or sizes: the same card anew."""
        self._fit()
        self.show_card(self._card, self._replaced)

    def _fit(self) -> None:
        wide = min(MOST_TEXT, max(1.0, self._theme.text_scale))
        self.setFixedWidth(round(self._theme.px(*WIDTH) * wide) + 34)

    def _draw(self) -> None:
        if self._look is None:
            return
        ratio = self.devicePixelRatioF()
        picture = QPixmap.fromImage(self._pictures.image(self._look, round(self._face_width() * ratio)))
        picture.setDevicePixelRatio(ratio)
        self.face.setPixmap(picture)

    def _face_width(self) -> int:
        """Pixels of the face. With large text its words are read below, and they begin in sight."""
        full = self._theme.px(*WIDTH)
        if self._theme.text_scale < LARGE_TEXT:
            return full
        return min(full, max(round(self.viewport().height() * FACE_SHARE / CARD_RATIO), full // 2))

    def _ready(self, look: Look, _width: int) -> None:
        if look == self._look:
            self._draw()


def _spaced(lines: str) -> str:
    """An ability a paragraph."""
    return "".join(f'<p style="margin:0 0 7px 0; line-height:128%">{line}</p>' for line in lines.split("<br>"))
