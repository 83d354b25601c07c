"""Shows what is lit: outlines on cards and strips, lights on places, rows and lanes, the burst of a preview."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.decision import Option
from tabletop.ui.scene.bursts import BurstItem, split_preview
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.counts import CountPlates
from tabletop.ui.scene.furniture import Furniture
from tabletop.ui.scene.hints import HintItem
from tabletop.ui.scene.lit import Lit
from tabletop.ui.scene.metrics import Layer, put
from tabletop.ui.scene.offers import TILE
from tabletop.ui.scene.outlines import Mark, Outlines
from tabletop.ui.scene.parts.part import PartItem
from tabletop.ui.scene.pieces import Pieces
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.zones import LightItem

FADE, PULSE = 120.0, 300.0  # milliseconds
VEILED = 0.6  # of the full veil on a block: what stands there is weighed while one chooses
TARGETS: frozenset[Mark] = frozenset({"target", "own", "pointed"})


class Lights:
    """Brings a `Lit` onto the items of a scene."""

    def __init__(self, scene: QGraphicsScene, outlines: Outlines, style: Style, clock: Clock):
        self._scene = scene
        self._outlines = outlines
        self._style = style
        self._clock = clock
        self._lights: dict[str, LightItem] = {}
        self.counts = CountPlates(scene, style)
        self.preview = BurstItem(style)
        self.hint = HintItem(style)
        scene.addItem(self.preview)
        scene.addItem(self.hint)

    def show(self, lit: Lit, furniture: Furniture, pieces: Pieces, shelf_dims: frozenset[str]) -> None:
        """Show all lights. `shelf_dims` are cards of a risen hand that can't be played."""
        below = {bearer for bearer in map(partial(_strip_below, pieces=pieces), pieces.strips) if bearer is not None}
        boards = [rect_of(each, furniture) for each in lit.targets if each.startswith("zone:")]
        for key, card in pieces.cards.items():
            self._mark(card, lit.marks.get(key, ()), lit.tags.get(key, ""), key in below)
            dim = key in shelf_dims or (lit.dimmed(key) and dims(card, lit, pieces) and not _lies_in(card, boards))
            self._dim(card, 1.0 if dim else 0.0)
        for key, strip in pieces.strips.items():
            bearer = pieces.cards.get(strip_bearer(key, pieces) or "")
            dim = lit.dimmed(key) and bearer is not None and lit.dimmed(bearer.thing) and dims(bearer, lit, pieces)
            raised = bearer is not None and "selected" in lit.marks.get(bearer.thing, ())
            strip.mark(lit.marks.get(key, ()), dim, raised)
        self.counts.show(furniture.zones, pieces)
        self._show_places(lit, furniture, pieces)
        self._show_lanes(lit, furniture)

    def show_parts(self, lit: Lit, parts: Mapping[str, PartItem]) -> None:
        """Show the outlines of parts; blocks on which nothing may be done are veiled like cards."""
        for key, part in parts.items():
            part.mark(lit.marks.get(key, ()))
            if part.look.shape == "block":
                self._dim(part, VEILED if lit.dimmed(key) else 0.0)

    def hint_at(self, lit: Lit, thing: str | None, parts: Mapping[str, PartItem]) -> None:
        """Say over a pawn or a card on a block what choosing it would do; a block says it by what lies there."""
        part = parts.get(thing or "")
        if part is None or part.look.shape == "block":
            self.hint.say("", None)
            return
        self.hint.say(lit.preview(thing), part.scenePos() + QPointF(0, part.rect.top()))

    def point(self, lit: Lit, thing: str | None, furniture: Furniture, pieces: Pieces) -> None:
        """Show the preview of the target under the pointer, and its stronger light."""
        for name, light in self._lights.items():
            light.point(name == thing)
        for name, lane in furniture.lanes.items():
            lane.point(name == thing)
        words = lit.preview(thing)
        spot = pieces.placed.spot(lit.subject or "")
        # A card from the hand is put there; only what acts on the table does something to its target.
        from_hand = spot is not None and spot.zone in pieces.placed.hands
        said = from_hand or thing in furniture.lanes  # a lane has room for the words itself
        place = self._middle_of(thing, furniture, pieces) if words and not said else None
        if place is None:
            self.preview.setVisible(False)
            return
        head, tail = split_preview(words)
        self.preview.say(head, tail, _burst_colour(head))
        self.preview.setPos(place)
        self.preview.setVisible(True)

    def clear(self) -> None:
        """Take the lights on places away."""
        for thing, light in self._lights.items():
            self._clock.drop(("lines", thing))
            self._scene.removeItem(light)
        self._lights = {}
        self.counts.clear()
        self.preview.setVisible(False)
        self.hint.say("", None)

    def pulse(self, lit: Lit, pieces: Pieces) -> None:
        """Let the ring of every card that may act pulse once."""
        for key, card in pieces.cards.items():
            if "acts" in lit.marks.get(key, ()):
                self._clock.run(("pulse", key), PULSE, card.set_pulse, Curve.OutQuad)

    def _mark(self, card: CardItem, marks: tuple[Mark, ...], tag: str, tag_up: bool) -> None:
        """Set a card's outlines; those of a target come in, the others are there at once."""
        comes = TARGETS & set(marks) and not TARGETS & set(card.marks)
        card.mark(marks, tag, tag_up)
        if comes:
            self._clock.run(("lines", card.thing), FADE, card.set_lines, Curve.Linear, still=True)

    def _dim(self, card: CardItem | PartItem, goal: float) -> None:
        start = card.dimness
        if start == goal:
            self._clock.drop(("dim", card.thing))  # one that has only just begun leads elsewhere
            return
        self._clock.run(("dim", card.thing), FADE, partial(_fade, card, start, goal), Curve.Linear, still=True)

    def _show_places(self, lit: Lit, furniture: Furniture, pieces: Pieces) -> None:
        wanted = [target for target in lit.targets if target.startswith(("place:", "zone:"))]
        found = [picks(each, lit, furniture, pieces) for each in wanted]
        picked = dict(pair for pair in found if pair is not None)
        for thing in [thing for thing in self._lights if thing not in wanted and thing not in picked]:
            self._clock.drop(("lines", thing))
            self._scene.removeItem(self._lights.pop(thing))
        for thing in wanted:
            rect = rect_of(thing, furniture)
            if rect is not None:
                marks = lit.marks.get(thing, ())
                zone = furniture.zones.get(thing.removeprefix("zone:"))
                if pile := zone is not None and zone.zone.show == "pile":
                    rect = zone.slot_rect(0).adjusted(5, 5, -5, -5)  # its count below stays free
                whole = thing.startswith("zone:") and not pile
                mark: Mark = "inside" if whole else "own" if "own" in marks else "target"
                light, tag = self._light(thing, rect, mark), lit.tags.get(thing, "")
                upper = zone is not None and zone.zone.strips == "bottom"  # where no strip covers the tag
                upper = upper and not _under_button(light.mapRectToScene(light.tag_rect(tag, True)), furniture)
                light.say(place_words(thing, furniture), tag, upper)
        for thing, rect in picked.items():
            self._light(thing, rect, "slot").say(place_words(thing, furniture))

    def _light(self, thing: str, rect: QRectF, mark: Mark) -> LightItem:
        light = self._lights.get(thing)
        if light is None:
            light = self._lights[thing] = LightItem(thing, rect, mark, self._outlines, self._style)
            put(light, Layer.ZONES, 300 if mark == "inside" else 400)
            self._scene.addItem(light)
            self._clock.run(("lines", thing), FADE, light.setOpacity, Curve.Linear, still=True)
        light.become(mark)
        return light

    @staticmethod
    def _show_lanes(lit: Lit, furniture: Furniture) -> None:
        for target, lane in furniture.lanes.items():
            options = lit.targets.get(target, [])
            lane.setVisible(bool(options))
            if options:
                lane.say(*lane_words(options))

    @staticmethod
    def _middle_of(thing: str | None, furniture: Furniture, pieces: Pieces) -> QPointF | None:
        card = pieces.cards.get(thing or "")
        if card is not None:
            return None if card.on_screen else card.pos() + QPointF(card.rect.width() * 0.2, -card.rect.height() * 0.14)
        rect = rect_of(thing or "", furniture)
        return rect.center() if rect is not None else None


def _under_button(rect: QRectF, furniture: Furniture) -> bool:
    """Whether a hold button lies over this part of the scene."""
    return any(button.mapRectToScene(button.rect).intersects(rect) for button in furniture.buttons.values())


def _burst_colour(head: str) -> str:
    if head.startswith("+"):
        return "healed"
    return "disabled" if head.startswith("no ") else "refused"


def dims(card: CardItem, lit: Lit, pieces: Pieces) -> bool:
    """Whether a card belongs to what is dimmed: everything but closed hands and what stands in a lit row."""
    spot = pieces.placed.spot(card.thing)
    if spot is None:
        return False
    if spot.bearer and not lit.dimmed(spot.bearer):
        return False
    return card.on_screen or (spot.zone not in pieces.placed.hands and f"zone:{spot.zone}" not in lit.targets)


def _lies_in(card: CardItem, lit_zones: Sequence[QRectF | None]) -> bool:
    """Whether a card on the table lies on a board that is lit as a whole."""
    return not card.on_screen and any(rect is not None and rect.contains(card.scenePos()) for rect in lit_zones)


def strip_bearer(key: str, pieces: Pieces) -> str | None:
    """The card that an attached card's strip lies under."""
    strip = pieces.placed.strips.get(key)
    return strip.bearer if strip is not None else None


def _strip_below(key: str, pieces: Pieces) -> str | None:
    """The card at whose lower edge an attached card's strip peeks out."""
    strip = pieces.placed.strips.get(key)
    spot = pieces.placed.table.get(strip.bearer) if strip is not None else None
    return strip.bearer if strip is not None and spot is not None and strip.middle.y() > spot.middle.y() else None


def rect_of(thing: str, furniture: Furniture) -> QRectF | None:
    """What a place, zone or lane covers, in scene units."""
    kind, _, rest = thing.partition(":")
    if thing.startswith(TILE):
        return furniture.upper.tile_rect(thing)
    if kind == "zone":
        zone = furniture.zones.get(rest)
        return zone.rect if zone is not None else None
    if kind == "place":
        name, _, place = rest.rpartition(":")
        zone = furniture.zones.get(name)
        return zone.slot_rect(int(place)) if zone is not None and place.isdigit() else None
    lane = furniture.lanes.get(thing)
    return lane.sceneBoundingRect() if lane is not None else None


def picks(zone: str, lit: Lit, furniture: Furniture, pieces: Pieces) -> tuple[str, QRectF] | None:
    """The place that a hand card dropped on a whole zone goes to, where the layout says so."""
    item = furniture.zones.get(zone.removeprefix("zone:"))
    spot = pieces.placed.spot(lit.subject or "")
    if item is None or not item.zone.fills or spot is None or spot.zone not in pieces.placed.hands:
        return None
    empty = item.empty_places()
    return (f"place:{item.name}:{empty[0]}", item.slot_rect(empty[0])) if empty else None


def place_words(thing: str, furniture: Furniture) -> str:
    """What a lit place is called, as its layout words it."""
    name, _, place = thing.removeprefix("place:").rpartition(":")
    zone = furniture.zones.get(name)
    return zone.zone.place.format(n=int(place) + 1) if zone is not None and place.isdigit() else ""


def lane_words(options: list[Option]) -> tuple[str, str]:
    """Two lines for a lane: what happens, from the option's label and preview."""
    first = options[0]
    return first.label, first.preview


def _fade(card: CardItem | PartItem, start: float, goal: float, progress: float) -> None:
    card.set_dimness(start + (goal - start) * progress)
