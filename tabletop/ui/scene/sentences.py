"""Sentences with bold names before them, flowed into a room and made smaller until all of them stand in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tabletop.ui.scene.style import Style, text

LARGEST, LEAST = 19.0, 10.0  # units
LINE, APART = 1.2, 0.3  # height of a line, and the gap between two texts, over the size of the letters
Word = tuple[str, bool, float]  # a word, whether it is bold, and where in its line it stands


def paint_texts(painter: QPainter, texts: Sequence[tuple[str, str]], room: QRectF, style: Style) -> None:
    """Paint them in ink, as large as is legible and fits; what is too much even at the least size is left out."""
    px = style.legible(14.0, most=LARGEST)
    while px > LEAST and height_of(texts, px, room.width()) > room.height():
        px -= 0.5
    painter.setPen(style.colour("ink"))
    y = room.top() + px
    for name, words in texts:
        for line in flowed(name, words, px, room.width()):
            if y > room.bottom():
                return
            for word, bold, x in line:
                painter.setFont(text(px, bold))
                painter.drawText(QPointF(room.left() + x, y), word)
            y += px * LINE
        y += px * APART


def height_of(texts: Sequence[tuple[str, str]], px: float, room: float) -> float:
    """How high they are at this size."""
    lines = sum(len(flowed(name, words, px, room)) for name, words in texts)
    return lines * px * LINE + (len(texts) - 1) * px * APART


def flowed(name: str, words: str, px: float, room: float) -> list[list[Word]]:
    """The lines of a text: its name in bold, then its words."""
    metrics = {bold: QFontMetricsF(text(px, bold)) for bold in (True, False)}
    blank = metrics[False].horizontalAdvance(" ")
    lines: list[list[Word]] = [[]]
    x = 0.0
    for word, bold in [*((each, True) for each in name.split()), *((each, False) for each in words.split())]:
        wide = metrics[bold].horizontalAdvance(word)
        if lines[-1] and x + wide > room:
            lines.append([])
            x = 0.0
        lines[-1].append((word, bold, x))
        x += wide + blank
    return lines
