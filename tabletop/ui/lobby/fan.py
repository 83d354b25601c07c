"""A few cards of a game, fanned: what the lobby shows to people who have never seen it. Drawn after everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.engine.game import Game
from tabletop.engine.places import CARD_RATIO
from tabletop.ui.rulebook.pages import panels_of
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.scene.pictures import Pictures

MOST = 6  # cards of a fan with room
TILT = 5.0  # degrees between two cards
LEAST = 50  # pixels of height: cards in less room show nothing
OVERLAP = 0.80  # of a card's width between the middles of two


class Fan(QWidget):
    """The cards that the page *How to play* shows; a click asks for all cards."""

    clicked = Signal()

    def __init__(self, theme: Theme, game: Game, parent: QWidget | None = None, *, most: int = MOST) -> None:
        super().__init__(parent)
        self._theme, self._game = theme, game
        named = [card for panel in panels_of(game.how_to_play()) for card in panel.cards]
        self._cards = list(dict.fromkeys(named))[:most]
        self._pictures: Pictures | None = None
        self._plain = not theme.palette.halftone
        theme.changed.connect(self._restyle)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip("All cards")
        self.setAccessibleName(f"Some cards of {game.title}")

    def draw(self) -> None:
        """Begin to draw the cards, in a worker."""
        if self._pictures is None and self._cards:
            from tabletop.ui.scene.faces import CardFaces
            from tabletop.ui.scene.pictures import Pictures

            game = self._game
            faces = CardFaces(game.card_set(), game.face, game.layout().sides, self._plain)
            self._pictures = Pictures(faces, parent=self)
            self._pictures.ready.connect(lambda _look, _width: self.update())
            self.update()

    def close_fan(self) -> None:
        """Draw no more."""
        if self._pictures is not None:
            self._pictures.close()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(900, 560), self._theme.px(330, 200))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 0)  # the words above it come first

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pictures is None or self.height() < LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = self._card_width()
        for number in range(len(self._cards)):
            step = number - (len(self._cards) - 1) / 2
            painter.save()
            lower = step**2 * width * 0.022
            painter.translate(QPointF(self.width() / 2 + step * width * OVERLAP, self.height() * 0.48 + lower))
            painter.rotate(step * TILT)
            box = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
            painter.drawImage(box, self._image(number, width))
            painter.restore()

    def _restyle(self) -> None:
        """Cards are drawn otherwise in high contrast."""
        plain = not self._theme.palette.halftone
        if plain != self._plain:
            self._plain = plain
            if self._pictures is not None:
                self._pictures.set_high_contrast(plain)
            self.update()

    def _image(self, number: int, width: float) -> QImage:
        from tabletop.ui.scene.pictures import Look

        assert self._pictures is not None
        return self._pictures.image(Look(self._cards[number], "reading"), round(width * self.devicePixelRatioF()))

    def _card_width(self) -> float:
        """As wide as they fit, both ways."""
        across = self.width() / (OVERLAP * (len(self._cards) - 1) + 1.35)
        return min(across, self.height() / (CARD_RATIO * 1.42))
