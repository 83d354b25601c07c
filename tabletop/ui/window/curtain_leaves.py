"""The two halves of the full curtain while it closes or opens. Only a picture: it takes no clicks and no keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from tabletop.ui.scene.clock import Clock

CLOSES, OPENS = 180.0, 220.0  # milliseconds


class CurtainLeaves(QWidget):
    """Shows a picture of the curtain in two halves, by the table's clock."""

    def __init__(self, clock: Clock, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = page
        self._clock = clock
        self._picture = QPixmap()
        self._closed = 0.0
        self.hide()

    def close_over(self, picture: QPixmap, done: Callable[[], None]) -> None:
        """Let the halves come from the sides; `done` when they have met."""
        self._run(picture, 0.0, 1.0, CLOSES, done)

    def open_from(self, picture: QPixmap) -> None:
        """Let the halves go to the sides."""
        self._run(picture, 1.0, 0.0, OPENS, _nothing)

    def _run(self, picture: QPixmap, start: float, end: float, length: float, done: Callable[[], None]) -> None:
        self._picture = picture
        self.setGeometry(self._page.rect())
        self._draw(start, end, 0.0)
        self.show()
        self.raise_()
        self._clock.run(self, length, partial(self._draw, start, end), done=partial(self._ended, done), skips=True)

    def _ended(self, done: Callable[[], None]) -> None:
        done()
        self.hide()
        self._picture = QPixmap()

    def _draw(self, start: float, end: float, progress: float) -> None:
        self._closed = start + (end - start) * progress
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        half, high, ratio = self.width() / 2, float(self.height()), self._picture.devicePixelRatio()
        wide = self._picture.width() / 2
        for number, x in enumerate((half * (self._closed - 1), self.width() - half * self._closed)):
            source = QRectF(number * wide, 0, wide, self._picture.height())
            painter.drawPixmap(QRectF(x, 0, half, high), self._picture, source)
            edge = x if number else x + half
            painter.fillRect(QRectF(edge - 4 / ratio, 0, 8 / ratio, high), Qt.GlobalColor.black)


def _nothing() -> None:
    return None
