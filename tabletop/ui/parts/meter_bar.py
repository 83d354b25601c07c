"""The bar of a test of skill: zones with their marks and a marker that one press starts and the next one stops.

It acts when a key or button goes down, not when it comes up. What the zone means is its owner's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from tabletop.engine.decision import Measure
from tabletop.ui import fonts
from tabletop.ui.measuring import SWEEP, bands, marker_at, zone_at
from tabletop.ui.palette import mix, on
from tabletop.ui.theme import Theme

FRAME = 15  # milliseconds between two pictures of the marker
PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
AROUND = 12.0  # pixels round the bar for its outlines


class MeterBar(QAbstractButton):
    """`started` when the marker begins to move, `stopped` with the number of the zone in which it was stopped.

    `sweep` is the time from end to end in milliseconds. A press counts only if `ready` says so, and `pause`
    milliseconds after the one that started the marker. `now` is the time in milliseconds.
    """

    started = Signal()
    stopped = Signal(int)

    def __init__(self, theme: Theme, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._accent = theme, accent
        self._zones: tuple[Measure, ...] = ()
        self._clock = QElapsedTimer()
        self._clock.start()
        self.now: Callable[[], float] = lambda: float(self._clock.nsecsElapsed()) / 1e6
        self.ready: Callable[[], bool] = lambda: True
        self.sweep, self.pause = SWEEP, 0.0
        self.place = 0.0  # of the marker on the bar
        self.running = False
        self._begun = 0.0
        self._frames = QTimer(self)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.clicked.connect(self.press)  # as a screen reader does it; people's presses come before a click

    def show_zones(self, zones: Sequence[Measure]) -> None:
        """A new test: the marker waits at the left end."""
        self._zones = tuple(zones)
        self._frames.stop()
        self.running, self.place = False, 0.0
        self.setEnabled(True)
        self.update()

    def press(self) -> None:
        """Start the marker, or stop it."""
        if not self.isEnabled() or not self._zones or not self.ready():
            return
        if not self.running:
            self.running, self._begun = True, self.now()
            self._frames.start()
            self.update()
            self.started.emit()
        elif self.now() - self._begun >= self.pause:
            self._move()
            self._frames.stop()
            self.running = False
            self.update()
            self.stopped.emit(zone_at(self.place, self._zones))

    def _move(self) -> None:
        self.place = marker_at(self.now() - self._begun, self.sweep)
        self.update()

    # ------------------------------------------------------------ input
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.press()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a fast pair counts as any other."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSES:
            event.ignore()
            return
        event.accept()
        if not event.isAutoRepeat():
            self.press()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(event.key() in PRESSES)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is not seen does not run."""
        self._frames.stop()
        self.running = False
        super().hideEvent(event)

    # ------------------------------------------------------------ picture
    @property
    def bar(self) -> QRectF:
        """The bar itself, without its outlines."""
        return QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._theme.palette
        self._paint_state(painter)
        bar = self.bar
        colours = self._colours()
        for left, right, number in bands(self._zones):
            band = QRectF(bar.left() + left * bar.width(), bar.top(), (right - left) * bar.width(), bar.height())
            painter.fillRect(band, QColor(colours[number]))
            painter.setPen(QPen(QColor(palette.ink), 2))
            painter.drawLine(band.topLeft(), band.bottomLeft())
            self._paint_mark(painter, band, self._zones[number].mark, on(colours[number], palette))
        painter.setPen(QPen(QColor(palette.ink), 3 * palette.outline_factor))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        self._paint_marker(painter)

    def _colours(self) -> list[str]:
        """From the accent in the middle to paper at the ends."""
        palette = self._theme.palette
        last = max(len(self._zones) - 1, 1)
        return [mix(self._accent, palette.box, (number / last) ** 0.8) for number in range(len(self._zones))]

    def _paint_mark(self, painter: QPainter, band: QRectF, mark: str, colour: str) -> None:
        size = min(bar_size(band), band.height() * 0.62)
        font = fonts.display_font(max(8.0, size))
        wide = QFontMetricsF(font).horizontalAdvance(mark)
        if wide > band.width() - 5:
            font = fonts.display_font(max(8.0, size * (band.width() - 5) / wide))
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, mark)

    def _paint_marker(self, painter: QPainter) -> None:
        """A line of ink on a casing of paper, with an arrow at either end."""
        palette, bar = self._theme.palette, self.bar
        x = bar.left() + self.place * bar.width()
        half = max(6.0, bar.height() * 0.13)
        for colour, width in ((palette.box, 9.0), (palette.ink, 4.5)):
            painter.setPen(QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(QPointF(x, bar.top() - 2), QPointF(x, bar.bottom() + 2))
        painter.setPen(QPen(QColor(palette.box), 1.5))
        painter.setBrush(QColor(palette.ink))
        for tip, back in ((bar.top() + half, bar.top() - 7), (bar.bottom() - half, bar.bottom() + 7)):
            painter.drawPolygon(QPolygonF([QPointF(x, tip), QPointF(x - half, back), QPointF(x + half, back)]))

    def _paint_state(self, painter: QPainter) -> None:
        """Yellow: may act now. White and dashed on ink: has the keyboard."""
        palette = self._theme.palette
        if not self.isEnabled():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = self.bar.adjusted(-4, -4, 4, 4)
        painter.setPen(QPen(QColor(palette.ink), 7 * palette.outline_factor))
        painter.drawRect(ring)
        painter.setPen(QPen(QColor(palette.acts), 4 * palette.outline_factor))
        painter.drawRect(ring)
        if self.hasFocus():
            pen = QPen(QColor(palette.ink), 4 * palette.outline_factor)
            painter.setPen(pen)
            painter.drawRect(self.bar.adjusted(-9.5, -9.5, 9.5, 9.5))
            pen.setColor(QColor(palette.focus))
            pen.setWidthF(2.5)
            pen.setDashPattern([5, 3])
            painter.setPen(pen)
            painter.drawRect(self.bar.adjusted(-9.5, -9.5, 9.5, 9.5))


def bar_size(band: QRectF) -> float:
    """The size of a mark in pixels that suits a band."""
    return max(14.0, band.width() * 0.62)
