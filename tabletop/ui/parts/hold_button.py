"""The hold button: a seat's own key that opens its hand after half a second, never by Enter or Space."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui import shapes
from tabletop.ui.palette import hold_ground, seat_mark
from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme

HOLD_MS = 500
FRAME_MS = 16


class HoldButton(QWidget):
    """Held for half a second by mouse, or by the key in its cap, it emits `completed`; let go after that, `released`.

    `wanted` puts the yellow outline of "can act" round it. One that stands alone is drawn `larger` and has no ring of
    the keyboard, which is always there.
    """

    completed = Signal(int)
    released = Signal(int)

    def __init__(
        self,
        theme: Theme,
        seat: int,
        title: str,
        note: str,
        *,
        wanted: bool = False,
        cap: str = "",
        larger: float = 1.0,
        brief: tuple[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self.seat, self._title, self._note = theme, seat, title, note
        self._wanted, self.cap, self._larger = wanted, cap, larger
        self._brief = brief or (title, note)
        self._most = 0  # pixels
        self._since = QElapsedTimer()
        self._down = self._done = False
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{note}. Hold the key {cap} for half a second." if cap else note)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def press(self) -> None:
        """The button goes down, by mouse or by its key."""
        if not self._down:
            self._down, self._done = True, False
            self._since.start()
            self._timer.start()
            self.update()

    def let_go(self) -> None:
        """The button comes up; before half a second nothing has happened."""
        if self._down:
            self._down = False
            self._timer.stop()
            self.update()
            if self._done:
                self.released.emit(self.seat)

    def limit(self, most: int) -> None:
        """Take at most so many pixels, 0 for any: brief words where the whole ones do not fit, then cut ones."""
        if most != self._most:
            self._most = most
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        bold, small = (QFontMetricsF(font) for font in self._fonts())
        wide = self._wide(*self._words())
        return QSize(
            min(wide, self._most) if self._most else wide,
            max(self._px(52, 42), round(bold.height() + small.height() + self._px(12, 10)), 36),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only the key in its cap holds it; Enter, Space and the rest go on to whoever wants them."""
        if self.cap and event.text().upper() == self.cap:
            if not event.isAutoRepeat():
                self.press()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.cap and event.text().upper() == self.cap:
            if not event.isAutoRepeat():
                self.let_go()
        else:
            event.ignore()

    def hideEvent(self, _event: object) -> None:
        self._down = False
        self._timer.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sunk = 2.0 if self._down else 0.0
        rect = QRectF(self.rect()).adjusted(3, 3 + sunk, -3, -5 + sunk)
        mark = seat_mark(self.seat)
        painter.setPen(QPen(QColor(palette.edge), 2))
        painter.setBrush(QColor(palette.edge))
        painter.drawRoundedRect(rect.translated(0, 2.0 - sunk), 5, 5)
        painter.setBrush(QColor(hold_ground(self.seat, palette)))
        painter.drawRoundedRect(rect, 5, 5)
        painter.fillRect(QRectF(rect.left(), rect.top() + 1, 6, rect.height() - 2), QColor(mark.colour))
        if self._wanted or (self.hasFocus() and self._larger == 1):
            pen = QPen(QColor(palette.acts if self._wanted else palette.selected), 3 * palette.outline_factor)
            if self.hasFocus():
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        self._paint_ring(painter, rect)
        self._paint_words(painter, rect)

    # ------------------------------------------------------------ inside
    def _px(self, pixels: float, least: float) -> int:
        return round(self._theme.px(pixels, least) * self._larger)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Those of the title and the note."""
        fonts = self._theme.text(15, 12.5, bold=True), self._theme.text(12.5, 10.5)
        for font in fonts:
            font.setPixelSize(round(font.pixelSize() * self._larger))
        return fonts

    def _words(self) -> tuple[str, str]:
        """Both lines as they are shown."""
        whole = self._title, self._note
        return self._brief if self._most and self._wide(*whole) > self._most else whole

    def _wide(self, title: str, note: str) -> int:
        bold, small = (QFontMetricsF(font) for font in self._fonts())
        text = max(bold.horizontalAdvance(title), small.horizontalAdvance(note))
        cap = cap_width(self._theme, self.cap) + 10 if self.cap else 0
        return round(self._px(64, 54) + text + cap + self._px(20, 14))

    def _tick(self) -> None:
        if self._since.elapsed() >= HOLD_MS and not self._done:
            self._done = True
            self._timer.stop()
            self.completed.emit(self.seat)
        self.update()

    def _share(self) -> float:
        return min(1.0, self._since.elapsed() / HOLD_MS) if self._down else 0.0

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        palette, mark = self._theme.palette, seat_mark(self.seat)
        radius = min(self._px(17, 17 if self._larger == 1 else 14), rect.height() * 0.36)
        centre = QPointF(rect.left() + 12 * self._larger + radius + 4, rect.center().y())
        ring = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.edge), 4))
        painter.drawEllipse(ring)
        if self._down:
            painter.setPen(QPen(QColor("#FFFFFF"), 4))
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * (1.0 if self._done else self._share())))
        shapes.paint_sign(painter, mark.sign, centre, radius * 1.15, mark.colour, palette.ink)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        palette = self._theme.palette
        left = rect.left() + self._px(62, 52)
        bold, small = self._fonts()
        gap: float = self._px(5, 3)
        caps = QFontMetricsF(bold).capHeight(), QFontMetricsF(small).capHeight()
        gap = max(min(gap, (rect.height() - sum(caps) - 5) / 2), 1.5)  # closer where a second line takes the height
        top = rect.center().y() - (caps[0] + caps[1] + gap * 2) / 2 - 1
        title, note = self._words()
        if self._most and self._wide(title, note) > self._most:
            room = rect.right() - left - (cap_width(self._theme, self.cap) + 12 if self.cap else 6)
            title = QFontMetricsF(bold).elidedText(title, Qt.TextElideMode.ElideRight, room)
            note = QFontMetricsF(small).elidedText(note, Qt.TextElideMode.ElideRight, room)
        painter.setFont(bold)
        painter.setPen(QColor(palette.text))
        painter.drawText(QPointF(left, top + caps[0]), title)
        painter.setFont(small)
        painter.setPen(QColor(palette.hold_text))
        painter.drawText(QPointF(left, top + caps[0] + gap * 2 + caps[1]), note)
        if self.cap:
            x = rect.right() - cap_width(self._theme, self.cap) - 8
            paint_cap(painter, self._theme, x, rect.center().y(), self.cap, palette.hold_text)
