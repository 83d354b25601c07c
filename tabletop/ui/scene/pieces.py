"""The cards and strips on the table: one item a piece, brought to its spot by difference.

What exists already glides, what is new comes from where it was taken, what is gone goes to where it was put.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import Wardrobe
from tabletop.ui.scene.happened import Happened
from tabletop.ui.scene.hits import Hits
from tabletop.ui.scene.journeys import Journeys, Placed, Source
from tabletop.ui.scene.lifting import FAN, STACK, Lifting
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.motion import APART, CLOSES, GOES, OPENS, RISES, SWAP, Travel, arc, fall, flash, glide, turn
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.shuffling import shuffle
from tabletop.ui.scene.spots import Spot, Strip
from tabletop.ui.scene.strips import StripItem
from tabletop.ui.scene.style import Style

STRIPS = 400  # a strip touches its bearer's edge and covers its outline there
COVERED = 260.0  # milliseconds that the old top of a pile stays under the new one


@dataclass(frozen=True, slots=True)
class Start:
    """Where a card is seen before it glides: middle and width in scene units, its picture, whether in a risen hand."""

    place: QPointF
    width: float
    look: Look | None
    risen: bool = False


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
        hits: Hits,
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
        self._hits = hits
        self._leaving: dict[str, CardItem] = {}
        self._lifting = Lifting(clock)
        self._happened = Happened()

    def sync(self, placed: Placed, journeys: Journeys, what: Happened) -> None:
        """Bring every item to its spot."""
        before, self._happened = self.placed, what
        self._hits.show(before, placed, what, self.cards)
        self._lifting.forget()
        old = {**before.table, **before.shelf}
        new = {**placed.table, **placed.shelf}
        gone = {key: old[key] for key in old if key not in new}
        fresh = [key for key in new if key not in self.cards]
        starts = {key: self._start(journeys.source(new[key], gone, placed.hands), new[key], journeys) for key in fresh}
        self.placed = placed
        for key, spot in gone.items():
            self._take_away(key, None if journeys.became(key) else journeys.goal(key, spot, placed))
        waiting = 0
        for key, spot in new.items():
            if key in self.cards:
                self._move(key, spot, before)
            else:
                self._add(key, spot, starts[key], waiting * APART + what.told.wait(key))
                waiting += starts[key] is not None
        self._sync_strips(placed.strips)
        for key, spot in placed.table.items():
            owner = journeys.owner(spot.zone)
            if key.startswith("back:") and owner in what.shuffled:
                shuffle(self._scene, spot, self._wardrobe, self._style, self._clock)

    def clear(self) -> None:
        """Take every item off the table."""
        for item in (*self.cards.values(), *self._leaving.values(), *self.strips.values()):
            self._clock.drop(item)
            self._scene.removeItem(item)
        self.cards, self._leaving, self.strips = {}, {}, {}
        self.placed = Placed({}, {}, {}, frozenset())
        self._lifting.forget()

    def items(self) -> Iterator[QGraphicsItem]:
        """All items, those that leave as well."""
        yield from (*self.cards.values(), *self._leaving.values(), *self.strips.values())

    def lift(self, key: str | None) -> None:
        """Raise the hand card under the pointer; None lets it down."""
        self._lifting.lift(key, self.placed, self.cards)

    # one piece

    def _add(self, key: str, spot: Spot, start: Start | None, delay: float) -> None:
        item = CardItem(key, self._wardrobe, self._outlines, self._style)
        self.cards[key] = item
        raised = key in self.placed.shelf
        if raised:
            item.setParentItem(self._shelf)
        else:
            self._scene.addItem(item)
        self._settle(item, spot, raised)
        if start is None:
            return
        look = None if start.look == spot.look else start.look
        if raised:
            travel = Travel(OPENS, delay=delay)
        elif start.risen and spot.zone in self.placed.hands:
            travel = Travel(CLOSES)
        else:
            travel = Travel(delay=delay)
        self._glide(key, item, start, look, travel)

    def _move(self, key: str, spot: Spot, before: Placed) -> None:
        item, was = self.cards[key], before.spot(key)
        raised = key in self.placed.shelf
        same_parent = raised == item.on_screen
        turned = item.look if item.look.card is None and spot.look.card is not None else None
        if was is not None and same_parent and was.middle == spot.middle and was.width == spot.width:
            item.show_as(spot.look, spot.width, spot.dress, raised)
            if not self._clock.moving(item):
                item.setPos(spot.middle)
                put_spot(item, spot, raised, self.placed.hands)
            if turned is not None:
                turn(self._clock, item, turned)
            return
        start = Start(item.scenePos(), units_of(item), item.look)
        if not same_parent:
            self._reparent(item, raised)
        self._settle(item, spot, raised)
        if same_parent and raised:  # the shelf was only laid out anew
            self._clock.drop(item)
            item.setScale(1)
            return
        if key in self._happened.defeated:
            self._fall(key, item, start)
            return
        travel = Travel(RISES) if not same_parent else self._swapped(key, spot, was, before)
        travel = replace(travel, delay=travel.delay + self._happened.told.wait(key))
        self._glide(key, item, start, turned, travel)

    def _swapped(self, key: str, spot: Spot, was: Spot | None, before: Placed) -> Travel:
        """Two cards that change places go at once, and so do the cards of whole hands."""
        if was is None:
            return Travel()
        hands = self.placed.hands
        both_hands = was.zone in hands and spot.zone in hands and was.zone != spot.zone
        other = next((each for each, at in before.table.items() if each != key and at.middle == spot.middle), "")
        there = self.placed.table.get(other)
        if both_hands or (there is not None and there.middle == was.middle):
            return Travel(SWAP, Curve.InOutCubic)
        return Travel()

    def _settle(self, item: CardItem, spot: Spot, raised: bool) -> None:
        item.show_as(spot.look, spot.width, spot.dress, raised)
        item.setPos(spot.middle)
        put_spot(item, spot, raised, self.placed.hands)

    def _glide(self, key: str, item: CardItem, start: Start, look: Look | None, travel: Travel) -> None:
        if self._clock.reduced:
            flash(self._clock, item)
        place = self._on_the_way(item, start.place)
        glide(self._clock, item, place, start.width / units_of(item), look, travel, lambda: self._arrived(key, item))

    def _fall(self, key: str, item: CardItem, start: Start) -> None:
        if not self._clock.flies:
            self._glide(key, item, start, None, Travel())
            return
        item.see_as(start.look)
        place, end = self._on_the_way(item, start.place), item.pos()
        fall(self._clock, item, place, start.width / units_of(item), end, lambda: self._arrived(key, item))

    def _on_the_way(self, item: CardItem, start: QPointF) -> QPointF:
        """Stack a travelling item above what lies; returns its start in its parent's coordinates."""
        if item.on_screen:
            return self._shelf.mapFromScene(start)
        put(item, Layer.HOVERED, min(item.zValue() - Layer.PIECES, 900))
        return start

    def _arrived(self, key: str, item: CardItem) -> None:
        spot = self.placed.spot(key)
        if spot is not None and self.cards.get(key) is item:
            put_spot(item, spot, item.on_screen, self.placed.hands)

    def _reparent(self, item: CardItem, raised: bool) -> None:
        if raised:
            item.setParentItem(self._shelf)
        else:
            self._scene.removeItem(item)
            self._scene.addItem(item)

    def _take_away(self, key: str, goal: QPointF | None) -> None:
        item = self.cards.pop(key)
        item.mark(())
        if goal is None or item.on_screen or not self._clock.flies:
            self._drop(item)
            return
        self._leaving[key] = item
        start = item.pos()

        def done() -> None:
            if self._leaving.get(key) is item:
                del self._leaving[key]
            self._drop(item)

        if key in self._happened.defeated:
            fall(self._clock, item, start, 1.0, goal, done)
            return
        length = COVERED if goal == start else GOES
        wait = self._happened.told.wait(key)
        self._clock.run(item, length, lambda t: item.setPos(arc(start, goal, t)), delay=wait, done=done, skips=True)

    def _drop(self, item: CardItem) -> None:
        self._clock.drop(item)
        if item.scene() is not None:
            self._scene.removeItem(item)

    def _start(self, source: Source | None, spot: Spot, journeys: Journeys) -> Start | None:
        if source is None:
            return None
        if source.item is not None:
            item = self.cards[source.item]
            return Start(item.scenePos(), units_of(item), source.look, item.on_screen)
        place = journeys.place(source.zone or "")
        return None if place is None else Start(place, spot.width * 0.8, source.look)

    def _sync_strips(self, strips: dict[str, Strip]) -> None:
        for key in [key for key in self.strips if key not in strips]:
            item = self.strips.pop(key)
            self._clock.drop(item)
            self._scene.removeItem(item)
        for key, strip in strips.items():
            known = self.strips.get(key)
            item = known or StripItem(key, self._outlines, self._style)
            item.show_as(strip.width, strip.words, strip.colour, strip.emblem)
            if known is None:
                self.strips[key] = item
                put(item, Layer.PIECES, STRIPS)
                self._scene.addItem(item)
                item.setPos(strip.middle)
            elif item.pos() != strip.middle:
                self._slide(item, item.pos(), strip.middle)

    def _slide(self, item: StripItem, start: QPointF, end: QPointF) -> None:
        """A strip goes with its bearer."""
        self._clock.run(item, GOES, lambda t: item.setPos(arc(start, end, t)), skips=True)


def units_of(item: CardItem) -> float:
    """The width of an item in scene units as it is seen now."""
    transform = item.sceneTransform()
    return max(item.width * abs(transform.m11() or transform.m12()), 1.0)


def put_spot(item: CardItem, spot: Spot, raised: bool, hands: frozenset[str]) -> None:
    """Stack an item as its spot says."""
    if raised:
        item.setZValue(STACK + spot.step)
    elif spot.over:
        put(item, Layer.HOVERED, STACK + spot.step)
    else:
        put(item, Layer.PIECES, STACK + spot.step + (FAN if spot.zone in hands else 0))
