"""The keyboard on the table: Tab goes through what may be done, arrows go to the next thing in that direction.

Nothing is focused before a key asks for it; Enter and Space act on what has focus and on nothing else.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from tabletop.ui.scene.lights import rect_of
from tabletop.ui.scene.table import Table

ROW = 60.0  # units by which two things may differ in height and still stand in one row
ASIDE = 2.5  # how much a step aside counts more than one ahead


class Focus:
    """The thing that has keyboard focus, and the way to the next."""

    def __init__(self, table: Table):
        self._table = table
        self.thing: str | None = None

    def actionable(self) -> list[str]:
        """What may be acted on now, in reading order of the screen."""
        lit = self._table.lit
        things = list(lit.targets)
        if lit.subject is None or not things:
            things += self._table.offers.subjects
        elif self._table.selected is not None:
            things.append(lit.subject)
        if self._table.furniture is not None:
            things += self._table.furniture.upper.tile_names()
        placed = [(thing, self.middle(thing)) for thing in dict.fromkeys(things)]
        known = [(thing, middle) for thing, middle in placed if middle is not None]
        return [thing for thing, middle in sorted(known, key=lambda each: (round(each[1].y() / ROW), each[1].x()))]

    def visible(self) -> list[str]:
        """Everything that can be looked at: cards with a face, strips, a city, and what may be acted on."""
        pieces = self._table.pieces
        faces = [key for key, item in pieces.cards.items() if item.look.card is not None]
        standing = [key for key, spot in self._table.parts.spots.items() if spot.kind is not None or spot.looked_at]
        return list(dict.fromkeys([*faces, *pieces.strips, *standing, *self.actionable()]))

    def middle(self, thing: str) -> QPointF | None:
        """The middle of a thing in scene units."""
        pieces = self._table.pieces
        item = pieces.cards.get(thing) or pieces.strips.get(thing) or self._table.parts.items.get(thing)
        if item is not None:
            return item.scenePos()
        furniture = self._table.furniture
        rect = rect_of(thing, furniture) if furniture is not None else None
        return rect.center() if rect is not None else None

    def step(self, forward: bool) -> bool:
        """Go to the next or the previous actionable thing; False at the end, where focus leaves the table."""
        things = self.actionable()
        if not things:
            self.thing = None
            return False
        if self.thing not in things:
            self.thing = things[0 if forward else -1]
            return True
        number = things.index(self.thing) + (1 if forward else -1)
        if not 0 <= number < len(things):
            self.thing = None
            return False
        self.thing = things[number]
        return True

    def go(self, dx: int, dy: int) -> None:
        """Go to the nearest thing in a direction."""
        here = self.middle(self.thing) if self.thing else None
        if here is None:
            self._begin()
            return
        best: tuple[float, str] | None = None
        for thing in self.visible():
            middle = self.middle(thing)
            if thing == self.thing or middle is None:
                continue
            way = middle - here
            ahead = way.x() * dx + way.y() * dy
            aside = abs(way.x() * dy) + abs(way.y() * dx)
            if ahead > 1 and aside <= ahead * 2:
                far = math.hypot(ahead, aside * ASIDE)
                if best is None or far < best[0]:
                    best = (far, thing)
        if best is not None:
            self.thing = best[1]

    def _begin(self) -> None:
        """The first arrow goes to the first thing that may be acted on, else to the first that can be looked at."""
        if self.step(forward=True):
            return
        placed = [(middle.y(), middle.x(), thing) for thing in self.visible() if (middle := self.middle(thing))]
        self.thing = min(placed)[2] if placed else None
