"""Words on the table that are not read as sentences: sheared captions and tags, counters, totals.

Paints at a place that the caller gives; keeps nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from tabletop.ui.scene.style import Style, label

SEPARATOR = " \u00b7 "  # between a name and what is said of it
SHEAR = -0.14  # -8 degrees


def tag_size(words: str, font: QFont) -> tuple[float, float]:
    """Width and height of a sheared tag around these words, without its lean."""
    metrics = QFontMetricsF(font)
    size = font.pixelSize()
    return metrics.horizontalAdvance(words.upper()) + 1.1 * size, size * 1.38


def name_cut(words: str, metrics: QFontMetricsF, room: float) -> str:
    """Words like "Bartholomew \u00b7 Front Row" in so much room: what is cut is the name, never what follows it."""
    if metrics.horizontalAdvance(words) <= room:
        return words
    name, sign, rest = words.rpartition(SEPARATOR if SEPARATOR in words else " ")
    tail = sign + rest
    return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - metrics.horizontalAdvance(tail)) + tail


def paint_tag(
    painter: QPainter,
    place: QPointF,
    words: str,
    font: QFont,
    fill: QColor,
    ink: QColor,
    line: QColor,
    width: float = 2.0,
    lead: float = 0.0,
) -> QRectF:
    """A sheared plate with words, its upper left corner at `place`; returns what it covers.

    `lead` is room for a sign before the words.
    """
    wide, high = tag_size(words, font)
    wide += lead
    rect = QRectF(0, 0, wide, high)
    painter.save()
    painter.translate(place + QPointF(high * 0.14, 0))
    painter.setTransform(QTransform().shear(SHEAR, 0), True)
    painter.setPen(QPen(line, width, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(fill)
    painter.drawRect(rect)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(
        rect.adjusted(lead, 0, 0, 0).translated(0, font.pixelSize() * 0.03), Qt.AlignmentFlag.AlignCenter, words
    )
    painter.restore()
    return QRectF(place, place + QPointF(wide + high * 0.14, high))


def paint_small_tag(
    painter: QPainter, place: QPointF, words: str, px: float, fill: QColor, line: QColor, width: float
) -> QRectF:
    """A tag with label letters of `px`, also where that is less than a font may be: what is drawn is shrunk."""
    font = label(px)
    share = min(1.0, px / font.pixelSize())
    painter.save()
    painter.translate(place)
    painter.scale(share, share)
    covered = paint_tag(painter, QPointF(0, 0), words, font, fill, line, line, width / share)
    painter.restore()
    return QRectF(place, covered.size() * share)


def small_tag_size(words: str, px: float) -> tuple[float, float]:
    """Width and height of such a tag, without its lean."""
    font = label(px)
    share = min(1.0, px / font.pixelSize())
    wide, high = tag_size(words, font)
    return wide * share, high * share


def paint_two_tone(painter: QPainter, place: QPointF, words: str, font: QFont, style: Style, centred: bool) -> None:
    """A counter such as "Deck 38" with its base line at `place`: words muted, the figures in full text colour."""
    metrics = QFontMetricsF(font)
    parts = [part + " " for part in words.upper().split(" ")]
    parts[-1] = parts[-1].rstrip()
    x = place.x() - (sum(metrics.horizontalAdvance(part) for part in parts) / 2 if centred else 0)
    painter.setFont(font)
    for part in parts:
        painter.setPen(style.colour("text" if part.strip().isdigit() else "muted"))
        painter.drawText(QPointF(x, place.y()), part)
        x += metrics.horizontalAdvance(part)


def outlined(
    painter: QPainter, middle: QPointF, words: str, font: QFont, fill: QColor, ink: QColor, line: float
) -> None:
    """Large words with an ink line round them, centred on `middle`. `line` is its width."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, words)
    box = path.boundingRect()
    path.translate(middle - box.center())
    painter.save()
    if line > 0:
        painter.setPen(QPen(ink, line, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(path)
    painter.restore()
