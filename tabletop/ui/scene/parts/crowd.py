"""Where pieces stand on a block: heroes left, pawns right, dice and small cards below; smaller where there are many.

Numbers are shares of the block's edge; no items, no pictures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from tabletop.ui.scene.parts.looks import Shape

TOP, BOTTOM, SIDE = 0.185, 0.965, 0.03  # below the caption, above the lower edge, from the sides
NUMBER = 0.68  # where the number in the lower right begins
OVERLAP: dict[Shape, float] = {"stand": 0.8, "pawn": 0.78, "die": 1.0, "ticket": 0.98}  # what a neighbour leaves free
APART = 1.06  # from one to the next in widths, where there is room
SIZES: dict[Shape, float] = {"stand": 0.40, "pawn": 0.42, "die": 0.30, "ticket": 0.66}
HIGH: dict[Shape, float] = {"stand": 1.0, "pawn": 1.0, "die": 1.0, "ticket": 0.66}
WIDE: dict[Shape, float] = {"stand": 1.0, "pawn": 0.8, "die": 1.0, "ticket": 1.0}
ORDER: tuple[Shape, ...] = ("ticket", "die", "pawn", "stand")  # lowest first
ALONE = 0.18  # share of the height above small cards that lie alone
UPPER = (0.46, 0.62)  # share of the height for heroes and pawns where something lies below them


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the block, in shares of its edge."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Stand:
    """The middle of a piece and its width, in shares of the block's edge."""

    x: float
    y: float
    size: float


def arrange(shapes: Sequence[Shape]) -> list[Stand]:
    """Where pieces of these shapes stand on one block, in the same order."""
    counts = {shape: sum(each == shape for each in shapes) for shape in SIZES}
    placed: dict[Shape, list[Stand]] = {
        shape: _pack(shape, counts[shape], box) for shape, box in _boxes(counts).items()
    }
    taken = dict.fromkeys(SIZES, 0)
    found = []
    for shape in shapes:
        kind: Shape = shape if shape in SIZES else "stand"
        found.append(placed[kind][taken[kind]])
        taken[kind] += 1
    return found


def _boxes(counts: Mapping[Shape, int]) -> dict[Shape, Box]:
    """A part of the block for each shape that is there."""
    upper, lower = counts["stand"] + counts["pawn"], counts["die"] + counts["ticket"]
    high = BOTTOM - TOP
    if not lower:
        top = high * (0.6 if upper <= 2 else 0.78)
    elif not upper:
        top = 0.0
    else:
        need = sqrt(counts["stand"] + counts["pawn"]), sqrt(0.6 * counts["die"] + 1.2 * counts["ticket"])
        top = high * min(max(need[0] / sum(need), UPPER[0]), UPPER[1])
    if not upper and not counts["die"]:
        top = ALONE * high  # below what the block itself may say at its upper edge
    boxes: dict[Shape, Box] = {}
    boxes |= _beside("stand", "pawn", counts, Box(SIDE, TOP, 1 - 2 * SIDE, top), 1.0)
    below = Box(SIDE, TOP + top, (1 - 2 * SIDE if not upper else NUMBER + 0.02) - SIDE, high - top)
    boxes |= _beside("ticket", "die", counts, below, 0.6)
    return boxes


def _beside(left: Shape, right: Shape, counts: Mapping[Shape, int], box: Box, weight: float) -> dict[Shape, Box]:
    """Two shapes share a box, by how many there are; alone each has its own side of it."""
    first, second = counts[left], counts[right]
    if not first or not second:
        return {left if first else right: box} if first or second else {}
    share = sqrt(first) / (sqrt(first) + sqrt(second) * weight)
    share = min(max(share, 0.36), 0.66)
    return {
        left: Box(box.x, box.y, box.w * share, box.h),
        right: Box(box.x + box.w * share, box.y, box.w * (1 - share), box.h),
    }


def _step(length: float, room: float, count: int) -> float:
    """From one piece to the next: a little apart where there is room for all, else closer."""
    return min(length * APART, (room - length) / (count - 1)) if count > 1 else 0.0


def _pack(shape: Shape, count: int, box: Box) -> list[Stand]:
    """So many of a shape in rows, as large as they can be; heroes begin at the left, pawns at the right."""
    if not count:
        return []
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        size = min(
            SIZES[shape],
            box.w / WIDE[shape] / (1 + (columns - 1) * OVERLAP[shape]),
            box.h / HIGH[shape] / (1 + (rows - 1) * OVERLAP[shape]),
        )
        if size > best[0] + 1e-9:
            best = (size, columns)
    size, columns = best
    rows = -(-count // columns)
    step_x = _step(size * WIDE[shape], box.w, columns)
    step_y = _step(size * HIGH[shape], box.h, rows)
    wide = size * WIDE[shape] + step_x * (min(columns, count) - 1)
    high = size * HIGH[shape] + step_y * (rows - 1)
    free = box.w - wide
    left = box.x + free * {"stand": 0.35, "pawn": 0.88, "die": 0.5, "ticket": 0.1}[shape]
    top = box.y + (box.h - high) / 2
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        if shape == "pawn":
            column = min(columns, count - row * columns) - 1 - column
            short = (min(columns, count) - min(columns, count - row * columns)) * step_x
        else:
            short = 0.0
        x = left + short + size * WIDE[shape] / 2 + step_x * column
        found.append(Stand(x, top + size * HIGH[shape] / 2 + step_y * row, size))
    return found
