"""A game as a comic cover: band with the title, art, and on the paper below what it is and three buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tabletop.engine.game import Game
from tabletop.ui import fonts
from tabletop.ui.forms.ui_cover import Ui_Cover
from tabletop.ui.icons import tinted
from tabletop.ui.lobby.pictures import CoverArt
from tabletop.ui.lobby.words import players_words
from tabletop.ui.palette import mix
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.polishing import repolish
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.theme import Theme

SHADOW = QPointF(7, 9)
INK = 4.0  # px of the outline
RADIUS = 12.0
ROOM, AWAY = 8.0, 7.0  # px round a cover for the line of the focus, and from the cover to that line
LEAST_ART = 30  # px of the picture that words never take
KEY_LINES = 8  # px of the lines of a key on both sides, and a little air
LEAST_KEY = 12  # px of the letters on a key
NEW_SHARE = 0.42  # of the row, what "New game" has beside a wider "Play now"
TITLE = (38, 27)  # text size in pixels at full HD and at 1280 x 720


class Cover(QWidget):
    """One game of the lobby. The cover whose button has the keyboard has a white line round it.

    One that is pointed at without having the keyboard has a thin grey one.
    """

    play_wanted = Signal(str)
    new_wanted = Signal(str)
    rules_wanted = Signal(str)
    learn_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.game = theme, game
        self.form = Ui_Cover()
        self.form.setupUi(self)
        roomy(theme, self, *layouts_of(self.form))
        self.setAccessibleName(game.title)
        self.setAccessibleDescription(game.blurb)
        self.form.blurb.setText(game.blurb)
        self.form.blurb.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._plain = not theme.palette.halftone
        self.art = CoverArt.shipped(game.name, self._plain)
        self._pointed = False
        self.play_words = "you against a bot"
        self.row: Sequence[Cover] = (self,)  # the covers that stand beside it, itself among them
        self._fact_pictures: list[tuple[QLabel, str]] = []
        self._fact_words: list[Lettering] = []
        self._facts()
        self._connect()
        for place in range(3):
            self.form.reading.setStretch(place, 1)
        self.form.learnButton.setVisible(game.tutorial is not None)
        self._sizes()

    @property
    def wants_art(self) -> bool:
        """Whether its picture has still to be drawn, because the program ships none."""
        return self.art.missing()

    def draw_art(self) -> None:
        """Draw the picture that was missing; takes a few tenths of a second."""
        self.art = CoverArt.drawn(self.game.title, self.game.emblem, self.game.accent, plain=self._plain)
        self.update()

    def say_play(self, words: str) -> None:
        """What its "Play now" begins."""
        self.form.playButton.setToolTip(words)
        self.form.playButton.setAccessibleDescription(words)
        self.play_words = words[:1].lower() + words[1:] if words.startswith(("You ", "It ")) else words

    def show_focus(self) -> None:
        """Follow the keyboard: the cover in focus is the one that Enter plays."""
        button, focused = self.form.playButton, self.holds_focus()
        if bool(button.property("primary")) != focused:
            button.setProperty("primary", focused)
            repolish(button)
            self.update()

    def show_pointed(self, pointed: bool) -> None:
        """Mark it, more quietly than with the keyboard on it, as the one that something else tells about."""
        if pointed != self._pointed:
            self._pointed = pointed
            self.update()

    def holds_focus(self) -> bool:
        """Whether one of its buttons has the keyboard."""
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        card = self._card()
        radius, ink, away = (self._theme.grown(length) for length in (RADIUS, INK, AWAY))
        outline = QPainterPath()
        outline.addRoundedRect(card, radius, radius)
        painter.fillPath(outline.translated(self._shadow()), QColor(palette.shadow))
        if self.holds_focus() or self._pointed:
            colour, wide = (palette.selected, 4) if self.holds_focus() else (palette.muted, 2)
            painter.setPen(QPen(QColor(colour), self._theme.grown(wide) * palette.outline_factor))
            painter.drawRoundedRect(card.adjusted(-away, -away, away, away), radius + 5, radius + 5)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(card, QColor(palette.paper))
        self._paint_art(painter, card)
        self._paint_band(painter, card)
        painter.restore()
        painter.setPen(QPen(QColor(palette.ink), ink * palette.outline_factor))
        painter.drawPath(outline)

    def minimumSizeHint(self) -> QSize:
        """Its keys are written in smaller letters before the window has to be larger."""
        least, margins = super().minimumSizeHint(), self.form.outer.contentsMargins()
        needed = self.form.facts.minimumSize().width() + margins.left() + margins.right()
        return QSize(min(least.width(), needed), least.height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit_keys()
        self._fit_words()

    # ------------------------------------------------------------ inside
    def _connect(self) -> None:
        name = self.game.name
        self.form.playButton.clicked.connect(lambda: self.play_wanted.emit(name))
        self.form.newButton.clicked.connect(lambda: self.new_wanted.emit(name))
        self.form.rulesButton.clicked.connect(lambda: self.rules_wanted.emit(name))
        self.form.learnButton.clicked.connect(lambda: self.learn_wanted.emit(name))
        self.form.cardsButton.clicked.connect(lambda: self.cards_wanted.emit(name))
        self._theme.changed.connect(self._sizes)

    def _facts(self) -> None:
        shortest, longest = self.game.minutes
        length = f"{shortest}–{longest} min" if longest > shortest else f"{longest} min"
        for place, (icon, words) in enumerate(
            (("tabletop-players", players_words(self.game.seats)), ("hourglass", length))
        ):
            self.form.facts.addSpacing(self._theme.px(14, 2) if place else 0)
            picture = QLabel(self)
            self._fact_pictures.append((picture, icon))
            self.form.facts.addWidget(picture)
            self._fact_words.append(Lettering(self._theme, words, (20, 15), voice="label", role="ink"))
            self.form.facts.addWidget(self._fact_words[-1])
        self.form.facts.addStretch(1)

    def _sizes(self) -> None:
        if self._plain == self._theme.palette.halftone:
            self._plain = not self._theme.palette.halftone
            self.art = CoverArt.shipped(self.game.name, self._plain)
        for picture, icon in self._fact_pictures:
            size = self._theme.mark_px(20, 18)
            picture.setPixmap(tinted(icon, size, self._theme.palette.ink, self.devicePixelRatioF()))
        side = self._theme.px(26, 18)
        shadow = self._shadow()
        self.form.outer.setContentsMargins(side, 0, side + int(shadow.x()), side + int(shadow.y()))
        self.form.outer.setSpacing(self._theme.px(14, 8))

    def _fit_keys(self) -> None:
        """Keys of narrow covers keep their words: they give up the room beside them, then the size of the letters.

        All covers of the row do the same, so that their pictures are equally high.
        """
        keys = [key for cover in self.row for key in cover.findChildren(QPushButton)]
        for key in keys:
            key.setStyleSheet("")
        margins = self.form.outer.contentsMargins()
        room = min(cover.width() for cover in self.row) - margins.left() - margins.right()
        beside = 2 * self._theme.px(12, 9) + KEY_LINES
        metrics = self.form.playButton.fontMetrics()
        gap, tight, share = self.form.buttons.spacing(), False, 1.0
        for words in (line for cover in self.row for line in cover.key_lines()):
            wide = max(metrics.horizontalAdvance(each) for each in words)
            tight = tight or len(words) * (wide + beside + gap) > room
            share = min(share, ((room + gap) // len(words) - gap - KEY_LINES) / wide)
        size = max(LEAST_KEY, int(QFontInfo(self.form.playButton.font()).pixelSize() * share)) if share < 1 else 0
        smaller = f" font-size: {size}px;" if size else ""
        style = f"padding-left: 1px; padding-right: 1px;{smaller}" if tight or size else ""
        level = tight or metrics.horizontalAdvance(self.form.newButton.text()) + beside > room * NEW_SHARE
        for key in keys:
            key.setStyleSheet(style)
        for cover in self.row:
            cover.form.buttons.setStretch(0, 1 if level else 4)
            cover.form.buttons.setStretch(1, 1 if level else 3)

    def key_lines(self) -> list[list[str]]:
        """The words on the keys that are shown, row by row."""
        form = self.form
        rows = ((form.playButton, form.newButton), (form.learnButton, form.cardsButton, form.rulesButton))
        return [[key.text() for key in row if not key.isHidden()] for row in rows]

    def _fit_words(self) -> None:
        """On a low cover with large text the keys stay; the sentence goes first, then how many play and how long."""
        form, gap = self.form, self.form.outer.spacing()
        margins = form.outer.contentsMargins()
        keys = sum(row.sizeHint().height() + gap for row in (form.buttons, form.reading)) + margins.bottom()
        room = self.height() - round(self._card().top()) - self._band() - LEAST_ART - keys
        facts = max(each.sizeHint().height() for each in self._fact_words) + gap
        wide = self.width() - margins.left() - margins.right()
        # As much room as the longest sentence in the row needs: then all pictures are equally high.
        level = max(cover.form.blurb.heightForWidth(wide) for cover in self.row)
        form.blurb.setMinimumHeight(level)
        blurb = level + gap
        form.blurb.setVisible(blurb + facts <= room)
        self.setToolTip("" if blurb + facts <= room else self.game.blurb)
        for part in (*self._fact_words, *(picture for picture, _ in self._fact_pictures)):
            part.setVisible(facts <= room)

    def _words_top(self) -> int:
        """Where the words on the paper begin."""
        parts: tuple[QWidget, ...] = (self.form.blurb, self._fact_words[0], self.form.playButton)
        return next(part.y() for part in parts if not part.isHidden())

    def _card(self) -> QRectF:
        room, shadow = self._theme.grown(ROOM), self._shadow()
        return QRectF(room, room, self.width() - 2 * room - shadow.x(), self.height() - 2 * room - shadow.y())

    def _shadow(self) -> QPointF:
        return QPointF(self._theme.grown(SHADOW.x()), self._theme.grown(SHADOW.y()))

    def _band(self) -> int:
        return max(self._theme.px(62, 44), round(self._theme.text_px(*TITLE) * 1.3))

    def art_rect(self) -> QRect:
        """Where the picture is, in pixels of the cover."""
        return self._art_rect(self._card())

    def _art_rect(self, card: QRectF) -> QRect:
        top = int(card.top()) + self._band() + self._theme.grown(INK)
        return QRect(
            int(card.left()), top, round(card.width()), max(LEAST_ART, self._words_top() - self._theme.px(14, 12) - top)
        )

    def _paint_art(self, painter: QPainter, card: QRectF) -> None:
        rect = self._art_rect(card)
        if self.art.missing():
            painter.fillRect(rect, QColor(mix(self.game.accent, self._theme.palette.ink, 0.25)))
        else:
            self.art.paint(painter, rect, self.devicePixelRatioF())
        painter.setPen(QPen(QColor(self._theme.palette.ink), self._theme.grown(INK)))
        painter.drawLine(QPointF(rect.left(), rect.bottom() + 1), QPointF(rect.right() + 1, rect.bottom() + 1))

    def _paint_band(self, painter: QPainter, card: QRectF) -> None:
        palette = self._theme.palette
        band = QRectF(card.left(), card.top(), card.width(), self._band())
        painter.fillRect(band, QColor(self.game.accent))
        painter.setPen(QPen(QColor(palette.ink), self._theme.grown(INK)))
        painter.drawLine(band.bottomLeft(), band.bottomRight())
        painter.setPen(QColor(palette.ink))
        size = float(self._theme.text_px(*TITLE))
        painter.setFont(fonts.display_font(size))
        while size > 14 and painter.fontMetrics().horizontalAdvance(self.game.title) > band.width() - 24:
            size -= 1
            painter.setFont(fonts.display_font(size))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self.game.title)
