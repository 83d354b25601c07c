"""The keys and the slider of a game that plays itself; they stand in the action bar below the prompt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSlider, QWidget

from tabletop.ui import shapes
from tabletop.ui.palette import on
from tabletop.ui.replay.transport import TransportKey
from tabletop.ui.theme import Theme
from tabletop.ui.window.tempo import TEMPOS, Tempo, in_words


class TempoSlider(QSlider):
    """A slider with a tick for each tempo."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setRange(0, len(TEMPOS) - 1)
        self.setPageStep(1)
        self.setAccessibleName("Tempo")
        self.setToolTip("Tempo (+ and \u2212)")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280, 180), self._theme.px(40, 34))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120, 90), self._theme.px(40, 34))

    # ------------------------------------------------------------ the mouse
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_to(event.position().x())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _go_to(self, x: float) -> None:
        track = self._track()
        self.setValue(round((x - track.left()) / max(track.width(), 1.0) * self.maximum()))

    # ------------------------------------------------------------ painting
    def _track(self) -> QRectF:
        theme = self._theme
        side, high = theme.px(14, 12), theme.px(8, 6)
        return QRectF(side, self.height() / 2 - high / 2, self.width() - 2 * side, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, theme = self._theme.palette, self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track, middle = self._track(), self.height() / 2
        here = track.left() + track.width() * self.value() / self.maximum()
        painter.fillRect(track, QColor(palette.raised))
        painter.fillRect(QRectF(track.left(), track.top(), here - track.left(), track.height()), QColor(palette.muted))
        painter.setPen(QPen(QColor(palette.edge), 2))
        painter.drawRect(track)
        for place in range(len(TEMPOS)):
            x = track.left() + track.width() * place / self.maximum()
            painter.drawLine(QPointF(x, track.bottom() + 2), QPointF(x, track.bottom() + theme.px(7, 5)))
        wide, high = theme.px(15, 13), theme.px(30, 25)
        painter.setPen(QPen(QColor(palette.selected if self.hasFocus() else palette.ink), 2.5))
        painter.setBrush(QColor(palette.text))
        painter.drawPath(shapes.sheared(QRectF(here - wide / 2, middle - high / 2, wide, high)))
        painter.setPen(QPen(QColor(on(palette.text, palette)), 1.5))
        painter.drawLine(QPointF(here + 1, middle - high * 0.2), QPointF(here - 1, middle + high * 0.2))


class TempoRow(QWidget):
    """Play or pause, a step, the next change, the end; how fast."""

    def __init__(self, theme: Theme, tempo: Tempo, landmarks: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tempo = theme, tempo
        self.play = TransportKey(theme, "play", "Play", "Space", self)
        self.on = TransportKey(theme, "on", "One step on", "\u2192", self)
        self.change = QPushButton("Next change", self)
        self.change.setToolTip("Run until somebody takes the lead or is out (N)")
        self.change.setVisible(landmarks)
        self.end = TransportKey(theme, "last", "Run to the end", "End", self)
        self.caption = QLabel("Tempo", self)
        self.slider = TempoSlider(theme, self)
        self.caption.setBuddy(self.slider)
        self.words = QLabel("", self)
        self.words.setProperty("muted", True)
        self._arrange()
        self.play.clicked.connect(tempo.toggle)
        self.on.clicked.connect(tempo.step)
        self.change.clicked.connect(tempo.to_landmark)
        self.end.clicked.connect(tempo.to_end)
        self.slider.valueChanged.connect(tempo.set_place)
        tempo.changed.connect(self.show_tempo)
        theme.changed.connect(self._sizes)
        self.show_tempo()
        self._sizes()

    def show_tempo(self) -> None:
        """Show whether it plays and how fast."""
        playing = self._tempo.playing
        self.play.set_sign("pause" if playing else "play", "Pause" if playing else "Play", "Space")
        self.slider.setValue(self._tempo.place)
        self.slider.setAccessibleDescription(self._tempo.words)
        self.words.setText(self._tempo.words)

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for key in (self.play, self.on, self.change, self.end):
            row.addWidget(key)
        row.addSpacing(self._theme.px(18, 10))
        for part in (self.caption, self.slider, self.words):
            row.addWidget(part)
        row.addStretch(1)

    def _sizes(self) -> None:
        high = round(self._theme.px(40, 34) * max(1.0, self._theme.text_scale))
        for key in (self.play, self.on, self.change, self.end, self.slider):
            key.setFixedHeight(high)
        metrics = self.words.fontMetrics()  # nothing moves when the tempo changes
        self.words.setMinimumWidth(max(metrics.horizontalAdvance(in_words(rounds)) for rounds in TEMPOS))
