"""The herald: a banner over the table for what everybody must notice, one at a time, gone within 900 ms.

A game marks such an event with the few words that are shouted in `data["herald"]`; its sentence stands below them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui import shapes
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.lines import wrapped
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.style import Style, display, text

COMES, STAYS, LEAVES = 160.0, 540.0, 200.0  # milliseconds
FROM = 1.4  # how large it comes in
WIDEST, HIGHEST = 760.0, 300.0  # units
SHOUT, SENTENCE = 74.0, 21.0  # sizes of the words
SLANT = 26.0
BURST = "#FFD23F"


class HeraldItem(QGraphicsItem):
    """The banner: a slanted paper over a burst. Its origin is its middle."""

    def __init__(self, style: Style):
        super().__init__()
        self._style = style
        self._shout, self._sentence = "", ""
        self.setVisible(False)
        put(self, Layer.OVERLAYS, 20)

    @property
    def words(self) -> str:
        """What stands on it."""
        return f"{self._shout}\n{self._sentence}" if self._shout else ""

    def say(self, shout: str, sentence: str) -> None:
        """Set the words."""
        self._shout, self._sentence = shout, sentence
        self.update()

    @property
    def paper(self) -> QRectF:
        """The paper, without its slant."""
        metrics, lines = self._lines()
        shout = QFontMetricsF(display(SHOUT)).horizontalAdvance(self._shout.upper())
        wide = max([shout, *(metrics.horizontalAdvance(line) for line in lines)]) + 90
        high = SHOUT * 1.16 + metrics.height() * len(lines) + 26
        return QRectF(-wide / 2, -high / 2, wide, high)

    def boundingRect(self) -> QRectF:
        return QRectF(-WIDEST / 2 - 80, -HIGHEST / 2 - 40, WIDEST + 160, HIGHEST + 80)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style, paper = self._style, self.paper
        ink = style.colour("ink")
        painter.setPen(QPen(ink, 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(BURST))
        painter.save()
        painter.scale(min(1.7, paper.width() / HIGHEST), 1.0)
        painter.drawPath(shapes.burst(18, HIGHEST / 2, HIGHEST / 2 * 0.7, 0.1))
        painter.restore()
        outline = QPolygonF(
            [
                paper.topLeft() + QPointF(SLANT, 0),
                paper.topRight() + QPointF(SLANT, 0),
                paper.bottomRight() - QPointF(SLANT, 0),
                paper.bottomLeft() - QPointF(SLANT, 0),
            ]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.colour("shadow"))
        painter.drawPolygon(outline.translated(8, 10))
        painter.setPen(QPen(ink, 4, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(style.colour("paper"))
        painter.drawPolygon(outline)
        self._paint_words(painter, paper)

    def _paint_words(self, painter: QPainter, paper: QRectF) -> None:
        metrics, lines = self._lines()
        painter.setPen(self._style.colour("ink"))
        painter.setFont(display(SHOUT))
        y = paper.top() + 10
        upper = QRectF(paper.left(), y, paper.width(), SHOUT * 1.16)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._shout.upper())
        y += SHOUT * 1.16
        painter.setFont(text(self._px))
        for line in lines:
            row = QRectF(paper.left(), y, paper.width(), metrics.height())
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
            y += metrics.height()

    @property
    def _px(self) -> float:
        return self._style.legible(SENTENCE, least=13.0, most=34.0)

    def _lines(self) -> tuple[QFontMetricsF, list[str]]:
        metrics = QFontMetricsF(text(self._px))
        return metrics, wrapped(self._sentence, metrics, WIDEST - 90)


class Herald:
    """One banner after the other; those that wait shorten the stay of the one that is shown."""

    def __init__(self, scene: QGraphicsScene, clock: Clock, style: Style):
        self._clock = clock
        self.item = HeraldItem(style)
        scene.addItem(self.item)
        self._waiting: deque[tuple[QPointF, str, str]] = deque()

    def cry(self, said: Iterable[tuple[str, str]], place: QPointF) -> None:
        """Show these one after the other in the middle of `place`; a click skips the one that is shown."""
        if not self._clock.shows:
            return
        self._waiting.extend((place, shout, sentence) for shout, sentence in said)
        if not self.item.isVisible():
            self._next()

    def clear(self) -> None:
        """Show no more of them."""
        self._waiting.clear()
        self._clock.drop(self)
        self.item.setVisible(False)

    def _next(self) -> None:
        self.item.setVisible(bool(self._waiting))
        if not self._waiting:
            return
        place, shout, sentence = self._waiting.popleft()
        self.item.say(shout, sentence)
        self.item.setPos(place)
        self.item.setScale(1.0)
        self.item.setOpacity(1.0)
        stays = STAYS if not self._waiting else STAYS / 2
        whole = COMES + stays + LEAVES
        flies = self._clock.flies
        grow = QEasingCurve(Curve.OutBack)

        def show(progress: float) -> None:
            if not flies:
                return
            now = progress * whole
            self.item.setScale(FROM + (1 - FROM) * grow.valueForProgress(min(now / COMES, 1.0)))
            self.item.setOpacity(min(1.0, max(0.0, (whole - now) / LEAVES)))

        show(0.0)
        self._clock.run(self, whole, show, Curve.Linear, done=self._next, skips=True, still=True)
