"""A small piece of table beside the settings: it shows at once what each choice looks like, and how fast it moves.

With large text in a small window it is a strip above them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.engine.game import Game
from tabletop.engine.places import CARD_RATIO
from tabletop.ui import halftone
from tabletop.ui.scene.dressing import (
    DISABLED_SIZE,
    DISABLED_TURN,
    QUARTER_SIZE,
    QUARTER_TURN,
)
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme

LARGEST_BESIDE = 1.2  # text scale up to which it gets wider
CARDS_ABOVE = 0.42  # of the width, for the cards; the words stand beside them
GLIDE_MS = 220  # at normal speed, as on the table


class SettingsPreview(QWidget):
    """Two cards, one that can act and one that is Disabled, and a line of text at the person's scale."""

    def __init__(self, theme: Theme, settings: Settings, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._settings, self._accent = theme, settings, game.accent
        cards = game.card_set()
        faces = CardFaces(cards, game.face, game.layout().sides, high_contrast=not theme.palette.halftone)
        self.pictures = Pictures(faces, parent=self)
        self._kinds = [card.id for card in cards.cards[:2]]
        self.words = f"{cards.cards[0].name} may act. {cards.cards[1].name} is Disabled."
        self._place = 1.0  # of the card that glides: 0 where it comes from, 1 where it lies
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._glide)
        self._above = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Preview of the settings")
        self.pictures.ready.connect(lambda _look, _width: self.update())
        theme.changed.connect(self._restyle)

    def sizeHint(self) -> QSize:
        if self._above:
            return QSize(300, self._theme.px(190, 150))
        return QSize(self.width_beside, self._theme.px(330, 240))

    @property
    def width_beside(self) -> int:
        """Pixels that it takes beside the choices."""
        return round(self._theme.px(360, 250) * max(1.0, min(self._theme.text_scale, LARGEST_BESIDE)))

    @property
    def above(self) -> bool:
        """Whether it is a strip above the choices, with the words beside the cards."""
        return self._above

    @above.setter
    def above(self, above: bool) -> None:
        self._above = above
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(across if above else down, down if above else across)
        self.updateGeometry()
        self.update()

    @property
    def words_room(self) -> QRect:
        """Where its words stand."""
        room = self.rect().adjusted(14, 10, -14, -10)
        if self._above:
            room.setLeft(round(self.width() * CARDS_ABOVE))
        return room

    def show_settings(self) -> None:
        """Show what has been chosen; a card moves as it would at the table."""
        length = round(GLIDE_MS * self._settings.speed_factor)
        self._motion.stop()
        if length and not self._settings.reduced_motion:
            self._motion.setDuration(length)
            self._motion.start()
        else:
            self._place = 1.0
        self.update()

    def close_preview(self) -> None:
        """Draw no more cards."""
        self._motion.stop()
        self.pictures.close()

    # ------------------------------------------------------------ inside
    def _glide(self, value: float) -> None:
        self._place = float(value)
        self.update()

    def _restyle(self) -> None:
        self.pictures.set_high_contrast(not self._theme.palette.halftone)
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        dots = palette.table_dot if palette.halftone else ""
        ratio = self.devicePixelRatioF()
        ground = halftone.ground(self.size(), palette.table, dots, self._theme.px(13), ratio, "right", 0.30)
        painter.drawPixmap(0, 0, ground)
        painter.setPen(QPen(QColor(palette.edge), 3))
        painter.drawRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.setFont(self._theme.text(14, 12))
        painter.setPen(QColor(palette.text))
        words = QRectF(self.words_room)
        if self._above:
            painter.drawText(words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, self.words)
            across, room = words.left(), float(self.height() - 16)
        else:
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignBottom
            across, room = float(self.width()), max(painter.boundingRect(words, flags, self.words).top() - 20, 60.0)
            painter.drawText(words, flags, self.words)
        wide = min(across * 0.36, room / CARD_RATIO * 0.9)
        self._paint_cards(painter, wide, QPointF(across * 0.27, room / 2 + 8), QPointF(across * 0.46, 0))

    def _paint_cards(self, painter: QPainter, wide: float, first: QPointF, step: QPointF) -> None:
        palette, quarter = self._theme.palette, self._settings.quarter_turn
        card = QRectF(-wide / 2, -wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
        turn, size = (QUARTER_TURN, QUARTER_SIZE) if quarter else (DISABLED_TURN, DISABLED_SIZE)
        for number, kind in enumerate(self._kinds):
            painter.save()
            painter.translate(first + step * number - (step * (1 - self._place) if number == 0 else QPointF()))
            if number:
                painter.rotate(turn)
                painter.scale(size, size)
            image = self.pictures.image(Look(kind, "table"), round(wide * self.devicePixelRatioF()))
            painter.drawImage(card, image)
            outline = QPainterPath()
            outline.addRoundedRect(card.adjusted(-4, -4, 4, 4), 8, 8)
            if number == 0:
                painter.strokePath(outline, QPen(QColor(palette.acts), 4 * palette.outline_factor))
            else:
                painter.fillPath(outline, QColor(0, 0, 0, 70))
            painter.restore()
