"""Where every piece of a view goes: its middle, its size, its face and what lies on it. No items, no motion.

The same view, layout and seats always give the same spots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from tabletop.engine.fittings import Stage
from tabletop.engine.layout import Layout
from tabletop.engine.places import CARD_RATIO, Hand, Rect, Zone
from tabletop.engine.view import Piece
from tabletop.engine.view import Zone as Pieces
from tabletop.ui.scene.bearing import slots_of
from tabletop.ui.scene.dressing import (
    DISABLED_SIZE,
    DISABLED_TURN,
    DRAWN,
    QUARTER_SIZE,
    QUARTER_TURN,
    REASON,
    Dress,
    LabelKind,
    Plate,
    in_lines,
)
from tabletop.ui.scene.duel import TILTS, duel_of
from tabletop.ui.scene.metrics import MM, at, units
from tabletop.ui.scene.parts.looks import shape_of
from tabletop.ui.scene.pictures import Faces, Look
from tabletop.ui.scene.plaque_looks import chips_on, plaque_look
from tabletop.ui.scene.stages import asked_seat, laid, staged, standing
from tabletop.ui.scene.state import SceneState

FAN_STEP = 52.0  # units between two backs of a closed hand
FAN_TURN = 4.0  # degrees from one to the next
FAN_WIDEST = 430.0
PICKED_GAP = 34.0  # units between cards that may be picked
PICKED_LEAST = 0.62  # of their full size: smaller than that they overlap instead
STRIP = 24.0  # height of a name strip
UPON = 20  # steps by which cards that others bear lie above these
PILE_SHADOW = (4.0, 5.0)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies. `step` orders cards that overlap; `piece` is None for the back that stands for a pile."""

    middle: QPointF
    width: float
    look: Look
    dress: Dress
    zone: str
    step: int = 0
    piece: Piece | None = None
    over: bool = False  # it lies over the table, on a stage
    bearer: str = ""  # the piece that it lies on, if it lies on one


@dataclass(frozen=True, slots=True)
class Strip:
    """A name strip of an attached card under its bearer; `words` instead of a card for "+2 more"."""

    piece: Piece
    bearer: str
    middle: QPointF
    width: float
    words: str
    colour: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: the nearest seat and how many there are."""

    near: int
    seats: int


class Spotter:
    """Works out spots for one layout."""

    def __init__(self, layout: Layout, faces: Faces):
        self.layout = layout
        self.faces = faces
        self.quarter = False  # whether Disabled cards lie across instead of tilted

    def spots(self, state: SceneState, seating: Seating) -> dict[str, Spot]:
        """Where every card on the table goes, by key; cards of a risen hand and attached cards are not among them."""
        found: dict[str, Spot] = {}
        for zone in self.layout.zones:
            name = zone.name(seating.near, seating.seats)
            held = state.view.zones.get(name)
            if held is not None:
                found.update(self._zone(zone, held, state, seating))
        for hand in self.layout.hands:
            held = state.view.zones.get(hand.name(seating.near, seating.seats))
            if covered(hand, state) or not hand.shown:
                continue
            if held is not None and state.open_hand != hand.owner(seating.near, seating.seats):
                if self.layout.picked is not None and hand.seat and _offered(held, state):
                    found.update(self._laid_out(hand, held, state))
                    continue
                lie = self._fan if hand.row is None else self._row
                found.update(lie(hand, held, state))
        found.update(self._duel(state))
        for stage in self.layout.stages:
            found.update(self._staged(stage, state, seating))
        return found

    def strips(self, state: SceneState, seating: Seating, spots: dict[str, Spot]) -> dict[str, Strip]:
        """Where the name strips of attached cards go, by key."""
        edges = {zone.name(seating.near, seating.seats): zone.strips for zone in self.layout.zones}
        borne: dict[str, list[Piece]] = {}
        for name in self.layout.attached_zones(seating.seats):
            for piece in state.view.zones[name].pieces if name in state.view.zones else ():
                borne.setdefault(str(piece.fields.get(self.layout.attached[1])), []).append(piece)
        found: dict[str, Strip] = {}
        for bearer, pieces in borne.items():
            spot = spots.get(bearer)
            if spot is not None:
                side = -1 if edges.get(spot.zone, "top") == "top" else 1
                found.update(self._strips(bearer, pieces, spot, side))
        return found

    def back(self, back: str, owner: int | None, state: SceneState) -> Look:
        """The back of a hidden card; "side" stands for the owner's side."""
        if back == "side":
            back = side_of(self.layout, state, owner)
        return Look(None, "back", back)

    def look(self, piece: Piece, back: Look, reading: bool = False) -> Look:
        """The face of a piece, its back when it is hidden."""
        if piece.kind is None:
            return back
        return self.faces.look(piece, "hand" if reading else "table")

    def small(self, look: Look, spot: Spot | None) -> Look:
        """The table face of a card that may be shown at reading size or as a plaque."""
        if look.face not in ("hand", "plaque") or spot is None or spot.piece is None:
            return look
        return self.faces.look(spot.piece, "table")

    def _zone(self, zone: Zone, held: Pieces, state: SceneState, seating: Seating) -> Iterator[tuple[str, Spot]]:
        back = self.back(zone.back, zone.owner(seating.near, seating.seats), state)
        if zone.show == "pile":
            yield from self._pile(zone, held, back)
            return
        if zone.show in ("blocks", "block"):
            return  # blocks and what stands on them are parts
        announced = state.call.subject if state.call is not None else None
        for piece, slot in slots_of(zone, held, self.layout, state.view):
            if shape_of(piece.key) is not None:
                continue  # no card
            place, width = self._goal(piece, seating) or (middle(slot), zone.card * MM)
            look = self.look(piece, back)
            if zone.show == "plaques" and piece.kind is not None:
                chips = chips_on(piece, zone, self.layout, state.view)
                look = plaque_look(zone, piece, slot, self.faces, chips)
            dress = dress_of(piece, piece.key == announced, self.quarter)
            bearer = str(piece.fields.get(zone.borne[1], "")) if zone.borne[0] else ""
            step = piece.place + (UPON if bearer else 0)
            yield piece.key, Spot(place, width, look, dress, held.name, step, piece, bearer=bearer)

    def _goal(self, piece: Piece, seating: Seating) -> tuple[QPointF, float] | None:
        """Where a piece on its way will lie, and how wide: it is shown there already. None for all others."""
        _, _, goal = str(piece.fields.get("to", "")).partition("place:")
        name, _, slot = goal.rpartition(":")
        for zone in self.layout.zones if slot.isdigit() else ():
            if zone.name(seating.near, seating.seats) == name:
                return middle(zone.slot(int(slot))), zone.card * MM
        return None

    def _pile(self, zone: Zone, held: Pieces, back: Look) -> Iterator[tuple[str, Spot]]:
        if not held.count:
            return
        dress = Dress(shadow=PILE_SHADOW if held.count > 1 else (0.0, 0.0))
        place, width = middle(zone.slot(0)), zone.card * MM
        if held.pieces and len(held.pieces) == held.count:
            top = held.pieces[-1]
            yield top.key, Spot(place, width, self.look(top, back), dress, held.name, 0, top)
        else:
            yield f"back:{held.name}", Spot(place, width, back, dress, held.name)

    def _fan(self, hand: Hand, held: Pieces, state: SceneState) -> Iterator[tuple[str, Spot]]:
        back = self.back(hand.back, held.owner, state)
        width = hand.card * MM
        count = len(held.pieces)
        step = min(FAN_STEP, FAN_WIDEST / max(count - 1, 1))
        top = hand.edge == "top"
        centre = at(hand.middle) + QPointF(0, -13 if top else -31)
        faded = _only_looked_at(held, state)
        for number, piece in enumerate(held.pieces):
            off = number - (count - 1) / 2
            lean = FAN_TURN * off * (-1 if top else 1)
            arc = min(off * off * 2.2, 26) * (-1 if top else 1)
            place = centre + QPointF(off * step, arc)
            yield (
                piece.key,
                Spot(place, width, self.look(piece, back), Dress(turn=lean, dim=faded), held.name, number, piece),
            )

    def _row(self, hand: Hand, held: Pieces, state: SceneState) -> Iterator[tuple[str, Spot]]:
        """Whole cards side by side in a player's panel; many overlap."""
        assert hand.row is not None
        back = self.back(hand.back, held.owner, state)
        room, count = units(hand.row), len(held.pieces)
        width = min(hand.card * MM, room.height() / CARD_RATIO)
        step = min(width + 4, (room.width() - width) / max(count - 1, 1))
        for number, piece in enumerate(held.pieces):
            place = QPointF(room.left() + width / 2 + step * number, room.center().y())
            yield piece.key, Spot(place, width, self.look(piece, back), Dress(), held.name, number, piece)

    def _laid_out(self, hand: Hand, held: Pieces, state: SceneState) -> Iterator[tuple[str, Spot]]:
        """The cards of another's hand while one of them is picked: large, with room for outlines between them."""
        assert self.layout.picked is not None
        back = self.back(hand.back, held.owner, state)
        room, count = units(self.layout.picked), len(held.pieces)
        apart = (room.width() - PICKED_GAP * (count - 1)) / count
        width = room.height() / CARD_RATIO
        width = min(width, max(apart, width * PICKED_LEAST))
        step = min(width + PICKED_GAP, (room.width() - width) / max(count - 1, 1))
        left = room.center().x() - step * (count - 1) / 2
        for number, piece in enumerate(held.pieces):
            place = QPointF(left + step * number, room.center().y())
            yield piece.key, Spot(place, width, self.look(piece, back), Dress(), held.name, number, piece)

    def _duel(self, state: SceneState) -> Iterator[tuple[str, Spot]]:
        """The cards of two who are at it lie large on the mat."""
        duel = self.layout.duel
        facts = duel_of(state.view, duel) if duel is not None else None
        if duel is None or facts is None:
            return
        for side, seat in enumerate(facts.seats):
            held = state.view.zones.get(duel.zone.format(seat=seat))
            back = self.back(duel.back, seat, state)
            if held is None:
                continue
            for piece in held.pieces:
                look = self.look(piece, back, reading=True)
                spot = middle(duel.slot(side))
                yield piece.key, Spot(spot, duel.card * MM, look, Dress(turn=TILTS[side]), held.name, side, piece)

    def _staged(self, stage: Stage, state: SceneState, seating: Seating) -> Iterator[tuple[str, Spot]]:
        """Cards that lie large over the table."""
        for name, rect, pieces in staged(standing(stage, state), state.view, asked_seat(state, seating.near)):
            own = next((zone for zone in self.layout.zones if zone.name(seating.near, seating.seats) == name), None)
            back = self.back(own.back if own is not None else "side", state.view.zones[name].owner, state)
            width, middles = laid(units(rect), len(pieces))
            for number, (piece, place) in enumerate(zip(pieces, middles, strict=True)):
                look = self.look(piece, back, reading=stage.read)
                yield piece.key, Spot(place, width, look, Dress(), name, number, piece, over=True)

    def _strips(self, bearer: str, pieces: list[Piece], spot: Spot, side: int) -> Iterator[tuple[str, Strip]]:
        width = spot.width - 10
        for number, piece in enumerate(pieces[:3]):
            y = spot.middle.y() + side * (spot.width * CARD_RATIO / 2 + STRIP / 2 + STRIP * number)
            kind = piece.kind or ""
            words, emblem = (self.faces.title(kind), self.faces.emblem(kind)) if kind else ("", "")
            if number == 2 and len(pieces) > 3:
                words, emblem = f"+{len(pieces) - 2} more", ""
            colour = self.faces.frame(kind) if kind else "#8D97AF"
            yield piece.key, Strip(piece, bearer, QPointF(spot.middle.x(), y), width, words, colour, emblem)


def _offered(held: Pieces, state: SceneState) -> bool:
    """Whether one of these cards may be picked now."""
    return state.decision is not None and bool({piece.key for piece in held.pieces} & set(state.decision.subjects()))


def covered(hand: Hand, state: SceneState) -> bool:
    """Whether something else lies just now where the fan of this hand is."""
    fact = state.view.facts.get(hand.covered) if hand.covered else None
    return bool(fact) and not (isinstance(fact, dict) and fact.get("over"))


def _only_looked_at(held: Pieces, state: SceneState) -> bool:
    """Whether a decision that uses this open hand chooses something else than its cards: then they are faded."""
    decision = state.decision
    if decision is None or not decision.uses_hand or decision.seat != held.owner or not decision.subjects():
        return False
    return not {piece.key for piece in held.pieces} & set(decision.subjects())


def fan_width(hand: Hand, count: int) -> float:
    """How wide a closed hand of so many cards lies, in units."""
    return hand.card * MM + min(FAN_STEP * max(count - 1, 0), FAN_WIDEST)


def side_of(layout: Layout, state: SceneState, owner: int | None) -> str:
    """The side that a seat has, "" before it is known."""
    sides = state.view.facts.get(layout.sides.fact)
    if owner is None or not isinstance(sides, list) or owner >= len(sides):
        return ""
    return sides[owner] or ""


def middle(rect: Rect) -> QPointF:
    """The middle of a rectangle of millimetres, in scene units."""
    return units(rect).center()


def dress_of(piece: Piece, announced: bool = False, quarter: bool = False) -> Dress:
    """What lies on a piece because of its fields: tilt and labels, markers of delayed effects."""
    fields = piece.fields
    labels: list[tuple[LabelKind, str]] = []
    if announced:
        labels.append(("announced", "Announced"))
    if fields.get("disabled"):
        labels.append(("disabled", "Disabled"))
    if fields.get("taunted_by"):
        labels.append(("taunted", "Taunted"))
    if fields.get("stamp"):
        labels.append(("stamp", str(fields["stamp"])))
    turned = bool(fields.get("disabled"))
    return Dress(
        turn=(QUARTER_TURN if quarter else DISABLED_TURN) if turned else 0.0,
        size=(QUARTER_SIZE if quarter else DISABLED_SIZE) if turned else 1.0,
        dim=bool(fields.get("faded")),
        labels=tuple(labels),
        plates=tuple(_plate(each) for each in fields.get("protect") or ()),
    )


def barred_label(piece: Piece) -> tuple[tuple[LabelKind, str], ...]:
    """The grey tag on a hand card that can't be used now: the reason and its rule."""
    barred, rule = piece.fields.get("barred"), piece.fields.get("rule")
    if not barred:
        return ()
    lines = in_lines(str(barred).rstrip("."), REASON, DRAWN * 0.86)
    return (("reason", "\n".join([*lines, str(rule)] if rule else lines)),)


def _plate(effect: dict[str, object]) -> Plate:
    seat, amount = effect.get("seat"), effect.get("amount")
    name = str(effect.get("name", ""))
    title = f"{name} −{amount}" if amount else name
    return Plate(seat if isinstance(seat, int) else 0, title, str(effect.get("when", "")))
