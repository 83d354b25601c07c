"""The right column: inspector above, log below, each under its heading and each to be hidden by its letter."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme

INSPECTOR_SHARE = 66
LINE = 1.2  # of the size of a heading's letters, which are capitals


class DockHeading(QWidget):
    """The heading of a part, with the letter that hides it."""

    clicked = Signal()

    def __init__(self, theme: Theme, title: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._title, self._key = theme, title, key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(f"{key} hides this, and shows it again")
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(100, max(self._theme.px(30, 29), round(self._theme.text_px(18, 16) * LINE)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.position().x() > self.width() - 48:
            self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.foot))
        painter.setFont(self._theme.label(18, 16))
        painter.setPen(QColor(palette.text))
        cap = painter.fontMetrics().capHeight()
        painter.drawText(QPointF(self._theme.grown(12), (self.height() + cap) / 2), self._title.upper())
        x = self.width() - cap_width(self._theme, self._key) - self._theme.grown(12)
        paint_cap(painter, self._theme, x, self.height() / 2, self._key, palette.muted)


class Dock(QWidget):
    """Inspector and log in one column. `shown` tells after a part was hidden or shown."""

    shown = Signal()
    divided = Signal(int)  # the log's part of the height in percent, set by hand

    def __init__(self, theme: Theme, inspector: QWidget, log: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inspector)
        self._upper, upper_heading = self._part("Inspector", "I", scroll)
        self._lower, lower_heading = self._part("Log", "L", log)
        upper_heading.clicked.connect(self.toggle_inspector)
        lower_heading.clicked.connect(self.toggle_log)
        self._splitter = QSplitter(Qt.Orientation.Vertical, self)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(3)
        self._splitter.addWidget(self._upper)
        self._splitter.addWidget(self._lower)
        self._splitter.setStretchFactor(0, INSPECTOR_SHARE)
        self._splitter.setStretchFactor(1, 100 - INSPECTOR_SHARE)
        self._share = INSPECTOR_SHARE  # percent; what a person has set by hand stays
        self._splitter.splitterMoved.connect(self._moved_by_hand)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3, 0, 0, 0)
        layout.addWidget(self._splitter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    @property
    def inspector_shown(self) -> bool:
        """Whether the inspector is there."""
        return not self._upper.isHidden()

    @property
    def log_shown(self) -> bool:
        """Whether the log is there."""
        return not self._lower.isHidden()

    def show_parts(self, inspector: bool, log: bool) -> None:
        """Show or hide the parts; with neither the column goes."""
        self._upper.setVisible(inspector)
        self._lower.setVisible(log)
        self.setVisible(inspector or log)
        self.shown.emit()

    def toggle_inspector(self) -> None:
        """I: hide or show the inspector."""
        self.show_parts(not self.inspector_shown, self.log_shown)

    def toggle_log(self) -> None:
        """L: hide or show the log."""
        self.show_parts(self.inspector_shown, not self.log_shown)

    def share_log(self, percent: int) -> None:
        """Give the log this part of the height, as a person has set it before; 0 leaves it as it is drawn."""
        if 0 < percent < 100:
            self._share = 100 - percent
            self._divide()

    def _divide(self) -> None:
        upper = round(self.height() * self._share / 100)
        self._splitter.setSizes([upper, self.height() - upper])

    def _moved_by_hand(self) -> None:
        upper, lower = self._splitter.sizes()
        if upper + lower > 0:
            self._share = round(100 * upper / (upper + lower))
            self.divided.emit(100 - self._share)

    def _part(self, title: str, key: str, content: QWidget) -> tuple[QWidget, DockHeading]:
        part = QWidget()
        layout = QVBoxLayout(part)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        heading = DockHeading(self._theme, title, key, part)
        layout.addWidget(heading)
        layout.addWidget(content, 1)
        part.setMinimumHeight(60)
        return part, heading
