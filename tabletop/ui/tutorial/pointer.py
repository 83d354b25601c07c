"""Points from a lesson's note at what it speaks of: a paper frame round the thing and an arrow to it."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tabletop.ui.theme import Theme

ROOM = 15  # pixels up to full HD between a thing and its frame: the ring of a card that can act is seen inside it
HEAD = 17.0  # length of the arrow's head


class Pointer(QWidget):
    """Lies over the page and takes no input."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._page = theme, parent
        self._target = QRect()
        self._from = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def point(self, note: QRect, target: QRect | None) -> None:
        """Point from the note at a target, both in pixels of the parent; None points at nothing."""
        if target is None or target.isEmpty():
            self.hide()
            return
        room = self._theme.grown(ROOM)
        frame = target.adjusted(-room, -room, room, room).intersected(self._page.rect().adjusted(3, 3, -3, -3))
        whole = frame.united(note).adjusted(-6, -6, 6, 6)
        self.setGeometry(whole)
        self._target = frame.translated(-whole.topLeft())
        self._from = QPointF(note.center() - whole.topLeft())
        self.show()
        self.update()

    @property
    def target(self) -> QRect:
        """The frame in pixels of the parent, empty while nothing is pointed at."""
        return self._target.translated(self.pos()) if self.isVisible() else QRect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self._theme.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self._target)
        tip = _edge_towards(frame.adjusted(-3, -3, 3, 3), self._from)
        for colour, width in ((palette.ink, 9.0), (palette.paper, 4.0)):
            pen = QPen(QColor(colour), self._theme.grown(width) * palette.outline_factor)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, self._theme.grown(8), self._theme.grown(8))
        if tip is not None:
            self._paint_arrow(painter, tip)

    def _paint_arrow(self, painter: QPainter, tip: QPointF) -> None:
        palette = self._theme.palette
        way = QLineF(tip, self._from)
        head_long = self._theme.grown(HEAD)
        if way.length() < head_long * 2:
            return
        angle = math.atan2(way.dy(), way.dx())
        neck = tip + QPointF(math.cos(angle), math.sin(angle)) * head_long
        side = QPointF(-math.sin(angle), math.cos(angle)) * head_long * 0.62
        head = QPolygonF([tip, neck + side, neck - side])
        for colour, width in ((palette.ink, 11.0), (palette.paper, 6.0)):
            painter.setPen(QPen(QColor(colour), self._theme.grown(width), c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(QLineF(neck, self._from))
        painter.setPen(QPen(QColor(palette.ink), 3, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(palette.paper))
        painter.drawPolygon(head)


def _edge_towards(frame: QRectF, point: QPointF) -> QPointF | None:
    """Where the line from the middle of a frame to a point leaves the frame; None if the point lies inside."""
    if frame.contains(point):
        return None
    way = point - frame.center()
    reach = [half / abs(part) for half, part in ((frame.width() / 2, way.x()), (frame.height() / 2, way.y())) if part]
    return frame.center() + way * min(reach)
