"""Large numbers from the view's facts, and round markers such as the Starting Player's."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Figure, Marker
from tabletop.engine.view import View
from tabletop.ui import shapes
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.style import Style, display, label, text

ELIDE = Qt.TextElideMode.ElideRight
SMALLEST = 11.0  # units of a long name
COUNTS = 300.0  # milliseconds in which a number counts to its new value


class FigureItem(QGraphicsItem):
    """A caption with a large number below it, which counts to each new value."""

    def __init__(self, figure: Figure, style: Style, clock: Clock):
        super().__init__()
        self.figure = figure
        self._style = style
        self._clock = clock
        self._rect = units(figure.at)
        self.value = ""
        self.shown = ""  # on the way to the value

    @property
    def shown_number(self) -> float:
        """What is shown now as a number, 0 if it is none."""
        return float(self.shown) if self.shown.lstrip("-").isdigit() else 0.0

    def show_facts(self, view: View, owner: int | None) -> None:
        """Take the number from the facts; for a list, the owner's."""
        there = not self.figure.when or bool(view.facts.get(self.figure.when))
        value = view.facts.get(self.figure.fact) if there else None
        if isinstance(value, list):
            value = value[owner] if owner is not None and owner < len(value) else None
        self.show_value("" if value is None else str(value))

    def show_value(self, value: str) -> None:
        """Show this number; "" hides the figure."""
        if value == self.value:
            return
        before, self.value = self.shown, value
        if not (before.isdigit() and value.isdigit()):
            self._clock.drop(self)
            self._say(value)
            return
        start, way = int(before), int(value) - int(before)
        self._clock.run(self, COUNTS, lambda t: self._say(str(round(start + way * t))))

    def _say(self, words: str) -> None:
        self.shown = words
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-10, 0, 10, 0)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.value:
            return
        painter.setPen(self._style.colour("muted"))
        painter.setFont(label(self._style.legible(16, most=22.0)))
        wide = self._rect.adjusted(-10, 6, 10, 0)
        painter.drawText(wide, Qt.AlignmentFlag.AlignHCenter, self.figure.caption)
        middle = QPointF(self._rect.center().x(), self._rect.top() + 64)
        style = self._style
        # The edge is dark only in the dark theme; elsewhere it would fill the figures.
        line = 6.0 if style.palette.name == "dark" else 0.0
        outlined(painter, middle, self.shown, display(54), style.colour("text"), style.colour("edge"), line)


class MarkerItem(QGraphicsItem):
    """A round marker with its title, who holds it, and a note."""

    def __init__(self, marker: Marker, style: Style):
        super().__init__()
        self.marker = marker
        self._style = style
        self._rect = units(marker.at)
        self.holder: int | None = None
        self.name = ""

    def show_facts(self, view: View, names: list[str]) -> None:
        """Take the holder from the facts."""
        seat = view.facts.get(self.marker.fact)
        holder = seat if isinstance(seat, int) and seat < len(names) else None
        if (holder, names[holder] if holder is not None else "") != (self.holder, self.name):
            self.holder, self.name = holder, names[holder] if holder is not None else ""
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.holder is None:
            return
        style = self._style
        disc = QPointF(self._rect.left() + 22, self._rect.top() + 28)
        painter.setPen(QPen(style.colour("ink"), 2))
        painter.setBrush(style.colour("paper"))
        painter.drawEllipse(disc, 19, 19)
        painter.drawPixmap(
            QRectF(disc.x() - 12, disc.y() - 12, 24, 24),
            mask_pixmap(self.marker.icon, 48, style.palette.ink),
            QRectF(0, 0, 48, 48),
        )
        self._paint_words(painter, self._rect.left() + 52)

    def _paint_words(self, painter: QPainter, left: float) -> None:
        style, mark = self._style, seat_mark(self.holder or 0)
        px = style.legible(14, most=17.5)
        bold, line = text(px, bold=True), px * 1.4
        right = self._rect.right() - left
        row = QRectF(left, self._rect.top(), right, line)
        painter.setPen(style.colour("text"))
        painter.setFont(bold)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, self.marker.title)
        row.translate(0, line)
        sign = QPointF(left + px * 0.5, row.center().y())
        shapes.paint_sign(painter, mark.sign, sign, px, mark.colour, style.palette.ink)
        painter.setPen(style.colour("text"))
        long = self._paint_name(painter, row.adjusted(px * 1.4, 0, 0, 0), bold)
        if px > 16 or long:
            return  # the table is so small that there is no room for the note
        painter.setPen(style.colour("muted"))
        painter.setFont(text(px * 0.9))
        note = QRectF(left, row.bottom() + 2, right, 40)
        painter.drawText(note, Qt.TextFlag.TextWordWrap, self.marker.note)

    def _paint_name(self, painter: QPainter, row: QRectF, font: QFont) -> bool:
        """Write the name, a long one smaller or in two lines. Returns whether it took the second line."""
        px = float(font.pixelSize())
        longest = max(self.name.split() or [""], key=len)
        while px > SMALLEST and QFontMetricsF(text(px, bold=True)).horizontalAdvance(longest) > row.width():
            px -= 0.5
        font = text(px, bold=True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        if metrics.horizontalAdvance(self.name) <= row.width():
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, self.name)
            return False
        rest = QRectF(row.left(), row.center().y() - metrics.height() / 2, row.width(), metrics.lineSpacing() * 2 + 2)
        if metrics.horizontalAdvance(longest) > row.width():
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, metrics.elidedText(self.name, ELIDE, row.width()))
            return False
        painter.drawText(rest, Qt.TextFlag.TextWordWrap, self.name)
        return True
