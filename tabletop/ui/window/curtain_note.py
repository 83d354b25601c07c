"""The paper note in the corner of the full curtain: which game it is and how far, for whoever comes to the screen.

It names no card: what was played is told at the table.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.engine.game import Game
from tabletop.ui.moment import Moment
from tabletop.ui.theme import Theme

COVERED = "Hands and decks stay covered. Every step is saved."


def where_it_stands(game: Game, moment: Moment) -> str:
    """The game, its round and its phase: "Hero Brigade · Round 2 · Play Phase"."""
    facts = moment.scene.view.facts
    phase = dict(game.phases).get(str(facts.get("phase", "")))
    number = facts.get("round")
    parts = [game.title, f"Round {number}" if number else "", f"{phase} Phase" if phase else ""]
    return " \u00b7 ".join(part for part in parts if part)


def paint_note(painter: QPainter, theme: Theme, title: str, room: float) -> QRectF:
    """Paint the note in the upper left corner, at most `room` pixels wide; returns what it covers."""
    heading, plain = theme.label(20, 16), theme.text(14.5, 12)
    pad, gap = theme.px(14, 10), theme.px(4, 2)
    upper, lower = QFontMetricsF(heading), QFontMetricsF(plain)
    inner = min(max(upper.horizontalAdvance(title.upper()), lower.horizontalAdvance(COVERED)), room - 2 * pad)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    first = upper.boundingRect(QRectF(0, 0, inner, 900), flags, title.upper()).height()
    second = lower.boundingRect(QRectF(0, 0, inner, 900), flags, COVERED).height()
    edge = theme.px(18, 14)
    rect = QRectF(edge, edge, inner + 2 * pad + 2, first + gap + second + 2 * pad)
    palette = theme.palette
    painter.fillRect(rect.translated(4, 5), QColor(palette.shadow))
    painter.setPen(QPen(QColor(palette.ink), 3, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(palette.paper))
    painter.drawRect(rect)
    inside = rect.adjusted(pad, pad, -pad + 2, -pad)
    painter.setPen(QColor(palette.ink))
    painter.setFont(heading)
    painter.drawText(QRectF(inside.left(), inside.top(), inner + 2, first), flags, title.upper())
    painter.setFont(plain)
    painter.drawText(QRectF(inside.left(), inside.top() + first + gap, inner + 2, second), flags, COVERED)
    return rect
