"""The phase strip and the turn plate of the top bar: sheared plates, painted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui import shapes
from tabletop.ui.palette import on, seat_mark
from tabletop.ui.theme import Theme

SIZE = (18.0, 14.5)


class PhaseStrip(QWidget):
    """The phases of a round with the present one in the game's accent."""

    def __init__(self, theme: Theme, phases: Sequence[tuple[str, str]], accent: str, parent: QWidget | None = None):
        super().__init__(parent)
        self._theme, self._phases, self._accent = theme, tuple(phases), accent
        self._now = ""
        self.folded = False  # only the present phase is shown
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_phase(self, phase: str) -> None:
        """Which phase it is: a value of the view's fact `phase`."""
        if phase != self._now:
            self._now = phase
            title = dict(self._phases).get(phase)
            self.setAccessibleName(f"{title} Phase" if title else "")
            self.updateGeometry()
            self.update()

    def fold(self, on: bool) -> None:
        """Show only the present phase, where there is no room for all, or all of them again."""
        if on != self.folded:
            self.folded = on
            self.updateGeometry()
            self.update()

    @property
    def whole_width(self) -> int:
        """How wide all phases are together."""
        return round(sum(self._widths(self._phases)))

    def sizeHint(self) -> QSize:
        tall = round(QFontMetricsF(self._theme.label(*SIZE)).height() * 1.1)
        return QSize(round(sum(self._widths(self._shown()))), max(self._theme.px(28, 24), tall))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._theme.label(*SIZE)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        x = 0.0
        shown = self._shown()
        for (value, title), width in zip(shown, self._widths(shown), strict=True):
            rect = QRectF(x, 1, width - 2, self.height() - 2)
            now = value == self._now
            fill = self._accent if now else palette.panel
            painter.setPen(QPen(QColor(palette.edge), 2))
            painter.setBrush(QColor(fill))
            painter.drawPath(shapes.sheared(rect))
            painter.save()
            painter.translate(rect.center())
            painter.shear(-shapes.SHEAR, 0)
            painter.setPen(QColor(on(fill, palette) if now else palette.muted))
            text = title.upper()
            painter.drawText(QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text)
            painter.restore()
            x += width

    def _shown(self) -> tuple[tuple[str, str], ...]:
        now = tuple(phase for phase in self._phases if phase[0] == self._now)
        return now if self.folded and now else self._phases

    def _widths(self, phases: Sequence[tuple[str, str]]) -> list[float]:
        metrics = QFontMetricsF(self._theme.label(*SIZE))
        pad = self._theme.px(34, 26)
        return [metrics.horizontalAdvance(title.upper()) + pad for _, title in phases]


class TurnPlate(QWidget):
    """Who is to act: the seat's colour, its sign on white, and the words."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat, self._words = 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_turn(self, seat: int | None, words: str) -> None:
        """Show a seat with these words; None hides the plate."""
        self.setVisible(seat is not None)
        if seat is not None and (seat, words) != (self._seat, self._words):
            self._seat, self._words = seat, words
            self.setAccessibleName(words)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.label(17, 14))
        tall = max(self._theme.px(24), round(metrics.height() * 1.1))
        return QSize(round(metrics.horizontalAdvance(self._words.upper()) + tall * 1.9), tall)

    def paintEvent(self, _event: QPaintEvent) -> None:
        mark, palette = seat_mark(self._seat), self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mark.colour))
        painter.drawPath(shapes.sheared(rect))
        size = rect.height() * 0.62
        centre = QPointF(rect.left() + size * 1.15, rect.center().y())
        shapes.paint_sign(painter, mark.sign, centre, size, "#FFFFFF", palette.ink, 0.14)
        font = self._theme.label(17, 14)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(palette.ink))
        painter.drawText(
            QPointF(centre.x() + size * 0.9, rect.center().y() + metrics.capHeight() / 2), self._words.upper()
        )
