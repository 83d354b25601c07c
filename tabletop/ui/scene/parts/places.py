"""Where the parts of a view go: their middle and size, whatever kind of zone they lie in. No items, no motion."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tabletop.engine.layout import Layout
from tabletop.engine.view import Piece, View
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.parts.looks import SIZES, PartLook, Shape, look_of, shape_of

# Inside a square of a grid: pawn right, hero left, die below (shares of the square's width and height).
ASIDE: dict[Shape, tuple[float, float]] = {"pawn": (0.3, -0.04), "stand": (-0.2, -0.12), "die": (-0.02, 0.28)}
ROLLED = 70.0  # edge of a die that lies alone to be read
SHIFT = 0.4  # of a part's size by which others in the same place are moved


@dataclass(frozen=True, slots=True)
class PartSpot:
    """Where a part lies, in scene units; `size` is its width, `step` orders parts that overlap."""

    middle: QPointF
    size: float
    look: PartLook
    zone: str
    step: int


def part_spots(layout: Layout, view: View, near: int, seats: int) -> dict[str, PartSpot]:
    """Where every part on the table goes, by key of the piece; cards are not among them."""
    found: dict[str, PartSpot] = {}
    for zone in layout.zones:
        held = view.zones.get(zone.name(near, seats))
        if held is None:
            continue
        crowd: dict[tuple[int, Shape], int] = {}
        for step, piece in enumerate(held.pieces):
            shape = shape_of(piece.key)
            if shape is None:
                continue
            number = crowd.get((piece.place, shape), 0)
            crowd[(piece.place, shape)] = number + 1
            slot = units(zone.slot(piece.place, held.count))
            found[piece.key] = _spot(piece, shape, slot, number, zone.show == "grid", held.name, step)
    return found


def _spot(piece: Piece, shape: Shape, slot: QRectF, number: int, grid: bool, zone: str, step: int) -> PartSpot:
    most = slot.width() * (1.3 if shape == "sign" else 0.45 if grid and shape != "token" else 1.0)
    size = min(ROLLED if shape == "die" and not grid else SIZES[shape], most)
    middle = slot.center()
    if grid and shape in ASIDE:
        aside = ASIDE[shape]
        middle += QPointF(slot.width() * aside[0], slot.height() * aside[1])
    middle += QPointF(SHIFT, SHIFT * 0.6) * (number * size)
    return PartSpot(middle, size, look_of(piece), zone, step)
