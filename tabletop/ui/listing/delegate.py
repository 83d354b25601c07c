"""How a row of the list is drawn: key cap, words in one or two lines, the state at the right, the dashed focus."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from tabletop.ui.listing.rows import Row, Tone
from tabletop.ui.palette import contrast
from tabletop.ui.parts.keys import cap_width, paint_cap
from tabletop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PAD = 8
STATE_SHARE = 0.45  # of a row's width that its state may take beside the words
DIAMOND = "◇ "


class RowDelegate(QStyledItemDelegate):
    """Draws the `Row` of an index."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        metrics = QFontMetrics(self._font(row))
        wide = self._view.viewport().width() - self._indent(index)
        room = self._text_rect(row, QRect(0, 0, wide, 1000)).width()
        lines, state = 1, self._state_height(row, wide)
        if metrics.horizontalAdvance(row.text) > room:
            box = metrics.boundingRect(QRect(0, 0, max(room, 40), 10_000), WRAP, row.text)
            lines = max(2, round(box.height() / metrics.lineSpacing()))
        pad = self._theme.px(14, 10)
        high = self._theme.px(31, 26) if lines == 1 and not state else metrics.lineSpacing() * lines + state + pad
        return QSize(max(wide, 40), max(high, metrics.height() + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(Qt.ItemDataRole.UserRole)
        palette, rect = self._theme.palette, option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = bool(state & QStyle.StateFlag.State_Selected)
        if current:
            painter.fillRect(rect.adjusted(0, 1, 0, -1), QColor(palette.raised))
        self._paint_words(painter, row, rect)
        if current:
            self._paint_focus(painter, rect)
        painter.restore()

    # ------------------------------------------------------------ inside
    def _paint_words(self, painter: QPainter, row: Row, rect: QRect) -> None:
        palette = self._theme.palette
        if row.cap:
            paint_cap(painter, self._theme, rect.left() + PAD, rect.center().y() + 1, row.cap, palette.muted)
        painter.setFont(self._font(row))
        painter.setPen(QColor(palette.muted if row.tone == "muted" and not row.strong else palette.text))
        painter.drawText(self._text_rect(row, rect), WRAP, row.text)
        if row.state:
            painter.setFont(self._theme.text(12.5, 11.3))
            painter.setPen(QColor(self._tint(row.tone)))
            if self._is_stacked(row, rect.width()):
                high = self._state_height(row, rect.width())
                left = self._text_left(row, rect)
                below = QRect(left, rect.bottom() - high - self._theme.px(7, 5), rect.right() - PAD - left, high)
                painter.drawText(below, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignRight, _state(row))
                return
            wide = self._state_width(row, rect.width())
            right = QRect(rect.right() - PAD - wide, rect.top(), wide, rect.height())
            painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _state(row))

    def _paint_focus(self, painter: QPainter, rect: QRect) -> None:
        palette = self._theme.palette
        pen = QPen(QColor(palette.selected), 2.5 * palette.outline_factor)
        if self._view.hasFocus():
            pen.setDashPattern([4, 2.4])
        else:
            pen = QPen(QColor(palette.line_strong), 1.5)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -3, -2), 5, 5)

    def _tint(self, tone: Tone) -> str:
        palette = self._theme.palette
        wanted = {"target": palette.target, "acts": palette.acts, "chosen": palette.selected}.get(tone, palette.muted)
        return wanted if contrast(wanted, palette.dock) >= 4.5 else palette.text

    def _text_left(self, row: Row, rect: QRect) -> int:
        return rect.left() + PAD + (cap_width(self._theme, row.cap) + 6 if row.cap else 0)

    def _text_rect(self, row: Row, rect: QRect) -> QRect:
        left = self._text_left(row, rect)
        state = self._state_width(row, rect.width())
        below = self._state_height(row, rect.width())
        return QRect(left, rect.top(), rect.right() - PAD - left - (state + 8 if state else 0), rect.height() - below)

    def _is_stacked(self, row: Row, width: int) -> bool:
        """Whether the state stands below the words: beside them it would take more than its share of the row."""
        if not row.state:
            return False
        state = self._state_metrics.horizontalAdvance(_state(row)) + 2
        words = QFontMetrics(self._font(row)).horizontalAdvance(row.text)
        left = self._text_left(row, QRect(0, 0, width, 10))
        return state > width * STATE_SHARE and left + words + 8 + state + PAD > width

    def _state_width(self, row: Row, width: int) -> int:
        """How much the state takes of the room beside the words."""
        if not row.state or self._is_stacked(row, width):
            return 0
        return self._state_metrics.horizontalAdvance(_state(row)) + 2

    def _state_height(self, row: Row, width: int) -> int:
        """How much the state takes of the room below the words."""
        if not self._is_stacked(row, width):
            return 0
        left = self._text_left(row, QRect(0, 0, width, 10))
        box = QRect(0, 0, max(width - PAD - left, 40), 10_000)
        return self._state_metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, _state(row)).height() + 2

    @property
    def _state_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._theme.text(12.5, 11.3))

    def _indent(self, index: Index) -> int:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return depth * self._view.indentation()

    def _font(self, row: Row) -> QFont:
        return self._theme.text(13.5, 12, bold=row.strong)


def _state(row: Row) -> str:
    return f"{DIAMOND}{row.state}" if row.tone == "target" else row.state
