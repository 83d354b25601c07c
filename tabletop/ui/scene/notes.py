"""Paper notes over the table: why something was refused, and what happened since a seat last looked.

Positions are pixels of the window. A note's tail points at what it is about.
"""

from __future__ import annotations

import html
import math
import re

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPolygonF,
    QTextDocument,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.decision import Refusal
from tabletop.ui import shapes
from tabletop.ui.scene.captions import outlined
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.style import Style, display, label, text

CORNER = 9.0
TAIL = 22.0
BURST = 44.0  # pixels that the burst of a refusal reaches out at its left
GAP = 26.0  # between a refusal and what it is about
REACH = 14.0  # how far its tail reaches into that
WRAP = Qt.TextFlag.TextWordWrap
SENTENCE_END = re.compile(r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)(?<!\bSt)(?<!\bProf)(?<!\bInc)\. ")


class PaperNote(QGraphicsItem):
    """A paper note with a tail; what stands on it is painted by those below."""

    def __init__(self, root: ScreenItem, style: Style):
        super().__init__(root)
        self.setVisible(False)
        self._style = style
        self._rect = QRectF()
        self._tip: QPointF | None = None

    @property
    def rect(self) -> QRectF:
        """The paper without its tail, in pixels of the window."""
        return self._rect

    def place(self, rect: QRectF, tip: QPointF | None) -> None:
        """Put the note there, its tail pointing at `tip`."""
        self.prepareGeometryChange()
        self._rect, self._tip = rect, tip
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        box = self._rect
        if self._tip is not None:
            box = box.united(QRectF(self._tip, QSizeF(1, 1)))
        return box.adjusted(-44, -30, 16, 30)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        outline = QPainterPath()
        outline.addRoundedRect(self._rect, CORNER, CORNER)
        tail = _tail(self._rect, self._tip)
        if tail is not None:
            outline = outline.united(tail)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawPath(outline.translated(4, 5))
        painter.setPen(QPen(style.colour("ink"), 3, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(style.colour("paper"))
        painter.drawPath(outline)
        self.paint_words(painter)

    def paint_words(self, painter: QPainter) -> None:
        """What stands on the paper."""
        raise NotImplementedError


def _tail(rect: QRectF, tip: QPointF | None) -> QPainterPath | None:
    if tip is None or rect.contains(tip):
        return None
    root = QPointF(
        min(max(tip.x(), rect.left() + CORNER + TAIL), rect.right() - CORNER - TAIL),
        min(max(tip.y(), rect.top() + CORNER + TAIL / 2), rect.bottom() - CORNER - TAIL / 2),
    )
    beside = tip.x() < rect.left() or tip.x() > rect.right()
    beside = beside and rect.top() <= tip.y() <= rect.bottom()
    half = QPointF(0, TAIL / 2) if beside else QPointF(TAIL / 2, 0)
    reach = tip - root
    # A tail longer than the note looks like a spear.
    most = 64.0 + (rect.width() / 2 if beside else rect.height() / 2)
    length = math.hypot(reach.x(), reach.y())
    if length > most:
        tip = root + reach * (most / length)
    path = QPainterPath()
    path.addPolygon(QPolygonF([root - half, tip, root + half]))
    path.closeSubpath()
    return path


class RefusalNote(PaperNote):
    """Why a drop or click was no option: one or two sentences and the rule, which can be clicked."""

    def __init__(self, root: ScreenItem, style: Style):
        super().__init__(root, style)
        self.rule = ""
        self.sentence = ""
        self.about = QRectF()  # what the next refusal is about, in pixels of the window: it stays free
        self._words = QTextDocument()
        self.setZValue(5)

    def tell(self, refusal: Refusal, pointer: QPointF, window: QSizeF) -> None:
        """Show the refusal near the pointer, inside the window."""
        self.rule, self.sentence = refusal.rule, refusal.sentence
        factor = self._style.hand_factor
        width = min(372 * factor, window.width() - 24)
        self._words = _first_bold(self.sentence, text(14.5 * factor), width - self._left - 14)
        height = max(self._words.size().height() + (22 * factor if self.rule else 0) + 30 * factor, 84 * factor)
        about = self.about if self.about.isValid() else QRectF(pointer, QSizeF(1, 1)).adjusted(-12, -12, 12, 12)
        rect = beside(about, pointer, QSizeF(width, height), window, factor)
        inset = min(REACH * factor, about.height() * 0.3)
        tip = nearest(about.adjusted(inset, inset, -inset, -inset), rect, pointer) if self.about.isValid() else pointer
        self.place(rect, tip)

    @property
    def _left(self) -> float:
        return 66 * self._style.hand_factor

    def paint_words(self, painter: QPainter) -> None:
        style, factor = self._style, self._style.hand_factor
        middle = QPointF(self._rect.left() + 18 * factor, self._rect.center().y())
        painter.save()
        painter.translate(middle)
        painter.scale(factor, factor)
        painter.setPen(QPen(style.colour("ink"), 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("refused"))
        painter.drawPath(shapes.burst(11, 40, 27, -math.pi / 2))
        ink = style.colour("ink")
        outlined(painter, QPointF(0, 0), "!", display(40), ink, ink, 0)
        painter.restore()
        area = self._rect.adjusted(self._left, 13 * factor, -14, -10 * factor)
        painter.save()
        spare = 0 if self.rule else (area.height() - self._words.size().height()) / 2
        painter.translate(area.topLeft() + QPointF(0, spare))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, style.colour("ink"))
        self._words.documentLayout().draw(painter, context)
        painter.restore()
        if not self.rule:
            return
        link = text(14 * factor, bold=True)
        link.setUnderline(True)
        painter.setFont(link)
        painter.setPen(style.colour("paper_link"))
        painter.drawText(area, Qt.AlignmentFlag.AlignBottom, f"{self.rule} ▸")


def beside(about: QRectF, pointer: QPointF, size: QSizeF, window: QSizeF, factor: float) -> QRectF:
    """Where a note of this size lies so that what it is about stays free: below it, above, right or left of it.

    If none of these has room it lies at the pointer, inside the window.
    """
    burst, gap = BURST * factor, GAP * factor
    wide, high = size.width(), size.height()
    x = min(max(pointer.x() - wide * 0.45, burst), window.width() - wide - 14)
    y = min(max(pointer.y() - high / 2, 12), window.height() - high - 12)
    room = QRectF(QPointF(burst - 1, 11), QPointF(window.width() - 13, window.height() - 11))
    for place in (
        QPointF(x, about.bottom() + gap),
        QPointF(x, about.top() - gap - high),
        QPointF(about.right() + burst + gap / 2, y),
        QPointF(about.left() - gap - wide, y),
    ):
        rect = QRectF(place, size)
        if room.contains(rect):
            return rect
    away = pointer.y() + gap
    return QRectF(QPointF(x, away if away + high < window.height() - 12 else max(away - 2 * gap - high, 12)), size)


def nearest(about: QRectF, note: QRectF, pointer: QPointF) -> QPointF:
    """The point of what a note is about that its tail points at: on the way from the pointer to the note."""
    x = min(max(pointer.x(), about.left()), about.right())
    y = min(max(pointer.y(), about.top()), about.bottom())
    if note.top() >= about.bottom():
        return QPointF(x, about.bottom())
    if note.bottom() <= about.top():
        return QPointF(x, about.top())
    if note.left() >= about.right() or note.right() <= about.left():
        return QPointF(about.right() if note.left() >= about.right() else about.left(), y)
    return pointer


def first_sentence(words: str) -> tuple[str, str]:
    """The first sentence and what follows it; the stop of a title such as "Dr. Cat" ends none."""
    end = SENTENCE_END.search(words)
    return (words[: end.start() + 1], words[end.end() :]) if end is not None else (words, "")


def _first_bold(words: str, font: QFont, width: float) -> QTextDocument:
    """Words with their first sentence in bold, broken at `width` pixels."""
    first, rest = first_sentence(words)
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font)
    document.setHtml(f"<b>{html.escape(first)}</b> {html.escape(rest)}")
    document.setTextWidth(width)
    return document


class SinceNote(PaperNote):
    """Up to three lines about what happened since a seat last decided."""

    def __init__(self, root: ScreenItem, style: Style):
        super().__init__(root, style)
        self.title = ""
        self.lines: tuple[str, ...] = ()
        self._share = 1.0
        self.setZValue(1)

    def size_for(self, title: str, lines: list[str], width: float, share: float = 1.0) -> QSizeF:
        """Set the words, and a share of their usual size; returns the size of the note at this width."""
        self.title, self.lines, self._share = title, tuple(lines[:3]), share
        factor = self._factor
        metrics = QFontMetricsF(text(14.5 * factor))
        inner = QRectF(0, 0, width - 2 * self._pad, 900)
        heights = [metrics.boundingRect(inner, WRAP, line).height() for line in self.lines]
        return QSizeF(width, sum(heights) + 6 * factor * len(heights) + 26 * factor + 2 * self._pad)

    @property
    def _factor(self) -> float:
        return self._style.hand_factor * self._share

    @property
    def _pad(self) -> float:
        return 13 * self._factor

    def paint_words(self, painter: QPainter) -> None:
        factor, pad = self._factor, self._pad
        area = self._rect.adjusted(pad, pad, -pad, -pad)
        painter.setPen(self._style.colour("ink"))
        painter.setFont(label(19 * factor))
        painter.drawText(area, Qt.AlignmentFlag.AlignTop, self.title)
        font = text(14.5 * factor)
        painter.setFont(font)
        y = area.top() + 26 * factor
        for line in self.lines:
            room = QRectF(area.left(), y, area.width(), 900)
            painter.drawText(room, WRAP, line)
            y += QFontMetricsF(font).boundingRect(room, WRAP, line).height() + 6 * factor
