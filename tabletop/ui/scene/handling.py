"""Reading the mouse: clicks, drags, holding a button, looking through piles. It decides nothing about options.

All positions are pixels of the window. What a gesture means comes from `Offers`; the view carries it out.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem

from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Curve
from tabletop.ui.scene.drag import GHOST_SIZE
from tabletop.ui.scene.finding import Finder
from tabletop.ui.scene.hands import HoldButton
from tabletop.ui.scene.offers import Act, Refuse, Select
from tabletop.ui.scene.parts.looks import shape_of
from tabletop.ui.scene.table import Table

HOLD = 500  # milliseconds
LET_GO = 120
GUARD = 300  # milliseconds after a new decision or a curtain in which input is swallowed
GHOST_LEAST = 64.0  # pixels; a smaller ghost shows nothing


class Stage(Protocol):
    """What the mouse needs of the view."""

    def to_scene(self, point: QPointF) -> QPointF:
        """A pixel of the window as a point of the scene."""
        ...

    def to_window(self, point: QPointF) -> QPointF:
        """A point of the scene as a pixel of the window."""
        ...

    def perform(self, act: Act, at: QPointF) -> bool:
        """Carry out what a gesture means; False if it meant nothing."""
        ...

    def hold(self, subject: str | None) -> None:
        """Something is dragged, or no longer."""
        ...

    def point_at(self, things: list[str], held: bool) -> None:
        """What lies under the pointer."""
        ...

    def claim(self, seat: int) -> None:
        """The button that answers a table call was held long enough; `held` follows."""
        ...

    def held(self, seat: int) -> None:
        """A hold button was held long enough."""
        ...

    def let_go(self, seat: int) -> None:
        """A button that had been held long enough was let go."""
        ...

    def click_elsewhere(self, things: list[str], at: QPointF) -> None:
        """A click that no option and no button wanted."""
        ...


class Handling(QObject):
    """The state of the left mouse button, and of input that must be swallowed."""

    def __init__(self, table: Table, finder: Finder, stage: Stage, parent: QObject):
        super().__init__(parent)
        self.input_guard_ms = GUARD
        self._table = table
        self._finder = finder
        self._stage = stage
        self._pressed: QPointF | None = None
        self._dragged: str | None = None
        self._told = False
        self._button: HoldButton | None = None
        self._done: int | None = None
        self._kept: QGraphicsItem | None = None  # what the button is part of: a table that turns takes it away too soon
        self._since_new = QElapsedTimer()
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD)
        self._hold.timeout.connect(self._hold_done)

    @property
    def dragging(self) -> str | None:
        """The subject being dragged."""
        return self._dragged

    def guard(self) -> None:
        """Swallow what comes in the next moment: it was meant for what was shown before."""
        self._since_new.start()

    @property
    def guarded(self) -> bool:
        """Whether input is swallowed now."""
        return self._since_new.isValid() and self._since_new.elapsed() < self.input_guard_ms

    def press(self, at: QPointF) -> None:
        """The left button went down."""
        self._pressed = None
        self._told = False
        skipped = self._table.clock.skippable
        self._table.clock.finish()
        if skipped or self.guarded:
            return
        button = self._finder.hold_button_at(self._stage.to_scene(at))
        if button is not None:
            self._begin_hold(button)
            return
        self._pressed = at

    def move(self, at: QPointF) -> None:
        """The pointer moved, whatever is pressed."""
        point = self._stage.to_scene(at)
        if self._button is not None:
            if self._done is None and not self._button.rect.contains(self._button.mapFromScene(point)):
                self._end_hold()
            return
        if self._dragged is not None:
            self._table.drag.move(at, self._worded())
        elif self._pressed is not None and self._far(at):
            self._begin_drag(at)
        self._stage.point_at(self._finder.things_at(point), self._dragged is not None)

    def release(self, at: QPointF) -> None:
        """The left button came up."""
        if self._button is not None:
            self._end_hold()
            return
        if self._dragged is not None:
            self._drop(at)
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._told:
            return
        point = self._stage.to_scene(at)
        things = self._finder.things_at(point)
        self._stage.click_elsewhere(things, at) if self._far_from(pressed, at) else self._click(things, at)

    def cancel_drag(self) -> None:
        """Forget a drag or a click that is under way: what it was about is no longer asked."""
        self._pressed = None
        if self._dragged is not None:
            self._let_go(back=False)

    def cancel(self) -> None:
        """Forget what is under way: a drag ends, a hold too."""
        self.cancel_drag()
        if self._button is not None:
            self._end_hold()

    # clicks and drags

    def _click(self, things: list[str], at: QPointF) -> None:
        act = self._table.offers.click(things, self._table.selected)
        if isinstance(act, Refuse) and self._finder.pile_at(things):
            act = None
        if not self._stage.perform(act, at):
            self._stage.click_elsewhere(things, at)

    def _begin_drag(self, at: QPointF) -> None:
        start = self._pressed
        if start is None or self._told:
            return
        things = self._finder.things_at(self._stage.to_scene(start))
        subject = things[0] if things else None
        if subject is None or not (subject.startswith("card:") or shape_of(subject)):
            return
        if subject not in self._table.offers.subjects:
            self._told = True
            if self._table.offers.decision is not None:
                self._stage.perform(Refuse(subject, ""), at)
            return
        item = self._table.pieces.cards.get(subject) or self._table.parts.items.get(subject)
        if item is None:
            return
        middle = self._stage.to_window(item.scenePos())
        wide = self._stage.to_window(item.mapToScene(item.rect.topRight())).x()
        wide = abs(wide - self._stage.to_window(item.mapToScene(item.rect.topLeft())).x())
        self._dragged = subject
        self._stage.hold(subject)
        if isinstance(item, CardItem):
            look = self._table.spotter.small(item.look, self._table.pieces.placed.spot(subject))
            plate = item.look.plaque is not None and look.plaque is None  # a row of words hangs as its card
            wide *= GHOST_SIZE
            wide = min(wide, self._widest_lying()) if item.on_screen or plate else wide
            self._table.drag.begin(look, max(wide, GHOST_LEAST), middle)
        else:
            self._table.drag.begin(item.look, wide, middle)
        self._table.drag.move(at, self._worded())

    def _worded(self) -> list[QRectF]:
        """Where words are read during a drag, in pixels of the window: lanes, and the names of what is attached."""
        there, shown = self._stage.to_window, self._table.furniture.lanes_shown() if self._table.furniture else []
        strips = [strip.mapRectToScene(strip.rect) for strip in self._table.pieces.strips.values()]
        return [QRectF(there(rect.topLeft()), there(rect.bottomRight())) for rect in (*shown, *strips)]

    def _widest_lying(self) -> float:
        """The width of the largest card that lies on the table, in pixels: a ghost out of a hand covers no more."""
        lying = [spot for spot in self._table.pieces.placed.table.values() if spot.look.plaque is None]
        units = max((spot.width for spot in lying), default=1000.0)
        return self._stage.to_window(QPointF(units, 0)).x() - self._stage.to_window(QPointF()).x()

    def _drop(self, at: QPointF) -> None:
        subject = self._dragged or ""
        point = self._stage.to_scene(at)
        things = self._finder.things_at(point)
        legal = self._table.offers.targets(subject)
        act: Act = self._table.offers.drop(subject, things)
        if isinstance(act, Refuse) and (self._finder.same_place(subject, things) or self._finder.over_shelf(point)):
            act = Select(None)
        self._let_go(back=not any(thing in legal for thing in things))
        if not isinstance(act, Select):
            self._stage.perform(act, at)

    def _let_go(self, back: bool) -> None:
        self._dragged = None
        self._pressed = None
        if back:
            self._table.drag.glide_back()
        else:
            self._table.drag.end()
        self._stage.hold(None)

    def _far(self, at: QPointF) -> bool:
        return self._pressed is not None and self._far_from(self._pressed, at)

    @staticmethod
    def _far_from(start: QPointF, at: QPointF) -> bool:
        return (at - start).manhattanLength() >= QApplication.startDragDistance()

    # holding a button

    def _begin_hold(self, button: HoldButton) -> None:
        self._button = button
        self._kept = button.topLevelItem()
        self._done = None
        button.press(True)
        self._table.clock.run("hold", HOLD, button.fill, Curve.Linear, fixed=True)
        self._hold.start()

    def _hold_done(self) -> None:
        if self._button is not None:
            self._done = self._button.seat
            if self._button.claims:
                self._stage.claim(self._done)
            self._stage.held(self._done)

    def _end_hold(self) -> None:
        button, done = self._button, self._done
        self._button, self._done = None, None
        self._hold.stop()
        self._table.clock.drop("hold")
        if button is not None and button.scene() is not None:
            button.press(False)
            start = button.filled
            self._table.clock.run("hold", LET_GO, lambda t: button.fill(start * (1 - t)), Curve.Linear)
        self._kept = None
        if done is not None:
            self._stage.let_go(done)
