"""Where there is room on the table for what large text makes larger: a hold button, quiet words beside a hand.

Plain rectangles in units of the table; what lies where is known by `furniture.py`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from tabletop.ui.scene.hands import HIGH, WIDE
from tabletop.ui.scene.metrics import TABLE


def clear_of(
    place: QPointF,
    scale: float,
    taken: list[QRectF],
    tags: list[QRectF],
    counters: list[QRectF],
    ring: float = 0.0,
) -> tuple[QPointF, float]:
    """Where a hold button of this scale goes, and how large it may be: between what is `taken`, right of `tags`.

    A ring, so many units wide at scale 1, stays on the table and off tags and counters; over empty panels it may lie.
    """
    x, middle = place.x(), place.y() + HIGH / 2
    for _ in range(2):  # once more after it has gone to the right
        upper, lower = TABLE.top() + 2, TABLE.bottom() - 4
        for rect in taken:
            if rect.left() < x + WIDE and x < rect.right():
                if rect.top() > middle:
                    lower = min(lower, rect.top() - 1)
                elif rect.bottom() < middle:
                    upper = max(upper, rect.bottom() + 1)
        scale = min(scale, (lower - upper) / HIGH)
        right = min((rect.left() for rect in taken if rect.left() >= x + WIDE and rect.top() < lower), default=1e9)
        beside = [rect.left() for rect in counters if rect.bottom() > upper and rect.top() < lower]
        counter = min((left for left in beside if left >= x + WIDE), default=1e9)
        scale = max(1.0, min(scale, (right - 2 - x) / WIDE, (counter - 4 - x) / (WIDE + ring)))
        top, bottom = max(upper, TABLE.top() + ring * scale), min(lower, TABLE.bottom() - ring * scale)
        y = max(min(middle - HIGH * scale / 2, bottom - HIGH * scale), top)
        wide = ring * scale
        button = QRectF(x, y, WIDE * scale, HIGH * scale).adjusted(-wide, -wide, wide, wide)
        x = max([x, *(tag.right() + 12 + wide for tag in tags if tag.intersects(button))])
    return QPointF(x, y), scale


def room_below(start: float, end: float, taken: list[QRectF]) -> QRectF:
    """What is free from `start` to `end` (x) between the lowest of what is taken there and the edge of the table."""
    over = [rect.bottom() for rect in taken if rect.left() < end and rect.right() > start]
    top = max([y for y in over if y < TABLE.bottom() - 8], default=TABLE.top())
    return QRectF(QPointF(start, top + 4), QPointF(max(end, start + 1), TABLE.bottom() - 4))
