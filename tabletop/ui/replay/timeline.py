"""The time line: all decisions from left to right, rounds as bands with their numbers, phases as ticks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from tabletop.replaying.chapters import Chapter
from tabletop.replaying.replay import Replay
from tabletop.ui import shapes
from tabletop.ui.palette import mix, on
from tabletop.ui.theme import Theme


class TimeLine(QSlider):
    """A slider over the positions. `wanted` carries the position that was pressed or dragged to."""

    wanted = Signal(int)

    def __init__(self, theme: Theme, replay: Replay, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme, self._replay, self._accent = theme, replay, accent
        self._unit = "step" if replay.game.automatic else "decision"
        self.setRange(0, replay.last)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Time line of the game")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.actionTriggered.connect(lambda _action: self.wanted.emit(self.sliderPosition()))
        theme.changed.connect(self.updateGeometry)

    def show_position(self, number: int, words: str) -> None:
        """Put the handle there; `words` tell a screen reader what happened."""
        self.setAccessibleDescription(words)
        self.setValue(number)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).ascent() + self._theme.px(7, 6)
        return QSize(300, round(max(self._theme.px(46, 38), words + self._theme.px(28, 22))))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def position_at(self, x: float) -> int:
        """The position under a point."""
        track = self._track()
        share = (x - track.left()) / max(track.width(), 1.0)
        return min(max(round(share * self._replay.last), 0), self._replay.last)

    # ------------------------------------------------------------ the mouse
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self.position_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.wanted.emit(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self.position_at(event.pos().x())
            QToolTip.showText(event.globalPos(), f"{self._replay.chapter(number).title}, {self._unit} {number}", self)
            return True
        return super().event(event)

    # ------------------------------------------------------------ painting
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = self._track()
        self._paint_rounds(painter, track)
        self._paint_phases(painter, track)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.palette.edge), 2))
        painter.drawRect(track)
        self._paint_handle(painter, track)

    def _font(self) -> QFont:
        return self._theme.label(14.5, 13)

    def _track(self) -> QRectF:
        side = self._theme.px(16, 13)
        high = self._theme.px(18, 15)
        return QRectF(side, self.height() - high - self._theme.px(7, 5), self.width() - 2 * side, high)

    def _x(self, track: QRectF, number: int) -> float:
        return track.left() + track.width() * number / max(self._replay.last, 1)

    def _paint_rounds(self, painter: QPainter, track: QRectF) -> None:
        """A band a round: in the accent as far as it was played, its number above its beginning."""
        palette = self._theme.palette
        rounds = self._rounds()
        here = self._x(track, self.value())
        font = self._font()
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        free = -1.0
        for place, chapter in enumerate(rounds):
            left = self._x(track, chapter.start)
            last = place + 1 == len(rounds)
            right = track.right() if last else self._x(track, rounds[place + 1].start)
            ground = palette.raised if place % 2 else palette.hovered
            painter.fillRect(QRectF(left, track.top(), right - left, track.height()), QColor(ground))
            played = min(max(here - left, 0.0), right - left)
            done = self._accent if place % 2 else mix(self._accent, palette.paper, 0.16)
            painter.fillRect(QRectF(left, track.top(), played, track.height()), QColor(done))
            now = left <= here < right or (last and here >= left)
            words = f"ROUND {chapter.round}" if now and chapter.round else str(chapter.round or "")
            if left >= free and words:
                painter.setPen(QColor(palette.text if now else palette.muted))
                x = min(left + 2, self.width() - metrics.horizontalAdvance(words) - 2)
                painter.drawText(QPointF(x, track.top() - self._theme.px(7, 6)), words)
                free = left + metrics.horizontalAdvance(words) + 8
            painter.setPen(QPen(QColor(palette.edge), 2))
            painter.drawLine(QPointF(left, track.top() - 4), QPointF(left, track.bottom()))

    def _paint_phases(self, painter: QPainter, track: QRectF) -> None:
        palette = self._theme.palette
        painter.setPen(QPen(QColor(palette.edge), 1))
        for chapter in self._replay.chapters:
            x = self._x(track, chapter.start)
            painter.drawLine(QPointF(x, track.bottom() - track.height() * 0.42), QPointF(x, track.bottom()))
        painter.setPen(QPen(QColor(palette.refused), 3, Qt.PenStyle.DotLine))
        for gap in self._replay.gaps:
            x = self._x(track, gap)
            painter.drawLine(QPointF(x, track.top() - 6), QPointF(x, track.bottom() + 4))

    def _paint_handle(self, painter: QPainter, track: QRectF) -> None:
        palette = self._theme.palette
        wide, high = self._theme.px(15, 13), track.height() + self._theme.px(12, 9)
        middle = QPointF(self._x(track, self.value()), track.center().y())
        plate = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        painter.setPen(QPen(QColor(palette.selected if self.hasFocus() else palette.ink), 2.5))
        painter.setBrush(QColor(palette.acts))
        painter.drawPath(shapes.sheared(plate))
        painter.setPen(QPen(QColor(on(palette.acts, palette)), 1.5))
        painter.drawLine(middle + QPointF(1, -high * 0.2), middle + QPointF(-1, high * 0.2))

    def _rounds(self) -> list[Chapter]:
        """The first chapter of each round."""
        found: dict[int, Chapter] = {}
        for chapter in self._replay.chapters:
            found.setdefault(chapter.round, chapter)
        return list(found.values())
