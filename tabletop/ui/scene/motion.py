"""How a card travels: gliding on an arc, swapping, turning over, falling in Defeat. Lengths in milliseconds.

Which card travels where is decided in `pieces.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QPointF

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.pictures import Look

GLIDE, PER_PIXEL, FREE, LONGEST = 200.0, 0.15, 400.0, 250.0
ARC = 0.06  # of the way
FLIP = 160.0
SWAP = 250.0
APART = 20.0  # between cards that leave one place together
OPENS, CLOSES, RISES = 160.0, 120.0, 150.0  # a hand
DROP, FALLS, GOES = 12.0, 120.0, 220.0  # Defeat: units down, while it greys, on the way to its pile
FLASH, FLASHES = 400.0, 2


class Flashing(Protocol):
    """A piece with an outline."""

    def set_flash(self, on: bool) -> None:
        """Show the flash or not."""
        ...


@dataclass(frozen=True, slots=True)
class Travel:
    """How long, on which curve, and after what delay; `length` 0 means by the way that lies ahead."""

    length: float = 0.0
    curve: Curve = Curve.OutCubic
    delay: float = 0.0


def glide_length(way: float) -> float:
    """Milliseconds for a way of so many units."""
    return min(GLIDE + PER_PIXEL * max(0.0, way - FREE), LONGEST)


def arc(start: QPointF, end: QPointF, progress: float) -> QPointF:
    """A point on the bent way between two; it bulges upwards by a share of the way."""
    way = end - start
    lift = QPointF(way.y(), -way.x()) * ARC if way.x() >= 0 else QPointF(-way.y(), way.x()) * ARC
    return start + way * progress + lift * (4 * progress * (1 - progress))


def glide(
    clock: Clock,
    item: CardItem,
    start: QPointF,
    size: float,
    turned_from: Look | None,
    travel: Travel,
    done: Callable[[], None],
) -> None:
    """Move an item that is at its place already there from `start` (its parent's coordinates).

    There it had `size` times its size now. With `turned_from` it turns over on the way.
    """
    end = item.pos()

    def show(progress: float) -> None:
        item.setPos(arc(start, end, progress))
        item.setScale(size + (1 - size) * progress)

    show(0.0)
    way = end - start
    length = travel.length or glide_length(math.hypot(way.x(), way.y()))
    if turned_from is not None:
        turn(clock, item, turned_from, travel.delay)
        length = max(length, FLIP)
    clock.run(item, length, show, travel.curve, travel.delay, done, skips=True)


def turn(clock: Clock, item: CardItem, turned_from: Look, delay: float = 0.0) -> None:
    """Turn a card over in its place: what was seen before is `turned_from`."""
    item.turn_from(turned_from, 0.0)
    clock.run(("turn", item), FLIP, lambda t: item.turn_from(turned_from, t), Curve.Linear, delay, skips=True)


def fall(clock: Clock, item: CardItem, start: QPointF, size: float, end: QPointF, done: Callable[[], None]) -> None:
    """Defeat: the card drops and greys where it stood, then goes to its pile; there it has `size` 1."""
    drops, goes = QEasingCurve(Curve.InQuad), QEasingCurve(Curve.OutCubic)
    low = start + QPointF(0, DROP)
    whole = FALLS + GOES

    def show(progress: float) -> None:
        now = progress * whole
        if now < FALLS:
            share = drops.valueForProgress(now / FALLS)
            item.setPos(start + (low - start) * share)
            item.setScale(size)
            item.set_grey(share)
            return
        share = goes.valueForProgress((now - FALLS) / GOES)
        item.setPos(arc(low, end, share))
        item.setScale(size + (1 - size) * share)
        item.set_grey(1 - share if progress < 1 else 0.0)

    def ends() -> None:
        item.see_as(None)
        done()

    show(0.0)
    clock.run(item, whole, show, Curve.Linear, done=ends, skips=True)


def nudge(clock: Clock, item: CardItem, way: QPointF, length: float) -> None:
    """Shift a card along a way and back."""
    clock.run(("nudge", item), length, lambda t: item.set_nudge(way * (1 - abs(2 * t - 1))), Curve.OutQuad)


def flash(clock: Clock, item: Flashing) -> None:
    """Flash the outline of a piece twice: what reduced motion has instead of gliding."""

    def show(progress: float) -> None:
        item.set_flash(progress < 1 and int(progress * FLASHES * 2) % 2 == 0)

    show(0.0)
    clock.run(("flash", item), FLASH, show, Curve.Linear, still=True)
