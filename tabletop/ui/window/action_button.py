"""A key of the action bar: icon, what it does in bold, the preview in normal weight, and the key cap."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tabletop.ui.icons import tinted
from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme
from tabletop.ui.window.bar_items import Item

LONGEST_PREVIEW = 46  # characters; the inspector shows the whole text


class ActionButton(QAbstractButton):
    """One option or subject. Yellow under the pointer, a white outline when chosen, a dashed one with the keyboard."""

    entered = Signal(object)  # the Item under the pointer or with the keyboard, None when left

    def __init__(self, theme: Theme, item: Item, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.item = theme, item
        self.brief = False  # shows only the first part of the preview: "−1" of "−1, 2 less DR 1"
        self.whole = False  # shows a long preview uncut: its line has the room
        self._most = 0  # pixels; the preview is cut for it
        self._aimed = self._followed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(item.label)
        spoken = [item.label, item.preview, item.heading, "chosen" if item.chosen else ""]
        self.setAccessibleName(", ".join(part for part in spoken if part))
        if len(item.preview) > LONGEST_PREVIEW:
            self.setToolTip(item.preview)

    @property
    def preview(self) -> str:
        """What the option would do, cut to what a button can hold."""
        text = self.item.preview
        if text.isdigit() and self.item.target:
            return ""  # a bare number stands on the target itself; it is only spoken
        if self.brief:
            text = "" if text.endswith(".") else text.partition(", ")[0]  # half a sentence would say nothing
        text = text if self.whole or len(text) <= LONGEST_PREVIEW else text[: LONGEST_PREVIEW - 1].rstrip() + "…"
        if not self._most or not text:
            return text
        plain = QFontMetricsF(self._theme.text(14, 11.5))
        room = self._most - self._width("") - self._gap
        return plain.elidedText(text, Qt.TextElideMode.ElideRight, room) if room > plain.horizontalAdvance("…") else ""

    def limit(self, most: int) -> None:
        """Be no wider than this if the preview can give way; 0 lifts the limit."""
        if most != self._most:
            self._most = most
            self.update()

    @property
    def _saved_pad(self) -> int:
        return self._theme.px(4, 3)

    @property
    def _gap(self) -> int:
        """Between icon, words and key cap."""
        return int(self._theme.text_px(14, 11.5) * (0.3 if self.brief else 0.5))

    def aim(self, aimed: bool) -> None:
        """Whether the pointer is over its target on the table: then it looks as if the pointer were here."""
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    def follow(self, followed: bool) -> None:
        """Whether its row in the list or its card on the table has the keyboard: then it has the dashed ring too."""
        if followed != self._followed:
            self._followed = followed
            self.update()

    @property
    def ringed(self) -> bool:
        """Whether it wears the dashed ring of the keyboard."""
        return self.hasFocus() or self._followed

    @property
    def aimed(self) -> bool:
        """Whether its target lies under the pointer."""
        return self._aimed

    def sizeHint(self) -> QSize:
        bold = QFontMetricsF(self._theme.text(14, 11.5, bold=True))
        return QSize(round(self._width(self.preview)), max(round(bold.height() + self._theme.px(15, 11)), 26))

    def _width(self, preview: str) -> float:
        theme = self._theme
        pad, gap = theme.px(12, 9) - (self._saved_pad if self.brief else 0), self._gap
        bold, plain = QFontMetricsF(theme.text(14, 11.5, bold=True)), QFontMetricsF(theme.text(14, 11.5))
        width = 2.0 * pad + bold.horizontalAdvance(self.item.label) + 2
        if self.item.icon:
            width += theme.mark_px(20, 16) + gap
        if preview:
            width += gap + plain.horizontalAdvance(preview)
        if self.item.cap:
            width += gap + cap_width(theme, self.item.cap)
        return width

    def enterEvent(self, event: QEnterEvent) -> None:
        self.entered.emit(self.item)
        super().enterEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.entered.emit(None)
        super().leaveEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hot = (self.underMouse() or self._aimed) and self.isEnabled()
        sunk = 2.0 if self.isDown() else 0.0
        rect = QRectF(self.rect()).adjusted(1, 1 + sunk, -1, -3 + sunk)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.edge))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, sunk, 0, 0), 6, 6)
        # Where every key has a white line, the chosen one is told by its ground.
        marked = self.item.chosen and palette.outline_factor > 1 and not hot
        painter.setBrush(QColor(palette.acts if hot else palette.text if marked else palette.raised))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        ink = palette.ink if hot or marked else (palette.text if self.isEnabled() else palette.off)
        soft = palette.ink if hot or marked else palette.muted
        if self.item.chosen or self.ringed:
            self._paint_ring(painter, dashed=self.ringed)
        self._paint_words(painter, rect, ink, soft)

    def _paint_ring(self, painter: QPainter, dashed: bool) -> None:
        """The white outline, on a casing of ink so that it reads on a yellow key."""
        palette = self._theme.palette
        width = 3 * palette.outline_factor
        inset = width / 2 + 1
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.ink), width + 2))
        painter.drawRoundedRect(ring, 5, 5)
        pen = QPen(QColor(palette.selected), width)
        if dashed:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(ring, 5, 5)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: str, soft: str) -> None:
        theme = self._theme
        gap = self._gap
        x, middle = rect.left() + theme.px(11, 8) - (self._saved_pad if self.brief else 0), rect.center().y()
        if self.item.icon:
            size = theme.mark_px(20, 16)
            picture = tinted(self.item.icon, size, ink, self.devicePixelRatioF())
            offset = (picture.width() / self.devicePixelRatioF() - size) / 2
            painter.drawPixmap(QPointF(x - offset, middle - size / 2 - offset), picture)
            x += size + gap
        bold, plain = theme.text(14, 11.5, bold=True), theme.text(14, 11.5)
        cap_height = QFontMetricsF(bold).capHeight()
        painter.setFont(bold)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(x, middle + cap_height / 2), self.item.label)
        x += QFontMetricsF(bold).horizontalAdvance(self.item.label)
        if self.preview:
            painter.setFont(plain)
            painter.setPen(QColor(soft))
            painter.drawText(QPointF(x + gap, middle + cap_height / 2), self.preview)
            x += gap + QFontMetricsF(plain).horizontalAdvance(self.preview)
        if self.item.cap:
            paint_cap(painter, theme, x + gap, middle, self.item.cap, ink)
