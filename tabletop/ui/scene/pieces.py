"""The cards and strips on the table: one item a piece, brought to its spot by difference.

What exists already glides, what is new comes from where it was taken, what is gone goes to where it was put.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tabletop.ui.scene.bursts import Floats
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.dressing import Wardrobe
from tabletop.ui.scene.journeys import Journeys, Placed, Source
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.motion import APART, glide
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.spots import Spot, Strip
from tabletop.ui.scene.strips import StripItem
from tabletop.ui.scene.style import Style

CARDS, STRIPS = 10, 400  # a strip touches its bearer's edge and covers its outline there
FAN = 500  # steps by which closed hands lie above the other pieces
COVERED = 260.0  # milliseconds that the old top of a pile stays under the new one
LIFT = 26.0 * 1524 / 578  # units by which a card of a lowered open hand rises under the pointer


@dataclass(frozen=True, slots=True)
class Start:
    """Where a card is seen before it glides: middle and width in scene units, and its picture there."""

    place: QPointF
    width: float
    look: Look | None


class Pieces:
    """Keeps the items, by key of the piece."""

    def __init__(
        self,
        scene: QGraphicsScene,
        shelf: ScreenItem,
        wardrobe: Wardrobe,
        outlines: Outlines,
        style: Style,
        clock: Clock,
        floats: Floats,
    ):
        self.cards: dict[str, CardItem] = {}
        self.strips: dict[str, StripItem] = {}
        self.placed = Placed({}, {}, {}, frozenset())
        self._scene = scene
        self._shelf = shelf
        self._wardrobe = wardrobe
        self._outlines = outlines
        self._style = style
        self._clock = clock
        self._floats = floats
        self._leaving: dict[str, CardItem] = {}
        self._lifted: str | None = None

    def sync(self, placed: Placed, journeys: Journeys) -> None:
        """Bring every item to its spot."""
        before = self.placed
        self._show_hits(before, placed)
        old = {**before.table, **before.shelf}
        new = {**placed.table, **placed.shelf}
        gone = {key: old[key] for key in old if key not in new}
        sources = {
            key: self._start(journeys.source(spot, gone, placed.hands), spot, journeys)
            for key, spot in new.items()
            if key not in self.cards
        }
        self.placed = placed
        for key, spot in gone.items():
            self._take_away(key, None if journeys.became(key) else journeys.goal(key, spot, placed))
        waiting = 0
        for key, spot in new.items():
            if key in self.cards:
                self._move(key, spot, key in placed.shelf, before)
            else:
                self._add(key, spot, key in placed.shelf, sources[key], waiting * APART)
                waiting += sources[key] is not None
        self._sync_strips(placed.strips)

    def clear(self) -> None:
        """Take every item off the table."""
        for item in (*self.cards.values(), *self._leaving.values(), *self.strips.values()):
            self._clock.drop(item)
            self._scene.removeItem(item)
        self.cards, self._leaving, self.strips = {}, {}, {}
        self.placed = Placed({}, {}, {}, frozenset())
        self._lifted = None

    def items(self) -> Iterator[QGraphicsItem]:
        """All items, those that leave as well."""
        yield from (*self.cards.values(), *self._leaving.values(), *self.strips.values())

    def lift(self, key: str | None) -> None:
        """Raise the card of a lowered open hand that is under the pointer; None lets it down."""
        spot = self.placed.table.get(key or "")
        liftable = spot is not None and spot.zone in self.placed.hands and spot.piece is not None
        key = key if liftable and spot is not None and spot.piece is not None and spot.piece.kind else None
        if key == self._lifted:
            return
        for each, up in ((self._lifted, False), (key, True)):
            item, at = self.cards.get(each or ""), self.placed.table.get(each or "")
            if item is not None and at is not None:
                side = -1 if at.middle.y() > 451 else 1
                goal = at.middle + QPointF(0, side * LIFT if up else 0)
                put(item, Layer.HOVERED if up else Layer.PIECES, 0 if up else CARDS + FAN + at.step)
                self._clock.run(item, 110, partial(_shift, item, item.pos(), goal))
        self._lifted = key

    # one piece

    def _add(self, key: str, spot: Spot, raised: bool, start: Start | None, delay: float) -> None:
        item = CardItem(key, self._wardrobe, self._outlines, self._style)
        self.cards[key] = item
        if raised:
            item.setParentItem(self._shelf)
        else:
            self._scene.addItem(item)
        self._settle(item, spot, raised)
        if start is not None:
            self._glide(key, item, start, None if start.look == spot.look else start.look, delay)

    def _move(self, key: str, spot: Spot, raised: bool, before: Placed) -> None:
        item = self.cards[key]
        was = before.spot(key)
        same_parent = raised == item.on_screen
        if was is not None and same_parent and was.middle == spot.middle and was.width == spot.width:
            item.show_as(spot.look, spot.width, spot.dress, raised)
            if not self._clock.moving(item):
                put_spot(item, spot, raised, self.placed.hands)
            return
        start = Start(item.scenePos(), units_of(item), item.look)
        if not same_parent:
            self._reparent(item, raised)
        self._settle(item, spot, raised)
        if same_parent and raised:  # the shelf was only laid out anew
            self._clock.drop(item)
            item.setScale(1)
            return
        hidden = start.look is not None and start.look.card is None and spot.look.card is not None
        self._glide(key, item, start, start.look if hidden else None, 0)

    def _settle(self, item: CardItem, spot: Spot, raised: bool) -> None:
        item.show_as(spot.look, spot.width, spot.dress, raised)
        item.setPos(spot.middle)
        put_spot(item, spot, raised, self.placed.hands)

    def _glide(self, key: str, item: CardItem, start: Start, look: Look | None, delay: float) -> None:
        place = start.place
        if item.on_screen:
            place = self._shelf.mapFromScene(place)
        else:
            put(item, Layer.HOVERED, min(item.zValue() - Layer.PIECES, 900))

        def done() -> None:
            spot = self.placed.spot(key)
            if spot is not None and self.cards.get(key) is item:
                put_spot(item, spot, item.on_screen, self.placed.hands)

        glide(self._clock, item, place, start.width / units_of(item), look, delay, done)

    def _reparent(self, item: CardItem, raised: bool) -> None:
        if raised:
            item.setParentItem(self._shelf)
        else:
            self._scene.removeItem(item)
            self._scene.addItem(item)

    def _take_away(self, key: str, goal: QPointF | None) -> None:
        item = self.cards.pop(key)
        item.mark(())
        if self._lifted == key:
            self._lifted = None
        if goal is None or item.on_screen or self._clock.speed <= 0:
            self._drop(item)
            return
        self._leaving[key] = item
        start = item.pos()
        length = COVERED if goal == start else 220.0

        def show(progress: float) -> None:
            item.setPos(start + (goal - start) * progress)

        def done() -> None:
            if self._leaving.get(key) is item:
                del self._leaving[key]
            self._drop(item)

        self._clock.run(item, length, show, done=done, skips=True)

    def _drop(self, item: CardItem) -> None:
        self._clock.drop(item)
        if item.scene() is not None:
            self._scene.removeItem(item)

    def _start(self, source: Source | None, spot: Spot, journeys: Journeys) -> Start | None:
        if source is None:
            return None
        if source.item is not None:
            item = self.cards[source.item]
            return Start(item.scenePos(), units_of(item), source.look)
        place = journeys.place(source.zone or "")
        return None if place is None else Start(place, spot.width * 0.8, source.look)

    def _show_hits(self, before: Placed, now: Placed) -> None:
        for key, spot in now.table.items():
            was = before.table.get(key)
            if was is None or was.piece is None or spot.piece is None:
                continue
            old, new = was.piece.fields.get("hp"), spot.piece.fields.get("hp")
            if isinstance(old, int) and isinstance(new, int) and old != new:
                self._floats.show_change(spot.middle, new - old)

    def _sync_strips(self, strips: dict[str, Strip]) -> None:
        for key in [key for key in self.strips if key not in strips]:
            self._scene.removeItem(self.strips.pop(key))
        for key, strip in strips.items():
            item = self.strips.get(key)
            if item is None:
                item = self.strips[key] = StripItem(key, self._outlines, self._style)
                put(item, Layer.PIECES, STRIPS)
                self._scene.addItem(item)
            item.show_as(strip.width, strip.words, strip.colour, strip.emblem)
            item.setPos(strip.middle)


def _shift(item: CardItem, start: QPointF, goal: QPointF, progress: float) -> None:
    item.setPos(start + (goal - start) * progress)


def units_of(item: CardItem) -> float:
    """The width of an item in scene units as it is seen now."""
    transform = item.sceneTransform()
    return max(item.width * abs(transform.m11() or transform.m12()), 1.0)


def put_spot(item: CardItem, spot: Spot, raised: bool, hands: frozenset[str]) -> None:
    """Stack an item as its spot says."""
    if raised:
        item.setZValue(CARDS + spot.step)
    else:
        put(item, Layer.PIECES, CARDS + spot.step + (FAN if spot.zone in hands else 0))
