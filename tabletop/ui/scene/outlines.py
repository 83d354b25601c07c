"""The outlines that say what may be done: acts now, selected, focus, legal target, announced, place of a held card.

Each is baked once a size and kept. Colour never stands alone: every state has a shape of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.style import Style

Mark = Literal[
    "acts",
    "ready",
    "selected",
    "focus",
    "target",
    "own",
    "pointed",
    "announced",
    "held",
    "inside",
    "edge",
    "aimed",
    "slot",
    "shield",
    "empty",
    "flash",
]

MARGIN = 20.0  # units round a card that its outlines may need
CORNER = 8.4  # radius of a card's corner
ARM = 24.0  # length of a bracket
CHIP = 24.0  # units up to which something is so low that a line round it must be thin
SMALL, FLAT = 40.0, 2.2  # units of a small marker; width of a row on a board over its height
DISC = 70.0  # units up to which something square is outlined as a disc


class Outlines:
    """Keeps the outline pixmaps of one style."""

    def __init__(self, style: Style):
        self.style = style
        self.edition = 0  # counts up when all is forgotten
        self._kept: dict[tuple[Mark, int, int, float], QPixmap] = {}

    def pixmap(self, mark: Mark, rect: QRectF, scale: float) -> QPixmap:
        """The outline round a rectangle of units, with `MARGIN` on every side, at `scale` pixels a unit."""
        key = (mark, round(rect.width() * 4), round(rect.height() * 4), round(scale, 4))
        pixmap = self._kept.get(key)
        if pixmap is None:
            pixmap = self._kept[key] = _draw(mark, rect, scale, self.style)
        return pixmap

    def clear(self) -> None:
        """Forget all, after a change of scale or colours."""
        self.edition += 1
        self._kept.clear()


def _draw(mark: Mark, rect: QRectF, scale: float, style: Style) -> QPixmap:
    wide, high = rect.width() + 2 * MARGIN, rect.height() + 2 * MARGIN
    pixmap = QPixmap(QSize(math.ceil(wide * scale), math.ceil(high * scale)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixmap.width() / 2, pixmap.height() / 2)
    painter.scale(scale, scale)
    card = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
    PAINT[mark](painter, card, style)
    painter.end()
    return pixmap


def _cased(painter: QPainter, path: QPainterPath, pen: QPen, style: Style, wider: float = 2.0) -> None:
    """A line on a casing of ink so much wider on each side, so that it reads on paper as well as on the table.

    A line of ink itself lies on paper.
    """
    casing = QPen(pen)
    casing.setColor(style.colour("paper" if pen.color() == style.colour("ink") else "ink"))
    casing.setWidthF(pen.widthF() + 2 * wider)
    casing.setStyle(Qt.PenStyle.SolidLine)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for each in (casing, pen):
        painter.setPen(each)
        painter.drawPath(path)


def _pen(style: Style, name: str, width: float, dash: tuple[float, float] | None = None) -> QPen:
    pen = QPen(style.colour(name), style.line(width), c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.MiterJoin)
    if dash:
        pen.setDashPattern([part / pen.widthF() for part in dash])
    return pen


def frame(card: QRectF, out: float) -> QPainterPath:
    """A rounded rectangle so far outside a card; a circle round something small and square, such as a token."""
    path = QPainterPath()
    small = abs(card.width() - card.height()) < 0.5 and card.width() <= DISC
    corner = card.width() / 2 if small else min(CORNER, card.height() / 5)
    path.addRoundedRect(card.adjusted(-out, -out, out, out), corner + out, corner + out)
    return path


def dots(card: QRectF, out: float, pitch: float) -> list[QPointF]:
    """Points at even distances along a frame outside a card."""
    path = frame(card, out)
    count = max(8, round(path.length() / pitch))
    return [path.pointAtPercent(path.percentAtLength(path.length() * step / count)) for step in range(count)]


def is_close(card: QRectF) -> bool:
    """Whether words and edges lie close round it: small markers and rows of a board have one ring of dots only."""
    return max(card.width(), card.height()) < SMALL or card.width() > FLAT * card.height()


def _dotted(painter: QPainter, points: list[QPointF], colour: QColor, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for point in points:
        painter.drawEllipse(point, radius, radius)


def _acts(painter: QPainter, card: QRectF, style: Style) -> None:
    if card.height() < CHIP:
        _cased(painter, frame(card, 1.5), _pen(style, "acts", 2.4), style, 1.2)
        _dotted(painter, dots(card, 5.2, 6.0), style.colour("acts"), style.line(1.2))
        return
    _cased(painter, frame(card, 2), _pen(style, "acts", 4), style)
    if is_close(card):
        _dotted(painter, dots(card, 7.6, 7.5), style.colour("acts"), style.line(1.9))
        return
    _dotted(painter, dots(card, 8.0, 8.5), style.colour("acts"), style.line(2.6))
    _dotted(painter, dots(card, 13.0, 8.5), style.colour("acts"), style.line(1.5))


def _ready(painter: QPainter, card: QRectF, style: Style) -> None:
    """The same among others that touch it: the line lies on its own edge, so that its name stays free."""
    _cased(painter, frame(card, -2.5), _pen(style, "acts", 4), style)
    _dotted(painter, dots(card, 4.0, 7.5), style.colour("acts"), style.line(1.7))


def _selected(painter: QPainter, card: QRectF, style: Style) -> None:
    wide = 6.0 if style.palette.name == "contrast" else 4.5
    _cased(painter, frame(card, 4), QPen(style.colour("selected"), wide), style)


def _focus(painter: QPainter, card: QRectF, style: Style) -> None:
    _cased(painter, frame(card, 11), _pen(style, "selected", 4.5, (10, 6)), style)


def _held(painter: QPainter, card: QRectF, style: Style) -> None:
    _cased(painter, frame(card, 3), _pen(style, "selected", 4.5, (14, 8)), style)


def _flash(painter: QPainter, card: QRectF, style: Style) -> None:
    """Something was done here: a line of paper."""
    _cased(painter, frame(card, 5), _pen(style, "paper", 5), style)


def brackets(area: QRectF, arm: float = ARM) -> QPainterPath:
    """Four corner brackets on a rectangle, shorter on a small one."""
    arm = min(arm, area.width() * 0.22)
    path = QPainterPath()
    for x, y, dx, dy in (
        (area.left(), area.top(), 1, 1),
        (area.right(), area.top(), -1, 1),
        (area.right(), area.bottom(), -1, -1),
        (area.left(), area.bottom(), 1, -1),
    ):
        path.moveTo(x + arm * dx, y)
        path.lineTo(x, y)
        path.lineTo(x, y + arm * dy)
    return path


def _target(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(style, "target", 3))
    painter.drawPath(frame(card, 2))
    _cased(painter, brackets(card.adjusted(-7, -7, 7, 7)), _pen(style, "target", 4.5), style)


def _own(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(style, "target", 3, (9, 6)))
    painter.drawPath(frame(card, 2))
    _cased(painter, brackets(card.adjusted(-7, -7, 7, 7)), _pen(style, "target", 4.5), style)


def _pointed(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setPen(_pen(style, "target", 3))
    painter.setBrush(style.colour("target", 0.18))
    painter.drawPath(frame(card, 2))
    _cased(painter, brackets(card.adjusted(-7, -7, 7, 7)), _pen(style, "target", 6.5), style)


def _announced(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.colour("ink"), 9))
    painter.drawPath(frame(card, 7))
    _dotted(painter, dots(card, 7, 12), style.colour("paper"), 3.2)


def _inside(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(style, "target", 3))
    painter.drawRect(card.adjusted(5, 5, -5, -5))
    _cased(painter, brackets(card.adjusted(5, 5, -5, -5)), _pen(style, "target", 4.5), style)


def _edge(painter: QPainter, card: QRectF, style: Style) -> None:
    """A target among others that touch it: line and brackets lie on its own edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(style, "target", 3))
    painter.drawRect(card.adjusted(1.5, 1.5, -1.5, -1.5))
    _cased(painter, brackets(card.adjusted(1.5, 1.5, -1.5, -1.5)), _pen(style, "target", 4.5), style)


def _aimed(painter: QPainter, card: QRectF, style: Style) -> None:
    """The same under the pointer."""
    painter.fillRect(card, style.colour("target", 0.18))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(style, "target", 3))
    painter.drawRect(card.adjusted(1.5, 1.5, -1.5, -1.5))
    _cased(painter, brackets(card.adjusted(2, 2, -2, -2)), _pen(style, "target", 6.5), style)


def _slot(painter: QPainter, card: QRectF, style: Style) -> None:
    painter.setBrush(style.colour("target", 0.07))
    painter.setPen(_pen(style, "target", 2.5, (8, 6)))
    painter.drawPath(frame(card, -1))


def _empty(painter: QPainter, card: QRectF, style: Style) -> None:
    """A place that nothing lies on."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(style.colour("line_strong", 0.75), 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(card.adjusted(2, 2, -2, -2), CORNER, CORNER)


def _shield(painter: QPainter, card: QRectF, style: Style) -> None:
    """A grey shield in the upper right: the effect being chosen does nothing here."""
    disc = QPointF(card.right() - 24, card.top() + 24)
    painter.setPen(QPen(style.colour("ink"), 2.5))
    painter.setBrush(style.colour("disabled"))
    painter.drawEllipse(disc, 20, 20)
    area = QRectF(disc.x() - 13, disc.y() - 13, 26, 26)
    painter.drawPixmap(area, mask_pixmap("checked-shield", 52, style.palette.ink), QRectF(0, 0, 52, 52))


PAINT: dict[Mark, Callable[[QPainter, QRectF, Style], None]] = {
    "acts": _acts,
    "ready": _ready,
    "selected": _selected,
    "focus": _focus,
    "held": _held,
    "flash": _flash,
    "target": _target,
    "own": _own,
    "pointed": _pointed,
    "announced": _announced,
    "inside": _inside,
    "edge": _edge,
    "aimed": _aimed,
    "slot": _slot,
    "shield": _shield,
    "empty": _empty,
}
