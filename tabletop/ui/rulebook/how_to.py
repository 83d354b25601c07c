"""*How to play* on the screen: a comic page of panels with small cards, read in two minutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.engine.places import CARD_RATIO
from tabletop.ui.parts.captioned import CaptionedPanel
from tabletop.ui.rulebook.pages import PagePanel, html_of, panels_of
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.theme import Theme

CARD = (118, 84)  # width of a small card in pixels at full HD and at 1280 x 720
TEXT = (16, 13)  # size of the text in pixels at full HD and at 1280 x 720
NARROW = 900  # pixels below which the panels stand in one column


class SmallCard(QLabel):
    """A card beside the text, drawn in a worker."""

    def __init__(self, theme: Theme, pictures: Pictures, card: str, name: str) -> None:
        super().__init__()
        self._theme, self._pictures = theme, pictures
        self._look = Look(card, "reading")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        pictures.ready.connect(self._ready)
        theme.changed.connect(self.draw)
        self.draw()

    def draw(self) -> None:
        """Show the picture as it is now."""
        width, ratio = self._theme.px(*CARD), self.devicePixelRatioF()
        picture = QPixmap.fromImage(self._pictures.image(self._look, round(width * ratio)))
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)
        self.setFixedSize(QSize(width, round(width * CARD_RATIO)))

    def _ready(self, look: Look, _width: int) -> None:
        if look == self._look:
            self.draw()


class TextPanel(CaptionedPanel):
    """One panel: the caption on its edge, text, and its cards beside it."""

    rule_wanted = Signal(str)

    def __init__(
        self, theme: Theme, told: PagePanel, accent: str, pictures: Pictures, names: Mapping[str, str]
    ) -> None:
        super().__init__(theme, told.title, accent)
        self._told = told
        layout = QHBoxLayout(self.panel)
        side = theme.px(22, 14)
        layout.setContentsMargins(side, theme.px(23, 22), side, theme.px(5, 5))
        layout.setSpacing(theme.px(18, 12))
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setProperty("page", True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.text.setAccessibleName(f"{told.title}: {_spoken(told.text)}")
        self.text.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        layout.addWidget(self.text, 1)
        if told.cards:
            shown = QHBoxLayout()
            shown.setSpacing(theme.px(8, 6))
            for card in told.cards:
                shown.addWidget(SmallCard(theme, pictures, card, names[card]), 0, Qt.AlignmentFlag.AlignTop)
            layout.addLayout(shown)
        theme.changed.connect(self._show_text)
        self._show_text()

    def _show_text(self) -> None:
        scale = self._theme.text_px(*TEXT) / TEXT[1]
        self.text.setText(html_of(self._told.text, self._theme.palette.link, scale))


class HowToPage(QScrollArea):
    """The whole page. `rule_wanted` asks for the numbered rules at a number."""

    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        card_set = game.card_set()
        names = {card.id: card.name for card in card_set.cards}
        plain = not theme.palette.halftone
        self.pictures = Pictures(CardFaces(card_set, game.face, game.layout().sides, plain), parent=self)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"How to play {game.title}")
        page = QWidget()
        page.setProperty("plain", True)
        self._grid = QGridLayout()
        self.panels = [
            TextPanel(theme, told, game.accent if number == 0 else theme.palette.paper, self.pictures, names)
            for number, told in enumerate(panels_of(game.how_to_play()))
        ]
        for panel in self.panels:
            panel.rule_wanted.connect(self.rule_wanted)
        theme.changed.connect(self._restyle)
        self._plain = plain
        outer = QVBoxLayout(page)
        outer.setContentsMargins(4, 4, 12, 8)
        outer.addLayout(self._grid)
        outer.addStretch(1)
        self._columns = 0
        self.setWidget(page)
        self._lay_out(2)

    def close_page(self) -> None:
        """Draw no more cards."""
        self.pictures.close()

    def titles(self) -> Sequence[str]:
        """The captions of the panels."""
        return [panel.caption.accessibleName() for panel in self.panels]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(self._columns_for(event.size().width()))

    def _restyle(self) -> None:
        """Cards are drawn otherwise in high contrast, and large text needs one column."""
        plain = not self._theme.palette.halftone
        if plain != self._plain:
            self._plain = plain
            self.pictures.set_high_contrast(plain)
            for card in self.findChildren(SmallCard):
                card.draw()
        self._lay_out(self._columns_for(self.viewport().width()))

    def _columns_for(self, width: int) -> int:
        return 1 if width < NARROW * max(1.0, self._theme.text_scale) else 2

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        grid = self._grid
        grid.setHorizontalSpacing(self._theme.px(22, 14))
        grid.setVerticalSpacing(self._theme.px(10, 10))
        for place, panel in enumerate(self.panels):
            grid.addWidget(panel, place // columns, place % columns)
        for column in range(2):
            grid.setColumnStretch(column, 1 if column < columns else 0)


def _spoken(markdown: str) -> str:
    """Without the marks of markdown."""
    return " ".join(markdown.replace("**", "").replace("#", "").split())
