"""The name strip of a card attached to another, peeking out under its bearer. Its origin is its middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.palette import on
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.metrics import RAISED
from tabletop.ui.scene.outlines import MARGIN, Mark, Outlines
from tabletop.ui.scene.spots import STRIP
from tabletop.ui.scene.style import Style, label

ICON = 17.0
LEAST = 11.0  # pixels of the label font


class StripItem(QGraphicsItem):
    """One strip. `thing` is the attached card's key."""

    def __init__(self, thing: str, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.marks: tuple[Mark, ...] = ()
        self._outlines = outlines
        self._style = style
        self._width = 100.0
        self._words = ""
        self._colour = "#8D97AF"
        self._emblem = ""
        self._dim = False
        self._raised = False

    def show_as(self, width: float, words: str, colour: str, emblem: str) -> None:
        """Set size (units), words, frame colour and emblem."""
        if (width, words, colour, emblem) != (self._width, self._words, self._colour, self._emblem):
            self.prepareGeometryChange()
            self._width, self._words, self._colour, self._emblem = width, words, colour, emblem
            self.update()

    def mark(self, marks: tuple[Mark, ...], dim: bool, raised: bool = False) -> None:
        """Set outlines, whether it is "not now", and whether its bearer is raised: then it goes along."""
        if (marks, dim, raised) != (self.marks, self._dim, self._raised):
            self.marks, self._dim, self._raised = marks, dim, raised
            self.update()

    @property
    def raised(self) -> bool:
        """Whether it stands higher, together with its bearer."""
        return self._raised

    @property
    def words(self) -> str:
        """What is written on it."""
        return self._words

    @property
    def rect(self) -> QRectF:
        """The strip in its own coordinates."""
        return QRectF(-self._width / 2, -STRIP / 2, self._width, STRIP)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN - RAISED, MARGIN, MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        if self._raised:
            painter.translate(0, -RAISED)
        painter.setPen(QPen(style.colour("ink"), 2, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(self._colour))
        painter.drawRect(self.rect.adjusted(1, 1, -1, -1))
        ink = on(self._colour, style.palette)
        room = self._width - 12 - (ICON + 5 if self._emblem else 0)
        px = style.legible(16.0, most=20.0)
        while px > LEAST and QFontMetricsF(label(px)).horizontalAdvance(self._words.upper()) > room:
            px -= 0.5
        font = label(px)
        words = QFontMetricsF(font).elidedText(self._words.upper(), Qt.TextElideMode.ElideRight, room)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        x = -(wide + (ICON + 5 if self._emblem else 0)) / 2
        if self._emblem:
            spot = QRectF(x, -ICON / 2, ICON, ICON)
            painter.drawPixmap(spot, mask_pixmap(self._emblem, 34, ink), QRectF(0, 0, 34, 34))
            x += ICON + 5
        painter.setPen(QColor(ink))
        painter.setFont(font)
        painter.drawText(QRectF(x, self.rect.top(), wide + 4, STRIP), Qt.AlignmentFlag.AlignVCenter, words)
        if self._dim:
            painter.fillRect(self.rect, style.colour("dim", style.palette.dim_strength))
        for mark in self.marks:
            blit(painter, self._outlines.pixmap(mark, self.rect, style.table_scale), QPointF(), style.table_scale)
