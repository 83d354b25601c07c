"""How a card glides from one place to another, and how long that takes."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.pictures import Look

GLIDE, PER_PIXEL, FREE, LONGEST = 200.0, 0.15, 400.0, 250.0
ARC = 0.06  # of the way
FLIP = 160.0
APART = 20.0  # milliseconds between cards that leave one place together


def glide_length(way: float) -> float:
    """Milliseconds for a way of so many units."""
    return min(GLIDE + PER_PIXEL * max(0.0, way - FREE), LONGEST)


def glide(
    clock: Clock,
    item: CardItem,
    start: QPointF,
    size: float,
    turned_from: Look | None,
    delay: float,
    done: Callable[[], None],
) -> None:
    """Move an item that is at its place already there from `start` (its parent's coordinates).

    There it had `size` times its size now. With `turned_from` it turns over on the way.
    """
    end = item.pos()
    way = end - start
    far = math.hypot(way.x(), way.y())
    lift = QPointF(way.y(), -way.x()) * ARC if way.x() >= 0 else QPointF(-way.y(), way.x()) * ARC

    def show(progress: float) -> None:
        item.setPos(start + way * progress + lift * (4 * progress * (1 - progress)))
        item.setScale(size + (1 - size) * progress)
        item.turn_from(turned_from, 1.0 if turned_from is None else progress)

    show(0.0)
    length = max(glide_length(far), FLIP if turned_from is not None else 0)
    clock.run(item, length, show, Curve.OutCubic, delay, done, skips=True)
