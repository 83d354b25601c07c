"""Small parts side by side, in as many lines as they need: plates of a card's state, for example."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

APART = 2  # further gaps before a part that begins a new group


class Flow(QWidget):
    """Lays its parts out from left to right, each at the size that it wants, and goes on below where a line is full."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = gap
        self._parts: list[QWidget] = []
        self._apart: set[QWidget] = set()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What stands there."""
        return tuple(self._parts)

    def set_parts(self, parts: Sequence[QWidget], apart: Iterable[QWidget] = ()) -> None:
        """Replace everything; what was there goes. Before each of `apart` the gap is wider."""
        for old in self._parts:
            old.hide()
            old.deleteLater()
        self._parts, self._apart = list(parts), set(apart)
        for part in self._parts:
            part.setParent(self)
            part.show()
        self._place()

    def sizeHint(self) -> QSize:
        sizes = [part.sizeHint() for part in self._parts]
        wide = sum(size.width() + self._gap for size in sizes)
        return QSize(wide, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max((part.sizeHint().width() for part in self._parts), default=0), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part wants another size
            self._place()
        return super().event(event)

    def _place(self) -> None:
        x = y = tallest = 0
        for part in self._parts:
            part.ensurePolished()
            size = part.sizeHint()
            if x and part in self._apart:
                x += self._gap * APART
            if x and x + size.width() > self.width():
                x, y, tallest = 0, y + tallest + self._gap, 0
            part.setGeometry(x, y, size.width(), size.height())
            x += size.width() + self._gap
            tallest = max(tallest, size.height())
        self.setFixedHeight(y + tallest)
        self.updateGeometry()
