"""The inspector: the card under the pointer at reading size, its state, its terms and what happened to it."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.engine.cards import CardSet
from tabletop.engine.events import Event
from tabletop.engine.game import Game
from tabletop.engine.view import Piece
from tabletop.ui.forms.ui_inspector import Ui_Inspector
from tabletop.ui.parts.caption import Caption
from tabletop.ui.parts.flow import Flow
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.theme import Theme
from tabletop.ui.window import inspection
from tabletop.ui.window.history import past_of
from tabletop.ui.window.names import TableNames

NOTHING = "A card that you point at is shown here, with its terms explained."

CHIP_GAP = 8
LARGE_TEXT, LARGE_TEXT_SHARE = 1.5, 0.6
SCROLL_BAR, NARROWEST = 12, 120  # pixels


class Inspector(QWidget):
    """Shows one piece, or one card of the set that is only spoken of, or what there is to know about hands."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        game: Game,
        card_set: CardSet,
        names: TableNames,
        players: Sequence[str],
        pictures: Pictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._game, self._cards = theme, game, {card.id: card for card in card_set.cards}
        self._names, self._players, self._pictures = names, players, pictures
        self._events: Sequence[Event] = ()
        self._look: Look | None = None
        self.key = ""
        self.pinned = ""  # the piece that stays here whatever the pointer is over
        self.form = Ui_Inspector()
        self.form.setupUi(self)
        self.setObjectName("inspector")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title = Lettering(theme, "", (28, 22))
        self.form.titlePlace.addWidget(self._title)
        self._past_title = Lettering(theme, "What happened to it", (16, 13.5), voice="label", role="muted")
        self.form.pastPlace.addWidget(self._past_title)
        self._chips: list[Caption] = []
        self._plates = Flow(CHIP_GAP)
        self.form.chipPlace.addWidget(self._plates)
        self._connect()
        self._sizes()
        self.show_nothing()

    def show_events(self, events: Sequence[Event]) -> None:
        """The log as far as it may be shown, for what happened to a card."""
        self._events = events

    def show_piece(self, piece: Piece, owner: int | None = None) -> None:
        """Show a piece that may be seen."""
        if piece.kind is None:
            return
        self.key = piece.key
        self._show_kind(piece.kind, self._pictures.faces.look(piece, "reading"))
        palette = self._theme.palette
        chips = inspection.chips_of(piece, owner, self._names.place(piece.key), palette)
        if self.pinned == piece.key:
            chips.insert(0, inspection.Chip("Pinned", palette.acts))
        self._show_chips(chips)
        reasons = inspection.reason_lines(piece, self._players, palette)
        self._set_terms(piece.kind, reasons)
        past = past_of(piece.key, self._events, self._players)
        self.form.past.setText("\n".join(past))
        self._show_past(bool(past))

    def show_card(self, kind: str) -> None:
        """Show a card of the set as it is printed."""
        self.key = ""
        self._show_kind(kind, Look(kind, "reading"))
        self._show_chips([])
        self._set_terms(kind, [])
        self._show_past(False)

    def show_named(self, key: str, name: str) -> None:
        """Show what a log line speaks of: the piece if it may be seen, else the card of that name."""
        if not key:
            return
        piece = self._names.piece(key)
        if piece is not None and piece.kind is not None:
            self.show_piece(piece)
            return
        found = next((card.id for card in self._cards.values() if name in (card.name, card.short_name)), None)
        if found is not None:
            self.show_card(found)

    def show_hands(self) -> None:
        """Say how hands are kept closed, while one waits to be opened."""
        self.key = ""
        self._forget()
        self._title.set_text("Hands are closed")
        self._title.setVisible(True)
        self._show_chips([])
        self.form.card.setVisible(False)
        self.form.terms.setText(inspection.terms_html(inspection.HANDS_CLOSED, self._theme.palette))
        self.form.terms.setVisible(True)
        self._show_past(False)

    def show_nothing(self) -> None:
        """Nothing is looked at."""
        self.key = ""
        self._forget()
        for part in (self._title, self.form.card):
            part.setVisible(False)
        self.form.terms.setText(f'<span style="color:{self._theme.palette.muted}">{NOTHING}</span>')
        self.form.terms.setVisible(True)
        self._show_chips([])
        self._show_past(False)

    # ------------------------------------------------------------ inside
    def _forget(self) -> None:
        """Let go of the card, its picture and what a screen reader would say of it: its hand may be closed now."""
        self._look = None
        picture = self.form.picture
        picture.setVisible(False)
        picture.clear()
        picture.setAccessibleName("")
        picture.setAccessibleDescription("")
        for label in (self.form.card, self.form.past):
            label.clear()

    def _connect(self) -> None:
        self._pictures.ready.connect(self._picture_ready)
        for label in (self.form.card, self.form.terms, self.form.past):
            label.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix("rule:")))
        self._theme.changed.connect(self._sizes)

    def _show_kind(self, kind: str, look: Look) -> None:
        self._look = look
        self._title.setVisible(False)
        self.form.picture.setVisible(True)
        self._draw()
        card = self._cards[kind]
        own_words = getattr(self._game.rules(), "describe_card", None)
        lines: list[str] = own_words(card) if own_words is not None else []
        text = "<br>".join(map(html.escape, lines)) or inspection.card_text(card)
        self.form.card.setText(text)
        self.form.card.setVisible(self._theme.text_scale > 1.0 and bool(text))
        plain = "; ".join(lines or (f"{ability.name}: {ability.text}" for ability in card.abilities))
        self.form.picture.setAccessibleName(card.name)
        self.form.picture.setAccessibleDescription(plain)

    def _set_terms(self, kind: str, lines: list[str]) -> None:
        terms = inspection.terms_of(self._cards[kind], self._game.term)
        parts = [part for part in (*lines, inspection.terms_html(terms, self._theme.palette)) if part]
        self.form.terms.setText("<br>".join(parts))
        self.form.terms.setVisible(bool(parts))

    def _show_past(self, shown: bool) -> None:
        for part in (self.form.rule, self._past_title, self.form.past):
            part.setVisible(shown)

    def _show_chips(self, chips: list[inspection.Chip]) -> None:
        self._chips = [Caption(self._theme, chip.words, chip.fill, 17) for chip in chips]
        self._plates.set_parts(self._chips)

    def _draw(self) -> None:
        if self._look is None:
            return
        ratio = self.devicePixelRatioF()
        # With large text the words are read below the picture, which leaves them the room.
        share = LARGE_TEXT_SHARE if self._theme.text_scale >= LARGE_TEXT else 1.0
        wide = min(self._theme.px(284, 212) * share, self._room())
        image = self._pictures.image(self._look, round(wide * ratio))
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        self.form.picture.setPixmap(pixmap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._draw()

    def _room(self) -> int:
        """Pixels that the picture may be wide, beside a scroll bar that may come: else it would come and go."""
        view = self.parentWidget()
        column = view.parentWidget() if view is not None else None
        width = column.width() - SCROLL_BAR if column is not None else self.width()
        return max(width - 2 * self._theme.px(18, 14), NARROWEST)

    def _picture_ready(self, look: Look, _width: int) -> None:
        if look == self._look:
            self._draw()

    def _sizes(self) -> None:
        side = self._theme.px(18, 14)
        self.form.outer.setContentsMargins(side, self._theme.px(14, 10), side, side)
        self.form.outer.setSpacing(self._theme.px(12, 8))
        self._draw()

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 80)
