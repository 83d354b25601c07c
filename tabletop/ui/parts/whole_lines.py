"""What scrolls ends with a whole line: one that the edge would cut is left out of the picture until it is whole."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QTextBlock
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QTextEdit

AIR = 2.0  # pixels above the letters of a line, which may lie behind the upper edge


def keep_lines_whole(text: QAbstractScrollArea) -> None:
    """Call once: scrolling moves the picture of the text or list, in which lines have been left out."""
    text.verticalScrollBar().valueChanged.connect(text.viewport().update)


def cover_cut_lines(text: QTextEdit, ground: str) -> None:
    """Call at the end of painting: fills what is seen of lines that the upper or lower edge cuts."""
    view = text.viewport().rect()
    painter = QPainter(text.viewport())
    for edge in (view.top(), view.bottom()):
        block = text.cursorForPosition(QPoint(view.center().x(), edge)).block()
        for near in (block.previous(), block, block.next()):
            for first, last in _lines(text, near):
                above, below = first + AIR < view.top() < last, first < view.bottom() and last - 1 > view.bottom()
                if above or below:
                    painter.fillRect(QRectF(0, first, view.width(), last - first), QColor(ground))
    painter.end()


def _lines(text: QTextEdit, block: QTextBlock) -> list[tuple[float, float]]:
    """Where the lines of a paragraph begin and end, in pixels of the viewport from its upper edge."""
    if not block.isValid():
        return []
    layout = block.layout()
    top = layout.position().y() - text.verticalScrollBar().value()
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    return [(top + line.y(), top + line.y() + line.height()) for line in lines]


def cover_cut_row(view: QAbstractItemView, ground: str) -> None:
    """The same for the last row of a list; one that takes half of the list is shown as far as it goes."""
    room = view.viewport().rect()
    seen = view.visualRect(view.indexAt(QPoint(room.width() // 2, room.bottom())))
    if seen.isValid() and seen.bottom() > room.bottom() + 2 and seen.top() > room.center().y():
        painter = QPainter(view.viewport())
        painter.fillRect(QRect(QPoint(0, seen.top()), room.bottomRight()), QColor(ground))
        painter.end()
