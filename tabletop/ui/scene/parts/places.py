"""Where the parts of a view go: their middle and size, whatever kind of zone they lie in. No items, no motion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.engine.view import Zone as Pieces
from tabletop.ui.scene.bearing import slots_of
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.parts.crowd import ORDER, arrange
from tabletop.ui.scene.parts.looks import (
    SIZES,
    PartLook,
    Shape,
    block_look,
    look_of,
    shape_of,
    stand_look,
    ticket_look,
)
from tabletop.ui.scene.pictures import Faces

# Inside a square of a grid: pawn right, hero left, die below (shares of the square's width and height).
ASIDE: dict[Shape, tuple[float, float]] = {"pawn": (0.3, -0.04), "stand": (-0.2, -0.12), "die": (-0.02, 0.28)}
ROLLED = 70.0  # edge of a die that lies alone to be read
SHIFT = 0.4  # of a part's size by which others in the same place are moved


@dataclass(frozen=True, slots=True)
class PartSpot:
    """Where a part lies, in scene units; `size` is its width, `step` orders parts that overlap.

    `kind` is the card that it stands for, if any; `looked_at` says that arrow keys go to it all the same.
    """

    middle: QPointF
    size: float
    look: PartLook
    zone: str
    step: int
    kind: str | None = None
    looked_at: bool = False


def part_spots(layout: Layout, view: View, near: int, seats: int, faces: Faces) -> dict[str, PartSpot]:
    """Where every part on the table goes, by key of the piece; cards are among them only on blocks."""
    found: dict[str, PartSpot] = {}
    for zone in layout.zones:
        held = view.zones.get(zone.name(near, seats))
        if held is None:
            continue
        if zone.show == "blocks":
            found.update(_blocks(zone, held, faces))
        elif zone.show == "block":
            found.update(_on_block(zone, held, faces))
        else:
            found.update(_parts(zone, slots_of(zone, held, layout, view), held.name, faces))
    return found


def _blocks(zone: Zone, held: Pieces, faces: Faces) -> Iterator[tuple[str, PartSpot]]:
    for piece in held.pieces:
        if piece.kind is not None:
            slot = units(zone.slot(piece.place))
            look = block_look(piece, faces.title(piece.kind), faces.emblem(piece.kind), faces.ground(piece.kind))
            yield piece.key, PartSpot(slot.center(), slot.width(), look, held.name, 0, piece.kind)


def _on_block(zone: Zone, held: Pieces, faces: Faces) -> Iterator[tuple[str, PartSpot]]:
    block = units(zone.at)
    shapes: list[Shape] = [shape_of(piece.key) or "ticket" for piece in held.pieces]
    for number, (piece, shape, stand) in enumerate(zip(held.pieces, shapes, arrange(shapes), strict=True)):
        middle = block.topLeft() + QPointF(stand.x, stand.y) * block.width()
        level = ORDER.index(shape) if shape in ORDER else len(ORDER)
        size = stand.size * block.width()
        yield piece.key, PartSpot(middle, size, _look(piece, faces), held.name, 30 * level + number, piece.kind, True)


def _look(piece: Piece, faces: Faces) -> PartLook:
    """The look of a part; one with a card shows that card's emblem."""
    kind, shape = piece.kind, shape_of(piece.key)
    if kind is not None and shape is None:
        return ticket_look(piece, faces.title(kind), faces.emblem(kind), faces.frame(kind))
    if kind is not None and shape == "stand":
        return stand_look(piece, str(piece.fields.get("icon") or faces.emblem(kind)))
    return look_of(piece)


def _parts(zone: Zone, lying: Iterator[tuple[Piece, Rect]], name: str, faces: Faces) -> Iterator[tuple[str, PartSpot]]:
    crowd: dict[tuple[int, Shape], int] = {}
    for step, (piece, slot) in enumerate(lying):
        shape = shape_of(piece.key)
        if shape is None:
            continue
        number = crowd.get((piece.place, shape), 0)
        crowd[(piece.place, shape)] = number + 1
        middle, size = _lying(shape, units(slot), number, zone.show == "grid")
        yield piece.key, PartSpot(middle, size, _look(piece, faces), name, step)


def _lying(shape: Shape, slot: QRectF, number: int, grid: bool) -> tuple[QPointF, float]:
    most = slot.width() * (1.3 if shape == "sign" else 0.45 if grid and shape != "token" else 1.0)
    size = min(ROLLED if shape == "die" and not grid else SIZES[shape], most)
    middle = slot.center()
    if grid and shape in ASIDE:
        aside = ASIDE[shape]
        middle += QPointF(slot.width() * aside[0], slot.height() * aside[1])
    return middle + QPointF(SHIFT, SHIFT * 0.6) * (number * size), size
