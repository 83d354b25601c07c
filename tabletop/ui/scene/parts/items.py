"""The parts on the table: one item a piece, brought to its spot by difference, gliding and rolling by the one clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.view import View
from tabletop.ui.scene.blit import blit
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.dressing import veil
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.motion import arc, flash, glide_length
from tabletop.ui.scene.outlines import MARGIN, Mark, Outlines
from tabletop.ui.scene.parts.blocks import TICKET_HIGH
from tabletop.ui.scene.parts.cabinet import ROOM, Cabinet
from tabletop.ui.scene.parts.looks import BOUNCE, FACE, PartLook, faces_to, roll_length
from tabletop.ui.scene.parts.places import ROLLED, PartSpot
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.telling import NOTHING_TOLD, Roll, Told

STEP = 600  # parts lie above cards and strips
OVER = 700  # steps by which parts of a zone that covers others lie in the layer of what hovers
ROLLING = 70.0  # units of a die's edge while it rolls
RISE, RISES, FLIES = 60.0, 90.0, 200.0  # a token leaves the bag: units, milliseconds up, milliseconds to the tray
LEAST_GROWTH = 1.2  # of a rolling die, however large it lies
HELD, FADED = 0.38, 0.45  # how much is seen of a part that is held, of one that does not count
WITHIN = 14.0  # units by which outlines that lie outside other pieces lie inside a block
INSIDE: dict[Mark, Mark] = {"target": "edge", "own": "edge", "pointed": "aimed"}


class PartItem(QGraphicsItem):
    """One part. `thing` is its key; its origin is its middle."""

    def __init__(self, thing: str, cabinet: Cabinet, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.size = 1.0
        self.look = PartLook("token")
        self.marks: tuple[Mark, ...] = ()
        self.face: int | None = None  # what a rolling die shows
        self.zone = ""
        self._cabinet = cabinet
        self._outlines = outlines
        self._style = style
        self._dimness = 0.0
        self._flash = False

    def show_as(self, look: PartLook, size: float) -> None:
        """Set picture and size (units)."""
        if (look, size) != (self.look, self.size):
            self.prepareGeometryChange()
            self.look, self.size = look, size
            self.update()

    def show_face(self, face: int | None) -> None:
        """Show this face of a die; None for the one it lies on."""
        self.face = face
        self.update()

    def mark(self, marks: tuple[Mark, ...]) -> None:
        """Set the outlines."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    @property
    def rect(self) -> QRectF:
        """The part in its own coordinates."""
        high = self.size * (TICKET_HIGH if self.look.shape == "ticket" else 1.0)
        return QRectF(-self.size / 2, -high / 2, self.size, high)

    @property
    def flashes(self) -> bool:
        """Whether the outline flashes just now."""
        return self._flash

    def set_flash(self, on: bool) -> None:
        """Show the flash or not."""
        if on != self._flash:
            self._flash = on
            self.update()

    @property
    def dimness(self) -> float:
        """How far the veil of "not now" has come, 0 to 1; only blocks have one."""
        return self._dimness

    def set_dimness(self, dimness: float) -> None:
        """Show the veil so far."""
        self._dimness = dimness
        self.update()

    def boundingRect(self) -> QRectF:
        out = 4.0 if self.look.shape == "block" else max(MARGIN, self.size * (ROOM - 1) / 2 + 2)
        return self.rect.adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = self._style.table_scale
        pixels = max(1, round(self.size * scale))
        if "held" in self.marks or "faded" in self.look.marks:
            painter.setOpacity(HELD if "held" in self.marks else FADED)
        plated = self.look.shape == "die" and bool(self.look.words)
        if plated:  # what is written on a plate beside a die lies over its outlines
            self._paint_marks(painter, scale)
        blit(painter, self._cabinet.pixmap(self._shown(), pixels), QPointF(), pixels / self.size)
        painter.setOpacity(1.0)
        if self._dimness > 0:
            palette = self._style.palette
            veil(painter, self.rect, self._style, palette.dim_strength * self._dimness)
        if not plated:
            self._paint_marks(painter, scale)

    def _paint_marks(self, painter: QPainter, scale: float) -> None:
        inside = self.look.shape == "block"
        for mark in (*self.marks, "flash") if self._flash else self.marks:
            picture, rect = (INSIDE.get(mark, mark), self.rect) if inside else (mark, self.rect)
            if inside and mark not in INSIDE:
                rect = rect.adjusted(WITHIN, WITHIN, -WITHIN, -WITHIN)
            blit(painter, self._outlines.pixmap(picture, rect, scale), QPointF(), scale)

    def _shown(self) -> PartLook:
        if self.face is None:
            return self.look
        look = self.look
        return replace(look, words="", face=self.face)


class Parts:
    """Keeps the items, by key of the piece."""

    def __init__(self, scene: QGraphicsScene, outlines: Outlines, style: Style, clock: Clock):
        self.items: dict[str, PartItem] = {}
        self.spots: dict[str, PartSpot] = {}
        self.cabinet = Cabinet(style)
        self._scene = scene
        self._outlines = outlines
        self._style = style
        self._clock = clock
        self.over = ""  # a zone that lies over everything else
        self.hidden = ""  # a zone of which nothing is shown now
        self.middle_of: Callable[[str], QPointF | None] = lambda _zone: None
        self._leaving: list[PartItem] = []
        self._rolls: dict[str, int] = {}
        self._fresh = True  # nothing has been shown yet: what lies there has not come just now

    def sync(
        self,
        spots: Mapping[str, PartSpot],
        view: View,
        came_from: Callable[[str], QPointF | None],
        starts: Mapping[str, QPointF] | None = None,
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Bring every part to its spot. `came_from` gives where new parts of a zone come from (the bag), or None.

        `starts` are places of cards that become parts: these glide from there. What is `told` one after
        the other waits for its turn.
        """
        for key in [key for key in self.items if key not in spots]:
            self._take_away(key, told.wait(key))
        before, self.spots = self.spots, dict(spots)
        first = not before
        for key, spot in spots.items():
            known = self.items.get(key)
            if known is None:
                item = self._add(key, spot)
                bag = None if first else came_from(spot.zone)
                if bag is not None:
                    self._draw(item, bag, spot.middle)
                elif not first and starts is not None and key in starts:
                    self._glide(item, starts[key], spot.middle)
                elif not first and key in told.rolls and told.rolls[key].zone != spot.zone:
                    self._stand_aside(item, told.rolls[key].zone)
                    self._bring(item, spot, told.wait(key))
            elif not (before.get(key) == spot and self._clock.moving(known)):  # it is on its way there already
                if key in told.rolls and told.rolls[key].zone not in (spot.zone, known.zone):
                    self._stand_aside(known, told.rolls[key].zone)
                self._bring(known, spot, told.wait(key))
            self.items[key].setVisible(not self.hidden or spot.zone != self.hidden)
        self._roll_all(view, told.rolls)
        self._fresh = False

    def clear(self) -> None:
        """Take every part off the table."""
        for item in (*self.items.values(), *self._leaving):
            self._clock.drop(item)
            self._scene.removeItem(item)
        self.items, self.spots, self._rolls, self._fresh, self._leaving = {}, {}, {}, True, []
        self.cabinet.clear()

    def _add(self, key: str, spot: PartSpot) -> PartItem:
        item = self.items[key] = PartItem(key, self.cabinet, self._outlines, self._style)
        item.show_as(spot.look, spot.size)
        item.setPos(spot.middle)
        self._stack(item, spot)
        self._scene.addItem(item)
        return item

    def hide(self, zone: str) -> None:
        """Show nothing of this zone, "" for none."""
        self.hidden = zone
        for key, spot in self.spots.items():
            if key in self.items:
                self.items[key].setVisible(not zone or spot.zone != zone)

    def _stack(self, item: PartItem, spot: PartSpot) -> None:
        item.zone = spot.zone
        if self.over and spot.zone == self.over:
            put(item, Layer.HOVERED, min(OVER + spot.step, 990))
        else:
            stack(item, spot)

    def _take_away(self, key: str, wait: float) -> None:
        item = self.items.pop(key)
        self._clock.drop(item)
        if not wait or not self._clock.shows:
            self._scene.removeItem(item)
            return
        item.mark(())
        self._leaving.append(item)

        def done() -> None:
            if item in self._leaving:
                self._leaving.remove(item)
                self._scene.removeItem(item)

        self._clock.run(item, 1.0, lambda _progress: None, delay=wait, done=done, skips=True, still=True)

    def _stand_aside(self, item: PartItem, zone: str) -> None:
        """Put a die into the zone where it rolls before it goes on."""
        middle = self.middle_of(zone)
        if middle is not None and self._clock.shows:
            item.show_as(item.look, ROLLED)
            item.setPos(middle)
            put(item, Layer.HOVERED, OVER)

    def _bring(self, item: PartItem, spot: PartSpot, wait: float = 0.0) -> None:
        """Let a part glide to its spot, at once or after a while; it looks as before until then."""
        start, end = item.pos(), spot.middle
        if wait and self._clock.shows:
            self._bring_later(item, spot, wait)
            return
        above = item.zValue() >= Layer.HOVERED and start != end
        share = item.size / spot.size
        item.show_as(spot.look, spot.size)
        if not above:
            self._stack(item, spot)
        if start != end:
            self._glide(item, start, end, share, partial(self._stack, item, spot))

    def _bring_later(self, item: PartItem, spot: PartSpot, wait: float) -> None:
        start, end, share, flies = item.pos(), spot.middle, item.size / spot.size, self._clock.flies

        def show(progress: float) -> None:
            item.show_as(spot.look, spot.size)
            gone = progress if flies else float(progress >= 1)
            item.setPos(arc(start, end, gone))
            item.setScale(share + (1 - share) * gone)

        length = glide_length((end - start).manhattanLength()) if flies and start != end else 1.0
        done = partial(self._stack, item, spot)
        self._clock.run(item, length, show, delay=wait, done=done, skips=True, still=True)

    def _glide(
        self,
        item: PartItem,
        start: QPointF,
        end: QPointF,
        share: float = 1.0,
        done: Callable[[], None] = lambda: None,
    ) -> None:
        """Glide, from `share` times its size."""
        if self._clock.reduced:
            flash(self._clock, item)

        def show(progress: float) -> None:
            item.setPos(arc(start, end, progress))
            item.setScale(share + (1 - share) * progress)

        length = glide_length((end - start).manhattanLength())
        show(0.0)  # while others move already, the first frame of this comes later
        self._clock.run(item, length, show, done=done, skips=True)

    def _draw(self, item: PartItem, bag: QPointF, end: QPointF) -> None:
        """A token comes out of the bag: it rises, shows itself, and flies to its place."""
        top = bag - QPointF(0, RISE)
        curve = QEasingCurve(Curve.OutCubic)
        whole = RISES + FLIES

        def show(progress: float) -> None:
            now = progress * whole
            if now < RISES:
                item.setPos(bag + (top - bag) * curve.valueForProgress(now / RISES))
            else:
                item.setPos(top + (end - top) * curve.valueForProgress((now - RISES) / FLIES))

        self._clock.run(item, whole, show, Curve.Linear, skips=True)

    def _roll_all(self, view: View, rolls: Mapping[str, Roll]) -> None:
        for key, roll in rolls.items():
            if key in self.items and not self._fresh:
                self._rolls[key] = roll.roll
                self._roll(self.items[key], roll.roll, roll.face, roll.at)
        for zone in view.zones.values():
            for piece in zone.pieces:
                number = piece.fields.get("roll")
                item = self.items.get(piece.key)
                if item is None or not isinstance(number, int):
                    continue
                before = self._rolls.get(piece.key)
                self._rolls[piece.key] = number
                if before != number and not self._fresh:
                    self._roll(item, number, item.look.face)

    def _roll(self, item: PartItem, roll: int, face: int, wait: float = 0.0) -> None:
        faces = faces_to(face, roll)
        tumbling = FACE * len(faces)
        whole = roll_length(roll)
        larger = max(ROLLING / item.size, LEAST_GROWTH)
        bounce = QEasingCurve(Curve.OutBounce)

        def show(progress: float) -> None:
            now = progress * whole
            if now < tumbling:
                item.show_face(faces[min(int(now / FACE), len(faces) - 1)])
                item.setScale(larger)
            else:
                item.show_face(None)
                item.setScale(larger + (1 - larger) * bounce.valueForProgress((now - tumbling) / BOUNCE))

        done = partial(item.show_face, None)
        self._clock.run(("roll", item.thing), whole, show, Curve.Linear, wait, done, skips=True)


def stack(item: PartItem, spot: PartSpot) -> None:
    """Parts lie above cards and strips, blocks below everything that stands on the table."""
    if spot.look.shape == "block":
        put(item, Layer.ZONES, 50)
    else:
        put(item, Layer.PIECES, min(STEP + spot.step, 990))
