"""Sheets: dialogs inside the window. The rest is dimmed and takes no input while one is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from tabletop.ui import halftone
from tabletop.ui.fonts import display_font
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.spoken import spoken_words
from tabletop.ui.theme import Theme

SHADOW = QPoint(10, 12)
MARGIN = 24
CLOSE = 5  # px of margin, and above and below the buttons, where the body would scroll otherwise
LINE = 3  # px of the panel's outer line and, inside it, of the margin that shows the inner one
LINES = 4  # of them from one side to the other


def heading_height(theme: Theme) -> int:
    """The height of a heading in pixels: it grows with the text, but half as fast, for the body needs the room."""
    return round(theme.px(76, 56) * (1 + max(0.0, theme.text_scale - 1) / 2))


class SheetHeading(QWidget):
    """The heading of a sheet: accent with halftone, title in ink."""

    def __init__(self, theme: Theme, title: str, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._title, self._accent = theme, title, accent
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), heading_height(self._theme))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dots = palette.ink if palette.halftone else ""
        pitch = self._theme.px(13)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, halftone.ground(self.size(), self._accent, dots, pitch, ratio, "right", 0.30))
        painter.setPen(QPen(QColor(palette.edge), 3))
        painter.drawLine(QPointF(0, self.height() - 1.5), QPointF(self.width(), self.height() - 1.5))
        painter.setPen(QColor(palette.ink))
        size = self.height() * 0.6
        font = display_font(size)
        painter.setFont(font)
        while size > 16 and painter.fontMetrics().horizontalAdvance(self._title) > self.width() - 56:
            size -= 2
            painter.setFont(display_font(size))
        rect = self.rect().adjusted(self._theme.px(28, 20), 0, -8, -3)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._title)


class Sheet(QWidget):
    """A dialog over `parent`: heading, a body that scrolls if it must, a foot with buttons.

    `body` and `foot` are widgets made elsewhere. `width` is in pixels at full HD. Esc closes it unless `fixed`.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        title: str,
        accent: str,
        body: QWidget,
        foot: QWidget | None,
        parent: QWidget,
        *,
        width: int = 900,
        fixed: bool = False,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._width = width
        self._fixed = fixed
        self._returning = QApplication.focusWidget()
        self.setAccessibleName(title)
        self.panel = QFrame(self)
        self.panel.setObjectName("sheetPanel")
        layout = QVBoxLayout(self.panel)
        self._lines()
        layout.setSpacing(0)
        layout.addWidget(SheetHeading(theme, title, accent, self.panel))
        body.setObjectName("body")
        self._body = body
        self._scroll = QScrollArea(self.panel)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(body)
        layout.addWidget(self._scroll, 1)
        if foot is not None:
            inside = foot.layout()
            if inside is not None:
                roomy(theme, foot, inside)
            foot.setObjectName("sheetFoot")
            foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            layout.addWidget(foot)
        self._foot = foot
        self._foot_drawn: QMargins | None = None  # while the foot is closer than drawn
        self._placing = False
        parent.installEventFilter(self)
        theme.changed.connect(self._place)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._found_too_high)
        self._place()

    def open(self, focus: QWidget | None = None) -> None:
        """Show it; `focus` gets the keyboard, else the first field or button."""
        self.show()
        self.raise_()
        self._speak()
        self._place()  # what is hidden has no sizes yet
        QTimer.singleShot(0, self, self._place)  # once more with the sizes of what is shown
        if focus is not None:
            focus.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.setFocus(Qt.FocusReason.PopupFocusReason)
            self.focusNextPrevChild(True)

    def close_sheet(self) -> None:
        """Take it away and give the keyboard back."""
        if not self.isVisible() and self.parent() is None:
            return
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        self.hide()
        self.closed.emit()
        if self._returning is not None and isValid(self._returning) and self._returning.isVisible():
            self._returning.setFocus()
        self.deleteLater()

    def refit(self) -> None:
        """Take a new size after the body has changed."""
        self._place()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays inside the sheet."""
        current: QWidget = QApplication.focusWidget() or self
        step = current
        for _ in range(1000):
            following = step.nextInFocusChain() if forward else step.previousInFocusChain()
            if following is None or following is current:
                break
            step = following
            if self.isAncestorOf(step) and step.isVisible() and step.isEnabled():
                policy = step.focusPolicy()
                if policy & Qt.FocusPolicy.TabFocus:
                    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                    step.setFocus(reason)
                    self._scroll.ensureWidgetVisible(step)
                    break
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing typed here reaches the window below."""
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and not self._fixed:
            self.close_sheet()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and isinstance(focused, QAbstractButton)
            and self.isAncestorOf(focused)  # not the one that gets the keyboard back when this key closed the sheet
        ):
            focused.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self._theme.palette.bar)
        veil.setAlphaF(0.72)
        painter.fillRect(self.rect(), veil)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.shadow))
        painter.drawRoundedRect(self.panel.geometry().translated(SHADOW), 10, 10)

    def _speak(self) -> None:
        """A screen reader says what stands in a sheet that is only read; in a form each field speaks for itself."""
        words = spoken_words(self._body)
        self.setAccessibleDescription(words)
        if words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{self.accessibleName()}. {words}"))

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        self._lines()
        self._place_at(MARGIN)
        if self._scroll.verticalScrollBar().maximum() > 0:
            self._place_at(CLOSE)

    def _found_too_high(self, _least: int, most: int) -> None:
        """A body that is laid out later than this sheet needs more room than it said."""
        if most > 0 and not self._placing and self._foot_drawn is None:
            self._place_at(CLOSE)

    def _place_at(self, margin: int) -> None:
        self._placing = True
        self._foot_closer(margin == CLOSE)
        self._place_in(self.rect().adjusted(margin, margin, -margin - SHADOW.x(), -margin - SHADOW.y()))
        self._placing = False

    def _place_in(self, room: QRect) -> None:
        inset = LINES * self._theme.grown(LINE)
        body = self._body
        wide = round(self._theme.px(self._width) * max(1.0, self._theme.text_scale))
        needed = body.minimumSizeHint().width() + inset + self._scroll.verticalScrollBar().sizeHint().width()
        width = min(room.width(), max(wide, needed))
        inner = width - inset
        wanted = body.heightForWidth(inner) if body.hasHeightForWidth() else body.sizeHint().height()
        heading = heading_height(self._theme)
        foot = self._foot.sizeHint().height() if self._foot is not None else 0
        height = min(room.height(), max(wanted, body.minimumSizeHint().height()) + heading + foot + inset)
        self._put(width, height, room)
        layout = self.panel.layout()
        if layout is not None:
            layout.activate()
        surplus = self._scroll.verticalScrollBar().maximum()
        if surplus > 0 and height < room.height():
            self._put(width, min(room.height(), height + surplus), room)

    def _foot_closer(self, close: bool) -> None:
        layout = self._foot.layout() if self._foot is not None else None
        if layout is None or close == (self._foot_drawn is not None):
            return
        margins = layout.contentsMargins()
        layout.setContentsMargins(self._foot_drawn or QMargins(margins.left(), CLOSE, margins.right(), CLOSE))
        self._foot_drawn = margins if close else None

    def _lines(self) -> None:
        line = self._theme.grown(LINE)
        layout = self.panel.layout()
        if layout is not None:
            layout.setContentsMargins(line, line, line, line)

    def _put(self, width: int, height: int, room: QRect) -> None:
        place = QRect(0, 0, width, height)
        place.moveCenter(room.center())
        self.panel.setGeometry(place)


def foot_row(*widgets: QWidget | None) -> QWidget:
    """A foot with these widgets in a row; None is the stretch between text and buttons."""
    foot = QWidget()
    layout = QHBoxLayout(foot)
    layout.setContentsMargins(28, 16, 28, 18)
    layout.setSpacing(12)
    for widget in widgets:
        if widget is None:
            layout.addStretch(1)
        else:
            layout.addWidget(widget)
    return foot
