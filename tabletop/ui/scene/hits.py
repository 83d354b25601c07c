"""Damage and healing as it is seen: a burst over the card, and a shift of the card along the attack."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF

from tabletop.ui.scene.bursts import Floats
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.happened import Happened
from tabletop.ui.scene.journeys import Placed
from tabletop.ui.scene.metrics import TABLE
from tabletop.ui.scene.motion import flash, nudge

SHIFT, SHAKES = 5.0, 140.0  # units, milliseconds


class Hits:
    """Compares hit points of two moments."""

    def __init__(self, floats: Floats, clock: Clock):
        self._floats = floats
        self._clock = clock

    def show(self, before: Placed, now: Placed, what: Happened, cards: Mapping[str, CardItem]) -> None:
        """Show every change of hit points since the moment before."""
        for key, spot in now.table.items():
            was, item = before.table.get(key), cards.get(key)
            if was is None or was.piece is None or spot.piece is None or item is None:
                continue
            old, new = was.piece.fields.get("hp"), spot.piece.fields.get("hp")
            if not (isinstance(old, int) and isinstance(new, int)) or old == new or key in what.defeated:
                continue
            self._floats.show_change(spot.middle, new - old)
            if self._clock.reduced:
                flash(self._clock, item)
            elif new < old and self._clock.flies:
                attacker = before.table.get(what.hit_by.get(key, ""))
                nudge(self._clock, item, way(attacker.middle if attacker else None, spot.middle), SHAKES)
        for key in what.defeated & what.hit_by.keys():
            lost = before.table.get(key)
            hp = lost.piece.fields.get("hp") if lost is not None and lost.piece is not None else None
            if lost is not None and isinstance(hp, int) and hp > 0:
                self._floats.show_change(lost.middle, -hp)


def way(attacker: QPointF | None, hit: QPointF) -> QPointF:
    """The shift along an attack; one from nowhere pushes towards the card's own edge of the table."""
    if attacker is None or attacker == hit:
        return QPointF(0, SHIFT if hit.y() > TABLE.center().y() else -SHIFT)
    line = hit - attacker
    return line * (SHIFT / max(math.hypot(line.x(), line.y()), 1.0))
