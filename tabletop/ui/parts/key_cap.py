"""The cap of a key on a button that the key presses: ▶ Continue [C]. Which key does it is the page's business."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme

BEFORE, BESIDE = (8, 6), (14, 10)  # pixels before the cap and behind it, at full HD and at 1280 x 720


class KeyCap(QWidget):
    """Lies on `button`, at its right end, and makes room for itself there."""

    def __init__(self, theme: Theme, button: QPushButton, key: str) -> None:
        super().__init__(button)
        self._theme, self._button, self._key = theme, button, key
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        button.installEventFilter(self)
        theme.changed.connect(self._make_room)
        self._make_room()
        self.show()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange):
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self._button.palette().buttonText().color().name()
        paint_cap(painter, self._theme, 1.0, self.height() / 2 - 1, self._key, colour)  # its underside is thicker

    # ------------------------------------------------------------ inside
    def _make_room(self) -> None:
        room = self._width() + self._theme.px(*BESIDE) + self._theme.px(*BEFORE)
        self._button.setStyleSheet(f"padding-right: {room}px;")
        self._place()

    def _place(self) -> None:
        left = self._button.width() - self._width() - self._theme.px(*BESIDE)
        self.setGeometry(QRect(left, 0, self._width(), self._button.height()))

    def _width(self) -> int:
        return cap_width(self._theme, self._key) + 3  # with its line
